<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BrowsePage</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n groups</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n groups</numerusform></translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>Went back %n moves. Redo restores them all.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>And %n more.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n rectangles break a rule</numerusform></translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles shown: %n</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>Possible rectangles shown: %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>nudge %n</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>nudge %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>where %n</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>where %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>why %n</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>why %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>drawn %n</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>drawn %n</numerusform></translation>
    </message>
</context>
<context>
    <name>DrillOpener</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n drills</numerusform></translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, and %n ?</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%1, and %n ?</numerusform></translation>
    </message>
</context>
<context>
    <name>LabOpener</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>%n steps; any LRAT checker can check them.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n steps; any LRAT checker can check them.</numerusform></translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>Done: %n formulations were run.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>Stopped after %n formulations.</numerusform></translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n placements before any reasoning.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are not decided yet.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n placements are not decided yet.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n placements are removed (crossed out).</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n placements have fractional values.</numerusform></translation>
    </message>
</context>
<context>
    <name>PuzzleGrader</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>hardest technique: %1 (%n times); score %2 per clue</numerusform></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>and %n more</numerusform></translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>About %n minutes left</numerusform></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, %n clues</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%1, %n clues</numerusform></translation>
    </message>
</context>
<context>
    <name>TechniqueTile</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>Due in %n days</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>Due in %n days</numerusform></translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n techniques are due: %1.</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>%1 and %n more</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%1 and %n more</numerusform></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%n trials</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>%1 (%n rectangles)</numerusform></translation>
    </message>
</context>
</TS>
