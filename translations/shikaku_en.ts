<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BrowsePage</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n puzzles</source>
        <translation><numerusform>%n puzzle</numerusform><numerusform>%n puzzles</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n groups</source>
        <translation><numerusform>%n group</numerusform><numerusform>%n groups</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n files still to be read</source>
        <translation><numerusform>%n file still to be read</numerusform><numerusform>%n files still to be read</numerusform></translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation><numerusform>Went back %n move. Redo restores it.</numerusform><numerusform>Went back %n moves. Redo restores them all.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation><numerusform>And %n more.</numerusform><numerusform>And %n more.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation><numerusform>%n rectangle breaks a rule</numerusform><numerusform>%n rectangles break a rule</numerusform></translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Streak: %n day</numerusform><numerusform>Streak: %n days</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown %n times.</source>
        <translation><numerusform>Possible rectangles were shown once.</numerusform><numerusform>Possible rectangles were shown %n times.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n nudges</source>
        <translation><numerusform>%n nudge</numerusform><numerusform>%n nudges</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n places shown</source>
        <translation><numerusform>%n place shown</numerusform><numerusform>%n places shown</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n explanations</source>
        <translation><numerusform>%n explanation</numerusform><numerusform>%n explanations</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n moves made for you</source>
        <translation><numerusform>%n move made for you</numerusform><numerusform>%n moves made for you</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n hints: %1</source>
        <translation><numerusform>%n hint: %1</numerusform><numerusform>%n hints: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Streak: %n day</numerusform><numerusform>Streak: %n days</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: %n days</source>
        <translation><numerusform>longest: %n day</numerusform><numerusform>longest: %n days</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%n hints</source>
        <translation><numerusform>%n hint</numerusform><numerusform>%n hints</numerusform></translation>
    </message>
</context>
<context>
    <name>DrillOpener</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation><numerusform>%n drill</numerusform><numerusform>%n drills</numerusform></translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus %n ?</source>
        <translation><numerusform>%1, plus %n ?</numerusform><numerusform>%1, plus %n ?</numerusform></translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n puzzles added.</source>
        <translation><numerusform>%n puzzle added.</numerusform><numerusform>%n puzzles added.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n were already in the library.</source>
        <translation><numerusform>%n was already in the library.</numerusform><numerusform>%n were already in the library.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n could not be read.</source>
        <translation><numerusform>%n could not be read.</numerusform><numerusform>%n could not be read.</numerusform></translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved %n games to %1.</source>
        <translation><numerusform>Saved %n game to %1.</numerusform><numerusform>Saved %n games to %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>LabOpener</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has %n steps, which any LRAT checker can check.</source>
        <translation><numerusform>It has %n step, which any LRAT checker can check.</numerusform><numerusform>It has %n steps, which any LRAT checker can check.</numerusform></translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation><numerusform>Done: %n formulation was run.</numerusform><numerusform>Done: %n formulations were run.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation><numerusform>Stopped after %n formulation.</numerusform><numerusform>Stopped after %n formulations.</numerusform></translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation><numerusform>%n placement before any reasoning.</numerusform><numerusform>%n placements before any reasoning.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are still undecided.</source>
        <translation><numerusform>%n placement is still undecided.</numerusform><numerusform>%n placements are still undecided.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation><numerusform>%n placement is removed (crossed out).</numerusform><numerusform>%n placements are removed (crossed out).</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation><numerusform>%n placement has a fractional value.</numerusform><numerusform>%n placements have fractional values.</numerusform></translation>
    </message>
</context>
<context>
    <name>OpenPuzzleDialog</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1, %n clue</numerusform><numerusform>%1, %n clues</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%n rectangles drawn</source>
        <translation><numerusform>%n rectangle drawn</numerusform><numerusform>%n rectangles drawn</numerusform></translation>
    </message>
</context>
<context>
    <name>PracticeButton</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due in %n days</source>
        <translation><numerusform>Due in %n day</numerusform><numerusform>Due in %n days</numerusform></translation>
    </message>
</context>
<context>
    <name>PuzzleGrader</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation><numerusform>hardest technique: %1 (once); score %2 per clue</numerusform><numerusform>hardest technique: %1 (%n times); score %2 per clue</numerusform></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation><numerusform>and %n more</numerusform><numerusform>and %n more</numerusform></translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation><numerusform>About %n minute left</numerusform><numerusform>About %n minutes left</numerusform></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1, %n clue</numerusform><numerusform>%1, %n clues</numerusform></translation>
    </message>
</context>
<context>
    <name>TimesPlot</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>%n games, in order of play</source>
        <translation><numerusform>%n game, in order of play</numerusform><numerusform>%n games, in order of play</numerusform></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation><numerusform>%n trial</numerusform><numerusform>%n trials</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation><numerusform>%1 (%n rectangle)</numerusform><numerusform>%1 (%n rectangles)</numerusform></translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation><numerusform>%n technique is due: %1.</numerusform><numerusform>%n techniques are due: %1.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%1 and %n more</source>
        <translation><numerusform>%1 and %n more</numerusform><numerusform>%1 and %n more</numerusform></translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>%1: %n solved, %2 played</source>
        <extracomment>%1: a day, %n: a number of puzzles, %2: a time.</extracomment>
        <translation><numerusform>%1: %n solved, %2 played</numerusform><numerusform>%1: %n solved, %2 played</numerusform></translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>shard {number}/{total}: {count} records</source>
        <translation><numerusform>shard {number}/{total}: one record</numerusform><numerusform>shard {number}/{total}: {count} records</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{count} steps</source>
        <translation><numerusform>1 step</numerusform><numerusform>{count} steps</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>needs what-if {count} times</source>
        <translation><numerusform>needs what-if once</numerusform><numerusform>needs what-if {count} times</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Removed {count} files from {folder}.</source>
        <translation><numerusform>Removed 1 file from {folder}.</numerusform><numerusform>Removed {count} files from {folder}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>left out {count} rectangles that overlap, as unfinished ones do</source>
        <translation><numerusform>left out a rectangle that overlaps others, as unfinished ones do</numerusform><numerusform>left out {count} rectangles that overlap, as unfinished ones do</numerusform></translation>
    </message>
</context>
</TS>
