<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Diagnostics</source>
        <translation>診断情報</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Copy &amp;Diagnostics</source>
        <translation>診断情報をコピー(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The diagnostics are on the clipboard.</source>
        <translation>診断情報をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The clipboard cannot be used. Please copy the selected text.</source>
        <translation>クリップボードを使えません。選択されているテキストをコピーしてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Program</source>
        <translation>プログラム(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Licences</source>
        <translation>ライセンス(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>D&amp;etails</source>
        <translation>詳細(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Parts of the program</source>
        <translation>プログラムの構成要素</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For red-green colour blindness</source>
        <translation>赤緑の色覚特性向け</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For blue-yellow colour blindness</source>
        <translation>青黄の色覚特性向け</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;No animations</source>
        <translation>アニメーションなし(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Colours:</source>
        <translation>配色(&amp;C):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Rectangle colours:</source>
        <translation>長方形の色(&amp;R):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Text size:</source>
        <translation>文字の大きさ(&amp;T):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>High contrast and fewer animations are also used if the system asks for them.</source>
        <translation>システムの設定で求められている場合も、ハイコントラストになり、アニメーションが減ります。</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <location filename="../shikaku_gui/gui/board/board_preview.py"/>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>BoardViewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>R4C5 (row 4, column 5)</source>
        <translation>R4C5 (4行5列)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>E4 (column E, row 4)</source>
        <translation>E4 (E列4行)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Row and column numbers</source>
        <translation>行と列の番号(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Overview of large boards</source>
        <translation>大きな盤面の全体図(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Pencil rectangles and crosses</source>
        <translation>鉛筆の長方形と×印(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Cell names:</source>
        <translation>マスの呼び方(&amp;C):</translation>
    </message>
</context>
<context>
    <name>BookControls</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Book</source>
        <translation>冊子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>P&amp;uzzles on a page:</source>
        <translation>1ページの問題数(&amp;U):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pap&amp;er:</source>
        <translation>用紙(&amp;E):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Orien&amp;tation:</source>
        <translation>向き(&amp;T):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Mar&amp;gins:</source>
        <translation>余白(&amp;G):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Extra inner margin:</source>
        <translation>とじしろ:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Bleed:</source>
        <translation>塗り足し:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Page numbers</source>
        <translation>ページ番号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Large print</source>
        <translation>大きな文字(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>S&amp;olutions:</source>
        <translation>解答(&amp;O):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Hints:</source>
        <translation>ヒント(&amp;H):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Lin&amp;k:</source>
        <translation>リンク(&amp;K):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Caption:</source>
        <translation>説明文:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the name</source>
        <translation>名前の記入欄</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the time</source>
        <translation>時間の記入欄</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>行と列に番号を付ける(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my rectangles</source>
        <translation>自分の長方形を含める</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>自分の印と仮置きを含める(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>T&amp;itle:</source>
        <translation>タイトル(&amp;I):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Subtitle:</source>
        <translation>サブタイトル:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author:</source>
        <translation>作者:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Imprint:</source>
        <translation>奥付:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Co&amp;ver</source>
        <translation>表紙(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Rules with an example</source>
        <translation>例題付きのルール</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Table of &amp;contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>One chapter per grade</source>
        <translation>難易度ごとに章を分ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source> mm</source>
        <translation> mm</translation>
    </message>
</context>
<context>
    <name>BrowsePage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Change Folder…</source>
        <translation>フォルダーを変更…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose Folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 puzzle</source>
        <translation>1問</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n puzzles</source>
        <translation><numerusform>%n問</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 group</source>
        <translation>1組</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n groups</source>
        <translation><numerusform>%n組</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>your folder contains more than are listed</source>
        <translation>フォルダーには一覧より多くの問題があります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 file still to be read</source>
        <translation>未読のファイルが1件</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n files still to be read</source>
        <translation><numerusform>未読のファイルが%n件</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No puzzles match.</source>
        <translation>条件に合う問題がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no duplicates here.</source>
        <translation>重複はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No unfinished games. Games you start appear here.</source>
        <translation>途中のプレイはありません。始めたプレイがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Files you open are listed here.</source>
        <translation>開いたファイルがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose a folder. Its puzzles, including ones you add later, appear here.</source>
        <translation>フォルダーを選んでください。あとで追加したものも含めて、中の問題がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no puzzles here.</source>
        <translation>ここには問題がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Move to Trash</source>
        <translation>ごみ箱に移動</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Give Up</source>
        <translation>あきらめる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Undo Rename or Delete</source>
        <translation>名前の変更や削除を元に戻す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be renamed.</source>
        <translation>名前を変更できるのは、自分のフォルダーにあるファイルだけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be deleted.</source>
        <translation>削除できるのは、自分のフォルダーにあるファイルだけです。</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Checking…</source>
        <translation>確認しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing to check</source>
        <translation>確認するものがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>まだ何も引かれていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Solved</source>
        <translation>解けました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every cell is covered.</source>
        <translation>すべてのマスが埋まりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, and every clue and every cell still has a possible rectangle.</source>
        <translation>ルール違反はなく、どの数字にもどのマスにも、まだ置ける長方形があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has not failed</source>
        <translation>仮置きに矛盾は出ていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Reject Trial</source>
        <translation>仮置きを破棄</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has failed</source>
        <translation>仮置きは失敗です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking for the last good position…</source>
        <translation>最後に正しかった局面を探しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>この盤面は分けきることができません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This puzzle has no solution</source>
        <translation>この問題には解答がありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing needs to be removed.</source>
        <translation>消す必要のあるものはありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This is a good position</source>
        <translation>ここまで間違いはありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back one move. Redo restores it.</source>
        <translation>1手戻りました。やり直しで元に戻せます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation><numerusform>%n手戻りました。やり直しですべて元に戻せます。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Back to the last good position</source>
        <translation>最後に正しかった局面に戻る</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation><numerusform>ほかに%n件。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>A rule is broken</source>
        <translation>ルール違反があります</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation><numerusform>%n個の長方形がルールに違反しています</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>証明済み: この盤面はどんな長方形でも埋められません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, but the check for mistakes ran out of time.</source>
        <translation>ルール違反はありませんが、間違いの確認は時間切れになりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken</source>
        <translation>ルール違反はありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far is correct.</source>
        <translation>ここまでの長方形はすべて正解です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far belongs to a solution. There are several.</source>
        <translation>ここまでの長方形はすべて、ある解答に含まれています。解答は複数あります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking good</source>
        <translation>いい調子です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Save Proof…</source>
        <translation>証明を保存…</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Runs of each formulation</source>
        <translation>各定式化の実行回数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Seconds for each run</source>
        <translation>1回の秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;None</source>
        <translation>選択を解除(&amp;N)</translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>A new best for this size and difficulty! Until now: %1, median %2.</source>
        <translation>この大きさと難易度での新記録です! これまでの最短は%1、中央値は%2です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Your best for this size and difficulty: %1, median %2.</source>
        <translation>この大きさと難易度での最短は%1、中央値は%2です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>連続%n日</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Shikaku: %1, solved in %2</source>
        <translation>四角に切れ: %1、%2で解けました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Another Puzzle</source>
        <translation>別の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Copy Result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Solved in %1</source>
        <translation>%1で解けました</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown %n times.</source>
        <translation><numerusform>置ける長方形を%n回表示しました。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown once.</source>
        <translation>置ける長方形を1回表示しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 nudge</source>
        <translation>手がかり1回</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 place shown</source>
        <translation>場所の表示1回</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 explanation</source>
        <translation>説明1回</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 move made for you</source>
        <translation>代わりに引いた手1回</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n nudges</source>
        <translation><numerusform>手がかり%n回</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n places shown</source>
        <translation><numerusform>場所の表示%n回</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n explanations</source>
        <translation><numerusform>説明%n回</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n moves made for you</source>
        <translation><numerusform>代わりに引いた手%n回</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 hint: %1</source>
        <translation>ヒント1回: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n hints: %1</source>
        <translation><numerusform>ヒント%n回: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today</source>
        <translation>今日の分は解けました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today: %1 of %2</source>
        <extracomment>%1 and %2: numbers of puzzles.</extracomment>
        <translation>今日の解決済み: %1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: 1 day</source>
        <translation>連続1日</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>連続%n日</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: 1 day</source>
        <translation>最長1日</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: %n days</source>
        <translation><numerusform>最長%n日</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Previous month</source>
        <translation>前の月</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Next month</source>
        <translation>次の月</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Everyone gets the same three puzzles each day. Solving one of them is enough for your streak, as long as it is still that date somewhere in the world. You can play earlier days at any time.</source>
        <translation>毎日、全員に同じ3問が出ます。世界のどこかでその日付であるうちに1問でも解けば、連続日数に数えられます。過去の日の問題もいつでも遊べます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play Again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Making the puzzle…</source>
        <translation>問題を作っています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%1, solved</source>
        <extracomment>%1: the size of a daily puzzle.</extracomment>
        <translation>%1、解決済み</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved in %1</source>
        <translation>%1で解けました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>1 hint</source>
        <translation>ヒント1回</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%n hints</source>
        <translation><numerusform>ヒント%n回</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>no hints</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved on a later day, so it does not count towards your streak.</source>
        <translation>後日に解いたため、連続日数には数えられません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved while the clock was set back, so it does not count.</source>
        <translation>時計が戻された状態で解いたため、数えられません。</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Open Folder</source>
        <translation>フォルダーを開く(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Choose Another Folder…</source>
        <translation>別のフォルダーを選択…(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>既定のフォルダーを使う(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Keep the Present Folder</source>
        <translation>今のフォルダーのまま使う(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Data folder:</source>
        <translation>データのフォルダー(&amp;D):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Your games, history, statistics and daily puzzles. Your own puzzle files stay where you saved them.</source>
        <translation>プレイ、履歴、統計、今日の問題が入っています。自分で保存した問題ファイルは、保存した場所にそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>From the next start, the data already in %1 is used. Your present data stays where it is.</source>
        <translation>次回の起動から、%1 にすでにあるデータを使います。今のデータはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>At the next start, your data is copied to %1 and used there. The present folder is kept as it is.</source>
        <translation>次回の起動時に、データを %1 にコピーしてそこで使います。今のフォルダーはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Folder for your data</source>
        <translation>データのフォルダー</translation>
    </message>
</context>
<context>
    <name>DetailsForm</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Aut&amp;hor</source>
        <translation>作者(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Sour&amp;ce</source>
        <translation>出典(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Notes for the player (optional)</source>
        <translation>解く人への説明 (任意)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not read %1</source>
        <translation>%1 を読み込めませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not open %1</source>
        <translation>%1 を開けませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Nothing to paste</source>
        <translation>貼り付けるものがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>The clipboard contains no text.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>No puzzle found in the text</source>
        <translation>テキストに問題が見つかりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Pasted puzzles</source>
        <translation>貼り付けた問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not save %1</source>
        <translation>%1 を保存できませんでした</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Today: five minutes</source>
        <translation>今日の5分間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>From your games</source>
        <translation>自分のプレイから</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Drill %1</source>
        <translation>練習 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%2問中%1問を一度で正解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1: %2 of %3</source>
        <translation>%1: %3問中%2問</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>One drill</source>
        <translation>練習1問</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation><numerusform>練習%n問</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>That's it for now.</source>
        <translation>今はここまでです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>You have done every drill. New ones are being made.</source>
        <translation>すべての練習を終えました。新しい練習を作っています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>No new drill yet</source>
        <translation>新しい練習はまだありません</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next picture</source>
        <translation>次の図</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>EditorAutosave</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not save your draft</source>
        <translation>下書きを保存できませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>There is no other unfinished puzzle in the editor.</source>
        <translation>エディターに、ほかの作りかけの問題はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>No other draft</source>
        <translation>ほかの下書きはありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Your draft is not shown</source>
        <translation>下書きは表示されていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>You started another puzzle before it was read. Open Other Draft shows it.</source>
        <translation>読み込まれる前に別の問題を始めました。「ほかの下書きを開く」で表示できます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not read your draft</source>
        <translation>下書きを読み込めませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>The old file was kept as %1.</source>
        <translation>古いファイルは %1 として残してあります。</translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: empty</source>
        <translation>%1: 空</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: clue %2</source>
        <translation>%1: 数字%2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>Grid of %1 by %2 cells</source>
        <translation>%1 × %2 マスの盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1. Type a number or ?; Delete removes it.</source>
        <translation>%1。数字か ? を入力してください。Delete で消せます。</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Clues</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Sum of clues</source>
        <translation>数字の合計</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Placements</source>
        <translation>置き方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Grade</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solving…</source>
        <translation>解いています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus one ?</source>
        <translation>%1、ほかに ? が1つ</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus %n ?</source>
        <translation><numerusform>%1、ほかに ? が%n個</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too few</source>
        <translation>%1: %2 足りません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too many</source>
        <translation>%1: %2 多すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Type&lt;/b&gt; a number or &lt;b&gt;?&lt;/b&gt; into the selected cell.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; a clue to move it, or press Ctrl+arrows.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right-click&lt;/b&gt; for rows and columns.&lt;/p&gt;</source>
        <translation>&lt;p&gt;選んだマスに数字か &lt;b&gt;?&lt;/b&gt; を&lt;b&gt;入力&lt;/b&gt;します。&lt;/p&gt;&lt;p&gt;数字は&lt;b&gt;ドラッグ&lt;/b&gt;か Ctrl+矢印キーで動かせます。&lt;/p&gt;&lt;p&gt;行と列の操作は&lt;b&gt;右クリック&lt;/b&gt;です。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle; its number is filled in.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Click&lt;/b&gt; inside it to move its clue there; &lt;b&gt;Delete&lt;/b&gt; removes it.&lt;/p&gt;&lt;p&gt;With the keyboard: &lt;b&gt;Shift+arrows&lt;/b&gt;, then &lt;b&gt;Enter&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;ドラッグ&lt;/b&gt;で長方形を引くと、数字が入ります。&lt;/p&gt;&lt;p&gt;中を&lt;b&gt;クリック&lt;/b&gt;すると数字がそこに移ります。&lt;b&gt;Delete&lt;/b&gt; で長方形を消せます。&lt;/p&gt;&lt;p&gt;キーボードでは &lt;b&gt;Shift+矢印キー&lt;/b&gt;、次に &lt;b&gt;Enter&lt;/b&gt; です。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 1</source>
        <translation>解答1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 2</source>
        <translation>解答2</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Untitled puzzle</source>
        <translation>無題の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>%1[*] — Editor</source>
        <translation>%1[*] — エディター</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>ExceptHook</name>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong, and your last action could not be completed.</source>
        <translation>エラーが発生し、最後の操作を完了できませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Your game is unchanged, and you can continue. If it happens again, the details help us fix it.</source>
        <translation>プレイは変わっていないので、続けられます。また起きるようでしたら、詳細が修正の手がかりになります。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Puzzle</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;With my rectangles</source>
        <translation>自分の長方形付き(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Solution</source>
        <translation>解答(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>行と列に番号を付ける(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>自分の印と仮置きを含める(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存…(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Could not save the picture: %1</source>
        <translation>画像を保存できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Export Image</source>
        <translation>画像を書き出す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Scal&amp;e:</source>
        <translation>倍率(&amp;E):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>%1 pixels</source>
        <translation>%1 ピクセル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Solving…</source>
        <translation>解いています…</translation>
    </message>
</context>
<context>
    <name>FigureTiles</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Played</source>
        <translation>プレイ数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Solved</source>
        <translation>正解数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Time played</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Daily streak</source>
        <translation>今日の問題の連続日数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Longest daily streak</source>
        <translation>今日の問題の最長連続日数</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Renamed to %1.</source>
        <translation>名前を %1 に変更しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Moved %1 to the trash.</source>
        <translation>%1 をごみ箱に移動しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Restored %1.</source>
        <translation>%1 を元に戻しました。</translation>
    </message>
</context>
<context>
    <name>FilterControls</name>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Grade</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any progress</source>
        <translation>全進度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any size</source>
        <translation>全サイズ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any grade</source>
        <translation>全難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Title, author, source, grade, size or file name</source>
        <translation>タイトル、作者、出典、難易度、大きさ、ファイル名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Reverse order</source>
        <translation>逆順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show only puzzles that occur more than once, perhaps rotated or mirrored</source>
        <translation>2回以上現れる問題だけを表示します。回転や鏡像も同じ問題とみなします</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Filters</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show filters and order</source>
        <translation>絞り込みと並び順を表示</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <location filename="../shikaku_gui/gui/library/gallery.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Board of %1 by %2 cells</source>
        <translation>%1 × %2 マスの盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Arrow keys move the cursor, Shift and arrow keys size a rectangle, Enter draws it, P pencils it, X crosses it out, Delete removes one, S on a clue draws a rectangle of its size, P on a clue shows its possible rectangles, Tab goes to the next open clue, L lists those that are left, F6 leaves the board.</source>
        <translation>矢印キーでカーソルを動かし、Shift と矢印キーで長方形の大きさを決め、Enter で引きます。P で鉛筆書き、X で×印、Delete で削除します。数字の上で S を押すとその大きさの長方形を引き、P を押すと置ける長方形を表示します。Tab で次の未完成の数字へ、L で残りの数字の一覧、F6 で盤面から離れます。</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solving…</source>
        <translation>解いています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>This is the only solution. Undo restores your rectangles.</source>
        <translation>これが唯一の解答です。「元に戻す」で自分の長方形に戻せます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solved automatically</source>
        <translation>自動で解きました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>There are several solutions; this is one of them.</source>
        <translation>解答は複数あります。これはその一つです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Several solutions</source>
        <translation>複数の解答</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>証明済み: この盤面はどんな長方形でも埋められません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>No solution</source>
        <translation>解答なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Stopped at the time limit without an answer.</source>
        <translation>答えが出ないまま制限時間になりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Saved a copy</source>
        <translation>コピーを保存しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%1 is a folder</source>
        <translation>%1 はフォルダーです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library can show its puzzles, including those in subfolders.</source>
        <translation>ライブラリに、サブフォルダーも含めて中の問題を表示できます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>It will then no longer show %1.</source>
        <translation>その場合、%1 は表示されなくなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library now shows %1</source>
        <translation>ライブラリに %1 を表示しています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Show in Library</source>
        <translation>ライブラリに表示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One puzzle added.</source>
        <translation>問題を1問追加しました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n puzzles added.</source>
        <translation><numerusform>問題を%n問追加しました。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One was already in the library.</source>
        <translation>1問はすでにライブラリにありました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n were already in the library.</source>
        <translation><numerusform>%n問はすでにライブラリにありました。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One could not be read.</source>
        <translation>1問は読み込めませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n could not be read.</source>
        <translation><numerusform>%n問は読み込めませんでした。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Back to Previous Puzzle</source>
        <translation>前の問題に戻る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Opened the puzzle from the text</source>
        <translation>テキストから問題を開きました</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Some rectangles were left out</source>
        <translation>一部の長方形は取り込みませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>In the file they overlap, as unfinished rectangles do.</source>
        <translation>ファイルの中で重なっています。作りかけの長方形ではよくあることです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>This puzzle has no solution</source>
        <translation>この問題には解答がありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Welcome back</source>
        <translation>おかえりなさい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You have played this puzzle before. Here is where you left off.</source>
        <translation>この問題はプレイしたことがあります。前回の続きからです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Start Over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Board cleared</source>
        <translation>盤面を消しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Undo restores your rectangles.</source>
        <translation>「元に戻す」で自分の長方形に戻せます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Another game of this puzzle</source>
        <translation>この問題の別のプレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You also have another game of this puzzle.</source>
        <translation>この問題には別のプレイもあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Go to That Game</source>
        <translation>そのプレイへ</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Replay: %1</source>
        <translation>再生: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Previous move</source>
        <translation>前の手</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>&amp;Contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 — Guide</source>
        <translation>%1 — ガイド</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for the next step…</source>
        <translation>次の一手を探しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no steps left.</source>
        <translation>残りの手順はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Solved</source>
        <translation>解けました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for all steps…</source>
        <translation>すべての手順を探しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no other hints right now.</source>
        <translation>今はほかのヒントがありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That's it.</source>
        <translation>そのとおりです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That is not correct. Here is more help.</source>
        <translation>正しくありません。もう少し詳しいヒントです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Right, but there is another step to find.</source>
        <translation>それも正解ですが、探す手順は別にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>This hint is out of date.</source>
        <translation>このヒントは古くなりました。</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another</source>
        <translation>別のヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another hint</source>
        <translation>別のヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All hints now</source>
        <translation>今あるすべてのヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy explanation</source>
        <translation>説明をコピー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>The history was erased.</source>
        <translation>履歴を消去しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Could not save %1: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved %n games to %1.</source>
        <translation><numerusform>%n件のプレイを %1 に保存しました。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved one game to %1.</source>
        <translation>1件のプレイを %1 に保存しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>%1 Also saved: %2.</source>
        <translation>%1ほかに保存したファイル: %2</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Games you finish or give up are listed here.</source>
        <translation>終えたプレイや、あきらめたプレイがここに表示されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Play Again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Finished games</source>
        <translation>終えたプレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
</context>
<context>
    <name>ProofSaver</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Writing the proof…</source>
        <translation>証明を書き出しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Could not save the proof</source>
        <translation>証明を保存できませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Too many rectangles are possible in this puzzle.</source>
        <translation>この問題には置ける長方形が多すぎます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has exactly one solution.</source>
        <translation>この問題の解答がちょうど一つであることの証明です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has several solutions.</source>
        <translation>この問題に複数の解答があることの証明です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has no solution.</source>
        <translation>この問題に解答がないことの証明です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has one step, which any LRAT checker can check.</source>
        <translation>1ステップからなり、どの LRAT 検査プログラムでも検査できます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has %n steps, which any LRAT checker can check.</source>
        <translation><numerusform>%nステップからなり、どの LRAT 検査プログラムでも検査できます。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Saved the proof to %1</source>
        <translation>証明を %1 に保存しました</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Export…</source>
        <translation>書き出す…(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Could not save %1: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Saved to %1.</source>
        <translation>%1 に保存しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Laboratory</source>
        <translation>実験室</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Formulations</source>
        <translation>定式化(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Runs</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>On the &amp;Board</source>
        <translation>盤面で見る(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>証明どうしが矛盾しています。これは四角に切れのバグです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation><numerusform>完了: %n個の定式化を実行しました。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: one formulation was run.</source>
        <translation>完了: 1個の定式化を実行しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>This puzzle has too many possible rectangles to list.</source>
        <translation>この問題は置ける長方形が多すぎて一覧にできません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation><numerusform>%n個の定式化の後で停止しました。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after one formulation.</source>
        <translation>1個の定式化の後で停止しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>%1: %2 of %3 formulations done.</source>
        <translation>%1: %3個中%2個の定式化が完了。</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system (%1)</source>
        <translation>システムに合わせる (%1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>A new language is used from the next start of Shikaku.</source>
        <translation>新しい言語は、次に四角に切れを起動したときから使われます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Use It Now</source>
        <translation>今すぐ使う(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Close all windows and continue the latest game; all games are kept</source>
        <translation>すべてのウィンドウを閉じ、最後のプレイを続けます。プレイはすべて残ります</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Task %1 of %2</source>
        <translation>課題 %1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next Lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That's it</source>
        <translation>そのとおりです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Not quite</source>
        <translation>惜しい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Nothing new</source>
        <translation>新しいことではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>True, but not this</source>
        <translation>正しいけれど、これではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That is impossible</source>
        <translation>それはありえません</translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Lesson %1: %2. %3</source>
        <translation>レッスン%1: %2。%3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>%1 of %2 tasks done</source>
        <translation>%2課題中%1課題を完了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Start to see what each level of reasoning removes.</source>
        <translation>開始すると、それぞれの段階の推理で何が消えるかがわかります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation><numerusform>推理の前の置き方は%n通りです。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement before any reasoning.</source>
        <translation>推理の前の置き方は1通りです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All placements</source>
        <translation>すべての置き方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level proves that there is no solution.</source>
        <translation>この段階で、解答がないことが証明されます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are still undecided.</source>
        <translation><numerusform>%n通りの置き方がまだ決まっていません。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Every clue is decided.</source>
        <translation>すべての数字が決まりました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation><numerusform>%n通りの置き方が消えます (×印)。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement is removed (crossed out).</source>
        <translation>1通りの置き方が消えます (×印)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level removes nothing more.</source>
        <translation>この段階では新しく消えるものはありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement has a fractional value.</source>
        <translation>1通りの置き方が小数の値をとります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation><numerusform>%n通りの置き方が小数の値をとります。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All values are 0 or 1.</source>
        <translation>値はすべて0か1です。</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Daily puzzle</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>New Puzzle</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Open File</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>The file is no longer there.</source>
        <translation>ファイルがもうありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This game is no longer there.</source>
        <translation>このプレイはもうありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This is the game on the board.</source>
        <translation>このプレイは今の盤面です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Moved to History. You can resume it from there.</source>
        <translation>履歴に移しました。そこから再開できます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Folder With Puzzles</source>
        <translation>問題のフォルダー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>%1% done</source>
        <translation>%1%完了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Back to Puzzle</source>
        <translation>問題に戻る</translation>
    </message>
</context>
<context>
    <name>LibrarySidebar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Library sections</source>
        <translation>ライブラリの分類</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Untitled puzzle</source>
        <translation>無題の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview map: click or drag to move around</source>
        <translation>全体図: クリックかドラッグで表示位置を動かせます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview</source>
        <translation>全体図</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>Calendar of daily puzzles</source>
        <translation>今日の問題のカレンダー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>solved: %1</source>
        <extracomment>%1: one to three sizes, such as "Small, Large".</extracomment>
        <translation>解決済み: %1</translation>
    </message>
</context>
<context>
    <name>NewPlayer</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>New to Shikaku?</source>
        <translation>四角に切れは初めてですか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Learn the rules by playing. It takes two minutes.</source>
        <translation>遊びながらルールを覚えましょう。2分で終わります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Show Me</source>
        <translation>教えて</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>No, Thanks</source>
        <translation>今はいい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>You can find the lessons in the library, or press Ctrl+F1.</source>
        <translation>レッスンはライブラリにあります。Ctrl+F1 でも開けます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Have fun</source>
        <translation>楽しんでください</translation>
    </message>
</context>
<context>
    <name>NewPuzzleController</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your earlier game is kept in History. Undo returns to it.</source>
        <translation>前のプレイは履歴に残っています。「元に戻す」で戻れます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Back to My Game</source>
        <translation>自分のプレイに戻る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Started over</source>
        <translation>最初からにしました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Could not make this puzzle</source>
        <translation>この問題を作れませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Only puzzles made by Shikaku have settings and a seed to share.</source>
        <translation>設定とシードを共有できるのは、四角に切れが作った問題だけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Not copied</source>
        <translation>コピーできません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Anyone who pastes this text into Shikaku gets the same puzzle.</source>
        <translation>このテキストを四角に切れに貼り付ければ、誰でも同じ問題を遊べます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>&amp;Settings and Seed</source>
        <translation>設定とシード(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Redo returns to the new puzzle.</source>
        <translation>「やり直す」で新しい問題に戻れます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your game is back</source>
        <translation>元のプレイに戻りました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Making the puzzle…</source>
        <translation>問題を作っています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>You are already playing this puzzle</source>
        <translation>この問題はすでにプレイ中です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your previous game is kept in History. Undo returns to it.</source>
        <translation>前のプレイは履歴に残っています。「元に戻す」で戻れます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>New puzzle</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Found no such puzzle after %1 attempts.</source>
        <translation>%1回試しましたが、該当する問題が見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>There is no such puzzle of this size.</source>
        <translation>この大きさでは、そのような問題はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Other Settings…</source>
        <translation>ほかの設定…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>No puzzle</source>
        <translation>問題なし</translation>
    </message>
</context>
<context>
    <name>NewPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Rectangles</source>
        <translation>長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Few large</source>
        <translation>少なく大きく</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Many small</source>
        <translation>多く小さく</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes</source>
        <translation>形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry</source>
        <translation>対称性</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time</source>
        <translation>予想時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Same as &amp;Last</source>
        <translation>前回と同じ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Crea&amp;te</source>
        <translation>作る(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>New Puzzle</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Random (enter a number to repeat a puzzle)</source>
        <translation>ランダム (同じ問題を作るには数を入力)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The hardest technique needed to solve the puzzle</source>
        <translation>問題を解くのに必要な、いちばんむずかしい手筋</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The usual shape of the rectangles</source>
        <translation>長方形によくある形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>How the clues are arranged</source>
        <translation>数字の並び方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Size:</source>
        <translation>大きさ:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty:</source>
        <translation>難易度:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>R&amp;ectangles:</source>
        <translation>長方形(&amp;E):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes:</source>
        <translation>形:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry:</source>
        <translation>対称性:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>&amp;Needs technique:</source>
        <translation>必要な手筋(&amp;N):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>See&amp;d:</source>
        <translation>シード(&amp;D):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>An estimate for this size and difficulty, and for your own pace once known</source>
        <translation>この大きさと難易度での目安です。あなたのペースがわかれば、それも考慮します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time:</source>
        <translation>予想時間:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>about %1 cells each</source>
        <translation>1個あたり約%1マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Last time: %1</source>
        <translation>前回: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Making the puzzle…</source>
        <translation>問題を作っています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Generating (attempt %1 of at most %2)…</source>
        <translation>生成しています (%1回目、最大%2回)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle after %1 attempts. Try another size or difficulty.</source>
        <translation>%1回試しましたが、該当する問題が見つかりませんでした。大きさか難易度を変えてみてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size or another technique.</source>
        <translation>%1回試しましたが、この手筋が必要な問題が見つかりませんでした。大きくするか、別の手筋を選んでみてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size, no symmetry or another technique.</source>
        <translation>%1回試しましたが、この手筋が必要な問題が見つかりませんでした。大きくするか、対称性なしにするか、別の手筋を選んでみてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>There is no such puzzle of this size. Choose a larger one.</source>
        <translation>この大きさでは、そのような問題はありません。もっと大きくしてください。</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/next_step.py"/>
        <source>Next Step: %1</source>
        <translation>次の一手: %1</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Message</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>OpenPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Add All to the Library</source>
        <translation>すべてライブラリに追加</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Which puzzle do you want to open?</source>
        <translation>どの問題を開きますか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open this puzzle?</source>
        <translation>この問題を開きますか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open Puzzle</source>
        <translation>問題を開く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Adding the puzzles to the library…</source>
        <translation>問題をライブラリに追加しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, one clue</source>
        <translation>%1、数字1個</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1、数字%n個</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%n rectangles drawn</source>
        <translation><numerusform>長方形%n個を引き済み</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>One rectangle drawn</source>
        <translation>長方形1個を引き済み</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Previous step</source>
        <translation>前の手順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Picture %1 of %2</source>
        <translation>図 %1 / %2</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Time played: %1</source>
        <translation>プレイ時間: %1</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
</context>
<context>
    <name>PlacementView</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/placement_view.py"/>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Hints explain a step, but do not draw it</source>
        <translation>ヒントは手順を説明するだけで、引かない(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show the &amp;time during a game</source>
        <translation>プレイ中に時間を表示(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show &amp;mistakes:</source>
        <translation>間違いの表示(&amp;M):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>The time is counted even if it is not shown.</source>
        <translation>表示しなくても時間は計られています。</translation>
    </message>
</context>
<context>
    <name>PracticeButton</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise</source>
        <translation>練習する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise: %1</source>
        <translation>練習する: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Level %1 of %2</source>
        <translation>レベル %1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Not practised yet</source>
        <translation>まだ練習していません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due today</source>
        <translation>今日の予定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Mastered</source>
        <translation>習得済み</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due tomorrow</source>
        <translation>明日の予定</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due in %n days</source>
        <translation><numerusform>%n日後の予定</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%2問中%1問を一度で正解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>median %1 s</source>
        <translation>中央値%1秒</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Subjects</source>
        <translation>項目</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Playing</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Data</source>
        <translation>データ</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Books</source>
        <translation>冊子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Print…</source>
        <translation>印刷…(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Save as PDF…</source>
        <translation>PDF に保存…(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>The margins leave no room on the page.</source>
        <translation>余白が大きすぎて、ページに印刷する場所がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>It is too large to print.</source>
        <translation>大きすぎて印刷できません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>問題を準備しています (%1 / %2)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Saved as %1; its puzzles are in files beside it.</source>
        <translation>%1 として保存しました。問題は同じ場所にある別のファイルに入っています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>ファイルを保存できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Other puzzles</source>
        <translation>そのほかの問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>There is no hint for this puzzle.</source>
        <translation>この問題のヒントはありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>First: {first} Later: {later}</source>
        <translation>最初: {first} その後: {later}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Time:</source>
        <translation>時間:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>盤面を長方形に分けます。どの長方形にも数字がちょうど一つ入り、その数字はマスの数を表します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles along its lines. Squares are rectangles, too.</source>
        <translation>盤面を線に沿って長方形に分けます。正方形も長方形です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Each rectangle must contain exactly one number: the number of cells it covers.</source>
        <translation>どの長方形にも数字がちょうど一つ入ります。数字は、その長方形のマスの数です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Every cell belongs to exactly one rectangle. There is only one solution, and it can be found by logic alone.</source>
        <translation>どのマスも、ちょうど一つの長方形に入ります。解答は一つだけで、論理だけで見つけられます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>An example</source>
        <translation>例題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The puzzle.</source>
        <translation>問題です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The last rectangles follow in the same way. Solved!</source>
        <translation>残りの長方形も同じように決まります。完成です!</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles, from {first} to {last}</source>
        <translation>{count}問、{first}から{last}まで</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles</source>
        <translation>{count}問</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solution of {title}</source>
        <translation>{title}の解答</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Sheet {number} of {total}: rows {first}-{last}, columns {left}-{right}</source>
        <translation>{total}枚中{number}枚目: {first}～{last}行、{left}～{right}列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzle {number}</source>
        <translation>問題{number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzles {first}–{last}</source>
        <translation>問題{first}～{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>{number} of {total}</source>
        <translation>{number} / {total}</translation>
    </message>
</context>
<context>
    <name>PuzzleGrader</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>No grade</source>
        <translation>難易度なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>several solutions</source>
        <translation>解答が複数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>no solution</source>
        <translation>解答なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>not solved without a search</source>
        <translation>探索なしでは解けません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>one hard moment: %1; score %2 per clue</source>
        <translation>難所が1か所: %1、1数字あたりの点数 %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1; score %2 per clue</source>
        <translation>いちばんむずかしい手筋: %1、1数字あたりの点数 %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation><numerusform>いちばんむずかしい手筋: %1 (%n回)、1数字あたりの点数 %2</numerusform></translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles to print</source>
        <translation>印刷する問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Add…</source>
        <translation>追加…(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open &amp;Book…</source>
        <translation>冊子を開く…(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open a book file with its puzzles and options</source>
        <translation>問題と設定が入った冊子ファイルを開く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save Book…</source>
        <translation>冊子を保存…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save the puzzles and the options as a book file</source>
        <translation>問題と設定を冊子ファイルとして保存</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Books</source>
        <translation>冊子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Untitled, {size}</source>
        <translation>無題、{size}</translation>
    </message>
</context>
<context>
    <name>PuzzleNames</name>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>could not be read</source>
        <translation>読み込めませんでした</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>フォルダー</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>ショートカット</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Billing information:</source>
        <translation>課金情報(&amp;B):</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;End:</source>
        <translation>末尾(&amp;E):</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Start:</source>
        <translation>先頭(&amp;S):</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Job &amp;priority:</source>
        <translation>ジョブの優先度(&amp;P):</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Scheduled &amp;printing:</source>
        <translation>印刷する時刻(&amp;P):</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication Needed</source>
        <translation>認証が必要です</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>%2 の %1 を使うには認証が必要です。</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1.</source>
        <translation>%1 を使うには認証が必要です。</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Password:</source>
        <translation>パスワード:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Username:</source>
        <translation>ユーザー名:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L):</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
    </message>
</context>
<context>
    <name>QPPDOptionsModel</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;order:</source>
        <translation>ページの順序(&amp;O):</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages &amp;per sheet:</source>
        <translation>1枚あたりのページ数(&amp;P):</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 は正しい指定ではありません。ページと範囲は「,」で区切り、範囲は「-」で書き、範囲どうしが重ならないようにしてください。</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Duplex Settings Conflicts</source>
        <translation>両面印刷の設定が矛盾しています</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Invalid Pages Definition</source>
        <translation>ページの指定が無効です</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>両面印刷の設定が矛盾しています。直しますか?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced Option Conflicts</source>
        <translation>詳細設定が矛盾しています</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page Setup Conflicts</source>
        <translation>ページ設定が矛盾しています</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>ページ設定が矛盾しています。直しますか?</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>詳細設定の一部が矛盾しています。直しますか?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>設定の一部が矛盾しています。直してください。</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Double Sided Printing</source>
        <translation>両面印刷</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Long side binding</source>
        <translation>長辺とじ</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;Set:</source>
        <translation>ページの選択(&amp;S):</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Short side binding</source>
        <translation>短辺とじ</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>ページまたは範囲をコンマで区切って指定します。範囲は二つの数をハイフンでつなぎます。例: 3,5-7,9 は 3、5、6、7、9 ページを印刷します。</translation>
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
        <translation>Space</translation>
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
        <translation>この近くのヒント(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Explain This</source>
        <translation>これを説明(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Why Is This Wrong?</source>
        <translation>なぜ間違い?(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Possible Rectangles</source>
        <translation>置ける長方形(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove Pe&amp;ncil Marks</source>
        <translation>鉛筆書きを消す(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove &amp;Crosses</source>
        <translation>×印を消す(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Explaining…</source>
        <translation>説明を考えています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Looking for the reason…</source>
        <translation>理由を探しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue, but none of the techniques I know leads to it.</source>
        <translation>数字には合っていますが、使える手筋ではここにたどり着けませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>No explanation</source>
        <translation>説明なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue. The check ran out of time.</source>
        <translation>数字には合っています。確認は時間切れになりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to the solution.</source>
        <translation>解答に含まれています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to a solution. There are several.</source>
        <translation>ある解答に含まれています。解答は複数あります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>This is not wrong</source>
        <translation>間違いではありません</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Try Again</source>
        <translation>もう一度挑戦</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Going through the game…</source>
        <translation>プレイを調べています…</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation><numerusform>ほかに%n件</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Worth another look:</source>
        <translation>見直したい場面:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Looking for what could be seen here…</source>
        <translation>ここで何が見えたかを調べています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Untitled puzzle</source>
        <translation>無題の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Review: %1</source>
        <translation>振り返り: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Moment %1 of %2</source>
        <translation>場面 %1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1 at %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>H reveals the step, N shows the next moment, Shift+N the previous one.</source>
        <translation>H で手順を表示、N で次の場面、Shift+N で前の場面です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Reveal</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next Picture</source>
        <translation>次の図</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>It belongs to the solution. But there is another step to find.</source>
        <translation>解答に含まれています。でも、探す手順は別にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Not quite</source>
        <translation>惜しい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That is not part of the solution.</source>
        <translation>それは解答に含まれません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That's it</source>
        <translation>そのとおりです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: this will come up in your drills.</source>
        <translation>%1: これは練習に出てきます。</translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>The time is up: this drill is the last one.</source>
        <translation>時間になりました。この練習が最後です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>Less than a minute left</source>
        <translation>残り1分未満</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About a minute left</source>
        <translation>残り約1分</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation><numerusform>残り約%n分</numerusform></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The link to the puzzle is on the clipboard.</source>
        <translation>問題のリンクをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The game ID is on the clipboard.</source>
        <translation>ゲーム ID をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The puzzle is on the clipboard as text.</source>
        <translation>問題をテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>結果をテキストと画像でクリップボードにコピーしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Link</source>
        <translation>リンク(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Game ID</source>
        <translation>ゲーム ID(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Text</source>
        <translation>テキスト(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Image</source>
        <translation>画像(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Not copied</source>
        <translation>コピーできません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>An estimate from the steps to the solution, and your own pace once known</source>
        <translation>解答までの手順からの目安です。あなたのペースがわかれば、それも考慮します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Estimated time: %1</source>
        <translation>予想時間: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>&lt;p&gt;Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle, or click two opposite corners.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag a border&lt;/b&gt; to resize, &lt;b&gt;click&lt;/b&gt; a rectangle to remove it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrow keys&lt;/b&gt; move the cursor, &lt;b&gt;Shift+arrows&lt;/b&gt; size a rectangle, &lt;b&gt;Enter&lt;/b&gt; draws it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag with the right button&lt;/b&gt; to pencil what belongs together, &lt;b&gt;X&lt;/b&gt; crosses out, &lt;b&gt;T&lt;/b&gt; begins a trial.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; gives a hint, &lt;b&gt;C&lt;/b&gt; checks, &lt;b&gt;U&lt;/b&gt; undoes.&lt;/p&gt;</source>
        <translation>&lt;p&gt;盤面を長方形に分けます。どの長方形にも数字がちょうど一つ入り、その数字はマスの数を表します。&lt;/p&gt;&lt;p&gt;&lt;b&gt;ドラッグ&lt;/b&gt;で長方形を引きます。向かい合う角を2か所クリックしても引けます。&lt;/p&gt;&lt;p&gt;&lt;b&gt;辺をドラッグ&lt;/b&gt;すると大きさが変わり、長方形を&lt;b&gt;クリック&lt;/b&gt;すると消えます。&lt;/p&gt;&lt;p&gt;&lt;b&gt;矢印キー&lt;/b&gt;でカーソルを動かし、&lt;b&gt;Shift+矢印キー&lt;/b&gt;で長方形の大きさを決め、&lt;b&gt;Enter&lt;/b&gt; で引きます。&lt;/p&gt;&lt;p&gt;&lt;b&gt;右ボタンでドラッグ&lt;/b&gt;すると同じ組のマスを鉛筆で囲みます。&lt;b&gt;X&lt;/b&gt; で×印を付け、&lt;b&gt;T&lt;/b&gt; で仮置きを始めます。&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; でヒント、&lt;b&gt;C&lt;/b&gt; で確認、&lt;b&gt;U&lt;/b&gt; で元に戻します。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Untitled puzzle</source>
        <translation>無題の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, one clue</source>
        <translation>%1、数字1個</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1、数字%n個</numerusform></translation>
    </message>
</context>
<context>
    <name>SizeChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
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
        <translation>新しい盤面</translation>
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
        <translation>作る(&amp;T)</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Days</source>
        <translation>日</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Times</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Sizes and grades</source>
        <translation>大きさと難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Tables</source>
        <translation>表で表示(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Previous year</source>
        <translation>前の年</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Next year</source>
        <translation>次の年</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Size and grade</source>
        <translation>大きさと難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The year</source>
        <translation>この1年</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times</source>
        <translation>予想時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints you asked for</source>
        <translation>使ったヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>All of this stays on this computer.</source>
        <translation>これらはすべて、このコンピューターの中だけに保存されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Export CSV…</source>
        <translation>CSV に書き出す…(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>E&amp;rase…</source>
        <translation>消去…(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times are estimates.</source>
        <translation>予想時間は目安です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Each hint is counted once, at its highest level.</source>
        <translation>ヒントは、いちばん高い段階で1回と数えます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Highest level</source>
        <translation>いちばん高い段階</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>A nudge</source>
        <translation>手がかり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Where to look</source>
        <translation>探す場所</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The rectangle</source>
        <translation>長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Best %1 (circled) · median %2 · trend: %3. Dashed line: median of the last %4 games.</source>
        <translation>最短%1 (丸印) · 中央値%2 · 傾向: %3。破線は直近%4回の中央値です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Charts</source>
        <translation>グラフで表示(&amp;C)</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>Time played</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>%1 of %2 cells</source>
        <translation>%2マス中%1マス</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Start Over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Back to Learn</source>
        <translation>「学ぶ」に戻る</translation>
    </message>
</context>
<context>
    <name>TechniqueChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Needs technique</source>
        <translation>必要な手筋</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>A technique that is needed to solve the puzzle</source>
        <translation>問題を解くのに必要な手筋</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Any</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>%1 (%2)</source>
        <comment>a technique, and the level of the puzzles that need it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>TimesPlot</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Times in order of play</source>
        <translation>プレイ順の時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Puzzles you solve without having a hint draw appear here.</source>
        <translation>ヒントに引いてもらわずに解いた問題がここに表示されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>One game</source>
        <translation>1プレイ</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>%n games, in order of play</source>
        <translation><numerusform>%nプレイ、プレイ順</numerusform></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trials</source>
        <translation>仮置き</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep</source>
        <translation>採用</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep everything drawn in it (K)</source>
        <translation>仮置きで引いたものをすべて残します (K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Reject</source>
        <translation>破棄</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Remove it and cross out its first rectangle (J)</source>
        <translation>仮置きを消し、最初の長方形に×を付けます (J)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Undo it without a conclusion (B)</source>
        <translation>結論を出さずに取りやめます (B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trial</source>
        <translation>仮置き</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation><numerusform>%n段の仮置き</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation><numerusform>%1 (長方形%n個)</numerusform></translation>
    </message>
</context>
<context>
    <name>WalkthroughController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>There are no steps left.</source>
        <translation>残りの手順はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Solved</source>
        <translation>解けました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Looking for the solution path…</source>
        <translation>解答までの道筋を探しています…</translation>
    </message>
</context>
<context>
    <name>WalkthroughPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Walk through</source>
        <translation>順を追って見る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step %1 of %2</source>
        <translation>手順 %1 / %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step</source>
        <translation>手順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>&amp;Speed</source>
        <translation>速さ(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>%1 s per step</source>
        <translation>1手順%1秒</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Puzzles on the page</source>
        <translation>ページに載せる問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>行と列に番号を付ける(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Begin &amp;with the rectangles drawn</source>
        <translation>引いた長方形から始める(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存…(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Web page</source>
        <translation>ウェブページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Export Web Page</source>
        <translation>ウェブページを書き出す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>T&amp;itle of the page:</source>
        <translation>ページのタイトル(&amp;I):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>A puzzle on a web page can have at most %1 cells.</source>
        <translation>ウェブページに載せられる問題は、1問につき最大%1マスです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>The puzzles of a web page can have at most %1 cells in all.</source>
        <translation>ウェブページに載せられる問題は、全部で最大%1マスです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>問題を準備しています (%1 / %2)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>ファイルを保存できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>YearCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/year_calendar.py"/>
        <source>Calendar of %1</source>
        <translation>%1年のカレンダー</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Puzzle</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Library</source>
        <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Library: all puzzles, the daily puzzle, unfinished games, history</source>
        <translation>ライブラリ: すべての問題、今日の問題、途中のプレイ、履歴</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;New Puzzle…</source>
        <translation>新しい問題…(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle; Undo returns to your game</source>
        <translation>新しい問題を作ります。「元に戻す」で今のプレイに戻れます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Ne&amp;w, Same as Last</source>
        <translation>前回と同じ設定で新規作成(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle with the same settings as last time</source>
        <translation>前回と同じ設定で新しい問題を作ります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Open…</source>
        <translation>開く…(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open a puzzle or a saved game</source>
        <translation>問題や保存したプレイを開きます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open Sa&amp;mple</source>
        <translation>見本を開く(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Puzzle E&amp;ditor</source>
        <translation>問題エディター(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a puzzle of your own</source>
        <translation>自分の問題を作ります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save the game to a file</source>
        <translation>プレイをファイルに保存します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存…(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>画像を書き出す…(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save as PNG, SVG or PDF</source>
        <translation>PNG、SVG、PDF として保存します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>ウェブページを書き出す…(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save a web page on which anyone can play the puzzle</source>
        <translation>誰でも問題を遊べるウェブページを保存します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Print…</source>
        <translation>印刷…(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Print one or more puzzles, with a preview</source>
        <translation>1問または複数の問題を、プレビューで確かめて印刷します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Close Window</source>
        <translation>ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Undo the last move</source>
        <translation>最後の手を元に戻します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Redo the last undone move</source>
        <translation>最後に元に戻した手をやり直します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Clear</source>
        <translation>すべて消す(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all rectangles; Undo restores them</source>
        <translation>すべての長方形を消します。「元に戻す」で元に戻せます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Start O&amp;ver</source>
        <translation>最初から(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Begin this puzzle again with the clock at zero</source>
        <translation>時計をゼロにして、この問題を最初から始めます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Clear &amp;Marks</source>
        <translation>印を消す(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all pencil rectangles and crosses</source>
        <translation>鉛筆の長方形と×印をすべて消します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>C&amp;opy Link</source>
        <translation>リンクをコピー(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy the puzzle's address on puzz.link</source>
        <translation>この問題の puzz.link のアドレスをコピーします</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy &amp;As</source>
        <translation>形式を選んでコピー(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Paste Puzzle</source>
        <translation>問題を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open the puzzle on the clipboard</source>
        <translation>クリップボードの問題を開きます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Pre&amp;ferences…</source>
        <translation>設定…(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Colours, board, mistakes, language and more</source>
        <translation>配色、盤面、間違いの表示、言語など</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Statistics</source>
        <translation>統計(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Your times, hints, streaks and a calendar of the year</source>
        <translation>時間、ヒント、連続日数、1年のカレンダー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells larger</source>
        <translation>マスを大きくします</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells smaller</source>
        <translation>マスを小さくします</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Whole Board</source>
        <translation>盤面全体(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the whole board</source>
        <translation>盤面全体を表示します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Row and Column Numbers</source>
        <translation>行と列の番号(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Marks</source>
        <translation>印(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show pencil rectangles and crosses</source>
        <translation>鉛筆の長方形と×印を表示します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>サイドパネル(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the panel even while there is nothing to tell</source>
        <translation>知らせることがないときもパネルを表示します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>O&amp;verview</source>
        <translation>全体図(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show an overview map of large boards</source>
        <translation>大きな盤面の全体図を表示します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Full Screen</source>
        <translation>フルスクリーン(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Guide</source>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>How everything works, from the rules to the keys</source>
        <translation>ルールからキー操作まで、すべての使い方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;About Shikaku</source>
        <translation>四角に切れについて(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;Learn to Play</source>
        <translation>遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>Lessons, from the rules to the hardest techniques</source>
        <translation>ルールからいちばんむずかしい手筋までのレッスン</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;How to Play</source>
        <translation>遊び方(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>The rules and the controls in a few lines</source>
        <translation>ルールと操作のあらまし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Check</source>
        <translation>確認(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Check for mistakes</source>
        <translation>間違いがないか確認します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show &amp;Mistakes</source>
        <translation>間違いを表示(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Back to the &amp;Last Good Position</source>
        <translation>最後に正しかった局面に戻る(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo until no mistakes remain</source>
        <translation>間違いがなくなるまで元に戻します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Cl&amp;ues Left</source>
        <translation>残りの数字(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List the clues that are left, and how much is covered</source>
        <translation>残りの数字と、埋まったマスの数を表示します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Pause &amp;Game</source>
        <translation>一時停止(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hide the board and stop the clock</source>
        <translation>盤面を隠して時計を止めます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Begin &amp;Trial</source>
        <translation>仮置きを始める(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Suppose something: you can reject what you draw from now on</source>
        <translation>仮に引いてみます。ここから引いたものは破棄できます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Keep Trial</source>
        <translation>仮置きを採用(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Keep everything drawn in the trial</source>
        <translation>仮置きで引いたものをすべて残します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Re&amp;ject Trial</source>
        <translation>仮置きを破棄(&amp;J)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Remove what was drawn in the trial, and cross out its first rectangle</source>
        <translation>仮置きで引いたものを消し、最初の長方形に×を付けます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Back to Before the Trial</source>
        <translation>仮置きの前に戻る(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo the trial without a conclusion; Redo restores it</source>
        <translation>結論を出さずに仮置きを取りやめます。「やり直す」で元に戻せます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Get a hint; press again for more</source>
        <translation>ヒントを表示します。もう一度押すと詳しくなります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Draw It Yourself</source>
        <translation>自分で引く(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hints explain a step, but do not draw it</source>
        <translation>ヒントは手順を説明するだけで、引きません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;All Hints Now</source>
        <translation>今あるすべてのヒント(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List every step that is possible now</source>
        <translation>今できる手順をすべて表示します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Walk Through</source>
        <translation>順を追って見る(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show step by step how to solve the puzzle from here</source>
        <translation>ここからの解き方を一手ずつ見せます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Solve</source>
        <translation>解く(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Draw the whole solution; Undo restores your game</source>
        <translation>解答をすべて引きます。「元に戻す」でプレイに戻れます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Edit This Puzzle</source>
        <translation>この問題を編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Change the puzzle in the editor; your game is not affected</source>
        <translation>エディターで問題を変更します。プレイには影響しません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Laborator&amp;y…</source>
        <translation>実験室…(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Compare formulations from the literature on this puzzle</source>
        <translation>この問題で、文献にある定式化を比べます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save &amp;Proof…</source>
        <translation>証明を保存…(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save a proof of how many solutions this puzzle has</source>
        <translation>この問題の解答の数の証明を保存します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/toolbar.py"/>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <location filename="../shikaku_gui/gui/app.py"/>
        <source>Shikaku</source>
        <translation>四角に切れ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/app.py"/>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>usage: </source>
        <translation>使い方: </translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>positional arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終了する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show program's version number and exit</source>
        <translation>プログラムの版番号を表示して終了する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: エラー: %(message)s
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数 %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です: %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>unrecognized arguments: %s</source>
        <translation>認識できない引数です: %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>選択肢にない値です: %(value)r (次から選んでください: %(choices)s)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(type)s の値が正しくありません: %(value)r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>not allowed with argument %s</source>
        <translation>引数 %s と同時には使えません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>one of the arguments %s is required</source>
        <translation>引数 %s のどれか一つが必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected one argument</source>
        <translation>引数が一つ必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at least one argument</source>
        <translation>引数が一つ以上必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at most one argument</source>
        <translation>引数は一つまでです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ignored explicit argument %r</source>
        <translation>指定された引数 %r を無視しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>オプションがあいまいです: %(option)s は %(matches)s のどれにも当てはまります</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Grid</source>
        <translation>盤面(&amp;G)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Hel&amp;p</source>
        <translation>ヘルプ(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;New…</source>
        <translation>新規…(&amp;N)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Open…</source>
        <translation>開く…(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Open O&amp;ther Draft</source>
        <translation>ほかの下書きを開く(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存…(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>画像を書き出す…(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>ウェブページを書き出す…(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>P&amp;rint…</source>
        <translation>印刷…(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Play It</source>
        <translation>プレイする(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Clues</source>
        <translation>数字(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rec&amp;tangles</source>
        <translation>長方形(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Make Unique</source>
        <translation>唯一解にする(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>C&amp;lear Grid</source>
        <translation>盤面を消去(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Above</source>
        <translation>上に行を追加(&amp;A)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Below</source>
        <translation>下に行を追加(&amp;B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Up</source>
        <translation>行を上へ(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Down</source>
        <translation>行を下へ(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove Ro&amp;w</source>
        <translation>行を削除(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Be&amp;fore</source>
        <translation>左に列を追加(&amp;F)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Af&amp;ter</source>
        <translation>右に列を追加(&amp;T)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column &amp;Left</source>
        <translation>列を左へ(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column R&amp;ight</source>
        <translation>列を右へ(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove &amp;Column</source>
        <translation>列を削除(&amp;C)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Rotate Right</source>
        <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rotat&amp;e Left</source>
        <translation>左に回転(&amp;E)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Mirror Left to Right</source>
        <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>上下反転(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Whole Grid</source>
        <translation>盤面全体(&amp;W)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>O&amp;verview</source>
        <translation>全体図(&amp;V)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>サイドパネル(&amp;P)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Save the puzzle?</source>
        <translation>問題を保存しますか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Your puzzle has not been saved.</source>
        <translation>問題がまだ保存されていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>The editor is about to open another one.</source>
        <translation>エディターで別の問題を開こうとしています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Don't Save</source>
        <translation>保存しない(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>An empty grid</source>
        <translation>空の盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Select a cell and type a number, or draw rectangles.</source>
        <translation>マスを選んで数字を入力するか、長方形を引いてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One solution</source>
        <translation>解答は一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven unique.</source>
        <translation>唯一解であることを証明しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Several solutions</source>
        <translation>解答が複数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The two shown differ in {count} cells (dotted).</source>
        <translation>表示した二つの解答は{count}マスで違います (点の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No solution</source>
        <translation>解答なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>証明済み: この盤面はどんな長方形でも埋められません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The cells in question are hatched.</source>
        <translation>問題のあるマスは斜線の部分です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not finished yet</source>
        <translation>まだ完成していません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One cell is not yet covered by the clues.</source>
        <translation>まだ数字で覆われていないマスが1つあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{count} cells are not yet covered by the clues.</source>
        <translation>まだ数字で覆われていないマスが{count}個あります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach one of the cells yet (dotted).</source>
        <translation>どの数字も届かないマスが1つあります (点の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach {count} of the cells yet (dotted).</source>
        <translation>どの数字も届かないマスが{count}個あります (点の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The solver ran out of time.</source>
        <translation>ソルバーが時間切れになりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Something went wrong in the solver. It will try again after your next change.</source>
        <translation>ソルバーでエラーが発生しました。次に変更したときにもう一度試します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Make &amp;Unique</source>
        <translation>唯一解にする(&amp;U)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move one clue</source>
        <translation>数字を1個動かす</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move {count} clues</source>
        <translation>数字を{count}個動かす</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution. Fewer moves are not enough.</source>
        <translation>{moves}
こうすると、この長方形が唯一の解答になります。これより少なくはできません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution.</source>
        <translation>{moves}
こうすると、この長方形が唯一の解答になります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>and {count} more</source>
        <translation>ほかに{count}個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Move the Clues</source>
        <translation>数字を動かす(&amp;M)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Leave Them</source>
        <translation>そのままにする(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Looking for clues to move…</source>
        <translation>動かす数字を探しています…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clues to move found</source>
        <translation>動かす数字が見つかりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Moving clues inside their rectangles is not enough. Change a dotted part yourself.</source>
        <translation>数字を長方形の中で動かすだけでは足りません。点の部分を自分で変えてください。</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>--index selects puzzles from files, not from a book file</source>
        <translation>--index はファイルから問題を選ぶもので、冊子ファイルには使えません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a book file must be the only FILE: it names its puzzles</source>
        <translation>冊子ファイルを使うときは、FILE はそれ一つだけにしてください (問題は冊子ファイルに書かれています)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/atomic_write.py"/>
        <source>the folder holds other files</source>
        <translation>フォルダーにほかのファイルがあります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>expected {expected}, found {found}</source>
        <translation>必要なもの: {expected}、実際: {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>line {line}, column {column}: {error}</source>
        <translation>{line}行{column}文字目: {error}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the choice of one puzzle</source>
        <translation>問題を一つ選ぶこと</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{count} puzzles</source>
        <translation>{count}問</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the end of the text</source>
        <translation>テキストの終わり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the end of the line</source>
        <translation>行の終わり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>this puzzle</source>
        <translation>この問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{format}: cannot store {parts}</source>
        <translation>{format}: {parts}を保存できません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} rectangles</source>
        <translation>{most}個以下の長方形</translation>
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
        <translation>それより多い</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <source>at most {most} stretches between lines</source>
        <translation>線で区切られた区間が{most}個以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the rows of a grid</source>
        <translation>盤面の行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the size {rows} {cols} of the grid below</source>
        <translation>下の盤面の大きさ {rows} {cols}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>blanks between the cells (each row could be one number or many)</source>
        <translation>マスの間の空白 (各行が一つの数にも複数の数にも読めます)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} rows</source>
        <translation>{most}行以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} columns</source>
        <translation>{most}列以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>a digit, a letter for 10 and more, '?' or '.'</source>
        <translation>1桁の数字、10以上を表す英字、'?' または '.'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} cells in this row</source>
        <translation>この行に{count}マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <source>a number of moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a position in the moves</source>
        <translation>手順の中の位置</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a possible move ({reason})</source>
        <translation>可能な手 ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>a clue's area, {first} or {second}</source>
        <translation>数字の面積、{first}または{second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>a puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>the end of the text after {count} rows</source>
        <translation>{count}行のあとでテキストの終わり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data packed by gzip</source>
        <translation>gzip で圧縮されたデータ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>damaged data</source>
        <translation>壊れたデータ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>all of the data packed by gzip</source>
        <translation>gzip で圧縮されたデータの全体</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data that is cut short</source>
        <translation>途中で切れたデータ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a clue's area or '-'</source>
        <translation>数字の面積または '-'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the puzzle {name}</source>
        <translation>問題「{name}」</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>the size before any grid</source>
        <translation>盤面より前に大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>one section {name}</source>
        <translation>セクション {name} が一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a second one</source>
        <translation>二つ目</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a section 'problem'</source>
        <translation>セクション 'problem'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a line 'size', or 'rows' and 'cols', before any grid</source>
        <translation>盤面より前に行 'size'、または行 'rows' と 'cols'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} rows of labels</source>
        <translation>ラベルの行が{count}行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} labels in this row</source>
        <translation>この行にラベルが{count}個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <source>the text {text}</source>
        <translation>テキスト {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a puzzle: rows of numbers, a text, or an object with rows, cols and clues</source>
        <translation>問題: 数の行、テキスト、または rows、cols、clues のあるオブジェクト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>an empty list</source>
        <translation>空のリスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>none of these</source>
        <extracomment>Found: an object with none of the keys for clues.</extracomment>
        <translation>どれもなし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>JSON in a text</source>
        <translation>テキストの中の JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{expected} in a text</source>
        <translation>テキストの中の{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{rows} x {cols} cells</source>
        <translation>{rows} x {cols} マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a row of cells</source>
        <translation>マスの行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>rows of cells</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>マスの行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>none</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>at most {most} rows and columns</source>
        <translation>行と列がそれぞれ{most}以下</translation>
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
        <translation>{most}個以下の数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a clue's area, '?' or a blank cell</source>
        <translation>数字の面積、'?' または空のマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a clue [row, col, area] on the grid</source>
        <translation>盤面上の数字 [row, col, area]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>one clue per cell</source>
        <translation>1マスに数字一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>each key once in an object</source>
        <translation>オブジェクトの中で各キーは一度だけ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} digits</source>
        <translation>{most}桁以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON without deep nesting</source>
        <translation>入れ子が深くない JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>too many levels</source>
        <translation>深すぎる入れ子</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>{what} from {low} to {high}</source>
        <translation>{low}から{high}までの{what}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a key of whole characters</source>
        <translation>壊れた文字のないキー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>no key besides {names}</source>
        <translation>{names}以外のキーがないこと</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>fewer values</source>
        <translation>より少ない値</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no {name} here</source>
        <translation>ここに {name} がないこと</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>objects of at most {most} members</source>
        <translation>メンバーが{most}個以下のオブジェクト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} large or fractional numbers</source>
        <translation>大きな数や小数が{most}個以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON that needs at most {most} MiB of memory</source>
        <translation>メモリーを{most} MiB 以下しか使わない JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>one that needs about {count} MiB</source>
        <translation>約{count} MiB を使うもの</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>comma before the end</source>
        <translation>終わりの前のコンマ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>value</source>
        <extracomment>In JSON, after: expected valid JSON.</extracomment>
        <translation>値</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>',' delimiter</source>
        <translation>区切りの ','</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>':' delimiter</source>
        <translation>区切りの ':'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>property name enclosed in double quotes</source>
        <translation>二重引用符で囲んだプロパティ名</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>extra data</source>
        <translation>余分なデータ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid escape</source>
        <translation>無効なエスケープ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid control character at</source>
        <translation>無効な制御文字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>unterminated string starting at</source>
        <translation>閉じられていない文字列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON ({reason})</source>
        <translation>正しい JSON ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON</source>
        <translation>正しい JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>a row or a column of the grid, from 0</source>
        <translation>盤面の行または列 (0から数えます)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the number of rectangles alone</source>
        <translation>長方形の個数だけ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>{count} rectangles</source>
        <translation>{count}個の長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>rectangles of which few overlap</source>
        <translation>重なりの少ない長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the end, or {count} marks 0 or 1</source>
        <translation>終わり、または 0 か 1 の印が{count}個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} puzzles in a text</source>
        <translation>一つのテキストに{most}問以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <source>a link to a puzzle</source>
        <translation>問題へのリンク</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, col, height, width, ...] of rectangles on the grid</source>
        <translation>盤面上の長方形の行 [row, col, height, width, ...]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a rectangle [row, col, height, width] on the grid</source>
        <translation>盤面上の長方形 [row, col, height, width]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] or another move of docs/file-format.md</source>
        <translation>["place", rectangle]、["place", rectangle, "hinted"]、["erase", rectangle]、["fill", rectangles]、["clear"]、または docs/file-format.md にあるほかの手</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, ...] with {count} items for each value</source>
        <translation>値ごとに{count}項目の行 [row, ...]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer rectangles in all moves</source>
        <translation>全部の手を合わせてより少ない長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>fewer or smaller moves: all take too long</source>
        <translation>より少ない、またはより小さい手 (全部では時間がかかりすぎます)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>milliseconds from 0 to {most}</source>
        <translation>0から{most}までのミリ秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer or smaller rectangles: all take too long</source>
        <translation>より少ない、またはより小さい長方形 (全部では時間がかかりすぎます)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} open trials</source>
        <translation>途中の仮置きが{most}個以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <source>a puzzle of at most {most} characters in the format {format}</source>
        <translation>形式 {format} の{most}文字以下の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a longer one</source>
        <extracomment>Found: a longer one than was expected.</extracomment>
        <translation>それより長いもの</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an element &lt;size row=... col=...&gt;</source>
        <translation>要素 &lt;size row=... col=...&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>numbers one by one</source>
        <translation>一つずつの数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a row of another puzzle</source>
        <translation>別の問題の行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an area, 0 or -1</source>
        <translation>面積、0 または -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a second one for {cell}</source>
        <translation>{cell}の二つ目</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>{expected} as {name}</source>
        <extracomment>What is expected as the value of an attribute called {name}.</extracomment>
        <translation>{name} の値として{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low} to {high}</source>
        <translation>{low}から{high}までの数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>duplicate attribute</source>
        <translation>重複した属性</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>junk after document element</source>
        <translation>文書の要素のあとに余分なもの</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>mismatched tag</source>
        <translation>対応しないタグ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no element found</source>
        <translation>要素なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>not well-formed (invalid token)</source>
        <translation>整形式でないもの (無効なトークン)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>reference to invalid character number</source>
        <translation>無効な文字番号への参照</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>syntax error</source>
        <translation>構文エラー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unbound prefix</source>
        <translation>未定義の接頭辞</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed CDATA section</source>
        <translation>閉じていない CDATA セクション</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed token</source>
        <translation>閉じられていないトークン</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>undefined entity</source>
        <translation>未定義の実体</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements</source>
        <translation>{most}個以下の要素</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>the element &lt;puzzle type="shikaku"&gt;</source>
        <translation>要素 &lt;puzzle type="shikaku"&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements inside each other</source>
        <translation>要素の入れ子が{most}段以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>an error ({reason})</source>
        <translation>エラー ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>well-formed XML</source>
        <translation>整形式の XML</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>XML without document type and entities</source>
        <translation>文書型とエンティティのない XML</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>one of them</source>
        <extracomment>Found: a document type or an entity, which must not be there.</extracomment>
        <translation>そのどちらか</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>a tag of at most {most} bytes</source>
        <translation>{most}バイト以下のタグ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>{expected} in the packed text</source>
        <translation>圧縮テキストの中の{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in base64</source>
        <translation>base64 の圧縮テキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>other characters</source>
        <translation>ほかの文字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>text packed as a deflate stream</source>
        <translation>deflate で圧縮されたテキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>something else</source>
        <translation>別のもの</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a text of at most {most} bytes</source>
        <translation>{most}バイト以下のテキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>all of a packed text</source>
        <translation>圧縮テキストの全体</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>one that is cut short</source>
        <translation>途中で切れたもの</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the end of the link after a packed text</source>
        <translation>圧縮テキストのあとでリンクの終わり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in UTF-8</source>
        <translation>UTF-8 の圧縮テキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>other bytes</source>
        <translation>ほかのバイト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a square grid</source>
        <translation>正方形のマスの盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a margin</source>
        <extracomment>The rows or columns around a grid.</extracomment>
        <translation>余白</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a size from 1 to {most}</source>
        <translation>1から{most}までの大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the genre 'shikaku'</source>
        <translation>ジャンル 'shikaku'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>undone moves [position, [move, ...], milliseconds]</source>
        <translation>元に戻した手 [position, [move, ...], milliseconds]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>a hint [milliseconds, position, "nudge" or another degree]</source>
        <translation>ヒント [milliseconds, position, "nudge" またはほかの段階]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} undone moves</source>
        <translation>元に戻した手が{most}個以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} hints</source>
        <translation>{most}個以下のヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <source>at most {most} lines</source>
        <translation>{most}行以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>a grid with {expected} in its line {line}</source>
        <translation>{line}行目が{expected}である盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of rows</source>
        <translation>行の数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of columns</source>
        <translation>列の数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of rooms alone</source>
        <translation>部屋の個数だけ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of the rooms below, {count}</source>
        <translation>下にある部屋の個数 {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a room 'row col : area'</source>
        <translation>部屋 'row col : area'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a cell of the {rows} x {cols} grid, from 0</source>
        <translation>{rows} x {cols} の盤面のマス (0から数えます)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the full address; open the short link in a browser</source>
        <translation>完全なアドレス (短縮リンクをブラウザーで開いてください)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a short link</source>
        <translation>短縮リンク</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the puzzle itself (links of this site contain none; copy its task, such as 5x5:a4b)</source>
        <translation>問題そのもの (このサイトのリンクには入っていません。5x5:a4b のような task をコピーしてください)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a link of puzzle-shikaku.com</source>
        <translation>puzzle-shikaku.com のリンク</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a '?' and a puzzle behind the address</source>
        <translation>アドレスの後ろに '?' と問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a Shikaku</source>
        <translation>四角に切れ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>Aho-ni-narikire, a puzzle with other rules</source>
        <translation>アホになり切れ (ルールの違うパズル)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a clue or a run of cells</source>
        <translation>数字または空きマスの連続</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the sides 0, 1, 2 or -1</source>
        <translation>辺 0、1、2 または -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the end, or a block of metadata</source>
        <translation>終わり、またはメタデータのブロック</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>one more line</source>
        <translation>余分な1行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the version 'pzprv3'</source>
        <translation>バージョン 'pzprv3'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} cells in this line</source>
        <translation>この行に{count}マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} sides in this line</source>
        <translation>この行に{count}個の辺</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{expected} in the metadata</source>
        <translation>メタデータの中の{expected}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the word shikaku in the first {count} bytes</source>
        <translation>最初の{count}バイトの中に shikaku という語</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>other JSON</source>
        <translation>ほかの JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a puzzle in the first {count} bytes</source>
        <translation>最初の{count}バイトの中に問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>Not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>half a character</source>
        <translation>途中で切れた文字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the byte {byte}</source>
        <translation>バイト {byte}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text in {name}</source>
        <translation>{name} のテキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells (only its own program can expand a random seed: open it there, then copy the game ID)</source>
        <translation>':' とマス (シードから問題を作れるのは元のプログラムだけです。そこで開いてからゲーム ID をコピーしてください)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a random seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8</source>
        <translation>10x8 のような大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a run of cells a-z, a clue's area or '_'</source>
        <translation>空きマスの連続 a-z、数字の面積または '_'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>the end after {count} cells</source>
        <translation>{count}マスのあとで終わり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>{count} cells</source>
        <translation>{count}マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells behind the size</source>
        <translation>大きさの後ろに ':' とマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8 and ':' in front of the cells</source>
        <translation>マスの前に 10x8 のような大きさと ':'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>the upper edge of a frame</source>
        <translation>枠の上辺</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a line of {count} characters</source>
        <translation>{count}文字の行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>columns of {count} characters, at most {most}</source>
        <translation>{count}文字ずつの列、{most}列以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>two lines a row and one more, at most {most} rows</source>
        <translation>1行につき2行ともう1行、{most}行以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a number at the right of its cell, or blanks</source>
        <translation>マスの右寄せの数、または空白</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>{sign} or a blank</source>
        <translation>{sign} または空白</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record {name}</source>
        <translation>レコード {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>at most {most} records</source>
        <translation>{most}個以下のレコード</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the record SAVEFILE first</source>
        <translation>最初にレコード SAVEFILE</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>NSTATES and STATEPOS before any move</source>
        <translation>手より前に NSTATES と STATEPOS</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the end of the text after the last move</source>
        <translation>最後の手のあとでテキストの終わり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record 'KEY:length:value'</source>
        <translation>レコード 'KEY:length:value'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>{count} bytes</source>
        <translation>{count}バイト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>printable ASCII characters</source>
        <translation>印字できる ASCII 文字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low}</source>
        <translation>{low}以上の数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a grid of more than one cell</source>
        <translation>2マス以上の盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a move H, V, R, E or S</source>
        <translation>手 H、V、R、E または S</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side of a cell on the grid</source>
        <translation>盤面上のマスの辺</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side inside the grid</source>
        <translation>盤面の内側の辺</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a block on the grid</source>
        <translation>盤面上のブロック</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>the format "{name}"</source>
        <translation>形式「{name}」</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a known version</source>
        <translation>既知のバージョン</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>an area of 1 or more, or null</source>
        <translation>1以上の面積、または null</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>seconds from 0 to {most}</source>
        <translation>0から{most}までの秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>rectangles that cover each cell once</source>
        <translation>どのマスも一度ずつ覆う長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>the end of the cell</source>
        <translation>マスの終わり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a first row that is clearly a heading, or part of the grid</source>
        <translation>明らかに見出しか盤面の一部とわかる1行目</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a row</source>
        <translation>行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a column</source>
        <translation>列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>an area</source>
        <translation>面積</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} rows, this one is row {row}</source>
        <translation>{count}行 (これは{row}行目)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>the end of the text after a puzzle, or another puzzle</source>
        <translation>問題のあとにテキストの終わり、または別の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>a grid of {size} is too large; a side has at most {most} cells</source>
        <translation>{size} の盤面は大きすぎます。一辺は {most} マスまでです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_reading.py"/>
        <source>{name}: its folders hold no files of puzzles</source>
        <translation>{name}: フォルダーの中に問題のファイルがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/picture_file.py"/>
        <source>the picture would be {width} x {height} pixels large; the largest scale possible is {scale}</source>
        <translation>画像が {width} x {height} ピクセルになってしまいます。可能な最大の倍率は{scale}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>there is no rectangle {rect}</source>
        <translation>長方形{rect}はありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>{count} trials are open, which is the limit</source>
        <translation>仮置きが{count}個あり、これが上限です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>no trial is open</source>
        <translation>途中の仮置きはありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board_rows.py"/>
        <source>{rect} does not lie on the {rows} x {cols} grid</source>
        <translation>{rect}は {rows} x {cols} の盤面に収まりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>there is no pencil rectangle {rect}</source>
        <translation>鉛筆書きの長方形{rect}はありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>the rectangle {rect} is not crossed out</source>
        <translation>長方形{rect}に×は付いていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>expected at most {most} bytes</source>
        <translation>{most}バイト以下でなければなりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a name ending in .pdf</source>
        <translation>{key}: .pdf で終わる名前が必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: chapters come from the grades or from the file, not both</source>
        <translation>{key}: 章は難易度かファイルのどちらか一方で決めます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list, not {found}</source>
        <translation>{key}: リストが必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected {expected}, not {found}</source>
        <translation>{key}: {expected}が必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key; known are {names}</source>
        <translation>{key}: そのようなキーはありません。使えるのは{names}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: they stand in the chapters where there are any</source>
        <translation>{key}: 章があるときは、章の中に書きます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected tables [[chapter]]</source>
        <translation>{key}: 表 [[chapter]] が必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>chapter {number}</source>
        <translation>第{number}章</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key</source>
        <translation>{key}: そのようなキーはありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a text</source>
        <translation>{key}: テキストが必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list of files</source>
        <translation>{key}: ファイルのリストが必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: no file is called {name}</source>
        <translation>{key}: {name} というファイルはありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected 0 to {most} mm, not {found}</source>
        <translation>{key}: 0から{most} mm まででなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: too wide for pages of {width} x {height} mm</source>
        <translation>{key}: {width} x {height} mm のページには広すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected {names} or a size such as '152 x 229 mm', not {found}</source>
        <translation>{key}: {names}または '152 x 229 mm' のような大きさが必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected one of {names}, not {found}</source>
        <translation>{key}: {names}のどれかでなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a position in the edits</source>
        <translation>編集の中の位置</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a list "edits", a text "path", and "saved", true or false</source>
        <translation>リスト "edits"、テキスト "path"、および true か false の "saved"</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a puzzle ({reason})</source>
        <translation>問題 ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>an edit this program knows</source>
        <translation>このプログラムが知っている編集</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}: this is not UTF-8</source>
        <translation>{line}行目: UTF-8 ではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>this is not TOML ({reason})</source>
        <translation>TOML ではありません ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}, column {column}: this is not TOML ({reason})</source>
        <translation>{line}行{column}文字目: TOML ではありません ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>it is nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells; this puzzle has {count}</source>
        <translation>ウェブページは{most}マスまでですが、この問題は{count}マスです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells in all</source>
        <translation>ウェブページは全部で{most}マスまでです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>rectangles of {area} cells on average; from {low} to {high} can be made</source>
        <translation>平均{area}マスの長方形 (作れるのは{low}から{high}までです)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>the length {length}; it goes from -1 (square) to 1 (long)</source>
        <translation>長さ{length} (-1 (正方形) から 1 (細長い) までです)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a shape</source>
        <translation>形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>expected {what} ({names}, or a number), not {found}</source>
        <translation>{what} ({names}、または数) が必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grid of {rows} x {cols} has no cells</source>
        <translation>{rows} x {cols} の盤面にはマスがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a seed has at most {most} digits</source>
        <translation>シードは{most}桁までです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>recipes of version {version} name no technique</source>
        <translation>バージョン{version}のレシピでは手筋を指定できません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>this is of version {version}; this program makes versions 1 to {last}</source>
        <translation>これはバージョン{version}ですが、このプログラムが作れるのはバージョン1から{last}までです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{name} has at most {most} digits in {form}, not {count}</source>
        <translation>{form}の{name}は{most}桁までですが、{count}桁です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>expected {expected}, not {found}</source>
        <translation>{expected}が必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grade ({names})</source>
        <translation>難易度 ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a technique ({names})</source>
        <translation>手筋 ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>no puzzle needs {technique}: {easier} is easier and excludes the same</source>
        <translation>{technique}を必要とする問題はありません。{easier}のほうが易しく、同じ結果になります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{technique} is for {level} puzzles, not for {wanted}</source>
        <translation>{technique}は難易度{level}の問題のもので、{wanted}には使えません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a symmetry ({names})</source>
        <translation>対称性 ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another grade</source>
        <translation>大きさを大きくするか、別の難易度を試してください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another grade</source>
        <translation>大きさを大きくするか、対称性をなくすか、別の難易度を試してください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another technique</source>
        <translation>大きさを大きくするか、別の手筋を試してください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another technique</source>
        <translation>大きさを大きくするか、対称性をなくすか、別の手筋を試してください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} exists; ask for a larger size</source>
        <translation>{puzzle}は存在しません。より大きいものを指定してください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{count} attempts</source>
        <translation>{count}回の試行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>1 attempt</source>
        <translation>1回の試行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found before the limit, in {attempts}</source>
        <translation>{attempts}で制限に達しましたが、{puzzle}は見つかりませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found in {attempts}; {advice}</source>
        <translation>{attempts}をしましたが、{puzzle}は見つかりませんでした。{advice}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no puzzle of {size}</source>
        <translation>大きさ{size}の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size}</source>
        <translation>難易度{grade}、大きさ{size}の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size} that needs {technique}</source>
        <translation>{technique}を必要とする難易度{grade}、大きさ{size}の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>another program is opening the database</source>
        <translation>別のプログラムがデータベースを開いているところです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it belongs to another program</source>
        <translation>別のプログラムのものです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it has version {version}; this program knows versions up to {last}</source>
        <translation>バージョンが{version}ですが、このプログラムが扱えるのはバージョン{last}までです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>these tables are missing: {names}</source>
        <translation>次の表がありません: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/file_operations.py"/>
        <source>another file has taken its place</source>
        <translation>その場所には今は別のファイルがあります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>a change with its checksum</source>
        <translation>チェックサムの付いた変更</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/save_files.py"/>
        <source>{first}; {second}</source>
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Permission denied</source>
        <translation>アクセスが許可されていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Device or resource busy</source>
        <translation>デバイスまたはリソースが使用中です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection refused</source>
        <translation>接続を拒否されました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Disk quota exceeded</source>
        <translation>ディスクの割り当て量を超えました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File exists</source>
        <translation>ファイルがすでに存在します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Host is down</source>
        <translation>ホストが停止しています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Invalid argument</source>
        <translation>引数が無効です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Input/output error</source>
        <translation>入出力エラーです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクの段数が多すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files in system</source>
        <translation>システムで開いているファイルが多すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such device</source>
        <translation>そのようなデバイスはありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such file or directory</source>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Cannot allocate memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No space left on device</source>
        <translation>デバイスに空きがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Transport endpoint is not connected</source>
        <translation>接続されていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Directory not empty</source>
        <translation>フォルダーが空ではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not supported</source>
        <translation>その操作には対応していません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Read-only file system</source>
        <translation>読み出し専用のファイルシステムです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Stale file handle</source>
        <translation>ファイルハンドルが無効になりました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection timed out</source>
        <translation>接続がタイムアウトしました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>attempt to write a readonly database</source>
        <translation>読み出し専用のデータベースには書き込めません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database disk image is malformed</source>
        <translation>データベースの内容が壊れています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database is locked</source>
        <translation>データベースがロックされています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database or disk is full</source>
        <translation>データベースまたはディスクがいっぱいです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>disk I/O error</source>
        <translation>ディスクの入出力エラーです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>file is not a database</source>
        <translation>データベースのファイルではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>unable to open database file</source>
        <translation>データベースのファイルを開けません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>it contains text that is not UTF-8</source>
        <translation>UTF-8 でないテキストが含まれています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>the database reports: {reason}</source>
        <translation>データベースの報告: {reason}</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>The file has changed</source>
        <translation>ファイルが変更されています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Another program has changed {name} in the meantime.</source>
        <translation>その間に、別のプログラムが {name} を変更しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>There is already a file named {name}.</source>
        <translation>{name} という名前のファイルがすでにあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Keep Both saves yours next to it as {other}.</source>
        <translation>「両方残す」を選ぶと、自分のほうを {other} として同じ場所に保存します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Keep Both</source>
        <translation>両方残す(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Shikaku game</source>
        <translation>四角に切れのプレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles save file</source>
        <translation>Rectangles のセーブファイル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox XML</source>
        <translation>PencilBox の XML</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>janko.at text</source>
        <translation>janko.at のテキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link file</source>
        <translation>puzz.link のファイル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Text with links</source>
        <translation>リンクのあるテキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>penpa-edit address</source>
        <translation>penpa-edit のアドレス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles game ID</source>
        <translation>Rectangles のゲーム ID</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>kanpen.net address</source>
        <translation>kanpen.net のアドレス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address with progress</source>
        <translation>途中経過のある puzz.link のアドレス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address</source>
        <translation>puzz.link のアドレス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 data</source>
        <translation>PyCSP3 のデータ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 text</source>
        <translation>PyCSP3 のテキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Collection of puzzles</source>
        <translation>問題集</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Puzzles in JSON</source>
        <translation>JSON の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles drawing</source>
        <translation>Rectangles の文字の図</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Table (CSV, TSV, Markdown)</source>
        <translation>表 (CSV、TSV、Markdown)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Grid of one character a cell</source>
        <translation>1マス1文字の盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox text</source>
        <translation>PencilBox のテキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Plain grid</source>
        <translation>数字だけの盤面</translation>
    </message>
</context>
<context>
    <name>fresh</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Any</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Gentle</source>
        <translation>入門</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Hard</source>
        <translation>むずかしい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Half turn</source>
        <translation>180度回転</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mirror</source>
        <translation>鏡像</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Few large rectangles</source>
        <translation>少なく大きな長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather large rectangles</source>
        <translation>やや大きめの長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Some large, some small</source>
        <translation>大小いろいろ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather small rectangles</source>
        <translation>やや小さめの長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Many small rectangles</source>
        <translation>多く小さな長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Square</source>
        <translation>正方形に近い</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mixed</source>
        <translation>いろいろ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Long</source>
        <translation>細長い</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>needs: %1</source>
        <translation>必要な手筋: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>depends on the difficulty</source>
        <translation>難易度による</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>not known for this size</source>
        <translation>この大きさでは不明</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>About Shikaku</source>
        <translation>四角に切れについて</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Play, solve and study Shikaku: divide the grid into rectangles, one number each.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It works offline and sends no data anywhere.&lt;/p&gt;&lt;p&gt;Not affiliated with Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;With Qt {qt}.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;四角に切れ {version}&lt;/h3&gt;&lt;p&gt;「四角に切れ」を遊び、解き、調べるためのプログラムです。盤面を、数字が一つずつ入る長方形に分けます。&lt;/p&gt;&lt;p&gt;MIT ライセンスのフリーソフトウェアです。オフラインで動き、データをどこにも送りません。&lt;/p&gt;&lt;p&gt;株式会社ニコリとは関係ありません。&lt;/p&gt;&lt;p&gt;Qt {qt} を使用しています。&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_pages.py"/>
        <source>This page has not been translated yet.</source>
        <translation>このページはまだ翻訳されていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + arrows</source>
        <translation>Shift + 矢印キー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Size a rectangle</source>
        <translation>長方形の大きさを決める</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Enter or Space</source>
        <translation>Enter か Space</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Start or finish a rectangle</source>
        <translation>長方形を始める・終える</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>S on a clue</source>
        <translation>数字の上で S</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Draw a rectangle of its size</source>
        <translation>その大きさの長方形を引く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Remove the rectangle</source>
        <translation>長方形を消す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Right drag, or P</source>
        <translation>右ドラッグ、または P</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pencil a rectangle</source>
        <translation>長方形を鉛筆で描く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cross out what is being drawn</source>
        <translation>引いている長方形に×を付ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>P on a clue</source>
        <translation>数字の上で P</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Show its possible rectangles</source>
        <translation>置ける長方形を表示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next open clue</source>
        <translation>次の未完成の数字へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + Tab</source>
        <translation>Shift + Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the previous open clue</source>
        <translation>前の未完成の数字へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + arrows</source>
        <translation>Ctrl + 矢印</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next clue in that direction</source>
        <translation>その方向の次の数字へ移動</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the start or the end of the row</source>
        <translation>行の先頭または末尾へ移動</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + Home, Ctrl + End</source>
        <translation>Ctrl + Home、Ctrl + End</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the first or the last cell</source>
        <translation>最初または最後のマスへ移動</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go up or down one screen</source>
        <translation>1画面分上または下へ移動</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cancel what is being drawn</source>
        <translation>引くのをやめる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + wheel</source>
        <translation>Ctrl + ホイール</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Zoom</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Wheel, Shift + wheel</source>
        <translation>ホイール、Shift + ホイール</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Scroll</source>
        <translation>スクロール</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Space + drag, middle drag</source>
        <translation>Space + ドラッグ、中ボタンでドラッグ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pan</source>
        <translation>表示位置を動かす</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Switch between board and panel</source>
        <translation>盤面とパネルを切り替える</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>On the board</source>
        <translation>盤面での操作</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>What they do</source>
        <translation>動作</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/key_lists.py"/>
        <source>Editor: %1</source>
        <translation>エディター: %1</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Find</source>
        <translation>探す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Nudge</source>
        <translation>手がかり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Where</source>
        <translation>どこ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Why</source>
        <translation>なぜ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Name the technique: find the step yourself</source>
        <translation>手筋の名前だけ表示: 手順は自分で探します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what to look for</source>
        <translation>何を探せばよいかを表示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say where to look</source>
        <translation>どこを探せばよいかを表示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what follows, and why</source>
        <translation>何がわかるか、なぜそうなるかを表示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Do it on the board; Undo reverts it</source>
        <translation>盤面に引きます。「元に戻す」で取り消せます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>How much to say</source>
        <translation>どこまで表示するか</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rule is broken</source>
        <translation>ルール違反があります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rectangle is wrong</source>
        <translation>間違った長方形があります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>This puzzle has no solution</source>
        <translation>この問題には解答がありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Several solutions</source>
        <translation>複数の解答</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Something is wrong</source>
        <translation>どこかが間違っています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>The trial has failed</source>
        <translation>仮置きは失敗です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Beyond my techniques</source>
        <translation>使える手筋ではここまでです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Nudge?</source>
        <translation>手がかりは?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Where?</source>
        <translation>どこ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Why?</source>
        <translation>なぜ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw It</source>
        <translation>引く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Remove It</source>
        <translation>消す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Mark It</source>
        <translation>印を付ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Reject</source>
        <translation>破棄</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A mark is wrong</source>
        <translation>間違った印があります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Another Hint</source>
        <translation>別のヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Remove</source>
        <translation>消す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>%1:
%2</source>
        <translation>%1:
%2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>%1 in %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>not %1</source>
        <translation>%1ではない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>this clue</source>
        <translation>この数字</translation>
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
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>so</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>nothing fits</source>
        <translation>何も入らない</translation>
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
        <translation>理由</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Nothing fits</source>
        <translation>何も入らない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>{meaning}: {places}.</source>
        <extracomment>What a mark on the board means, and the cells or rectangles that have it.</extracomment>
        <translation>{meaning}: {places}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>; </source>
        <extracomment>Between places of the board, which have commas of their own.</extracomment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>laboratory</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>the equations alone</source>
        <translation>方程式だけ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that one clue alone can reach</source>
        <translation>一つの数字だけが届くマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that all placements share</source>
        <translation>すべての置き方に共通のマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>counting the cells of the clues</source>
        <translation>数字ごとにマスを数える</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>equations that contain each other</source>
        <translation>包含関係にある方程式</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>supposing placements, one at a time</source>
        <translation>置き方を一つずつ仮定する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Formulation</source>
        <translation>定式化</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Build, ms</source>
        <translation>構築 (ms)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Solve, ms</source>
        <translation>求解 (ms)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Prove, ms</source>
        <translation>証明 (ms)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Typical, ms</source>
        <translation>代表値 (ms)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Constraints</source>
        <translation>制約</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Nodes</source>
        <translation>節点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Note</source>
        <translation>備考</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>one solution</source>
        <translation>解答は一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>several solutions</source>
        <translation>解答が複数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>no solution</source>
        <translation>解答なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>undecided</source>
        <translation>未決定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not supported</source>
        <translation>未対応</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>time limit</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>memory limit</source>
        <translation>メモリー不足</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>crashed</source>
        <translation>異常終了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (主張)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (誤った主張)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>running…</source>
        <translation>実行中…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/cp_sat_model.py"/>
        <source>exact: CP-SAT calculates with integers, and a second solve excludes other solutions</source>
        <translation>厳密: CP-SAT は整数で計算し、2回目の求解でほかの解答がないことを確かめる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>this program; the rules are Simonis' levels Ini to Red, Sub and SAC</source>
        <translation>このプログラム。規則は Simonis のレベル Ini から Red、Sub、SAC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>exact: what deduction removes is in no solution; CP-SAT decides the rest</source>
        <translation>厳密: 推論で除くものはどの解答にも含まれず、残りは CP-SAT が決める</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/element.py"/>
        <source>{work}: element; the cells' equations as in {other}</source>
        <translation>{work}: element。マスの方程式は{other}と同じ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>{work}; {other} names it as the classical way</source>
        <translation>{work}。{other}は古典的な方法として挙げている</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>exact: the search goes through all choices</source>
        <translation>厳密: 探索がすべての選択肢を調べる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>exact: propagation removes what no solution has, and the search goes through the rest</source>
        <translation>厳密: 伝播はどの解答にもないものを除き、探索が残りを調べる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search on the bare equations</source>
        <translation>{work}: 方程式だけでの 0/1 の伝播と探索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search; the cells' view and shared cells (levels Set, Red of the slides)</source>
        <translation>{work}: 0/1 の伝播と探索。マスの視点と共有マス (スライドのレベル Set、Red)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>no model is needed: a sum of areas, a clue or a cell excludes a solution</source>
        <translation>モデルは不要: 面積の合計、数字、またはマスから解答がないとわかる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>it cannot count, which "?" clues need</source>
        <translation>数えることができず、「?」の数字を扱えません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>a solution that it returned breaks the rules</source>
        <translation>返された解答がルールに違反しています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process was killed</source>
        <translation>プロセスが強制終了されました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process ended without an answer</source>
        <translation>プロセスが答えを出さずに終了しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>this build of OR-Tools lacks {solver}</source>
        <translation>この OR-Tools には{solver}が含まれていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>the solver failed</source>
        <translation>ソルバーが失敗しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>solutions, which are checked; that there is no other is the claim of a solver that rounds</source>
        <translation>解答は検査済み。ほかにないことは、丸め誤差のあるソルバーの主張</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>{work}, with eplex; {other}, with GAMS and the no-good cut; here with {solver}</source>
        <translation>{work} (eplex)、{other} (GAMS と no-good カット)。ここでは{solver}を使用</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: diffn, an optional rectangle for each placement</source>
        <translation>{work}: diffn、置き方ごとに省略可能な長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: geost, a rectangle of one of the shapes of each clue</source>
        <translation>{work}: geost、数字ごとにどれか一つの形の長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>a claim: the presolve of CP-SAT 9.15 loses solutions of some of these models</source>
        <translation>主張: CP-SAT 9.15 の前処理は、このモデルの一部で解答を失う</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/owner.py"/>
        <source>{work}: the cells' view w, with a global cardinality</source>
        <translation>{work}: マスの視点 w、global cardinality を使用</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue</source>
        <translation>{work}: SAT モデル、二項の重なり禁止の節と数字ごとの節</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue, and one for each cell</source>
        <translation>{work}: SAT モデル、二項の重なり禁止の節と数字ごとの節、およびマスごとの節</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/partition.py"/>
        <source>{work}: set partitioning in CP-SAT; {other}, section 4</source>
        <translation>{work}: CP-SAT での集合分割。{other}、第4節</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways</source>
        <translation>{work}: rect(数字, 左上のマス, 大きさ)、二つの長方形は4通りのどれかで離れる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways; the placements as a table for each clue</source>
        <translation>{work}: rect(数字, 左上のマス, 大きさ)、二つの長方形は4通りのどれかで離れる。置き方は数字ごとの表</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{count} of the values are fractional</source>
        <translation>値のうち{count}個が小数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>the solver contradicts itself: it now finds no point at all</source>
        <translation>ソルバーの結果が矛盾: 今度は点がまったく見つからない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>a fractional point has only {some} of its {count} placements</source>
        <translation>小数の値をとる点には、{count}通りの置き方のうち{some}通りしかない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>solutions, which are checked; one solution or none, where dual values that are recalculated with integers give the bound, and otherwise that is a claim</source>
        <translation>解答は検査済み。整数で計算し直した双対値が上限を与えるときは、解答が一つまたはなし。それ以外は主張</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with GLOP, a simplex method</source>
        <translation>{work}: 未解決の問い。ここでは単体法の GLOP を使用</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with PDLP, a first-order method, whose points are no vertices</source>
        <translation>{work}: 未解決の問い。ここでは一次法の PDLP を使用し、その点は頂点ではない</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Today: five minutes</source>
        <translation>今日の5分間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>From your games</source>
        <translation>自分のプレイから</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Lessons and practice</source>
        <translation>レッスンと練習</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Due: %1.</source>
        <translation>今日の予定: %1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation><numerusform>%n個の手筋が今日の予定です: %1。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. Next to learn: %1.</source>
        <translation>今日の予定はありません。次に学ぶもの: %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. You can still practise.</source>
        <translation>今日の予定はありませんが、練習はできます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%1 and %n more</source>
        <translation><numerusform>%1、ほか%n個</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Missed in your games: %1.</source>
        <translation>プレイで見落とした手筋: %1。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Point</source>
        <translation>指す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Pencil</source>
        <translation>鉛筆</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Cross out</source>
        <translation>×印</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Tool</source>
        <translation>道具</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Gentle</source>
        <translation>入門</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Hard</source>
        <translation>むずかしい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Not read yet</source>
        <translation>未読</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>New</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>%1% done</source>
        <translation>%1%完了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solved</source>
        <translation>解決済み</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Could not be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>No longer there</source>
        <translation>もうありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Tiny: up to 36 cells</source>
        <translation>極小: 36マス以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small: up to 100 cells</source>
        <translation>小: 100マス以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium: up to 225 cells</source>
        <translation>中: 225マス以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large: up to 600 cells</source>
        <translation>大: 600マス以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giant: more than 600 cells</source>
        <translation>特大: 600マス超</translation>
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
        <translation>解答を表示</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Unfinished</source>
        <comment>of one game</comment>
        <translation>途中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giants</source>
        <translation>特大</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>best %1</source>
        <translation>最短 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Group %1</source>
        <translation>組 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Duplicates, group %1: the same puzzle, perhaps rotated or mirrored</source>
        <translation>重複、組 %1: 同じ問題です (回転や鏡像を含む)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Untitled puzzle</source>
        <translation>無題の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>In progress</source>
        <translation>途中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file needs a name.</source>
        <translation>ファイル名を入力してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file whose name begins with a dot is hidden.</source>
        <translation>ドットで始まる名前のファイルは隠しファイルになります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot contain %1.</source>
        <translation>ファイル名に %1 は使えません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot end with a dot or a space.</source>
        <translation>ファイル名の最後にドットやスペースは使えません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Some systems reserve this name for a device.</source>
        <translation>この名前は、一部のシステムで装置名として予約されています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>This name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>There is already a file with this name.</source>
        <translation>同じ名前のファイルがすでにあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>New file name:</source>
        <translation>新しいファイル名:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By collection</source>
        <translation>問題集順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By title</source>
        <translation>タイトル順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By size</source>
        <translation>大きさ順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By grade</source>
        <translation>難易度順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By progress</source>
        <translation>進み具合順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By best time</source>
        <translation>最短時間順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By last played</source>
        <translation>最後にプレイした順</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Grade</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>All puzzles</source>
        <translation>すべての問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Unfinished</source>
        <translation>途中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>My folder</source>
        <translation>自分のフォルダー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Collections</source>
        <translation>問題集</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Daily puzzle</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%2年%1</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>clues without an area</source>
        <translation>マス数のない数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>areas of this size</source>
        <translation>この大きさのマス数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a grid of one cell</source>
        <translation>1マスの盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a puzzle of this size</source>
        <translation>この大きさの問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the rectangles drawn</source>
        <translation>引いた長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the marks and trials</source>
        <translation>印と仮置き</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the moves to undo and redo</source>
        <translation>元に戻す・やり直す手</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the time played and the hints used</source>
        <translation>プレイ時間と使ったヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the title</source>
        <translation>タイトル</translation>
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
        <translation>出典</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the grade</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the text of the rules</source>
        <translation>ルールの説明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the rectangles you have drawn</source>
        <translation>引いた長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>your marks and trials</source>
        <translation>印と仮置き</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Some information will be lost</source>
        <translation>一部の情報が失われます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot store:</source>
        <translation>「{format}」形式では次のものを保存できません:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Your game itself is not affected.</source>
        <translation>プレイそのものには影響しません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>&amp;Save Anyway</source>
        <translation>それでも保存(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot hold this puzzle, because it cannot store {parts}.</source>
        <translation>「{format}」形式では{parts}を保存できないため、この問題は入りません。</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>Follow &amp;System</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Clear List</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is damaged</source>
        <translation>保存したプレイが壊れています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is from a newer version of Shikaku</source>
        <translation>保存したプレイは、より新しい版の四角に切れのものです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Could not read a saved game</source>
        <translation>保存したプレイを読み込めませんでした</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The last game is open in another window</source>
        <translation>最後のプレイは別のウィンドウで開いています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Games cannot be saved</source>
        <translation>プレイを保存できません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is damaged; a new one was started</source>
        <translation>履歴が壊れているため、新しく作りました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is from a newer version of Shikaku; a new one was started</source>
        <translation>履歴がより新しい版の四角に切れのものだったため、新しく作りました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history cannot be saved</source>
        <translation>履歴を保存できません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>An earlier save was loaded instead.</source>
        <translation>代わりに、以前に保存したものを読み込みました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The old file was kept as %1.</source>
        <translation>古いファイルは %1 として残してあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history could not be read or saved: %1</source>
        <translation>履歴の読み込みか保存ができませんでした: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Problem with the history</source>
        <translation>履歴の問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Your game could not be saved: %1</source>
        <translation>プレイを保存できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Not saved</source>
        <translation>保存されていません</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Your data could not be copied to %1.</source>
        <translation>データを %1 にコピーできませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It is still in %1. (%2)</source>
        <translation>データは %1 に残っています。(%2)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>The folder with your data is missing: %1</source>
        <translation>データのフォルダーが見つかりません: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It may be on a drive that is not connected. The default folder has other games.</source>
        <translation>接続されていないドライブにあるのかもしれません。既定のフォルダーには別のプレイがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>既定のフォルダーを使う(&amp;D)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Letter</source>
        <comment>the American size of paper</comment>
        <translation>レター</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Legal</source>
        <comment>the American size of paper</comment>
        <translation>リーガル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <comment>solutions or hints: not printed</comment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>On separate pages</source>
        <translation>別のページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Upside down at page bottom</source>
        <translation>ページの下に逆さまに</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>QR code</source>
        <translation>QR コード</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Grade</source>
        <translation>難易度</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <location filename="../shikaku_gui/gui/accessibility/board_parts.py"/>
        <source>Row %1</source>
        <translation>%1行</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Your times are compared with the expected ones once you have solved %1 different puzzles without having a hint draw. So far: %2.</source>
        <translation>ヒントに引いてもらわずに%1種類の問題を解くと、あなたの時間を予想時間と比べます。ここまで: %2問。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Over %1 puzzles, you took %2 times as long as expected (median of your first games).</source>
        <translation>%1問で、予想の%2倍の時間がかかりました (最初のプレイの中央値)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Rank correlation between expected times and yours: %1. It is 1 if both rank the puzzles alike, and near 0 if they are unrelated.</source>
        <translation>予想時間とあなたの時間の順位相関: %1。問題の順位が両方で同じなら1、無関係なら0に近くなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Grade</source>
        <translation>難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Played</source>
        <translation>プレイ数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Solved</source>
        <translation>正解数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Best</source>
        <translation>最短</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Trend</source>
        <translation>傾向</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time played</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% faster</source>
        <translation>{percent}%速い</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% slower</source>
        <translation>{percent}%遅い</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>the same</source>
        <translation>変わらない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>%1: %n solved, %2 played</source>
        <extracomment>%1: a day, %n: a number of puzzles, %2: a time.</extracomment>
        <translation><numerusform>%1: %n問解決、プレイ%2</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Erase the history?</source>
        <translation>履歴を消去しますか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>All games, times, streaks, drills, lessons and the list of recent files will be erased.</source>
        <translation>すべてのプレイ、時間、連続日数、練習、レッスン、最近使ったファイルの一覧が消去されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>This cannot be undone. Games in progress are kept.</source>
        <translation>元に戻すことはできません。途中のプレイは残ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>&amp;Erase</source>
        <translation>消去(&amp;E)</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>could not write the answer: {reason}</source>
        <translation>答えを書き込めませんでした: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no display found; in a terminal use: shikaku solve FILE</source>
        <translation>ディスプレイが見つかりません。ターミナルでは次のように使います: shikaku solve FILE</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; shikaku --help lists the commands</source>
        <translation>そのようなファイルやコマンドはありません: {file}。shikaku --help でコマンドの一覧を表示します</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; did you mean {command}?</source>
        <translation>そのようなファイルやコマンドはありません: {file}。{command} のことですか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a whole number from 1 to {most}, not {text}</source>
        <translation>1から{most}までの整数を指定してください (指定された値: {text})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a number above 0, not {text}</source>
        <translation>0より大きい数を指定してください (指定された値: {text})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>the most seconds to spend on each puzzle</source>
        <translation>1問にかける最大の秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>reached its time limit of {seconds} s</source>
        <translation>{seconds}秒の制限時間になりました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>too many rectangles are possible</source>
        <translation>置ける長方形が多すぎます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>a worker died before finishing</source>
        <translation>ワーカーが終了前に異常終了しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>worker processes keep crashing; if memory is short, use fewer of them (--jobs)</source>
        <translation>ワーカープロセスの異常終了が続いています。メモリーが足りない場合は数を減らしてください (--jobs)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>one solution</source>
        <translation>解答は一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>several solutions</source>
        <translation>解答が複数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>no solution</source>
        <translation>解答なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>unknown: reached its time limit</source>
        <translation>不明: 制限時間になりました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Print a line for each puzzle: how many solutions it has, and its size.</source>
        <translation>問題ごとに1行で、解答の数と大きさを表示します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Exit status (the worst of all): 0 solvable, 1 a proof could not be written, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>終了ステータス (最も悪いもの): 0 解ける、1 証明を書き込めない、2 入力か使い方の誤り、3 解答なし、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>print one JSON object per line</source>
        <translation>1行に1個の JSON オブジェクトで表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>write a proof of each puzzle to a folder of its own in DIR, as shikaku prove does</source>
        <translation>shikaku prove と同じように、各問題の証明を DIR の中の別々のフォルダーに書き出す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>{size}, clues: {clues}, fixed: {fixed}, alternatives: {alternatives}, cover: {cover}</source>
        <translation>{size}、数字: {clues}、固定: {fixed}、選択肢: {alternatives}、被覆: {cover}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>proof in {folder}</source>
        <translation>証明: {folder}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>Play Shikaku: divide the grid into rectangles, one number each.</source>
        <translation>「四角に切れ」を遊びます。盤面を、数字が一つずつ入る長方形に分けます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>FILE is a puzzle file in any supported format, a folder, a link, or - for standard input.</source>
        <translation>FILE は、対応する形式の問題ファイル、フォルダー、リンク、または標準入力を表す - です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>the puzzle to open: a file, a link, or the recipe of a puzzle that was made here</source>
        <translation>開く問題: ファイル、リンク、またはこのプログラムで作った問題のレシピ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>solve puzzles and draw them</source>
        <translation>問題を解いて盤面を描く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how many solutions puzzles have</source>
        <translation>問題の解答の数を調べる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>give the next step, and why</source>
        <translation>次の一手とその理由を示す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>explain the whole solution, step by step</source>
        <translation>解き方を最後まで一手ずつ説明する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how hard puzzles are for a person</source>
        <translation>人が解くときの難易度を調べる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>compare formulations from the literature</source>
        <translation>文献にある定式化を比べる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>write a proof of how many solutions a puzzle has</source>
        <translation>問題の解答の数の証明を書き出す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>check such a proof without the solver</source>
        <translation>その証明をソルバーなしで確かめる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make new puzzles of a chosen difficulty and style</source>
        <translation>難易度と作風を選んで新しい問題を作る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make a dataset of solved and graded puzzles</source>
        <translation>解いて難易度を付けた問題のデータセットを作る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>convert puzzles to another format</source>
        <translation>問題を別の形式に変換する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>draw puzzles as pictures or web pages</source>
        <translation>問題を画像やウェブページにする</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print puzzles or a whole book to a PDF</source>
        <translation>問題や一冊の冊子を PDF に印刷する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print a completion script for a shell</source>
        <translation>シェルの補完スクリプトを表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the manual page</source>
        <translation>マニュアルページを表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print versions and settings for a report of a problem</source>
        <translation>不具合の報告に使うバージョンと設定を表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>add the program to the desktop's menu, or remove it</source>
        <translation>デスクトップのメニューにプログラムを追加する、または削除する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>in the terminal:</source>
        <translation>ターミナルで:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>shikaku COMMAND --help tells more.</source>
        <translation>くわしくは shikaku COMMAND --help を見てください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the version and exit</source>
        <translation>バージョンを表示して終了する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <source>Exit status: 0 printed, 2 bad usage.</source>
        <translation>終了ステータス: 0 表示した、2 使い方の誤り。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>one of %(choices)s</source>
        <translation>次のどれか: %(choices)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>unknown format: {name}; choose one with --to: {names}</source>
        <translation>不明な形式: {name}。--to で選んでください: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Convert puzzles or games from one format to another.</source>
        <translation>問題やプレイを別の形式に変換します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Exit status: 0 written, 1 the output could not be written, 2 bad input or usage. Standard error names what the new format cannot store.</source>
        <translation>終了ステータス: 0 書き出した、1 出力を書き込めない、2 入力か使い方の誤り。新しい形式で保存できないものは標準エラーに表示します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>the file to write, in the format of its suffix; - for stdout</source>
        <translation>書き出すファイル (形式は拡張子で決まる)。- は標準出力</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts} (in {count} of {total} puzzles)</source>
        <translation>{parts}を保存できません ({total}問中{count}問)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts}</source>
        <translation>{parts}を保存できません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the scheduler has no workers; waiting for one to connect (press Ctrl+C to stop)</source>
        <translation>スケジューラーにワーカーがありません。接続を待っています (Ctrl+C で中止)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>{option} needs {package}: {command}</source>
        <translation>{option} には{package}が必要です: {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>no scheduler found there ({reason})</source>
        <translation>そこにスケジューラーが見つかりません ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the workers of {name} keep crashing; they may have too little memory</source>
        <translation>{name}のワーカーの異常終了が続いています。メモリーが足りない可能性があります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Make a dataset of puzzles: solved, graded, without duplicates, in splits.</source>
        <translation>問題のデータセットを作ります。解答と難易度が付き、重複はなく、分割されています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage or SPEC, 4 some puzzles were not found, 130 interrupted. The same command resumes where it stopped. docs/datasets.md describes the SPEC.</source>
        <translation>終了ステータス: 0 作った、1 出力を書き込めない、2 使い方か SPEC の誤り、4 見つからない問題がある、130 中断。同じコマンドで中断したところから再開します。SPEC の説明は docs/datasets.md にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>which puzzles, and which splits</source>
        <translation>どの問題を作り、どう分割するか</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the folder of the dataset</source>
        <translation>データセットのフォルダー</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make only the I-th of N shares of the puzzles, for machines that share no folder; without this option the command makes the rest, and the files of the dataset</source>
        <translation>フォルダーを共有しない複数のマシン向けに、問題を N 等分した I 番目だけを作る。このオプションがなければ、残りの問題とデータセットのファイルを作る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make about N puzzles (default: %(const)s), print the processor time that all would take, and stop; with -o they are kept</source>
        <translation>約N問 (既定値: %(const)s) を作り、全体にかかるプロセッサー時間を表示して終了する。-o があれば作った問題を残す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>expected a shard such as 3/100, from 1/N to N/N, not {found}</source>
        <translation>3/100 のようなシャード (1/N から N/N) が必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the dataset is complete</source>
        <translation>データセットは完成しています</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>shard {number}/{total}: {count} records</source>
        <translation><numerusform>シャード {number}/{total}: レコード{count}件</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>recipes: {recipes}; different puzzles: {distinct}; also under rotation and reflection: {kept}; not found: {missing}</source>
        <extracomment>What a dataset holds; {kept} are different under rotation and reflection.</extracomment>
        <translation>レシピ: {recipes}、異なる問題: {distinct}、回転と反転を除いて: {kept}、見つからなかったもの: {missing}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the audit found a canonical form twice: this is a bug in Shikaku</source>
        <translation>検査で同じ標準形が二度見つかりました。これは四角に切れのバグです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>{name} contains other files; choose a new folder</source>
        <translation>{name} にはほかのファイルがあります。新しいフォルダーを選んでください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>line {line} is not of {recipe}: {reason}</source>
        <translation>{line}行目は{recipe}のものではありません: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>it is of version {version} of the generator; to resume, set {setting} in the [[puzzles]] of the SPEC</source>
        <translation>生成器のバージョン{version}のものです。再開するには SPEC の [[puzzles]] に {setting} を書いてください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>the folder contains the puzzles of another SPEC; choose another folder</source>
        <translation>このフォルダーには別の SPEC の問題があります。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>another program is also writing {name}</source>
        <translation>別のプログラムも {name} に書き込んでいます</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>series</source>
        <translation>系列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>puzzles</source>
        <translation>問題数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>measured</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>測定数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>ms each</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>平均ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>longest</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>最長</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>core-hours</source>
        <translation>コア時間</translation>
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
        <translation>全体</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>A series whose puzzles exist already was not measured; the sum does not include it.</source>
        <translation>問題がすでにある系列は測定しておらず、合計に含まれていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>it is longer than {most} bytes</source>
        <translation>{most}バイトを超えています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have letters, digits and any of ._- only, at most 96 of them</source>
        <translation>{key} に使えるのは英字、数字、._- だけで、96文字までです</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have one table or more: [[puzzles]]</source>
        <translation>{key} には表 [[puzzles]] が一つ以上必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one line</source>
        <translation>{key} は1行でなければなりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>must be a table: [[puzzles]]</source>
        <translation>表 [[puzzles]] でなければなりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is wrong: {reason}</source>
        <translation>{key} に誤りがあります: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>these settings do not go together: {reason}</source>
        <translation>この設定は同時に使えません: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a size such as 10x15 with sides up to {most}, not {found}</source>
        <translation>{key} は 10x15 のような大きさ (一辺{most}まで) でなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must list one or more of {names}</source>
        <translation>{key} は{names}を一つ以上含むリストでなければなりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a table of 1 to {most} splits</source>
        <translation>{key} は1個から{most}個までの分割の表でなければなりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is no name of a split: small letters, digits and _ only, and not 'all'</source>
        <translation>{key} は分割の名前に使えません。使えるのは英小文字、数字、_ だけで、'all' は使えません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a number, not {found}</source>
        <translation>{key} は数でなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be above 0 and at most {most}</source>
        <translation>{key} は0より大きく{most}以下でなければなりません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>the key {name} is missing</source>
        <translation>キー {name} がありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a string, not {found}</source>
        <translation>{key} は文字列でなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one of {names}, not {found}</source>
        <translation>{key} は{names}のどれかでなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a whole number from {low} to {most}, not {found}</source>
        <translation>{key} は{low}から{most}までの整数でなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a list, not {found}</source>
        <translation>{key} はリストでなければなりませんが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is not known here; the keys are {names}</source>
        <translation>{key} はここでは使えません。使えるキーは{names}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>line {line}: {reason}</source>
        <translation>{line}行目: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/writers.py"/>
        <source>Parquet needs PyArrow: {command}; or write {setting} in the SPEC</source>
        <translation>Parquet には PyArrow が必要です: {command}。または SPEC に {setting} と書いてください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Explain the whole solution of puzzles or saved games, one step per line; mistakes come first.</source>
        <translation>問題や保存したプレイの解き方を最後まで、1行に一手ずつ説明します。間違いがあれば先に示します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Exit status (the worst of all): 0 explained as far as the techniques reach, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>終了ステータス (最も悪いもの): 0 手筋の届くところまで説明した、2 入力か使い方の誤り、3 解答なし、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>print the steps as one JSON object per line</source>
        <translation>手順を1行に1個の JSON オブジェクトで表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>{name} already contains other puzzles; resume with the original --seed</source>
        <translation>{name} にはすでにほかの問題があります。再開するには元の --seed を使ってください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Attempts</source>
        <translation>試行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>the first puzzle has {option}</source>
        <translation>最初の問題は {option} です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>seed {seed}</source>
        <translation>シード {seed}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>of the last puzzle, {reason}</source>
        <translation>最後の問題: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Make puzzles with exactly one solution.</source>
        <translation>解答がちょうど一つの問題を作ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage, 4 a puzzle was not found. The same command with the same seed makes the same puzzles; after an interruption, it resumes where it stopped.</source>
        <translation>終了ステータス: 0 作った、1 出力を書き込めない、2 使い方の誤り、4 見つからない問題がある。同じシードの同じコマンドは同じ問題を作り、中断したときはそこから再開します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size (default: 10x10), or the whole recipe that a generated puzzle names as its source</source>
        <translation>大きさ (既定: 10x10)、または生成した問題の出典に書かれたレシピ全体</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>how many puzzles to make (default: 1)</source>
        <translation>作る問題の数 (既定: 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>their difficulty</source>
        <translation>問題の難易度</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size of the rectangles (many-small, small, balanced, large, few-large, or cells on average) and, after a colon, their shape (square, mixed, long)</source>
        <translation>長方形の大きさ (many-small、small、balanced、large、few-large、または平均のマス数) と、コロンに続けて形 (square、mixed、long)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the symmetry of the clue cells</source>
        <translation>数字のマスの対称性</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a technique needed to solve the puzzle (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); without --grade, the difficulty is that of the technique</source>
        <translation>問題を解くのに必要な手筋 (only-rectangle、only-clue、shared-cells、stranded-cell、sealed-pocket、pair、counting、what-if)。--grade がなければ、難易度は手筋に合わせる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the seed of the first puzzle; each further one has the next</source>
        <translation>最初の問題のシード。続く問題は一つずつ大きいシードになる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a folder with a file for each, or a file (with a line for each, where the format allows that); default: standard output</source>
        <translation>問題ごとにファイルを作るフォルダー、またはファイル (形式によっては1問につき1行)。既定: 標準出力</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a size such as 10x15, with sides from 1 to {most}, not {found}</source>
        <translation>10x15 のような大きさ (一辺1から{most}まで) が必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a whole number of at most {most} digits, not {found}</source>
        <translation>{most}桁までの整数が必要ですが、{found}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>not allowed with a whole recipe, which includes it</source>
        <translation>完全なレシピに含まれているので、一緒には使えません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>unknown format: {name}; choose one with --to</source>
        <translation>不明な形式: {name}。--to で選んでください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>a puzzle takes several lines in this format; choose a folder instead</source>
        <translation>この形式では1問が複数行になります。代わりにフォルダーを選んでください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search</source>
        <translation>探索なしでは解けません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has several solutions</source>
        <translation>解答が複数あります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has no solution</source>
        <translation>解答がありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search, if at all</source>
        <translation>解けるとしても、探索なしでは解けません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Print a line for each puzzle: how hard it is, and what it takes.</source>
        <translation>問題ごとに1行で、難易度と必要な手筋を表示します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Exit status: 0 graded, 2 bad input or usage, 4 limit reached.</source>
        <translation>終了ステータス: 0 難易度を付けた、2 入力か使い方の誤り、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>no grade; {why}</source>
        <translation>難易度なし。{why}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>score {score}, {each} per clue</source>
        <translation>点数 {score}、1数字あたり {each}</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{count} steps</source>
        <translation><numerusform>{count}手</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>one hard moment: {technique}</source>
        <translation>難所が1か所: {technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>hardest: {technique}</source>
        <translation>いちばんむずかしい手筋: {technique}</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>needs what-if {count} times</source>
        <translation><numerusform>「もしも」が{count}回必要</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Give the next step from puzzles or saved games: mistakes first.</source>
        <translation>問題や保存したプレイの次の一手を示します。間違いがあれば先に示します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Exit status (the worst of all): 0 a hint, or a solved board; 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>終了ステータス (最も悪いもの): 0 ヒントがあるか解決済み、2 入力か使い方の誤り、3 解答なし、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>how much to say; apply also draws the board after a step that changes its rectangles (default: why)</source>
        <translation>どこまで示すか。apply では、長方形が変わる手のあとの盤面も描く (既定: why)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>print the whole hint as one JSON object per line</source>
        <translation>ヒント全体を1行に1個の JSON オブジェクトで表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>The board is solved.</source>
        <translation>盤面は解けています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>this command is only for the desktops of Linux and BSD</source>
        <translation>このコマンドは Linux と BSD のデスクトップ専用です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>--system needs administrator rights</source>
        <translation>--system には管理者権限が必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Add Shikaku to the desktop's menu, open its files on a double click, and install its icons, manual page, and completion for bash, zsh and fish. Run it again after moving the program.</source>
        <translation>四角に切れをデスクトップのメニューに追加し、ダブルクリックでファイルを開けるようにして、アイコン、マニュアルページ、bash・zsh・fish の補完をインストールします。プログラムを移動したあとは、もう一度実行してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Exit status: 0 installed or removed, 1 a file could not be written or removed, 2 bad usage.</source>
        <translation>終了ステータス: 0 インストールか削除をした、1 書き込みや削除ができないファイルがある、2 使い方の誤り。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>for packages: install in DIR/share, and start the shikaku on the PATH</source>
        <translation>パッケージ用: DIR/share にインストールし、PATH にある shikaku を起動する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>remove everything again</source>
        <translation>すべてを削除する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Installed {count} files in {folder}.</source>
        <translation>{folder} に{count}個のファイルをインストールしました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>The menu entry starts {command}.</source>
        <translation>メニューの項目は {command} を起動します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>For completion in zsh, add {folder} to its fpath.</source>
        <translation>zsh で補完を使うには、{folder} を fpath に追加してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Nothing found in {folder}.</source>
        <translation>{folder} には何も見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Removed {count} files from {folder}.</source>
        <translation><numerusform>{folder} から{count}個のファイルを削除しました。</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/interrupts.py"/>
        <source>finishing the work in progress; press Ctrl+C again to stop at once</source>
        <translation>作業中のものを終えています。すぐに止めるには、もう一度 Ctrl+C を押してください</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print a row for each run</source>
        <translation>実行ごとに1行を表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print one JSON object a line, for each puzzle</source>
        <translation>問題ごとに1行の JSON オブジェクトを表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>a FILE is needed, or --list</source>
        <translation>FILE または --list が必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Run formulations from the literature on puzzles and compare them. Each runs in a process of its own; times are its processor times, and solutions are checked by the rules.</source>
        <translation>文献にある定式化を問題で実行して比べます。それぞれ別のプロセスで実行し、時間はそのプロセッサー時間です。解答はルールに照らして確かめます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Exit status (the worst of all): 0 done, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>終了ステータス (最も悪いもの): 0 完了、2 入力か使い方の誤り、3 解答なし、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print the formulations, their sources and proofs</source>
        <translation>定式化と、その出典や証明を表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>their names, separated by commas, or all (default: all)</source>
        <translation>定式化の名前をコンマで区切ったもの、または all (既定: all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>run each N times: the first is cold, the others are warm (default: 4)</source>
        <translation>それぞれ N 回実行する。最初はコールド、残りはウォーム (既定: 4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>seconds for each run (default: %(default)g)</source>
        <translation>1回の実行の秒数 (既定値: %(default)g)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>the most memory for each process, in MiB (Linux only)</source>
        <translation>各プロセスのメモリーの上限 (MiB、Linux のみ)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>add what each of Simonis' levels leaves</source>
        <translation>Simonis の各段階で残るものも表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>1, because runs side by side slow each other down</source>
        <translation>1(同時に実行すると互いに遅くなるため)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>there is no formulation {name}; there are: {names}</source>
        <translation>定式化 {name} はありません。使えるのは{names}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>listing its rectangles took too long</source>
        <translation>長方形の列挙に時間がかかりすぎました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>cells</source>
        <translation>マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>fastest</source>
        <translation>最速</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>Median milliseconds of the puzzles of a size, with the listing of placements:</source>
        <translation>大きさごとの問題のミリ秒の中央値 (置き方の列挙を含む):</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>over {cells}</source>
        <translation>{cells}超</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>to {cells}</source>
        <translation>{cells}以下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>formulation</source>
        <translation>定式化</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>cold ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>初回ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>warm ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>2回目以降ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>spread</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>ばらつき</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>build</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>構築</translation>
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
        <translation>証明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>constraints</source>
        <translation>制約</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>nodes</source>
        <translation>節点</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unique</source>
        <translation>唯一</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>multiple</source>
        <translation>複数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>infeasible</source>
        <translation>解答なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>undecided</source>
        <translation>未決定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unsupported</source>
        <translation>非対応</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>time limit</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>memory limit</source>
        <translation>メモリー不足</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>crashed</source>
        <translation>異常終了</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{size}, clues: {clues}, placements: {placements}, listed in {time} ms</source>
        <translation>{size}、数字: {clues}、置き方: {placements}、列挙{time} ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>証明どうしが矛盾しています。これは四角に切れのバグです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>removed</source>
        <translation>除去</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (誤った主張)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (主張)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{name}
  source: {source}
  proves: {proves}
</source>
        <translation>{name}
  出典: {source}
  証明: {proves}
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
        <translation>; </translation>
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
        <translation>効果がある場合はプロセッサーごとに1つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>the number of processes (default: {default})</source>
        <translation>プロセスの数(既定: {default})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>work on the Dask cluster of this scheduler, which must be trusted</source>
        <translation>このスケジューラーの Dask クラスターで実行する。信頼できるものに限る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the title of the book, on the cover and below each page</source>
        <translation>冊子のタイトル (表紙と各ページの下)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the line below the title on the cover</source>
        <translation>表紙のタイトルの下の行</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the author, on the cover</source>
        <translation>作者 (表紙)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>small print at the bottom of the cover</source>
        <translation>表紙の下の小さな文字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>begin with a cover</source>
        <translation>表紙を付ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a page with the rules and a worked example</source>
        <translation>ルールと例題の解き方のページ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a table of contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a chapter for each grade, easiest first</source>
        <translation>難易度ごとの章 (やさしい順)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the most puzzles on a page (default: 1)</source>
        <translation>1ページの問題数の上限 (既定: 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>two nudges for each puzzle, on pages at the end or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>問題ごとに二つの手がかりを、最後のページか、各ページの下に逆さまに載せる (既定: none、場所の指定がなければ end)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>on pages at the end, or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>最後のページか、各ページの下に逆さまに載せる (既定: none、場所の指定がなければ end)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>what is printed below a puzzle: any of number, title, author, size, grade (default: all)</source>
        <translation>問題の下に印刷するもの: number、title、author、size、grade から選ぶ (既定: all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the link to each puzzle as a QR code, as text, or not at all (default: qr)</source>
        <translation>各問題へのリンクを QR コードにするか、テキストにするか、付けないか (既定: qr)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the solver's name below each puzzle</source>
        <translation>各問題の下に名前の記入欄</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the time below each puzzle</source>
        <translation>各問題の下に時間の記入欄</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>number the pages (default: yes)</source>
        <translation>ページ番号を付ける (既定: yes)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>number the rows and columns</source>
        <translation>行と列に番号を付ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>draw the rectangles in the files</source>
        <translation>ファイルにある長方形を描く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>with --progress: draw marks and trials as well</source>
        <translation>--progress と使う: 印と仮置きも描く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>large print: no letters or clues below 16 points; hints and solutions at the end</source>
        <translation>大きな文字: 文字も数字も16ポイント以上にし、ヒントと解答は最後に載せる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the size of the pages: A3, A4, A5, B5, Letter, Legal, or a size such as '152 x 229 mm' or '6 x 9 in' (default: A4)</source>
        <translation>ページの大きさ: A3、A4、A5、B5、Letter、Legal、または '152 x 229 mm' や '6 x 9 in' のような大きさ (既定: A4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>of the pages (default: auto, as suits the puzzles)</source>
        <translation>ページの向き (既定: auto、問題に合わせる)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the margins in mm (default: 15)</source>
        <translation>余白 (mm、既定: 15)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm added to the inner margins, which lie on alternating sides (default: 0)</source>
        <translation>とじしろとして内側の余白に足す幅 (mm、左右のページで入れ替わる。既定: 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm around each page that are trimmed off; the cover fills them (default: 0)</source>
        <translation>各ページのまわりで断ち落とす幅 (mm)。表紙はここまで塗る (既定: 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Preparing</source>
        <translation>準備中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Print puzzles to a PDF file; no screen is needed. A book file (BOOK.toml) names the puzzles and the options; flags override it.</source>
        <translation>問題を PDF ファイルに印刷します。画面は必要ありません。冊子ファイル (BOOK.toml) で問題と設定を指定できます。オプションの指定が優先されます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Exit status: 0 written, 1 the file could not be written, 2 bad input or usage; also where the book is written but a puzzle lacks what was asked for: 2 with several solutions or too large, 3 without one, 4 limit reached.</source>
        <translation>終了ステータス: 0 書き出した、1 ファイルを書き込めない、2 入力か使い方の誤り。冊子を書き出しても、求められたものがない問題があるときは、2 解答が複数か大きすぎる、3 解答なし、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>puzzles, all of each file; or one BOOK.toml</source>
        <translation>問題 (各ファイルのすべて)、または一つの BOOK.toml</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the .pdf file to write</source>
        <translation>書き出す .pdf ファイル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the same as --links none</source>
        <translation>--links none と同じ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>seconds for each solution</source>
        <translation>解答1件あたりの秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>expected a name ending in .pdf</source>
        <translation>.pdf で終わる名前が必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>too large to print, even on many sheets; left out</source>
        <translation>大きすぎて、何枚に分けても印刷できないので省きました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>{name}, puzzle {number} of the book</source>
        <translation>{name}、冊子の{number}問目</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/process_pool.py"/>
        <source>could not start a process: {reason}</source>
        <translation>プロセスを開始できません: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Write a proof of how many solutions a puzzle has: the puzzle as DIMACS CNF, its solution, and an LRAT proof that there is no other. For a puzzle with several solutions, two of them are the proof.</source>
        <translation>問題の解答の数の証明を書き出します。DIMACS CNF の問題、その解答、ほかに解答がないことの LRAT 証明です。解答が複数ある問題では、そのうちの二つが証明になります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Exit status: 0 proved, 1 the proof could not be written, 2 bad input or usage, 3 proved to have no solution, 4 limit reached.</source>
        <translation>終了ステータス: 0 証明した、1 証明を書き込めない、2 入力か使い方の誤り、3 解答がないことを証明した、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one puzzle; - reads stdin. shikaku check --prove takes many</source>
        <translation>1個の問題。- は標準入力から読む。多くの問題には shikaku check --prove を使う</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>the folder to write; an older proof in it is replaced</source>
        <translation>書き出すフォルダー。中にある古い証明は置き換える</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>it contains {count} puzzles; choose with --index, or prove them all with: {command}</source>
        <translation>{count}問あります。--index で選ぶか、次のコマンドですべて証明してください: {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>several solutions; two are written</source>
        <translation>解答が複数。そのうち二つを書き出しました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>no solution, proved in {steps}</source>
        <translation>解答なし。{steps}で証明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one solution; that there is no other is proved in {steps}</source>
        <translation>解答は一つ。ほかにないことを{steps}で証明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition</source>
        <translation>{steps}、うち仮定が{count}個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition, nested up to {depth} deep</source>
        <translation>{steps}、うち仮定が{count}個、入れ子は最大{depth}段</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>a puzzle file in any supported format, a folder of them, or a link; - reads standard input</source>
        <translation>対応する形式の問題ファイル、そのフォルダー、またはリンク。- は標準入力から読む</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>use only the N-th puzzle of a file with several</source>
        <translation>複数の問題があるファイルから N 番目の問題だけを使う</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>left out {count} rectangles that overlap, as unfinished ones do</source>
        <translation><numerusform>作りかけのように重なっている長方形{count}個を取り込みませんでした</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>expected an index from 1 to {most}, found {index}</source>
        <translation>1から{most}までの番号を指定してください (指定された値: {index})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>the folder contains no puzzle files</source>
        <translation>フォルダーに問題ファイルがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>read only the first {count} files of the folder</source>
        <translation>フォルダーの最初の{count}個のファイルだけを読みました</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--scale and --marks are for pictures, not for web pages</source>
        <translation>--scale と --marks は画像用で、ウェブページには使えません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--title is for web pages</source>
        <translation>--title はウェブページ用です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Draw puzzles as picture files, or make a web page to play them on; no screen is needed. Of several puzzles, each gets a picture of its own: OUT-1.png, OUT-2.png, and so on; a web page has all of them.</source>
        <translation>問題を画像ファイルに描くか、遊べるウェブページを作ります。画面は必要ありません。複数の問題は、OUT-1.png、OUT-2.png のように別々の画像になります。ウェブページには全部が入ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Exit status (the worst of all): 0 drawn, 1 the picture could not be written, 2 bad input or usage, or several solutions, 3 no solution, 4 limit reached.</source>
        <translation>終了ステータス (最も悪いもの): 0 描いた、1 画像を書き込めない、2 入力か使い方の誤り、または解答が複数、3 解答なし、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>.png, .svg, .pdf or .html</source>
        <translation>.png、.svg、.pdf、.html のどれか</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the solution, which must be the only one</source>
        <translation>解答を描く(唯一解でなければならない)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the rectangles in the file</source>
        <translation>ファイルにある長方形を描く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>1 for cells of 48 pixels</source>
        <translation>1で1マス48ピクセル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the title of a web page</source>
        <translation>ウェブページのタイトル</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the most seconds to spend on solving</source>
        <translation>解くのにかける最大の秒数</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>expected a name ending in {names}</source>
        <translation>{names}で終わる名前が必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Solve puzzles and draw the solved boards.</source>
        <translation>問題を解いて、解けた盤面を描きます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Exit status (the worst of all files): 0 solved, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>終了ステータス (全ファイルで最も悪いもの): 0 解けた、2 入力か使い方の誤り、3 解答なし、4 制限に到達。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>print each answer as one JSON object</source>
        <translation>答えをそれぞれ1個の JSON オブジェクトで表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>add figures on the puzzle and the work</source>
        <translation>問題と作業についての数値も表示する</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>stop after this many solutions (default: 2, which tells whether there is only one)</source>
        <translation>この数の解答を見つけたら止める (既定: 2、解答が一つだけかどうかがわかる)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is the only solution.</source>
        <translation>これが唯一の解答です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There is no solution.</source>
        <translation>解答はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is a solution; there may be others.</source>
        <translation>これは解答の一つです。ほかにもあるかもしれません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Reached the limit without finding a solution; there may be one.</source>
        <translation>制限に達し、解答は見つかりませんでした。解答があるかもしれません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are {count} solutions; this is one of them.</source>
        <translation>解答は{count}個あります。これはその一つです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are several solutions; this is one of the {count} found.</source>
        <translation>解答は複数あります。これは見つかった{count}個の一つです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>check</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>確認</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>置き方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>deduction</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>推論</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>search</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>探索</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>conflict</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>矛盾</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>left after {level}</source>
        <translation>{level}のあとの残り</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>components</source>
        <extracomment>Parts of a puzzle that do not depend on each other.</extracomment>
        <translation>独立した部分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{count} (clues: {clues})</source>
        <translation>{count} (数字: {clues})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>searched</source>
        <translation>探索対象</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements: {count}; calls of CP-SAT: {calls}</source>
        <translation>置き方: {count}、CP-SAT の呼び出し: {calls}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{time}, peak {memory} MiB</source>
        <translation>{time}、最大 {memory} MiB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>exactly one solution</source>
        <translation>解答はちょうど一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>step {number} does not follow from its hints</source>
        <translation>手順 {number} は示された根拠から導けません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof does not end with the empty clause</source>
        <translation>証明が空節で終わっていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>an area is less than 1</source>
        <translation>1 未満の面積があります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>{file} is not a solution</source>
        <translation>{file} は解答ではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>puzzle.cnf does not encode puzzle.txt</source>
        <translation>puzzle.cnf は puzzle.txt を表していません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>there is no clause {number}</source>
        <translation>節 {number} はありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof is correct: {claim}</source>
        <translation>証明は正しい: {claim}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>refused: {reason}</source>
        <translation>却下: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>a file of the proof is damaged ({reason})</source>
        <translation>証明のファイルが壊れています ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Check every step of a proof that shikaku prove wrote, without the solver.</source>
        <translation>shikaku prove が書き出した証明のすべてのステップを、ソルバーなしで確かめます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Exit status: 0 the proof is correct, 2 it is refused or could not be read.</source>
        <translation>終了ステータス: 0 証明は正しい、2 認められないか、読み込めない。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the folder with the proof</source>
        <translation>証明のフォルダー</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Small daily puzzle %1</source>
        <translation>今日の問題 (小) %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Daily puzzle %1</source>
        <translation>今日の問題 %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Large daily puzzle %1</source>
        <translation>今日の問題 (大) %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%1 %2: %3</source>
        <extracomment>The title of a puzzle of a collection, such as "Gentle 1: 8 x 8".</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%1, no. %2</source>
        <translation>%1 第%2番</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%3 %1, no. %2</source>
        <translation>%3 %1 第%2番</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Close without saving?</source>
        <translation>保存せずに閉じますか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Your last moves could not be saved: %1</source>
        <translation>最後の手を保存できませんでした: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Free some disk space and try again, or save the game somewhere else.</source>
        <translation>ディスクの空きを増やしてもう一度試すか、プレイを別の場所に保存してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Keep Window Open</source>
        <translation>ウィンドウを閉じない(&amp;K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Save Somewhere Else…</source>
        <translation>別の場所に保存…(&amp;S)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Close Anyway</source>
        <translation>それでも閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>view</name>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{height} x {width} = {area}</source>
        <translation>{height} x {width} = {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}</source>
        <translation>{area} / {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>fits the ?</source>
        <translation>? に合う</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}: +{off}</source>
        <translation>{area} / {wanted}: +{off}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{one} and {other}</source>
        <translation>{one}と{other}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{count} clues</source>
        <translation>数字{count}個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces one rectangle</source>
        <translation>長方形1個と置き換え</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces {count} rectangles</source>
        <translation>長方形{count}個と置き換え</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>possible: {number} of {count}</source>
        <translation>候補: {number} / {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{cell} is not covered yet.</source>
        <translation>{cell}がまだ埋まっていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>The {clue} in {cell} has no rectangle yet.</source>
        <translation>{cell}の{clue}にはまだ長方形がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{size} = {area} cells: fits the {clue}.</source>
        <translation>{size} = {area}マス: {clue}に合います。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>One cell: fits the {clue}.</source>
        <translation>1マス: {clue}に合います。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: {size} = {area} cells.</source>
        <translation>{rect}: {size} = {area}マス。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: one cell.</source>
        <translation>{rect}: 1マス。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size})</source>
        <translation>{rect} ({size})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} fits its clue but is not part of the solution. Right-click it to see why.</source>
        <translation>{rect}は数字には合っていますが、解答に含まれません。右クリックすると理由がわかります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Click the opposite corner (or this cell again to cancel). Size: {size}.</source>
        <translation>向かい合う角をクリックします (もう一度このマスで中止)。大きさ: {size}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Move to the opposite corner and press Enter (Esc cancels). Size: {size}.</source>
        <translation>向かい合う角へ動かして Enter を押します (Esc で中止)。大きさ: {size}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Pencil: {rect} ({size}) belongs to one rectangle.</source>
        <translation>鉛筆書き: {rect} ({size}) は同じ長方形に入ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}), {number} of {count} possible for {clue}. Arrow keys show the others, Enter draws, X crosses out, Esc ends.</source>
        <translation>{rect} ({size})、{clue}の候補 {number} / {count}。矢印キーでほかの候補、Enter で引く、X で×印、Esc で終わります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}). Arrow keys move it, Shift and arrow keys change its shape, Enter draws, Esc cancels.</source>
        <translation>{rect} ({size})。矢印キーで動かし、Shift と矢印キーで形を変え、Enter で引き、Esc で取り消します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{status} Crossed out: {rects}.</source>
        <translation>{status} ×印: {rects}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>解けました! すべてのマスが埋まりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but some rectangles break a rule: they are hatched.</source>
        <translation>すべてのマスが埋まりましたが、ルールに違反した長方形があります (斜線の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but this is not the solution yet.</source>
        <translation>すべてのマスが埋まりましたが、まだ正解ではありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{name}. K keeps it, J rejects it, B goes back.</source>
        <translation>{name}。K で採用、J で破棄、B で取りやめます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Drag to draw rectangles. Each must contain one number and exactly that many cells.</source>
        <translation>ドラッグで長方形を引きます。どの長方形にも数字が一つ入り、その数だけのマスになります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_session.py"/>
        <source>This rectangle is part of the drill.</source>
        <translation>この長方形は練習の一部です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>A pencil rectangle needs at least two cells.</source>
        <translation>鉛筆の長方形には2マス以上必要です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a pencil rectangle.</source>
        <translation>{rect}はすでに鉛筆の長方形の中にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a rectangle.</source>
        <translation>{rect}はすでに長方形の中にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No need to cross this out: {reason}</source>
        <translation>×を付ける必要はありません: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No rectangle is left for {clue}.</source>
        <translation>{clue}に残った長方形はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width}</source>
        <translation>縦{height}横{width}の鉛筆の長方形の中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width} that no solution agrees with</source>
        <translation>どの解答にも合わない、縦{height}横{width}の鉛筆の長方形の中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one of them is in the solution</source>
        <translation>その一つは解答に含まれる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one rectangle crossed out</source>
        <translation>×印の長方形1個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out</source>
        <translation>×印の長方形{count}個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>supposed in trial {number}</source>
        <translation>仮置き{number}で仮定</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>possible rectangle {number} of {count}, {height} by {width}, {extent}</source>
        <translation>置ける長方形 {count}個中{number}番目、縦{height}横{width}、{extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{height} by {width}, {extent}</source>
        <translation>縦{height}横{width}、{extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>from row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>{top}行{left}列から{bottom}行{right}列まで</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencilled: {height} by {width}, {extent}.</source>
        <translation>鉛筆書き: 縦{height}横{width}、{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Crossed out: {height} by {width}, {extent}.</source>
        <translation>×印: 縦{height}横{width}、{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencil rectangle removed: {height} by {width}, {extent}.</source>
        <translation>鉛筆の長方形を削除: 縦{height}横{width}、{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Cross removed: {height} by {width}, {extent}.</source>
        <translation>×印を削除: 縦{height}横{width}、{extent}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles drawn.</source>
        <translation>鉛筆の長方形を{count}個引きました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out.</source>
        <translation>長方形{count}個に×を付けました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles removed.</source>
        <translation>鉛筆の長方形を{count}個消しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} crosses removed.</source>
        <translation>×印を{count}個消しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} begins: you can reject what you draw now.</source>
        <translation>仮置き{number}を始めます。ここから引くものは破棄できます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} is open again: you can reject what you draw now.</source>
        <translation>仮置き{number}を再開しました。ここから引くものは破棄できます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} supposes this rectangle.</source>
        <translation>仮置き{number}はこの長方形を仮定しています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} left.</source>
        <translation>仮置き{number}を取りやめました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} kept.</source>
        <translation>仮置き{number}を採用しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} rejected.</source>
        <translation>仮置き{number}を破棄しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Row {row}, column {col}</source>
        <translation>{row}行{col}列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {row}, column {col}</source>
        <translation>{row}行{col}列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>{top}行{left}列から{bottom}行{right}列まで</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clue {clue}</source>
        <translation>数字 {clue}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unknown clue</source>
        <translation>不明の数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unfilled</source>
        <translation>空き</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>縦{height}横{width}の長方形の中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>fits</source>
        <translation>合っている</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>breaks a rule</source>
        <translation>ルール違反</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>is in no solution</source>
        <translation>どの解答にもない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>marked {marks}</source>
        <translation>印 {marks}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>differs between solutions</source>
        <translation>解答によって違う</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>not covered by a clue yet</source>
        <translation>まだ数字で覆われていない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>part of why there is no solution</source>
        <translation>解答がない理由の一部</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The rectangle reaches from row {top}, column {left} to row {bottom}, column {right}.</source>
        <translation>この長方形は{top}行{left}列から{bottom}行{right}列までです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{height} by {width}</source>
        <translation>縦{height}横{width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{phrase}.</source>
        <translation>{phrase}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} cells</source>
        <translation>{area}マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>one cell</source>
        <translation>1マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} of {wanted} cells</source>
        <translation>{wanted}マス中{area}マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{off} too many</source>
        <translation>{off}マス多い</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>no clue</source>
        <translation>数字なし</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clues {clues}</source>
        <translation>数字 {clues}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>pencil {rectangle}</source>
        <translation>鉛筆 {rectangle}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}.</source>
        <translation>引きました: {rectangle}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}, {verdict}.</source>
        <translation>引きました: {rectangle}、{verdict}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Removed: {rectangle}.</source>
        <translation>消しました: {rectangle}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles drawn.</source>
        <translation>長方形を{count}個引きました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles removed.</source>
        <translation>長方形を{count}個消しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{covered} of {all} cells covered.</source>
        <translation>{all}マス中{covered}マスが埋まりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is solved.</source>
        <translation>問題が解けました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is no longer solved.</source>
        <translation>解けた状態ではなくなりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>This is not the solution yet.</source>
        <translation>まだ正解ではありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Move to the opposite corner and press Enter. Esc cancels.</source>
        <translation>向かい合う角へ動かして Enter を押します。Esc で中止します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Arrow keys move it, Shift and arrow keys change its shape, Enter draws it, Esc cancels.</source>
        <translation>矢印キーで動かし、Shift と矢印キーで形を変え、Enter で引き、Esc で取り消します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Nothing drawn.</source>
        <translation>何も引いていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>One clue left: {clues}.</source>
        <translation>残りの数字は1個: {clues}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} clues left: {clues}.</source>
        <translation>残りの数字は{count}個: {clues}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Every clue has a rectangle.</source>
        <translation>すべての数字に長方形があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has no rectangle left.</source>
        <translation>{clue}に置ける長方形がもうありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has only crossed-out rectangles left.</source>
        <translation>{clue}に残るのは×印の長方形だけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Nothing can cover {cell}.</source>
        <translation>{cell}を覆えるものがありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{rect}: {reason}</source>
        <translation>{rect}: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The {area} in {cell}</source>
        <translation>{cell}の{area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The "?" in {cell}</source>
        <translation>{cell}の「?」</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {clue} is {size}</source>
        <translation>{clue}が{size}なら</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {rect} is a rectangle</source>
        <translation>{rect}が長方形なら</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: nothing drawn yet</source>
        <translation>仮置き{number}: まだ何も引いていません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: several rectangles</source>
        <translation>仮置き{number}: 複数の長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_commands.py"/>
        <source>{count} trials are open: keep or reject one first.</source>
        <translation>仮置きが{count}段あります。先に一つを採用するか破棄してください。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/solution_cache.py"/>
        <source>Something went wrong while it was being solved.</source>
        <translation>解いている途中でエラーが発生しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Never</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>When the Board Is Full</source>
        <translation>盤面が埋まったとき</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule Errors Immediately</source>
        <translation>ルール違反はすぐに</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything Not in the Solution</source>
        <translation>解答にないものはすべて</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were not shown.</source>
        <translation>間違いは表示されませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were shown on the full board.</source>
        <translation>盤面が埋まったときに間違いが表示されました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule errors were shown immediately.</source>
        <translation>ルール違反はすぐに表示されました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything not in the solution was shown.</source>
        <translation>解答にないものはすべて表示されました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>One clue has only one rectangle that fits. Draw it.</source>
        <translation>入る長方形が一つしかない数字があります。引いてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find a cell that only one clue can reach, but not with all its rectangles.</source>
        <translation>一つの数字しか届かず、その数字のすべての長方形には入らないマスを探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>All rectangles of one clue share some cells. Find one of them that another clue could take.</source>
        <translation>ある数字のどの長方形にも入るマスがあります。その中から、別の数字が取るかもしれないマスを探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a neighbour no room.</source>
        <translation>隣の数字の場所がなくなる長方形に×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a cell that nothing can cover.</source>
        <translation>何にも覆えないマスができる長方形に×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would cut off cells which the clues among them cannot fill.</source>
        <translation>切り離したマスを、その中の数字で埋められなくなる長方形に×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Any rectangle on one cell also takes another. Cross out a rectangle that takes the other cell alone.</source>
        <translation>あるマスに入る長方形は、必ずもう一つのマスにも入ります。その、もう一つのマスだけを取る長方形に×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Two clues must fill some cells together. Cross out a rectangle that would make that impossible.</source>
        <translation>二つの数字で埋めるしかないマスがあります。それができなくなる長方形に×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Count the cells of a few clues together. Cross out a rectangle that would take too many of them, or put too many elsewhere.</source>
        <translation>いくつかの数字のマスをまとめて数えてください。マスを取りすぎる長方形や、よそに出しすぎる長方形に×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Suppose a rectangle, see where it leads, and cross out one that is impossible.</source>
        <translation>長方形を仮定してその先を確かめ、ありえない長方形に×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Click the cell, or go to it and press Enter.</source>
        <translation>マスをクリックするか、そこへ動かして Enter を押してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag to draw, or press Shift+arrows, then Enter.</source>
        <translation>ドラッグするか、Shift+矢印キーのあと Enter を押して引いてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over cells that belong together, or press Shift+arrows, then P.</source>
        <translation>同じ組のマスの上をドラッグするか、Shift+矢印キーのあと P を押してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over the rectangle, or press Shift+arrows, then X.</source>
        <translation>長方形の上をドラッグするか、Shift+矢印キーのあと X を押してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Not quite</source>
        <translation>惜しい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>True, but not what was asked for</source>
        <translation>正しいけれど、聞かれていることではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>The board already shows this</source>
        <translation>盤面ですでにわかっています</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique does not prove it.</source>
        <translation>この手筋では証明できません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique leaves other rectangles for the same clue: {possible}.</source>
        <translation>この手筋では、同じ数字にほかの長方形も残ります: {possible}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find something that follows and is not known yet.</source>
        <translation>まだわかっていないことで、そこから言えるものを見つけてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>It is not this cell</source>
        <translation>このマスではありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Look again, or ask for help.</source>
        <translation>もう一度見るか、ヘルプを使ってください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>less than a minute</source>
        <translation>1分未満</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about a minute</source>
        <translation>約1分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} minutes</source>
        <translation>約{count}分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about an hour</source>
        <translation>約1時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} hours</source>
        <translation>約{count}時間</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>estimated time: {time}</source>
        <translation>予想時間: {time}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} that only one rectangle fits. Find it.</source>
        <translation>{region}に、長方形が一つしか入らない数字があります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a cell {region} that only one clue can reach. Find it.</source>
        <translation>{region}に、一つの数字しか届かないマスがあります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} whose rectangles all share some cells. Find it.</source>
        <translation>{region}に、どの長方形にも共通のマスがある数字があります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a neighbour no room. Find it.</source>
        <translation>{region}に、隣の数字の場所をなくす長方形があります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There are two cells {region} that go together. Find them.</source>
        <translation>{region}に、一緒になる二つのマスがあります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a stranded cell. Find it.</source>
        <translation>{region}に、マスを孤立させる長方形があります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would seal off a pocket that cannot be filled. Find it.</source>
        <translation>{region}に、埋められない区画を閉じてしまう長方形があります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>Two clues {region} work together. Find out how.</source>
        <translation>{region}で、二つの数字が組になって働きます。どう働くか探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is space to count {region}. Find out what follows.</source>
        <translation>{region}で、マスを数えてみてください。何がわかるでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} leads to a contradiction. Find it.</source>
        <translation>{region}に、矛盾につながる長方形があります。探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>A clue {region} can be drawn in only one way.</source>
        <translation>{region}に、引き方が一つしかない数字があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Look at [subject]{clue}[/subject]: which rectangles fit it?</source>
        <translation>[subject]{clue}[/subject]を見てください。入る長方形はどれでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [result]{place}[/result] is left for [subject]{clue}[/subject].</source>
        <translation>[subject]{clue}[/subject]に残るのは[result]{place}[/result]だけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>The other clues leave [subject]{clue}[/subject] nothing but [result]{place}[/result].</source>
        <translation>ほかの数字があるので、[subject]{clue}[/subject]に残るのは[result]{place}[/result]だけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One rectangle is left for each of [subject]{clues}[/subject].</source>
        <translation>[subject]{clues}[/subject]には、それぞれ長方形が一つだけ残っています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only one clue can reach a certain cell {region}.</source>
        <translation>{region}に、一つの数字しか届かないマスがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which clues can reach [reason]{cell}[/reason]?</source>
        <translation>[reason]{cell}[/reason]に届く数字はどれでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as [result]{place}[/result].</source>
        <translation>[reason]{cell}[/reason]に届くのは[subject]{clue}[/subject]だけで、それも[result]{place}[/result]としてだけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its rectangle contains [result]{pencil}[/result].</source>
        <translation>[reason]{cell}[/reason]に届くのは[subject]{clue}[/subject]だけです。だからその長方形には[result]{pencil}[/result]が入ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so it must cover it.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[reason]{cell}[/reason]に届くのは[subject]{clue}[/subject]だけなので、必ずそこを覆います。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some cells can be reached by one clue only, so these must cover them: [subject]{clues}[/subject].</source>
        <translation>一つの数字しか届かないマスがあるので、次の数字がそこを覆います: [subject]{clues}[/subject]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Whatever a clue {region} becomes, it needs certain cells.</source>
        <translation>{region}に、どう引いても必ず取るマスのある数字があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells do all rectangles for [subject]{clue}[/subject] share?</source>
        <translation>[subject]{clue}[/subject]のどの長方形にも入るマスはどれでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its neighbour.</source>
        <translation>[subject]{clue}[/subject]のどの長方形も[reason]{cells}[/reason]を覆います。隣に残るのは[result]{place}[/result]だけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle left for [subject]{clue}[/subject] contains [result]{pencil}[/result], so no other clue may use these cells.</source>
        <translation>[subject]{clue}[/subject]に残るどの長方形にも[result]{pencil}[/result]が入ります。だから、ほかの数字はこれらのマスを使えません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for [subject]{clue}[/subject] needs [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[subject]{clue}[/subject]のどの長方形にも[reason]{cells}[/reason]が必要です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>All rectangles left for a clue share some cells, so these are taken: [subject]{clues}[/subject].</source>
        <translation>残るどの長方形にも共通のマスがあるので、そのマスは次の数字のものです: [subject]{clues}[/subject]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} leaves a neighbour no room.</source>
        <translation>{region}に、ある引き方をすると隣の場所がなくなる数字があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?</source>
        <translation>[subject]{victim}[/subject]のどの長方形が、隣の場所をなくすでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any other rectangle for [subject]{victim}[/subject] would leave no room for [reason]{starved}[/reason]. So it must be [result]{place}[/result].</source>
        <translation>[subject]{victim}[/subject]がほかの長方形だと、[reason]{starved}[/reason]の場所がなくなります。だから[result]{place}[/result]です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would be no room for [reason]{starved}[/reason].</source>
        <translation>[subject]{victim}[/subject]が[ruled_out]{out}[/ruled_out]を取ると、[reason]{starved}[/reason]の場所がなくなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for [reason]{starved}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[reason]{starved}[/reason]の場所がなくなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two cells {region} belong together.</source>
        <translation>{region}に、一緒になる二つのマスがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What can cover [reason]{cell}[/reason], and does it cover [reason]{beside}[/reason] too?</source>
        <translation>[reason]{cell}[/reason]を覆えるのは何でしょう。それは[reason]{beside}[/reason]も覆いますか?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. That leaves [result]{place}[/result].</source>
        <translation>[reason]{cell}[/reason]を覆う長方形はどれも[reason]{beside}[/reason]も取ります。だから[reason]{beside}[/reason]だけを取ることはできません。残るのは[result]{place}[/result]です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without it, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>[reason]{cell}[/reason]を覆う長方形はどれも[reason]{beside}[/reason]も取ります。だから、それなしで[reason]{beside}[/reason]を取ることはできず、[ruled_out]{ruled}[/ruled_out]は消えます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], but any rectangle on [reason]{cell}[/reason] needs that cell too.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[reason]{beside}[/reason]を取りますが、[reason]{cell}[/reason]を覆う長方形にもそのマスが必要です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} strands a cell.</source>
        <translation>{region}に、ある引き方をするとマスが孤立する数字があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can cover?</source>
        <translation>[subject]{victim}[/subject]のどの長方形が、何にも覆えないマスを残すでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] were anything but [result]{place}[/result], nothing could cover [reason]{cell}[/reason].</source>
        <translation>[subject]{victim}[/subject]が[result]{place}[/result]でなければ、[reason]{cell}[/reason]を覆えるものがなくなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing could cover [reason]{cell}[/reason].</source>
        <translation>[subject]{victim}[/subject]が[ruled_out]{out}[/ruled_out]を取ると、[reason]{cell}[/reason]を覆えるものがなくなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover [reason]{cell}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。置くと、[reason]{cell}[/reason]を覆えるものがなくなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} cuts off some cells: count them.</source>
        <translation>{region}に、ある引き方をするとマスが切り離される数字があります。数えてみてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be filled?</source>
        <translation>[subject]{victim}[/subject]のどの長方形が、埋められないマスを切り離すでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Anything but [result]{place}[/result] for [subject]{victim}[/subject] would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>[subject]{victim}[/subject]が[result]{place}[/result]でないと、[reason]{pocket}[/reason]が切り離されますが、{misfit}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>[subject]{victim}[/subject]が[ruled_out]{out}[/ruled_out]を取ると、[reason]{pocket}[/reason]が切り離されますが、{misfit}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it cuts off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[reason]{pocket}[/reason]が切り離されますが、{misfit}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} must fill some cells between them.</source>
        <translation>{region}に、二つの数字だけで埋めるしかないマスがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] fill [reason]{cells}[/reason]?</source>
        <translation>[subject]{one}[/subject]と[subject]{other}[/subject]は、[reason]{cells}[/reason]をどう埋められるでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them. They can do so only with [result]{place}[/result].</source>
        <translation>[subject]この二つの数字[/subject]だけで[reason]{cells}[/reason]を埋めるには、[result]{place}[/result]しかありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them; [ruled_out]{out}[/ruled_out] would make that impossible.</source>
        <translation>[subject]この二つの数字[/subject]だけで[reason]{cells}[/reason]を埋めなければなりません。[ruled_out]{out}[/ruled_out]では、それができなくなります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must fill [reason]{cells}[/reason] between them, and with it they could not.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[subject]二つの数字[/subject]だけで[reason]{cells}[/reason]を埋めるはずが、これがあると埋められません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} fill certain cells between them.</source>
        <translation>{region}に、二つの数字が必ず埋めるマスがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?</source>
        <translation>[subject]{one}[/subject]と[subject]{other}[/subject]を両方とも引くには、どうすればよいでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That leaves [result]{place}[/result] for a neighbour.</source>
        <translation>[subject]二つの数字[/subject]をどう並べて引いても、[reason]{cells}[/reason]が埋まります。隣に残るのは[result]{place}[/result]です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>[subject]二つの数字[/subject]をどう並べて引いても、[reason]{cells}[/reason]が埋まります。だから[ruled_out]{ruled}[/ruled_out]は消えます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[subject]二つの数字[/subject]をどう並べて引いても、[reason]{cells}[/reason]が埋まります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] cover [reason]{need}[/reason]?</source>
        <translation>[subject]{one}[/subject]と[subject]{other}[/subject]は、[reason]{need}[/reason]をどう覆えるでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which leaves [result]{place}[/result] for a neighbour.</source>
        <translation>[reason]{need}[/reason]に届くのは[subject]この二つの数字[/subject]だけです。そこを覆うと必ず[reason]{cells}[/reason]も埋まり、隣に残るのは[result]{place}[/result]です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>[reason]{need}[/reason]に届くのは[subject]この二つの数字[/subject]だけです。そこを覆うと必ず[reason]{cells}[/reason]も埋まるので、[ruled_out]{ruled}[/ruled_out]は消えます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] reach [reason]{need}[/reason], and covering that always fills [reason]{cells}[/reason] too.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[reason]{need}[/reason]に届くのは[subject]二つの数字[/subject]だけで、そこを覆うと必ず[reason]{cells}[/reason]も埋まります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Count the cells {region}: the clues around them have few to spare.</source>
        <translation>{region}のマスを数えてください。まわりの数字にはほとんど余裕がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells can only [subject]{group}[/subject] cover?</source>
        <translation>[subject]{group}[/subject]にしか覆えないマスはどれでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That leaves [result]{place}[/result].</source>
        <translation>[reason]この{size}マス[/reason]に入るのは[subject]{number}個の数字[/subject]だけで、合計は{areas}マスです。外に出せるのは{spare}です。残るのは[result]{place}[/result]です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and [ruled_out]{out}[/ruled_out] would put more there.</source>
        <translation>[reason]この{size}マス[/reason]に入るのは[subject]{number}個の数字[/subject]だけで、合計は{areas}マスです。外に出せるのは{spare}ですが、[ruled_out]{out}[/ruled_out]では多く出すぎます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[reason]この{size}マス[/reason]に入るのは[subject]{number}個の数字[/subject]だけで、合計は{areas}マスです。外に出せるのは{spare}です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some clues {region} need almost all the room they have: count it.</source>
        <translation>{region}に、使える場所のほとんどが必要な数字があります。数えてみてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How many cells can [subject]{group}[/subject] reach?</source>
        <translation>[subject]{group}[/subject]が届くマスはいくつでしょう。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others. That leaves [result]{place}[/result].</source>
        <translation>[subject]この{number}個の数字[/subject]が届くのは[reason]この{size}マス[/reason]だけで、{areas}マスが必要です。ほかに渡せるのは{spare}です。残るのは[result]{place}[/result]です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others, and [ruled_out]{out}[/ruled_out] would take more.</source>
        <translation>[subject]この{number}個の数字[/subject]が届くのは[reason]この{size}マス[/reason]だけで、{areas}マスが必要です。ほかに渡せるのは{spare}ですが、[ruled_out]{out}[/ruled_out]では取りすぎます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。[subject]この{number}個の数字[/subject]が届くのは[reason]この{size}マス[/reason]だけで、{areas}マスが必要です。ほかに渡せるのは{spare}です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Try a rectangle for a clue {region} and see where it leads.</source>
        <translation>{region}の数字に長方形を一つ試して、その先を見てください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?</source>
        <translation>もしも[subject]{clue}[/subject]が[ruled_out]{rect}[/ruled_out]だったら?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is left.</source>
        <translation>[ruled_out]{rect}[/ruled_out]だと、{end}。だから残るのは[result]{place}[/result]だけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so it must go elsewhere.</source>
        <translation>[subject]{clue}[/subject]が[ruled_out]{rect}[/ruled_out]だとすると、{end}。だから別の場所になります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: {end}.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。{end}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject].</source>
        <translation>[subject]{clue}[/subject]が[subject]{rect}[/subject]だと仮定します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Then {count} steps follow, one after the other, for [subject]{clues}[/subject].</source>
        <translation>すると、[subject]{clues}[/subject]で{count}手が順に決まります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing fits [reason]{clue}[/reason]: a contradiction.</source>
        <translation>ここで、[reason]{clue}[/reason]に入るものがなくなります。矛盾です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing can cover [reason]{cell}[/reason]: a contradiction.</source>
        <translation>ここで、[reason]{cell}[/reason]を覆えるものがなくなります。矛盾です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top</source>
        <translation>上の方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the left</source>
        <translation>左の方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the right</source>
        <translation>右の方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom</source>
        <translation>下の方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-left quarter</source>
        <translation>左上の4分の1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-right quarter</source>
        <translation>右上の4分の1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-left quarter</source>
        <translation>左下の4分の1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-right quarter</source>
        <translation>右下の4分の1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one rectangle fits</source>
        <translation>入る長方形は一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one clue reaches this cell</source>
        <translation>マスに届く数字は一つ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells in every rectangle</source>
        <translation>どの長方形にも入るマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>No room for a neighbour</source>
        <translation>隣の場所がなくなる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells that go together</source>
        <translation>一緒になるマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Stranded cell</source>
        <translation>孤立するマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Sealed pocket</source>
        <translation>閉じた区画</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Two clues together</source>
        <translation>二つの数字の組</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Space counting</source>
        <translation>マスを数える</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>What if</source>
        <translation>もしも</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Gentle</source>
        <translation>入門</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Hard</source>
        <translation>むずかしい</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[subject]A clue of 1[/subject] fills only its own cell: [result]{place}[/result].</source>
        <translation>[subject]数字の1[/subject]は、そのマスだけを埋めます: [result]{place}[/result]。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only [result]{place}[/result] fits [subject]{clue}[/subject]. Every other rectangle hits {blockers}.</source>
        <translation>[subject]{clue}[/subject]に入るのは[result]{place}[/result]だけです。ほかの長方形はどれも{blockers}に当たります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>the edge</source>
        <translation>盤面の端</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]another clue[/reason]</source>
        <translation>[reason]別の数字[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]a drawn rectangle[/reason]</source>
        <translation>[reason]引いた長方形[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>a mark</source>
        <translation>印</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason]</source>
        <translation>[reason]{cell}[/reason]を覆えるものがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason]</source>
        <translation>[reason]{clue}[/reason]に入るものがありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason] any more</source>
        <translation>[reason]{cell}[/reason]を覆えるものがもうありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing can cover [reason]{cell}[/reason]</source>
        <translation>1手先で[reason]{cell}[/reason]を覆えるものがなくなります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing can cover [reason]{cell}[/reason]</source>
        <translation>{count}手先で[reason]{cell}[/reason]を覆えるものがなくなります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason] any more</source>
        <translation>[reason]{clue}[/reason]に入るものがもうありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing fits [reason]{clue}[/reason]</source>
        <translation>1手先で[reason]{clue}[/reason]に入るものがなくなります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing fits [reason]{clue}[/reason]</source>
        <translation>{count}手先で[reason]{clue}[/reason]に入るものがなくなります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>with no clue in it</source>
        <translation>その中に数字がありません</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the {areas} inside needs {areas}</source>
        <translation>中の{areas}には{areas}マスが必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside add up to {areas}</source>
        <translation>中の数字の合計は{areas}です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside need at least {areas}</source>
        <translation>中の数字には少なくとも{areas}マスが必要です</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one cell</source>
        <translation>1マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} cells</source>
        <translation>{count}マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} rectangles</source>
        <translation>{count}個の長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>any of {count} rectangles</source>
        <translation>{count}個の長方形のどれか</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>none</source>
        <translation>0マス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>only {count}</source>
        <translation>{count}マスだけ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{reason} It takes {count} steps to see this.</source>
        <translation>{reason}これを確かめるには{count}手かかります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>A search through all possibilities shows this.</source>
        <translation>すべての可能性を調べるとわかります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Draw [result]{place}[/result].</source>
        <translation>[result]{place}[/result]を引きます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]{rect}[/ruled_out].</source>
        <translation>[ruled_out]{rect}[/ruled_out]を消します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Pencil [result]{pencil}[/result].</source>
        <translation>[result]{pencil}[/result]を鉛筆で描きます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cross out [ruled_out]{out}[/ruled_out].</source>
        <translation>[ruled_out]{out}[/ruled_out]に×を付けます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove the mark on [ruled_out]{rect}[/ruled_out].</source>
        <translation>[ruled_out]{rect}[/ruled_out]の印を消します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]these {count} marks[/ruled_out].</source>
        <translation>[ruled_out]これら{count}個の印[/ruled_out]を消します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Reject the trial.</source>
        <translation>仮置きを破棄します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>There is nothing to draw.</source>
        <translation>引くものはありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>The puzzle has several solutions. This is true in all of those with your rectangles.</source>
        <translation>この問題には解答が複数あります。これは、あなたの長方形を含むどの解答でも成り立ちます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Whether the puzzle has only one solution is not known: checking takes too long.</source>
        <translation>この問題の解答が一つだけかどうかは不明です。確認に時間がかかりすぎます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Clues that fit in a single way</source>
        <translation>入り方が一つしかない数字</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells that a single clue can cover</source>
        <translation>一つの数字だけが覆えるマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil what a clue needs in any case</source>
        <translation>数字が必ず使うマスを鉛筆で描く</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a clue no room</source>
        <translation>数字の場所をなくすものに×を付ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a cell uncovered</source>
        <translation>覆えないマスを残すものに×を付ける</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Count the cells that a rectangle cuts off</source>
        <translation>長方形が切り離すマスを数える</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Two cells that one rectangle must cover</source>
        <translation>一つの長方形で覆うしかない二つのマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>What two clues must fill between them</source>
        <translation>二つの数字で埋めるしかないマス</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells against the sum of the clues</source>
        <translation>マスの数と数字の合計を比べる</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Suppose a rectangle and see where it leads</source>
        <translation>長方形を仮定してその先を見る</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Learn to play by playing: two minutes</source>
        <translation>遊びながら遊び方を学ぶ: 2分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number, its clue, and as many cells as the clue says.</source>
        <translation>盤面を長方形に分けます。どの長方形にも数字がちょうど一つ入り、マスの数はその数字と同じになります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.</source>
        <translation>4のまわりに4マスの長方形を引きます。マスを押したままドラッグして、放してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>That fits: one clue, and as many cells as it says.</source>
        <translation>そのとおりです。数字が一つあり、その数だけマスがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, and press Enter.</source>
        <translation>キーボードでは、矢印キーで動かし、Shift+矢印キーで長方形の大きさを決め、Enter を押します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A rectangle that breaks a rule is hatched. This one contains two clues, the 6 and the 3.</source>
        <translation>ルールに違反した長方形には斜線が付きます。この長方形には6と3の二つの数字が入っています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Click the hatched rectangle to remove it.</source>
        <translation>斜線の長方形をクリックして消してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is gone. U undoes a move whenever you like.</source>
        <translation>消えました。U でいつでも元に戻せます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move onto it and press Delete.</source>
        <translation>キーボードでは、その上へ動かして Delete を押します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This one breaks the other rule: its clue is 6, but it has only 4 cells.</source>
        <translation>これはもう一つのルールに違反しています。数字は6なのに、4マスしかありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Drag one of its borders until it has 6 cells.</source>
        <translation>6マスになるまで、辺の一つをドラッグしてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>6 cells for the 6. Now you know both rules.</source>
        <translation>6には6マス。これでルールは二つともわかりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: draw a larger rectangle over it, which replaces it.</source>
        <translation>キーボードでは、上からもっと大きな長方形を引くと置き換わります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A puzzle is solved when every cell is covered.</source>
        <translation>すべてのマスが埋まれば、問題は解けたことになります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve this one. Help is there if you need it.</source>
        <translation>これを解いてみてください。困ったらヘルプがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! You know all there is to know. The rest is finding.</source>
        <translation>解けました! 必要なことはこれですべてです。あとは見つけるだけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>By keyboard, Tab goes to the next clue without its rectangle.</source>
        <translation>キーボードでは、Tab で長方形のない次の数字へ移ります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one clue at a time. The edge, other clues and drawn rectangles may leave it a single rectangle.</source>
        <translation>数字を一つずつ見ましょう。端や、ほかの数字、引いた長方形のために、入る長方形が一つしか残らないことがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one empty cell at a time, corners first. If only one clue can reach it, that clue must cover it.</source>
        <translation>空いたマスを、角から順に一つずつ見ましょう。一つの数字しか届かないなら、その数字が必ずそこを覆います。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A clue may have several rectangles left that share some cells. Whichever it is, these cells are taken, so other clues must do without them.</source>
        <translation>残っている長方形がいくつもあっても、共通のマスがあることがあります。どれになってもそのマスは取られるので、ほかの数字はそこを使えません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If it leaves a clue nearby no room for any rectangle, it is impossible.</source>
        <translation>長方形を引いたと思ってください。近くの数字に入る長方形がなくなるなら、それはありえません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is impossible.</source>
        <translation>長方形を引いたと思ってください。そばのマスを覆えるものがなくなるなら、それはありえません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle that cuts off some cells. The clues among them must add up to just as many cells. If not, the rectangle is impossible.</source>
        <translation>いくつかのマスを切り離す長方形を思い浮かべてください。中の数字の合計は、そのマスの数と同じはずです。違うなら、その長方形はありえません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Sometimes every rectangle that covers one cell covers a second one, too. Then none may take the second cell without the first.</source>
        <translation>あるマスを覆う長方形が、どれも二つ目のマスも覆うことがあります。そのときは、最初のマスなしで二つ目のマスを取ることはできません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Some cells can be covered by two clues only. These two must fill them between them, so whatever prevents that is impossible.</source>
        <translation>二つの数字だけが覆えるマスがあります。この二つで埋めるしかないので、それをさまたげるものはありえません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Choose some cells and the clues that can cover them, and count. Clues without cells to spare must not waste any, and cells that need them all must get them.</source>
        <translation>いくつかのマスと、それを覆える数字を選んで数えましょう。マスに余裕のない数字は一つもむだにできず、全部が必要なマスは必ず埋まらなければなりません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a cell is left with nothing, the rectangle is impossible.</source>
        <translation>ほかに手がなければ、長方形を一つ仮定して、必ずそうなることをたどりましょう。数字かマスに何も残らなくなれば、その長方形はありえません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a clue with a single rectangle left, and draw it.</source>
        <translation>長方形が一つしか残っていない数字を探して、引いてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that is certain.</source>
        <translation>一つの数字しか届かないマスを探してください。その長方形を引くか、確かな部分を鉛筆で描いてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find cells that are in every rectangle of a clue, and pencil them.</source>
        <translation>ある数字のどの長方形にも入るマスを探して、鉛筆で描いてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would leave a clue no room, and cross it out.</source>
        <translation>数字の場所をなくす長方形を探して、×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would strand a cell, and cross it out.</source>
        <translation>マスを孤立させる長方形を探して、×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would cut off the wrong number of cells, and cross it out.</source>
        <translation>マスの数が合わない区画を切り離す長方形を探して、×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that separates cells which go together, and cross it out.</source>
        <translation>一緒になるマスを引き離す長方形を探して、×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that two clues together make impossible, and cross it out.</source>
        <translation>二つの数字の組によってありえなくなる長方形を探して、×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that the count makes impossible, and cross it out.</source>
        <translation>マスを数えるとありえないとわかる長方形を探して、×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that leads to a dead end, and cross it out.</source>
        <translation>行き詰まりにつながる長方形を探して、×を付けてください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and press P.</source>
        <translation>鉛筆: 道具の「鉛筆」か右ボタンでドラッグします。または Shift+矢印キーで大きさを決めて P を押します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with the tool Draw is right, too.</source>
        <translation>×印: その上をドラッグするか、Shift+矢印キーで大きさを決めて X を押します。残るものを道具の「引く」で引いても正解です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T begins a trial, and J rejects it, which crosses its first rectangle out.</source>
        <translation>×印: その上をドラッグするか、Shift+矢印キーで大きさを決めて X を押します。仮定してもかまいません。T で仮置きを始め、J で破棄すると、最初の長方形に×が付きます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>While you drag, the cells are counted and the clues in them added up. Let go to cross out, or press Esc to leave it. By keys: Shift+arrows, then X.</source>
        <translation>ドラッグしている間、マスの数と中の数字の合計が表示されます。放すと×が付き、Esc を押すとやめます。キーでは Shift+矢印キーのあと X です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>An example</source>
        <translation>例</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Try it where the marks are</source>
        <translation>印のところで試す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>On your own</source>
        <translation>自分の力で</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A whole puzzle</source>
        <translation>問題をまるごと</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This puzzle needs what you have just learned, and nothing harder.</source>
        <translation>この問題に必要なのは、今学んだことだけです。それよりむずかしいものはいりません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve it. Help is there if you need it.</source>
        <translation>解いてみてください。困ったらヘルプがあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! This technique is yours now.</source>
        <translation>解けました! この手筋はもうあなたのものです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = one cell; the clues in it: {total}</source>
        <translation>{size} = 1マス、中の数字: {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = {area} cells; the clues in them: {total}</source>
        <translation>{size} = {area}マス、中の数字の合計: {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size}; a clue in it is unknown</source>
        <translation>{size}、中に不明の数字があります</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is true, but it does not follow from this technique alone. Look once more.</source>
        <translation>正しいけれど、この手筋だけでは出てきません。もう一度見てください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>One more thing: another rectangle is hatched. Click it to remove it.</source>
        <translation>もう一つあります。別の長方形に斜線が付いています。クリックして消してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The board already shows this. Look for something new.</source>
        <translation>それは盤面ですでにわかっています。新しいことを探してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>No solution agrees with it.</source>
        <translation>これに合う解答はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle ({size}) contains no clue.</source>
        <translation>この長方形 ({size}) には数字がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle contains {count} clues: {clues}. A rectangle may contain only one.</source>
        <translation>この長方形には数字が{count}個あります: {clues}。入れられるのは一つだけです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too few.</source>
        <translation>この長方形は{area}マス ({size}) ですが、数字は{wanted}なので、{off}マス足りません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.</source>
        <translation>この長方形は{area}マス ({size}) ですが、数字は{wanted}なので、{off}マス多すぎます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has one cell, but its clue is {wanted}: {off} too few.</source>
        <translation>この長方形は1マスですが、数字は{wanted}なので、{off}マス足りません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The puzzle has no clues.</source>
        <translation>この問題には数字がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has {wanted} cells.</source>
        <translation>数字の合計は{total}ですが、盤面は{wanted}マスです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No rectangle of {wanted} cells fits on the grid for the clue in {cells}.</source>
        <translation>{cells}の数字の{wanted}マスの長方形が、盤面に入りません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>Every rectangle of {wanted} cells for the clue in {cells} includes another clue.</source>
        <translation>{cells}の数字の{wanted}マスの長方形は、どれも別の数字を含みます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No clue can reach {cells}.</source>
        <translation>{cells}に届く数字がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>These clues cannot all have their rectangles: {clues}.</source>
        <translation>これらの数字のすべてに長方形を置くことはできません: {clues}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>There is no simple reason: only {total} or more clues taken together show it.</source>
        <translation>簡単な理由はありません。{total}個以上の数字を合わせて考えて、初めてわかります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has only one cell.</source>
        <translation>数字の合計は{total}ですが、盤面は1マスしかありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues need at least {total} cells, but the grid has {wanted}.</source>
        <translation>数字には少なくとも{total}マスが必要ですが、盤面は{wanted}マスです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the {area} in {cell}</source>
        <translation>{cell}の{area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the "?" in {cell}</source>
        <translation>{cell}の「?」</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {last}</source>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} or {last}</source>
        <translation>{first}か{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {count} more</source>
        <translation>{first}ほか{count}個</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>At least one rectangle breaks a rule (hatched).</source>
        <translation>ルールに違反している長方形があります (斜線の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A rectangle {quarter} breaks a rule.</source>
        <translation>{quarter}にルールに違反した長方形があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{broken}</source>
        <translation>{broken}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your rectangles fits its clue but is not part of the solution.</source>
        <translation>あなたの長方形の一つは、数字には合っていますが解答に含まれません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong rectangle is {quarter}.</source>
        <translation>間違った長方形は{quarter}にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities finds no solution with it.</source>
        <translation>[ruled_out]{rect}[/ruled_out]は間違いです。すべての可能性を調べても、これを含む解答はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your rectangles cannot all be right.</source>
        <translation>あなたの長方形のいくつかは、同時に正しくはなりません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of them is {quarter}.</source>
        <translation>その一つは{quarter}にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution contains them all.</source>
        <translation>[ruled_out]{rects}[/ruled_out]はどれもいずれかの解答に含まれますが、すべてを含む解答はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your pencil marks is wrong.</source>
        <translation>鉛筆書きの一つが間違っています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong mark is {quarter}.</source>
        <translation>間違った印は{quarter}にあります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all belong to one rectangle of the solution.</source>
        <translation>鉛筆で囲んだ[ruled_out]{rect}[/ruled_out]のマスは、解答では一つの長方形に入りません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your crossed-out rectangles is right.</source>
        <translation>×を付けた長方形の一つは正しいものです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[allowed]{rect}[/allowed] is crossed out, but it is part of the solution.</source>
        <translation>[allowed]{rect}[/allowed]には×が付いていますが、解答に含まれています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your marks cannot all be right.</source>
        <translation>あなたの印のいくつかは、同時に正しくはなりません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your rectangles together.</source>
        <translation>[ruled_out]これら{count}個の印[/ruled_out]とあなたの長方形の両方に合う解答はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>From here, the puzzle has several solutions.</source>
        <translation>ここからは、解答が複数あります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [subject]{clue}[/subject].</source>
        <translation>[subject]{clue}[/subject]を見てください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in another [allowed]{other}[/allowed]. Take either: every solution counts.</source>
        <translation>[subject]{clue}[/subject]は、ある解答では[allowed]{one}[/allowed]、別の解答では[allowed]{other}[/allowed]です。どちらでもかまいません。どの解答も正解です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution.</source>
        <translation>この問題には解答がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>この盤面は分けきることができません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution. {problem}</source>
        <translation>この問題には解答がありません。{problem}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps here; only a search does.</source>
        <translation>使える手筋ではここから進めません。探索が必要です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. None of the techniques I know proves it.</source>
        <translation>探索すると、[subject]{clue}[/subject]は[result]{place}[/result]だとわかります。使える手筋では証明できません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>None of the techniques I know helps on this board.</source>
        <translation>使える手筋では、この盤面から進めません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>I found no place where one of them applies.</source>
        <translation>手筋が使える場所は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps on this board, and searching it for a solution would take too long.</source>
        <translation>使える手筋では、この盤面から進めません。解答を探索するには時間がかかりすぎます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial.</source>
        <translation>使える手筋では、この仮置きから進めません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial. Suppose something more, or go back to before the trial.</source>
        <translation>使える手筋では、この仮置きから進めません。さらに仮定するか、仮置きの前に戻ってください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Something drawn or marked {region} cannot be right.</source>
        <translation>{region}で引いたものか印が間違っています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.</source>
        <translation>[reason]{cell}[/reason]のあたりを見てください。そこで引いたものか印が間違っています。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>With what is drawn and marked, {end}. So something there is wrong: undo until the contradiction is gone.</source>
        <translation>今引いてあるものと印では、{end}。だからどこかが間違っています。矛盾がなくなるまで元に戻してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>What this trial supposes cannot be right: look {region}.</source>
        <translation>この仮置きの仮定は成り立ちません。{region}を見てください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [reason]{cell}[/reason]: the trial fails there.</source>
        <translation>[reason]{cell}[/reason]を見てください。仮置きはそこで失敗します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In this trial, {end}. So what it supposes is wrong: reject it.</source>
        <translation>この仮置きでは、{end}。だから仮定が間違っています。破棄してください。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>This game is from an older version, which did not record when moves were made.</source>
        <translation>これは以前の版のプレイで、手の時間が記録されていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Nothing to review: no wrong rectangle, no hint and no long pause.</source>
        <translation>振り返るところはありません。間違った長方形も、ヒントも、長い中断もありませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>A wrong rectangle was on the board for {time} in total.</source>
        <translation>間違った長方形が、合わせて{time}のあいだ盤面にありました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You usually moved within {time}. Pauses longer than {limit} are worth a look.</source>
        <translation>ふだんは{time}以内に手を進めていました。{limit}より長い中断は見直す価値があります。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Wrong rectangle</source>
        <translation>間違った長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Long pause</source>
        <translation>長い中断</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed on the board for {time}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] ({size}) を引きましたが、間違いです。{time}のあいだ盤面にありました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{reason} It stayed on the board for {time}.</source>
        <translation>{reason}{time}のあいだ盤面にありました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>After {time} without a move, you asked for a hint: {degree}.</source>
        <translation>{time}のあいだ手を進めず、ヒントを使いました: {degree}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You made no move for {time}.</source>
        <translation>{time}のあいだ手を進めませんでした。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a nudge</source>
        <translation>手がかり</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>where to look</source>
        <translation>探す場所</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>an explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a rectangle drawn for you</source>
        <translation>代わりに引いた長方形</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Here you could have seen this: {find}</source>
        <translation>ここで見つけられたこと: {find}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min</source>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes}分{seconds}秒</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution.</source>
        <translation>解答がありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution. {reason}</source>
        <translation>解答がありません。{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has several solutions, so there is no single one to show.</source>
        <translation>解答が複数あるため、示せる唯一解はありません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>Checking whether it has only one solution took too long.</source>
        <translation>解答が一つだけかどうかの確認に時間がかかりすぎました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>盤面を長方形に分けます。どの長方形にも数字がちょうど一つ入り、その数字はマスの数を表します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Tools</source>
        <translation>道具</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil</source>
        <translation>鉛筆</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Shikaku board</source>
        <translation>四角に切れの盤面</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Mouse: drag from corner to corner, or click two opposite corners. Click a rectangle to remove it.</source>
        <translation>マウス: 角から角へドラッグするか、向かい合う角を2か所クリックします。長方形をクリックすると消えます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Touch: the same with one finger. Two fingers zoom and move the page.</source>
        <translation>タッチ: 1本指で同じように操作します。2本指でページを拡大・移動できます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Keys: arrow keys move the cursor, Shift+arrows size a rectangle, Enter draws or removes it, Esc cancels. C checks, Ctrl+Z undoes, Ctrl+Y redoes.</source>
        <translation>キー: 矢印キーでカーソルを動かし、Shift+矢印キーで長方形の大きさを決め、Enter で引くか消し、Esc で中止します。C で確認、Ctrl+Z で元に戻す、Ctrl+Y でやり直しです。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil notes possible rectangles, which do not count: drag with the right mouse button, or with Pencil on. P pencils with the keyboard.</source>
        <translation>鉛筆は、置けるかもしれない長方形の覚え書きで、解答には数えません。右ボタンでドラッグするか、「鉛筆」をオンにしてドラッグします。キーボードでは P です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check looks for mistakes.</source>
        <translation>「確認」で間違いがないか調べます。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>This page needs JavaScript to show the board.</source>
        <translation>このページで盤面を表示するには JavaScript が必要です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>row {row}, column {col}</source>
        <translation>{row}行{col}列</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>clue {area}</source>
        <translation>数字 {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>縦{height}横{width}の長方形の中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a wrong rectangle of {height} by {width}</source>
        <translation>縦{height}横{width}の間違った長方形の中</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{height} × {width} = {area}</source>
        <translation>{height} × {width} = {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Now choose the opposite corner, or this cell again to cancel.</source>
        <translation>次に向かい合う角を選びます。もう一度このマスを選ぶと中止します。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Drawn: {height} × {width} = {area}.</source>
        <translation>引きました: {height} × {width} = {area}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>pencilled: {height} by {width}</source>
        <translation>鉛筆書き: 縦{height}横{width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencilled: {height} × {width} = {area}.</source>
        <translation>鉛筆書き: {height} × {width} = {area}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{name} (solved)</source>
        <translation>{name} (解決済み)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved: {count} of {all}</source>
        <translation>解けた問題: {count} / {all}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Removed: {height} × {width}.</source>
        <translation>消しました: {height} × {width}。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undone.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redone.</source>
        <translation>やり直しました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>解けました! すべてのマスが埋まりました。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Looking good so far.</source>
        <translation>ここまではいい調子です。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>まだ何も引かれていません。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle breaks a rule (hatched).</source>
        <translation>1個の長方形がルールに違反しています (斜線の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles break a rule (hatched).</source>
        <translation>{count}個の長方形がルールに違反しています (斜線の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle fits its number but cannot be part of the solution (hatched).</source>
        <translation>1個の長方形は、数字には合っていますが解答に含まれません (斜線の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles cannot be part of the solution (hatched).</source>
        <translation>{count}個の長方形は解答に含まれません (斜線の部分)。</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{first}, {next}</source>
        <translation>{first}、{next}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
