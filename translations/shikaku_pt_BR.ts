<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BoardPreview</name>
    <message>
        <location filename="../shikaku_gui/gui/board/board_preview.py"/>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BookControls</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>P&amp;uzzles on a page:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pap&amp;er:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Orien&amp;tation:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Mar&amp;gins:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Extra inside:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Bleed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Page numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>S&amp;olutions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Hints:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Lin&amp;k:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Caption:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>A line for the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>A line for the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Number rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>With the rectangles drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>With &amp;marks and trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>T&amp;itle:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Subtitle:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Imprint:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Co&amp;ver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Rules with an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Table of &amp;contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>A chapter for each grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BrowsePage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Change Folder ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose Folder ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Puzzles: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 group</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>more are in your folder than are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>files still to be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Nothing fits what you are looking for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No puzzle occurs several times here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No game is waiting for you. What you begin is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Files that you open are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose a folder of yours: its puzzles appear here, and new ones too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no puzzles here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Rename ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Move to Trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Give Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Undo Renaming or Deleting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Checking ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing is drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, and every clue and cell still has a rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has not failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Reject trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking for the last good position ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Whatever is drawn, this puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This puzzle has no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing that is drawn has to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This is a good position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back one move. Redo restores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Back to the last good position</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>A rule is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>It is proved that no rectangles can fill this grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken. Whether all can stay was not found out in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>All rectangles drawn belong to the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>All rectangles drawn belong to a solution. There are several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>All right so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Save proof...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Runs of each formulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Seconds for each run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Another Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Solved in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles shown: %n</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>nudge %n</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>where %n</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>why %n</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>drawn %n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Hints: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Days in a row: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Month before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Next month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>The same puzzle for everybody, made from the date alone. A day counts while it is that date anywhere on Earth; earlier days can always be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>The puzzle is being made ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>hints: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>no hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved later: it does not count for the streak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved while the clock was set back: it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DetailsForm</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Aut&amp;hor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Sour&amp;ce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>What the player should know, if anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>Reading %1 ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>%1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>%1 cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>%1 is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>The library can show the puzzles in it and in the folders below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>It then no longer shows %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>The library shows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>Show in the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>Pasted puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>This text is no puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>Added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>in the library before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>not readable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>Back to the puzzle before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>The text was opened as a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>Nothing to paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/documents.py"/>
        <source>The clipboard holds no text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrillOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Today: five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>From your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Drill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1 of %2 right at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>One drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>That's it for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>You have done all drills there are. New ones are being made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>No new drill yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorAutosave</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_autosave.py"/>
        <source>No other puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_autosave.py"/>
        <source>The editor keeps no other puzzle that you were making.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_autosave.py"/>
        <source>The puzzle in the making is not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_autosave.py"/>
        <source>You began another one before it was read. Open Other Draft shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_autosave.py"/>
        <source>The puzzle in the making cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_autosave.py"/>
        <source>What there was lies beside it as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_autosave.py"/>
        <source>The puzzle cannot be kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>no clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>Grid of %1 rows and %2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1 Type a number or ?, Delete removes it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorFiles</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_files.py"/>
        <source>%1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_files.py"/>
        <source>%1 cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_files.py"/>
        <source>%1 cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Sum of clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Placements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solving ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, and %n ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Type&lt;/b&gt; a number or &lt;b&gt;?&lt;/b&gt; into the chosen cell.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; a clue to move it, or push it with Ctrl and the arrow keys.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right-click&lt;/b&gt; for rows and columns.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; a rectangle: its clue follows.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Click&lt;/b&gt; in it to bring the clue there; &lt;b&gt;Delete&lt;/b&gt; removes it.&lt;/p&gt;&lt;p&gt;With keys: &lt;b&gt;Shift&lt;/b&gt; and arrows, then &lt;b&gt;Enter&lt;/b&gt;.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Untitled puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>%1[*] — Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExceptHook</name>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong, and what you asked for was not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Your game is unchanged, and you can continue. If it happens again, the details help us fix it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;With your rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>With your &amp;marks and trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Save &amp;As...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>The picture cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>The picture is in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Export Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Scal&amp;e:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>%1 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Solving ...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureTiles</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Time played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Daily streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Longest daily streak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Renamed to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>%1 is in the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>%1 is back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterControls</name>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Title, author, source, grade, size or file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Turn the order around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show only puzzles that occur several times, perhaps rotated or mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show filters and order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <location filename="../shikaku_gui/gui/library/gallery.py"/>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Board of %1 rows and %2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Arrow keys move the cursor, Shift and arrow keys stretch a rectangle, Enter draws it, P pencils it, X crosses it out, Delete removes one, P on a clue shows its possible rectangles, Tab goes to the next open clue, L tells which are left, F6 leaves the board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solving ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>This is the only solution. Undo brings your rectangles back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solved by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>There are several solutions; this is one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Several solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>It is proved that no rectangles can fill this grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>No solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>The work ended at a limit before an answer was known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Some rectangles were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>They overlap in the file, as in rooms that are not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>This puzzle has no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Welcome back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You have played this puzzle before: here is how you left it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Start Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>The board is clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Undo brings your rectangles back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Another game on this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>There is also a game of yours on this puzzle that differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Go to That Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Replay: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_saver.py"/>
        <source>A copy was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_saver.py"/>
        <source>%1 cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for the next step ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There is no step left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for all steps ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There is no other hint now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That's it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That is not right. Here is more help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Right, but there is another step to find.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>This hint is out of date.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All hints now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>The history was erased.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Written to %1, games: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Games that you finish or give up are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Play Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Games that ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Go On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Writing the proof ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>The proof could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Too many rectangles are possible in this puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It shows that the puzzle has exactly one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It shows that the puzzle has several solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It shows that the puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>%n steps; any LRAT checker can check them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Proof written to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Export...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Laboratory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Formulations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>On the &amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Proofs contradict each other: this is an error of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: one formulation was run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>The rectangles of this puzzle are too many to list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after one formulation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>%1: %2 of %3 formulations done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Task %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That's it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That says nothing new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>True, but not this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That cannot be</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Lesson %1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>%1 of %2 tasks done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Start to see what each level of reasoning removes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement before any reasoning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All placements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level proves that there is no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are not decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Every clue is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement is removed (crossed out).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level removes nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement has a fractional value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All values are 0 or 1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Daily puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>New Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Open File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>The file is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This game is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This game is on the board just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>The game is in the history now, and can be taken up there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Folder with puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>%1 % done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Back to Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibrarySidebar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Parts of the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Untitled puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview: click or drag to look elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MissedCard</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/missed_card.py"/>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/missed_card.py"/>
        <source>Missed in your games: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>Calendar of daily puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewPlayer</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>New to Shikaku?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Learn the rules by playing. It takes two minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Show Me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>No, Thanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>The lessons are in the library, and F1 leads to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Have fun</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewPuzzleController</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>This puzzle cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Only a puzzle that was made here has settings and a seed to share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Not copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Whoever pastes this text into Shikaku gets the same puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>&amp;Settings and Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Redo returns to the new puzzle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your game is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Making the puzzle ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>You are playing this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Undo brings your game back; the history keeps it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Back to My Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>A new puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>No such puzzle was found in %1 tries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Other settings ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>No puzzle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Few large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Many small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Same as &amp;Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Crea&amp;te</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>New Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Random (enter a number to repeat a puzzle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>By the hardest step that a person needs to solve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>What the rectangles mostly look like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>What leaves the places of the clues as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>R&amp;ectangles:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>&amp;Needs technique:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>See&amp;d:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Expected time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Expected time:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>about %1 cells each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Last time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Making the puzzle ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Making the puzzle: try %1 ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>No such puzzle was found in %1 tries. Another size or difficulty may do better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>No such puzzle that needs this technique was found in %1 tries. A larger size or another technique may do better.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/next_step.py"/>
        <source>Next Step: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Add All to the Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Which puzzle do you want to open?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open this puzzle?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>The puzzles are being added to the library ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>{rows} rows, {cols} columns, clues: {clues}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Rectangles drawn: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Picture %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacementView</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/placement_view.py"/>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Print...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Save as PDF...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>The margins leave no room on this paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>It is too large to be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>The file could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintNotice</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleGrader</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>No grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>several solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>not solved without a search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>one hard moment: %1; score %2 per clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1; score %2 per clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Add...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open &amp;Book...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open a book file with its puzzles and options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Untitled, {size}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RectangleMenu</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Hint Near Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Explain This</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Why Is This Wrong?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Possible Rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove Pe&amp;ncil Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove &amp;Crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Explaining ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Looking for the reason ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It breaks no rule, but no technique known here leads to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>No explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It breaks no rule. More was not found out in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to a solution. There are several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>This is not wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Try Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Going through the game ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Worth another look:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Looking for what could be seen here ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Untitled puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Review: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Moment %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>H reveals the step, N shows the next moment, Shift+N the previous one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>It belongs to the solution. But there is another step to find.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That is not part of the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That's it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: this will come up in your drills.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>The time is up: this drill is the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>Less than a minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About a minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The link to the puzzle is in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The game ID is in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The puzzle is in the clipboard as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The picture is in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Game ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Not copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>A web page can have at most %1 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The page could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>&lt;p&gt;Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle, or click two opposite corners.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag a border&lt;/b&gt; to resize, &lt;b&gt;click&lt;/b&gt; a rectangle to remove it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrow keys&lt;/b&gt; move the cursor, &lt;b&gt;Shift+arrows&lt;/b&gt; size a rectangle, &lt;b&gt;Enter&lt;/b&gt; draws it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag with the right button&lt;/b&gt; to pencil what belongs together, &lt;b&gt;X&lt;/b&gt; crosses out, &lt;b&gt;T&lt;/b&gt; begins a trial.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; gives a hint, &lt;b&gt;C&lt;/b&gt; checks, &lt;b&gt;U&lt;/b&gt; undoes.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Untitled puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, one clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, %n clues</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>New Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Crea&amp;te</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Sizes and grades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Year before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Next year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Size and grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints you asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>All of this stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Export CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>E&amp;rase...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times are estimates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Each hint counts once, by the most that was shown of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Shown at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>A nudge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Best %1 (ringed), median %2, trend: %3. Dashed: the median of the last %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Plots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>Time played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>%1 of %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Start Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Back to Learn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TechniqueChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Needs technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>A technique without which the puzzle cannot be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>%1 (%2)</source>
        <comment>a technique, and the level of the puzzles that need it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TechniqueTile</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>Practise: %1. Level %2 of %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>Not practised yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>Due today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>Mastered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>Due tomorrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>Due in %n days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>%1 of %2 right at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/technique_tiles.py"/>
        <source>median %1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimesPlot</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Times in the order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Puzzles you solve appear here, unless a hint drew one of the rectangles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Games in the order of play: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TodayCard</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>Due: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>%1 and %n more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>Nothing is due. Next to learn: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/today_card.py"/>
        <source>Nothing is due today. You can practise all the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep all that was drawn (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Remove it and cross out its first rectangle (J)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Undo to its beginning without a conclusion (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WalkthroughController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>There is no step left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Finding the way ...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WalkthroughPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Walk through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step of the walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>%1 s a picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>YearCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/year_calendar.py"/>
        <source>Calendar of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>All puzzles, the daily one, unfinished games, history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;New Puzzle...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle; Undo brings your game back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Ne&amp;w, Same as Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle with the settings used last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open a puzzle or a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open Sa&amp;mple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Puzzle E&amp;ditor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a puzzle of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save the game to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save &amp;As...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Export Image...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Write a picture: PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Export We&amp;b Page...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Write a page that plays the puzzle in any browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Print...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Print one or several puzzles, with a preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Close Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Take the last step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the step again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all rectangles; Undo brings them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Clear &amp;Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all pencil rectangles and crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>C&amp;opy Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy the puzzle's address on puzz.link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy &amp;As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Paste Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open the puzzle that is in the clipboard as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Your times, hints, streaks and the calendar of the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Whole Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show all of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Row and Column Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show pencil rectangles and crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>O&amp;verview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show in a corner which part of a large board is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Full Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Learn to Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Lessons, from the rules to the hardest techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;How to Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>The rules and the gestures in a few lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;About Shikaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Tell whether all is right so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show &amp;Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Back to the &amp;Last Good Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo as far as needed to be rid of mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Cl&amp;ues Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Tell which clues are left and how much is covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Begin &amp;Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Suppose something: what you draw now can be rejected again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Keep Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Keep all that was drawn in the trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Re&amp;ject Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Remove what the trial drew; cross out its first rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Back to Before the Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo the trial without a conclusion; Redo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Ask for a step to find; each further press says more, the last one draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Draw It Yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Learn play: hints explain a step, but do not draw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;All Hints Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List every step that can be made now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Walk Through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show step by step how the solution is found from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Draw the whole solution; Undo brings your game back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Edit This Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Change the puzzle in the editor; your game stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Laborator&amp;y...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Compare formulations of the literature on this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save &amp;Proof...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Write a proof of how many solutions this puzzle has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/toolbar.py"/>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <location filename="../shikaku_gui/gui/app.py"/>
        <source>Shikaku</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;New...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Open O&amp;ther Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Save &amp;As...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Play It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rec&amp;tangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Make Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Empty the Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove Ro&amp;w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Be&amp;fore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Af&amp;ter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column &amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column R&amp;ight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove &amp;Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Rotate Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rotat&amp;e Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Mirror Left to Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Mirror T&amp;op to Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Whole Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>O&amp;verview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Side &amp;Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Save the puzzle?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>The puzzle that you are making is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Another one is about to take its place in the editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Don't Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>An empty grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Choose a cell and type a number, or draw rectangles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>It is proved that there is no other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Several solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The two shown differ in {count} cells, which are dotted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>It is proved that no rectangles can fill this grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The cells concerned are hatched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not finished yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cells still to be given to a clue: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cells that no clue can reach yet: {count}. They are dotted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The solver did not find out in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Something went wrong in the solver. It tries again after the next change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Make &amp;Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Clue moves: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the solution with these rectangles is the only one. Fewer moves would not do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the solution with these rectangles is the only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Move the Clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Leave Them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Looking for clue moves ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue moves found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Moving clues inside their rectangles was not enough. Change a dotted part by hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>The file has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>{name} was changed by something else in the meantime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>There is already a file {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Keep Both saves yours beside it as {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Keep Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fresh</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Gentle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Few large rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather large rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Some large, some small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather small rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Many small rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>needs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>depends on the difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>not known for this size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Move the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Shift + arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Stretch a rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Begin or draw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Remove the rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Right drag, or P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Pencil a rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Cross out what is being drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>P on a clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Show its possible rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Go to the next open clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Shift + Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Go to the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Cancel what is being drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Ctrl + wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Wheel, Shift + wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Move a zoomed board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Space + drag, middle drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Take hold of a zoomed board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Go between board and panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>About Shikaku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help.py"/>
        <source>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Play, solve and study Shikaku: divide the grid into rectangles, one number each.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It works offline and sends nothing anywhere.&lt;/p&gt;&lt;p&gt;Not affiliated with Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;With Qt {qt}.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Nudge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Name the technique: find the step yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what to look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what follows, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Do it on the board; Undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>How much to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rule is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rectangle is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>This puzzle has no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Several solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Something is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>The trial has failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Beyond the techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Nudge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Where?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Mark it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A mark is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Another hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>%1:
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>this clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>because of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>nothing fits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>laboratory</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>the equations alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that one clue alone can reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that all placements share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>counting the cells of the clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>equations that contain each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>supposing placements, one at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Formulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Build, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Solve, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Prove, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Typical, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>one solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>several solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>crashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (claim)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>running ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Today: five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>From your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Your techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Pencil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Cross out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Tool</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Gentle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>%1 % done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>No longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Tiny: up to 36 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small: up to 100 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium: up to 225 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large: up to 600 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giant: more than 600 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solution shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>best %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Group %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Group %1 of duplicates: the same puzzle, perhaps rotated or mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Untitled puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>In progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A name that begins with a dot hides the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>No file name may have the sign %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A name cannot end with a dot or a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>On some systems this is the name of a device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>This name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Another file has this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>New name of the file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By best time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>All puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>My folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Daily puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>clues without an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>areas of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a grid of one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a puzzle of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the rectangles you have drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>your marks and trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the steps to undo and redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the time played and the hints used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the text of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Save without everything?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>A file of the kind "{format}" has no place for:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Your game itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>&amp;Save Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>A file of the kind "{format}" cannot hold this puzzle: it has no place for {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Clear List</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A kept game is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A kept game is from a newer version of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A kept game cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The last game is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Games cannot be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is damaged; a new one was begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is from a newer version; a new one was begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history cannot be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>An earlier save of it was taken instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>What there was lies beside it as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history could not be read or written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Trouble with the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The game could not be written to the disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Not kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>On pages at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Upside down on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <location filename="../shikaku_gui/gui/accessibility/board_table.py"/>
        <source>Row %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Your times are compared with the expected ones once you have solved %1 different puzzles without a hint that draws. So far: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Over %1 puzzles, you took %2 times as long as expected (median; the first game of each).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Rank correlation of expected times with yours: %1. It is 1 if both order the puzzles alike, and near 0 if they have nothing to do with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Trend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent} % quicker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent} % slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{day}: {solved} solved, {time} played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Erase the history?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>All games, times, streaks, drills and the list of recent files are erased.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>This cannot be undone. Games in progress stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>&amp;Erase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Close without saving?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Your last moves could not be written to the disk: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Make room on the disk and try again, or save the game in another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Keep Window Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Save in Another Place ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Close Anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>view</name>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{height} x {width} = {area}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>fits the ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}: +{off}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{count} clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces one rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces {count} rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>possible: {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{cell} is not covered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>The {clue} in {cell} has no rectangle yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{size} = {area} cells: fits the {clue}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>One cell: fits the {clue}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: {size} = {area} cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: one cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} breaks no rule, but no solution has it. Its menu tells why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Click the opposite corner (or this cell again to cancel). Size: {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Move to the opposite corner and press Enter (Esc cancels). Size: {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Pencil: {rect} ({size}) belongs to one rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}), {number} of {count} possible for {clue}. Arrow keys show the others, Enter draws, X crosses out, Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{status} Crossed out: {rects}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but some rectangles break a rule: they are hatched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but this is not the solution yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{name}. K keeps it, J rejects it, B goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Drag to draw rectangles. Each must contain one number and exactly that many cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_session.py"/>
        <source>This rectangle belongs to the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>A pencil rectangle needs at least two cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a pencil rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No need to cross this out: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No rectangle is left for {clue}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width} that no solution agrees with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one of them is in the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one rectangle crossed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>supposed in trial {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>possible rectangle {number} of {count}, {height} by {width}, {extent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>from row {top}, column {left} to row {bottom}, column {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencilled: {height} by {width}, {extent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Crossed out: {height} by {width}, {extent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencil rectangle removed: {height} by {width}, {extent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Cross removed: {height} by {width}, {extent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} crosses removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} begins: you can reject what you draw now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} is open again: you can reject what you draw now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} supposes this rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Row {row}, column {col}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {row}, column {col}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {top}, column {left} to row {bottom}, column {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clue {clue}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unknown clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unfilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>breaks a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>is in no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>marked {marks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>differs between solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>not covered by a clue yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>part of why there is no solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The rectangle reaches from row {top}, column {left} to row {bottom}, column {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{height} by {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{phrase}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} of {wanted} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{off} too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>no clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clues {clues}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>pencil {rectangle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}, {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Removed: {rectangle}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{covered} of {all} cells covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is no longer solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>This is not the solution yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Go to the opposite corner and press Enter, or Esc to cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Nothing drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>One clue left: {clues}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} clues left: {clues}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Every clue has a rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has no rectangle left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has only crossed-out rectangles left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Nothing can cover {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{rect}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The {area} in {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The "?" in {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {clue} is {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {rect} is a rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: nothing drawn yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: several rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_commands.py"/>
        <source>{count} trials are open: keep or reject one first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/solution_cache.py"/>
        <source>Something went wrong while it was being solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>When the Board Is Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule Errors Immediately</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything Not in the Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were shown on the full board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule errors were shown immediately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything not in the solution was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>One clue has only one rectangle that fits. Draw it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find a cell that only one clue can reach, but not with all its rectangles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>All rectangles of one clue share some cells. Find one of them that another clue could take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a neighbour no room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a cell that nothing can cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would cut off cells which the clues among them cannot fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Any rectangle on one cell also takes another. Cross out a rectangle that takes the other cell alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Two clues must fill some cells together. Cross out a rectangle that would make that impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Count the cells of a few clues together. Cross out a rectangle that would take too many of them, or put too many elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Suppose a rectangle, see where it leads, and cross out one that is impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Click the cell, or go to it and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag to draw, or press Shift+arrows, then Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over cells that belong together, or press Shift+arrows, then P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over the rectangle, or press Shift+arrows, then X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>True, but not what was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>The board already shows this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique does not prove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique leaves other rectangles for the same clue: {possible}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find something that follows and is not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>It is not this cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Look again, or ask for help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>less than a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>{time} (estimate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} that only one rectangle fits. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a cell {region} that only one clue can reach. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} whose rectangles all share some cells. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a neighbour no room. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There are two cells {region} that go together. Find them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a stranded cell. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would seal off a pocket that cannot be filled. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>Two clues {region} say something together. Find out what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is space to count {region}. Find out what follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} leads to a contradiction. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>A clue {region} can be drawn in only one way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Look at [subject]{clue}[/subject]: which rectangles fit it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [result]{place}[/result] is left for [subject]{clue}[/subject].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>The other clues leave [subject]{clue}[/subject] nothing but [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One rectangle is left for each of [subject]{clues}[/subject].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only one clue can reach a certain cell {region}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which clues can reach [reason]{cell}[/reason]?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its rectangle contains [result]{pencil}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so it must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some cells can be reached by one clue only, so these must cover them: [subject]{clues}[/subject].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Whatever a clue {region} becomes, it needs certain cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells do all rectangles for [subject]{clue}[/subject] share?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. Beside that, only [result]{place}[/result] is left for its neighbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle left for [subject]{clue}[/subject] contains [result]{pencil}[/result], so no other clue may use these cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for [subject]{clue}[/subject] needs [reason]{cells}[/reason].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>All rectangles left for a clue share some cells, so these are taken: [subject]{clues}[/subject].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} leaves a neighbour no room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any other rectangle for [subject]{victim}[/subject] would leave no room for [reason]{starved}[/reason]. So it must be [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would be no room for [reason]{starved}[/reason].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for [reason]{starved}[/reason].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two cells {region} belong together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What can cover [reason]{cell}[/reason], and does it cover [reason]{beside}[/reason] too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. That leaves [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without it, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], but any rectangle on [reason]{cell}[/reason] needs that cell too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} strands a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can cover?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] were anything but [result]{place}[/result], nothing could cover [reason]{cell}[/reason].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing could cover [reason]{cell}[/reason].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover [reason]{cell}[/reason].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} cuts off some cells: count them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be filled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Anything but [result]{place}[/result] for [subject]{victim}[/subject] would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it cuts off [reason]{pocket}[/reason], {misfit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} must fill some cells between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] fill [reason]{cells}[/reason]?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them. They can do so only with [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them; [ruled_out]{out}[/ruled_out] would make that impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must fill [reason]{cells}[/reason] between them, and with it they could not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} fill certain cells between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That leaves [result]{place}[/result] for a neighbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] cover [reason]{need}[/reason]?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which leaves [result]{place}[/result] for a neighbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] reach [reason]{need}[/reason], and covering that always fills [reason]{cells}[/reason] too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Count the cells {region}: the clues around them have few to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells can only [subject]{group}[/subject] cover?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That leaves [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and [ruled_out]{out}[/ruled_out] would put more there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some clues {region} need almost all the room they have: count it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How many cells can [subject]{group}[/subject] reach?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others. That leaves [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others, and [ruled_out]{out}[/ruled_out] would take more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Try a rectangle for a clue {region} and see where it leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so it must be drawn another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Then {count} steps follow, one after the other, for [subject]{clues}[/subject].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing fits [reason]{clue}[/reason]: a contradiction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing can cover [reason]{cell}[/reason]: a contradiction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-left quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-right quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-left quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-right quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one rectangle fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one clue reaches this cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells in every rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>No room for a neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells that go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Stranded cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Sealed pocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Two clues together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Space counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>What if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Gentle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[subject]A clue 1[/subject] fills its own cell alone: [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only [result]{place}[/result] fits [subject]{clue}[/subject]. Every other rectangle hits {blockers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]another clue[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]a drawn rectangle[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>a mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason] any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing can cover [reason]{cell}[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing can cover [reason]{cell}[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason] any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing fits [reason]{clue}[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing fits [reason]{clue}[/reason]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>with no clue in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the {areas} inside needs {areas}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside add up to {areas}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside need at least {areas}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>any of {count} rectangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>only {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{reason} It takes {count} steps to see this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>A search through all possibilities shows this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Draw [result]{place}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]{rect}[/ruled_out].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Pencil [result]{pencil}[/result].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cross out [ruled_out]{out}[/ruled_out].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove the mark on [ruled_out]{rect}[/ruled_out].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]these {count} marks[/ruled_out].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Reject the trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>There is nothing to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>The puzzle has several solutions. This is true in all of those with your rectangles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Whether the puzzle has only one solution is not known: checking takes too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Numbers that fit in a single way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells that a single number can cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil what a number needs in any case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a number no room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a cell uncovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Count the cells that a rectangle cuts off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Two cells that one rectangle must cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>What two numbers must fill between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells against the sum of the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Suppose a rectangle and see where it leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Learn to play by playing: two minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>That fits: one number, and as many cells as it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A rectangle that breaks a rule is hatched. This one contains two numbers, the 6 and the 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Click the hatched rectangle to remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is gone. U undoes a move whenever you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move onto it and press Delete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This one breaks the other rule: its number is 6, but it has only 4 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Drag one of its borders until it has 6 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>6 cells for the 6. Now you know both rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: draw a larger rectangle over it, which replaces it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A puzzle is solved when every cell is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve this one. Help is there if you need it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! You know all there is to know. The rest is finding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>By keyboard, Tab goes to the next number without its rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one number at a time. The edge, other numbers and drawn rectangles may leave it a single rectangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one empty cell at a time, corners first. If only one number can reach it, that number must cover it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A number may have several rectangles left that share some cells. Whichever it is, these cells are taken, so other numbers must do without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If it leaves a number nearby no room for any rectangle, it is impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle that cuts off some cells. The numbers among them must add up to just as many cells. If not, the rectangle is impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Sometimes every rectangle that covers one cell covers a second one, too. Then none may take the second cell without the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Some cells can be covered by two numbers only. These two must fill them between them, so whatever prevents that is impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Choose some cells and the numbers that can cover them, and count. Numbers without cells to spare must not waste any, and cells that need them all must get them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>When nothing else helps, suppose a rectangle and follow what it forces. If a number or a cell is left with nothing, the rectangle is impossible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a number with a single rectangle left, and draw it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a cell that only one number can reach. Draw its rectangle, or pencil the part that is certain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find cells that are in every rectangle of a number, and pencil them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would leave a number no room, and cross it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would strand a cell, and cross it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would cut off the wrong number of cells, and cross it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that separates cells which go together, and cross it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that two numbers together make impossible, and cross it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that the count makes impossible, and cross it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that leads to a dead end, and cross it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and press P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with the tool Draw is right, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T begins a trial, and J rejects it, which crosses its first rectangle out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>While you drag, the cells are counted and the numbers in them added up. Let go to cross out, or press Esc to leave it. By keys: Shift+arrows, then X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>An example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Try it where the marks are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>On your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A whole puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This puzzle needs what you have just learned, and nothing harder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve it. Help is there if you need it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! This technique is yours now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = {area} cells; the numbers in them: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = {area} cells; a number in them is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is true, but it does not follow from this technique alone. Look once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The board says so already. Look for something new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>No solution agrees with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle ({size}) contains no clue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle contains {count} clues: {clues}. A rectangle may contain only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has one cell, but its clue is {wanted}: {off} too few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The puzzle has no clues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has {wanted} cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No rectangle of {wanted} cells fits on the grid for the clue in {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>Every rectangle of {wanted} cells for the clue in {cells} includes another clue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No clue can reach {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>These clues cannot all have their rectangles: {clues}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>There is no simple reason: only {total} or more clues taken together show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has only one cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues need at least {total} cells, but the grid has {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the {area} in {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the "?" in {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>At least one rectangle breaks a rule (hatched).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A rectangle {quarter} breaks a rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{broken}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your rectangles fits its clue but is not part of the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong rectangle is {quarter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities finds no solution with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your rectangles cannot all be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of them is {quarter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution contains them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your pencil marks is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong mark is {quarter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all belong to one rectangle of the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your crossed-out rectangles is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[allowed]{rect}[/allowed] is crossed out, but it is part of the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your marks cannot all be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your rectangles together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>From here, the puzzle has several solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [subject]{clue}[/subject].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in another [allowed]{other}[/allowed]. Take either: every solution counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>There is no way to divide this grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution. {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps here; only a search does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. None of the techniques I know proves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>None of the techniques I know helps on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>I found no place where one of them applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps on this board, and searching it for a solution would take too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial. Suppose something more, or leave the trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Something drawn or marked {region} cannot be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>With what is drawn and marked, {end}. So something there is wrong: undo until the contradiction is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>What this trial supposes cannot be right: look {region}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [reason]{cell}[/reason]: the trial fails there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In this trial, {end}. So what it supposes is wrong: reject it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>This game is from an older version, which did not record when moves were made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Nothing to review: no wrong rectangle, no hint and no long pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>A wrong rectangle was on the board for {time} in total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You usually took {time} for a move; a pause of more than {limit} counts as long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Wrong rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Long pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed on the board for {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{reason} It stayed on the board for {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>After {time} without a move, you asked for a hint: {degree}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You made no move for {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a nudge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>an explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a rectangle drawn for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Here you could have seen this: {find}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has several solutions, so there is no single one to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>Checking whether it has only one solution took too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Shikaku board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Mouse: drag from corner to corner, or click two opposite corners. Click a rectangle to remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Touch: the same with one finger. Two fingers zoom and move the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Keys: arrow keys move the cursor, Shift+arrows size a rectangle, Enter draws or removes it, Esc cancels. C checks, Ctrl+Z undoes, Ctrl+Y redoes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check tells whether all is right so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>This page needs JavaScript to show the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>row {row}, column {col}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>clue {area}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a wrong rectangle of {height} by {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{height} × {width} = {area}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Now choose the opposite corner, or this cell again to cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Drawn: {height} × {width} = {area}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Removed: {height} × {width}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Looking good so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Nothing is drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle breaks a rule (hatched).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles break a rule (hatched).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle fits its number but cannot be part of the solution (hatched).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles cannot be part of the solution (hatched).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
