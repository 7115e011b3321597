<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Diagnostics</source>
        <translation>诊断信息</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Copy &amp;Diagnostics</source>
        <translation>复制诊断信息(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The diagnostics are on the clipboard.</source>
        <translation>诊断信息已复制到剪贴板。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The clipboard cannot be used. Please copy the selected text.</source>
        <translation>剪贴板无法使用。请复制选中的文字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Licences</source>
        <translation>许可证(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>D&amp;etails</source>
        <translation>详细信息(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Parts of the program</source>
        <translation>程序的组成部分</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For red-green colour blindness</source>
        <translation>适合红绿色弱</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For blue-yellow colour blindness</source>
        <translation>适合蓝黄色弱</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;No animations</source>
        <translation>无动画(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Colours:</source>
        <translation>配色(&amp;C)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Rectangle colours:</source>
        <translation>矩形颜色(&amp;R)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Text size:</source>
        <translation>文字大小(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>High contrast and fewer animations are also used if the system asks for them.</source>
        <translation>如果系统要求，也会使用高对比度并减少动画。</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <location filename="../shikaku_gui/gui/board/board_preview.py"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>BoardViewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>R4C5 (row 4, column 5)</source>
        <translation>R4C5（第 4 行第 5 列）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>E4 (column E, row 4)</source>
        <translation>E4（第 E 列第 4 行）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Row and column numbers</source>
        <translation>行号和列号(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Overview of large boards</source>
        <translation>大棋盘的缩略图(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Pencil rectangles and crosses</source>
        <translation>铅笔矩形和叉号(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Cell names:</source>
        <translation>格的名称(&amp;C)：</translation>
    </message>
</context>
<context>
    <name>BookControls</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Book</source>
        <translation>谜题书</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>P&amp;uzzles on a page:</source>
        <translation>每页谜题数(&amp;U)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pap&amp;er:</source>
        <translation>纸张(&amp;E)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Orien&amp;tation:</source>
        <translation>方向(&amp;T)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Mar&amp;gins:</source>
        <translation>页边距(&amp;G)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Extra inner margin:</source>
        <translation>内侧额外边距：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Bleed:</source>
        <translation>出血：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Page numbers</source>
        <translation>页码</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Large print</source>
        <translation>大字版(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>S&amp;olutions:</source>
        <translation>答案(&amp;O)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Hints:</source>
        <translation>提示(&amp;H)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Lin&amp;k:</source>
        <translation>链接(&amp;K)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Caption:</source>
        <translation>题注：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the name</source>
        <translation>姓名栏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the time</source>
        <translation>用时栏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>行号和列号(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my rectangles</source>
        <translation>包含我画的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>包含我的标记和试走(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>T&amp;itle:</source>
        <translation>标题(&amp;I)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Subtitle:</source>
        <translation>副标题：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author:</source>
        <translation>作者：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Imprint:</source>
        <translation>版权信息：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Co&amp;ver</source>
        <translation>封面(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Rules with an example</source>
        <translation>规则和例题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Table of &amp;contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>One chapter per grade</source>
        <translation>每个难度一章</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
</context>
<context>
    <name>BrowsePage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Change Folder…</source>
        <translation>更换文件夹…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose Folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 puzzle</source>
        <translation>1 道谜题</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n puzzles</source>
        <translation><numerusform>%n 道谜题</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 group</source>
        <translation>1 组</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n groups</source>
        <translation><numerusform>%n 组</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>your folder contains more than are listed</source>
        <translation>你的文件夹里还有更多，未全部列出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 file still to be read</source>
        <translation>还有 1 个文件待读取</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n files still to be read</source>
        <translation><numerusform>还有 %n 个文件待读取</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No puzzles match.</source>
        <translation>没有符合条件的谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no duplicates here.</source>
        <translation>这里没有重复的谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No unfinished games. Games you start appear here.</source>
        <translation>没有未完成的对局。你开始的对局会出现在这里。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Files you open are listed here.</source>
        <translation>你打开的文件会列在这里。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose a folder. Its puzzles, including ones you add later, appear here.</source>
        <translation>选择一个文件夹。其中的谜题会显示在这里，包括以后加入的。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no puzzles here.</source>
        <translation>这里没有谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Move to Trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Give Up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Undo Rename or Delete</source>
        <translation>撤销重命名或删除</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be renamed.</source>
        <translation>只能重命名你文件夹里的文件。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be deleted.</source>
        <translation>只能删除你文件夹里的文件。</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing to check</source>
        <translation>没有可检查的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>你还没有画任何东西。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every cell is covered.</source>
        <translation>每一格都已覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, and every clue and every cell still has a possible rectangle.</source>
        <translation>没有违反规则，每个数字和每一格都还有可行的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has not failed</source>
        <translation>试走还没有失败</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Reject Trial</source>
        <translation>放弃试走</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has failed</source>
        <translation>试走失败了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking for the last good position…</source>
        <translation>正在寻找最后一个正确局面…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>这个网格无法划分。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This puzzle has no solution</source>
        <translation>这道谜题无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing needs to be removed.</source>
        <translation>没有需要移除的东西。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This is a good position</source>
        <translation>当前局面是正确的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back one move. Redo restores it.</source>
        <translation>退回了一步。重做可以恢复。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation><numerusform>退回了 %n 步。重做可以全部恢复。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Back to the last good position</source>
        <translation>已回到最后一个正确局面</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation><numerusform>还有 %n 个。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>A rule is broken</source>
        <translation>有违反规则的地方</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation><numerusform>%n 个矩形违反规则</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>已证明：没有矩形能填满这个网格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, but the check for mistakes ran out of time.</source>
        <translation>没有违反规则，但查错时超时了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken</source>
        <translation>没有违反规则</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far is correct.</source>
        <translation>目前的矩形全都正确。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far belongs to a solution. There are several.</source>
        <translation>目前的矩形都属于某个解。这题有多个解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking good</source>
        <translation>一切顺利</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Save Proof…</source>
        <translation>保存证明…</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Runs of each formulation</source>
        <translation>每种建模方法的运行次数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Seconds for each run</source>
        <translation>每次运行的秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;None</source>
        <translation>全不选(&amp;N)</translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>A new best for this size and difficulty! Until now: %1, median %2.</source>
        <translation>刷新了这个大小和难度的最佳成绩！此前最佳 %1，中位数 %2。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Your best for this size and difficulty: %1, median %2.</source>
        <translation>你在这个大小和难度的最佳成绩：%1，中位数 %2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>连续 %n 天</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Shikaku: %1, solved in %2</source>
        <translation>数方：%1，用时 %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Another Puzzle</source>
        <translation>再来一题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Copy Result</source>
        <translation>复制成绩</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Solved in %1</source>
        <translation>用时 %1 解开</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown %n times.</source>
        <translation><numerusform>查看了 %n 次可能的矩形。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown once.</source>
        <translation>查看了一次可能的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 nudge</source>
        <translation>1 次点拨</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 place shown</source>
        <translation>1 次指出位置</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 explanation</source>
        <translation>1 次讲解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 move made for you</source>
        <translation>1 步代劳</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n nudges</source>
        <translation><numerusform>%n 次点拨</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n places shown</source>
        <translation><numerusform>%n 次指出位置</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n explanations</source>
        <translation><numerusform>%n 次讲解</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n moves made for you</source>
        <translation><numerusform>%n 步代劳</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 hint: %1</source>
        <translation>1 次提示：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n hints: %1</source>
        <translation><numerusform>%n 次提示：%1</numerusform></translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today</source>
        <translation>今天已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today: %1 of %2</source>
        <extracomment>%1 and %2: numbers of puzzles.</extracomment>
        <translation>今天已解开：%1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: 1 day</source>
        <translation>连续 1 天</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>连续 %n 天</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: 1 day</source>
        <translation>最长：1 天</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: %n days</source>
        <translation><numerusform>最长：%n 天</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Previous month</source>
        <translation>上个月</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Everyone gets the same three puzzles each day. Solving one of them is enough for your streak, as long as it is still that date somewhere in the world. You can play earlier days at any time.</source>
        <translation>每天所有人得到同样的三道谜题。只要世界上某个地方还是这一天，解开其中一道就计入连续天数。以前的谜题随时可以玩。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play Again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Making the puzzle…</source>
        <translation>正在出题…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%1, solved</source>
        <extracomment>%1: the size of a daily puzzle.</extracomment>
        <translation>%1，已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved in %1</source>
        <translation>用时 %1 解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>1 hint</source>
        <translation>1 次提示</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%n hints</source>
        <translation><numerusform>%n 次提示</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>no hints</source>
        <translation>没有用提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved on a later day, so it does not count towards your streak.</source>
        <translation>在之后的日子才解开，所以不计入连续天数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved while the clock was set back, so it does not count.</source>
        <translation>解题时系统时钟被调回过，所以不计入。</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Open Folder</source>
        <translation>打开文件夹(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Choose Another Folder…</source>
        <translation>选择其他文件夹(&amp;C)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>使用默认文件夹(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Keep the Present Folder</source>
        <translation>保留当前文件夹(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Data folder:</source>
        <translation>数据文件夹(&amp;D)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Your games, history, statistics and daily puzzles. Your own puzzle files stay where you saved them.</source>
        <translation>你的对局、历史、统计和每日谜题。你自己的谜题文件仍在你保存的地方。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>From the next start, the data already in %1 is used. Your present data stays where it is.</source>
        <translation>下次启动起，使用 %1 中已有的数据。现在的数据留在原处。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>At the next start, your data is copied to %1 and used there. The present folder is kept as it is.</source>
        <translation>下次启动时，你的数据会复制到 %1 并在那里使用。当前文件夹保持原样。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Folder for your data</source>
        <translation>存放数据的文件夹</translation>
    </message>
</context>
<context>
    <name>DetailsForm</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Aut&amp;hor</source>
        <translation>作者(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Sour&amp;ce</source>
        <translation>来源(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Notes for the player (optional)</source>
        <translation>给玩家的说明（可不填）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not read %1</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not open %1</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Nothing to paste</source>
        <translation>没有可粘贴的内容</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>The clipboard contains no text.</source>
        <translation>剪贴板里没有文本。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>No puzzle found in the text</source>
        <translation>文本中没有找到谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Pasted puzzles</source>
        <translation>粘贴的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not save %1</source>
        <translation>无法保存 %1</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Today: five minutes</source>
        <translation>今天：五分钟</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>From your games</source>
        <translation>来自你的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Drill %1</source>
        <translation>练习 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%2 道中 %1 道一次做对</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>One drill</source>
        <translation>一道练习</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation><numerusform>%n 道练习</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>That's it for now.</source>
        <translation>今天就到这里。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>You have done every drill. New ones are being made.</source>
        <translation>所有练习都做完了。正在出新的练习。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>No new drill yet</source>
        <translation>还没有新的练习</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next picture</source>
        <translation>下一张图</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>EditorAutosave</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not save your draft</source>
        <translation>无法保存你的草稿</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>There is no other unfinished puzzle in the editor.</source>
        <translation>编辑器里没有其他未完成的谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>No other draft</source>
        <translation>没有其他草稿</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Your draft is not shown</source>
        <translation>没有显示你的草稿</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>You started another puzzle before it was read. Open Other Draft shows it.</source>
        <translation>草稿还没读完，你就开始了另一道谜题。用“打开其他草稿”可以看到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not read your draft</source>
        <translation>无法读取你的草稿</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>The old file was kept as %1.</source>
        <translation>旧文件保留为 %1。</translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: empty</source>
        <translation>%1：空</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: clue %2</source>
        <translation>%1：数字 %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>Grid of %1 by %2 cells</source>
        <translation>%1 行 %2 列的网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1. Type a number or ?; Delete removes it.</source>
        <translation>%1。输入数字或 ?；按 Delete 移除。</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Clues</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Sum of clues</source>
        <translation>数字之和</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Placements</source>
        <translation>摆法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Grade</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solving…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus one ?</source>
        <translation>%1，外加一个 ?</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus %n ?</source>
        <translation><numerusform>%1，外加 %n 个 ?</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too few</source>
        <translation>%1：少 %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too many</source>
        <translation>%1：多 %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Type&lt;/b&gt; a number or &lt;b&gt;?&lt;/b&gt; into the selected cell.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; a clue to move it, or press Ctrl+arrows.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right-click&lt;/b&gt; for rows and columns.&lt;/p&gt;</source>
        <translation>&lt;p&gt;在选中的格里&lt;b&gt;输入&lt;/b&gt;数字或 &lt;b&gt;?&lt;/b&gt;。&lt;/p&gt;&lt;p&gt;&lt;b&gt;拖动&lt;/b&gt;数字，或按 Ctrl+方向键，可以移动它。&lt;/p&gt;&lt;p&gt;&lt;b&gt;右键单击&lt;/b&gt;可以增删行和列。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle; its number is filled in.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Click&lt;/b&gt; inside it to move its clue there; &lt;b&gt;Delete&lt;/b&gt; removes it.&lt;/p&gt;&lt;p&gt;With the keyboard: &lt;b&gt;Shift+arrows&lt;/b&gt;, then &lt;b&gt;Enter&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;拖动&lt;/b&gt;来画矩形，数字会自动填入。&lt;/p&gt;&lt;p&gt;在矩形内&lt;b&gt;单击&lt;/b&gt;，把数字移到那里；按 &lt;b&gt;Delete&lt;/b&gt; 移除矩形。&lt;/p&gt;&lt;p&gt;用键盘：&lt;b&gt;Shift+方向键&lt;/b&gt;，再按 &lt;b&gt;Enter&lt;/b&gt;。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 1</source>
        <translation>解 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 2</source>
        <translation>解 2</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Untitled puzzle</source>
        <translation>未命名谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>%1[*] — Editor</source>
        <translation>%1[*] — 编辑器</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>ExceptHook</name>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong, and your last action could not be completed.</source>
        <translation>出了点问题，你刚才的操作没能完成。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Your game is unchanged, and you can continue. If it happens again, the details help us fix it.</source>
        <translation>你的对局没有受影响，可以继续玩。如果再次发生，下面的详细信息能帮助我们修复。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Puzzle</source>
        <translation>谜题(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;With my rectangles</source>
        <translation>带上我画的矩形(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Solution</source>
        <translation>答案(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>行号和列号(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>包含我的标记和试走(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Could not save the picture: %1</source>
        <translation>无法保存图片：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Export Image</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Scal&amp;e:</source>
        <translation>缩放(&amp;E)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>%1 pixels</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Solving…</source>
        <translation>正在求解…</translation>
    </message>
</context>
<context>
    <name>FigureTiles</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Played</source>
        <translation>已玩</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Time played</source>
        <translation>游戏时间</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Daily streak</source>
        <translation>每日谜题连续天数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Longest daily streak</source>
        <translation>每日谜题最长连续天数</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Renamed to %1.</source>
        <translation>已重命名为 %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Moved %1 to the trash.</source>
        <translation>已把 %1 移到回收站。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Restored %1.</source>
        <translation>已恢复 %1。</translation>
    </message>
</context>
<context>
    <name>FilterControls</name>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Grade</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any progress</source>
        <translation>任意进度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any size</source>
        <translation>任意大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any grade</source>
        <translation>任意难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Title, author, source, grade, size or file name</source>
        <translation>标题、作者、来源、难度、大小或文件名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Reverse order</source>
        <translation>倒序</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show only puzzles that occur more than once, perhaps rotated or mirrored</source>
        <translation>只显示出现不止一次的谜题（可能经过旋转或镜像）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show filters and order</source>
        <translation>显示筛选和排序</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <location filename="../shikaku_gui/gui/library/gallery.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Board of %1 by %2 cells</source>
        <translation>%1 行 %2 列的棋盘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Arrow keys move the cursor, Shift and arrow keys size a rectangle, Enter draws it, P pencils it, X crosses it out, Delete removes one, S on a clue draws a rectangle of its size, P on a clue shows its possible rectangles, Tab goes to the next open clue, L lists those that are left, F6 leaves the board.</source>
        <translation>方向键移动光标，Shift 加方向键调整矩形大小，Enter 画矩形，P 用铅笔标记，X 划掉，Delete 移除；在数字上按 S 画一个这么大的矩形，按 P 显示它可能的矩形；Tab 跳到下一个未完成的数字，L 列出剩下的数字，F6 离开棋盘。</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solving…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>This is the only solution. Undo restores your rectangles.</source>
        <translation>这是唯一解。撤销可以恢复你的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solved automatically</source>
        <translation>已自动求解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>There are several solutions; this is one of them.</source>
        <translation>有多个解，这是其中之一。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Several solutions</source>
        <translation>有多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>已证明：没有矩形能填满这个网格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Stopped at the time limit without an answer.</source>
        <translation>到时限仍没有结果。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Saved a copy</source>
        <translation>已保存副本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%1 is a folder</source>
        <translation>%1 是文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library can show its puzzles, including those in subfolders.</source>
        <translation>题库可以显示其中的谜题，包括子文件夹里的。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>It will then no longer show %1.</source>
        <translation>那样就不再显示 %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library now shows %1</source>
        <translation>题库现在显示 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Show in Library</source>
        <translation>在题库中显示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One puzzle added.</source>
        <translation>加入了 1 道谜题。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n puzzles added.</source>
        <translation><numerusform>加入了 %n 道谜题。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One was already in the library.</source>
        <translation>有 1 道已在题库中。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n were already in the library.</source>
        <translation><numerusform>有 %n 道已在题库中。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One could not be read.</source>
        <translation>有 1 道无法读取。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n could not be read.</source>
        <translation><numerusform>有 %n 道无法读取。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Back to Previous Puzzle</source>
        <translation>回到上一题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Opened the puzzle from the text</source>
        <translation>已打开文本中的谜题</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Some rectangles were left out</source>
        <translation>略过了一些矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>In the file they overlap, as unfinished rectangles do.</source>
        <translation>它们在文件中互相重叠，因为还没画完。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>This puzzle has no solution</source>
        <translation>这道谜题无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Welcome back</source>
        <translation>欢迎回来</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You have played this puzzle before. Here is where you left off.</source>
        <translation>你玩过这道谜题，现在从上次停下的地方继续。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Start Over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Board cleared</source>
        <translation>棋盘已清空</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Undo restores your rectangles.</source>
        <translation>撤销可以恢复你的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Another game of this puzzle</source>
        <translation>这道谜题的另一局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You also have another game of this puzzle.</source>
        <translation>这道谜题你还有另一局。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Go to That Game</source>
        <translation>转到那一局</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Replay: %1</source>
        <translation>回放：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Move</source>
        <translation>步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Previous move</source>
        <translation>上一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Previous match</source>
        <translation>上一个匹配</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Next match</source>
        <translation>下一个匹配</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 — Guide</source>
        <translation>%1 — 指南</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for the next step…</source>
        <translation>正在寻找下一步…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no steps left.</source>
        <translation>没有剩下的步骤了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for all steps…</source>
        <translation>正在寻找所有步骤…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no other hints right now.</source>
        <translation>现在没有别的提示。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That's it.</source>
        <translation>就是这样。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That is not correct. Here is more help.</source>
        <translation>不对。再给你一点帮助。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Right, but there is another step to find.</source>
        <translation>没错，不过还有别的一步要找。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>This hint is out of date.</source>
        <translation>这条提示已经过时了。</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another</source>
        <translation>换一个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another hint</source>
        <translation>换一个提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All hints now</source>
        <translation>当前的所有提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy explanation</source>
        <translation>复制讲解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>The history was erased.</source>
        <translation>历史已清除。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Could not save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved %n games to %1.</source>
        <translation><numerusform>已把 %n 局保存到 %1。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved one game to %1.</source>
        <translation>已把 1 局保存到 %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>%1 Also saved: %2.</source>
        <translation>%1另外还保存了：%2。</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Games you finish or give up are listed here.</source>
        <translation>你完成或放弃的对局会列在这里。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Play Again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>ProofSaver</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Writing the proof…</source>
        <translation>正在写入证明…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Could not save the proof</source>
        <translation>无法保存证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Too many rectangles are possible in this puzzle.</source>
        <translation>这道谜题的可能矩形太多。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has exactly one solution.</source>
        <translation>它证明这道谜题恰有一个解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has several solutions.</source>
        <translation>它证明这道谜题有多个解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has no solution.</source>
        <translation>它证明这道谜题无解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has one step, which any LRAT checker can check.</source>
        <translation>它只有一步，任何 LRAT 检查程序都能验证。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has %n steps, which any LRAT checker can check.</source>
        <translation><numerusform>它有 %n 步，任何 LRAT 检查程序都能验证。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Saved the proof to %1</source>
        <translation>证明已保存到 %1</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Could not save %1: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Saved to %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Formulations</source>
        <translation>建模方法(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Runs</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>On the &amp;Board</source>
        <translation>在棋盘上(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>各证明互相矛盾。这是数方的一个错误。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation><numerusform>完成：运行了 %n 种建模方法。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: one formulation was run.</source>
        <translation>完成：运行了 1 种建模方法。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>This puzzle has too many possible rectangles to list.</source>
        <translation>这道谜题的可能矩形太多，无法列出。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation><numerusform>运行 %n 种建模方法后停止。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after one formulation.</source>
        <translation>运行 1 种建模方法后停止。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>%1: %2 of %3 formulations done.</source>
        <translation>%1：%3 种建模方法已完成 %2 种。</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system (%1)</source>
        <translation>跟随系统（%1）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>A new language is used from the next start of Shikaku.</source>
        <translation>新语言在下次启动数方时生效。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Use It Now</source>
        <translation>立即使用(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Close all windows and continue the latest game; all games are kept</source>
        <translation>关闭所有窗口并继续最近的对局；所有对局都会保留</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Task %1 of %2</source>
        <translation>任务 %1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next Lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That's it</source>
        <translation>就是这样</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Not quite</source>
        <translation>还差一点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Nothing new</source>
        <translation>没有新内容</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>True, but not this</source>
        <translation>没错，但不是这个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That is impossible</source>
        <translation>这不可能</translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Lesson %1: %2. %3</source>
        <translation>第 %1 课：%2。%3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>%1 of %2 tasks done</source>
        <translation>%2 个任务已完成 %1 个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Start to see what each level of reasoning removes.</source>
        <translation>点“开始”，看看每一级推理排除了什么。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation><numerusform>推理之前有 %n 种摆法。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement before any reasoning.</source>
        <translation>推理之前有 1 种摆法。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All placements</source>
        <translation>所有摆法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level proves that there is no solution.</source>
        <translation>这一级证明了无解。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are still undecided.</source>
        <translation><numerusform>还有 %n 种摆法未定。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Every clue is decided.</source>
        <translation>每个数字都已确定。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation><numerusform>排除了 %n 种摆法（已划掉）。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement is removed (crossed out).</source>
        <translation>排除了 1 种摆法（已划掉）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level removes nothing more.</source>
        <translation>这一级没有再排除什么。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement has a fractional value.</source>
        <translation>1 种摆法取分数值。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation><numerusform>%n 种摆法取分数值。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All values are 0 or 1.</source>
        <translation>所有值都是 0 或 1。</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Daily puzzle</source>
        <translation>每日谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>New Puzzle</source>
        <translation>新谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Open File</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Library</source>
        <translation>题库</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>The file is no longer there.</source>
        <translation>文件已不存在。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This game is no longer there.</source>
        <translation>这一局已不存在。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This is the game on the board.</source>
        <translation>这就是棋盘上的对局。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Moved to History. You can resume it from there.</source>
        <translation>已移到历史，可以从那里继续。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Folder With Puzzles</source>
        <translation>存放谜题的文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>%1% done</source>
        <translation>完成 %1%</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Back to Puzzle</source>
        <translation>回到谜题</translation>
    </message>
</context>
<context>
    <name>LibrarySidebar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Library sections</source>
        <translation>题库栏目</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Untitled puzzle</source>
        <translation>未命名谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview map: click or drag to move around</source>
        <translation>缩略图：点击或拖动来移动视野</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview</source>
        <translation>缩略图</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>Calendar of daily puzzles</source>
        <translation>每日谜题日历</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>solved: %1</source>
        <extracomment>%1: one to three sizes, such as "Small, Large".</extracomment>
        <translation>已解开：%1</translation>
    </message>
</context>
<context>
    <name>NewPlayer</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>New to Shikaku?</source>
        <translation>第一次玩数方？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Learn the rules by playing. It takes two minutes.</source>
        <translation>边玩边学规则，只要两分钟。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Show Me</source>
        <translation>教教我</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>No, Thanks</source>
        <translation>不用了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>You can find the lessons in the library, or press Ctrl+F1.</source>
        <translation>课程在题库里，也可以按 Ctrl+F1 打开。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Have fun</source>
        <translation>玩得开心</translation>
    </message>
</context>
<context>
    <name>NewPuzzleController</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your earlier game is kept in History. Undo returns to it.</source>
        <translation>之前的对局已保留在历史中。撤销可以回到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Back to My Game</source>
        <translation>回到我的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Started over</source>
        <translation>已重新开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Could not make this puzzle</source>
        <translation>无法生成这道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Only puzzles made by Shikaku have settings and a seed to share.</source>
        <translation>只有数方生成的谜题才有可分享的设置和种子。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Not copied</source>
        <translation>没有复制</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Anyone who pastes this text into Shikaku gets the same puzzle.</source>
        <translation>把这段文字粘贴到数方，任何人都能得到同一道谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>&amp;Settings and Seed</source>
        <translation>设置和种子(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Redo returns to the new puzzle.</source>
        <translation>重做可以回到新谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your game is back</source>
        <translation>你的对局回来了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Making the puzzle…</source>
        <translation>正在出题…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>You are already playing this puzzle</source>
        <translation>你正在玩这道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your previous game is kept in History. Undo returns to it.</source>
        <translation>上一局已保留在历史中。撤销可以回到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>New puzzle</source>
        <translation>新谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Found no such puzzle after %1 attempts.</source>
        <translation>尝试了 %1 次，没有找到这样的谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>There is no such puzzle of this size.</source>
        <translation>这个大小没有这样的谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Other Settings…</source>
        <translation>其他设置…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>No puzzle</source>
        <translation>没有谜题</translation>
    </message>
</context>
<context>
    <name>NewPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Rectangles</source>
        <translation>矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Few large</source>
        <translation>少而大</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Many small</source>
        <translation>多而小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry</source>
        <translation>对称</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time</source>
        <translation>预计时间</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Same as &amp;Last</source>
        <translation>与上次相同(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Crea&amp;te</source>
        <translation>生成(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>New Puzzle</source>
        <translation>新谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Random (enter a number to repeat a puzzle)</source>
        <translation>随机（输入数字可重现谜题）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The hardest technique needed to solve the puzzle</source>
        <translation>解题所需的最难技巧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The usual shape of the rectangles</source>
        <translation>矩形的常见形状</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>How the clues are arranged</source>
        <translation>数字的排列方式</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Size:</source>
        <translation>大小：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty:</source>
        <translation>难度：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>R&amp;ectangles:</source>
        <translation>矩形(&amp;E)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes:</source>
        <translation>形状：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry:</source>
        <translation>对称：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>&amp;Needs technique:</source>
        <translation>需要技巧(&amp;N)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>An estimate for this size and difficulty, and for your own pace once known</source>
        <translation>按大小和难度估计，了解你的速度后也会参考</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time:</source>
        <translation>预计时间：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>about %1 cells each</source>
        <translation>每个约 %1 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Last time: %1</source>
        <translation>上次：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Making the puzzle…</source>
        <translation>正在出题…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Generating (attempt %1 of at most %2)…</source>
        <translation>正在生成（第 %1 次尝试，最多 %2 次）…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle after %1 attempts. Try another size or difficulty.</source>
        <translation>尝试了 %1 次，没有找到这样的谜题。换个大小或难度试试。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size or another technique.</source>
        <translation>尝试了 %1 次，没有找到需要这个技巧的谜题。换大一些，或换个技巧试试。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size, no symmetry or another technique.</source>
        <translation>尝试了 %1 次，没有找到需要这个技巧的谜题。换大一些、不要对称，或换个技巧试试。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>There is no such puzzle of this size. Choose a larger one.</source>
        <translation>这个大小没有这样的谜题。请选大一些的。</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/next_step.py"/>
        <source>Next Step: %1</source>
        <translation>下一步：%1</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Dismiss</source>
        <translation>关闭提示</translation>
    </message>
</context>
<context>
    <name>OpenPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Add All to the Library</source>
        <translation>全部加入题库</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Which puzzle do you want to open?</source>
        <translation>要打开哪道谜题？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open this puzzle?</source>
        <translation>打开这道谜题？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open Puzzle</source>
        <translation>打开谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Adding the puzzles to the library…</source>
        <translation>正在把谜题加入题库…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, one clue</source>
        <translation>%1，1 个数字</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1，%n 个数字</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%n rectangles drawn</source>
        <translation><numerusform>已画 %n 个矩形</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>One rectangle drawn</source>
        <translation>已画 1 个矩形</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Picture %1 of %2</source>
        <translation>第 %1 张图，共 %2 张</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Time played: %1</source>
        <translation>已用时间：%1</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PlacementView</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/placement_view.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Hints explain a step, but do not draw it</source>
        <translation>提示只讲解，不代画(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show the &amp;time during a game</source>
        <translation>对局中显示时间(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show &amp;mistakes:</source>
        <translation>显示错误(&amp;M)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>The time is counted even if it is not shown.</source>
        <translation>即使不显示，时间也照常计算。</translation>
    </message>
</context>
<context>
    <name>PracticeButton</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise: %1</source>
        <translation>练习：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Level %1 of %2</source>
        <translation>第 %1 级，共 %2 级</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Not practised yet</source>
        <translation>还没练过</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due today</source>
        <translation>今天该练</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Mastered</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due tomorrow</source>
        <translation>明天该练</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due in %n days</source>
        <translation><numerusform>%n 天后该练</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%2 道中 %1 道一次做对</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>median %1 s</source>
        <translation>中位数 %1 秒</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Subjects</source>
        <translation>类别</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Playing</source>
        <translation>对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Books</source>
        <translation>谜题书</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Save as PDF…</source>
        <translation>保存为 PDF(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>The margins leave no room on the page.</source>
        <translation>页边距太大，页面上没有空间了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>It is too large to print.</source>
        <translation>太大了，无法打印。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>正在准备第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Saved as %1; its puzzles are in files beside it.</source>
        <translation>已保存为 %1；其中的谜题保存在旁边的文件里。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>无法保存文件：%1</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Other puzzles</source>
        <translation>其他谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solutions</source>
        <translation>答案</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>There is no hint for this puzzle.</source>
        <translation>这道谜题没有提示。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>First: {first} Later: {later}</source>
        <translation>首先：{first}然后：{later}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Name:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Time:</source>
        <translation>用时：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>把网格划分成矩形。每个矩形恰好包含一个数字，数字就是它覆盖的格数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles along its lines. Squares are rectangles, too.</source>
        <translation>沿格线把网格划分成矩形。正方形也是矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Each rectangle must contain exactly one number: the number of cells it covers.</source>
        <translation>每个矩形恰好包含一个数字，数字就是它覆盖的格数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Every cell belongs to exactly one rectangle. There is only one solution, and it can be found by logic alone.</source>
        <translation>每一格恰好属于一个矩形。只有一个解，单凭逻辑就能找到。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>An example</source>
        <translation>例题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The puzzle.</source>
        <translation>这是题目。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The last rectangles follow in the same way. Solved!</source>
        <translation>剩下的矩形可以同样推出。解开了！</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles, from {first} to {last}</source>
        <translation>{count} 道谜题，从{first}到{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles</source>
        <translation>{count} 道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solution of {title}</source>
        <translation>{title}的答案</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Sheet {number} of {total}: rows {first}-{last}, columns {left}-{right}</source>
        <translation>第 {number} 张，共 {total} 张：第 {first}-{last} 行，第 {left}-{right} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzle {number}</source>
        <translation>第 {number} 题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzles {first}–{last}</source>
        <translation>第 {first}–{last} 题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>{number} of {total}</source>
        <translation>第 {number} 页，共 {total} 页</translation>
    </message>
</context>
<context>
    <name>PuzzleGrader</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>No grade</source>
        <translation>没有难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>not solved without a search</source>
        <translation>不靠搜索解不出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>one hard moment: %1; score %2 per clue</source>
        <translation>一个难点：%1；每个数字 %2 分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1; score %2 per clue</source>
        <translation>最难的技巧：%1；每个数字 %2 分</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation><numerusform>最难的技巧：%1（%n 次）；每个数字 %2 分</numerusform></translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles to print</source>
        <translation>要打印的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open &amp;Book…</source>
        <translation>打开谜题书(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open a book file with its puzzles and options</source>
        <translation>打开包含谜题和选项的谜题书文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save Book…</source>
        <translation>保存谜题书…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save the puzzles and the options as a book file</source>
        <translation>把谜题和选项保存为谜题书文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Books</source>
        <translation>谜题书</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Untitled, {size}</source>
        <translation>未命名，{size}</translation>
    </message>
</context>
<context>
    <name>PuzzleNames</name>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>could not be read</source>
        <translation>无法读取</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>快捷方式</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Billing information:</source>
        <translation>账单信息(&amp;B)：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;End:</source>
        <translation>结束(&amp;E)：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Start:</source>
        <translation>开始(&amp;S)：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Job &amp;priority:</source>
        <translation>任务优先级(&amp;P)：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Scheduled &amp;printing:</source>
        <translation>计划打印(&amp;P)：</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication Needed</source>
        <translation>需要身份验证</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>使用 %2 上的 %1 需要身份验证。</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1.</source>
        <translation>使用 %1 需要身份验证。</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Password:</source>
        <translation>密码：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Username:</source>
        <translation>用户名：</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QPPDOptionsModel</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;order:</source>
        <translation>页面顺序(&amp;O)：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages &amp;per sheet:</source>
        <translation>每张页数(&amp;P)：</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 不是有效的写法。请用“,”分隔页和范围，用“-”表示范围，并且各范围不能重叠。</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Duplex Settings Conflicts</source>
        <translation>双面打印设置冲突</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Invalid Pages Definition</source>
        <translation>页码设置无效</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>双面打印设置有冲突。要修改吗？</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced Option Conflicts</source>
        <translation>高级选项冲突</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page Setup Conflicts</source>
        <translation>页面设置冲突</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>页面设置有冲突。要修改吗？</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>部分高级选项有冲突。要修改吗？</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>部分选项有冲突，请修改。</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Double Sided Printing</source>
        <translation>双面打印</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Long side binding</source>
        <translation>长边装订</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;Set:</source>
        <translation>页面选择(&amp;S)：</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages</source>
        <translation>页码</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Short side binding</source>
        <translation>短边装订</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>用逗号分隔页码或范围，范围是用连字符相连的两个数。例如 3,5-7,9 会打印第 3、5、6、7、9 页。</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Up</source>
        <translation>↑</translation>
    </message>
</context>
<context>
    <name>RectangleMenu</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Hint Near Here</source>
        <translation>提示附近的步骤(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Explain This</source>
        <translation>讲解这个(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Why Is This Wrong?</source>
        <translation>这个为什么错？(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Possible Rectangles</source>
        <translation>可能的矩形(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove Pe&amp;ncil Marks</source>
        <translation>移除铅笔标记(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove &amp;Crosses</source>
        <translation>移除叉号(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Explaining…</source>
        <translation>正在讲解…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Looking for the reason…</source>
        <translation>正在寻找原因…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue, but none of the techniques I know leads to it.</source>
        <translation>它符合自己的数字，但我会的技巧都推不出它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>No explanation</source>
        <translation>没有讲解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue. The check ran out of time.</source>
        <translation>它符合自己的数字。检查超时了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to the solution.</source>
        <translation>它属于唯一解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to a solution. There are several.</source>
        <translation>它属于某个解。这题有多个解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>This is not wrong</source>
        <translation>这个没有错</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Try Again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Going through the game…</source>
        <translation>正在回顾这一局…</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation><numerusform>以及另外 %n 处</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Worth another look:</source>
        <translation>值得再看一看：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Looking for what could be seen here…</source>
        <translation>正在寻找这里能看出什么…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Overview</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Untitled puzzle</source>
        <translation>未命名谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Review: %1</source>
        <translation>复盘：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Moment %1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1 at %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>H reveals the step, N shows the next moment, Shift+N the previous one.</source>
        <translation>H 揭晓这一步，N 看下一处，Shift+N 看上一处。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next Picture</source>
        <translation>下一张图</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>It belongs to the solution. But there is another step to find.</source>
        <translation>它属于正解。不过还有别的一步要找。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Not quite</source>
        <translation>还差一点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That is not part of the solution.</source>
        <translation>它不属于正解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That's it</source>
        <translation>就是这样</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: this will come up in your drills.</source>
        <translation>%1：以后的练习会练到。</translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>The time is up: this drill is the last one.</source>
        <translation>时间到：这是最后一道练习。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>Less than a minute left</source>
        <translation>剩下不到一分钟</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About a minute left</source>
        <translation>还剩约 1 分钟</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation><numerusform>还剩约 %n 分钟</numerusform></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The link to the puzzle is on the clipboard.</source>
        <translation>谜题链接已复制到剪贴板。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The game ID is on the clipboard.</source>
        <translation>谜题 ID 已复制到剪贴板。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The puzzle is on the clipboard as text.</source>
        <translation>谜题已作为文本复制到剪贴板。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>成绩已作为文本和图片复制到剪贴板。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Link</source>
        <translation>链接(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Game ID</source>
        <translation>谜题 ID(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Image</source>
        <translation>图片(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Not copied</source>
        <translation>没有复制</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>An estimate from the steps to the solution, and your own pace once known</source>
        <translation>根据解题步骤估计，了解你的速度后也会参考</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Estimated time: %1</source>
        <translation>预计时间：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>&lt;p&gt;Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle, or click two opposite corners.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag a border&lt;/b&gt; to resize, &lt;b&gt;click&lt;/b&gt; a rectangle to remove it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrow keys&lt;/b&gt; move the cursor, &lt;b&gt;Shift+arrows&lt;/b&gt; size a rectangle, &lt;b&gt;Enter&lt;/b&gt; draws it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag with the right button&lt;/b&gt; to pencil what belongs together, &lt;b&gt;X&lt;/b&gt; crosses out, &lt;b&gt;T&lt;/b&gt; begins a trial.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; gives a hint, &lt;b&gt;C&lt;/b&gt; checks, &lt;b&gt;U&lt;/b&gt; undoes.&lt;/p&gt;</source>
        <translation>&lt;p&gt;把网格划分成矩形。每个矩形恰好包含一个数字，数字就是它覆盖的格数。&lt;/p&gt;&lt;p&gt;&lt;b&gt;拖动&lt;/b&gt;来画矩形，也可以依次点击两个对角。&lt;/p&gt;&lt;p&gt;&lt;b&gt;拖动边框&lt;/b&gt;调整大小，&lt;b&gt;点击&lt;/b&gt;矩形移除它。&lt;/p&gt;&lt;p&gt;&lt;b&gt;方向键&lt;/b&gt;移动光标，&lt;b&gt;Shift+方向键&lt;/b&gt;调整矩形大小，&lt;b&gt;Enter&lt;/b&gt; 画出。&lt;/p&gt;&lt;p&gt;&lt;b&gt;按住右键拖动&lt;/b&gt;，用铅笔标出同属一个矩形的格；&lt;b&gt;X&lt;/b&gt; 划掉，&lt;b&gt;T&lt;/b&gt; 开始试走。&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; 给提示，&lt;b&gt;C&lt;/b&gt; 检查，&lt;b&gt;U&lt;/b&gt; 撤销。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Untitled puzzle</source>
        <translation>未命名谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, one clue</source>
        <translation>%1，1 个数字</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1，%n 个数字</numerusform></translation>
    </message>
</context>
<context>
    <name>SizeChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
</context>
<context>
    <name>SizeDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>New Grid</source>
        <translation>新建网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Crea&amp;te</source>
        <translation>生成(&amp;T)</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Days</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Times</source>
        <translation>用时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Sizes and grades</source>
        <translation>大小和难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Tables</source>
        <translation>显示为表格(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Previous year</source>
        <translation>上一年</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Next year</source>
        <translation>下一年</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Size and grade</source>
        <translation>大小和难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The year</source>
        <translation>全年</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times</source>
        <translation>预计时间</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints you asked for</source>
        <translation>你要过的提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>All of this stays on this computer.</source>
        <translation>所有数据都只留在这台电脑上。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Export CSV…</source>
        <translation>导出 CSV(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>E&amp;rase…</source>
        <translation>清除(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times are estimates.</source>
        <translation>预计时间是估计值。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Each hint is counted once, at its highest level.</source>
        <translation>每次提示只按最高程度计一次。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Highest level</source>
        <translation>最高程度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>A nudge</source>
        <translation>点拨</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Where to look</source>
        <translation>看哪里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Best %1 (circled) · median %2 · trend: %3. Dashed line: median of the last %4 games.</source>
        <translation>最佳 %1（圆圈）· 中位数 %2 · 趋势：%3。虚线：最近 %4 局的中位数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Charts</source>
        <translation>显示为图表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>Time played</source>
        <translation>游戏时间</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>%1 of %2 cells</source>
        <translation>%1 / %2 格</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Start Over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Back to Learn</source>
        <translation>回到学习</translation>
    </message>
</context>
<context>
    <name>TechniqueChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Needs technique</source>
        <translation>需要技巧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>A technique that is needed to solve the puzzle</source>
        <translation>解题需要用到的技巧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>%1 (%2)</source>
        <comment>a technique, and the level of the puzzles that need it</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>TimesPlot</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Times in order of play</source>
        <translation>各局用时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Puzzles you solve without having a hint draw appear here.</source>
        <translation>没有让提示代画而解开的谜题会显示在这里。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>One game</source>
        <translation>1 局</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>%n games, in order of play</source>
        <translation><numerusform>%n 局，按对局顺序</numerusform></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trials</source>
        <translation>试走</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep everything drawn in it (K)</source>
        <translation>保留其中画的所有内容 (K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Reject</source>
        <translation>放弃</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Remove it and cross out its first rectangle (J)</source>
        <translation>移除试走，并划掉它的第一个矩形 (J)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Undo it without a conclusion (B)</source>
        <translation>撤销试走，不下结论 (B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trial</source>
        <translation>试走</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation><numerusform>%n 次试走</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation><numerusform>%1（%n 个矩形）</numerusform></translation>
    </message>
</context>
<context>
    <name>WalkthroughController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>There are no steps left.</source>
        <translation>没有剩下的步骤了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Looking for the solution path…</source>
        <translation>正在寻找解题路径…</translation>
    </message>
</context>
<context>
    <name>WalkthroughPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Walk through</source>
        <translation>逐步讲解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>%1 s per step</source>
        <translation>每步 %1 秒</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Puzzles on the page</source>
        <translation>页面上的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>行号和列号(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Begin &amp;with the rectangles drawn</source>
        <translation>带上已画的矩形(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Export Web Page</source>
        <translation>导出网页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>T&amp;itle of the page:</source>
        <translation>页面标题(&amp;I)：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>A puzzle on a web page can have at most %1 cells.</source>
        <translation>网页上的谜题最多 %1 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>The puzzles of a web page can have at most %1 cells in all.</source>
        <translation>网页上的所有谜题合计最多 %1 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>正在准备第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>无法保存文件：%1</translation>
    </message>
</context>
<context>
    <name>YearCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/year_calendar.py"/>
        <source>Calendar of %1</source>
        <translation>%1 年日历</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Puzzle</source>
        <translation>谜题(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Library</source>
        <translation>题库(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Library: all puzzles, the daily puzzle, unfinished games, history</source>
        <translation>题库：所有谜题、每日谜题、未完成的对局、历史</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;New Puzzle…</source>
        <translation>新谜题(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle; Undo returns to your game</source>
        <translation>生成一道新谜题；撤销可以回到你的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Ne&amp;w, Same as Last</source>
        <translation>新谜题，与上次相同(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle with the same settings as last time</source>
        <translation>用上次的设置生成一道新谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open a puzzle or a saved game</source>
        <translation>打开谜题或已保存的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open Sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Puzzle E&amp;ditor</source>
        <translation>谜题编辑器(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a puzzle of your own</source>
        <translation>自己出一道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save the game to a file</source>
        <translation>把对局保存到文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save as PNG, SVG or PDF</source>
        <translation>保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>导出网页(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save a web page on which anyone can play the puzzle</source>
        <translation>保存一个任何人都能玩这道谜题的网页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Print one or more puzzles, with a preview</source>
        <translation>打印一道或多道谜题，可以预览</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Close Window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Undo the last move</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Redo the last undone move</source>
        <translation>重做刚撤销的一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Clear</source>
        <translation>清空(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all rectangles; Undo restores them</source>
        <translation>移除所有矩形；撤销可以恢复</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Start O&amp;ver</source>
        <translation>重新开始(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Begin this puzzle again with the clock at zero</source>
        <translation>从零计时，重新开始这道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Clear &amp;Marks</source>
        <translation>清除标记(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all pencil rectangles and crosses</source>
        <translation>移除所有铅笔矩形和叉号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>C&amp;opy Link</source>
        <translation>复制链接(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy the puzzle's address on puzz.link</source>
        <translation>复制谜题在 puzz.link 上的网址</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy &amp;As</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Paste Puzzle</source>
        <translation>粘贴谜题(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open the puzzle on the clipboard</source>
        <translation>打开剪贴板里的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Pre&amp;ferences…</source>
        <translation>首选项(&amp;F)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Colours, board, mistakes, language and more</source>
        <translation>颜色、棋盘、错误、语言等</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Your times, hints, streaks and a calendar of the year</source>
        <translation>你的用时、提示、连续天数和全年日历</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells larger</source>
        <translation>把格放大</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells smaller</source>
        <translation>把格缩小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Whole Board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the whole board</source>
        <translation>显示整个棋盘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Row and Column Numbers</source>
        <translation>行号和列号(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show pencil rectangles and crosses</source>
        <translation>显示铅笔矩形和叉号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>侧边栏(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the panel even while there is nothing to tell</source>
        <translation>即使没有内容也显示侧边栏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>O&amp;verview</source>
        <translation>缩略图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show an overview map of large boards</source>
        <translation>为大棋盘显示缩略图</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>How everything works, from the rules to the keys</source>
        <translation>从规则到按键，介绍各项功能的用法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;About Shikaku</source>
        <translation>关于数方(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;Learn to Play</source>
        <translation>学习玩法(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>Lessons, from the rules to the hardest techniques</source>
        <translation>从规则到最难技巧的课程</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;How to Play</source>
        <translation>玩法说明(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>The rules and the controls in a few lines</source>
        <translation>几行文字说清规则和操作</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Check for mistakes</source>
        <translation>检查有没有错误</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show &amp;Mistakes</source>
        <translation>显示错误(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Back to the &amp;Last Good Position</source>
        <translation>回到最后一个正确局面(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo until no mistakes remain</source>
        <translation>一直撤销到没有错误为止</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Cl&amp;ues Left</source>
        <translation>剩余数字(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List the clues that are left, and how much is covered</source>
        <translation>列出剩下的数字和已覆盖的格数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Pause &amp;Game</source>
        <translation>暂停对局(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hide the board and stop the clock</source>
        <translation>隐藏棋盘并停止计时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Begin &amp;Trial</source>
        <translation>开始试走(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Suppose something: you can reject what you draw from now on</source>
        <translation>作个假设：之后画的都可以放弃</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Keep Trial</source>
        <translation>保留试走(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Keep everything drawn in the trial</source>
        <translation>保留试走中画的所有内容</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Re&amp;ject Trial</source>
        <translation>放弃试走(&amp;J)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Remove what was drawn in the trial, and cross out its first rectangle</source>
        <translation>移除试走中画的内容，并划掉它的第一个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Back to Before the Trial</source>
        <translation>回到试走之前(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo the trial without a conclusion; Redo restores it</source>
        <translation>撤销试走，不下结论；重做可以恢复</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Get a hint; press again for more</source>
        <translation>获取提示；再按一次，提示更多</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Draw It Yourself</source>
        <translation>提示不代画(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hints explain a step, but do not draw it</source>
        <translation>提示只讲解步骤，不代你画</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;All Hints Now</source>
        <translation>当前的所有提示(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List every step that is possible now</source>
        <translation>列出现在能走的每一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Walk Through</source>
        <translation>逐步讲解(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show step by step how to solve the puzzle from here</source>
        <translation>逐步展示怎样从这里解开谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Solve</source>
        <translation>求解(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Draw the whole solution; Undo restores your game</source>
        <translation>画出完整的解；撤销可以恢复你的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Edit This Puzzle</source>
        <translation>编辑这道谜题(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Change the puzzle in the editor; your game is not affected</source>
        <translation>在编辑器中修改谜题；你的对局不受影响</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Laborator&amp;y…</source>
        <translation>实验室(&amp;Y)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Compare formulations from the literature on this puzzle</source>
        <translation>用这道谜题比较文献中的建模方法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save &amp;Proof…</source>
        <translation>保存证明(&amp;P)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save a proof of how many solutions this puzzle has</source>
        <translation>保存关于这道谜题有几个解的证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/toolbar.py"/>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <location filename="../shikaku_gui/gui/app.py"/>
        <source>Shikaku</source>
        <translation>数方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/app.py"/>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>usage: </source>
        <translation>用法: </translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>positional arguments</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show this help message and exit</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show program's version number and exit</source>
        <translation>显示程序版本号并退出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: 错误: %(message)s
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>参数 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>the following arguments are required: %s</source>
        <translation>缺少必需的参数：%s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>unrecognized arguments: %s</source>
        <translation>无法识别的参数：%s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>无效的选择：%(value)r（可选：%(choices)s）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>无效的 %(type)s 值：%(value)r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>not allowed with argument %s</source>
        <translation>不能与参数 %s 同时使用</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>one of the arguments %s is required</source>
        <translation>必须给出参数 %s 中的一个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected one argument</source>
        <translation>需要一个参数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at least one argument</source>
        <translation>至少需要一个参数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at most one argument</source>
        <translation>最多只能有一个参数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ignored explicit argument %r</source>
        <translation>忽略了显式参数 %r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>选项有歧义：%(option)s 可以是 %(matches)s</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Grid</source>
        <translation>网格(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Hel&amp;p</source>
        <translation>帮助(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;New…</source>
        <translation>新建(&amp;N)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Open O&amp;ther Draft</source>
        <translation>打开其他草稿(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>导出网页(&amp;B)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Play It</source>
        <translation>试玩(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Clues</source>
        <translation>数字(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rec&amp;tangles</source>
        <translation>矩形(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Make Unique</source>
        <translation>使解唯一(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>C&amp;lear Grid</source>
        <translation>清空网格(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Above</source>
        <translation>在上方加一行(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Below</source>
        <translation>在下方加一行(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Up</source>
        <translation>上移一行(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Down</source>
        <translation>下移一行(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove Ro&amp;w</source>
        <translation>移除行(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Be&amp;fore</source>
        <translation>在左侧加一列(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Af&amp;ter</source>
        <translation>在右侧加一列(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column &amp;Left</source>
        <translation>左移一列(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column R&amp;ight</source>
        <translation>右移一列(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove &amp;Column</source>
        <translation>移除列(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Rotate Right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rotat&amp;e Left</source>
        <translation>向左旋转(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Mirror Left to Right</source>
        <translation>左右镜像(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>上下镜像(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Whole Grid</source>
        <translation>整个网格(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>O&amp;verview</source>
        <translation>缩略图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>侧边栏(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Save the puzzle?</source>
        <translation>保存这道谜题？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Your puzzle has not been saved.</source>
        <translation>你的谜题还没有保存。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>The editor is about to open another one.</source>
        <translation>编辑器即将打开另一道谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Don't Save</source>
        <translation>不保存(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>An empty grid</source>
        <translation>空网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Select a cell and type a number, or draw rectangles.</source>
        <translation>选一格输入数字，或画矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven unique.</source>
        <translation>已证明唯一。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Several solutions</source>
        <translation>有多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The two shown differ in {count} cells (dotted).</source>
        <translation>显示的两个解有 {count} 格不同（点状）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>已证明：没有矩形能填满这个网格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The cells in question are hatched.</source>
        <translation>有问题的格以斜线标出。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not finished yet</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One cell is not yet covered by the clues.</source>
        <translation>还有 1 格没有被数字覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{count} cells are not yet covered by the clues.</source>
        <translation>还有 {count} 格没有被数字覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach one of the cells yet (dotted).</source>
        <translation>还有 1 格没有数字够得着（点状）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach {count} of the cells yet (dotted).</source>
        <translation>还有 {count} 格没有数字够得着（点状）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The solver ran out of time.</source>
        <translation>求解器超时了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Something went wrong in the solver. It will try again after your next change.</source>
        <translation>求解器出了点问题。你下次修改后会再试。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Make &amp;Unique</source>
        <translation>使解唯一(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move one clue</source>
        <translation>移动 1 个数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move {count} clues</source>
        <translation>移动 {count} 个数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution. Fewer moves are not enough.</source>
        <translation>{moves}
这样，这些矩形就是唯一解。移动得再少就不行了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution.</source>
        <translation>{moves}
这样，这些矩形就是唯一解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>and {count} more</source>
        <translation>以及另外 {count} 个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Move the Clues</source>
        <translation>移动数字(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Leave Them</source>
        <translation>保持不动(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Looking for clues to move…</source>
        <translation>正在寻找要移动的数字…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clues to move found</source>
        <translation>没有找到可移动的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Moving clues inside their rectangles is not enough. Change a dotted part yourself.</source>
        <translation>只在矩形内移动数字还不够。请自己修改一处点状部分。</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>--index selects puzzles from files, not from a book file</source>
        <translation>--index 用于从文件中选取谜题，不能用于书的文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a book file must be the only FILE: it names its puzzles</source>
        <translation>书的文件必须是唯一的 FILE：谜题由它指定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/atomic_write.py"/>
        <source>the folder holds other files</source>
        <translation>文件夹里有其他文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>expected {expected}, found {found}</source>
        <translation>应为{expected}，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>line {line}, column {column}: {error}</source>
        <translation>第 {line} 行第 {column} 列：{error}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the choice of one puzzle</source>
        <translation>选定的一道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{count} puzzles</source>
        <translation>{count} 道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the end of the text</source>
        <translation>文本结尾</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>this puzzle</source>
        <translation>这道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{format}: cannot store {parts}</source>
        <translation>{format}：无法保存{parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} rectangles</source>
        <translation>至多 {most} 个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/formats/message.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>more</source>
        <extracomment>Found: more than the limit, which was expected.</extracomment>
        <translation>更多</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <source>at most {most} stretches between lines</source>
        <translation>线与线之间至多 {most} 段</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the rows of a grid</source>
        <translation>网格的各行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the size {rows} {cols} of the grid below</source>
        <translation>下方网格的大小 {rows} {cols}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>blanks between the cells (each row could be one number or many)</source>
        <translation>各格之间的空格（否则每行既可能是一个数，也可能是多个数）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} rows</source>
        <translation>至多 {most} 行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} columns</source>
        <translation>至多 {most} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>a digit, a letter for 10 and more, '?' or '.'</source>
        <translation>一位数字、代表 10 及以上的字母、“?”或“.”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} cells in this row</source>
        <translation>这一行有 {count} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <source>a number of moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a position in the moves</source>
        <translation>步骤中的一个位置</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a possible move ({reason})</source>
        <translation>可行的一步（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>a clue's area, {first} or {second}</source>
        <translation>数字的面积，{first}或{second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>a puzzle</source>
        <translation>一道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>the end of the text after {count} rows</source>
        <translation>{count} 行之后文本结束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data packed by gzip</source>
        <translation>gzip 压缩的数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>damaged data</source>
        <translation>损坏的数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>all of the data packed by gzip</source>
        <translation>完整的 gzip 压缩数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data that is cut short</source>
        <translation>被截断的数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a clue's area or '-'</source>
        <translation>数字的面积或“-”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the puzzle {name}</source>
        <translation>谜题 {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>the size before any grid</source>
        <translation>在所有网格之前给出大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>one section {name}</source>
        <translation>只有一个小节 {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a second one</source>
        <translation>第二个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a section 'problem'</source>
        <translation>“problem”小节</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a line 'size', or 'rows' and 'cols', before any grid</source>
        <translation>在所有网格之前有一行“size”，或者“rows”和“cols”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} rows of labels</source>
        <translation>{count} 行标签</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} labels in this row</source>
        <translation>这一行有 {count} 个标签</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <source>the text {text}</source>
        <translation>文本 {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a puzzle: rows of numbers, a text, or an object with rows, cols and clues</source>
        <translation>一道谜题：各行数字、一段文本，或含有 rows、cols 和 clues 的对象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>an empty list</source>
        <translation>空列表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>none of these</source>
        <extracomment>Found: an object with none of the keys for clues.</extracomment>
        <translation>一个也没有</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>JSON in a text</source>
        <translation>写成文本的 JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{expected} in a text</source>
        <translation>写成文本的{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{rows} x {cols} cells</source>
        <translation>{rows} x {cols} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a row of cells</source>
        <translation>一行格子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>rows of cells</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>各行格子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>none</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>没有</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>at most {most} rows and columns</source>
        <translation>至多 {most} 行和列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>at most {most} clues</source>
        <translation>至多 {most} 个数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a clue's area, '?' or a blank cell</source>
        <translation>数字的面积、“?”或空格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a clue [row, col, area] on the grid</source>
        <translation>位于网格内的数字 [行, 列, 面积]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>one clue per cell</source>
        <translation>每格一个数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>each key once in an object</source>
        <translation>对象中每个键只出现一次</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} digits</source>
        <translation>至多 {most} 位</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON without deep nesting</source>
        <translation>嵌套不深的 JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>too many levels</source>
        <translation>层数过多</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>{what} from {low} to {high}</source>
        <translation>{what}，从 {low} 到 {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a key of whole characters</source>
        <translation>由完整字符组成的键</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>no key besides {names}</source>
        <translation>除 {names} 外没有其他键</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>fewer values</source>
        <translation>更少的值</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no {name} here</source>
        <translation>这里没有 {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>objects of at most {most} members</source>
        <translation>至多有 {most} 个成员的对象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} large or fractional numbers</source>
        <translation>至多 {most} 个大数或小数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON that needs at most {most} MiB of memory</source>
        <translation>所需内存不超过 {most} MiB 的 JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>one that needs about {count} MiB</source>
        <translation>约需 {count} MiB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>comma before the end</source>
        <translation>结尾前有逗号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>value</source>
        <extracomment>In JSON, after: expected valid JSON.</extracomment>
        <translation>值</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>',' delimiter</source>
        <translation>分隔符“,”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>':' delimiter</source>
        <translation>分隔符“:”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>property name enclosed in double quotes</source>
        <translation>双引号括起的属性名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>extra data</source>
        <translation>多余的数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid escape</source>
        <translation>无效的转义</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid control character at</source>
        <translation>无效的控制字符，位于</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>unterminated string starting at</source>
        <translation>未结束的字符串，起始于</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON ({reason})</source>
        <translation>有效的 JSON（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON</source>
        <translation>有效的 JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>a row or a column of the grid, from 0</source>
        <translation>网格的行或列，从 0 起</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the number of rectangles alone</source>
        <translation>只有矩形的个数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>{count} rectangles</source>
        <translation>{count} 个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>rectangles of which few overlap</source>
        <translation>很少重叠的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the end, or {count} marks 0 or 1</source>
        <translation>结尾，或 {count} 个标记 0 或 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} puzzles in a text</source>
        <translation>一段文本中至多 {most} 道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <source>a link to a puzzle</source>
        <translation>指向谜题的链接</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, col, height, width, ...] of rectangles on the grid</source>
        <translation>位于网格内的一行矩形 [行, 列, 高, 宽, ...]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a rectangle [row, col, height, width] on the grid</source>
        <translation>位于网格内的矩形 [行, 列, 高, 宽]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] or another move of docs/file-format.md</source>
        <translation>["place", 矩形]、["place", 矩形, "hinted"]、["erase", 矩形]、["fill", 多个矩形]、["clear"] 或 docs/file-format.md 中的其他步骤</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, ...] with {count} items for each value</source>
        <translation>每个值有 {count} 项的一行 [行, ...]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer rectangles in all moves</source>
        <translation>所有步骤合起来更少的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>fewer or smaller moves: all take too long</source>
        <translation>更少或更小的步骤：全部处理太费时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>milliseconds from 0 to {most}</source>
        <translation>从 0 到 {most} 的毫秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer or smaller rectangles: all take too long</source>
        <translation>更少或更小的矩形：全部处理太费时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} open trials</source>
        <translation>至多 {most} 个进行中的试走</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <source>a puzzle of at most {most} characters in the format {format}</source>
        <translation>{format} 格式中至多 {most} 个字符的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a longer one</source>
        <extracomment>Found: a longer one than was expected.</extracomment>
        <translation>更长</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an element &lt;size row=... col=...&gt;</source>
        <translation>元素 &lt;size row=... col=...&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>numbers one by one</source>
        <translation>一个一个的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a row of another puzzle</source>
        <translation>另一道谜题的一行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an area, 0 or -1</source>
        <translation>面积、0 或 -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a second one for {cell}</source>
        <translation>{cell} 有第二个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>{expected} as {name}</source>
        <extracomment>What is expected as the value of an attribute called {name}.</extracomment>
        <translation>{name} 的值为{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low} to {high}</source>
        <translation>从 {low} 到 {high} 的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>duplicate attribute</source>
        <translation>重复的属性</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>junk after document element</source>
        <translation>文档元素之后有多余内容</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>mismatched tag</source>
        <translation>标签不匹配</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no element found</source>
        <translation>没有找到元素</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>not well-formed (invalid token)</source>
        <translation>格式不正确（无效记号）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>reference to invalid character number</source>
        <translation>引用了无效的字符编号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>syntax error</source>
        <translation>语法错误</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unbound prefix</source>
        <translation>未定义的前缀</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed CDATA section</source>
        <translation>未结束的 CDATA 段</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed token</source>
        <translation>记号未结束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>undefined entity</source>
        <translation>未定义的实体</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements</source>
        <translation>至多 {most} 个元素</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>the element &lt;puzzle type="shikaku"&gt;</source>
        <translation>元素 &lt;puzzle type="shikaku"&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements inside each other</source>
        <translation>至多 {most} 层嵌套元素</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>an error ({reason})</source>
        <translation>错误（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>well-formed XML</source>
        <translation>格式正确的 XML</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>XML without document type and entities</source>
        <translation>没有文档类型和实体的 XML</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>one of them</source>
        <extracomment>Found: a document type or an entity, which must not be there.</extracomment>
        <translation>其中之一</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>a tag of at most {most} bytes</source>
        <translation>至多 {most} 字节的标签</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>{expected} in the packed text</source>
        <translation>压缩文本中有{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in base64</source>
        <translation>base64 编码的压缩文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>other characters</source>
        <translation>其他字符</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>text packed as a deflate stream</source>
        <translation>以 deflate 流压缩的文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a text of at most {most} bytes</source>
        <translation>至多 {most} 字节的文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>all of a packed text</source>
        <translation>完整的压缩文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>one that is cut short</source>
        <translation>被截断的文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the end of the link after a packed text</source>
        <translation>链接在压缩文本之后结束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in UTF-8</source>
        <translation>UTF-8 编码的压缩文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>other bytes</source>
        <translation>其他字节</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a square grid</source>
        <translation>正方形网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a margin</source>
        <extracomment>The rows or columns around a grid.</extracomment>
        <translation>边缘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a size from 1 to {most}</source>
        <translation>从 1 到 {most} 的大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the genre 'shikaku'</source>
        <translation>类型“shikaku”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>undone moves [position, [move, ...], milliseconds]</source>
        <translation>已撤销的步骤 [位置, [步骤, ...], 毫秒]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>a hint [milliseconds, position, "nudge" or another degree]</source>
        <translation>提示 [毫秒, 位置, "nudge" 或其他程度]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} undone moves</source>
        <translation>至多 {most} 个已撤销的步骤</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} hints</source>
        <translation>至多 {most} 个提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <source>at most {most} lines</source>
        <translation>至多 {most} 行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>a grid with {expected} in its line {line}</source>
        <translation>第 {line} 行有{expected}的网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of rooms alone</source>
        <translation>只有房间数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of the rooms below, {count}</source>
        <translation>下方房间的数目 {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a room 'row col : area'</source>
        <translation>房间“行 列 : 面积”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a cell of the {rows} x {cols} grid, from 0</source>
        <translation>{rows} x {cols} 网格中的格，从 0 起</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the full address; open the short link in a browser</source>
        <translation>完整地址；请在浏览器中打开短链接</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a short link</source>
        <translation>短链接</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the puzzle itself (links of this site contain none; copy its task, such as 5x5:a4b)</source>
        <translation>谜题本身（该网站的链接不含谜题；请复制其 task，例如 5x5:a4b）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a link of puzzle-shikaku.com</source>
        <translation>puzzle-shikaku.com 的链接</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a '?' and a puzzle behind the address</source>
        <translation>地址后有“?”和谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a Shikaku</source>
        <translation>数方谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>Aho-ni-narikire, a puzzle with other rules</source>
        <translation>Aho-ni-narikire，规则不同的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a clue or a run of cells</source>
        <translation>数字或连续的空格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the sides 0, 1, 2 or -1</source>
        <translation>边的值 0、1、2 或 -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the end, or a block of metadata</source>
        <translation>结尾，或一段元数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>one more line</source>
        <translation>再有一行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the version 'pzprv3'</source>
        <translation>版本“pzprv3”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} cells in this line</source>
        <translation>这一行有 {count} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} sides in this line</source>
        <translation>这一行有 {count} 条边</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{expected} in the metadata</source>
        <translation>元数据中有{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the word shikaku in the first {count} bytes</source>
        <translation>前 {count} 字节中有 shikaku 一词</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>other JSON</source>
        <translation>其他 JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a puzzle in the first {count} bytes</source>
        <translation>前 {count} 字节中有谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>Not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>half a character</source>
        <translation>半个字符</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the byte {byte}</source>
        <translation>字节 {byte}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text in {name}</source>
        <translation>{name} 编码的文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells (only its own program can expand a random seed: open it there, then copy the game ID)</source>
        <translation>“:”和各格（随机种子只有原程序能展开：请在那里打开，再复制游戏 ID）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8</source>
        <translation>大小，例如 10x8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a run of cells a-z, a clue's area or '_'</source>
        <translation>连续的空格 a-z、数字的面积或“_”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>the end after {count} cells</source>
        <translation>{count} 格之后结束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>{count} cells</source>
        <translation>{count} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells behind the size</source>
        <translation>大小之后有“:”和各格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8 and ':' in front of the cells</source>
        <translation>各格之前有大小（例如 10x8）和“:”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>the upper edge of a frame</source>
        <translation>边框的上边</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a line of {count} characters</source>
        <translation>{count} 个字符的一行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>columns of {count} characters, at most {most}</source>
        <translation>每列 {count} 个字符，至多 {most} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>two lines a row and one more, at most {most} rows</source>
        <translation>每行格占两行，另加一行，至多 {most} 行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a number at the right of its cell, or blanks</source>
        <translation>格内靠右的数字，或空白</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>{sign} or a blank</source>
        <translation>{sign} 或空白</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record {name}</source>
        <translation>记录 {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>at most {most} records</source>
        <translation>至多 {most} 条记录</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the record SAVEFILE first</source>
        <translation>记录 SAVEFILE 在最前</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>NSTATES and STATEPOS before any move</source>
        <translation>NSTATES 和 STATEPOS 在所有步骤之前</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the end of the text after the last move</source>
        <translation>最后一步之后文本结束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record 'KEY:length:value'</source>
        <translation>记录“KEY:长度:值”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>{count} bytes</source>
        <translation>{count} 字节</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>printable ASCII characters</source>
        <translation>可打印的 ASCII 字符</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low}</source>
        <translation>不小于 {low} 的数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a grid of more than one cell</source>
        <translation>多于一格的网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a move H, V, R, E or S</source>
        <translation>步骤 H、V、R、E 或 S</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side of a cell on the grid</source>
        <translation>网格中某格的边</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side inside the grid</source>
        <translation>网格内部的边</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a block on the grid</source>
        <translation>网格中的方块</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>the format "{name}"</source>
        <translation>格式“{name}”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a known version</source>
        <translation>已知的版本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>an area of 1 or more, or null</source>
        <translation>不小于 1 的面积，或 null</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>seconds from 0 to {most}</source>
        <translation>从 0 到 {most} 的秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>rectangles that cover each cell once</source>
        <translation>每格恰好覆盖一次的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>the end of the cell</source>
        <translation>格的结尾</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a first row that is clearly a heading, or part of the grid</source>
        <translation>首行明确是标题，或属于网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a row</source>
        <translation>一行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a column</source>
        <translation>一列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>an area</source>
        <translation>面积</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} rows, this one is row {row}</source>
        <translation>{count} 行，这是第 {row} 行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>the end of the text after a puzzle, or another puzzle</source>
        <translation>谜题之后文本结束，或另一道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>a grid of {size} is too large; a side has at most {most} cells</source>
        <translation>{size} 的网格太大；每边最多 {most} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_reading.py"/>
        <source>{name}: its folders hold no files of puzzles</source>
        <translation>{name}：其中的文件夹里没有谜题文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/picture_file.py"/>
        <source>the picture would be {width} x {height} pixels large; the largest scale possible is {scale}</source>
        <translation>图片会有 {width} x {height} 像素；最大的缩放倍数是 {scale}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>there is no rectangle {rect}</source>
        <translation>没有矩形 {rect}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>{count} trials are open, which is the limit</source>
        <translation>已有 {count} 个试走在进行，达到上限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>no trial is open</source>
        <translation>没有进行中的试走</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board_rows.py"/>
        <source>{rect} does not lie on the {rows} x {cols} grid</source>
        <translation>{rect} 不在 {rows} x {cols} 的网格内</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>there is no pencil rectangle {rect}</source>
        <translation>没有铅笔标记的矩形 {rect}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>the rectangle {rect} is not crossed out</source>
        <translation>矩形 {rect} 没有被划掉</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>expected at most {most} bytes</source>
        <translation>应至多为 {most} 字节</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a name ending in .pdf</source>
        <translation>{key}：应为以 .pdf 结尾的名称</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: chapters come from the grades or from the file, not both</source>
        <translation>{key}：章节由难度或由文件决定，不能两者同时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list, not {found}</source>
        <translation>{key}：应为列表，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected {expected}, not {found}</source>
        <translation>{key}：应为{expected}，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key; known are {names}</source>
        <translation>{key}：没有这个键；已知的键有 {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: they stand in the chapters where there are any</source>
        <translation>{key}：有章节时它们写在章节里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected tables [[chapter]]</source>
        <translation>{key}：应为表 [[chapter]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>chapter {number}</source>
        <translation>第 {number} 章</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key</source>
        <translation>{key}：没有这个键</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a text</source>
        <translation>{key}：应为文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list of files</source>
        <translation>{key}：应为文件列表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: no file is called {name}</source>
        <translation>{key}：没有名为 {name} 的文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected 0 to {most} mm, not {found}</source>
        <translation>{key}：应为 0 到 {most} mm，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: too wide for pages of {width} x {height} mm</source>
        <translation>{key}：对 {width} x {height} mm 的页面来说太宽</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected {names} or a size such as '152 x 229 mm', not {found}</source>
        <translation>{key}：应为 {names}，或尺寸（例如“152 x 229 mm”），实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected one of {names}, not {found}</source>
        <translation>{key}：应为 {names} 之一，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a position in the edits</source>
        <translation>编辑中的一个位置</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a list "edits", a text "path", and "saved", true or false</source>
        <translation>列表 "edits"、文本 "path"，以及 "saved"（true 或 false）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a puzzle ({reason})</source>
        <translation>谜题（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>an edit this program knows</source>
        <translation>本程序认识的编辑</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}: this is not UTF-8</source>
        <translation>第 {line} 行：这不是 UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>this is not TOML ({reason})</source>
        <translation>这不是 TOML（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}, column {column}: this is not TOML ({reason})</source>
        <translation>第 {line} 行第 {column} 列：这不是 TOML（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells; this puzzle has {count}</source>
        <translation>一个网页至多有 {most} 格；这道谜题有 {count} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells in all</source>
        <translation>一个网页总共至多有 {most} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>rectangles of {area} cells on average; from {low} to {high} can be made</source>
        <translation>矩形平均 {area} 格；可生成的范围是 {low} 到 {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>the length {length}; it goes from -1 (square) to 1 (long)</source>
        <translation>长度 {length}；范围从 -1（方）到 1（长）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>expected {what} ({names}, or a number), not {found}</source>
        <translation>应为{what}（{names}，或一个数），实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grid of {rows} x {cols} has no cells</source>
        <translation>{rows} x {cols} 的网格没有格子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a seed has at most {most} digits</source>
        <translation>种子至多有 {most} 位</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>recipes of version {version} name no technique</source>
        <translation>版本 {version} 的配方不指定技巧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>this is of version {version}; this program makes versions 1 to {last}</source>
        <translation>它的版本是 {version}；本程序生成版本 1 到 {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{name} has at most {most} digits in {form}, not {count}</source>
        <translation>{form} 中的 {name} 至多有 {most} 位，而不是 {count} 位</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>expected {expected}, not {found}</source>
        <translation>应为{expected}，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grade ({names})</source>
        <translation>难度（{names}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a technique ({names})</source>
        <translation>技巧（{names}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>no puzzle needs {technique}: {easier} is easier and excludes the same</source>
        <translation>没有谜题需要“{technique}”：“{easier}”更简单，排除的相同</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{technique} is for {level} puzzles, not for {wanted}</source>
        <translation>“{technique}”适用于{level}谜题，而不是{wanted}谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a symmetry ({names})</source>
        <translation>对称（{names}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another grade</source>
        <translation>请试试更大的尺寸或别的难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another grade</source>
        <translation>请试试更大的尺寸、不要对称或别的难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another technique</source>
        <translation>请试试更大的尺寸或别的技巧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another technique</source>
        <translation>请试试更大的尺寸、不要对称或别的技巧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} exists; ask for a larger size</source>
        <translation>不存在{puzzle}；请用更大的尺寸</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{count} attempts</source>
        <translation>{count} 次尝试</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>1 attempt</source>
        <translation>1 次尝试</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found before the limit, in {attempts}</source>
        <translation>到达限制之前没有找到{puzzle}（{attempts}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found in {attempts}; {advice}</source>
        <translation>{attempts}后没有找到{puzzle}；{advice}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no puzzle of {size}</source>
        <translation>{size} 的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size}</source>
        <translation>{size} 的{grade}谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size} that needs {technique}</source>
        <translation>{size} 且需要“{technique}”的{grade}谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>another program is opening the database</source>
        <translation>另一个程序正在打开数据库</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it belongs to another program</source>
        <translation>它属于另一个程序</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it has version {version}; this program knows versions up to {last}</source>
        <translation>它的版本是 {version}；本程序认识的版本到 {last} 为止</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>these tables are missing: {names}</source>
        <translation>缺少这些表：{names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/file_operations.py"/>
        <source>another file has taken its place</source>
        <translation>它的位置现在已有另一个文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>a change with its checksum</source>
        <translation>带校验和的更改</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/save_files.py"/>
        <source>{first}; {second}</source>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Device or resource busy</source>
        <translation>设备或资源正忙</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection refused</source>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Host is down</source>
        <translation>主机未响应</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Invalid argument</source>
        <translation>无效的参数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Is a directory</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File name too long</source>
        <translation>文件名太长</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files in system</source>
        <translation>系统中打开的文件太多</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such device</source>
        <translation>没有这个设备</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Cannot allocate memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No space left on device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Transport endpoint is not connected</source>
        <translation>传输端点未连接</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Directory not empty</source>
        <translation>文件夹不是空的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not supported</source>
        <translation>不支持该操作</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not permitted</source>
        <translation>不允许的操作</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Stale file handle</source>
        <translation>文件句柄已失效</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection timed out</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>attempt to write a readonly database</source>
        <translation>试图写入只读数据库</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database disk image is malformed</source>
        <translation>数据库映像已损坏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database is locked</source>
        <translation>数据库被锁定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database or disk is full</source>
        <translation>数据库或磁盘已满</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>disk I/O error</source>
        <translation>磁盘输入/输出错误</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>file is not a database</source>
        <translation>文件不是数据库</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>unable to open database file</source>
        <translation>无法打开数据库文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>it contains text that is not UTF-8</source>
        <translation>其中含有不是 UTF-8 的文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>the database reports: {reason}</source>
        <translation>数据库报告：{reason}</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>The file has changed</source>
        <translation>文件已被更改</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Another program has changed {name} in the meantime.</source>
        <translation>在此期间，另一个程序更改了 {name}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>There is already a file named {name}.</source>
        <translation>已经有名为 {name} 的文件。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Keep Both saves yours next to it as {other}.</source>
        <translation>“都保留”会把你的存为旁边的 {other}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Keep Both</source>
        <translation>都保留(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Shikaku game</source>
        <translation>数方对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles save file</source>
        <translation>Rectangles 存档文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox XML</source>
        <translation>PencilBox XML</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>janko.at text</source>
        <translation>janko.at 文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link file</source>
        <translation>puzz.link 文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Text with links</source>
        <translation>含链接的文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>penpa-edit address</source>
        <translation>penpa-edit 地址</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles game ID</source>
        <translation>Rectangles 游戏 ID</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>kanpen.net address</source>
        <translation>kanpen.net 地址</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address with progress</source>
        <translation>含进度的 puzz.link 地址</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address</source>
        <translation>puzz.link 地址</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 data</source>
        <translation>PyCSP3 数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 text</source>
        <translation>PyCSP3 文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Collection of puzzles</source>
        <translation>谜题合集</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Puzzles in JSON</source>
        <translation>JSON 谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles drawing</source>
        <translation>Rectangles 图样</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Table (CSV, TSV, Markdown)</source>
        <translation>表格（CSV、TSV、Markdown）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Grid of one character a cell</source>
        <translation>每格一个字符的网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox text</source>
        <translation>PencilBox 文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Plain grid</source>
        <translation>纯网格</translation>
    </message>
</context>
<context>
    <name>fresh</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Gentle</source>
        <translation>入门</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Half turn</source>
        <translation>旋转 180°</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Few large rectangles</source>
        <translation>少量大矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather large rectangles</source>
        <translation>偏大的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Some large, some small</source>
        <translation>有大有小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather small rectangles</source>
        <translation>偏小的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Many small rectangles</source>
        <translation>大量小矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Square</source>
        <translation>方正</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Long</source>
        <translation>狭长</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>needs: %1</source>
        <translation>需要：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>depends on the difficulty</source>
        <translation>取决于难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>not known for this size</source>
        <translation>这个大小未知</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>About Shikaku</source>
        <translation>关于数方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Play, solve and study Shikaku: divide the grid into rectangles, one number each.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It works offline and sends no data anywhere.&lt;/p&gt;&lt;p&gt;Not affiliated with Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;With Qt {qt}.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;数方 {version}&lt;/h3&gt;&lt;p&gt;玩、解、研究数方：把网格划分成矩形，每个矩形一个数字。&lt;/p&gt;&lt;p&gt;以 MIT 许可证发布的自由软件。可离线使用，不向任何地方发送数据。&lt;/p&gt;&lt;p&gt;与 Nikoli 公司（Nikoli Co., Ltd.）无关。&lt;/p&gt;&lt;p&gt;使用 Qt {qt}。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_pages.py"/>
        <source>This page has not been translated yet.</source>
        <translation>这一页还没有翻译。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + arrows</source>
        <translation>Shift + 方向键</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Size a rectangle</source>
        <translation>调整矩形大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Enter or Space</source>
        <translation>Enter 或空格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Start or finish a rectangle</source>
        <translation>开始或完成一个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>S on a clue</source>
        <translation>数字上的 S</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Draw a rectangle of its size</source>
        <translation>画一个这么大的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Remove the rectangle</source>
        <translation>移除矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Right drag, or P</source>
        <translation>右键拖动，或 P</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pencil a rectangle</source>
        <translation>用铅笔标出矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cross out what is being drawn</source>
        <translation>划掉正在画的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>P on a clue</source>
        <translation>在数字上按 P</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Show its possible rectangles</source>
        <translation>显示它可能的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next open clue</source>
        <translation>跳到下一个未完成的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + Tab</source>
        <translation>Shift + Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the previous open clue</source>
        <translation>跳到上一个未完成的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + arrows</source>
        <translation>Ctrl + 方向键</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next clue in that direction</source>
        <translation>跳到该方向的下一个数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the start or the end of the row</source>
        <translation>跳到行首或行尾</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + Home, Ctrl + End</source>
        <translation>Ctrl + Home、Ctrl + End</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the first or the last cell</source>
        <translation>跳到第一格或最后一格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go up or down one screen</source>
        <translation>向上或向下一屏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cancel what is being drawn</source>
        <translation>取消正在画的内容</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + wheel</source>
        <translation>Ctrl + 滚轮</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Wheel, Shift + wheel</source>
        <translation>滚轮、Shift + 滚轮</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Scroll</source>
        <translation>滚动</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Space + drag, middle drag</source>
        <translation>空格 + 拖动，中键拖动</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Switch between board and panel</source>
        <translation>在棋盘和侧边栏之间切换</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>What they do</source>
        <translation>作用</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/key_lists.py"/>
        <source>Editor: %1</source>
        <translation>编辑器：%1</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Find</source>
        <translation>自己找</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Nudge</source>
        <translation>点拨</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Where</source>
        <translation>哪里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw</source>
        <translation>画</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Name the technique: find the step yourself</source>
        <translation>说出技巧：步骤自己找</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what to look for</source>
        <translation>说出该找什么</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say where to look</source>
        <translation>说出该看哪里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what follows, and why</source>
        <translation>说出结论和理由</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Do it on the board; Undo reverts it</source>
        <translation>在棋盘上代画；撤销可以还原</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>How much to say</source>
        <translation>提示到什么程度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rule is broken</source>
        <translation>有违反规则的地方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rectangle is wrong</source>
        <translation>有一个矩形错了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>This puzzle has no solution</source>
        <translation>这道谜题无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Several solutions</source>
        <translation>有多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Something is wrong</source>
        <translation>有东西错了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>The trial has failed</source>
        <translation>试走失败了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Beyond my techniques</source>
        <translation>超出了我的技巧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Nudge?</source>
        <translation>点拨？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Where?</source>
        <translation>哪里？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw It</source>
        <translation>画上</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Remove It</source>
        <translation>移除它</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Mark It</source>
        <translation>标记它</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Reject</source>
        <translation>放弃</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A mark is wrong</source>
        <translation>有一个标记错了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Another Hint</source>
        <translation>换一个提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>%1:
%2</source>
        <translation>%1：
%2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>%1 in %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>not %1</source>
        <translation>不是 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>this clue</source>
        <translation>这个数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>impossible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>because of</source>
        <translation>因为</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>so</source>
        <translation>所以</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>nothing fits</source>
        <translation>没有能放的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Clues</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Possible</source>
        <translation>可能</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Impossible</source>
        <translation>不可能</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Because of</source>
        <translation>因为</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Result</source>
        <translation>结论</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Nothing fits</source>
        <translation>没有能放的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>{meaning}: {places}.</source>
        <extracomment>What a mark on the board means, and the cells or rectangles that have it.</extracomment>
        <translation>{meaning}：{places}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>; </source>
        <extracomment>Between places of the board, which have commas of their own.</extracomment>
        <translation>； </translation>
    </message>
</context>
<context>
    <name>laboratory</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>the equations alone</source>
        <translation>只用方程</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that one clue alone can reach</source>
        <translation>只有一个数字够得着的格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that all placements share</source>
        <translation>所有摆法共有的格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>counting the cells of the clues</source>
        <translation>计算数字的格数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>equations that contain each other</source>
        <translation>互相包含的方程</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>supposing placements, one at a time</source>
        <translation>逐个假设摆法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Formulation</source>
        <translation>建模方法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Build, ms</source>
        <translation>构建，毫秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Solve, ms</source>
        <translation>求解，毫秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Prove, ms</source>
        <translation>证明，毫秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Typical, ms</source>
        <translation>典型，毫秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>one solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>time limit</source>
        <translation>到时限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>memory limit</source>
        <translation>到内存上限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict}（声称）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict}（声称有误）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>running…</source>
        <translation>运行中…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/cp_sat_model.py"/>
        <source>exact: CP-SAT calculates with integers, and a second solve excludes other solutions</source>
        <translation>精确：CP-SAT 用整数计算，第二次求解排除其他解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>this program; the rules are Simonis' levels Ini to Red, Sub and SAC</source>
        <translation>本程序；规则是 Simonis 的级别 Ini 到 Red、Sub 和 SAC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>exact: what deduction removes is in no solution; CP-SAT decides the rest</source>
        <translation>精确：推理去掉的不在任何解中；其余由 CP-SAT 判定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/element.py"/>
        <source>{work}: element; the cells' equations as in {other}</source>
        <translation>{work}：element；各格的等式与{other}相同</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>{work}; {other} names it as the classical way</source>
        <translation>{work}；{other}称之为经典方法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>exact: the search goes through all choices</source>
        <translation>精确：搜索遍历所有选择</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>exact: propagation removes what no solution has, and the search goes through the rest</source>
        <translation>精确：传播去掉任何解都没有的，搜索遍历其余</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search on the bare equations</source>
        <translation>{work}：在原始等式上做 0/1 传播和搜索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search; the cells' view and shared cells (levels Set, Red of the slides)</source>
        <translation>{work}：0/1 传播和搜索；格的视角与公共格（幻灯片中的级别 Set、Red）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>no model is needed: a sum of areas, a clue or a cell excludes a solution</source>
        <translation>不需要模型：面积之和、某个数字或某一格就排除了解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>it cannot count, which "?" clues need</source>
        <translation>它不能计数，而“?”数字需要计数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>a solution that it returned breaks the rules</source>
        <translation>它返回的一个解违反规则</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process was killed</source>
        <translation>它的进程被终止</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process ended without an answer</source>
        <translation>它的进程没有给出答案就结束了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>this build of OR-Tools lacks {solver}</source>
        <translation>这个 OR-Tools 版本没有 {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>the solver failed</source>
        <translation>求解器失败</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>solutions, which are checked; that there is no other is the claim of a solver that rounds</source>
        <translation>解，均经过检查；没有其他解，则只是会舍入的求解器的说法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>{work}, with eplex; {other}, with GAMS and the no-good cut; here with {solver}</source>
        <translation>{work}，用 eplex；{other}，用 GAMS 和 no-good 割；这里用 {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: diffn, an optional rectangle for each placement</source>
        <translation>{work}：diffn，每种摆法一个可选矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: geost, a rectangle of one of the shapes of each clue</source>
        <translation>{work}：geost，每个数字取其形状之一的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>a claim: the presolve of CP-SAT 9.15 loses solutions of some of these models</source>
        <translation>声称：CP-SAT 9.15 的预处理会丢失其中一些模型的解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/owner.py"/>
        <source>{work}: the cells' view w, with a global cardinality</source>
        <translation>{work}：格的视角 w，加全局基数约束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue</source>
        <translation>{work}：SAT 模型，用二元不重叠子句，每个数字一个子句</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue, and one for each cell</source>
        <translation>{work}：SAT 模型，用二元不重叠子句，每个数字和每一格各一个子句</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/partition.py"/>
        <source>{work}: set partitioning in CP-SAT; {other}, section 4</source>
        <translation>{work}：CP-SAT 中的集合划分；{other}，第 4 节</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways</source>
        <translation>{work}：rect(数字, 左上格, 大小)，两个矩形以四种方式之一分开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways; the placements as a table for each clue</source>
        <translation>{work}：rect(数字, 左上格, 大小)，两个矩形以四种方式之一分开；摆法写成每个数字一张表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{count} of the values are fractional</source>
        <translation>有 {count} 个值是分数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>the solver contradicts itself: it now finds no point at all</source>
        <translation>求解器自相矛盾：现在它根本找不到点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>a fractional point has only {some} of its {count} placements</source>
        <translation>分数点的 {count} 种摆法中只有 {some} 种</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>solutions, which are checked; one solution or none, where dual values that are recalculated with integers give the bound, and otherwise that is a claim</source>
        <translation>解，均经过检查；只有一个解或无解时，用整数重新计算的对偶值给出界，否则只是声称</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with GLOP, a simplex method</source>
        <translation>{work}：开放问题；这里用单纯形法 GLOP</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with PDLP, a first-order method, whose points are no vertices</source>
        <translation>{work}：开放问题；这里用一阶方法 PDLP，它给出的点不是顶点</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Today: five minutes</source>
        <translation>今天：五分钟</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>From your games</source>
        <translation>来自你的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Lessons and practice</source>
        <translation>课程和练习</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Due: %1.</source>
        <translation>该练的：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation><numerusform>有 %n 个技巧该练了：%1。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. Next to learn: %1.</source>
        <translation>今天没有该练的。接下来学：%1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. You can still practise.</source>
        <translation>今天没有该练的。你仍然可以练习。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%1 and %n more</source>
        <translation><numerusform>%1，以及另外 %n 个</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Missed in your games: %1.</source>
        <translation>对局中漏看的：%1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Point</source>
        <translation>指点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Draw</source>
        <translation>画</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Pencil</source>
        <translation>铅笔</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Cross out</source>
        <translation>划掉</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Gentle</source>
        <translation>入门</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>%1% done</source>
        <translation>完成 %1%</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>No longer there</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Tiny: up to 36 cells</source>
        <translation>迷你：最多 36 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small: up to 100 cells</source>
        <translation>小：最多 100 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium: up to 225 cells</source>
        <translation>中：最多 225 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large: up to 600 cells</source>
        <translation>大：最多 600 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giant: more than 600 cells</source>
        <translation>巨型：超过 600 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small</source>
        <comment>daily puzzle</comment>
        <translation>小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <comment>daily puzzle</comment>
        <translation>中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large</source>
        <comment>daily puzzle</comment>
        <translation>大</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solution shown</source>
        <translation>看过答案</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Unfinished</source>
        <comment>of one game</comment>
        <translation>未完成</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>First steps</source>
        <translation>入门题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giants</source>
        <translation>巨型题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>best %1</source>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Group %1</source>
        <translation>第 %1 组</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Duplicates, group %1: the same puzzle, perhaps rotated or mirrored</source>
        <translation>重复，第 %1 组：同一道谜题，可能经过旋转或镜像</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Untitled puzzle</source>
        <translation>未命名谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file needs a name.</source>
        <translation>文件需要一个名称。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file whose name begins with a dot is hidden.</source>
        <translation>名称以点开头的文件是隐藏文件。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot contain %1.</source>
        <translation>文件名不能包含 %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot end with a dot or a space.</source>
        <translation>文件名不能以点或空格结尾。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Some systems reserve this name for a device.</source>
        <translation>某些系统把这个名称留给设备使用。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>This name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>There is already a file with this name.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>New file name:</source>
        <translation>新文件名：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By collection</source>
        <translation>按合集</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By title</source>
        <translation>按标题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By size</source>
        <translation>按大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By grade</source>
        <translation>按难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By progress</source>
        <translation>按进度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By best time</source>
        <translation>按最佳用时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By last played</source>
        <translation>按最近游玩</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Ended</source>
        <translation>结束于</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Grade</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Result</source>
        <translation>结论</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>All puzzles</source>
        <translation>所有谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>My folder</source>
        <translation>我的文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Collections</source>
        <translation>合集</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Daily puzzle</source>
        <translation>每日谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%2 年%1</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>clues without an area</source>
        <translation>没有格数的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>areas of this size</source>
        <translation>这么大的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a grid of one cell</source>
        <translation>只有一格的网格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a puzzle of this size</source>
        <translation>这么大的谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the rectangles drawn</source>
        <translation>画好的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the marks and trials</source>
        <translation>标记和试走</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the moves to undo and redo</source>
        <translation>撤销和重做的步骤</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the time played and the hints used</source>
        <translation>用时和用过的提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the author</source>
        <translation>作者</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the source</source>
        <translation>来源</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the grade</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the text of the rules</source>
        <translation>规则的文字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the rectangles you have drawn</source>
        <translation>你画的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>your marks and trials</source>
        <translation>你的标记和试走</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Some information will be lost</source>
        <translation>有些信息会丢失</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot store:</source>
        <translation>“{format}”格式无法保存：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Your game itself is not affected.</source>
        <translation>你的对局本身不受影响。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>&amp;Save Anyway</source>
        <translation>仍然保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot hold this puzzle, because it cannot store {parts}.</source>
        <translation>“{format}”格式容不下这道谜题，因为它无法保存{parts}。</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>Follow &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Clear List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is damaged</source>
        <translation>一个已保存的对局已损坏</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is from a newer version of Shikaku</source>
        <translation>一个已保存的对局来自较新版本的数方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Could not read a saved game</source>
        <translation>无法读取一个已保存的对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The last game is open in another window</source>
        <translation>上一局已在另一个窗口中打开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Games cannot be saved</source>
        <translation>无法保存对局</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is damaged; a new one was started</source>
        <translation>历史已损坏，已新建一份</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is from a newer version of Shikaku; a new one was started</source>
        <translation>历史来自较新版本的数方，已新建一份</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history cannot be saved</source>
        <translation>无法保存历史</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>An earlier save was loaded instead.</source>
        <translation>改为载入较早的存档。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The old file was kept as %1.</source>
        <translation>旧文件保留为 %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history could not be read or saved: %1</source>
        <translation>无法读取或保存历史：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Problem with the history</source>
        <translation>历史有问题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Your game could not be saved: %1</source>
        <translation>无法保存你的对局：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Your data could not be copied to %1.</source>
        <translation>你的数据无法复制到 %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It is still in %1. (%2)</source>
        <translation>它仍在 %1。（%2）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>The folder with your data is missing: %1</source>
        <translation>存放你数据的文件夹不见了：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It may be on a drive that is not connected. The default folder has other games.</source>
        <translation>它可能在未连接的驱动器上。默认文件夹里是别的对局。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>使用默认文件夹(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Letter</source>
        <comment>the American size of paper</comment>
        <translation>信纸</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Legal</source>
        <comment>the American size of paper</comment>
        <translation>法律专用纸</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <comment>solutions or hints: not printed</comment>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>On separate pages</source>
        <translation>单独的页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Upside down at page bottom</source>
        <translation>页底倒印</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Grade</source>
        <translation>难度</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <location filename="../shikaku_gui/gui/accessibility/board_parts.py"/>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Your times are compared with the expected ones once you have solved %1 different puzzles without having a hint draw. So far: %2.</source>
        <translation>在没有让提示代画的情况下解开 %1 道不同的谜题后，就会把你的用时与预计时间作比较。目前：%2。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Over %1 puzzles, you took %2 times as long as expected (median of your first games).</source>
        <translation>在 %1 道谜题中，你的用时是预计的 %2 倍（首次对局的中位数）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Rank correlation between expected times and yours: %1. It is 1 if both rank the puzzles alike, and near 0 if they are unrelated.</source>
        <translation>预计时间与你用时的等级相关系数：%1。两者排序相同时为 1，毫无关系时接近 0。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Grade</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Played</source>
        <translation>已玩</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Trend</source>
        <translation>趋势</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time played</source>
        <translation>游戏时间</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% faster</source>
        <translation>快 {percent}%</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% slower</source>
        <translation>慢 {percent}%</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>the same</source>
        <translation>持平</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>%1: %n solved, %2 played</source>
        <extracomment>%1: a day, %n: a number of puzzles, %2: a time.</extracomment>
        <translation><numerusform>%1：解开 %n 道，用时 %2</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Erase the history?</source>
        <translation>清除历史？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>All games, times, streaks, drills, lessons and the list of recent files will be erased.</source>
        <translation>所有对局、用时、连续天数、练习、课程和最近文件列表都会被清除。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>This cannot be undone. Games in progress are kept.</source>
        <translation>此操作无法撤销。进行中的对局会保留。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>&amp;Erase</source>
        <translation>清除(&amp;E)</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>could not write the answer: {reason}</source>
        <translation>无法写出答案：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no display found; in a terminal use: shikaku solve FILE</source>
        <translation>没有找到显示器；在终端中请用：shikaku solve FILE</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; shikaku --help lists the commands</source>
        <translation>没有这个文件或命令：{file}；shikaku --help 列出所有命令</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; did you mean {command}?</source>
        <translation>没有这个文件或命令：{file}；你是想用 {command} 吗？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a whole number from 1 to {most}, not {text}</source>
        <translation>应为 1 到 {most} 的整数，而不是 {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a number above 0, not {text}</source>
        <translation>应为大于 0 的数，而不是 {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>the most seconds to spend on each puzzle</source>
        <translation>每道谜题最多用的秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>reached its time limit of {seconds} s</source>
        <translation>到了 {seconds} 秒的时限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>too many rectangles are possible</source>
        <translation>可能的矩形太多</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>a worker died before finishing</source>
        <translation>一个工作进程在完成之前终止了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>worker processes keep crashing; if memory is short, use fewer of them (--jobs)</source>
        <translation>工作进程不断崩溃；如果内存不足，请减少进程数（--jobs）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>one solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>unknown: reached its time limit</source>
        <translation>未知：到了时限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Print a line for each puzzle: how many solutions it has, and its size.</source>
        <translation>为每道谜题打印一行：有几个解，以及大小。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Exit status (the worst of all): 0 solvable, 1 a proof could not be written, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>退出状态（取最差的）：0 有解，1 无法写出证明，2 输入或用法有误，3 无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>print one JSON object per line</source>
        <translation>每行打印一个 JSON 对象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>write a proof of each puzzle to a folder of its own in DIR, as shikaku prove does</source>
        <translation>像 shikaku prove 那样，把每道谜题的证明写到 DIR 中各自的文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>{size}, clues: {clues}, fixed: {fixed}, alternatives: {alternatives}, cover: {cover}</source>
        <translation>{size}，数字：{clues}，确定：{fixed}，备选：{alternatives}，覆盖：{cover}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>proof in {folder}</source>
        <translation>证明在 {folder}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>Play Shikaku: divide the grid into rectangles, one number each.</source>
        <translation>玩数方：把网格划分成矩形，每个矩形一个数字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>FILE is a puzzle file in any supported format, a folder, a link, or - for standard input.</source>
        <translation>FILE 是任何受支持格式的谜题文件、文件夹、链接，或表示标准输入的 -。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>the puzzle to open: a file, a link, or the recipe of a puzzle that was made here</source>
        <translation>要打开的谜题：文件、链接，或本程序所生成谜题的配方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>solve puzzles and draw them</source>
        <translation>求解谜题并画出来</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how many solutions puzzles have</source>
        <translation>说出谜题有几个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>give the next step, and why</source>
        <translation>给出下一步和理由</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>explain the whole solution, step by step</source>
        <translation>逐步讲解整个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how hard puzzles are for a person</source>
        <translation>说出谜题对人有多难</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>compare formulations from the literature</source>
        <translation>比较文献中的建模方法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>write a proof of how many solutions a puzzle has</source>
        <translation>写出关于谜题有几个解的证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>check such a proof without the solver</source>
        <translation>不用求解器检查这样的证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make new puzzles of a chosen difficulty and style</source>
        <translation>按选定的难度和风格生成新谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make a dataset of solved and graded puzzles</source>
        <translation>生成已求解并评定难度的谜题数据集</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>convert puzzles to another format</source>
        <translation>把谜题转换为另一种格式</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>draw puzzles as pictures or web pages</source>
        <translation>把谜题画成图片或网页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print puzzles or a whole book to a PDF</source>
        <translation>把谜题或整本书打印成 PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print a completion script for a shell</source>
        <translation>打印 shell 的补全脚本</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the manual page</source>
        <translation>打印手册页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print versions and settings for a report of a problem</source>
        <translation>输出版本和设置，供报告问题时使用</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>add the program to the desktop's menu, or remove it</source>
        <translation>把程序加入桌面菜单，或从中移除</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>in the terminal:</source>
        <translation>在终端中：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>shikaku COMMAND --help tells more.</source>
        <translation>详情请用 shikaku COMMAND --help。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the version and exit</source>
        <translation>显示版本号并退出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <source>Exit status: 0 printed, 2 bad usage.</source>
        <translation>退出状态：0 已打印，2 用法有误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>one of %(choices)s</source>
        <translation>%(choices)s 之一</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>unknown format: {name}; choose one with --to: {names}</source>
        <translation>未知格式：{name}；请用 --to 选择：{names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Convert puzzles or games from one format to another.</source>
        <translation>把谜题或对局从一种格式转换为另一种。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Exit status: 0 written, 1 the output could not be written, 2 bad input or usage. Standard error names what the new format cannot store.</source>
        <translation>退出状态：0 已写出，1 无法写出，2 输入或用法有误。标准错误会指出新格式无法保存的内容。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>the file to write, in the format of its suffix; - for stdout</source>
        <translation>要写出的文件，格式由后缀决定；- 表示标准输出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts} (in {count} of {total} puzzles)</source>
        <translation>无法保存{parts}（{total} 道谜题中的 {count} 道）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts}</source>
        <translation>无法保存{parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the scheduler has no workers; waiting for one to connect (press Ctrl+C to stop)</source>
        <translation>调度器没有工作进程；正在等待连接（按 Ctrl+C 停止）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>{option} needs {package}: {command}</source>
        <translation>{option} 需要 {package}：{command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>no scheduler found there ({reason})</source>
        <translation>那里没有找到调度器（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the workers of {name} keep crashing; they may have too little memory</source>
        <translation>{name} 的工作进程不断崩溃；它们的内存可能太少</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Make a dataset of puzzles: solved, graded, without duplicates, in splits.</source>
        <translation>生成谜题数据集：已求解、已评定难度、无重复、分好组。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage or SPEC, 4 some puzzles were not found, 130 interrupted. The same command resumes where it stopped. docs/datasets.md describes the SPEC.</source>
        <translation>退出状态：0 已生成，1 无法写出，2 用法或 SPEC 有误，4 有些谜题没有找到，130 被中断。再次运行同一命令会从中断处继续。SPEC 的写法见 docs/datasets.md。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>which puzzles, and which splits</source>
        <translation>要哪些谜题，怎样分组</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the folder of the dataset</source>
        <translation>数据集的文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make only the I-th of N shares of the puzzles, for machines that share no folder; without this option the command makes the rest, and the files of the dataset</source>
        <translation>只生成 N 份谜题中的第 I 份，用于没有共享文件夹的多台机器；不带此选项时，命令生成其余部分和数据集的文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make about N puzzles (default: %(const)s), print the processor time that all would take, and stop; with -o they are kept</source>
        <translation>生成约 N 道谜题（默认：%(const)s），输出全部生成所需的处理器时间，然后停止；用 -o 则保留它们</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>expected a shard such as 3/100, from 1/N to N/N, not {found}</source>
        <translation>应为分片，例如 3/100，从 1/N 到 N/N，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the dataset is complete</source>
        <translation>数据集已完成</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>shard {number}/{total}: {count} records</source>
        <translation><numerusform>分片 {number}/{total}：{count} 条记录</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>recipes: {recipes}; different puzzles: {distinct}; also under rotation and reflection: {kept}; not found: {missing}</source>
        <extracomment>What a dataset holds; {kept} are different under rotation and reflection.</extracomment>
        <translation>配方：{recipes}；不同的谜题：{distinct}；计入旋转和翻转仍不同：{kept}；未找到：{missing}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the audit found a canonical form twice: this is a bug in Shikaku</source>
        <translation>审查两次发现同一规范形式：这是数方的一个错误</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>{name} contains other files; choose a new folder</source>
        <translation>{name} 里有其他文件；请选择一个新文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>line {line} is not of {recipe}: {reason}</source>
        <translation>第 {line} 行不属于 {recipe}：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>it is of version {version} of the generator; to resume, set {setting} in the [[puzzles]] of the SPEC</source>
        <translation>它属于生成器的版本 {version}；要继续，请在 SPEC 的 [[puzzles]] 中设置 {setting}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>the folder contains the puzzles of another SPEC; choose another folder</source>
        <translation>文件夹里有另一个 SPEC 的谜题；请选择另一个文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>another program is also writing {name}</source>
        <translation>另一个程序也在写入 {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>series</source>
        <translation>系列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>measured</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>测得</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>ms each</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>每道毫秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>longest</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>最长</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>core-hours</source>
        <translation>核心小时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>95%</source>
        <translation>95%</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>A series whose puzzles exist already was not measured; the sum does not include it.</source>
        <translation>谜题已经存在的系列没有测量；总数不包括它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>it is longer than {most} bytes</source>
        <translation>它超过 {most} 字节</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have letters, digits and any of ._- only, at most 96 of them</source>
        <translation>{key} 只能由字母、数字以及 ._- 组成，至多 96 个字符</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have one table or more: [[puzzles]]</source>
        <translation>{key} 必须有一个或多个表：[[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one line</source>
        <translation>{key} 必须是一行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>must be a table: [[puzzles]]</source>
        <translation>必须是表：[[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is wrong: {reason}</source>
        <translation>{key} 有误：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>these settings do not go together: {reason}</source>
        <translation>这些设置不能同时使用：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a size such as 10x15 with sides up to {most}, not {found}</source>
        <translation>{key} 必须是大小，例如 10x15，边长至多 {most}，而不是{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must list one or more of {names}</source>
        <translation>{key} 必须列出 {names} 中的一个或多个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a table of 1 to {most} splits</source>
        <translation>{key} 必须是含 1 到 {most} 个划分的表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is no name of a split: small letters, digits and _ only, and not 'all'</source>
        <translation>{key} 不是划分的名称：只能用小写字母、数字和 _，且不能是“all”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a number, not {found}</source>
        <translation>{key} 必须是数字，而不是{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be above 0 and at most {most}</source>
        <translation>{key} 必须大于 0 且至多为 {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>the key {name} is missing</source>
        <translation>缺少键 {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a string, not {found}</source>
        <translation>{key} 必须是字符串，而不是{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one of {names}, not {found}</source>
        <translation>{key} 必须是 {names} 之一，而不是{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a whole number from {low} to {most}, not {found}</source>
        <translation>{key} 必须是从 {low} 到 {most} 的整数，而不是{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a list, not {found}</source>
        <translation>{key} 必须是列表，而不是{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is not known here; the keys are {names}</source>
        <translation>这里不认识 {key}；可用的键有 {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>line {line}: {reason}</source>
        <translation>第 {line} 行：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/writers.py"/>
        <source>Parquet needs PyArrow: {command}; or write {setting} in the SPEC</source>
        <translation>Parquet 需要 PyArrow：{command}；或者在 SPEC 中写 {setting}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Explain the whole solution of puzzles or saved games, one step per line; mistakes come first.</source>
        <translation>讲解谜题或已保存对局的整个解，每步一行；先说错误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Exit status (the worst of all): 0 explained as far as the techniques reach, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>退出状态（取最差的）：0 已讲解到技巧所及之处，2 输入或用法有误，3 无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>print the steps as one JSON object per line</source>
        <translation>每行用一个 JSON 对象打印一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>{name} already contains other puzzles; resume with the original --seed</source>
        <translation>{name} 已经含有其他谜题；请用原来的 --seed 继续</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>the first puzzle has {option}</source>
        <translation>第一道谜题有 {option}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>of the last puzzle, {reason}</source>
        <translation>最后一道谜题的{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Make puzzles with exactly one solution.</source>
        <translation>生成恰有一个解的谜题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage, 4 a puzzle was not found. The same command with the same seed makes the same puzzles; after an interruption, it resumes where it stopped.</source>
        <translation>退出状态：0 已生成，1 无法写出，2 用法有误，4 有谜题没有找到。相同的命令和种子生成相同的谜题；中断后会从中断处继续。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size (default: 10x10), or the whole recipe that a generated puzzle names as its source</source>
        <translation>大小（默认：10x10），或生成的谜题在来源中写明的完整配方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>how many puzzles to make (default: 1)</source>
        <translation>要生成几道谜题（默认：1）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>their difficulty</source>
        <translation>谜题的难度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size of the rectangles (many-small, small, balanced, large, few-large, or cells on average) and, after a colon, their shape (square, mixed, long)</source>
        <translation>矩形的大小（many-small、small、balanced、large、few-large，或平均格数），冒号之后是形状（square、mixed、long）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the symmetry of the clue cells</source>
        <translation>数字位置的对称性</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a technique needed to solve the puzzle (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); without --grade, the difficulty is that of the technique</source>
        <translation>解题需要的技巧（only-rectangle、only-clue、shared-cells、stranded-cell、sealed-pocket、pair、counting、what-if）；不带 --grade 时，难度由技巧决定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the seed of the first puzzle; each further one has the next</source>
        <translation>第一道谜题的种子；之后每道依次加一</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a folder with a file for each, or a file (with a line for each, where the format allows that); default: standard output</source>
        <translation>一个文件夹，每道谜题一个文件；或一个文件（格式允许时每道谜题一行）；默认：标准输出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a size such as 10x15, with sides from 1 to {most}, not {found}</source>
        <translation>应为大小，例如 10x15，边长从 1 到 {most}，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a whole number of at most {most} digits, not {found}</source>
        <translation>应为至多 {most} 位的整数，实为{found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>not allowed with a whole recipe, which includes it</source>
        <translation>不能与完整的配方同时使用，配方已包含它</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>unknown format: {name}; choose one with --to</source>
        <translation>未知格式：{name}；请用 --to 选择</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>a puzzle takes several lines in this format; choose a folder instead</source>
        <translation>这种格式的一道谜题占多行；请改为选择文件夹</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search</source>
        <translation>不靠搜索解不出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has several solutions</source>
        <translation>有多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search, if at all</source>
        <translation>即使有解，不靠搜索也解不出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Print a line for each puzzle: how hard it is, and what it takes.</source>
        <translation>为每道谜题打印一行：有多难，需要什么。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Exit status: 0 graded, 2 bad input or usage, 4 limit reached.</source>
        <translation>退出状态：0 已评定，2 输入或用法有误，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>no grade; {why}</source>
        <translation>没有难度；{why}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>score {score}, {each} per clue</source>
        <translation>得分 {score}，每个数字 {each} 分</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{count} steps</source>
        <translation><numerusform>{count} 步</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>one hard moment: {technique}</source>
        <translation>一个难点：{technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>hardest: {technique}</source>
        <translation>最难：{technique}</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>needs what-if {count} times</source>
        <translation><numerusform>需要假设 {count} 次</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Give the next step from puzzles or saved games: mistakes first.</source>
        <translation>给出谜题或已保存对局的下一步：先说错误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Exit status (the worst of all): 0 a hint, or a solved board; 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>退出状态（取最差的）：0 有提示或棋盘已解开，2 输入或用法有误，3 无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>how much to say; apply also draws the board after a step that changes its rectangles (default: why)</source>
        <translation>提示到什么程度；如果这一步改变矩形，apply 还会画出走完后的棋盘（默认：why）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>print the whole hint as one JSON object per line</source>
        <translation>把整个提示打印成每行一个 JSON 对象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>The board is solved.</source>
        <translation>棋盘已解开。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>this command is only for the desktops of Linux and BSD</source>
        <translation>此命令只用于 Linux 和 BSD 的桌面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>--system needs administrator rights</source>
        <translation>--system 需要管理员权限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Add Shikaku to the desktop's menu, open its files on a double click, and install its icons, manual page, and completion for bash, zsh and fish. Run it again after moving the program.</source>
        <translation>把数方加入桌面菜单，双击即可打开它的文件，并安装图标、手册页以及 bash、zsh 和 fish 的补全。移动程序后请再运行一次。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Exit status: 0 installed or removed, 1 a file could not be written or removed, 2 bad usage.</source>
        <translation>退出状态：0 已安装或移除，1 有文件无法写出或移除，2 用法有误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>for packages: install in DIR/share, and start the shikaku on the PATH</source>
        <translation>用于打包：安装到 DIR/share，并启动 PATH 中的 shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>remove everything again</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Installed {count} files in {folder}.</source>
        <translation>已在 {folder} 安装 {count} 个文件。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>The menu entry starts {command}.</source>
        <translation>菜单项会启动 {command}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>For completion in zsh, add {folder} to its fpath.</source>
        <translation>要在 zsh 中使用补全，请把 {folder} 加入 fpath。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Nothing found in {folder}.</source>
        <translation>在 {folder} 中没有找到任何文件。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Removed {count} files from {folder}.</source>
        <translation><numerusform>已从 {folder} 移除 {count} 个文件。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/interrupts.py"/>
        <source>finishing the work in progress; press Ctrl+C again to stop at once</source>
        <translation>正在完成手头的工作；再按一次 Ctrl+C 立即停止</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print a row for each run</source>
        <translation>每次运行输出一行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print one JSON object a line, for each puzzle</source>
        <translation>每道谜题输出一行 JSON 对象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>a FILE is needed, or --list</source>
        <translation>需要 FILE，或者 --list</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Run formulations from the literature on puzzles and compare them. Each runs in a process of its own; times are its processor times, and solutions are checked by the rules.</source>
        <translation>在谜题上运行文献中的建模方法并作比较。每种方法在自己的进程中运行；时间是该进程的处理器时间，解按规则检查。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Exit status (the worst of all): 0 done, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>退出状态（取最差的）：0 完成，2 输入或用法有误，3 无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print the formulations, their sources and proofs</source>
        <translation>打印各建模方法及其出处和证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>their names, separated by commas, or all (default: all)</source>
        <translation>方法的名称，用逗号分隔，或 all（默认：all）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>run each N times: the first is cold, the others are warm (default: 4)</source>
        <translation>每种运行 N 次：第一次是冷启动，其余是热启动（默认：4）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>seconds for each run (default: %(default)g)</source>
        <translation>每次运行的秒数（默认：%(default)g）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>the most memory for each process, in MiB (Linux only)</source>
        <translation>每个进程的内存上限，单位 MiB（仅 Linux）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>add what each of Simonis' levels leaves</source>
        <translation>加上 Simonis 各级推理之后剩下的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>1, because runs side by side slow each other down</source>
        <translation>1，因为同时运行会互相拖慢</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>there is no formulation {name}; there are: {names}</source>
        <translation>没有建模方法 {name}；现有：{names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>listing its rectangles took too long</source>
        <translation>列出它的矩形花费的时间太长</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>cells</source>
        <translation>格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>Median milliseconds of the puzzles of a size, with the listing of placements:</source>
        <translation>各大小谜题的毫秒中位数，包括列出摆法的时间：</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>over {cells}</source>
        <translation>超过 {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>to {cells}</source>
        <translation>到 {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>formulation</source>
        <translation>建模方法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>cold ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>冷启动 ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>warm ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>热启动 ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>spread</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>离散度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>build</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>建立</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solve</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>求解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>prove</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unique</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>multiple</source>
        <translation>多个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>infeasible</source>
        <translation>无解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unsupported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>time limit</source>
        <translation>到时限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>memory limit</source>
        <translation>到内存上限</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{size}, clues: {clues}, placements: {placements}, listed in {time} ms</source>
        <translation>{size}，数字：{clues}，摆法：{placements}，列出用时 {time} ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>各证明互相矛盾。这是数方的一个错误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>level</source>
        <translation>级别</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>removed</source>
        <translation>去掉</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict}（声称有误）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict}（声称）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{name}
  source: {source}
  proves: {proves}
</source>
        <translation>{name}
  来源：{source}
  证明：{proves}
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/language.py"/>
        <source>; </source>
        <translation>； </translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/language.py"/>
        <source>.</source>
        <extracomment>The sign between whole numbers and decimals.</extracomment>
        <translation>.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>one for each processor, where that pays</source>
        <translation>划算时每个处理器一个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>the number of processes (default: {default})</source>
        <translation>进程数（默认：{default}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>work on the Dask cluster of this scheduler, which must be trusted</source>
        <translation>在此调度器的 Dask 集群上运行，调度器必须可信</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the title of the book, on the cover and below each page</source>
        <translation>书名，印在封面和每页底部</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the line below the title on the cover</source>
        <translation>封面上书名下面的一行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the author, on the cover</source>
        <translation>作者，印在封面上</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>small print at the bottom of the cover</source>
        <translation>封面底部的小字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>begin with a cover</source>
        <translation>以封面开头</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a page with the rules and a worked example</source>
        <translation>一页规则和讲解过的例题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a table of contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a chapter for each grade, easiest first</source>
        <translation>每个难度一章，从最简单的开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the most puzzles on a page (default: 1)</source>
        <translation>每页最多几道谜题（默认：1）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>two nudges for each puzzle, on pages at the end or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>每道谜题两次点拨，印在书末的页上，或倒印在每页底部（默认：none；没给位置时为 end）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>on pages at the end, or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>印在书末的页上，或倒印在每页底部（默认：none；没给位置时为 end）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>what is printed below a puzzle: any of number, title, author, size, grade (default: all)</source>
        <translation>谜题下面印什么：number、title、author、size、grade 中的任意几项（默认：全部）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the link to each puzzle as a QR code, as text, or not at all (default: qr)</source>
        <translation>每道谜题的链接印成二维码、文本，或不印（默认：qr）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the solver's name below each puzzle</source>
        <translation>每道谜题下面留一行写解题者姓名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the time below each puzzle</source>
        <translation>每道谜题下面留一行写用时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>number the pages (default: yes)</source>
        <translation>给页面编号（默认：是）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>number the rows and columns</source>
        <translation>给行和列编号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>draw the rectangles in the files</source>
        <translation>画出文件中的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>with --progress: draw marks and trials as well</source>
        <translation>与 --progress 一起用：同时画出标记和试走</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>large print: no letters or clues below 16 points; hints and solutions at the end</source>
        <translation>大字版：字母和数字都不小于 16 磅；提示和答案印在书末</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the size of the pages: A3, A4, A5, B5, Letter, Legal, or a size such as '152 x 229 mm' or '6 x 9 in' (default: A4)</source>
        <translation>页面大小：A3、A4、A5、B5、Letter、Legal，或像 '152 x 229 mm'、'6 x 9 in' 这样的大小（默认：A4）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>of the pages (default: auto, as suits the puzzles)</source>
        <translation>页面的方向（默认：auto，视谜题而定）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the margins in mm (default: 15)</source>
        <translation>页边距，单位毫米（默认：15）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm added to the inner margins, which lie on alternating sides (default: 0)</source>
        <translation>内侧页边距增加的毫米数，左右页交替（默认：0）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm around each page that are trimmed off; the cover fills them (default: 0)</source>
        <translation>每页四周要裁掉的毫米数，封面会铺满（默认：0）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Preparing</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Print puzzles to a PDF file; no screen is needed. A book file (BOOK.toml) names the puzzles and the options; flags override it.</source>
        <translation>把谜题打印成 PDF 文件，不需要屏幕。谜题书文件（BOOK.toml）写明谜题和选项；命令行选项优先于它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Exit status: 0 written, 1 the file could not be written, 2 bad input or usage; also where the book is written but a puzzle lacks what was asked for: 2 with several solutions or too large, 3 without one, 4 limit reached.</source>
        <translation>退出状态：0 已写出，1 无法写出文件，2 输入或用法有误；书已写出但谜题缺少所要的内容时：2 有多个解或太大，3 无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>puzzles, all of each file; or one BOOK.toml</source>
        <translation>谜题，取每个文件中的全部；或一个 BOOK.toml</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the .pdf file to write</source>
        <translation>要写出的 .pdf 文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the same as --links none</source>
        <translation>与 --links none 相同</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>seconds for each solution</source>
        <translation>每个解的秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>expected a name ending in .pdf</source>
        <translation>应为以 .pdf 结尾的名称</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>too large to print, even on many sheets; left out</source>
        <translation>即使用多张纸也太大，无法打印；已略去</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>{name}, puzzle {number} of the book</source>
        <translation>{name}，书中第 {number} 道谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/process_pool.py"/>
        <source>could not start a process: {reason}</source>
        <translation>无法启动进程：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Write a proof of how many solutions a puzzle has: the puzzle as DIMACS CNF, its solution, and an LRAT proof that there is no other. For a puzzle with several solutions, two of them are the proof.</source>
        <translation>写出关于谜题有几个解的证明：DIMACS CNF 形式的谜题、它的解，以及没有其他解的 LRAT 证明。谜题有多个解时，其中两个解就是证明。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Exit status: 0 proved, 1 the proof could not be written, 2 bad input or usage, 3 proved to have no solution, 4 limit reached.</source>
        <translation>退出状态：0 已证明，1 无法写出证明，2 输入或用法有误，3 已证明无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one puzzle; - reads stdin. shikaku check --prove takes many</source>
        <translation>一道谜题；- 读取标准输入。shikaku check --prove 可处理多道</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>the folder to write; an older proof in it is replaced</source>
        <translation>要写出的文件夹；其中的旧证明会被替换</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>it contains {count} puzzles; choose with --index, or prove them all with: {command}</source>
        <translation>其中有 {count} 道谜题；请用 --index 选择，或者用 {command} 证明全部</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>several solutions; two are written</source>
        <translation>有多个解，写出了其中两个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>no solution, proved in {steps}</source>
        <translation>无解，用 {steps}证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one solution; that there is no other is proved in {steps}</source>
        <translation>唯一解；没有其他解，用 {steps}证明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition</source>
        <translation>{steps}，其中 {count} 步靠假设</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition, nested up to {depth} deep</source>
        <translation>{steps}，其中 {count} 步靠假设，最深嵌套 {depth} 层</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>a puzzle file in any supported format, a folder of them, or a link; - reads standard input</source>
        <translation>任何受支持格式的谜题文件、装有这些文件的文件夹，或链接；- 读取标准输入</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>use only the N-th puzzle of a file with several</source>
        <translation>文件含多道谜题时，只用第 N 道</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>left out {count} rectangles that overlap, as unfinished ones do</source>
        <translation><numerusform>略过了 {count} 个重叠的矩形，因为还没画完</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>expected an index from 1 to {most}, found {index}</source>
        <translation>应为 1 到 {most} 的序号，却是 {index}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>the folder contains no puzzle files</source>
        <translation>文件夹里没有谜题文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>read only the first {count} files of the folder</source>
        <translation>只读取了文件夹中的前 {count} 个文件</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--scale and --marks are for pictures, not for web pages</source>
        <translation>--scale 和 --marks 用于图片，不用于网页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--title is for web pages</source>
        <translation>--title 用于网页</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Draw puzzles as picture files, or make a web page to play them on; no screen is needed. Of several puzzles, each gets a picture of its own: OUT-1.png, OUT-2.png, and so on; a web page has all of them.</source>
        <translation>把谜题画成图片文件，或做成可以玩的网页；不需要屏幕。有多道谜题时，每道各有一张图片：OUT-1.png、OUT-2.png 等；网页则包含全部。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Exit status (the worst of all): 0 drawn, 1 the picture could not be written, 2 bad input or usage, or several solutions, 3 no solution, 4 limit reached.</source>
        <translation>退出状态（取最差的）：0 已画出，1 无法写出图片，2 输入或用法有误，或有多个解，3 无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>.png, .svg, .pdf or .html</source>
        <translation>.png、.svg、.pdf 或 .html</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the solution, which must be the only one</source>
        <translation>画出解，必须是唯一解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the rectangles in the file</source>
        <translation>画出文件中的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>1 for cells of 48 pixels</source>
        <translation>1 表示每格 48 像素</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the title of a web page</source>
        <translation>网页的标题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the most seconds to spend on solving</source>
        <translation>求解最多用的秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>expected a name ending in {names}</source>
        <translation>应为以 {names} 结尾的名称</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Solve puzzles and draw the solved boards.</source>
        <translation>求解谜题并画出解开的棋盘。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Exit status (the worst of all files): 0 solved, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>退出状态（取所有文件中最差的）：0 已解开，2 输入或用法有误，3 无解，4 到达限制。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>print each answer as one JSON object</source>
        <translation>每个答案打印成一个 JSON 对象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>add figures on the puzzle and the work</source>
        <translation>加上关于谜题和求解过程的数据</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>stop after this many solutions (default: 2, which tells whether there is only one)</source>
        <translation>找到这么多解后停止（默认：2，可以判断是否只有一个解）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is the only solution.</source>
        <translation>这是唯一解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There is no solution.</source>
        <translation>无解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is a solution; there may be others.</source>
        <translation>这是一个解，可能还有别的解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Reached the limit without finding a solution; there may be one.</source>
        <translation>到达限制仍没有找到解，但可能有解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are {count} solutions; this is one of them.</source>
        <translation>共有 {count} 个解，这是其中之一。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are several solutions; this is one of the {count} found.</source>
        <translation>有多个解，这是找到的 {count} 个解之一。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>check</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>检查</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>摆法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>deduction</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>推理</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>search</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>搜索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>conflict</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>冲突</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>left after {level}</source>
        <translation>{level} 之后剩余</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>components</source>
        <extracomment>Parts of a puzzle that do not depend on each other.</extracomment>
        <translation>独立部分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{count} (clues: {clues})</source>
        <translation>{count}（数字：{clues}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>searched</source>
        <translation>已搜索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements: {count}; calls of CP-SAT: {calls}</source>
        <translation>摆法：{count}；CP-SAT 调用：{calls}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{time}, peak {memory} MiB</source>
        <translation>{time}，峰值 {memory} MiB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>exactly one solution</source>
        <translation>恰有一个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>step {number} does not follow from its hints</source>
        <translation>第 {number} 步无法由其依据推出</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof does not end with the empty clause</source>
        <translation>证明没有以空子句结束</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>an area is less than 1</source>
        <translation>有面积小于 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>{file} is not a solution</source>
        <translation>{file} 不是一个解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>puzzle.cnf does not encode puzzle.txt</source>
        <translation>puzzle.cnf 与 puzzle.txt 不符</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>there is no clause {number}</source>
        <translation>没有子句 {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof is correct: {claim}</source>
        <translation>证明正确：{claim}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>refused: {reason}</source>
        <translation>被拒绝：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>a file of the proof is damaged ({reason})</source>
        <translation>证明的某个文件已损坏（{reason}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Check every step of a proof that shikaku prove wrote, without the solver.</source>
        <translation>不用求解器，检查 shikaku prove 所写证明的每一步。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Exit status: 0 the proof is correct, 2 it is refused or could not be read.</source>
        <translation>退出状态：0 证明正确，2 证明不成立或无法读取。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the folder with the proof</source>
        <translation>放证明的文件夹</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Small daily puzzle %1</source>
        <translation>小号每日谜题 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Daily puzzle %1</source>
        <translation>每日谜题 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Large daily puzzle %1</source>
        <translation>大号每日谜题 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%1 %2: %3</source>
        <extracomment>The title of a puzzle of a collection, such as "Gentle 1: 8 x 8".</extracomment>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%1, no. %2</source>
        <translation>%1，第 %2 号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%3 %1, no. %2</source>
        <translation>%3 %1，第 %2 号</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Close without saving?</source>
        <translation>不保存就关闭？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Your last moves could not be saved: %1</source>
        <translation>你最近的几步无法保存：%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Free some disk space and try again, or save the game somewhere else.</source>
        <translation>请腾出一些磁盘空间再试，或把对局保存到别处。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Keep Window Open</source>
        <translation>保持窗口打开(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Save Somewhere Else…</source>
        <translation>保存到别处(&amp;S)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Close Anyway</source>
        <translation>仍然关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>view</name>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{height} x {width} = {area}</source>
        <translation>{height} × {width} = {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}</source>
        <translation>{area} / {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>fits the ?</source>
        <translation>符合 ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}: +{off}</source>
        <translation>{area} / {wanted}：+{off}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{one} and {other}</source>
        <translation>{one} 和 {other}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{count} clues</source>
        <translation>{count} 个数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces one rectangle</source>
        <translation>替换 1 个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces {count} rectangles</source>
        <translation>替换 {count} 个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>possible: {number} of {count}</source>
        <translation>可能：第 {number} 个，共 {count} 个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{cell} is not covered yet.</source>
        <translation>{cell} 还没有覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>The {clue} in {cell} has no rectangle yet.</source>
        <translation>{cell} 的 {clue} 还没有矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{size} = {area} cells: fits the {clue}.</source>
        <translation>{size} = {area} 格：符合 {clue}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>One cell: fits the {clue}.</source>
        <translation>1 格：符合 {clue}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: {size} = {area} cells.</source>
        <translation>{rect}：{size} = {area} 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: one cell.</source>
        <translation>{rect}：1 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size})</source>
        <translation>{rect}（{size}）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} fits its clue but is not part of the solution. Right-click it to see why.</source>
        <translation>{rect} 符合自己的数字，但不属于正解。右键单击可以看原因。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Click the opposite corner (or this cell again to cancel). Size: {size}.</source>
        <translation>点击对角的格（再点这一格则取消）。大小：{size}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Move to the opposite corner and press Enter (Esc cancels). Size: {size}.</source>
        <translation>移到对角的格再按 Enter（Esc 取消）。大小：{size}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Pencil: {rect} ({size}) belongs to one rectangle.</source>
        <translation>铅笔：{rect}（{size}）属于同一个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}), {number} of {count} possible for {clue}. Arrow keys show the others, Enter draws, X crosses out, Esc ends.</source>
        <translation>{rect}（{size}），{clue} 的 {count} 种可能中的第 {number} 种。方向键看其他的，Enter 画，X 划掉，Esc 结束。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}). Arrow keys move it, Shift and arrow keys change its shape, Enter draws, Esc cancels.</source>
        <translation>{rect}（{size}）。方向键移动它，Shift 加方向键改变形状，Enter 画下，Esc 取消。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{status} Crossed out: {rects}.</source>
        <translation>{status}已划掉：{rects}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>解开了！每一格都已覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but some rectangles break a rule: they are hatched.</source>
        <translation>每一格都已覆盖，但有些矩形违反规则：以斜线标出。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but this is not the solution yet.</source>
        <translation>每一格都已覆盖，但这还不是正解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{name}. K keeps it, J rejects it, B goes back.</source>
        <translation>{name}。K 保留，J 放弃，B 返回。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Drag to draw rectangles. Each must contain one number and exactly that many cells.</source>
        <translation>拖动来画矩形。每个矩形必须包含一个数字，格数恰好等于这个数字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_session.py"/>
        <source>This rectangle is part of the drill.</source>
        <translation>这个矩形是练习的一部分。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>A pencil rectangle needs at least two cells.</source>
        <translation>铅笔矩形至少要有两格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a pencil rectangle.</source>
        <translation>{rect} 已经在一个铅笔矩形里了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a rectangle.</source>
        <translation>{rect} 已经在一个矩形里了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No need to cross this out: {reason}</source>
        <translation>不用划掉这个：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No rectangle is left for {clue}.</source>
        <translation>{clue} 已经没有可用的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width}</source>
        <translation>在 {height} 行 {width} 列的铅笔矩形里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width} that no solution agrees with</source>
        <translation>在 {height} 行 {width} 列的铅笔矩形里，与任何解都不符</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one of them is in the solution</source>
        <translation>其中一个属于正解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one rectangle crossed out</source>
        <translation>已划掉 1 个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out</source>
        <translation>已划掉 {count} 个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>supposed in trial {number}</source>
        <translation>试走 {number} 的假设</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>possible rectangle {number} of {count}, {height} by {width}, {extent}</source>
        <translation>可能的矩形，第 {number} 个，共 {count} 个，{height} 行 {width} 列，{extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{height} by {width}, {extent}</source>
        <translation>{height} 乘 {width}，{extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>from row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>从第 {top} 行第 {left} 列到第 {bottom} 行第 {right} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencilled: {height} by {width}, {extent}.</source>
        <translation>已用铅笔标出：{height} 行 {width} 列，{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Crossed out: {height} by {width}, {extent}.</source>
        <translation>已划掉：{height} 行 {width} 列，{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencil rectangle removed: {height} by {width}, {extent}.</source>
        <translation>已移除铅笔矩形：{height} 行 {width} 列，{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Cross removed: {height} by {width}, {extent}.</source>
        <translation>已移除叉号：{height} 行 {width} 列，{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles drawn.</source>
        <translation>已画 {count} 个铅笔矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out.</source>
        <translation>已划掉 {count} 个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles removed.</source>
        <translation>已移除 {count} 个铅笔矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} crosses removed.</source>
        <translation>已移除 {count} 个叉号。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} begins: you can reject what you draw now.</source>
        <translation>试走 {number} 开始：现在画的都可以放弃。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} is open again: you can reject what you draw now.</source>
        <translation>试走 {number} 重新打开：现在画的都可以放弃。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} supposes this rectangle.</source>
        <translation>试走 {number} 假设了这个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} left.</source>
        <translation>已退出试走 {number}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} kept.</source>
        <translation>已保留试走 {number}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} rejected.</source>
        <translation>已放弃试走 {number}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Row {row}, column {col}</source>
        <translation>第 {row} 行第 {col} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {row}, column {col}</source>
        <translation>第 {row} 行第 {col} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>第 {top} 行第 {left} 列到第 {bottom} 行第 {right} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clue {clue}</source>
        <translation>数字 {clue}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unknown clue</source>
        <translation>未知数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unfilled</source>
        <translation>未填</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>在 {height} 行 {width} 列的矩形里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>fits</source>
        <translation>符合</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>breaks a rule</source>
        <translation>违反规则</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>is in no solution</source>
        <translation>不在任何解中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>marked {marks}</source>
        <translation>标为{marks}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>differs between solutions</source>
        <translation>各解不同</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>not covered by a clue yet</source>
        <translation>还没有被数字覆盖</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>part of why there is no solution</source>
        <translation>是无解的原因之一</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The rectangle reaches from row {top}, column {left} to row {bottom}, column {right}.</source>
        <translation>矩形从第 {top} 行第 {left} 列延伸到第 {bottom} 行第 {right} 列。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{height} by {width}</source>
        <translation>{height} 行 {width} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{phrase}.</source>
        <translation>{phrase}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} cells</source>
        <translation>{area} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>one cell</source>
        <translation>1 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} of {wanted} cells</source>
        <translation>{wanted} 格中的 {area} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{off} too many</source>
        <translation>多 {off} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>no clue</source>
        <translation>没有数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clues {clues}</source>
        <translation>数字 {clues}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>pencil {rectangle}</source>
        <translation>铅笔标记 {rectangle}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}.</source>
        <translation>已画：{rectangle}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}, {verdict}.</source>
        <translation>已画：{rectangle}，{verdict}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Removed: {rectangle}.</source>
        <translation>已移除：{rectangle}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles drawn.</source>
        <translation>已画 {count} 个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles removed.</source>
        <translation>已移除 {count} 个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{covered} of {all} cells covered.</source>
        <translation>{all} 格中已覆盖 {covered} 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is solved.</source>
        <translation>谜题已解开。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is no longer solved.</source>
        <translation>谜题不再是解开的状态。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>This is not the solution yet.</source>
        <translation>这还不是正解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Move to the opposite corner and press Enter. Esc cancels.</source>
        <translation>移到对角的格再按 Enter。Esc 取消。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Arrow keys move it, Shift and arrow keys change its shape, Enter draws it, Esc cancels.</source>
        <translation>方向键移动它，Shift 加方向键改变形状，Enter 画下，Esc 取消。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Nothing drawn.</source>
        <translation>还没有画任何东西。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>One clue left: {clues}.</source>
        <translation>还剩 1 个数字：{clues}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} clues left: {clues}.</source>
        <translation>还剩 {count} 个数字：{clues}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Every clue has a rectangle.</source>
        <translation>每个数字都有了矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has no rectangle left.</source>
        <translation>{clue} 没有矩形可用了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has only crossed-out rectangles left.</source>
        <translation>{clue} 只剩下划掉的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Nothing can cover {cell}.</source>
        <translation>没有矩形能覆盖 {cell}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{rect}: {reason}</source>
        <translation>{rect}：{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The {area} in {cell}</source>
        <translation>{cell} 的 {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The "?" in {cell}</source>
        <translation>{cell} 的“?”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {clue} is {size}</source>
        <translation>假设 {clue} 是 {size}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {rect} is a rectangle</source>
        <translation>假设 {rect} 是矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: nothing drawn yet</source>
        <translation>试走 {number}：还没有画</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: several rectangles</source>
        <translation>试走 {number}：多个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_commands.py"/>
        <source>{count} trials are open: keep or reject one first.</source>
        <translation>有 {count} 次试走未结束：请先保留或放弃一次。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/solution_cache.py"/>
        <source>Something went wrong while it was being solved.</source>
        <translation>求解时出了点问题。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>When the Board Is Full</source>
        <translation>棋盘填满时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule Errors Immediately</source>
        <translation>违反规则时立即显示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything Not in the Solution</source>
        <translation>凡是不属于正解的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were not shown.</source>
        <translation>没有显示错误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were shown on the full board.</source>
        <translation>棋盘填满时显示了错误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule errors were shown immediately.</source>
        <translation>违反规则的地方立即显示。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything not in the solution was shown.</source>
        <translation>凡是不属于正解的都显示了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>One clue has only one rectangle that fits. Draw it.</source>
        <translation>有一个数字只能放一个矩形。把它画出来。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find a cell that only one clue can reach, but not with all its rectangles.</source>
        <translation>找到只有一个数字够得着的格，而且不是它的每个矩形都能覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>All rectangles of one clue share some cells. Find one of them that another clue could take.</source>
        <translation>一个数字的所有矩形都共有一些格。找到其中另一个数字可能会占的格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a neighbour no room.</source>
        <translation>划掉会让邻居无处可放的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a cell that nothing can cover.</source>
        <translation>划掉会让某一格无人能覆盖的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would cut off cells which the clues among them cannot fill.</source>
        <translation>有的矩形会隔出一片格，其中的数字填不满。把它划掉。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Any rectangle on one cell also takes another. Cross out a rectangle that takes the other cell alone.</source>
        <translation>凡是覆盖某一格的矩形，都会占另一格。划掉只占另一格的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Two clues must fill some cells together. Cross out a rectangle that would make that impossible.</source>
        <translation>两个数字必须一起填满一些格。划掉使这不可能的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Count the cells of a few clues together. Cross out a rectangle that would take too many of them, or put too many elsewhere.</source>
        <translation>把几个数字的格数加起来数。划掉占用太多、或让太多格落在别处的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Suppose a rectangle, see where it leads, and cross out one that is impossible.</source>
        <translation>假设一个矩形，看它会推出什么，划掉不可能的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Click the cell, or go to it and press Enter.</source>
        <translation>点击这一格，或移到那里按 Enter。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag to draw, or press Shift+arrows, then Enter.</source>
        <translation>拖动来画，或按 Shift+方向键，再按 Enter。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over cells that belong together, or press Shift+arrows, then P.</source>
        <translation>拖过属于同一个矩形的格，或按 Shift+方向键，再按 P。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over the rectangle, or press Shift+arrows, then X.</source>
        <translation>拖过这个矩形，或按 Shift+方向键，再按 X。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Not quite</source>
        <translation>还差一点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>True, but not what was asked for</source>
        <translation>没错，但不是要找的</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>The board already shows this</source>
        <translation>棋盘上已经有了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique does not prove it.</source>
        <translation>这个技巧证明不了它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique leaves other rectangles for the same clue: {possible}.</source>
        <translation>按这个技巧，同一个数字还有别的矩形：{possible}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find something that follows and is not known yet.</source>
        <translation>找一个能推出、但还不知道的结论。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>It is not this cell</source>
        <translation>不是这一格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Look again, or ask for help.</source>
        <translation>再看看，或者求助。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>less than a minute</source>
        <translation>不到一分钟</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about a minute</source>
        <translation>约 1 分钟</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} minutes</source>
        <translation>约 {count} 分钟</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about an hour</source>
        <translation>约 1 小时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} hours</source>
        <translation>约 {count} 小时</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>estimated time: {time}</source>
        <translation>预计时间：{time}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} that only one rectangle fits. Find it.</source>
        <translation>{region}有一个数字，只能放一个矩形。找到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a cell {region} that only one clue can reach. Find it.</source>
        <translation>{region}有一格，只有一个数字够得着。找到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} whose rectangles all share some cells. Find it.</source>
        <translation>{region}有一个数字，它的所有矩形都共有一些格。找到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a neighbour no room. Find it.</source>
        <translation>{region}有一个矩形会让邻居无处可放。找到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There are two cells {region} that go together. Find them.</source>
        <translation>{region}有两格同进同出。找到它们。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a stranded cell. Find it.</source>
        <translation>{region}有一个矩形会留下孤立格。找到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would seal off a pocket that cannot be filled. Find it.</source>
        <translation>{region}有一个矩形会封出一块填不满的区域。找到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>Two clues {region} work together. Find out how.</source>
        <translation>{region}有两个数字可以联手。看看怎么回事。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is space to count {region}. Find out what follows.</source>
        <translation>{region}的格可以数一数。看看能推出什么。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} leads to a contradiction. Find it.</source>
        <translation>{region}有一个矩形会导致矛盾。找到它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>A clue {region} can be drawn in only one way.</source>
        <translation>{region}有一个数字只有一种画法。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Look at [subject]{clue}[/subject]: which rectangles fit it?</source>
        <translation>看看 [subject]{clue}[/subject]：它能放哪些矩形？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [result]{place}[/result] is left for [subject]{clue}[/subject].</source>
        <translation>[subject]{clue}[/subject] 只剩下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>The other clues leave [subject]{clue}[/subject] nothing but [result]{place}[/result].</source>
        <translation>其他数字只给 [subject]{clue}[/subject] 留下了 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One rectangle is left for each of [subject]{clues}[/subject].</source>
        <translation>[subject]{clues}[/subject] 各只剩下一个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only one clue can reach a certain cell {region}.</source>
        <translation>{region}有一格只有一个数字够得着。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which clues can reach [reason]{cell}[/reason]?</source>
        <translation>哪些数字够得着 [reason]{cell}[/reason]？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as [result]{place}[/result].</source>
        <translation>只有 [subject]{clue}[/subject] 够得着 [reason]{cell}[/reason]，而且只能是 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its rectangle contains [result]{pencil}[/result].</source>
        <translation>只有 [subject]{clue}[/subject] 够得着 [reason]{cell}[/reason]，所以它的矩形包含 [result]{pencil}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so it must cover it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：只有 [subject]{clue}[/subject] 够得着 [reason]{cell}[/reason]，所以必须由它覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some cells can be reached by one clue only, so these must cover them: [subject]{clues}[/subject].</source>
        <translation>有些格只有一个数字够得着，所以必须由这些数字覆盖：[subject]{clues}[/subject]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Whatever a clue {region} becomes, it needs certain cells.</source>
        <translation>{region}有一个数字，无论怎么放都要用到某些格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells do all rectangles for [subject]{clue}[/subject] share?</source>
        <translation>[subject]{clue}[/subject] 的所有矩形共有哪些格？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its neighbour.</source>
        <translation>[subject]{clue}[/subject] 的每个矩形都覆盖 [reason]{cells}[/reason]，所以它的邻居只剩下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle left for [subject]{clue}[/subject] contains [result]{pencil}[/result], so no other clue may use these cells.</source>
        <translation>[subject]{clue}[/subject] 剩下的每个矩形都包含 [result]{pencil}[/result]，所以别的数字不能用这些格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for [subject]{clue}[/subject] needs [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：[subject]{clue}[/subject] 的每个矩形都需要 [reason]{cells}[/reason]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>All rectangles left for a clue share some cells, so these are taken: [subject]{clues}[/subject].</source>
        <translation>一个数字剩下的所有矩形若共有一些格，这些格就已被占用：[subject]{clues}[/subject]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} leaves a neighbour no room.</source>
        <translation>{region}有一个数字，其中一种画法会让邻居无处可放。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?</source>
        <translation>[subject]{victim}[/subject] 的哪些矩形会让邻居无处可放？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any other rectangle for [subject]{victim}[/subject] would leave no room for [reason]{starved}[/reason]. So it must be [result]{place}[/result].</source>
        <translation>[subject]{victim}[/subject] 的其他矩形都会让 [reason]{starved}[/reason] 无处可放，所以它只能是 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would be no room for [reason]{starved}[/reason].</source>
        <translation>如果 [subject]{victim}[/subject] 取 [ruled_out]{out}[/ruled_out]，[reason]{starved}[/reason] 就无处可放。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for [reason]{starved}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：它让 [reason]{starved}[/reason] 无处可放。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two cells {region} belong together.</source>
        <translation>{region}有两格属于同一个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What can cover [reason]{cell}[/reason], and does it cover [reason]{beside}[/reason] too?</source>
        <translation>什么能覆盖 [reason]{cell}[/reason]，又会不会同时覆盖 [reason]{beside}[/reason]？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. That leaves [result]{place}[/result].</source>
        <translation>凡是覆盖 [reason]{cell}[/reason] 的矩形都会占 [reason]{beside}[/reason]，所以不能只占 [reason]{beside}[/reason]。这就只剩下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without it, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>凡是覆盖 [reason]{cell}[/reason] 的矩形都会占 [reason]{beside}[/reason]，所以不能撇开它只占 [reason]{beside}[/reason]。这就排除了 [ruled_out]{ruled}[/ruled_out]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], but any rectangle on [reason]{cell}[/reason] needs that cell too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：它占了 [reason]{beside}[/reason]，但凡是覆盖 [reason]{cell}[/reason] 的矩形都需要那一格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} strands a cell.</source>
        <translation>{region}有一个数字，其中一种画法会留下孤立格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can cover?</source>
        <translation>[subject]{victim}[/subject] 的哪些矩形会留下无人能覆盖的格？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] were anything but [result]{place}[/result], nothing could cover [reason]{cell}[/reason].</source>
        <translation>如果 [subject]{victim}[/subject] 不是 [result]{place}[/result]，就没有矩形能覆盖 [reason]{cell}[/reason]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing could cover [reason]{cell}[/reason].</source>
        <translation>如果 [subject]{victim}[/subject] 取 [ruled_out]{out}[/ruled_out]，就没有矩形能覆盖 [reason]{cell}[/reason]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover [reason]{cell}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：放了它，就没有矩形能覆盖 [reason]{cell}[/reason]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} cuts off some cells: count them.</source>
        <translation>{region}有一个数字，其中一种画法会隔出一些格：数一数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be filled?</source>
        <translation>[subject]{victim}[/subject] 的哪个矩形会隔出填不满的格？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Anything but [result]{place}[/result] for [subject]{victim}[/subject] would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>如果 [subject]{victim}[/subject] 不是 [result]{place}[/result]，就会隔出 [reason]{pocket}[/reason]，{misfit}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>如果 [subject]{victim}[/subject] 取 [ruled_out]{out}[/ruled_out]，就会隔出 [reason]{pocket}[/reason]，{misfit}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it cuts off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：它会隔出 [reason]{pocket}[/reason]，{misfit}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} must fill some cells between them.</source>
        <translation>{region}有两个数字必须一起填满一些格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] fill [reason]{cells}[/reason]?</source>
        <translation>[subject]{one}[/subject] 和 [subject]{other}[/subject] 怎样才能填满 [reason]{cells}[/reason]？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them. They can do so only with [result]{place}[/result].</source>
        <translation>[subject]这两个数字[/subject]必须一起填满 [reason]{cells}[/reason]。只有用 [result]{place}[/result] 才能做到。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them; [ruled_out]{out}[/ruled_out] would make that impossible.</source>
        <translation>[subject]这两个数字[/subject]必须一起填满 [reason]{cells}[/reason]，而 [ruled_out]{out}[/ruled_out] 会使这不可能。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must fill [reason]{cells}[/reason] between them, and with it they could not.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：[subject]两个数字[/subject]必须一起填满 [reason]{cells}[/reason]，有了它就做不到。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} fill certain cells between them.</source>
        <translation>{region}有两个数字，合起来必定填满某些格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?</source>
        <translation>[subject]{one}[/subject] 和 [subject]{other}[/subject] 怎样才能都画出来？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That leaves [result]{place}[/result] for a neighbour.</source>
        <translation>无论[subject]这两个数字[/subject]怎样并排画，都会填满 [reason]{cells}[/reason]。这就只给邻居留下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>无论[subject]这两个数字[/subject]怎样并排画，都会填满 [reason]{cells}[/reason]。这就排除了 [ruled_out]{ruled}[/ruled_out]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：无论[subject]两个数字[/subject]怎样并排画，都会填满 [reason]{cells}[/reason]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] cover [reason]{need}[/reason]?</source>
        <translation>[subject]{one}[/subject] 和 [subject]{other}[/subject] 怎样才能覆盖 [reason]{need}[/reason]？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which leaves [result]{place}[/result] for a neighbour.</source>
        <translation>只有[subject]这两个数字[/subject]够得着 [reason]{need}[/reason]。覆盖它必定也会填满 [reason]{cells}[/reason]，这就只给邻居留下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>只有[subject]这两个数字[/subject]够得着 [reason]{need}[/reason]。覆盖它必定也会填满 [reason]{cells}[/reason]，这就排除了 [ruled_out]{ruled}[/ruled_out]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] reach [reason]{need}[/reason], and covering that always fills [reason]{cells}[/reason] too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：只有[subject]两个数字[/subject]够得着 [reason]{need}[/reason]，覆盖它必定也会填满 [reason]{cells}[/reason]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Count the cells {region}: the clues around them have few to spare.</source>
        <translation>数一数{region}的格：周围的数字没有多少富余。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells can only [subject]{group}[/subject] cover?</source>
        <translation>哪些格只有 [subject]{group}[/subject] 能覆盖？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That leaves [result]{place}[/result].</source>
        <translation>[reason]这 {size} 格[/reason]属于[subject]{number} 个数字[/subject]，它们共有 {areas} 格：{spare}落在别处。这就只剩下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and [ruled_out]{out}[/ruled_out] would put more there.</source>
        <translation>[reason]这 {size} 格[/reason]属于[subject]{number} 个数字[/subject]，它们共有 {areas} 格：{spare}落在别处，而 [ruled_out]{out}[/ruled_out] 会让更多格落在别处。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了。[reason]这 {size} 格[/reason]属于[subject]{number} 个数字[/subject]，它们共有 {areas} 格：{spare}落在别处。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some clues {region} need almost all the room they have: count it.</source>
        <translation>{region}有些数字几乎要用尽它们能用的格：数一数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How many cells can [subject]{group}[/subject] reach?</source>
        <translation>[subject]{group}[/subject] 够得着多少格？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others. That leaves [result]{place}[/result].</source>
        <translation>[subject]这 {number} 个数字[/subject]只够得着[reason]这 {size} 格[/reason]，并且需要其中 {areas} 格：{spare}让给别的数字。这就只剩下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others, and [ruled_out]{out}[/ruled_out] would take more.</source>
        <translation>[subject]这 {number} 个数字[/subject]只够得着[reason]这 {size} 格[/reason]，并且需要其中 {areas} 格：{spare}让给别的数字，而 [ruled_out]{out}[/ruled_out] 会占用更多。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了。[subject]这 {number} 个数字[/subject]只够得着[reason]这 {size} 格[/reason]，并且需要其中 {areas} 格：{spare}让给别的数字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Try a rectangle for a clue {region} and see where it leads.</source>
        <translation>给{region}的一个数字试放一个矩形，看它会推出什么。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?</source>
        <translation>假设 [subject]{clue}[/subject] 是 [ruled_out]{rect}[/ruled_out] 呢？</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is left.</source>
        <translation>放了 [ruled_out]{rect}[/ruled_out]，{end}。所以只剩下 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so it must go elsewhere.</source>
        <translation>假设 [subject]{clue}[/subject] 是 [ruled_out]{rect}[/ruled_out]：{end}，所以它得放在别处。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: {end}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：{end}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject].</source>
        <translation>假设 [subject]{clue}[/subject] 是 [subject]{rect}[/subject]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Then {count} steps follow, one after the other, for [subject]{clues}[/subject].</source>
        <translation>接着 [subject]{clues}[/subject] 依次推出 {count} 步。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing fits [reason]{clue}[/reason]: a contradiction.</source>
        <translation>现在 [reason]{clue}[/reason] 没有能放的矩形：矛盾。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing can cover [reason]{cell}[/reason]: a contradiction.</source>
        <translation>现在没有矩形能覆盖 [reason]{cell}[/reason]：矛盾。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top left</source>
        <translation>左上方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top</source>
        <translation>上方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top right</source>
        <translation>右上方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom left</source>
        <translation>左下方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom</source>
        <translation>下方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom right</source>
        <translation>右下方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-left quarter</source>
        <translation>左上四分之一区域</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-right quarter</source>
        <translation>右上四分之一区域</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-left quarter</source>
        <translation>左下四分之一区域</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-right quarter</source>
        <translation>右下四分之一区域</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one rectangle fits</source>
        <translation>唯一的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one clue reaches this cell</source>
        <translation>唯一够得着的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells in every rectangle</source>
        <translation>必经之格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>No room for a neighbour</source>
        <translation>邻居无处可放</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells that go together</source>
        <translation>同进同出的格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Stranded cell</source>
        <translation>孤立格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Sealed pocket</source>
        <translation>封闭区域</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Two clues together</source>
        <translation>两数联手</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Space counting</source>
        <translation>数格子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>What if</source>
        <translation>假设</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Gentle</source>
        <translation>入门</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[subject]A clue of 1[/subject] fills only its own cell: [result]{place}[/result].</source>
        <translation>[subject]数字 1[/subject] 只填自己这一格：[result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only [result]{place}[/result] fits [subject]{clue}[/subject]. Every other rectangle hits {blockers}.</source>
        <translation>[subject]{clue}[/subject] 只能放 [result]{place}[/result]。其他矩形都会碰到{blockers}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>the edge</source>
        <translation>边界</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]another clue[/reason]</source>
        <translation>[reason]别的数字[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]a drawn rectangle[/reason]</source>
        <translation>[reason]已画的矩形[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>a mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason]</source>
        <translation>没有矩形能覆盖 [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason]</source>
        <translation>[reason]{clue}[/reason] 没有能放的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason] any more</source>
        <translation>再也没有矩形能覆盖 [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing can cover [reason]{cell}[/reason]</source>
        <translation>再过一步，就没有矩形能覆盖 [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing can cover [reason]{cell}[/reason]</source>
        <translation>再过 {count} 步，就没有矩形能覆盖 [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason] any more</source>
        <translation>[reason]{clue}[/reason] 再也没有能放的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing fits [reason]{clue}[/reason]</source>
        <translation>再过一步，[reason]{clue}[/reason] 就没有能放的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing fits [reason]{clue}[/reason]</source>
        <translation>再过 {count} 步，[reason]{clue}[/reason] 就没有能放的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>with no clue in it</source>
        <translation>里面没有数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the {areas} inside needs {areas}</source>
        <translation>但里面的 {areas} 需要 {areas} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside add up to {areas}</source>
        <translation>但里面的数字加起来是 {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside need at least {areas}</source>
        <translation>但里面的数字至少需要 {areas} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one cell</source>
        <translation>1 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} cells</source>
        <translation>{count} 格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} rectangles</source>
        <translation>{count} 个矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>any of {count} rectangles</source>
        <translation>{count} 个矩形中的任何一个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>none</source>
        <translation>一格也不能</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>only {count}</source>
        <translation>只有 {count} 格能</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{reason} It takes {count} steps to see this.</source>
        <translation>{reason}要走 {count} 步才能看出来。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>A search through all possibilities shows this.</source>
        <translation>搜索所有可能后得出。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Draw [result]{place}[/result].</source>
        <translation>画出 [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]{rect}[/ruled_out].</source>
        <translation>移除 [ruled_out]{rect}[/ruled_out]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Pencil [result]{pencil}[/result].</source>
        <translation>用铅笔标出 [result]{pencil}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cross out [ruled_out]{out}[/ruled_out].</source>
        <translation>划掉 [ruled_out]{out}[/ruled_out]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove the mark on [ruled_out]{rect}[/ruled_out].</source>
        <translation>移除 [ruled_out]{rect}[/ruled_out] 上的标记。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]these {count} marks[/ruled_out].</source>
        <translation>移除[ruled_out]这 {count} 个标记[/ruled_out]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Reject the trial.</source>
        <translation>放弃试走。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>There is nothing to draw.</source>
        <translation>没有可画的。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>The puzzle has several solutions. This is true in all of those with your rectangles.</source>
        <translation>这道谜题有多个解。在包含你的矩形的所有解中，这一点都成立。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Whether the puzzle has only one solution is not known: checking takes too long.</source>
        <translation>还不知道这道谜题是否只有一个解：检查太费时间。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Clues that fit in a single way</source>
        <translation>只有一种放法的数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells that a single clue can cover</source>
        <translation>只有一个数字能覆盖的格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil what a clue needs in any case</source>
        <translation>用铅笔标出数字必定需要的格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a clue no room</source>
        <translation>划掉让数字无处可放的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a cell uncovered</source>
        <translation>划掉让某一格无法覆盖的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Count the cells that a rectangle cuts off</source>
        <translation>数一数矩形隔出的格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Two cells that one rectangle must cover</source>
        <translation>必须由一个矩形覆盖的两格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>What two clues must fill between them</source>
        <translation>两个数字必须一起填满的格</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells against the sum of the clues</source>
        <translation>格数与数字之和</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Suppose a rectangle and see where it leads</source>
        <translation>假设一个矩形，看它会推出什么</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Learn to play by playing: two minutes</source>
        <translation>边玩边学：两分钟</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number, its clue, and as many cells as the clue says.</source>
        <translation>把网格划分成矩形。每个矩形恰好包含一个数字，这个数字就是它的格数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.</source>
        <translation>在 4 周围画一个 4 格的矩形：按住一格，拖动，再松开。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>That fits: one clue, and as many cells as it says.</source>
        <translation>符合：一个数字，格数也正好。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, and press Enter.</source>
        <translation>用键盘也行：方向键移动，Shift+方向键调整矩形大小，再按 Enter。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A rectangle that breaks a rule is hatched. This one contains two clues, the 6 and the 3.</source>
        <translation>违反规则的矩形以斜线标出。这个矩形包含两个数字，6 和 3。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Click the hatched rectangle to remove it.</source>
        <translation>点击带斜线的矩形，移除它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is gone. U undoes a move whenever you like.</source>
        <translation>它没了。你随时可以按 U 撤销一步。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move onto it and press Delete.</source>
        <translation>用键盘也行：移到它上面，按 Delete。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This one breaks the other rule: its clue is 6, but it has only 4 cells.</source>
        <translation>这个矩形违反了另一条规则：数字是 6，却只有 4 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Drag one of its borders until it has 6 cells.</source>
        <translation>拖动它的一条边框，直到有 6 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>6 cells for the 6. Now you know both rules.</source>
        <translation>6 格配 6。现在两条规则你都知道了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: draw a larger rectangle over it, which replaces it.</source>
        <translation>用键盘也行：在它上面画一个更大的矩形，就会替换它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A puzzle is solved when every cell is covered.</source>
        <translation>每一格都覆盖了，谜题就解开了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve this one. Help is there if you need it.</source>
        <translation>解开这一题。需要时可以求助。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! You know all there is to know. The rest is finding.</source>
        <translation>解开了！该知道的你都知道了，剩下的就是找。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>By keyboard, Tab goes to the next clue without its rectangle.</source>
        <translation>用键盘时，Tab 跳到下一个还没有矩形的数字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one clue at a time. The edge, other clues and drawn rectangles may leave it a single rectangle.</source>
        <translation>一次看一个数字。边界、别的数字和已画的矩形，可能让它只剩下一个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one empty cell at a time, corners first. If only one clue can reach it, that clue must cover it.</source>
        <translation>一次看一个空格，先看角落。如果只有一个数字够得着它，就必须由那个数字覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A clue may have several rectangles left that share some cells. Whichever it is, these cells are taken, so other clues must do without them.</source>
        <translation>一个数字可能还有几个矩形，但它们共有一些格。不管是哪一个，这些格都被占了，别的数字就不能用。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If it leaves a clue nearby no room for any rectangle, it is impossible.</source>
        <translation>想象画了一个矩形。如果附近的某个数字因此放不下任何矩形，它就不可能。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is impossible.</source>
        <translation>想象画了一个矩形。如果它旁边有一格再也没有矩形能覆盖，它就不可能。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle that cuts off some cells. The clues among them must add up to just as many cells. If not, the rectangle is impossible.</source>
        <translation>想象一个矩形隔出一些格。其中的数字加起来必须正好等于那些格数。如果不等，这个矩形就不可能。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Sometimes every rectangle that covers one cell covers a second one, too. Then none may take the second cell without the first.</source>
        <translation>有时，凡是覆盖某一格的矩形都会同时覆盖另一格。那么，任何矩形都不能撇开第一格而只占第二格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Some cells can be covered by two clues only. These two must fill them between them, so whatever prevents that is impossible.</source>
        <translation>有些格只有两个数字能覆盖。这两个数字必须一起把它们填满，所以妨碍这一点的都不可能。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Choose some cells and the clues that can cover them, and count. Clues without cells to spare must not waste any, and cells that need them all must get them.</source>
        <translation>选一些格和能覆盖它们的数字，数一数。没有富余的数字一格都不能浪费，而需要所有数字的格必须得到它们。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a cell is left with nothing, the rectangle is impossible.</source>
        <translation>别的都不管用时，假设一个矩形，顺着推下去。如果某个数字或某一格没了出路，这个矩形就不可能。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a clue with a single rectangle left, and draw it.</source>
        <translation>找到只剩一个矩形的数字，把它画出来。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that is certain.</source>
        <translation>找到只有一个数字够得着的格。画出它的矩形，或用铅笔标出确定的部分。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find cells that are in every rectangle of a clue, and pencil them.</source>
        <translation>找到一个数字的每个矩形都包含的格，用铅笔标出来。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would leave a clue no room, and cross it out.</source>
        <translation>找到会让数字无处可放的矩形，划掉它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would strand a cell, and cross it out.</source>
        <translation>找到会留下孤立格的矩形，划掉它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would cut off the wrong number of cells, and cross it out.</source>
        <translation>找到隔出的格数不对的矩形，划掉它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that separates cells which go together, and cross it out.</source>
        <translation>找到会拆开同进同出的格的矩形，划掉它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that two clues together make impossible, and cross it out.</source>
        <translation>找到因两个数字联手而不可能的矩形，划掉它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that the count makes impossible, and cross it out.</source>
        <translation>找到数格子就知道不可能的矩形，划掉它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that leads to a dead end, and cross it out.</source>
        <translation>找到会走进死路的矩形，划掉它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and press P.</source>
        <translation>铅笔标记：用“铅笔”工具或按住右键拖动，或用 Shift+方向键调整大小后按 P。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with the tool Draw is right, too.</source>
        <translation>划掉：拖过它，或用 Shift+方向键调整大小后按 X。用“画”工具画出剩下的矩形也算对。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T begins a trial, and J rejects it, which crosses its first rectangle out.</source>
        <translation>划掉：拖过它，或用 Shift+方向键调整大小后按 X。也可以作个假设：T 开始试走，J 放弃试走，这会划掉它的第一个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>While you drag, the cells are counted and the clues in them added up. Let go to cross out, or press Esc to leave it. By keys: Shift+arrows, then X.</source>
        <translation>拖动时会数出格数，并把其中的数字加起来。松开就划掉，按 Esc 则作罢。用键盘：Shift+方向键，再按 X。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>An example</source>
        <translation>例题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Try it where the marks are</source>
        <translation>在标记处试一试</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>On your own</source>
        <translation>自己来</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A whole puzzle</source>
        <translation>一整题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This puzzle needs what you have just learned, and nothing harder.</source>
        <translation>这道谜题需要你刚学的技巧，不需要更难的。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve it. Help is there if you need it.</source>
        <translation>解开它。需要时可以求助。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! This technique is yours now.</source>
        <translation>解开了！这个技巧你已经会了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = one cell; the clues in it: {total}</source>
        <translation>{size} = 1 格；其中的数字：{total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = {area} cells; the clues in them: {total}</source>
        <translation>{size} = {area} 格；其中的数字：{total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size}; a clue in it is unknown</source>
        <translation>{size}；其中有一个未知数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is true, but it does not follow from this technique alone. Look once more.</source>
        <translation>没错，但单凭这个技巧推不出来。再看一次。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>One more thing: another rectangle is hatched. Click it to remove it.</source>
        <translation>还有一件事：另一个矩形以斜线标出。点击它来移除。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The board already shows this. Look for something new.</source>
        <translation>棋盘上已经有了。找点新的。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>No solution agrees with it.</source>
        <translation>没有解与它相符。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle ({size}) contains no clue.</source>
        <translation>这个矩形（{size}）不包含数字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle contains {count} clues: {clues}. A rectangle may contain only one.</source>
        <translation>这个矩形包含 {count} 个数字：{clues}。一个矩形只能包含一个。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too few.</source>
        <translation>这个矩形有 {area} 格（{size}），但它的数字是 {wanted}：少 {off} 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.</source>
        <translation>这个矩形有 {area} 格（{size}），但它的数字是 {wanted}：多 {off} 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has one cell, but its clue is {wanted}: {off} too few.</source>
        <translation>这个矩形有 1 格，但它的数字是 {wanted}：少 {off} 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The puzzle has no clues.</source>
        <translation>这道谜题没有数字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has {wanted} cells.</source>
        <translation>数字加起来是 {total}，但网格有 {wanted} 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No rectangle of {wanted} cells fits on the grid for the clue in {cells}.</source>
        <translation>{cells} 的数字需要 {wanted} 格的矩形，但网格上放不下。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>Every rectangle of {wanted} cells for the clue in {cells} includes another clue.</source>
        <translation>{cells} 的数字的每个 {wanted} 格矩形都包含别的数字。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No clue can reach {cells}.</source>
        <translation>没有数字够得着 {cells}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>These clues cannot all have their rectangles: {clues}.</source>
        <translation>这些数字不可能都有各自的矩形：{clues}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>There is no simple reason: only {total} or more clues taken together show it.</source>
        <translation>没有简单的原因：要把至少 {total} 个数字放在一起才能看出来。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has only one cell.</source>
        <translation>数字加起来是 {total}，但网格只有 1 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues need at least {total} cells, but the grid has {wanted}.</source>
        <translation>数字至少需要 {total} 格，但网格有 {wanted} 格。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the {area} in {cell}</source>
        <translation>{cell} 的 {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the "?" in {cell}</source>
        <translation>{cell} 的“?”</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} or {last}</source>
        <translation>{first}或{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {count} more</source>
        <translation>{first}以及另外 {count} 个</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>At least one rectangle breaks a rule (hatched).</source>
        <translation>至少有一个矩形违反规则（以斜线标出）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A rectangle {quarter} breaks a rule.</source>
        <translation>{quarter}有一个矩形违反规则。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{broken}</source>
        <translation>{broken}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your rectangles fits its clue but is not part of the solution.</source>
        <translation>你有一个矩形符合自己的数字，但不属于正解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong rectangle is {quarter}.</source>
        <translation>错误的矩形在{quarter}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities finds no solution with it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] 错了：搜索所有可能后，没有找到包含它的解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your rectangles cannot all be right.</source>
        <translation>你的矩形中有几个不可能都对。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of them is {quarter}.</source>
        <translation>其中一个在{quarter}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution contains them all.</source>
        <translation>[ruled_out]{rects}[/ruled_out] 各自都在某个解中，但没有一个解同时包含它们。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your pencil marks is wrong.</source>
        <translation>你有一个铅笔标记错了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong mark is {quarter}.</source>
        <translation>错误的标记在{quarter}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all belong to one rectangle of the solution.</source>
        <translation>用铅笔标在一起的 [ruled_out]{rect}[/ruled_out]，并不都属于正解中的同一个矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your crossed-out rectangles is right.</source>
        <translation>你划掉的矩形中有一个是对的。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[allowed]{rect}[/allowed] is crossed out, but it is part of the solution.</source>
        <translation>[allowed]{rect}[/allowed] 被划掉了，但它属于正解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your marks cannot all be right.</source>
        <translation>你的标记中有几个不可能都对。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your rectangles together.</source>
        <translation>没有解同时符合[ruled_out]这 {count} 个标记[/ruled_out]和你的矩形。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>From here, the puzzle has several solutions.</source>
        <translation>从这里开始，谜题有多个解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [subject]{clue}[/subject].</source>
        <translation>看看 [subject]{clue}[/subject]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in another [allowed]{other}[/allowed]. Take either: every solution counts.</source>
        <translation>在一个解中 [subject]{clue}[/subject] 是 [allowed]{one}[/allowed]，在另一个解中是 [allowed]{other}[/allowed]。任选其一：每个解都算数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution.</source>
        <translation>这道谜题无解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>这个网格无法划分。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution. {problem}</source>
        <translation>这道谜题无解。{problem}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps here; only a search does.</source>
        <translation>我会的技巧在这里都不管用，只能靠搜索。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. None of the techniques I know proves it.</source>
        <translation>搜索得出 [subject]{clue}[/subject] 是 [result]{place}[/result]。我会的技巧都证明不了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>None of the techniques I know helps on this board.</source>
        <translation>我会的技巧在这个棋盘上都不管用。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>I found no place where one of them applies.</source>
        <translation>我没有找到能用上技巧的地方。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps on this board, and searching it for a solution would take too long.</source>
        <translation>我会的技巧在这个棋盘上都不管用，搜索解又太费时间。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial.</source>
        <translation>我会的技巧在这次试走中都不管用。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial. Suppose something more, or go back to before the trial.</source>
        <translation>我会的技巧在这次试走中都不管用。再作一个假设，或回到试走之前。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Something drawn or marked {region} cannot be right.</source>
        <translation>{region}画的或标的有东西不可能对。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.</source>
        <translation>看看 [reason]{cell}[/reason] 周围：那里画的或标的有东西不可能对。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>With what is drawn and marked, {end}. So something there is wrong: undo until the contradiction is gone.</source>
        <translation>按现在画的和标的，{end}。所以有东西错了：一直撤销到矛盾消失。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>What this trial supposes cannot be right: look {region}.</source>
        <translation>这次试走的假设不可能对：看看{region}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [reason]{cell}[/reason]: the trial fails there.</source>
        <translation>看看 [reason]{cell}[/reason]：试走在那里失败了。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In this trial, {end}. So what it supposes is wrong: reject it.</source>
        <translation>在这次试走中，{end}。所以它的假设错了：放弃它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>This game is from an older version, which did not record when moves were made.</source>
        <translation>这一局来自旧版本，当时没有记录每一步的时间。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Nothing to review: no wrong rectangle, no hint and no long pause.</source>
        <translation>没有可复盘的：没有错误的矩形，没有提示，也没有长时间停顿。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>A wrong rectangle was on the board for {time} in total.</source>
        <translation>棋盘上有错误矩形的时间共 {time}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You usually moved within {time}. Pauses longer than {limit} are worth a look.</source>
        <translation>你通常在 {time}内走一步。超过 {limit}的停顿值得看看。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Wrong rectangle</source>
        <translation>错误的矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Long pause</source>
        <translation>长时间停顿</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed on the board for {time}.</source>
        <translation>你画了 [ruled_out]{rect}[/ruled_out]（{size}），它是错的，在棋盘上留了 {time}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{reason} It stayed on the board for {time}.</source>
        <translation>{reason}它在棋盘上留了 {time}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>After {time} without a move, you asked for a hint: {degree}.</source>
        <translation>{time}没有走步后，你要了提示：{degree}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You made no move for {time}.</source>
        <translation>你有 {time}没有走步。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a nudge</source>
        <translation>点拨</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>where to look</source>
        <translation>看哪里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>an explanation</source>
        <translation>讲解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a rectangle drawn for you</source>
        <translation>代画矩形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Here you could have seen this: {find}</source>
        <translation>在这里你本可以看出：{find}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min</source>
        <translation>{minutes} 分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution.</source>
        <translation>它无解。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution. {reason}</source>
        <translation>它无解。{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has several solutions, so there is no single one to show.</source>
        <translation>它有多个解，所以没有唯一的解可显示。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>Checking whether it has only one solution took too long.</source>
        <translation>检查它是否只有一个解花的时间太长。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>把网格划分成矩形。每个矩形恰好包含一个数字，数字就是它覆盖的格数。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil</source>
        <translation>铅笔</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Previous</source>
        <translation>上一题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Shikaku board</source>
        <translation>数方棋盘</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Mouse: drag from corner to corner, or click two opposite corners. Click a rectangle to remove it.</source>
        <translation>鼠标：从一角拖到另一角，或依次点击两个对角。点击矩形移除它。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Touch: the same with one finger. Two fingers zoom and move the page.</source>
        <translation>触屏：用一根手指操作，方法相同。两根手指缩放和移动页面。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Keys: arrow keys move the cursor, Shift+arrows size a rectangle, Enter draws or removes it, Esc cancels. C checks, Ctrl+Z undoes, Ctrl+Y redoes.</source>
        <translation>键盘：方向键移动光标，Shift+方向键调整矩形大小，Enter 画出或移除，Esc 取消。C 检查，Ctrl+Z 撤销，Ctrl+Y 重做。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil notes possible rectangles, which do not count: drag with the right mouse button, or with Pencil on. P pencils with the keyboard.</source>
        <translation>铅笔用来记下可能的矩形，不计入解答：按住鼠标右键拖动，或打开“铅笔”后拖动。键盘上用 P。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check looks for mistakes.</source>
        <translation>“检查”会查找错误。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>This page needs JavaScript to show the board.</source>
        <translation>此页面需要 JavaScript 才能显示棋盘。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>row {row}, column {col}</source>
        <translation>第 {row} 行第 {col} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>clue {area}</source>
        <translation>数字 {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>在 {height} 行 {width} 列的矩形里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a wrong rectangle of {height} by {width}</source>
        <translation>在 {height} 行 {width} 列的错误矩形里</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{height} × {width} = {area}</source>
        <translation>{height} × {width} = {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Now choose the opposite corner, or this cell again to cancel.</source>
        <translation>现在选择对角的格，或再选这一格取消。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Drawn: {height} × {width} = {area}.</source>
        <translation>已画：{height} × {width} = {area}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>pencilled: {height} by {width}</source>
        <translation>已用铅笔标出：{height} 行 {width} 列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencilled: {height} × {width} = {area}.</source>
        <translation>已用铅笔标出：{height} × {width} = {area}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{name} (solved)</source>
        <translation>{name}（已解开）</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved: {count} of {all}</source>
        <translation>已解开：{count} / {all}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Removed: {height} × {width}.</source>
        <translation>已移除：{height} × {width}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undone.</source>
        <translation>已撤销。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redone.</source>
        <translation>已重做。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>解开了！每一格都已覆盖。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Looking good so far.</source>
        <translation>目前一切顺利。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>你还没有画任何东西。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle breaks a rule (hatched).</source>
        <translation>1 个矩形违反规则（以斜线标出）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles break a rule (hatched).</source>
        <translation>{count} 个矩形违反规则（以斜线标出）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle fits its number but cannot be part of the solution (hatched).</source>
        <translation>1 个矩形符合自己的数字，但不可能属于正解（以斜线标出）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles cannot be part of the solution (hatched).</source>
        <translation>{count} 个矩形不可能属于正解（以斜线标出）。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{first}, {next}</source>
        <translation>{first}、{next}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{name}: {text}</source>
        <translation>{name}：{text}</translation>
    </message>
</context>
</TS>
