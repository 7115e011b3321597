<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Copy &amp;Diagnostics</source>
        <translation>Copiar &amp;diagnóstico</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The diagnostics are on the clipboard.</source>
        <translation>O diagnóstico está na área de transferência.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The clipboard cannot be used. Please copy the selected text.</source>
        <translation>Não é possível usar a área de transferência. Copie o texto selecionado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Licences</source>
        <translation>&amp;Licenças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>D&amp;etails</source>
        <translation>D&amp;etalhes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Parts of the program</source>
        <translation>Partes do programa</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system</source>
        <translation>Como no sistema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For red-green colour blindness</source>
        <translation>Para daltonismo vermelho-verde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For blue-yellow colour blindness</source>
        <translation>Para daltonismo azul-amarelo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;No animations</source>
        <translation>&amp;Sem animações</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Colours:</source>
        <translation>&amp;Cores:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Rectangle colours:</source>
        <translation>Cores dos &amp;retângulos:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Text size:</source>
        <translation>&amp;Tamanho do texto:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>High contrast and fewer animations are also used if the system asks for them.</source>
        <translation>Alto contraste e menos animações também são usados se o sistema pedir.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <location filename="../shikaku_gui/gui/board/board_preview.py"/>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
</context>
<context>
    <name>BoardViewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>R4C5 (row 4, column 5)</source>
        <translation>R4C5 (linha 4, coluna 5)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>E4 (column E, row 4)</source>
        <translation>E4 (coluna E, linha 4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Row and column numbers</source>
        <translation>&amp;Números de linhas e colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Overview of large boards</source>
        <translation>&amp;Mapa de tabuleiros grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Pencil rectangles and crosses</source>
        <translation>Retângulos a &amp;lápis e riscos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Cell names:</source>
        <translation>Nomes das &amp;células:</translation>
    </message>
</context>
<context>
    <name>BookControls</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Book</source>
        <translation>Livro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>P&amp;uzzles on a page:</source>
        <translation>&amp;Quebra-cabeças por página:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pap&amp;er:</source>
        <translation>Pap&amp;el:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Orien&amp;tation:</source>
        <translation>Orien&amp;tação:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Mar&amp;gins:</source>
        <translation>Mar&amp;gens:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Extra inner margin:</source>
        <translation>Margem interna extra:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Bleed:</source>
        <translation>Sangria:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Page numbers</source>
        <translation>Números de página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Large print</source>
        <translation>&amp;Letra grande</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>S&amp;olutions:</source>
        <translation>S&amp;oluções:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Hints:</source>
        <translation>&amp;Dicas:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Lin&amp;k:</source>
        <translation>Lin&amp;k:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Caption:</source>
        <translation>Legenda:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the name</source>
        <translation>Linha para o nome</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the time</source>
        <translation>Linha para o tempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>&amp;Numerar linhas e colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my rectangles</source>
        <translation>Incluir meus retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>Incluir &amp;minhas marcas e tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>T&amp;itle:</source>
        <translation>Tít&amp;ulo:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Subtitle:</source>
        <translation>Subtítulo:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author:</source>
        <translation>Autor:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Imprint:</source>
        <translation>Créditos:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Co&amp;ver</source>
        <translation>Ca&amp;pa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Rules with an example</source>
        <translation>Regras com um exemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Table of &amp;contents</source>
        <translation>&amp;Sumário</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>One chapter per grade</source>
        <translation>Um capítulo por dificuldade</translation>
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
        <translation>Trocar de pasta…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose Folder…</source>
        <translation>Escolher pasta…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 puzzle</source>
        <translation>1 quebra-cabeça</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n puzzles</source>
        <translation><numerusform>%n quebra-cabeça</numerusform><numerusform>%n quebra-cabeças</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 group</source>
        <translation>1 grupo</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n groups</source>
        <translation><numerusform>%n grupo</numerusform><numerusform>%n grupos</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>your folder contains more than are listed</source>
        <translation>sua pasta contém mais do que está listado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 file still to be read</source>
        <translation>1 arquivo ainda por ler</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n files still to be read</source>
        <translation><numerusform>%n arquivo ainda por ler</numerusform><numerusform>%n arquivos ainda por ler</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No puzzles match.</source>
        <translation>Nenhum quebra-cabeça encontrado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no duplicates here.</source>
        <translation>Não há repetidos aqui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No unfinished games. Games you start appear here.</source>
        <translation>Nenhum jogo inacabado. Os jogos que você começar aparecem aqui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Files you open are listed here.</source>
        <translation>Os arquivos que você abrir aparecem aqui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose a folder. Its puzzles, including ones you add later, appear here.</source>
        <translation>Escolha uma pasta. Os quebra-cabeças dela, inclusive os que você acrescentar depois, aparecem aqui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no puzzles here.</source>
        <translation>Não há quebra-cabeças aqui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Move to Trash</source>
        <translation>Mover para a lixeira</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Give Up</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Undo Rename or Delete</source>
        <translation>Desfazer renomeação ou exclusão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be renamed.</source>
        <translation>Só é possível renomear arquivos da sua pasta.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be deleted.</source>
        <translation>Só é possível excluir arquivos da sua pasta.</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Checking…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing to check</source>
        <translation>Nada a verificar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>Nada foi desenhado ainda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every cell is covered.</source>
        <translation>Todas as células estão cobertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, and every clue and every cell still has a possible rectangle.</source>
        <translation>Nenhuma regra foi violada, e cada número e cada célula ainda tem um retângulo possível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has not failed</source>
        <translation>A tentativa não falhou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Reject Trial</source>
        <translation>Rejeitar tentativa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has failed</source>
        <translation>A tentativa falhou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking for the last good position…</source>
        <translation>Procurando a última posição boa…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>Não há como dividir esta grade.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This puzzle has no solution</source>
        <translation>Este quebra-cabeça não tem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing needs to be removed.</source>
        <translation>Nada precisa ser removido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This is a good position</source>
        <translation>Esta posição é boa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back one move. Redo restores it.</source>
        <translation>Voltou um lance. Refazer o recupera.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation><numerusform>Voltou %n lance. Refazer o recupera.</numerusform><numerusform>Voltou %n lances. Refazer recupera todos.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Back to the last good position</source>
        <translation>De volta à última posição boa</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation><numerusform>E mais %n.</numerusform><numerusform>E mais %n.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>A rule is broken</source>
        <translation>Uma regra foi violada</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation><numerusform>%n retângulo viola uma regra</numerusform><numerusform>%n retângulos violam uma regra</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Provado: não há retângulos que preencham esta grade.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, but the check for mistakes ran out of time.</source>
        <translation>Nenhuma regra foi violada, mas faltou tempo para verificar se há erros.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken</source>
        <translation>Nenhuma regra foi violada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far is correct.</source>
        <translation>Todos os retângulos até agora estão certos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far belongs to a solution. There are several.</source>
        <translation>Todos os retângulos até agora fazem parte de uma solução. Há várias.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking good</source>
        <translation>Tudo certo até aqui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Save Proof…</source>
        <translation>Salvar prova…</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Runs of each formulation</source>
        <translation>Execuções de cada formulação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Seconds for each run</source>
        <translation>Segundos por execução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;All</source>
        <translation>Marcar &amp;todas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;None</source>
        <translation>&amp;Desmarcar todas</translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>A new best for this size and difficulty! Until now: %1, median %2.</source>
        <translation>Seu novo recorde neste tamanho e dificuldade! Até agora: %1, mediana %2.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Your best for this size and difficulty: %1, median %2.</source>
        <translation>Seu melhor neste tamanho e dificuldade: %1, mediana %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Sequência: %n dia</numerusform><numerusform>Sequência: %n dias</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Shikaku: %1, solved in %2</source>
        <translation>Shikaku: %1, resolvido em %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Another Puzzle</source>
        <translation>Outro quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Replay</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Copy Result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Solved in %1</source>
        <translation>Resolvido em %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown %n times.</source>
        <translation><numerusform>Os retângulos possíveis foram mostrados %n vez.</numerusform><numerusform>Os retângulos possíveis foram mostrados %n vezes.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown once.</source>
        <translation>Os retângulos possíveis foram mostrados uma vez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 nudge</source>
        <translation>1 pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 place shown</source>
        <translation>1 lugar mostrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 explanation</source>
        <translation>1 explicação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 move made for you</source>
        <translation>1 lance feito para você</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n nudges</source>
        <translation><numerusform>%n pista</numerusform><numerusform>%n pistas</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n places shown</source>
        <translation><numerusform>%n lugar mostrado</numerusform><numerusform>%n lugares mostrados</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n explanations</source>
        <translation><numerusform>%n explicação</numerusform><numerusform>%n explicações</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n moves made for you</source>
        <translation><numerusform>%n lance feito para você</numerusform><numerusform>%n lances feitos para você</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 hint: %1</source>
        <translation>1 dica: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n hints: %1</source>
        <translation><numerusform>%n dica: %1</numerusform><numerusform>%n dicas: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today</source>
        <translation>Resolvido hoje</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today: %1 of %2</source>
        <extracomment>%1 and %2: numbers of puzzles.</extracomment>
        <translation>Resolvidos hoje: %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: 1 day</source>
        <translation>Sequência: 1 dia</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Sequência: %n dia</numerusform><numerusform>Sequência: %n dias</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: 1 day</source>
        <translation>mais longa: 1 dia</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: %n days</source>
        <translation><numerusform>mais longa: %n dia</numerusform><numerusform>mais longa: %n dias</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Previous month</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Next month</source>
        <translation>Próximo mês</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Everyone gets the same three puzzles each day. Solving one of them is enough for your streak, as long as it is still that date somewhere in the world. You can play earlier days at any time.</source>
        <translation>Todos recebem os mesmos três quebra-cabeças a cada dia. Resolver um deles basta para a sua sequência, enquanto ainda for essa data em algum lugar do mundo. Os dias anteriores podem ser jogados a qualquer momento.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play Again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Making the puzzle…</source>
        <translation>Criando o quebra-cabeça…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%1, solved</source>
        <extracomment>%1: the size of a daily puzzle.</extracomment>
        <translation>%1, resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved in %1</source>
        <translation>Resolvido em %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>1 hint</source>
        <translation>1 dica</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%n hints</source>
        <translation><numerusform>%n dica</numerusform><numerusform>%n dicas</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>no hints</source>
        <translation>sem dicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved on a later day, so it does not count towards your streak.</source>
        <translation>Resolvido em um dia posterior, por isso não conta para a sua sequência.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved while the clock was set back, so it does not count.</source>
        <translation>Resolvido com o relógio atrasado, por isso não conta.</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Open Folder</source>
        <translation>&amp;Abrir pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Choose Another Folder…</source>
        <translation>&amp;Escolher outra pasta…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>Usar a pasta &amp;padrão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Keep the Present Folder</source>
        <translation>&amp;Manter a pasta atual</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Data folder:</source>
        <translation>Pasta de &amp;dados:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Your games, history, statistics and daily puzzles. Your own puzzle files stay where you saved them.</source>
        <translation>Seus jogos, histórico, estatísticas e quebra-cabeças do dia. Os arquivos dos seus quebra-cabeças ficam onde você os salvou.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>From the next start, the data already in %1 is used. Your present data stays where it is.</source>
        <translation>A partir do próximo início, serão usados os dados que já estão em %1. Seus dados atuais ficam onde estão.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>At the next start, your data is copied to %1 and used there. The present folder is kept as it is.</source>
        <translation>No próximo início, seus dados serão copiados para %1 e usados lá. A pasta atual fica como está.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Folder for your data</source>
        <translation>Pasta para os seus dados</translation>
    </message>
</context>
<context>
    <name>DetailsForm</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Aut&amp;hor</source>
        <translation>Aut&amp;or</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Sour&amp;ce</source>
        <translation>&amp;Fonte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Notes for the player (optional)</source>
        <translation>Observações para quem joga (opcional)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not read %1</source>
        <translation>Não foi possível ler %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not open %1</source>
        <translation>Não foi possível abrir %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Nothing to paste</source>
        <translation>Nada para colar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>The clipboard contains no text.</source>
        <translation>A área de transferência não contém texto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>No puzzle found in the text</source>
        <translation>Nenhum quebra-cabeça no texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Pasted puzzles</source>
        <translation>Quebra-cabeças colados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not save %1</source>
        <translation>Não foi possível salvar %1</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Today: five minutes</source>
        <translation>Hoje: cinco minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>From your games</source>
        <translation>Dos seus jogos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Drill %1</source>
        <translation>Exercício %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%1 de %2 certos de primeira</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>One drill</source>
        <translation>Um exercício</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation><numerusform>%n exercício</numerusform><numerusform>%n exercícios</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>That's it for now.</source>
        <translation>Por agora é só.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>You have done every drill. New ones are being made.</source>
        <translation>Você fez todos os exercícios. Outros estão sendo criados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>No new drill yet</source>
        <translation>Ainda não há exercício novo</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next picture</source>
        <translation>Próxima figura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
</context>
<context>
    <name>EditorAutosave</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not save your draft</source>
        <translation>Não foi possível salvar seu rascunho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>There is no other unfinished puzzle in the editor.</source>
        <translation>Não há outro quebra-cabeça inacabado no editor.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>No other draft</source>
        <translation>Nenhum outro rascunho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Your draft is not shown</source>
        <translation>Seu rascunho não é mostrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>You started another puzzle before it was read. Open Other Draft shows it.</source>
        <translation>Você começou outro quebra-cabeça antes de ele ser lido. Abrir outro rascunho o mostra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not read your draft</source>
        <translation>Não foi possível ler seu rascunho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>The old file was kept as %1.</source>
        <translation>O arquivo antigo foi guardado como %1.</translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: empty</source>
        <translation>%1: vazia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: clue %2</source>
        <translation>%1: número %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>Grid of %1 by %2 cells</source>
        <translation>Grade de %1 por %2 células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1. Type a number or ?; Delete removes it.</source>
        <translation>%1. Digite um número ou ?; Delete o remove.</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Clues</source>
        <translation>Números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Sum of clues</source>
        <translation>Soma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Placements</source>
        <translation>Posições possíveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Grade</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solving…</source>
        <translation>Resolvendo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus one ?</source>
        <translation>%1, mais um ?</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus %n ?</source>
        <translation><numerusform>%1, mais %n ?</numerusform><numerusform>%1, mais %n ?</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too few</source>
        <translation>%1: faltam %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too many</source>
        <translation>%1: sobram %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Type&lt;/b&gt; a number or &lt;b&gt;?&lt;/b&gt; into the selected cell.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; a clue to move it, or press Ctrl+arrows.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right-click&lt;/b&gt; for rows and columns.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Digite&lt;/b&gt; um número ou &lt;b&gt;?&lt;/b&gt; na célula selecionada.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arraste&lt;/b&gt; um número para movê-lo, ou use Ctrl+setas.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Clique com o botão direito&lt;/b&gt; para linhas e colunas.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle; its number is filled in.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Click&lt;/b&gt; inside it to move its clue there; &lt;b&gt;Delete&lt;/b&gt; removes it.&lt;/p&gt;&lt;p&gt;With the keyboard: &lt;b&gt;Shift+arrows&lt;/b&gt;, then &lt;b&gt;Enter&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Arraste&lt;/b&gt; para desenhar um retângulo; o número dele é preenchido.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Clique&lt;/b&gt; dentro dele para levar o número até ali; &lt;b&gt;Delete&lt;/b&gt; o remove.&lt;/p&gt;&lt;p&gt;Pelo teclado: &lt;b&gt;Shift+setas&lt;/b&gt;, depois &lt;b&gt;Enter&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 1</source>
        <translation>Solução 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 2</source>
        <translation>Solução 2</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Untitled puzzle</source>
        <translation>Quebra-cabeça sem título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>%1[*] — Editor</source>
        <translation>%1[*] — Editor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>ExceptHook</name>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong, and your last action could not be completed.</source>
        <translation>Algo deu errado, e sua última ação não pôde ser concluída.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Your game is unchanged, and you can continue. If it happens again, the details help us fix it.</source>
        <translation>Seu jogo não mudou, e você pode continuar. Se acontecer de novo, os detalhes nos ajudam a corrigir o problema.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Puzzle</source>
        <translation>&amp;Quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;With my rectangles</source>
        <translation>Com meus &amp;retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Solution</source>
        <translation>&amp;Solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>&amp;Numerar linhas e colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>Incluir &amp;minhas marcas e tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Could not save the picture: %1</source>
        <translation>Não foi possível salvar a imagem: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>A imagem está na área de transferência.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Export Image</source>
        <translation>Exportar imagem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Scal&amp;e:</source>
        <translation>&amp;Escala:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Solving…</source>
        <translation>Resolvendo…</translation>
    </message>
</context>
<context>
    <name>FigureTiles</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Played</source>
        <translation>Jogados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Solved</source>
        <translation>Resolvidos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Time played</source>
        <translation>Tempo jogado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Daily streak</source>
        <translation>Sequência diária</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Longest daily streak</source>
        <translation>Maior sequência diária</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Renamed to %1.</source>
        <translation>Renomeado para %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Moved %1 to the trash.</source>
        <translation>%1 foi para a lixeira.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Restored %1.</source>
        <translation>%1 foi restaurado.</translation>
    </message>
</context>
<context>
    <name>FilterControls</name>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Progress</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Grade</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any progress</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any grade</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Title, author, source, grade, size or file name</source>
        <translation>Título, autor, fonte, dificuldade, tamanho ou nome do arquivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Reverse order</source>
        <translation>Ordem inversa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Duplicates</source>
        <translation>Repetidos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show only puzzles that occur more than once, perhaps rotated or mirrored</source>
        <translation>Mostrar só quebra-cabeças que aparecem mais de uma vez, talvez girados ou espelhados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show filters and order</source>
        <translation>Mostrar filtros e ordem</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <location filename="../shikaku_gui/gui/library/gallery.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Board of %1 by %2 cells</source>
        <translation>Tabuleiro de %1 por %2 células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Arrow keys move the cursor, Shift and arrow keys size a rectangle, Enter draws it, P pencils it, X crosses it out, Delete removes one, S on a clue draws a rectangle of its size, P on a clue shows its possible rectangles, Tab goes to the next open clue, L lists those that are left, F6 leaves the board.</source>
        <translation>As setas movem o cursor, Shift e setas dimensionam um retângulo, Enter o desenha, P o marca a lápis, X o risca, Delete remove um, S sobre um número desenha um retângulo do tamanho dele, P sobre um número mostra os retângulos possíveis dele, Tab vai ao próximo número em aberto, L lista os que faltam, F6 sai do tabuleiro.</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solving…</source>
        <translation>Resolvendo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>This is the only solution. Undo restores your rectangles.</source>
        <translation>Esta é a única solução. Desfazer recupera seus retângulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solved automatically</source>
        <translation>Resolvido automaticamente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>There are several solutions; this is one of them.</source>
        <translation>Há várias soluções; esta é uma delas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Several solutions</source>
        <translation>Várias soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Provado: não há retângulos que preencham esta grade.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>No solution</source>
        <translation>Sem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Stopped at the time limit without an answer.</source>
        <translation>Parou no limite de tempo sem resposta.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Not known</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Saved a copy</source>
        <translation>Uma cópia foi salva</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Reading %1…</source>
        <translation>Lendo %1…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%1 is a folder</source>
        <translation>%1 é uma pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library can show its puzzles, including those in subfolders.</source>
        <translation>A biblioteca pode mostrar os quebra-cabeças dela, inclusive os das subpastas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>It will then no longer show %1.</source>
        <translation>Ela deixará de mostrar %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library now shows %1</source>
        <translation>A biblioteca agora mostra %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Show in Library</source>
        <translation>Mostrar na biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One puzzle added.</source>
        <translation>Um quebra-cabeça adicionado.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n puzzles added.</source>
        <translation><numerusform>%n quebra-cabeça adicionado.</numerusform><numerusform>%n quebra-cabeças adicionados.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One was already in the library.</source>
        <translation>Um já estava na biblioteca.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n were already in the library.</source>
        <translation><numerusform>%n já estava na biblioteca.</numerusform><numerusform>%n já estavam na biblioteca.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One could not be read.</source>
        <translation>Um não pôde ser lido.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n could not be read.</source>
        <translation><numerusform>%n não pôde ser lido.</numerusform><numerusform>%n não puderam ser lidos.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Back to Previous Puzzle</source>
        <translation>Voltar ao quebra-cabeça anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Opened the puzzle from the text</source>
        <translation>Quebra-cabeça do texto aberto</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Some rectangles were left out</source>
        <translation>Alguns retângulos ficaram de fora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>In the file they overlap, as unfinished rectangles do.</source>
        <translation>No arquivo eles se sobrepõem, como acontece com retângulos inacabados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>This puzzle has no solution</source>
        <translation>Este quebra-cabeça não tem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Welcome back</source>
        <translation>Que bom ver você de novo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You have played this puzzle before. Here is where you left off.</source>
        <translation>Você já jogou este quebra-cabeça. Aqui está onde você parou.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Start Over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Board cleared</source>
        <translation>Tabuleiro limpo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Undo restores your rectangles.</source>
        <translation>Desfazer recupera seus retângulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Another game of this puzzle</source>
        <translation>Outro jogo deste quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You also have another game of this puzzle.</source>
        <translation>Você também tem outro jogo deste quebra-cabeça.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Go to That Game</source>
        <translation>Ir para esse jogo</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Replay: %1</source>
        <translation>Reprise: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Previous move</source>
        <translation>Lance anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Next move</source>
        <translation>Próximo lance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>&amp;Contents</source>
        <translation>&amp;Conteúdo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Search the guide</source>
        <translation>Pesquisar no guia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 — Guide</source>
        <translation>%1 — Guia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for the next step…</source>
        <translation>Procurando o próximo passo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no steps left.</source>
        <translation>Não há mais passos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for all steps…</source>
        <translation>Procurando todos os passos…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no other hints right now.</source>
        <translation>Não há outras dicas agora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That's it.</source>
        <translation>Isso mesmo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That is not correct. Here is more help.</source>
        <translation>Não está certo. Aqui vai mais ajuda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Right, but there is another step to find.</source>
        <translation>Certo, mas há outro passo a achar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>This hint is out of date.</source>
        <translation>Esta dica não vale mais.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another</source>
        <translation>Outra</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another hint</source>
        <translation>Outra dica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All hints now</source>
        <translation>Todas as dicas agora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy explanation</source>
        <translation>Copiar explicação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>The history was erased.</source>
        <translation>O histórico foi apagado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Could not save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved %n games to %1.</source>
        <translation><numerusform>%n jogo salvo em %1.</numerusform><numerusform>%n jogos salvos em %1.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved one game to %1.</source>
        <translation>Um jogo salvo em %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>%1 Also saved: %2.</source>
        <translation>%1 Também foi salvo: %2.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Games you finish or give up are listed here.</source>
        <translation>Os jogos que você termina ou abandona aparecem aqui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Replay</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Play Again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Finished games</source>
        <translation>Jogos encerrados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ProofSaver</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Writing the proof…</source>
        <translation>Escrevendo a prova…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Could not save the proof</source>
        <translation>Não foi possível salvar a prova</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Too many rectangles are possible in this puzzle.</source>
        <translation>Há retângulos possíveis demais neste quebra-cabeça.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has exactly one solution.</source>
        <translation>Ela prova que o quebra-cabeça tem exatamente uma solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has several solutions.</source>
        <translation>Ela prova que o quebra-cabeça tem várias soluções.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has no solution.</source>
        <translation>Ela prova que o quebra-cabeça não tem solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has one step, which any LRAT checker can check.</source>
        <translation>Ela tem um passo, que qualquer verificador LRAT pode conferir.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has %n steps, which any LRAT checker can check.</source>
        <translation><numerusform>Ela tem %n passo, que qualquer verificador LRAT pode conferir.</numerusform><numerusform>Ela tem %n passos, que qualquer verificador LRAT pode conferir.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Saved the proof to %1</source>
        <translation>A prova foi salva em %1</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>S&amp;top</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Could not save %1: %2</source>
        <translation>Não foi possível salvar %1: %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Saved to %1.</source>
        <translation>Salvo em %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Laboratory</source>
        <translation>Laboratório</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Formulations</source>
        <translation>&amp;Formulações</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Runs</source>
        <translation>&amp;Execuções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>On the &amp;Board</source>
        <translation>No &amp;tabuleiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Progress</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Close</source>
        <translation>Fe&amp;char</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>As provas se contradizem. Isto é um defeito do Shikaku.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation><numerusform>Pronto: %n formulação foi executada.</numerusform><numerusform>Pronto: %n formulações foram executadas.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: one formulation was run.</source>
        <translation>Pronto: uma formulação foi executada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>This puzzle has too many possible rectangles to list.</source>
        <translation>Este quebra-cabeça tem retângulos possíveis demais para listar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation><numerusform>Parado após %n formulação.</numerusform><numerusform>Parado após %n formulações.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after one formulation.</source>
        <translation>Parado após uma formulação.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>%1: %2 of %3 formulations done.</source>
        <translation>%1: %2 de %3 formulações prontas.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system (%1)</source>
        <translation>Como no sistema (%1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>A new language is used from the next start of Shikaku.</source>
        <translation>O novo idioma vale a partir do próximo início do Shikaku.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Use It Now</source>
        <translation>&amp;Usar agora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Close all windows and continue the latest game; all games are kept</source>
        <translation>Fechar todas as janelas e continuar o último jogo; todos os jogos são mantidos</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Task %1 of %2</source>
        <translation>Tarefa %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next Lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That's it</source>
        <translation>Isso mesmo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Not quite</source>
        <translation>Quase</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Nothing new</source>
        <translation>Nada de novo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>True, but not this</source>
        <translation>Verdade, mas não é isso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That is impossible</source>
        <translation>Isso é impossível</translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Lesson %1: %2. %3</source>
        <translation>Lição %1: %2. %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>%1 of %2 tasks done</source>
        <translation>%1 de %2 tarefas feitas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Start to see what each level of reasoning removes.</source>
        <translation>Inicie para ver o que cada nível de raciocínio elimina.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation><numerusform>%n posição possível antes de qualquer raciocínio.</numerusform><numerusform>%n posições possíveis antes de qualquer raciocínio.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement before any reasoning.</source>
        <translation>Uma posição possível antes de qualquer raciocínio.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All placements</source>
        <translation>Todas as posições possíveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level proves that there is no solution.</source>
        <translation>Este nível prova que não há solução.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are still undecided.</source>
        <translation><numerusform>%n posição possível ainda está em aberto.</numerusform><numerusform>%n posições possíveis ainda estão em aberto.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Every clue is decided.</source>
        <translation>Todos os números estão decididos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation><numerusform>%n posição possível é eliminada (riscada).</numerusform><numerusform>%n posições possíveis são eliminadas (riscadas).</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement is removed (crossed out).</source>
        <translation>Uma posição possível é eliminada (riscada).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level removes nothing more.</source>
        <translation>Este nível não elimina mais nada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement has a fractional value.</source>
        <translation>Uma posição possível tem valor fracionário.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation><numerusform>%n posição possível tem valor fracionário.</numerusform><numerusform>%n posições possíveis têm valores fracionários.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All values are 0 or 1.</source>
        <translation>Todos os valores são 0 ou 1.</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Daily puzzle</source>
        <translation>Jogo do dia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>New Puzzle</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Open File</source>
        <translation>Abrir arquivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>The file is no longer there.</source>
        <translation>O arquivo não está mais lá.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This game is no longer there.</source>
        <translation>Este jogo não está mais lá.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This is the game on the board.</source>
        <translation>Este é o jogo que está no tabuleiro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Moved to History. You can resume it from there.</source>
        <translation>Foi para o Histórico. Você pode retomá-lo de lá.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Folder With Puzzles</source>
        <translation>Pasta com quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>%1% done</source>
        <translation>%1% feito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Back to Puzzle</source>
        <translation>Voltar ao jogo</translation>
    </message>
</context>
<context>
    <name>LibrarySidebar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Library sections</source>
        <translation>Seções da biblioteca</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Untitled puzzle</source>
        <translation>Quebra-cabeça sem título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview map: click or drag to move around</source>
        <translation>Mapa geral: clique ou arraste para se deslocar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview</source>
        <translation>Mapa geral</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>Calendar of daily puzzles</source>
        <translation>Calendário dos quebra-cabeças do dia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>solved: %1</source>
        <extracomment>%1: one to three sizes, such as "Small, Large".</extracomment>
        <translation>resolvido: %1</translation>
    </message>
</context>
<context>
    <name>NewPlayer</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>New to Shikaku?</source>
        <translation>Primeira vez no Shikaku?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Learn the rules by playing. It takes two minutes.</source>
        <translation>Aprenda as regras jogando. Leva dois minutos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Show Me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>No, Thanks</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>You can find the lessons in the library, or press Ctrl+F1.</source>
        <translation>As lições estão na biblioteca; você também pode apertar Ctrl+F1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Have fun</source>
        <translation>Divirta-se</translation>
    </message>
</context>
<context>
    <name>NewPuzzleController</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your earlier game is kept in History. Undo returns to it.</source>
        <translation>Seu jogo anterior está guardado no Histórico. Desfazer volta a ele.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Back to My Game</source>
        <translation>Voltar ao meu jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Started over</source>
        <translation>Jogo recomeçado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Could not make this puzzle</source>
        <translation>Não foi possível criar este quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Only puzzles made by Shikaku have settings and a seed to share.</source>
        <translation>Só quebra-cabeças criados pelo Shikaku têm opções e semente para compartilhar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Not copied</source>
        <translation>Não copiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Anyone who pastes this text into Shikaku gets the same puzzle.</source>
        <translation>Quem colar este texto no Shikaku recebe o mesmo quebra-cabeça.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>&amp;Settings and Seed</source>
        <translation>&amp;Opções e semente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Redo returns to the new puzzle.</source>
        <translation>Refazer volta ao novo quebra-cabeça.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your game is back</source>
        <translation>Seu jogo está de volta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Making the puzzle…</source>
        <translation>Criando o quebra-cabeça…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>You are already playing this puzzle</source>
        <translation>Você já está jogando este quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your previous game is kept in History. Undo returns to it.</source>
        <translation>Seu jogo anterior está guardado no Histórico. Desfazer volta a ele.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>New puzzle</source>
        <translation>Novo quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Found no such puzzle after %1 attempts.</source>
        <translation>Nada encontrado após %1 tentativas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>There is no such puzzle of this size.</source>
        <translation>Não existe um quebra-cabeça assim deste tamanho.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Other Settings…</source>
        <translation>Outras opções…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>No puzzle</source>
        <translation>Nenhum quebra-cabeça</translation>
    </message>
</context>
<context>
    <name>NewPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Rectangles</source>
        <translation>Retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Few large</source>
        <translation>Poucos e grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Many small</source>
        <translation>Muitos e pequenos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry</source>
        <translation>Simetria</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time</source>
        <translation>Tempo estimado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Same as &amp;Last</source>
        <translation>Co&amp;mo da última vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Crea&amp;te</source>
        <translation>C&amp;riar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>New Puzzle</source>
        <translation>Novo quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Random (enter a number to repeat a puzzle)</source>
        <translation>Aleatória (digite um número para repetir um quebra-cabeça)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The hardest technique needed to solve the puzzle</source>
        <translation>A técnica mais difícil necessária para resolver o quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The usual shape of the rectangles</source>
        <translation>A forma habitual dos retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>How the clues are arranged</source>
        <translation>Como os números são dispostos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Size:</source>
        <translation>Tamanho:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty:</source>
        <translation>Dificuldade:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>R&amp;ectangles:</source>
        <translation>R&amp;etângulos:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes:</source>
        <translation>Formas:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry:</source>
        <translation>Simetria:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>&amp;Needs technique:</source>
        <translation>Exige a &amp;técnica:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>See&amp;d:</source>
        <translation>&amp;Semente:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>An estimate for this size and difficulty, and for your own pace once known</source>
        <translation>Uma estimativa para este tamanho e dificuldade, e para o seu ritmo assim que for conhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time:</source>
        <translation>Tempo estimado:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>about %1 cells each</source>
        <translation>cerca de %1 células cada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Last time: %1</source>
        <translation>Da última vez: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Making the puzzle…</source>
        <translation>Criando o quebra-cabeça…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Generating (attempt %1 of at most %2)…</source>
        <translation>Gerando (tentativa %1 de no máximo %2)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle after %1 attempts. Try another size or difficulty.</source>
        <translation>Nada encontrado após %1 tentativas. Tente outro tamanho ou dificuldade.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size or another technique.</source>
        <translation>Após %1 tentativas, nada que exija esta técnica. Tente um tamanho maior ou outra técnica.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size, no symmetry or another technique.</source>
        <translation>Após %1 tentativas, nada que exija esta técnica. Tente um tamanho maior, sem simetria ou outra técnica.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>There is no such puzzle of this size. Choose a larger one.</source>
        <translation>Não existe um quebra-cabeça assim deste tamanho. Escolha um maior.</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/next_step.py"/>
        <source>Next Step: %1</source>
        <translation>Próximo passo: %1</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>OpenPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Add All to the Library</source>
        <translation>Adicionar todos à biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Which puzzle do you want to open?</source>
        <translation>Qual quebra-cabeça você quer abrir?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open this puzzle?</source>
        <translation>Abrir este quebra-cabeça?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open Puzzle</source>
        <translation>Abrir quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Adding the puzzles to the library…</source>
        <translation>Adicionando os quebra-cabeças à biblioteca…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, one clue</source>
        <translation>%1, um número</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1, %n número</numerusform><numerusform>%1, %n números</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%n rectangles drawn</source>
        <translation><numerusform>%n retângulo desenhado</numerusform><numerusform>%n retângulos desenhados</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>One rectangle drawn</source>
        <translation>Um retângulo desenhado</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Previous step</source>
        <translation>Passo anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Picture %1 of %2</source>
        <translation>Figura %1 de %2</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Time played: %1</source>
        <translation>Tempo jogado: %1</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
</context>
<context>
    <name>PlacementView</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/placement_view.py"/>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Hints explain a step, but do not draw it</source>
        <translation>As &amp;dicas explicam um passo, mas não o desenham</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show the &amp;time during a game</source>
        <translation>Mostrar o &amp;tempo durante o jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show &amp;mistakes:</source>
        <translation>Mostrar &amp;erros:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>The time is counted even if it is not shown.</source>
        <translation>O tempo é contado mesmo que não apareça.</translation>
    </message>
</context>
<context>
    <name>PracticeButton</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise: %1</source>
        <translation>Praticar: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Level %1 of %2</source>
        <translation>Nível %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Not practised yet</source>
        <translation>Ainda não praticada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due today</source>
        <translation>Para hoje</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Mastered</source>
        <translation>Dominada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due tomorrow</source>
        <translation>Para amanhã</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due in %n days</source>
        <translation><numerusform>Daqui a %n dia</numerusform><numerusform>Daqui a %n dias</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%1 de %2 certos de primeira</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>median %1 s</source>
        <translation>mediana %1 s</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Subjects</source>
        <translation>Assuntos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Books</source>
        <translation>Livros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Save as PDF…</source>
        <translation>Salvar como PD&amp;F…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>The margins leave no room on the page.</source>
        <translation>As margens não deixam espaço na página.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>It is too large to print.</source>
        <translation>É grande demais para imprimir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>Preparando quebra-cabeça %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Saved as %1; its puzzles are in files beside it.</source>
        <translation>Salvo como %1; os quebra-cabeças estão em arquivos ao lado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>Não foi possível salvar o arquivo: %1</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Other puzzles</source>
        <translation>Outros quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>There is no hint for this puzzle.</source>
        <translation>Não há dica para este quebra-cabeça.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>First: {first} Later: {later}</source>
        <translation>Primeiro: {first} Depois: {later}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Time:</source>
        <translation>Tempo:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>Divida a grade em retângulos. Cada um deve conter exatamente um número: a quantidade de células que ele cobre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles along its lines. Squares are rectangles, too.</source>
        <translation>Divida a grade em retângulos, seguindo as linhas. Quadrados também são retângulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Each rectangle must contain exactly one number: the number of cells it covers.</source>
        <translation>Cada retângulo deve conter exatamente um número: a quantidade de células que ele cobre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Every cell belongs to exactly one rectangle. There is only one solution, and it can be found by logic alone.</source>
        <translation>Cada célula pertence a exatamente um retângulo. Há uma única solução, e dá para chegar a ela só com lógica.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>An example</source>
        <translation>Um exemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The puzzle.</source>
        <translation>O quebra-cabeça.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The last rectangles follow in the same way. Solved!</source>
        <translation>Os últimos retângulos saem do mesmo jeito. Resolvido!</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles, from {first} to {last}</source>
        <translation>{count} quebra-cabeças, de {first} a {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles</source>
        <translation>{count} quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solution of {title}</source>
        <translation>Solução de {title}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Sheet {number} of {total}: rows {first}-{last}, columns {left}-{right}</source>
        <translation>Folha {number} de {total}: linhas {first}-{last}, colunas {left}-{right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzle {number}</source>
        <translation>Quebra-cabeça {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzles {first}–{last}</source>
        <translation>Quebra-cabeças {first}–{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
</context>
<context>
    <name>PuzzleGrader</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>No grade</source>
        <translation>Sem dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>several solutions</source>
        <translation>várias soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>no solution</source>
        <translation>sem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>not solved without a search</source>
        <translation>não se resolve sem busca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>one hard moment: %1; score %2 per clue</source>
        <translation>um momento difícil: %1; %2 pontos por número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1; score %2 per clue</source>
        <translation>técnica mais difícil: %1; %2 pontos por número</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation><numerusform>técnica mais difícil: %1 (%n vez); %2 pontos por número</numerusform><numerusform>técnica mais difícil: %1 (%n vezes); %2 pontos por número</numerusform></translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles to print</source>
        <translation>Quebra-cabeças a imprimir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Add…</source>
        <translation>&amp;Adicionar…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open &amp;Book…</source>
        <translation>A&amp;brir livro…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open a book file with its puzzles and options</source>
        <translation>Abrir um arquivo de livro com os quebra-cabeças e as opções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save Book…</source>
        <translation>Salvar livro…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save the puzzles and the options as a book file</source>
        <translation>Salvar os quebra-cabeças e as opções como arquivo de livro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Books</source>
        <translation>Livros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Untitled, {size}</source>
        <translation>Sem título, {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleNames</name>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>could not be read</source>
        <translation>não pôde ser lido</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Drive</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Pasta</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>Atalho</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Billing information:</source>
        <translation>Informações de &amp;cobrança:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;End:</source>
        <translation>&amp;Fim:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Start:</source>
        <translation>&amp;Início:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Job &amp;priority:</source>
        <translation>&amp;Prioridade do trabalho:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Scheduled &amp;printing:</source>
        <translation>Impressão &amp;agendada:</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication Needed</source>
        <translation>Autenticação necessária</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>É preciso autenticar-se para usar %1 em %2.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1.</source>
        <translation>É preciso autenticar-se para usar %1.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Password:</source>
        <translation>Senha:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Username:</source>
        <translation>Nome de usuário:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Files of &amp;type:</source>
        <translation>Arquivos do &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPPDOptionsModel</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordem das páginas:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages &amp;per sheet:</source>
        <translation>Páginas &amp;por folha:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 não é uma indicação válida. Separe páginas e intervalos com ",", escreva os intervalos com "-" e cuide para que eles não se sobreponham.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflitos na impressão frente e verso</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Invalid Pages Definition</source>
        <translation>Indicação de páginas inválida</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Há conflitos nas configurações de frente e verso. Você quer corrigi-los?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced Option Conflicts</source>
        <translation>Conflitos nas opções avançadas</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page Setup Conflicts</source>
        <translation>Conflitos na configuração da página</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Há conflitos na configuração da página. Você quer corrigi-los?</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Há conflitos em algumas opções avançadas. Você quer corrigi-los?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced</source>
        <translation>Avançado</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Há conflitos em algumas opções. Corrija-os.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Double Sided Printing</source>
        <translation>Impressão frente e verso</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Long side binding</source>
        <translation>Encadernar pelo lado longo</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;Set:</source>
        <translation>&amp;Seleção de páginas:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Short side binding</source>
        <translation>Encadernar pelo lado curto</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indique páginas ou intervalos separados por vírgulas. Um intervalo são dois números com um hífen no meio: 3,5-7,9 imprime as páginas 3, 5, 6, 7 e 9.</translation>
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
        <translation>Espaço</translation>
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
        <translation>&amp;Dica perto daqui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Explain This</source>
        <translation>&amp;Explicar isto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Why Is This Wrong?</source>
        <translation>&amp;Por que está errado?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Possible Rectangles</source>
        <translation>Retângulos po&amp;ssíveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove Pe&amp;ncil Marks</source>
        <translation>Remover marcas a &amp;lápis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove &amp;Crosses</source>
        <translation>Remover &amp;riscos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Explaining…</source>
        <translation>Explicando…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Looking for the reason…</source>
        <translation>Procurando o motivo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue, but none of the techniques I know leads to it.</source>
        <translation>Ele serve para o número, mas nenhuma das técnicas que conheço leva a ele.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>No explanation</source>
        <translation>Sem explicação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue. The check ran out of time.</source>
        <translation>Ele serve para o número. Faltou tempo para a verificação.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Not known</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to the solution.</source>
        <translation>Ele faz parte da solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to a solution. There are several.</source>
        <translation>Ele faz parte de uma solução. Há várias.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>This is not wrong</source>
        <translation>Isto não está errado</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Try Again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Going through the game…</source>
        <translation>Percorrendo o jogo…</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation><numerusform>e mais %n</numerusform><numerusform>e mais %n</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Worth another look:</source>
        <translation>Vale a pena rever:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Looking for what could be seen here…</source>
        <translation>Procurando o que dava para ver aqui…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Overview</source>
        <translation>Mapa geral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Untitled puzzle</source>
        <translation>Quebra-cabeça sem título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Review: %1</source>
        <translation>Revisão: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Moment %1 of %2</source>
        <translation>Momento %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1 at %2</source>
        <translation>%1 aos %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>H reveals the step, N shows the next moment, Shift+N the previous one.</source>
        <translation>H revela o passo, N mostra o próximo momento, Shift+N o anterior.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next Picture</source>
        <translation>Próxima figura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>It belongs to the solution. But there is another step to find.</source>
        <translation>Faz parte da solução. Mas há outro passo a achar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Not quite</source>
        <translation>Quase</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That is not part of the solution.</source>
        <translation>Isso não faz parte da solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That's it</source>
        <translation>Isso mesmo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: this will come up in your drills.</source>
        <translation>%1: isto vai aparecer nos seus exercícios.</translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>The time is up: this drill is the last one.</source>
        <translation>O tempo acabou: este é o último exercício.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>Less than a minute left</source>
        <translation>Falta menos de um minuto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About a minute left</source>
        <translation>Falta cerca de um minuto</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation><numerusform>Falta cerca de %n minuto</numerusform><numerusform>Faltam cerca de %n minutos</numerusform></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The link to the puzzle is on the clipboard.</source>
        <translation>O link do quebra-cabeça está na área de transferência.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The game ID is on the clipboard.</source>
        <translation>O ID do jogo está na área de transferência.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The puzzle is on the clipboard as text.</source>
        <translation>O quebra-cabeça está na área de transferência como texto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>A imagem está na área de transferência.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>O resultado está na área de transferência, como texto e como imagem.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Link</source>
        <translation>&amp;Link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Game ID</source>
        <translation>ID do &amp;jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Image</source>
        <translation>&amp;Imagem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Not copied</source>
        <translation>Não copiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>An estimate from the steps to the solution, and your own pace once known</source>
        <translation>Uma estimativa a partir dos passos até a solução, e o seu ritmo assim que for conhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Estimated time: %1</source>
        <translation>Tempo estimado: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>&lt;p&gt;Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle, or click two opposite corners.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag a border&lt;/b&gt; to resize, &lt;b&gt;click&lt;/b&gt; a rectangle to remove it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrow keys&lt;/b&gt; move the cursor, &lt;b&gt;Shift+arrows&lt;/b&gt; size a rectangle, &lt;b&gt;Enter&lt;/b&gt; draws it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag with the right button&lt;/b&gt; to pencil what belongs together, &lt;b&gt;X&lt;/b&gt; crosses out, &lt;b&gt;T&lt;/b&gt; begins a trial.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; gives a hint, &lt;b&gt;C&lt;/b&gt; checks, &lt;b&gt;U&lt;/b&gt; undoes.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Divida a grade em retângulos. Cada um deve conter exatamente um número: a quantidade de células que ele cobre.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arraste&lt;/b&gt; para desenhar um retângulo, ou clique em dois cantos opostos.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arraste uma borda&lt;/b&gt; para redimensionar, &lt;b&gt;clique&lt;/b&gt; em um retângulo para removê-lo.&lt;/p&gt;&lt;p&gt;As &lt;b&gt;setas&lt;/b&gt; movem o cursor, &lt;b&gt;Shift+setas&lt;/b&gt; dimensionam um retângulo, &lt;b&gt;Enter&lt;/b&gt; o desenha.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arraste com o botão direito&lt;/b&gt; para marcar a lápis o que anda junto, &lt;b&gt;X&lt;/b&gt; risca, &lt;b&gt;T&lt;/b&gt; começa uma tentativa.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; dá uma dica, &lt;b&gt;C&lt;/b&gt; verifica, &lt;b&gt;U&lt;/b&gt; desfaz.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Untitled puzzle</source>
        <translation>Quebra-cabeça sem título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, one clue</source>
        <translation>%1, um número</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1, %n número</numerusform><numerusform>%1, %n números</numerusform></translation>
    </message>
</context>
<context>
    <name>SizeChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Other</source>
        <translation>Outro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
</context>
<context>
    <name>SizeDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>New Grid</source>
        <translation>Nova grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Crea&amp;te</source>
        <translation>C&amp;riar</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Sizes and grades</source>
        <translation>Tamanhos e dificuldades</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Tables</source>
        <translation>Mostrar como &amp;tabelas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Previous year</source>
        <translation>Ano anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Next year</source>
        <translation>Próximo ano</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Size and grade</source>
        <translation>Tamanho e dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The year</source>
        <translation>O ano</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times</source>
        <translation>Tempos esperados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints you asked for</source>
        <translation>Dicas que você pediu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>All of this stays on this computer.</source>
        <translation>Tudo isto fica neste computador.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Export CSV…</source>
        <translation>&amp;Exportar CSV…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>E&amp;rase…</source>
        <translation>&amp;Apagar…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Close</source>
        <translation>Fe&amp;char</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times are estimates.</source>
        <translation>Os tempos esperados são estimativas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Each hint is counted once, at its highest level.</source>
        <translation>Cada dica conta uma vez, no seu nível mais alto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Highest level</source>
        <translation>Nível mais alto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>A nudge</source>
        <translation>Uma pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Where to look</source>
        <translation>Onde olhar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The rectangle</source>
        <translation>O retângulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Best %1 (circled) · median %2 · trend: %3. Dashed line: median of the last %4 games.</source>
        <translation>Melhor %1 (com círculo) · mediana %2 · tendência: %3. Linha tracejada: mediana dos últimos %4 jogos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Charts</source>
        <translation>Mostrar como &amp;gráficos</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>Time played</source>
        <translation>Tempo jogado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>%1 of %2 cells</source>
        <translation>%1 de %2 células</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Start Over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Back to Learn</source>
        <translation>Voltar a Aprender</translation>
    </message>
</context>
<context>
    <name>TechniqueChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Needs technique</source>
        <translation>Exige a técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>A technique that is needed to solve the puzzle</source>
        <translation>Uma técnica necessária para resolver o quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Any</source>
        <translation>Qualquer uma</translation>
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
        <translation>Tempos na ordem em que você jogou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Puzzles you solve without having a hint draw appear here.</source>
        <translation>Os quebra-cabeças que você resolve sem que uma dica desenhe aparecem aqui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>One game</source>
        <translation>Um jogo</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>%n games, in order of play</source>
        <translation><numerusform>%n jogo, na ordem em que você jogou</numerusform><numerusform>%n jogos, na ordem em que você jogou</numerusform></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trials</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep everything drawn in it (K)</source>
        <translation>Manter tudo o que foi desenhado nela (K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Reject</source>
        <translation>Rejeitar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Remove it and cross out its first rectangle (J)</source>
        <translation>Removê-la e riscar o primeiro retângulo dela (J)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Undo it without a conclusion (B)</source>
        <translation>Desfazê-la sem conclusão (B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trial</source>
        <translation>Tentativa</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation><numerusform>%n tentativa</numerusform><numerusform>%n tentativas</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation><numerusform>%1 (%n retângulo)</numerusform><numerusform>%1 (%n retângulos)</numerusform></translation>
    </message>
</context>
<context>
    <name>WalkthroughController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>There are no steps left.</source>
        <translation>Não há mais passos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Looking for the solution path…</source>
        <translation>Procurando o caminho da solução…</translation>
    </message>
</context>
<context>
    <name>WalkthroughPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Play</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Walk through</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>%1 s per step</source>
        <translation>%1 s por passo</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Puzzles on the page</source>
        <translation>Quebra-cabeças na página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>&amp;Numerar linhas e colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Begin &amp;with the rectangles drawn</source>
        <translation>Começar com os &amp;retângulos desenhados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Web page</source>
        <translation>Página da web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Export Web Page</source>
        <translation>Exportar página da web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>T&amp;itle of the page:</source>
        <translation>Tít&amp;ulo da página:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>A puzzle on a web page can have at most %1 cells.</source>
        <translation>Um quebra-cabeça em uma página da web pode ter no máximo %1 células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>The puzzles of a web page can have at most %1 cells in all.</source>
        <translation>Os quebra-cabeças de uma página da web podem ter no máximo %1 células ao todo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>Preparando quebra-cabeça %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>Não foi possível salvar o arquivo: %1</translation>
    </message>
</context>
<context>
    <name>YearCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/year_calendar.py"/>
        <source>Calendar of %1</source>
        <translation>Calendário de %1</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Puzzle</source>
        <translation>&amp;Quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Library: all puzzles, the daily puzzle, unfinished games, history</source>
        <translation>Biblioteca: todos os quebra-cabeças, o do dia, jogos inacabados, histórico</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;New Puzzle…</source>
        <translation>&amp;Novo quebra-cabeça…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle; Undo returns to your game</source>
        <translation>Criar um novo quebra-cabeça; Desfazer volta ao seu jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Ne&amp;w, Same as Last</source>
        <translation>Novo, c&amp;omo o último</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle with the same settings as last time</source>
        <translation>Criar um novo quebra-cabeça com as mesmas opções da última vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open a puzzle or a saved game</source>
        <translation>Abrir um quebra-cabeça ou um jogo salvo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open &amp;Recent</source>
        <translation>Abrir recen&amp;te</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open Sa&amp;mple</source>
        <translation>Abrir e&amp;xemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Puzzle E&amp;ditor</source>
        <translation>E&amp;ditor de quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a puzzle of your own</source>
        <translation>Criar o seu próprio quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save the game to a file</source>
        <translation>Salvar o jogo em um arquivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save &amp;As…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>Exportar i&amp;magem…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save as PNG, SVG or PDF</source>
        <translation>Salvar como PNG, SVG ou PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>Exportar página da &amp;web…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save a web page on which anyone can play the puzzle</source>
        <translation>Salvar uma página da web em que qualquer pessoa pode jogar o quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Print one or more puzzles, with a preview</source>
        <translation>Imprimir um ou mais quebra-cabeças, com prévia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Close Window</source>
        <translation>&amp;Fechar janela</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Undo the last move</source>
        <translation>Desfazer o último lance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Redo the last undone move</source>
        <translation>Refazer o último lance desfeito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Clear</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all rectangles; Undo restores them</source>
        <translation>Remover todos os retângulos; Desfazer os recupera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Start O&amp;ver</source>
        <translation>Re&amp;começar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Begin this puzzle again with the clock at zero</source>
        <translation>Começar este quebra-cabeça de novo com o relógio em zero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Clear &amp;Marks</source>
        <translation>Limpar &amp;marcas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all pencil rectangles and crosses</source>
        <translation>Remover todos os retângulos a lápis e riscos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>C&amp;opy Link</source>
        <translation>Copiar l&amp;ink</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy the puzzle's address on puzz.link</source>
        <translation>Copiar o endereço do quebra-cabeça no puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy &amp;As</source>
        <translation>C&amp;opiar como</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Paste Puzzle</source>
        <translation>Colar &amp;quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open the puzzle on the clipboard</source>
        <translation>Abrir o quebra-cabeça da área de transferência</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Colours, board, mistakes, language and more</source>
        <translation>Cores, tabuleiro, erros, idioma e mais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Statistics</source>
        <translation>&amp;Estatísticas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Your times, hints, streaks and a calendar of the year</source>
        <translation>Seus tempos, dicas, sequências e um calendário do ano</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Colours</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>&amp;Aumentar zoom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells larger</source>
        <translation>Aumentar as células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Diminuir zoom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells smaller</source>
        <translation>Diminuir as células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Whole Board</source>
        <translation>&amp;Tabuleiro inteiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the whole board</source>
        <translation>Mostrar o tabuleiro inteiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Row and Column Numbers</source>
        <translation>&amp;Números de linhas e colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Marks</source>
        <translation>&amp;Marcas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show pencil rectangles and crosses</source>
        <translation>Mostrar retângulos a lápis e riscos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>&amp;Painel lateral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the panel even while there is nothing to tell</source>
        <translation>Mostrar o painel mesmo quando não há nada a dizer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>O&amp;verview</source>
        <translation>Mapa &amp;geral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show an overview map of large boards</source>
        <translation>Mostrar um mapa geral de tabuleiros grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Full Screen</source>
        <translation>Tela c&amp;heia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Guide</source>
        <translation>&amp;Guia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>How everything works, from the rules to the keys</source>
        <translation>Como tudo funciona, das regras às teclas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>A&amp;talhos do teclado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;About Shikaku</source>
        <translation>&amp;Sobre o Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;Learn to Play</source>
        <translation>&amp;Aprender a jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>Lessons, from the rules to the hardest techniques</source>
        <translation>Lições, das regras às técnicas mais difíceis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;How to Play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>The rules and the controls in a few lines</source>
        <translation>As regras e os controles em poucas linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Check</source>
        <translation>Veri&amp;ficar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Check for mistakes</source>
        <translation>Procurar erros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show &amp;Mistakes</source>
        <translation>Mostrar &amp;erros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Back to the &amp;Last Good Position</source>
        <translation>Voltar à &amp;última posição boa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo until no mistakes remain</source>
        <translation>Desfazer até não restarem erros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Cl&amp;ues Left</source>
        <translation>&amp;Números que faltam</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List the clues that are left, and how much is covered</source>
        <translation>Listar os números que faltam e quanto está coberto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Pause &amp;Game</source>
        <translation>Pausar &amp;jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hide the board and stop the clock</source>
        <translation>Esconder o tabuleiro e parar o relógio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Begin &amp;Trial</source>
        <translation>Começar &amp;tentativa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Suppose something: you can reject what you draw from now on</source>
        <translation>Supor algo: você pode rejeitar o que desenhar a partir de agora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Keep Trial</source>
        <translation>&amp;Manter tentativa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Keep everything drawn in the trial</source>
        <translation>Manter tudo o que foi desenhado na tentativa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Re&amp;ject Trial</source>
        <translation>&amp;Rejeitar tentativa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Remove what was drawn in the trial, and cross out its first rectangle</source>
        <translation>Remover o que foi desenhado na tentativa e riscar o primeiro retângulo dela</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Back to Before the Trial</source>
        <translation>Voltar para &amp;antes da tentativa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo the trial without a conclusion; Redo restores it</source>
        <translation>Desfazer a tentativa sem conclusão; Refazer a recupera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Get a hint; press again for more</source>
        <translation>Receber uma dica; aperte de novo para mais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Draw It Yourself</source>
        <translation>Dicas &amp;sem desenhar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hints explain a step, but do not draw it</source>
        <translation>As dicas explicam um passo, mas não o desenham</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;All Hints Now</source>
        <translation>T&amp;odas as dicas agora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List every step that is possible now</source>
        <translation>Listar todos os passos possíveis agora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Walk Through</source>
        <translation>&amp;Passo a passo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show step by step how to solve the puzzle from here</source>
        <translation>Mostrar passo a passo como resolver o quebra-cabeça a partir daqui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Solve</source>
        <translation>Reso&amp;lver</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Draw the whole solution; Undo restores your game</source>
        <translation>Desenhar a solução inteira; Desfazer recupera seu jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Edit This Puzzle</source>
        <translation>Editar este que&amp;bra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Change the puzzle in the editor; your game is not affected</source>
        <translation>Alterar o quebra-cabeça no editor; seu jogo não muda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Laborator&amp;y…</source>
        <translation>Laboratór&amp;io…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Compare formulations from the literature on this puzzle</source>
        <translation>Comparar formulações da literatura neste quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save &amp;Proof…</source>
        <translation>Salvar pro&amp;va…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save a proof of how many solutions this puzzle has</source>
        <translation>Salvar uma prova de quantas soluções este quebra-cabeça tem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/toolbar.py"/>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <location filename="../shikaku_gui/gui/app.py"/>
        <source>Shikaku</source>
        <translation>Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/app.py"/>
        <source>Opening…</source>
        <translation>Abrindo…</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>options</source>
        <translation>opções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>positional arguments</source>
        <translation>argumentos posicionais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show this help message and exit</source>
        <translation>mostrar esta ajuda e sair</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show program's version number and exit</source>
        <translation>mostrar a versão do programa e sair</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: erro: %(message)s
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>the following arguments are required: %s</source>
        <translation>faltam os seguintes argumentos: %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos não reconhecidos: %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>escolha inválida: %(value)r (escolha entre %(choices)s)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor inválido para %(type)s: %(value)r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>not allowed with argument %s</source>
        <translation>não permitido junto com o argumento %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>one of the arguments %s is required</source>
        <translation>é preciso um dos argumentos %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected one argument</source>
        <translation>esperava um argumento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at least one argument</source>
        <translation>esperava pelo menos um argumento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at most one argument</source>
        <translation>esperava no máximo um argumento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ignored explicit argument %r</source>
        <translation>o argumento explícito %r foi ignorado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opção ambígua: %(option)s pode ser %(matches)s</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Grid</source>
        <translation>&amp;Grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Hel&amp;p</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;New…</source>
        <translation>&amp;Novo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Open O&amp;ther Draft</source>
        <translation>Abrir ou&amp;tro rascunho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Save &amp;As…</source>
        <translation>Sal&amp;var como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>Exportar i&amp;magem…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>Exportar página da &amp;web…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>P&amp;rint…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Play It</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Close</source>
        <translation>Fe&amp;char</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Cop&amp;y</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Paste</source>
        <translation>C&amp;olar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Clues</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rec&amp;tangles</source>
        <translation>Re&amp;tângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Make Unique</source>
        <translation>Tornar &amp;única</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>C&amp;lear Grid</source>
        <translation>&amp;Limpar grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Above</source>
        <translation>Adicionar linha &amp;acima</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Below</source>
        <translation>Adicionar linha a&amp;baixo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Up</source>
        <translation>Mover linha para ci&amp;ma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Down</source>
        <translation>Mover linha para bai&amp;xo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove Ro&amp;w</source>
        <translation>&amp;Remover linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Be&amp;fore</source>
        <translation>Adicionar coluna an&amp;tes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Af&amp;ter</source>
        <translation>Adicionar coluna &amp;depois</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column &amp;Left</source>
        <translation>Mover coluna para a &amp;esquerda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column R&amp;ight</source>
        <translation>Mover coluna para a d&amp;ireita</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove &amp;Column</source>
        <translation>Remover &amp;coluna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Rotate Right</source>
        <translation>&amp;Girar para a direita</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rotat&amp;e Left</source>
        <translation>Girar para a e&amp;squerda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Mirror Left to Right</source>
        <translation>Espel&amp;har esquerda e direita</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>Es&amp;pelhar cima e baixo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>&amp;Aumentar zoom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Diminuir zoom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Whole Grid</source>
        <translation>Grade &amp;inteira</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>O&amp;verview</source>
        <translation>Mapa &amp;geral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>&amp;Painel lateral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Save the puzzle?</source>
        <translation>Salvar o quebra-cabeça?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Your puzzle has not been saved.</source>
        <translation>Seu quebra-cabeça não foi salvo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>The editor is about to open another one.</source>
        <translation>O editor está prestes a abrir outro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Don't Save</source>
        <translation>&amp;Não salvar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>An empty grid</source>
        <translation>Uma grade vazia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Select a cell and type a number, or draw rectangles.</source>
        <translation>Selecione uma célula e digite um número, ou desenhe retângulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One solution</source>
        <translation>Uma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven unique.</source>
        <translation>Provado: é a única.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Several solutions</source>
        <translation>Várias soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The two shown differ in {count} cells (dotted).</source>
        <translation>As duas mostradas diferem em {count} células (pontilhadas).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No solution</source>
        <translation>Sem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Provado: não há retângulos que preencham esta grade.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The cells in question are hatched.</source>
        <translation>As células em questão estão hachuradas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not finished yet</source>
        <translation>Ainda não terminado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One cell is not yet covered by the clues.</source>
        <translation>Uma célula ainda não é coberta pelos números.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{count} cells are not yet covered by the clues.</source>
        <translation>{count} células ainda não são cobertas pelos números.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach one of the cells yet (dotted).</source>
        <translation>Nenhum número alcança ainda uma das células (pontilhada).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach {count} of the cells yet (dotted).</source>
        <translation>Nenhum número alcança ainda {count} das células (pontilhadas).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not known</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The solver ran out of time.</source>
        <translation>Faltou tempo para resolver.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Something went wrong in the solver. It will try again after your next change.</source>
        <translation>Algo deu errado ao resolver. Haverá nova tentativa após sua próxima mudança.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Make &amp;Unique</source>
        <translation>Tornar &amp;única</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move one clue</source>
        <translation>Mover um número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move {count} clues</source>
        <translation>Mover {count} números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution. Fewer moves are not enough.</source>
        <translation>{moves}
Assim os retângulos são a única solução. Com menos mudanças não dá.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution.</source>
        <translation>{moves}
Assim os retângulos são a única solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Move the Clues</source>
        <translation>&amp;Mover os números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Leave Them</source>
        <translation>&amp;Deixar como estão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Looking for clues to move…</source>
        <translation>Procurando números a mover…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clues to move found</source>
        <translation>Nenhum número a mover encontrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Moving clues inside their rectangles is not enough. Change a dotted part yourself.</source>
        <translation>Mover números dentro dos seus retângulos não basta. Altere por conta própria uma parte pontilhada.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>--index selects puzzles from files, not from a book file</source>
        <translation>--index escolhe quebra-cabeças de arquivos, não de um arquivo de livro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a book file must be the only FILE: it names its puzzles</source>
        <translation>um arquivo de livro deve ser o único FILE: ele indica os próprios quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/atomic_write.py"/>
        <source>the folder holds other files</source>
        <translation>a pasta contém outros arquivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>expected {expected}, found {found}</source>
        <translation>esperado: {expected}; encontrado: {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>line {line}, column {column}: {error}</source>
        <translation>linha {line}, coluna {column}: {error}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the choice of one puzzle</source>
        <translation>a escolha de um quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{count} puzzles</source>
        <translation>{count} quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the end of the text</source>
        <translation>o fim do texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the end of the line</source>
        <translation>o fim da linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>this puzzle</source>
        <translation>este quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{format}: cannot store {parts}</source>
        <translation>{format}: não é possível guardar {parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} rectangles</source>
        <translation>no máximo {most} retângulos</translation>
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
        <translation>mais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <source>at most {most} stretches between lines</source>
        <translation>no máximo {most} trechos entre linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the rows of a grid</source>
        <translation>as linhas de uma grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the size {rows} {cols} of the grid below</source>
        <translation>o tamanho {rows} {cols} da grade abaixo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>blanks between the cells (each row could be one number or many)</source>
        <translation>espaços entre as células (cada linha pode ser um número ou vários)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} rows</source>
        <translation>no máximo {most} linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} columns</source>
        <translation>no máximo {most} colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>a digit, a letter for 10 and more, '?' or '.'</source>
        <translation>um algarismo, uma letra para 10 ou mais, '?' ou '.'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} cells in this row</source>
        <translation>{count} células nesta linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <source>a number of moves</source>
        <translation>um número de lances</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a position in the moves</source>
        <translation>uma posição nos lances</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a possible move ({reason})</source>
        <translation>um lance possível ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>a clue's area, {first} or {second}</source>
        <translation>a área de um número, {first} ou {second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>a puzzle</source>
        <translation>um quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>the end of the text after {count} rows</source>
        <translation>o fim do texto após {count} linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data packed by gzip</source>
        <translation>dados compactados com gzip</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>damaged data</source>
        <translation>dados danificados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>all of the data packed by gzip</source>
        <translation>todos os dados compactados com gzip</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data that is cut short</source>
        <translation>dados cortados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a clue's area or '-'</source>
        <translation>a área de um número ou '-'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the puzzle {name}</source>
        <translation>o quebra-cabeça {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>the size before any grid</source>
        <translation>o tamanho antes de qualquer grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>one section {name}</source>
        <translation>uma só seção {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a second one</source>
        <translation>uma segunda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a section 'problem'</source>
        <translation>uma seção 'problem'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a line 'size', or 'rows' and 'cols', before any grid</source>
        <translation>uma linha 'size', ou 'rows' e 'cols', antes de qualquer grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} rows of labels</source>
        <translation>{count} linhas de rótulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} labels in this row</source>
        <translation>{count} rótulos nesta linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <source>the text {text}</source>
        <translation>o texto {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a puzzle: rows of numbers, a text, or an object with rows, cols and clues</source>
        <translation>um quebra-cabeça: linhas de números, um texto ou um objeto com rows, cols e clues</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>puzzles</source>
        <translation>quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>an empty list</source>
        <translation>uma lista vazia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>none of these</source>
        <extracomment>Found: an object with none of the keys for clues.</extracomment>
        <translation>nenhum deles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>JSON in a text</source>
        <translation>JSON em um texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{expected} in a text</source>
        <translation>{expected} em um texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a size</source>
        <translation>um tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{rows} x {cols} cells</source>
        <translation>{rows} x {cols} células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a row of cells</source>
        <translation>uma linha de células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>rows of cells</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>linhas de células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>none</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>at most {most} rows and columns</source>
        <translation>no máximo {most} linhas e colunas</translation>
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
        <translation>no máximo {most} números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a clue's area, '?' or a blank cell</source>
        <translation>a área de um número, '?' ou uma célula vazia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a clue [row, col, area] on the grid</source>
        <translation>um número [row, col, area] na grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>one clue per cell</source>
        <translation>um só número por célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>each key once in an object</source>
        <translation>cada chave uma só vez em um objeto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} digits</source>
        <translation>no máximo {most} algarismos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON without deep nesting</source>
        <translation>JSON sem aninhamento profundo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>too many levels</source>
        <translation>níveis demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>{what} from {low} to {high}</source>
        <translation>{what} de {low} a {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a text</source>
        <translation>um texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a key of whole characters</source>
        <translation>uma chave de caracteres inteiros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>no key besides {names}</source>
        <translation>nenhuma chave além de {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>fewer values</source>
        <translation>menos valores</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no {name} here</source>
        <translation>nenhum {name} aqui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>objects of at most {most} members</source>
        <translation>objetos de no máximo {most} membros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} large or fractional numbers</source>
        <translation>no máximo {most} números grandes ou fracionários</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON that needs at most {most} MiB of memory</source>
        <translation>JSON que precise de no máximo {most} MiB de memória</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>one that needs about {count} MiB</source>
        <translation>um que precisa de cerca de {count} MiB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>comma before the end</source>
        <translation>vírgula antes do fim</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>value</source>
        <extracomment>In JSON, after: expected valid JSON.</extracomment>
        <translation>valor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>',' delimiter</source>
        <translation>o delimitador ','</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>':' delimiter</source>
        <translation>o delimitador ':'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>property name enclosed in double quotes</source>
        <translation>nome de propriedade entre aspas duplas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>extra data</source>
        <translation>dados a mais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid escape</source>
        <translation>sequência de escape inválida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid control character at</source>
        <translation>caractere de controle inválido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>unterminated string starting at</source>
        <translation>texto iniciado e não terminado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON ({reason})</source>
        <translation>JSON válido ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON</source>
        <translation>JSON válido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>a row or a column of the grid, from 0</source>
        <translation>uma linha ou uma coluna da grade, a partir de 0</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the number of rectangles alone</source>
        <translation>só a quantidade de retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>{count} rectangles</source>
        <translation>{count} retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>rectangles of which few overlap</source>
        <translation>retângulos dos quais poucos se sobreponham</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the end, or {count} marks 0 or 1</source>
        <translation>o fim, ou {count} marcas 0 ou 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} puzzles in a text</source>
        <translation>no máximo {most} quebra-cabeças em um texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <source>a link to a puzzle</source>
        <translation>um link de quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, col, height, width, ...] of rectangles on the grid</source>
        <translation>uma linha [row, col, height, width, ...] de retângulos na grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a rectangle [row, col, height, width] on the grid</source>
        <translation>um retângulo [row, col, height, width] na grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] or another move of docs/file-format.md</source>
        <translation>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] ou outro lance de docs/file-format.md</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, ...] with {count} items for each value</source>
        <translation>uma linha [row, ...] com {count} itens para cada valor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer rectangles in all moves</source>
        <translation>menos retângulos em todos os lances</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>fewer or smaller moves: all take too long</source>
        <translation>lances em menor número ou menores: todos demoram demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>milliseconds from 0 to {most}</source>
        <translation>milissegundos de 0 a {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer or smaller rectangles: all take too long</source>
        <translation>retângulos em menor número ou menores: todos demoram demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} open trials</source>
        <translation>no máximo {most} tentativas abertas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <source>a puzzle of at most {most} characters in the format {format}</source>
        <translation>um quebra-cabeça de no máximo {most} caracteres no formato {format}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a longer one</source>
        <extracomment>Found: a longer one than was expected.</extracomment>
        <translation>um mais longo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an element &lt;size row=... col=...&gt;</source>
        <translation>um elemento &lt;size row=... col=...&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>numbers one by one</source>
        <translation>os números um a um</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a row of another puzzle</source>
        <translation>uma linha de outro quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an area, 0 or -1</source>
        <translation>uma área, 0 ou -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a second one for {cell}</source>
        <translation>uma segunda para {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>{expected} as {name}</source>
        <extracomment>What is expected as the value of an attribute called {name}.</extracomment>
        <translation>{expected} como {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low} to {high}</source>
        <translation>um número de {low} a {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>duplicate attribute</source>
        <translation>atributo duplicado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>junk after document element</source>
        <translation>conteúdo indevido depois do elemento do documento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>mismatched tag</source>
        <translation>tag sem correspondência</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no element found</source>
        <translation>nenhum elemento encontrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>not well-formed (invalid token)</source>
        <translation>malformado (símbolo inválido)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>reference to invalid character number</source>
        <translation>referência a um número de caractere inválido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>syntax error</source>
        <translation>erro de sintaxe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unbound prefix</source>
        <translation>prefixo desconhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed CDATA section</source>
        <translation>seção CDATA não fechada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed token</source>
        <translation>símbolo não fechado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>undefined entity</source>
        <translation>entidade desconhecida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements</source>
        <translation>no máximo {most} elementos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>the element &lt;puzzle type="shikaku"&gt;</source>
        <translation>o elemento &lt;puzzle type="shikaku"&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements inside each other</source>
        <translation>no máximo {most} elementos um dentro do outro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>an error ({reason})</source>
        <translation>um erro ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>well-formed XML</source>
        <translation>XML bem formado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>XML without document type and entities</source>
        <translation>XML sem tipo de documento e sem entidades</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>one of them</source>
        <extracomment>Found: a document type or an entity, which must not be there.</extracomment>
        <translation>um deles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>a tag of at most {most} bytes</source>
        <translation>uma tag de no máximo {most} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>{expected} in the packed text</source>
        <translation>{expected} no texto compactado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in base64</source>
        <translation>texto compactado em base64</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>other characters</source>
        <translation>outros caracteres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>text packed as a deflate stream</source>
        <translation>texto compactado como fluxo deflate</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>something else</source>
        <translation>outra coisa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a text of at most {most} bytes</source>
        <translation>um texto de no máximo {most} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>all of a packed text</source>
        <translation>um texto compactado inteiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>one that is cut short</source>
        <translation>um que está cortado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the end of the link after a packed text</source>
        <translation>o fim do link após um texto compactado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in UTF-8</source>
        <translation>texto compactado em UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>other bytes</source>
        <translation>outros bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a square grid</source>
        <translation>uma grade quadrada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a margin</source>
        <extracomment>The rows or columns around a grid.</extracomment>
        <translation>uma margem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a size from 1 to {most}</source>
        <translation>um tamanho de 1 a {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the genre 'shikaku'</source>
        <translation>o gênero 'shikaku'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>undone moves [position, [move, ...], milliseconds]</source>
        <translation>lances desfeitos [position, [move, ...], milliseconds]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>a hint [milliseconds, position, "nudge" or another degree]</source>
        <translation>uma dica [milliseconds, position, "nudge" ou outro grau]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} undone moves</source>
        <translation>no máximo {most} lances desfeitos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} hints</source>
        <translation>no máximo {most} dicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <source>at most {most} lines</source>
        <translation>no máximo {most} linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>a grid with {expected} in its line {line}</source>
        <translation>uma grade com {expected} na linha {line} dela</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of rows</source>
        <translation>um número de linhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of columns</source>
        <translation>um número de colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of rooms alone</source>
        <translation>só a quantidade de salas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of the rooms below, {count}</source>
        <translation>a quantidade das salas abaixo, {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a room 'row col : area'</source>
        <translation>uma sala 'row col : area'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a cell of the {rows} x {cols} grid, from 0</source>
        <translation>uma célula da grade de {rows} x {cols}, a partir de 0</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the full address; open the short link in a browser</source>
        <translation>o endereço completo; abra o link curto em um navegador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a short link</source>
        <translation>um link curto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the puzzle itself (links of this site contain none; copy its task, such as 5x5:a4b)</source>
        <translation>o próprio quebra-cabeça (os links deste site não contêm nenhum; copie a tarefa, como 5x5:a4b)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a link of puzzle-shikaku.com</source>
        <translation>um link de puzzle-shikaku.com</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a '?' and a puzzle behind the address</source>
        <translation>um '?' e um quebra-cabeça depois do endereço</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a Shikaku</source>
        <translation>um Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>Aho-ni-narikire, a puzzle with other rules</source>
        <translation>Aho-ni-narikire, um quebra-cabeça com outras regras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a clue or a run of cells</source>
        <translation>um número ou uma série de células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the sides 0, 1, 2 or -1</source>
        <translation>os lados 0, 1, 2 ou -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the end, or a block of metadata</source>
        <translation>o fim, ou um bloco de metadados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>one more line</source>
        <translation>mais uma linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the version 'pzprv3'</source>
        <translation>a versão 'pzprv3'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} cells in this line</source>
        <translation>{count} células nesta linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} sides in this line</source>
        <translation>{count} lados nesta linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{expected} in the metadata</source>
        <translation>{expected} nos metadados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the word shikaku in the first {count} bytes</source>
        <translation>a palavra shikaku nos primeiros {count} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>other JSON</source>
        <translation>outro JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a puzzle in the first {count} bytes</source>
        <translation>um quebra-cabeça nos primeiros {count} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>Not a regular file</source>
        <translation>Não é um arquivo comum</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>half a character</source>
        <translation>meio caractere</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the byte {byte}</source>
        <translation>o byte {byte}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text in {name}</source>
        <translation>texto em {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells (only its own program can expand a random seed: open it there, then copy the game ID)</source>
        <translation>':' e as células (só o próprio programa pode expandir uma semente aleatória: abra-a lá e copie o ID do jogo)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a random seed</source>
        <translation>uma semente aleatória</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8</source>
        <translation>um tamanho como 10x8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a run of cells a-z, a clue's area or '_'</source>
        <translation>uma série de células a-z, a área de um número ou '_'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>the end after {count} cells</source>
        <translation>o fim após {count} células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>{count} cells</source>
        <translation>{count} células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells behind the size</source>
        <translation>':' e as células depois do tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8 and ':' in front of the cells</source>
        <translation>um tamanho como 10x8 e ':' antes das células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>the upper edge of a frame</source>
        <translation>a borda superior de uma moldura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a line of {count} characters</source>
        <translation>uma linha de {count} caracteres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>columns of {count} characters, at most {most}</source>
        <translation>colunas de {count} caracteres, no máximo {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>two lines a row and one more, at most {most} rows</source>
        <translation>duas linhas de texto por linha da grade e mais uma, no máximo {most} linhas da grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a number at the right of its cell, or blanks</source>
        <translation>um número à direita da célula dele, ou espaços</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>{sign} or a blank</source>
        <translation>{sign} ou um espaço</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record {name}</source>
        <translation>um registro {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>at most {most} records</source>
        <translation>no máximo {most} registros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the record SAVEFILE first</source>
        <translation>o registro SAVEFILE primeiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>NSTATES and STATEPOS before any move</source>
        <translation>NSTATES e STATEPOS antes de qualquer lance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the end of the text after the last move</source>
        <translation>o fim do texto após o último lance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record 'KEY:length:value'</source>
        <translation>um registro 'KEY:length:value'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>{count} bytes</source>
        <translation>{count} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>printable ASCII characters</source>
        <translation>caracteres ASCII imprimíveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low}</source>
        <translation>um número a partir de {low}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a grid of more than one cell</source>
        <translation>uma grade de mais de uma célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a move H, V, R, E or S</source>
        <translation>um lance H, V, R, E ou S</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side of a cell on the grid</source>
        <translation>um lado de uma célula na grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side inside the grid</source>
        <translation>um lado dentro da grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a block on the grid</source>
        <translation>um bloco na grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>the format "{name}"</source>
        <translation>o formato "{name}"</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a known version</source>
        <translation>uma versão conhecida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>an area of 1 or more, or null</source>
        <translation>uma área de 1 ou mais, ou null</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>seconds from 0 to {most}</source>
        <translation>segundos de 0 a {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>rectangles that cover each cell once</source>
        <translation>retângulos que cubram cada célula uma só vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>the end of the cell</source>
        <translation>o fim da célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a first row that is clearly a heading, or part of the grid</source>
        <translation>uma primeira linha que seja claramente um cabeçalho, ou parte da grade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a row</source>
        <translation>uma linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a column</source>
        <translation>uma coluna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>an area</source>
        <translation>uma área</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} rows, this one is row {row}</source>
        <translation>{count} linhas; esta é a linha {row}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>the end of the text after a puzzle, or another puzzle</source>
        <translation>o fim do texto após um quebra-cabeça, ou outro quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>a grid of {size} is too large; a side has at most {most} cells</source>
        <translation>uma grade de {size} é grande demais; um lado tem no máximo {most} células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_reading.py"/>
        <source>{name}: its folders hold no files of puzzles</source>
        <translation>{name}: as pastas dele não contêm arquivos de quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/picture_file.py"/>
        <source>the picture would be {width} x {height} pixels large; the largest scale possible is {scale}</source>
        <translation>a imagem teria {width} x {height} pixels; a maior escala possível é {scale}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>there is no rectangle {rect}</source>
        <translation>não há retângulo {rect}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>{count} trials are open, which is the limit</source>
        <translation>há {count} tentativas abertas, que é o limite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>no trial is open</source>
        <translation>nenhuma tentativa está aberta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board_rows.py"/>
        <source>{rect} does not lie on the {rows} x {cols} grid</source>
        <translation>{rect} não está na grade de {rows} x {cols}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>there is no pencil rectangle {rect}</source>
        <translation>não há retângulo a lápis {rect}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>the rectangle {rect} is not crossed out</source>
        <translation>o retângulo {rect} não está riscado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>expected at most {most} bytes</source>
        <translation>esperado: no máximo {most} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a name ending in .pdf</source>
        <translation>{key}: esperado um nome terminado em .pdf</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: chapters come from the grades or from the file, not both</source>
        <translation>{key}: os capítulos vêm das dificuldades ou do arquivo, não dos dois</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list, not {found}</source>
        <translation>{key}: esperada uma lista, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected {expected}, not {found}</source>
        <translation>{key}: esperado: {expected}, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key; known are {names}</source>
        <translation>{key}: essa chave não existe; as conhecidas são {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: they stand in the chapters where there are any</source>
        <translation>{key}: ficam nos capítulos, quando há capítulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected tables [[chapter]]</source>
        <translation>{key}: esperadas tabelas [[chapter]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>chapter {number}</source>
        <translation>capítulo {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key</source>
        <translation>{key}: essa chave não existe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a text</source>
        <translation>{key}: esperado um texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list of files</source>
        <translation>{key}: esperada uma lista de arquivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: no file is called {name}</source>
        <translation>{key}: nenhum arquivo se chama {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected 0 to {most} mm, not {found}</source>
        <translation>{key}: esperado de 0 a {most} mm, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: too wide for pages of {width} x {height} mm</source>
        <translation>{key}: largo demais para páginas de {width} x {height} mm</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected {names} or a size such as '152 x 229 mm', not {found}</source>
        <translation>{key}: esperado {names} ou um tamanho como '152 x 229 mm', não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected one of {names}, not {found}</source>
        <translation>{key}: esperado um destes: {names}, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a position in the edits</source>
        <translation>uma posição nas edições</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a list "edits", a text "path", and "saved", true or false</source>
        <translation>uma lista "edits", um texto "path", e "saved", true ou false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a puzzle ({reason})</source>
        <translation>um quebra-cabeça ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>an edit this program knows</source>
        <translation>uma edição que este programa conheça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}: this is not UTF-8</source>
        <translation>linha {line}: isto não é UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>this is not TOML ({reason})</source>
        <translation>isto não é TOML ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}, column {column}: this is not TOML ({reason})</source>
        <translation>linha {line}, coluna {column}: isto não é TOML ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>it is nested too deeply</source>
        <translation>o aninhamento é profundo demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells; this puzzle has {count}</source>
        <translation>uma página da web tem no máximo {most} células; este quebra-cabeça tem {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells in all</source>
        <translation>uma página da web tem no máximo {most} células ao todo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>rectangles of {area} cells on average; from {low} to {high} can be made</source>
        <translation>retângulos de {area} células em média; é possível fazer de {low} a {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>the length {length}; it goes from -1 (square) to 1 (long)</source>
        <translation>o comprimento {length}; ele vai de -1 (quadrado) a 1 (longo)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a shape</source>
        <translation>uma forma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>expected {what} ({names}, or a number), not {found}</source>
        <translation>esperado: {what} ({names}, ou um número), não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grid of {rows} x {cols} has no cells</source>
        <translation>uma grade de {rows} x {cols} não tem células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a seed has at most {most} digits</source>
        <translation>uma semente tem no máximo {most} algarismos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>recipes of version {version} name no technique</source>
        <translation>receitas da versão {version} não indicam técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>this is of version {version}; this program makes versions 1 to {last}</source>
        <translation>esta é da versão {version}; este programa faz as versões 1 a {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{name} has at most {most} digits in {form}, not {count}</source>
        <translation>{name} tem no máximo {most} algarismos em {form}, não {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>expected {expected}, not {found}</source>
        <translation>esperado: {expected}, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grade ({names})</source>
        <translation>uma dificuldade ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a technique ({names})</source>
        <translation>uma técnica ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>no puzzle needs {technique}: {easier} is easier and excludes the same</source>
        <translation>nenhum quebra-cabeça precisa de {technique}: {easier} é mais fácil e exclui o mesmo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{technique} is for {level} puzzles, not for {wanted}</source>
        <translation>{technique} é para quebra-cabeças de dificuldade {level}, não {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a symmetry ({names})</source>
        <translation>uma simetria ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another grade</source>
        <translation>tente um tamanho maior ou outra dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another grade</source>
        <translation>tente um tamanho maior, sem simetria ou com outra dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another technique</source>
        <translation>tente um tamanho maior ou outra técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another technique</source>
        <translation>tente um tamanho maior, sem simetria ou com outra técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} exists; ask for a larger size</source>
        <translation>{puzzle} existe; peça um tamanho maior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{count} attempts</source>
        <translation>{count} tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>1 attempt</source>
        <translation>1 tentativa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found before the limit, in {attempts}</source>
        <translation>{puzzle} foi encontrado antes do limite, em {attempts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found in {attempts}; {advice}</source>
        <translation>{puzzle} foi encontrado em {attempts}; {advice}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no puzzle of {size}</source>
        <translation>nenhum quebra-cabeça de {size}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size}</source>
        <translation>nenhum quebra-cabeça de {size} com a dificuldade {grade}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size} that needs {technique}</source>
        <translation>nenhum quebra-cabeça de {size} com a dificuldade {grade} que precise de {technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>another program is opening the database</source>
        <translation>outro programa está abrindo o banco de dados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it belongs to another program</source>
        <translation>pertence a outro programa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it has version {version}; this program knows versions up to {last}</source>
        <translation>tem a versão {version}; este programa conhece versões até {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>these tables are missing: {names}</source>
        <translation>faltam estas tabelas: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/file_operations.py"/>
        <source>another file has taken its place</source>
        <translation>outro arquivo já ocupa o lugar dele</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>a change with its checksum</source>
        <translation>uma alteração com a soma de verificação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/save_files.py"/>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Permission denied</source>
        <translation>Permissão negada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Device or resource busy</source>
        <translation>Dispositivo ou recurso ocupado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection refused</source>
        <translation>Conexão recusada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Disk quota exceeded</source>
        <translation>Cota de disco excedida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File exists</source>
        <translation>O arquivo já existe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File too large</source>
        <translation>Arquivo grande demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Host is down</source>
        <translation>O host não responde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Invalid argument</source>
        <translation>Argumento inválido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Input/output error</source>
        <translation>Erro de entrada/saída</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Is a directory</source>
        <translation>É uma pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many levels of symbolic links</source>
        <translation>Níveis demais de links simbólicos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files</source>
        <translation>Arquivos abertos demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File name too long</source>
        <translation>Nome de arquivo longo demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files in system</source>
        <translation>Arquivos abertos demais no sistema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such device</source>
        <translation>Dispositivo não encontrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such file or directory</source>
        <translation>Arquivo ou pasta não encontrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Cannot allocate memory</source>
        <translation>Memória insuficiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No space left on device</source>
        <translation>Não há espaço livre no dispositivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Transport endpoint is not connected</source>
        <translation>Não há conexão com o destino</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Not a directory</source>
        <translation>Não é uma pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Directory not empty</source>
        <translation>A pasta não está vazia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not supported</source>
        <translation>Operação não suportada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not permitted</source>
        <translation>Operação não permitida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Read-only file system</source>
        <translation>Sistema de arquivos somente para leitura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Stale file handle</source>
        <translation>O arquivo não está mais no servidor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection timed out</source>
        <translation>Tempo de conexão esgotado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>attempt to write a readonly database</source>
        <translation>tentativa de gravar em um banco de dados somente para leitura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database disk image is malformed</source>
        <translation>o banco de dados está danificado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database is locked</source>
        <translation>o banco de dados está bloqueado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database or disk is full</source>
        <translation>o banco de dados ou o disco está cheio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>disk I/O error</source>
        <translation>erro de entrada/saída no disco</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>file is not a database</source>
        <translation>o arquivo não é um banco de dados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>unable to open database file</source>
        <translation>não foi possível abrir o arquivo do banco de dados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>it contains text that is not UTF-8</source>
        <translation>contém texto que não é UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>the database reports: {reason}</source>
        <translation>o banco de dados informa: {reason}</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzle</source>
        <translation>Quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>The file has changed</source>
        <translation>O arquivo mudou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Another program has changed {name} in the meantime.</source>
        <translation>Nesse meio-tempo, outro programa alterou {name}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>There is already a file named {name}.</source>
        <translation>Já existe um arquivo chamado {name}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Keep Both saves yours next to it as {other}.</source>
        <translation>Manter os dois salva o seu ao lado, como {other}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Keep Both</source>
        <translation>&amp;Manter os dois</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Overwrite</source>
        <translation>&amp;Substituir</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Shikaku game</source>
        <translation>Jogo do Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles save file</source>
        <translation>Jogo salvo do Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox XML</source>
        <translation>XML do PencilBox</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>janko.at text</source>
        <translation>Texto de janko.at</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link file</source>
        <translation>Arquivo do puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Text with links</source>
        <translation>Texto com links</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>penpa-edit address</source>
        <translation>Endereço do penpa-edit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles game ID</source>
        <translation>ID de jogo do Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>kanpen.net address</source>
        <translation>Endereço de kanpen.net</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address with progress</source>
        <translation>Endereço do puzz.link com progresso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address</source>
        <translation>Endereço do puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 data</source>
        <translation>Dados do PyCSP3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 text</source>
        <translation>Texto do PyCSP3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Collection of puzzles</source>
        <translation>Coleção de quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Puzzles in JSON</source>
        <translation>Quebra-cabeças em JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles drawing</source>
        <translation>Desenho do Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Table (CSV, TSV, Markdown)</source>
        <translation>Tabela (CSV, TSV, Markdown)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Grid of one character a cell</source>
        <translation>Grade com um caractere por célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox text</source>
        <translation>Texto do PencilBox</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Plain grid</source>
        <translation>Grade simples</translation>
    </message>
</context>
<context>
    <name>fresh</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Any</source>
        <translation>Qualquer uma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Gentle</source>
        <translation>Muito fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Half turn</source>
        <translation>Meia-volta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mirror</source>
        <translation>Espelho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Few large rectangles</source>
        <translation>Poucos retângulos grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather large rectangles</source>
        <translation>Retângulos mais para grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Some large, some small</source>
        <translation>Alguns grandes, alguns pequenos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather small rectangles</source>
        <translation>Retângulos mais para pequenos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Many small rectangles</source>
        <translation>Muitos retângulos pequenos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Square</source>
        <translation>Quadrados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mixed</source>
        <translation>Variados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Long</source>
        <translation>Compridos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>needs: %1</source>
        <translation>exige: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>depends on the difficulty</source>
        <translation>depende da dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>not known for this size</source>
        <translation>desconhecido para este tamanho</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>About Shikaku</source>
        <translation>Sobre o Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Play, solve and study Shikaku: divide the grid into rectangles, one number each.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It works offline and sends no data anywhere.&lt;/p&gt;&lt;p&gt;Not affiliated with Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;With Qt {qt}.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Jogue, resolva e estude Shikaku: divida a grade em retângulos, um número em cada.&lt;/p&gt;&lt;p&gt;Software livre sob a licença MIT. Funciona sem internet e não envia dados a lugar nenhum.&lt;/p&gt;&lt;p&gt;Sem vínculo com a Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;Com Qt {qt}.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_pages.py"/>
        <source>This page has not been translated yet.</source>
        <translation>Esta página ainda não foi traduzida.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Move the cursor</source>
        <translation>Mover o cursor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + arrows</source>
        <translation>Shift + setas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Size a rectangle</source>
        <translation>Dimensionar um retângulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Enter or Space</source>
        <translation>Enter ou espaço</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Start or finish a rectangle</source>
        <translation>Começar ou terminar um retângulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>S on a clue</source>
        <translation>S sobre um número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Draw a rectangle of its size</source>
        <translation>Desenhar um retângulo do tamanho dele</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Remove the rectangle</source>
        <translation>Remover o retângulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Right drag, or P</source>
        <translation>Arrastar com o botão direito, ou P</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pencil a rectangle</source>
        <translation>Marcar um retângulo a lápis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cross out what is being drawn</source>
        <translation>Riscar o que está sendo desenhado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>P on a clue</source>
        <translation>P sobre um número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Show its possible rectangles</source>
        <translation>Mostrar os retângulos possíveis dele</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next open clue</source>
        <translation>Ir ao próximo número em aberto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + Tab</source>
        <translation>Shift + Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the previous open clue</source>
        <translation>Ir ao número em aberto anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + arrows</source>
        <translation>Ctrl + setas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next clue in that direction</source>
        <translation>Ir ao próximo número nessa direção</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the start or the end of the row</source>
        <translation>Ir ao começo ou ao fim da linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + Home, Ctrl + End</source>
        <translation>Ctrl + Home, Ctrl + End</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the first or the last cell</source>
        <translation>Ir à primeira ou à última célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go up or down one screen</source>
        <translation>Subir ou descer uma tela</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cancel what is being drawn</source>
        <translation>Cancelar o que está sendo desenhado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + wheel</source>
        <translation>Ctrl + roda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Wheel, Shift + wheel</source>
        <translation>Roda, Shift + roda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Scroll</source>
        <translation>Rolar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Space + drag, middle drag</source>
        <translation>Espaço + arrastar, arrastar com o botão do meio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pan</source>
        <translation>Deslocar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Switch between board and panel</source>
        <translation>Alternar entre tabuleiro e painel</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>What they do</source>
        <translation>O que fazem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/key_lists.py"/>
        <source>Editor: %1</source>
        <translation>Editor: %1</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Find</source>
        <translation>Achar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Nudge</source>
        <translation>Pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Why</source>
        <translation>Razão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw</source>
        <translation>Lance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Name the technique: find the step yourself</source>
        <translation>Dizer a técnica: achar o passo fica por sua conta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what to look for</source>
        <translation>Dizer o que procurar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say where to look</source>
        <translation>Dizer onde olhar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what follows, and why</source>
        <translation>Dizer o que se conclui, e por quê</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Do it on the board; Undo reverts it</source>
        <translation>Fazer no tabuleiro; Desfazer reverte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>How much to say</source>
        <translation>Quanto dizer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rule is broken</source>
        <translation>Uma regra foi violada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rectangle is wrong</source>
        <translation>Um retângulo está errado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>This puzzle has no solution</source>
        <translation>Este quebra-cabeça não tem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Several solutions</source>
        <translation>Várias soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Something is wrong</source>
        <translation>Algo está errado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>The trial has failed</source>
        <translation>A tentativa falhou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Beyond my techniques</source>
        <translation>Além das minhas técnicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Nudge?</source>
        <translation>Uma pista?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Where?</source>
        <translation>Onde?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw It</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Remove It</source>
        <translation>Remover</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Mark It</source>
        <translation>Marcar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Reject</source>
        <translation>Rejeitar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A mark is wrong</source>
        <translation>Uma marca está errada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Another Hint</source>
        <translation>Outra dica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Remove</source>
        <translation>Remover</translation>
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
        <translation>%1 em %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>not %1</source>
        <translation>não é %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>this clue</source>
        <translation>este número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>possible</source>
        <translation>possível</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>impossible</source>
        <translation>impossível</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>because of</source>
        <translation>por causa de</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>so</source>
        <translation>então</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>nothing fits</source>
        <translation>nada cabe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Clues</source>
        <translation>Números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Possible</source>
        <translation>Possível</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Impossible</source>
        <translation>Impossível</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Because of</source>
        <translation>Por causa de</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Nothing fits</source>
        <translation>Nada cabe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>{meaning}: {places}.</source>
        <extracomment>What a mark on the board means, and the cells or rectangles that have it.</extracomment>
        <translation>{meaning}: {places}.</translation>
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
        <translation>só as equações</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that one clue alone can reach</source>
        <translation>células que só um número alcança</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that all placements share</source>
        <translation>células comuns a todas as posições possíveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>counting the cells of the clues</source>
        <translation>contagem das células dos números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>equations that contain each other</source>
        <translation>equações contidas umas nas outras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>supposing placements, one at a time</source>
        <translation>suposição de posições, uma de cada vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Puzzle</source>
        <translation>Quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Formulation</source>
        <translation>Formulação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Build, ms</source>
        <translation>Montar, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Solve, ms</source>
        <translation>Resolver, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Prove, ms</source>
        <translation>Provar, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Typical, ms</source>
        <translation>Típico, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Variables</source>
        <translation>Variáveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Constraints</source>
        <translation>Restrições</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Note</source>
        <translation>Observação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>one solution</source>
        <translation>uma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>several solutions</source>
        <translation>várias soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>no solution</source>
        <translation>sem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>undecided</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not supported</source>
        <translation>não suportado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>time limit</source>
        <translation>limite de tempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>memory limit</source>
        <translation>limite de memória</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>crashed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>wrong</source>
        <translation>errado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (afirmação)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (afirmação falsa)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>waiting</source>
        <translation>aguardando</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>running…</source>
        <translation>em execução…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not run</source>
        <translation>não executado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/cp_sat_model.py"/>
        <source>exact: CP-SAT calculates with integers, and a second solve excludes other solutions</source>
        <translation>exata: o CP-SAT calcula com números inteiros, e uma segunda resolução exclui outras soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>this program; the rules are Simonis' levels Ini to Red, Sub and SAC</source>
        <translation>este programa; as regras são os níveis de Simonis, de Ini a Red, Sub e SAC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>exact: what deduction removes is in no solution; CP-SAT decides the rest</source>
        <translation>exata: o que a dedução remove não está em nenhuma solução; o CP-SAT decide o resto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/element.py"/>
        <source>{work}: element; the cells' equations as in {other}</source>
        <translation>{work}: element; as equações das células como em {other}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>{work}; {other} names it as the classical way</source>
        <translation>{work}; {other} a cita como a forma clássica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>exact: the search goes through all choices</source>
        <translation>exata: a busca passa por todas as escolhas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>exact: propagation removes what no solution has, and the search goes through the rest</source>
        <translation>exata: a propagação remove o que nenhuma solução tem, e a busca passa pelo resto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search on the bare equations</source>
        <translation>{work}: propagação 0/1 e busca só com as equações</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search; the cells' view and shared cells (levels Set, Red of the slides)</source>
        <translation>{work}: propagação 0/1 e busca; a visão das células e células comuns (níveis Set e Red dos slides)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>no model is needed: a sum of areas, a clue or a cell excludes a solution</source>
        <translation>nenhum modelo é necessário: uma soma de áreas, um número ou uma célula exclui uma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>it cannot count, which "?" clues need</source>
        <translation>não sabe contar, e números "?" exigem isso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>a solution that it returned breaks the rules</source>
        <translation>uma solução devolvida viola as regras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process was killed</source>
        <translation>o processo foi encerrado à força</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process ended without an answer</source>
        <translation>o processo terminou sem resposta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>this build of OR-Tools lacks {solver}</source>
        <translation>esta compilação do OR-Tools não tem {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>the solver failed</source>
        <translation>o resolvedor falhou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>solutions, which are checked; that there is no other is the claim of a solver that rounds</source>
        <translation>soluções, que são verificadas; que não há outra é a afirmação de um resolvedor que arredonda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>{work}, with eplex; {other}, with GAMS and the no-good cut; here with {solver}</source>
        <translation>{work}, com eplex; {other}, com GAMS e o corte "no-good"; aqui com {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: diffn, an optional rectangle for each placement</source>
        <translation>{work}: diffn, um retângulo opcional para cada posição possível</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: geost, a rectangle of one of the shapes of each clue</source>
        <translation>{work}: geost, um retângulo de uma das formas de cada número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>a claim: the presolve of CP-SAT 9.15 loses solutions of some of these models</source>
        <translation>uma afirmação: o presolve do CP-SAT 9.15 perde soluções de alguns destes modelos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/owner.py"/>
        <source>{work}: the cells' view w, with a global cardinality</source>
        <translation>{work}: a visão w das células, com uma cardinalidade global</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue</source>
        <translation>{work}: o modelo SAT com cláusulas binárias contra sobreposição e uma cláusula para cada número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue, and one for each cell</source>
        <translation>{work}: o modelo SAT com cláusulas binárias contra sobreposição e uma cláusula para cada número, e uma para cada célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/partition.py"/>
        <source>{work}: set partitioning in CP-SAT; {other}, section 4</source>
        <translation>{work}: partição de conjuntos em CP-SAT; {other}, seção 4</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways</source>
        <translation>{work}: rect(número, célula superior esquerda, tamanho), dois deles separados de uma de quatro maneiras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways; the placements as a table for each clue</source>
        <translation>{work}: rect(número, célula superior esquerda, tamanho), dois deles separados de uma de quatro maneiras; as posições possíveis como uma tabela para cada número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{count} of the values are fractional</source>
        <translation>{count} dos valores são fracionários</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>the solver contradicts itself: it now finds no point at all</source>
        <translation>o resolvedor se contradiz: agora não encontra nenhum ponto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>a fractional point has only {some} of its {count} placements</source>
        <translation>um ponto fracionário tem só {some} das {count} posições possíveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>solutions, which are checked; one solution or none, where dual values that are recalculated with integers give the bound, and otherwise that is a claim</source>
        <translation>soluções, que são verificadas; uma solução ou nenhuma, quando valores duais recalculados com números inteiros dão o limite; caso contrário, é uma afirmação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with GLOP, a simplex method</source>
        <translation>{work}: a questão em aberto; aqui com o GLOP, um método simplex</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with PDLP, a first-order method, whose points are no vertices</source>
        <translation>{work}: a questão em aberto; aqui com o PDLP, um método de primeira ordem, cujos pontos não são vértices</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Today: five minutes</source>
        <translation>Hoje: cinco minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>From your games</source>
        <translation>Dos seus jogos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Lessons and practice</source>
        <translation>Lições e prática</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Due: %1.</source>
        <translation>Para hoje: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation><numerusform>%n técnica para hoje: %1.</numerusform><numerusform>%n técnicas para hoje: %1.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. Next to learn: %1.</source>
        <translation>Nada para hoje. A próxima a aprender: %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. You can still practise.</source>
        <translation>Nada para hoje. Mesmo assim, você pode praticar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%1 and %n more</source>
        <translation><numerusform>%1 e mais %n</numerusform><numerusform>%1 e mais %n</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Missed in your games: %1.</source>
        <translation>Passou despercebido nos seus jogos: %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Point</source>
        <translation>Apontar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Draw</source>
        <translation>Desenhar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Pencil</source>
        <translation>Lápis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Cross out</source>
        <translation>Riscar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Tool</source>
        <translation>Ferramenta</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Gentle</source>
        <translation>Muito fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Not read yet</source>
        <translation>Ainda não lido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>%1% done</source>
        <translation>%1% feito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Could not be read</source>
        <translation>Não pôde ser lido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>No longer there</source>
        <translation>Não está mais lá</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Tiny: up to 36 cells</source>
        <translation>Minúsculo: até 36 células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small: up to 100 cells</source>
        <translation>Pequeno: até 100 células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium: up to 225 cells</source>
        <translation>Médio: até 225 células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large: up to 600 cells</source>
        <translation>Grande: até 600 células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giant: more than 600 cells</source>
        <translation>Gigante: mais de 600 células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small</source>
        <comment>daily puzzle</comment>
        <translation>Pequeno</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <comment>daily puzzle</comment>
        <translation>Médio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large</source>
        <comment>daily puzzle</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solution shown</source>
        <translation>Solução mostrada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Unfinished</source>
        <comment>of one game</comment>
        <translation>Inacabado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>First steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giants</source>
        <translation>Gigantes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>best %1</source>
        <translation>melhor %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Group %1</source>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Duplicates, group %1: the same puzzle, perhaps rotated or mirrored</source>
        <translation>Repetidos, grupo %1: o mesmo quebra-cabeça, talvez girado ou espelhado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Untitled puzzle</source>
        <translation>Quebra-cabeça sem título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>In progress</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file needs a name.</source>
        <translation>Um arquivo precisa de um nome.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file whose name begins with a dot is hidden.</source>
        <translation>Um arquivo cujo nome começa com ponto fica oculto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot contain %1.</source>
        <translation>Um nome de arquivo não pode conter %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot end with a dot or a space.</source>
        <translation>Um nome de arquivo não pode terminar com ponto ou espaço.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Some systems reserve this name for a device.</source>
        <translation>Alguns sistemas reservam este nome para um dispositivo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>This name is too long.</source>
        <translation>Este nome é longo demais.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>There is already a file with this name.</source>
        <translation>Já existe um arquivo com este nome.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>New file name:</source>
        <translation>Novo nome do arquivo:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By collection</source>
        <translation>Por coleção</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By size</source>
        <translation>Por tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By grade</source>
        <translation>Por dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By progress</source>
        <translation>Por andamento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By best time</source>
        <translation>Por melhor tempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By last played</source>
        <translation>Pelo último jogo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Ended</source>
        <translation>Encerrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Puzzle</source>
        <translation>Quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Grade</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>All puzzles</source>
        <translation>Todos os quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Unfinished</source>
        <translation>Inacabados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>My folder</source>
        <translation>Minha pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Collections</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Daily puzzle</source>
        <translation>Quebra-cabeça do dia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>clues without an area</source>
        <translation>números sem área</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>areas of this size</source>
        <translation>áreas deste tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a grid of one cell</source>
        <translation>uma grade de uma célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a puzzle of this size</source>
        <translation>um quebra-cabeça deste tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the rectangles drawn</source>
        <translation>os retângulos desenhados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the marks and trials</source>
        <translation>as marcas e tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the moves to undo and redo</source>
        <translation>os lances a desfazer e refazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the time played and the hints used</source>
        <translation>o tempo jogado e as dicas usadas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the solution</source>
        <translation>a solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the title</source>
        <translation>o título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the author</source>
        <translation>o autor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the source</source>
        <translation>a fonte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the grade</source>
        <translation>a dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the text of the rules</source>
        <translation>o texto das regras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the rectangles you have drawn</source>
        <translation>os retângulos que você desenhou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>your marks and trials</source>
        <translation>suas marcas e tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Some information will be lost</source>
        <translation>Algumas informações serão perdidas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot store:</source>
        <translation>O formato "{format}" não guarda:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Your game itself is not affected.</source>
        <translation>O seu jogo em si não muda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Salvar mesmo assim</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot hold this puzzle, because it cannot store {parts}.</source>
        <translation>O formato "{format}" não comporta este quebra-cabeça, porque não guarda {parts}.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>Follow &amp;System</source>
        <translation>Como no &amp;sistema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>None yet</source>
        <translation>Ainda nenhum</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Clear List</source>
        <translation>&amp;Limpar lista</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is damaged</source>
        <translation>Um jogo salvo está danificado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is from a newer version of Shikaku</source>
        <translation>Um jogo salvo é de uma versão mais nova do Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Could not read a saved game</source>
        <translation>Não foi possível ler um jogo salvo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The last game is open in another window</source>
        <translation>O último jogo está aberto em outra janela</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Games cannot be saved</source>
        <translation>Não é possível salvar jogos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is damaged; a new one was started</source>
        <translation>O histórico está danificado; um novo foi iniciado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is from a newer version of Shikaku; a new one was started</source>
        <translation>O histórico é de uma versão mais nova do Shikaku; um novo foi iniciado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history cannot be saved</source>
        <translation>Não é possível salvar o histórico</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>An earlier save was loaded instead.</source>
        <translation>Em vez dele, foi carregada uma versão salva anterior.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The old file was kept as %1.</source>
        <translation>O arquivo antigo foi guardado como %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history could not be read or saved: %1</source>
        <translation>Não foi possível ler ou salvar o histórico: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Problem with the history</source>
        <translation>Problema com o histórico</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Your game could not be saved: %1</source>
        <translation>Não foi possível salvar seu jogo: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Not saved</source>
        <translation>Não salvo</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Your data could not be copied to %1.</source>
        <translation>Não foi possível copiar seus dados para %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It is still in %1. (%2)</source>
        <translation>Eles ainda estão em %1. (%2)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>The folder with your data is missing: %1</source>
        <translation>A pasta com os seus dados não foi encontrada: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It may be on a drive that is not connected. The default folder has other games.</source>
        <translation>Ela talvez esteja em uma unidade que não está conectada. A pasta padrão tem outros jogos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>Usar a pasta &amp;padrão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Letter</source>
        <comment>the American size of paper</comment>
        <translation>Carta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Legal</source>
        <comment>the American size of paper</comment>
        <translation>Legal</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <comment>solutions or hints: not printed</comment>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>On separate pages</source>
        <translation>Em páginas separadas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Upside down at page bottom</source>
        <translation>De cabeça para baixo no pé da página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Grade</source>
        <translation>Dificuldade</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <location filename="../shikaku_gui/gui/accessibility/board_parts.py"/>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Your times are compared with the expected ones once you have solved %1 different puzzles without having a hint draw. So far: %2.</source>
        <translation>Seus tempos serão comparados com os esperados quando você tiver resolvido %1 quebra-cabeças diferentes sem que uma dica desenhe. Até agora: %2.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Over %1 puzzles, you took %2 times as long as expected (median of your first games).</source>
        <translation>Em %1 quebra-cabeças, você levou %2 vezes o tempo esperado (mediana dos seus primeiros jogos).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Rank correlation between expected times and yours: %1. It is 1 if both rank the puzzles alike, and near 0 if they are unrelated.</source>
        <translation>Correlação de postos entre os tempos esperados e os seus: %1. Ela é 1 se ambos ordenam os quebra-cabeças do mesmo jeito, e perto de 0 se não têm relação.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Grade</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Played</source>
        <translation>Jogados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Solved</source>
        <translation>Resolvidos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Trend</source>
        <translation>Tendência</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time played</source>
        <translation>Tempo jogado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Puzzle</source>
        <translation>Quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% faster</source>
        <translation>{percent}% mais rápido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% slower</source>
        <translation>{percent}% mais lento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>not known</source>
        <translation>desconhecida</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>%1: %n solved, %2 played</source>
        <extracomment>%1: a day, %n: a number of puzzles, %2: a time.</extracomment>
        <translation><numerusform>%1: %n resolvido, %2 de jogo</numerusform><numerusform>%1: %n resolvidos, %2 de jogo</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Erase the history?</source>
        <translation>Apagar o histórico?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>All games, times, streaks, drills, lessons and the list of recent files will be erased.</source>
        <translation>Todos os jogos, tempos, sequências, exercícios, lições e a lista de arquivos recentes serão apagados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>This cannot be undone. Games in progress are kept.</source>
        <translation>Isto não pode ser desfeito. Os jogos em andamento são mantidos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>&amp;Erase</source>
        <translation>&amp;Apagar</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>could not write the answer: {reason}</source>
        <translation>não foi possível escrever a resposta: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no display found; in a terminal use: shikaku solve FILE</source>
        <translation>nenhuma tela encontrada; em um terminal, use: shikaku solve FILE</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; shikaku --help lists the commands</source>
        <translation>arquivo ou comando inexistente: {file}; shikaku --help lista os comandos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; did you mean {command}?</source>
        <translation>arquivo ou comando inexistente: {file}; você quis dizer {command}?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a whole number from 1 to {most}, not {text}</source>
        <translation>esperava um número inteiro de 1 a {most}, não {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a number above 0, not {text}</source>
        <translation>esperava um número acima de 0, não {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>the most seconds to spend on each puzzle</source>
        <translation>máximo de segundos a gastar em cada quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>reached its time limit of {seconds} s</source>
        <translation>atingiu seu limite de tempo de {seconds} s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>too many rectangles are possible</source>
        <translation>há retângulos possíveis demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>a worker died before finishing</source>
        <translation>um processo auxiliar morreu antes de terminar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>worker processes keep crashing; if memory is short, use fewer of them (--jobs)</source>
        <translation>os processos auxiliares continuam falhando; se faltar memória, use menos deles (--jobs)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>one solution</source>
        <translation>uma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>several solutions</source>
        <translation>várias soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>no solution</source>
        <translation>nenhuma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>unknown: reached its time limit</source>
        <translation>desconhecido: atingiu seu limite de tempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Print a line for each puzzle: how many solutions it has, and its size.</source>
        <translation>Imprime uma linha para cada quebra-cabeça: quantas soluções ele tem e seu tamanho.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Exit status (the worst of all): 0 solvable, 1 a proof could not be written, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Código de saída (o pior de todos): 0 tem solução, 1 não foi possível escrever uma prova, 2 entrada ou uso incorreto, 3 sem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>print one JSON object per line</source>
        <translation>imprimir um objeto JSON por linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>write a proof of each puzzle to a folder of its own in DIR, as shikaku prove does</source>
        <translation>escrever uma prova de cada quebra-cabeça em uma pasta própria dentro de DIR, como faz shikaku prove</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>{size}, clues: {clues}, fixed: {fixed}, alternatives: {alternatives}, cover: {cover}</source>
        <translation>{size}, números: {clues}, fixas: {fixed}, alternativas: {alternatives}, cobertura: {cover}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>proof in {folder}</source>
        <translation>prova em {folder}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>Play Shikaku: divide the grid into rectangles, one number each.</source>
        <translation>Jogue Shikaku: divida a grade em retângulos, um número em cada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>FILE is a puzzle file in any supported format, a folder, a link, or - for standard input.</source>
        <translation>FILE é um arquivo de quebra-cabeça em qualquer formato suportado, uma pasta, um link ou - para a entrada padrão.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>the puzzle to open: a file, a link, or the recipe of a puzzle that was made here</source>
        <translation>o quebra-cabeça a abrir: um arquivo, um link ou a receita de um quebra-cabeça criado aqui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>solve puzzles and draw them</source>
        <translation>resolver quebra-cabeças e desenhá-los</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how many solutions puzzles have</source>
        <translation>dizer quantas soluções os quebra-cabeças têm</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>give the next step, and why</source>
        <translation>dar o próximo passo, e por quê</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>explain the whole solution, step by step</source>
        <translation>explicar a solução inteira, passo a passo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how hard puzzles are for a person</source>
        <translation>dizer quão difíceis os quebra-cabeças são para uma pessoa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>compare formulations from the literature</source>
        <translation>comparar formulações da literatura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>write a proof of how many solutions a puzzle has</source>
        <translation>escrever uma prova de quantas soluções um quebra-cabeça tem</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>check such a proof without the solver</source>
        <translation>conferir uma prova dessas sem o resolvedor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make new puzzles of a chosen difficulty and style</source>
        <translation>criar novos quebra-cabeças com a dificuldade e o estilo escolhidos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make a dataset of solved and graded puzzles</source>
        <translation>criar um conjunto de dados de quebra-cabeças resolvidos e avaliados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>convert puzzles to another format</source>
        <translation>converter quebra-cabeças para outro formato</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>draw puzzles as pictures or web pages</source>
        <translation>desenhar quebra-cabeças como imagens ou páginas da web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print puzzles or a whole book to a PDF</source>
        <translation>imprimir quebra-cabeças ou um livro inteiro em um PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print a completion script for a shell</source>
        <translation>imprimir um script de completação para um shell</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the manual page</source>
        <translation>imprimir a página de manual</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print versions and settings for a report of a problem</source>
        <translation>imprimir versões e configurações para relatar um problema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>add the program to the desktop's menu, or remove it</source>
        <translation>adicionar o programa ao menu da área de trabalho, ou removê-lo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>in the terminal:</source>
        <translation>no terminal:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>shikaku COMMAND --help tells more.</source>
        <translation>shikaku COMMAND --help diz mais.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the version and exit</source>
        <translation>mostrar a versão e sair</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <source>Exit status: 0 printed, 2 bad usage.</source>
        <translation>Código de saída: 0 impresso, 2 uso incorreto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>one of %(choices)s</source>
        <translation>um de %(choices)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>unknown format: {name}; choose one with --to: {names}</source>
        <translation>formato desconhecido: {name}; escolha um com --to: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Convert puzzles or games from one format to another.</source>
        <translation>Converte quebra-cabeças ou jogos de um formato para outro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Exit status: 0 written, 1 the output could not be written, 2 bad input or usage. Standard error names what the new format cannot store.</source>
        <translation>Código de saída: 0 escrito, 1 não foi possível escrever a saída, 2 entrada ou uso incorreto. A saída de erros diz o que o novo formato não guarda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>the file to write, in the format of its suffix; - for stdout</source>
        <translation>o arquivo a escrever, no formato da sua extensão; - para a saída padrão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts} (in {count} of {total} puzzles)</source>
        <translation>não é possível guardar {parts} (em {count} de {total} quebra-cabeças)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts}</source>
        <translation>não é possível guardar {parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the scheduler has no workers; waiting for one to connect (press Ctrl+C to stop)</source>
        <translation>o escalonador não tem processos auxiliares; aguardando um se conectar (Ctrl+C para parar)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>{option} needs {package}: {command}</source>
        <translation>{option} precisa de {package}: {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>no scheduler found there ({reason})</source>
        <translation>nenhum escalonador encontrado ali ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the workers of {name} keep crashing; they may have too little memory</source>
        <translation>os processos auxiliares de {name} continuam falhando; talvez tenham pouca memória</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Make a dataset of puzzles: solved, graded, without duplicates, in splits.</source>
        <translation>Cria um conjunto de dados de quebra-cabeças: resolvidos, avaliados, sem repetidos, em partições.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage or SPEC, 4 some puzzles were not found, 130 interrupted. The same command resumes where it stopped. docs/datasets.md describes the SPEC.</source>
        <translation>Código de saída: 0 criado, 1 não foi possível escrever a saída, 2 uso ou SPEC incorreto, 4 alguns quebra-cabeças não foram encontrados, 130 interrompido. O mesmo comando continua de onde parou. docs/datasets.md descreve a SPEC.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>which puzzles, and which splits</source>
        <translation>quais quebra-cabeças, e quais partições</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the folder of the dataset</source>
        <translation>a pasta do conjunto de dados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make only the I-th of N shares of the puzzles, for machines that share no folder; without this option the command makes the rest, and the files of the dataset</source>
        <translation>criar só a I-ésima de N partes dos quebra-cabeças, para máquinas que não compartilham uma pasta; sem esta opção, o comando cria o resto e os arquivos do conjunto de dados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make about N puzzles (default: %(const)s), print the processor time that all would take, and stop; with -o they are kept</source>
        <translation>criar cerca de N quebra-cabeças (padrão: %(const)s), imprimir o tempo de processador que todos levariam e parar; com -o, eles são mantidos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>expected a shard such as 3/100, from 1/N to N/N, not {found}</source>
        <translation>esperada uma parte como 3/100, de 1/N a N/N, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the dataset is complete</source>
        <translation>o conjunto de dados está completo</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>shard {number}/{total}: {count} records</source>
        <translation><numerusform>parte {number}/{total}: {count} registro</numerusform><numerusform>parte {number}/{total}: {count} registros</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>recipes: {recipes}; different puzzles: {distinct}; also under rotation and reflection: {kept}; not found: {missing}</source>
        <extracomment>What a dataset holds; {kept} are different under rotation and reflection.</extracomment>
        <translation>receitas: {recipes}; quebra-cabeças diferentes: {distinct}; também sob rotação e reflexão: {kept}; não encontrados: {missing}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the audit found a canonical form twice: this is a bug in Shikaku</source>
        <translation>a auditoria encontrou duas vezes uma forma canônica: isto é um defeito do Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>{name} contains other files; choose a new folder</source>
        <translation>{name} contém outros arquivos; escolha uma pasta nova</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>line {line} is not of {recipe}: {reason}</source>
        <translation>a linha {line} não é de {recipe}: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>it is of version {version} of the generator; to resume, set {setting} in the [[puzzles]] of the SPEC</source>
        <translation>é da versão {version} do gerador; para continuar, defina {setting} nos [[puzzles]] da SPEC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>the folder contains the puzzles of another SPEC; choose another folder</source>
        <translation>a pasta contém os quebra-cabeças de outra SPEC; escolha outra pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>another program is also writing {name}</source>
        <translation>outro programa também está gravando {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>series</source>
        <translation>série</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>puzzles</source>
        <translation>quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>measured</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>medidos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>ms each</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>ms cada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>longest</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>maior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>core-hours</source>
        <translation>horas de núcleo</translation>
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
        <translation>todos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>A series whose puzzles exist already was not measured; the sum does not include it.</source>
        <translation>Uma série cujos quebra-cabeças já existem não foi medida; a soma não a inclui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>it is longer than {most} bytes</source>
        <translation>tem mais de {most} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have letters, digits and any of ._- only, at most 96 of them</source>
        <translation>{key} só pode ter letras, algarismos e os sinais ._-, no máximo 96 caracteres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have one table or more: [[puzzles]]</source>
        <translation>{key} deve ter uma ou mais tabelas: [[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one line</source>
        <translation>{key} deve ter uma só linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>must be a table: [[puzzles]]</source>
        <translation>deve ser uma tabela: [[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is wrong: {reason}</source>
        <translation>{key} está errado: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>these settings do not go together: {reason}</source>
        <translation>estas configurações não combinam: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a size such as 10x15 with sides up to {most}, not {found}</source>
        <translation>{key} deve ser um tamanho como 10x15 com lados de até {most}, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must list one or more of {names}</source>
        <translation>{key} deve listar um ou mais de {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a table of 1 to {most} splits</source>
        <translation>{key} deve ser uma tabela de 1 a {most} divisões</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is no name of a split: small letters, digits and _ only, and not 'all'</source>
        <translation>{key} não é um nome de divisão: só letras minúsculas, algarismos e _, e não 'all'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a number, not {found}</source>
        <translation>{key} deve ser um número, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be above 0 and at most {most}</source>
        <translation>{key} deve ser maior que 0 e no máximo {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>the key {name} is missing</source>
        <translation>falta a chave {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a string, not {found}</source>
        <translation>{key} deve ser um texto, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one of {names}, not {found}</source>
        <translation>{key} deve ser um destes: {names}, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a whole number from {low} to {most}, not {found}</source>
        <translation>{key} deve ser um número inteiro de {low} a {most}, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a list, not {found}</source>
        <translation>{key} deve ser uma lista, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is not known here; the keys are {names}</source>
        <translation>{key} não é conhecido aqui; as chaves são {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>line {line}: {reason}</source>
        <translation>linha {line}: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/writers.py"/>
        <source>Parquet needs PyArrow: {command}; or write {setting} in the SPEC</source>
        <translation>Parquet precisa do PyArrow: {command}; ou escreva {setting} na SPEC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Explain the whole solution of puzzles or saved games, one step per line; mistakes come first.</source>
        <translation>Explica a solução inteira de quebra-cabeças ou jogos salvos, um passo por linha; os erros vêm primeiro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Exit status (the worst of all): 0 explained as far as the techniques reach, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Código de saída (o pior de todos): 0 explicado até onde as técnicas alcançam, 2 entrada ou uso incorreto, 3 sem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>print the steps as one JSON object per line</source>
        <translation>imprimir os passos como um objeto JSON por linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>{name} already contains other puzzles; resume with the original --seed</source>
        <translation>{name} já contém outros quebra-cabeças; continue com o --seed original</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>the first puzzle has {option}</source>
        <translation>o primeiro quebra-cabeça tem {option}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>seed {seed}</source>
        <translation>semente {seed}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>of the last puzzle, {reason}</source>
        <translation>do último quebra-cabeça, {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Make puzzles with exactly one solution.</source>
        <translation>Cria quebra-cabeças com exatamente uma solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage, 4 a puzzle was not found. The same command with the same seed makes the same puzzles; after an interruption, it resumes where it stopped.</source>
        <translation>Código de saída: 0 criado, 1 não foi possível escrever a saída, 2 uso incorreto, 4 um quebra-cabeça não foi encontrado. O mesmo comando com a mesma semente cria os mesmos quebra-cabeças; após uma interrupção, continua de onde parou.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size (default: 10x10), or the whole recipe that a generated puzzle names as its source</source>
        <translation>o tamanho (padrão: 10x10), ou a receita inteira que um quebra-cabeça gerado indica como fonte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>how many puzzles to make (default: 1)</source>
        <translation>quantos quebra-cabeças criar (padrão: 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>their difficulty</source>
        <translation>a dificuldade deles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size of the rectangles (many-small, small, balanced, large, few-large, or cells on average) and, after a colon, their shape (square, mixed, long)</source>
        <translation>o tamanho dos retângulos (many-small, small, balanced, large, few-large ou a média de células) e, após dois-pontos, a forma deles (square, mixed, long)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the symmetry of the clue cells</source>
        <translation>a simetria das células com números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a technique needed to solve the puzzle (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); without --grade, the difficulty is that of the technique</source>
        <translation>uma técnica necessária para resolver o quebra-cabeça (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); sem --grade, a dificuldade é a da técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the seed of the first puzzle; each further one has the next</source>
        <translation>a semente do primeiro quebra-cabeça; cada um dos demais tem a seguinte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a folder with a file for each, or a file (with a line for each, where the format allows that); default: standard output</source>
        <translation>uma pasta com um arquivo para cada um, ou um arquivo (com uma linha para cada um, se o formato permitir); padrão: saída padrão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a size such as 10x15, with sides from 1 to {most}, not {found}</source>
        <translation>esperado um tamanho como 10x15, com lados de 1 a {most}, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a whole number of at most {most} digits, not {found}</source>
        <translation>esperado um número inteiro de no máximo {most} algarismos, não {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>not allowed with a whole recipe, which includes it</source>
        <translation>não permitido com uma receita inteira, que já o inclui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>unknown format: {name}; choose one with --to</source>
        <translation>formato desconhecido: {name}; escolha um com --to</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>a puzzle takes several lines in this format; choose a folder instead</source>
        <translation>um quebra-cabeça ocupa várias linhas neste formato; escolha uma pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search</source>
        <translation>não se resolve sem busca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has several solutions</source>
        <translation>tem várias soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has no solution</source>
        <translation>não tem solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search, if at all</source>
        <translation>não se resolve sem busca, se é que se resolve</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Print a line for each puzzle: how hard it is, and what it takes.</source>
        <translation>Imprime uma linha para cada quebra-cabeça: quão difícil ele é e o que exige.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Exit status: 0 graded, 2 bad input or usage, 4 limit reached.</source>
        <translation>Código de saída: 0 avaliado, 2 entrada ou uso incorreto, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>no grade; {why}</source>
        <translation>sem dificuldade; {why}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>score {score}, {each} per clue</source>
        <translation>{score} pontos, {each} por número</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{count} steps</source>
        <translation><numerusform>{count} passo</numerusform><numerusform>{count} passos</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>one hard moment: {technique}</source>
        <translation>um momento difícil: {technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>hardest: {technique}</source>
        <translation>mais difícil: {technique}</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>needs what-if {count} times</source>
        <translation><numerusform>exige "e se" {count} vez</numerusform><numerusform>exige "e se" {count} vezes</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Give the next step from puzzles or saved games: mistakes first.</source>
        <translation>Dá o próximo passo de quebra-cabeças ou jogos salvos: os erros vêm primeiro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Exit status (the worst of all): 0 a hint, or a solved board; 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Código de saída (o pior de todos): 0 uma dica, ou um tabuleiro resolvido; 2 entrada ou uso incorreto, 3 sem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>how much to say; apply also draws the board after a step that changes its rectangles (default: why)</source>
        <translation>quanto dizer; apply também desenha o tabuleiro após um passo que muda os retângulos dele (padrão: why)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>print the whole hint as one JSON object per line</source>
        <translation>imprimir a dica inteira como um objeto JSON por linha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>The board is solved.</source>
        <translation>O tabuleiro está resolvido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>this command is only for the desktops of Linux and BSD</source>
        <translation>este comando é só para áreas de trabalho de Linux e BSD</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>--system needs administrator rights</source>
        <translation>--system exige direitos de administrador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Add Shikaku to the desktop's menu, open its files on a double click, and install its icons, manual page, and completion for bash, zsh and fish. Run it again after moving the program.</source>
        <translation>Adiciona o Shikaku ao menu da área de trabalho, abre os arquivos dele com um clique duplo e instala seus ícones, a página de manual e a completação para bash, zsh e fish. Execute de novo depois de mover o programa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Exit status: 0 installed or removed, 1 a file could not be written or removed, 2 bad usage.</source>
        <translation>Código de saída: 0 instalado ou removido, 1 não foi possível escrever ou remover um arquivo, 2 uso incorreto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>for packages: install in DIR/share, and start the shikaku on the PATH</source>
        <translation>para pacotes: instalar em DIR/share e iniciar o shikaku do PATH</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>remove everything again</source>
        <translation>remover tudo de novo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Installed {count} files in {folder}.</source>
        <translation>{count} arquivos instalados em {folder}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>The menu entry starts {command}.</source>
        <translation>A entrada do menu inicia {command}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>For completion in zsh, add {folder} to its fpath.</source>
        <translation>Para a completação no zsh, adicione {folder} ao fpath dele.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Nothing found in {folder}.</source>
        <translation>Nada encontrado em {folder}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Removed {count} files from {folder}.</source>
        <translation><numerusform>{count} arquivo removido de {folder}.</numerusform><numerusform>{count} arquivos removidos de {folder}.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/interrupts.py"/>
        <source>finishing the work in progress; press Ctrl+C again to stop at once</source>
        <translation>terminando o trabalho em andamento; aperte Ctrl+C de novo para parar imediatamente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print a row for each run</source>
        <translation>imprimir uma linha para cada execução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print one JSON object a line, for each puzzle</source>
        <translation>imprimir um objeto JSON por linha, para cada quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>a FILE is needed, or --list</source>
        <translation>é preciso um FILE, ou --list</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Run formulations from the literature on puzzles and compare them. Each runs in a process of its own; times are its processor times, and solutions are checked by the rules.</source>
        <translation>Executa formulações da literatura em quebra-cabeças e as compara. Cada uma roda em um processo próprio; os tempos são os tempos de processador, e as soluções são conferidas pelas regras.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Exit status (the worst of all): 0 done, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Código de saída (o pior de todos): 0 pronto, 2 entrada ou uso incorreto, 3 sem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print the formulations, their sources and proofs</source>
        <translation>imprimir as formulações, suas fontes e provas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>their names, separated by commas, or all (default: all)</source>
        <translation>os nomes delas, separados por vírgulas, ou all (padrão: all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>run each N times: the first is cold, the others are warm (default: 4)</source>
        <translation>executar cada uma N vezes: a primeira a frio, as demais a quente (padrão: 4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>seconds for each run (default: %(default)g)</source>
        <translation>segundos para cada execução (padrão: %(default)g)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>the most memory for each process, in MiB (Linux only)</source>
        <translation>máximo de memória para cada processo, em MiB (só no Linux)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>add what each of Simonis' levels leaves</source>
        <translation>acrescentar o que deixa cada um dos níveis de Simonis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>1, because runs side by side slow each other down</source>
        <translation>1, porque execuções simultâneas atrasam umas às outras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>there is no formulation {name}; there are: {names}</source>
        <translation>não há formulação {name}; há: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>listing its rectangles took too long</source>
        <translation>listar os retângulos levou tempo demais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>cells</source>
        <translation>células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>fastest</source>
        <translation>mais rápida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>Median milliseconds of the puzzles of a size, with the listing of placements:</source>
        <translation>Mediana dos milissegundos dos quebra-cabeças de um tamanho, com a listagem das posições possíveis:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>over {cells}</source>
        <translation>mais de {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>to {cells}</source>
        <translation>até {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>formulation</source>
        <translation>formulação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>verdict</source>
        <translation>veredito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>cold ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>ms a frio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>warm ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>ms a quente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>spread</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>variação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>build</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>montar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solve</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>resolver</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>prove</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>provar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>variables</source>
        <translation>variáveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>constraints</source>
        <translation>restrições</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>nodes</source>
        <translation>nós</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unique</source>
        <translation>única</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>multiple</source>
        <translation>várias</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>infeasible</source>
        <translation>inviável</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>undecided</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unsupported</source>
        <translation>não suportado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>time limit</source>
        <translation>limite de tempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>memory limit</source>
        <translation>limite de memória</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>crashed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>wrong</source>
        <translation>errado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{size}, clues: {clues}, placements: {placements}, listed in {time} ms</source>
        <translation>{size}, números: {clues}, posições possíveis: {placements}, listadas em {time} ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>As provas se contradizem. Isto é um defeito do Shikaku.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>level</source>
        <translation>nível</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>left</source>
        <translation>restam</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>removed</source>
        <translation>removidas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (afirmação falsa)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (afirmação)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{name}
  source: {source}
  proves: {proves}
</source>
        <translation>{name}
  fonte: {source}
  prova: {proves}
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>contradiction</source>
        <translation>contradição</translation>
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
        <translation>,</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>one for each processor, where that pays</source>
        <translation>um por processador, quando vale a pena</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>the number of processes (default: {default})</source>
        <translation>o número de processos (padrão: {default})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>work on the Dask cluster of this scheduler, which must be trusted</source>
        <translation>trabalhar no cluster Dask deste agendador, que precisa ser confiável</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the title of the book, on the cover and below each page</source>
        <translation>o título do livro, na capa e no pé de cada página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the line below the title on the cover</source>
        <translation>a linha abaixo do título na capa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the author, on the cover</source>
        <translation>o autor, na capa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>small print at the bottom of the cover</source>
        <translation>letras miúdas no pé da capa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>begin with a cover</source>
        <translation>começar com uma capa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a page with the rules and a worked example</source>
        <translation>uma página com as regras e um exemplo resolvido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a table of contents</source>
        <translation>um sumário</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a chapter for each grade, easiest first</source>
        <translation>um capítulo para cada dificuldade, a mais fácil primeiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the most puzzles on a page (default: 1)</source>
        <translation>máximo de quebra-cabeças por página (padrão: 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>two nudges for each puzzle, on pages at the end or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>duas pistas para cada quebra-cabeça, em páginas no fim ou de cabeça para baixo no pé de cada página (padrão: none; end quando não se indica o lugar)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>on pages at the end, or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>em páginas no fim, ou de cabeça para baixo no pé de cada página (padrão: none; end quando não se indica o lugar)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>what is printed below a puzzle: any of number, title, author, size, grade (default: all)</source>
        <translation>o que é impresso abaixo de um quebra-cabeça: qualquer um de number, title, author, size, grade (padrão: all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the link to each puzzle as a QR code, as text, or not at all (default: qr)</source>
        <translation>o link de cada quebra-cabeça como código QR, como texto, ou sem link (padrão: qr)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the solver's name below each puzzle</source>
        <translation>uma linha para o nome de quem resolve abaixo de cada quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the time below each puzzle</source>
        <translation>uma linha para o tempo abaixo de cada quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>number the pages (default: yes)</source>
        <translation>numerar as páginas (padrão: sim)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>number the rows and columns</source>
        <translation>numerar as linhas e colunas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>draw the rectangles in the files</source>
        <translation>desenhar os retângulos dos arquivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>with --progress: draw marks and trials as well</source>
        <translation>com --progress: desenhar também as marcas e tentativas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>large print: no letters or clues below 16 points; hints and solutions at the end</source>
        <translation>letra grande: nenhuma letra ou número abaixo de 16 pontos; dicas e soluções no fim</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the size of the pages: A3, A4, A5, B5, Letter, Legal, or a size such as '152 x 229 mm' or '6 x 9 in' (default: A4)</source>
        <translation>o tamanho das páginas: A3, A4, A5, B5, Letter, Legal ou um tamanho como '152 x 229 mm' ou '6 x 9 in' (padrão: A4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>of the pages (default: auto, as suits the puzzles)</source>
        <translation>das páginas (padrão: auto, como convém aos quebra-cabeças)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the margins in mm (default: 15)</source>
        <translation>as margens em mm (padrão: 15)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm added to the inner margins, which lie on alternating sides (default: 0)</source>
        <translation>mm somados às margens internas, que ficam em lados alternados (padrão: 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm around each page that are trimmed off; the cover fills them (default: 0)</source>
        <translation>mm em volta de cada página que são aparados; a capa os preenche (padrão: 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Preparing</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Print puzzles to a PDF file; no screen is needed. A book file (BOOK.toml) names the puzzles and the options; flags override it.</source>
        <translation>Imprime quebra-cabeças em um arquivo PDF; não é preciso ter tela. Um arquivo de livro (BOOK.toml) indica os quebra-cabeças e as opções; as opções da linha de comando prevalecem.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Exit status: 0 written, 1 the file could not be written, 2 bad input or usage; also where the book is written but a puzzle lacks what was asked for: 2 with several solutions or too large, 3 without one, 4 limit reached.</source>
        <translation>Código de saída: 0 escrito, 1 não foi possível escrever o arquivo, 2 entrada ou uso incorreto; também quando o livro é escrito, mas falta a um quebra-cabeça o que foi pedido: 2 com várias soluções ou grande demais, 3 sem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>puzzles, all of each file; or one BOOK.toml</source>
        <translation>quebra-cabeças, todos os de cada arquivo; ou um BOOK.toml</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the .pdf file to write</source>
        <translation>o arquivo .pdf a escrever</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the same as --links none</source>
        <translation>o mesmo que --links none</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>seconds for each solution</source>
        <translation>segundos para cada solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>expected a name ending in .pdf</source>
        <translation>esperado um nome terminado em .pdf</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>too large to print, even on many sheets; left out</source>
        <translation>grande demais para imprimir, mesmo em várias folhas; omitido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>{name}, puzzle {number} of the book</source>
        <translation>{name}, quebra-cabeça {number} do livro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/process_pool.py"/>
        <source>could not start a process: {reason}</source>
        <translation>não foi possível iniciar um processo: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Write a proof of how many solutions a puzzle has: the puzzle as DIMACS CNF, its solution, and an LRAT proof that there is no other. For a puzzle with several solutions, two of them are the proof.</source>
        <translation>Escreve uma prova de quantas soluções um quebra-cabeça tem: o quebra-cabeça como DIMACS CNF, sua solução e uma prova LRAT de que não há outra. Para um quebra-cabeça com várias soluções, duas delas são a prova.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Exit status: 0 proved, 1 the proof could not be written, 2 bad input or usage, 3 proved to have no solution, 4 limit reached.</source>
        <translation>Código de saída: 0 provado, 1 não foi possível escrever a prova, 2 entrada ou uso incorreto, 3 provado que não tem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one puzzle; - reads stdin. shikaku check --prove takes many</source>
        <translation>um quebra-cabeça; - lê a entrada padrão. shikaku check --prove aceita vários</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>the folder to write; an older proof in it is replaced</source>
        <translation>a pasta a escrever; uma prova antiga nela é substituída</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>it contains {count} puzzles; choose with --index, or prove them all with: {command}</source>
        <translation>contém {count} quebra-cabeças; escolha com --index, ou prove todos com: {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>several solutions; two are written</source>
        <translation>várias soluções; duas foram escritas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>no solution, proved in {steps}</source>
        <translation>nenhuma solução, provado em {steps}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one solution; that there is no other is proved in {steps}</source>
        <translation>uma solução; que não há outra está provado em {steps}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition</source>
        <translation>{steps}, {count} deles por suposição</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition, nested up to {depth} deep</source>
        <translation>{steps}, {count} deles por suposição, aninhadas até a profundidade {depth}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>a puzzle file in any supported format, a folder of them, or a link; - reads standard input</source>
        <translation>um arquivo de quebra-cabeça em qualquer formato suportado, uma pasta deles ou um link; - lê a entrada padrão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>use only the N-th puzzle of a file with several</source>
        <translation>usar só o N-ésimo quebra-cabeça de um arquivo com vários</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>left out {count} rectangles that overlap, as unfinished ones do</source>
        <translation><numerusform>{count} retângulo deixado de fora por se sobrepor a outros, como acontece com os inacabados</numerusform><numerusform>{count} retângulos deixados de fora por se sobreporem, como acontece com os inacabados</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>expected an index from 1 to {most}, found {index}</source>
        <translation>esperava um índice de 1 a {most}, encontrado {index}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>the folder contains no puzzle files</source>
        <translation>a pasta não contém arquivos de quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>read only the first {count} files of the folder</source>
        <translation>lidos só os primeiros {count} arquivos da pasta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>standard input</source>
        <translation>entrada padrão</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--scale and --marks are for pictures, not for web pages</source>
        <translation>--scale e --marks são para imagens, não para páginas da web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--title is for web pages</source>
        <translation>--title é para páginas da web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Draw puzzles as picture files, or make a web page to play them on; no screen is needed. Of several puzzles, each gets a picture of its own: OUT-1.png, OUT-2.png, and so on; a web page has all of them.</source>
        <translation>Desenha quebra-cabeças como arquivos de imagem, ou cria uma página da web para jogá-los; não é preciso ter tela. De vários quebra-cabeças, cada um recebe sua própria imagem: OUT-1.png, OUT-2.png e assim por diante; uma página da web contém todos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Exit status (the worst of all): 0 drawn, 1 the picture could not be written, 2 bad input or usage, or several solutions, 3 no solution, 4 limit reached.</source>
        <translation>Código de saída (o pior de todos): 0 desenhado, 1 não foi possível escrever a imagem, 2 entrada ou uso incorreto, ou várias soluções, 3 sem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>.png, .svg, .pdf or .html</source>
        <translation>.png, .svg, .pdf ou .html</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the solution, which must be the only one</source>
        <translation>desenhar a solução, que precisa ser a única</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the rectangles in the file</source>
        <translation>desenhar os retângulos do arquivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>1 for cells of 48 pixels</source>
        <translation>1 para células de 48 pixels</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the title of a web page</source>
        <translation>o título de uma página da web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the most seconds to spend on solving</source>
        <translation>máximo de segundos a gastar na resolução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>expected a name ending in {names}</source>
        <translation>esperado um nome terminado em {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Solve puzzles and draw the solved boards.</source>
        <translation>Resolve quebra-cabeças e desenha os tabuleiros resolvidos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Exit status (the worst of all files): 0 solved, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Código de saída (o pior de todos os arquivos): 0 resolvido, 2 entrada ou uso incorreto, 3 sem solução, 4 limite atingido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>print each answer as one JSON object</source>
        <translation>imprimir cada resposta como um objeto JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>add figures on the puzzle and the work</source>
        <translation>acrescentar números sobre o quebra-cabeça e o trabalho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>stop after this many solutions (default: 2, which tells whether there is only one)</source>
        <translation>parar após esta quantidade de soluções (padrão: 2, o que diz se há só uma)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is the only solution.</source>
        <translation>Esta é a única solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There is no solution.</source>
        <translation>Não há solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is a solution; there may be others.</source>
        <translation>Esta é uma solução; pode haver outras.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Reached the limit without finding a solution; there may be one.</source>
        <translation>Limite atingido sem achar uma solução; pode haver uma.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are {count} solutions; this is one of them.</source>
        <translation>Há {count} soluções; esta é uma delas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are several solutions; this is one of the {count} found.</source>
        <translation>Há várias soluções; esta é uma das {count} encontradas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>check</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>verificação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>posições possíveis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>deduction</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>dedução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>search</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>busca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>conflict</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>conflito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>left after {level}</source>
        <translation>restam após {level}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>size</source>
        <translation>tamanho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>components</source>
        <extracomment>Parts of a puzzle that do not depend on each other.</extracomment>
        <translation>componentes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{count} (clues: {clues})</source>
        <translation>{count} (números: {clues})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>searched</source>
        <translation>buscados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements: {count}; calls of CP-SAT: {calls}</source>
        <translation>posições possíveis: {count}; chamadas do CP-SAT: {calls}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{time}, peak {memory} MiB</source>
        <translation>{time}, pico de {memory} MiB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>exactly one solution</source>
        <translation>exatamente uma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>step {number} does not follow from its hints</source>
        <translation>o passo {number} não decorre das suas referências</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof does not end with the empty clause</source>
        <translation>a prova não termina com a cláusula vazia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>an area is less than 1</source>
        <translation>há uma área menor que 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>{file} is not a solution</source>
        <translation>{file} não é uma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>puzzle.cnf does not encode puzzle.txt</source>
        <translation>puzzle.cnf não expressa puzzle.txt</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>there is no clause {number}</source>
        <translation>não há cláusula {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof is correct: {claim}</source>
        <translation>a prova está correta: {claim}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>refused: {reason}</source>
        <translation>recusada: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>a file of the proof is damaged ({reason})</source>
        <translation>um arquivo da prova está danificado ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Check every step of a proof that shikaku prove wrote, without the solver.</source>
        <translation>Confere cada passo de uma prova que shikaku prove escreveu, sem o resolvedor.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Exit status: 0 the proof is correct, 2 it is refused or could not be read.</source>
        <translation>Código de saída: 0 a prova está correta, 2 ela é recusada ou não pôde ser lida.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the folder with the proof</source>
        <translation>a pasta com a prova</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Small daily puzzle %1</source>
        <translation>Quebra-cabeça pequeno do dia %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Daily puzzle %1</source>
        <translation>Quebra-cabeça do dia %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Large daily puzzle %1</source>
        <translation>Quebra-cabeça grande do dia %1</translation>
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
        <translation>%1, nº %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%3 %1, no. %2</source>
        <translation>%3 %1, nº %2</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Close without saving?</source>
        <translation>Fechar sem salvar?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Your last moves could not be saved: %1</source>
        <translation>Não foi possível salvar seus últimos lances: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Free some disk space and try again, or save the game somewhere else.</source>
        <translation>Libere espaço em disco e tente de novo, ou salve o jogo em outro lugar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Keep Window Open</source>
        <translation>&amp;Manter a janela aberta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Save Somewhere Else…</source>
        <translation>&amp;Salvar em outro lugar…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Close Anyway</source>
        <translation>&amp;Fechar mesmo assim</translation>
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
        <translation>{area} de {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>fits the ?</source>
        <translation>serve para o ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}: +{off}</source>
        <translation>{area} de {wanted}: +{off}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{one} and {other}</source>
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{count} clues</source>
        <translation>{count} números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces one rectangle</source>
        <translation>substitui um retângulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces {count} rectangles</source>
        <translation>substitui {count} retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>possible: {number} of {count}</source>
        <translation>possível: {number} de {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{cell} is not covered yet.</source>
        <translation>{cell} ainda não está coberta.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>The {clue} in {cell} has no rectangle yet.</source>
        <translation>O {clue} em {cell} ainda não tem retângulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{size} = {area} cells: fits the {clue}.</source>
        <translation>{size} = {area} células: serve para o {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>One cell: fits the {clue}.</source>
        <translation>Uma célula: serve para o {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: {size} = {area} cells.</source>
        <translation>{rect}: {size} = {area} células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: one cell.</source>
        <translation>{rect}: uma célula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size})</source>
        <translation>{rect} ({size})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} fits its clue but is not part of the solution. Right-click it to see why.</source>
        <translation>{rect} serve para o número, mas não faz parte da solução. Clique com o botão direito para ver por quê.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Click the opposite corner (or this cell again to cancel). Size: {size}.</source>
        <translation>Clique no canto oposto (ou de novo nesta célula para cancelar). Tamanho: {size}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Move to the opposite corner and press Enter (Esc cancels). Size: {size}.</source>
        <translation>Vá até o canto oposto e aperte Enter (Esc cancela). Tamanho: {size}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Pencil: {rect} ({size}) belongs to one rectangle.</source>
        <translation>Lápis: {rect} ({size}) pertence a um só retângulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}), {number} of {count} possible for {clue}. Arrow keys show the others, Enter draws, X crosses out, Esc ends.</source>
        <translation>{rect} ({size}), {number} de {count} possíveis para {clue}. As setas mostram os outros, Enter desenha, X risca, Esc encerra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}). Arrow keys move it, Shift and arrow keys change its shape, Enter draws, Esc cancels.</source>
        <translation>{rect} ({size}). As setas o movem, Shift e setas mudam a forma, Enter desenha, Esc cancela.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{status} Crossed out: {rects}.</source>
        <translation>{status} Riscados: {rects}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>Resolvido! Todas as células estão cobertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but some rectangles break a rule: they are hatched.</source>
        <translation>Todas as células estão cobertas, mas alguns retângulos violam uma regra: estão hachurados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but this is not the solution yet.</source>
        <translation>Todas as células estão cobertas, mas esta ainda não é a solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{name}. K keeps it, J rejects it, B goes back.</source>
        <translation>{name}. K a mantém, J a rejeita, B volta ao ponto anterior.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Drag to draw rectangles. Each must contain one number and exactly that many cells.</source>
        <translation>Arraste para desenhar retângulos. Cada um deve conter um número e exatamente essa quantidade de células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_session.py"/>
        <source>This rectangle is part of the drill.</source>
        <translation>Este retângulo faz parte do exercício.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>A pencil rectangle needs at least two cells.</source>
        <translation>Um retângulo a lápis precisa de pelo menos duas células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a pencil rectangle.</source>
        <translation>{rect} já está dentro de um retângulo a lápis.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a rectangle.</source>
        <translation>{rect} já está dentro de um retângulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No need to cross this out: {reason}</source>
        <translation>Não é preciso riscar isto: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No rectangle is left for {clue}.</source>
        <translation>Não resta nenhum retângulo para {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width}</source>
        <translation>em um retângulo a lápis de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width} that no solution agrees with</source>
        <translation>em um retângulo a lápis de {height} por {width} que não combina com nenhuma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one of them is in the solution</source>
        <translation>um deles está na solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one rectangle crossed out</source>
        <translation>um retângulo riscado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out</source>
        <translation>{count} retângulos riscados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>supposed in trial {number}</source>
        <translation>suposto na tentativa {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>possible rectangle {number} of {count}, {height} by {width}, {extent}</source>
        <translation>retângulo possível {number} de {count}, {height} por {width}, {extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{height} by {width}, {extent}</source>
        <translation>{height} por {width}, {extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>from row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>da linha {top}, coluna {left} à linha {bottom}, coluna {right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencilled: {height} by {width}, {extent}.</source>
        <translation>A lápis: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Crossed out: {height} by {width}, {extent}.</source>
        <translation>Riscado: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencil rectangle removed: {height} by {width}, {extent}.</source>
        <translation>Retângulo a lápis removido: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Cross removed: {height} by {width}, {extent}.</source>
        <translation>Risco removido: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles drawn.</source>
        <translation>{count} retângulos a lápis desenhados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out.</source>
        <translation>{count} retângulos riscados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles removed.</source>
        <translation>{count} retângulos a lápis removidos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} crosses removed.</source>
        <translation>{count} riscos removidos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} begins: you can reject what you draw now.</source>
        <translation>A tentativa {number} começa: você pode rejeitar o que desenhar agora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} is open again: you can reject what you draw now.</source>
        <translation>A tentativa {number} está aberta de novo: você pode rejeitar o que desenhar agora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} supposes this rectangle.</source>
        <translation>A tentativa {number} supõe este retângulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} left.</source>
        <translation>Saiu da tentativa {number}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} kept.</source>
        <translation>Tentativa {number} mantida.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} rejected.</source>
        <translation>Tentativa {number} rejeitada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Row {row}, column {col}</source>
        <translation>Linha {row}, coluna {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {row}, column {col}</source>
        <translation>linha {row}, coluna {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>linha {top}, coluna {left} à linha {bottom}, coluna {right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clue {clue}</source>
        <translation>número {clue}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unknown clue</source>
        <translation>número desconhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unfilled</source>
        <translation>sem preencher</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>em um retângulo de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>fits</source>
        <translation>serve</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>breaks a rule</source>
        <translation>viola uma regra</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>is in no solution</source>
        <translation>não está em nenhuma solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>marked {marks}</source>
        <translation>com marca {marks}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>differs between solutions</source>
        <translation>difere entre as soluções</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>not covered by a clue yet</source>
        <translation>ainda não coberta por um número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>part of why there is no solution</source>
        <translation>parte do motivo de não haver solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The rectangle reaches from row {top}, column {left} to row {bottom}, column {right}.</source>
        <translation>O retângulo vai da linha {top}, coluna {left} à linha {bottom}, coluna {right}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{height} by {width}</source>
        <translation>{height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{phrase}.</source>
        <translation>{phrase}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} cells</source>
        <translation>{area} células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>one cell</source>
        <translation>uma célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} of {wanted} cells</source>
        <translation>{area} de {wanted} células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{off} too many</source>
        <translation>{off} a mais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>no clue</source>
        <translation>nenhum número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clues {clues}</source>
        <translation>números {clues}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>pencil {rectangle}</source>
        <translation>a lápis, {rectangle}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}.</source>
        <translation>Desenhado: {rectangle}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}, {verdict}.</source>
        <translation>Desenhado: {rectangle}, {verdict}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Removed: {rectangle}.</source>
        <translation>Removido: {rectangle}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles drawn.</source>
        <translation>{count} retângulos desenhados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles removed.</source>
        <translation>{count} retângulos removidos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{covered} of {all} cells covered.</source>
        <translation>{covered} de {all} células cobertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is solved.</source>
        <translation>O quebra-cabeça está resolvido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is no longer solved.</source>
        <translation>O quebra-cabeça não está mais resolvido.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>This is not the solution yet.</source>
        <translation>Esta ainda não é a solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Move to the opposite corner and press Enter. Esc cancels.</source>
        <translation>Vá até o canto oposto e aperte Enter. Esc cancela.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Arrow keys move it, Shift and arrow keys change its shape, Enter draws it, Esc cancels.</source>
        <translation>As setas o movem, Shift e setas mudam a forma, Enter o desenha, Esc cancela.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Nothing drawn.</source>
        <translation>Nada desenhado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>One clue left: {clues}.</source>
        <translation>Falta um número: {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} clues left: {clues}.</source>
        <translation>Faltam {count} números: {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Every clue has a rectangle.</source>
        <translation>Todos os números têm um retângulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has no rectangle left.</source>
        <translation>{clue} não tem mais nenhum retângulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has only crossed-out rectangles left.</source>
        <translation>{clue} só tem retângulos riscados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Nothing can cover {cell}.</source>
        <translation>Nada pode cobrir {cell}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{rect}: {reason}</source>
        <translation>{rect}: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The {area} in {cell}</source>
        <translation>O {area} em {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The "?" in {cell}</source>
        <translation>O "?" em {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {clue} is {size}</source>
        <translation>Se {clue} for {size}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {rect} is a rectangle</source>
        <translation>Se {rect} for um retângulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: nothing drawn yet</source>
        <translation>Tentativa {number}: nada desenhado ainda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: several rectangles</source>
        <translation>Tentativa {number}: vários retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_commands.py"/>
        <source>{count} trials are open: keep or reject one first.</source>
        <translation>{count} tentativas estão abertas: mantenha ou rejeite uma primeiro.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/solution_cache.py"/>
        <source>Something went wrong while it was being solved.</source>
        <translation>Algo deu errado durante a resolução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>When the Board Is Full</source>
        <translation>Com o tabuleiro cheio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule Errors Immediately</source>
        <translation>Violações de regras na hora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything Not in the Solution</source>
        <translation>Tudo o que não está na solução</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were not shown.</source>
        <translation>Os erros não foram mostrados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were shown on the full board.</source>
        <translation>Os erros foram mostrados com o tabuleiro cheio.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule errors were shown immediately.</source>
        <translation>As violações de regras foram mostradas na hora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything not in the solution was shown.</source>
        <translation>Tudo o que não está na solução foi mostrado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>One clue has only one rectangle that fits. Draw it.</source>
        <translation>Um número só tem um retângulo que serve. Desenhe-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find a cell that only one clue can reach, but not with all its rectangles.</source>
        <translation>Ache uma célula que só um número alcança, mas não com todos os seus retângulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>All rectangles of one clue share some cells. Find one of them that another clue could take.</source>
        <translation>Todos os retângulos de um número têm algumas células em comum. Ache uma delas que outro número poderia ocupar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a neighbour no room.</source>
        <translation>Risque um retângulo que deixaria um vizinho sem espaço.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a cell that nothing can cover.</source>
        <translation>Risque um retângulo que deixaria uma célula que nada pode cobrir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would cut off cells which the clues among them cannot fill.</source>
        <translation>Risque um retângulo que isolaria células que os números entre elas não podem preencher.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Any rectangle on one cell also takes another. Cross out a rectangle that takes the other cell alone.</source>
        <translation>Qualquer retângulo sobre uma célula ocupa também outra. Risque um retângulo que ocupa só a outra célula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Two clues must fill some cells together. Cross out a rectangle that would make that impossible.</source>
        <translation>Dois números precisam preencher juntos algumas células. Risque um retângulo que tornaria isso impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Count the cells of a few clues together. Cross out a rectangle that would take too many of them, or put too many elsewhere.</source>
        <translation>Conte juntas as células de alguns números. Risque um retângulo que ocuparia células demais deles, ou poria células demais em outro lugar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Suppose a rectangle, see where it leads, and cross out one that is impossible.</source>
        <translation>Suponha um retângulo, veja aonde ele leva e risque um que é impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Click the cell, or go to it and press Enter.</source>
        <translation>Clique na célula, ou vá até ela e aperte Enter.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag to draw, or press Shift+arrows, then Enter.</source>
        <translation>Arraste para desenhar, ou use Shift+setas e depois Enter.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over cells that belong together, or press Shift+arrows, then P.</source>
        <translation>Arraste sobre células que andam juntas, ou use Shift+setas e depois P.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over the rectangle, or press Shift+arrows, then X.</source>
        <translation>Arraste sobre o retângulo, ou use Shift+setas e depois X.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Not quite</source>
        <translation>Quase</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>True, but not what was asked for</source>
        <translation>Verdade, mas não é o que foi pedido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>The board already shows this</source>
        <translation>O tabuleiro já mostra isto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique does not prove it.</source>
        <translation>Esta técnica não prova isso.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique leaves other rectangles for the same clue: {possible}.</source>
        <translation>Esta técnica deixa outros retângulos para o mesmo número: {possible}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find something that follows and is not known yet.</source>
        <translation>Ache algo que se conclui e ainda não se sabe.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>It is not this cell</source>
        <translation>Não é esta célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Look again, or ask for help.</source>
        <translation>Olhe de novo, ou peça ajuda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>less than a minute</source>
        <translation>menos de um minuto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about a minute</source>
        <translation>cerca de um minuto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} minutes</source>
        <translation>cerca de {count} minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about an hour</source>
        <translation>cerca de uma hora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} hours</source>
        <translation>cerca de {count} horas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>estimated time: {time}</source>
        <translation>tempo estimado: {time}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} that only one rectangle fits. Find it.</source>
        <translation>Há um número {region} para o qual só serve um retângulo. Ache-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a cell {region} that only one clue can reach. Find it.</source>
        <translation>Há uma célula {region} que só um número alcança. Ache-a.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} whose rectangles all share some cells. Find it.</source>
        <translation>Há um número {region} cujos retângulos têm todos algumas células em comum. Ache-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a neighbour no room. Find it.</source>
        <translation>Um retângulo {region} deixaria um vizinho sem espaço. Ache-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There are two cells {region} that go together. Find them.</source>
        <translation>Há duas células {region} que andam juntas. Ache-as.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a stranded cell. Find it.</source>
        <translation>Um retângulo {region} deixaria uma célula isolada. Ache-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would seal off a pocket that cannot be filled. Find it.</source>
        <translation>Um retângulo {region} fecharia um bolsão que não pode ser preenchido. Ache-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>Two clues {region} work together. Find out how.</source>
        <translation>Dois números {region} trabalham juntos. Descubra como.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is space to count {region}. Find out what follows.</source>
        <translation>Há espaço a contar {region}. Descubra o que se conclui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} leads to a contradiction. Find it.</source>
        <translation>Um retângulo {region} leva a uma contradição. Ache-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>A clue {region} can be drawn in only one way.</source>
        <translation>Um número {region} só pode ser desenhado de um jeito.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Look at [subject]{clue}[/subject]: which rectangles fit it?</source>
        <translation>Olhe para [subject]{clue}[/subject]: quais retângulos servem?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [result]{place}[/result] is left for [subject]{clue}[/subject].</source>
        <translation>Só resta [result]{place}[/result] para [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>The other clues leave [subject]{clue}[/subject] nothing but [result]{place}[/result].</source>
        <translation>Os outros números só deixam [result]{place}[/result] para [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One rectangle is left for each of [subject]{clues}[/subject].</source>
        <translation>Resta um retângulo para cada um: [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only one clue can reach a certain cell {region}.</source>
        <translation>Só um número alcança certa célula {region}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which clues can reach [reason]{cell}[/reason]?</source>
        <translation>Quais números alcançam [reason]{cell}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as [result]{place}[/result].</source>
        <translation>Só [subject]{clue}[/subject] alcança [reason]{cell}[/reason], e só como [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its rectangle contains [result]{pencil}[/result].</source>
        <translation>Só [subject]{clue}[/subject] alcança [reason]{cell}[/reason], então o retângulo dele contém [result]{pencil}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so it must cover it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: só [subject]{clue}[/subject] alcança [reason]{cell}[/reason], então precisa cobri-la.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some cells can be reached by one clue only, so these must cover them: [subject]{clues}[/subject].</source>
        <translation>Algumas células são alcançadas por um só número, então estes precisam cobri-las: [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Whatever a clue {region} becomes, it needs certain cells.</source>
        <translation>Seja qual for o retângulo de um número {region}, ele precisa de certas células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells do all rectangles for [subject]{clue}[/subject] share?</source>
        <translation>Quais células são comuns a todos os retângulos para [subject]{clue}[/subject]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its neighbour.</source>
        <translation>Todo retângulo para [subject]{clue}[/subject] cobre [reason]{cells}[/reason]. Isso só deixa [result]{place}[/result] para o vizinho.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle left for [subject]{clue}[/subject] contains [result]{pencil}[/result], so no other clue may use these cells.</source>
        <translation>Todo retângulo que resta para [subject]{clue}[/subject] contém [result]{pencil}[/result], então nenhum outro número pode usar essas células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for [subject]{clue}[/subject] needs [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: todo retângulo para [subject]{clue}[/subject] precisa de [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>All rectangles left for a clue share some cells, so these are taken: [subject]{clues}[/subject].</source>
        <translation>Todos os retângulos que restam para um número têm algumas células em comum, então elas estão ocupadas: [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} leaves a neighbour no room.</source>
        <translation>Um dos jeitos de desenhar um número {region} deixa um vizinho sem espaço.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?</source>
        <translation>Quais retângulos para [subject]{victim}[/subject] deixam um vizinho sem espaço?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any other rectangle for [subject]{victim}[/subject] would leave no room for [reason]{starved}[/reason]. So it must be [result]{place}[/result].</source>
        <translation>Qualquer outro retângulo para [subject]{victim}[/subject] não deixaria espaço para [reason]{starved}[/reason]. Então tem de ser [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would be no room for [reason]{starved}[/reason].</source>
        <translation>Se [subject]{victim}[/subject] ocupasse [ruled_out]{out}[/ruled_out], não haveria espaço para [reason]{starved}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for [reason]{starved}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: não deixa espaço para [reason]{starved}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two cells {region} belong together.</source>
        <translation>Duas células {region} andam juntas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What can cover [reason]{cell}[/reason], and does it cover [reason]{beside}[/reason] too?</source>
        <translation>O que pode cobrir [reason]{cell}[/reason], e cobre também [reason]{beside}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. That leaves [result]{place}[/result].</source>
        <translation>Qualquer retângulo sobre [reason]{cell}[/reason] ocupa também [reason]{beside}[/reason], então nenhum pode ocupar só [reason]{beside}[/reason]. Isso deixa [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without it, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Qualquer retângulo sobre [reason]{cell}[/reason] ocupa também [reason]{beside}[/reason]. Então nenhum pode ocupar [reason]{beside}[/reason] sem ela, o que descarta [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], but any rectangle on [reason]{cell}[/reason] needs that cell too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: ocupa [reason]{beside}[/reason], mas qualquer retângulo sobre [reason]{cell}[/reason] também precisa dessa célula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} strands a cell.</source>
        <translation>Um dos jeitos de desenhar um número {region} isola uma célula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can cover?</source>
        <translation>Quais retângulos para [subject]{victim}[/subject] deixam uma célula que nada pode cobrir?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] were anything but [result]{place}[/result], nothing could cover [reason]{cell}[/reason].</source>
        <translation>Se [subject]{victim}[/subject] fosse qualquer coisa além de [result]{place}[/result], nada poderia cobrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing could cover [reason]{cell}[/reason].</source>
        <translation>Se [subject]{victim}[/subject] ocupasse [ruled_out]{out}[/ruled_out], nada poderia cobrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover [reason]{cell}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: com ele no lugar, nada poderia cobrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} cuts off some cells: count them.</source>
        <translation>Um dos jeitos de desenhar um número {region} isola algumas células: conte-as.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be filled?</source>
        <translation>Qual retângulo para [subject]{victim}[/subject] isola células que não podem ser preenchidas?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Anything but [result]{place}[/result] for [subject]{victim}[/subject] would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>Qualquer coisa além de [result]{place}[/result] para [subject]{victim}[/subject] isolaria [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>Se [subject]{victim}[/subject] ocupasse [ruled_out]{out}[/ruled_out], isolaria [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it cuts off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: isola [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} must fill some cells between them.</source>
        <translation>Dois números {region} precisam preencher algumas células entre os dois.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] fill [reason]{cells}[/reason]?</source>
        <translation>Como [subject]{one}[/subject] e [subject]{other}[/subject] podem preencher [reason]{cells}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them. They can do so only with [result]{place}[/result].</source>
        <translation>[subject]Estes dois números[/subject] precisam preencher [reason]{cells}[/reason] entre os dois. Só conseguem com [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them; [ruled_out]{out}[/ruled_out] would make that impossible.</source>
        <translation>[subject]Estes dois números[/subject] precisam preencher [reason]{cells}[/reason] entre os dois; [ruled_out]{out}[/ruled_out] tornaria isso impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must fill [reason]{cells}[/reason] between them, and with it they could not.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: [subject]dois números[/subject] precisam preencher [reason]{cells}[/reason] entre os dois, e com ele não conseguiriam.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} fill certain cells between them.</source>
        <translation>Dois números {region} preenchem certas células entre os dois.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?</source>
        <translation>Como [subject]{one}[/subject] e [subject]{other}[/subject] podem ser desenhados juntos?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That leaves [result]{place}[/result] for a neighbour.</source>
        <translation>Como quer que [subject]os dois números[/subject] sejam desenhados lado a lado, eles preenchem [reason]{cells}[/reason]. Isso deixa [result]{place}[/result] para um vizinho.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Como quer que [subject]os dois números[/subject] sejam desenhados lado a lado, eles preenchem [reason]{cells}[/reason]. Isso descarta [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: como quer que [subject]dois números[/subject] sejam desenhados lado a lado, eles preenchem [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] cover [reason]{need}[/reason]?</source>
        <translation>Como [subject]{one}[/subject] e [subject]{other}[/subject] podem cobrir [reason]{need}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which leaves [result]{place}[/result] for a neighbour.</source>
        <translation>Só [subject]estes dois números[/subject] alcançam [reason]{need}[/reason]. Cobrir isso sempre preenche também [reason]{cells}[/reason], o que deixa [result]{place}[/result] para um vizinho.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Só [subject]estes dois números[/subject] alcançam [reason]{need}[/reason]. Cobrir isso sempre preenche também [reason]{cells}[/reason], o que descarta [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] reach [reason]{need}[/reason], and covering that always fills [reason]{cells}[/reason] too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: só [subject]dois números[/subject] alcançam [reason]{need}[/reason], e cobrir isso sempre preenche também [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Count the cells {region}: the clues around them have few to spare.</source>
        <translation>Conte as células {region}: os números em volta têm poucas de sobra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells can only [subject]{group}[/subject] cover?</source>
        <translation>Quais células só [subject]{group}[/subject] podem cobrir?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That leaves [result]{place}[/result].</source>
        <translation>[reason]Estas {size} células[/reason] pertencem a [subject]{number} números[/subject] com {areas} células ao todo; de sobra para outro lugar: {spare}. Isso deixa [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and [ruled_out]{out}[/ruled_out] would put more there.</source>
        <translation>[reason]Estas {size} células[/reason] pertencem a [subject]{number} números[/subject] com {areas} células ao todo; de sobra para outro lugar: {spare}, e [ruled_out]{out}[/ruled_out] poria mais lá.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado. [reason]Estas {size} células[/reason] pertencem a [subject]{number} números[/subject] com {areas} células ao todo; de sobra para outro lugar: {spare}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some clues {region} need almost all the room they have: count it.</source>
        <translation>Alguns números {region} precisam de quase todo o espaço que têm: conte-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How many cells can [subject]{group}[/subject] reach?</source>
        <translation>Quantas células [subject]{group}[/subject] alcançam?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others. That leaves [result]{place}[/result].</source>
        <translation>[subject]Estes {number} números[/subject] só alcançam [reason]estas {size} células[/reason] e precisam de {areas} delas; de sobra para outros: {spare}. Isso deixa [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others, and [ruled_out]{out}[/ruled_out] would take more.</source>
        <translation>[subject]Estes {number} números[/subject] só alcançam [reason]estas {size} células[/reason] e precisam de {areas} delas; de sobra para outros: {spare}, e [ruled_out]{out}[/ruled_out] ocuparia mais.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado. [subject]Estes {number} números[/subject] só alcançam [reason]estas {size} células[/reason] e precisam de {areas} delas; de sobra para outros: {spare}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Try a rectangle for a clue {region} and see where it leads.</source>
        <translation>Tente um retângulo para um número {region} e veja aonde leva.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?</source>
        <translation>E se [subject]{clue}[/subject] fosse [ruled_out]{rect}[/ruled_out]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is left.</source>
        <translation>Com [ruled_out]{rect}[/ruled_out], {end}. Então só resta [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so it must go elsewhere.</source>
        <translation>Suponha que [subject]{clue}[/subject] seja [ruled_out]{rect}[/ruled_out]: {end}, então tem de ficar em outro lugar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: {end}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: {end}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject].</source>
        <translation>Suponha que [subject]{clue}[/subject] seja [subject]{rect}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Then {count} steps follow, one after the other, for [subject]{clues}[/subject].</source>
        <translation>Daí saem {count} passos, um após o outro, para [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing fits [reason]{clue}[/reason]: a contradiction.</source>
        <translation>Agora nada cabe para [reason]{clue}[/reason]: uma contradição.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing can cover [reason]{cell}[/reason]: a contradiction.</source>
        <translation>Agora nada pode cobrir [reason]{cell}[/reason]: uma contradição.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top left</source>
        <translation>no alto à esquerda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top</source>
        <translation>no alto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top right</source>
        <translation>no alto à direita</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the left</source>
        <translation>à esquerda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the middle</source>
        <translation>no meio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the right</source>
        <translation>à direita</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom left</source>
        <translation>embaixo à esquerda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom</source>
        <translation>embaixo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom right</source>
        <translation>embaixo à direita</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-left quarter</source>
        <translation>no quadrante superior esquerdo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-right quarter</source>
        <translation>no quadrante superior direito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-left quarter</source>
        <translation>no quadrante inferior esquerdo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-right quarter</source>
        <translation>no quadrante inferior direito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one rectangle fits</source>
        <translation>Só cabe um retângulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one clue reaches this cell</source>
        <translation>Só um número alcança esta célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells in every rectangle</source>
        <translation>Células comuns a todos os retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>No room for a neighbour</source>
        <translation>Sem espaço para um vizinho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells that go together</source>
        <translation>Células que andam juntas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Stranded cell</source>
        <translation>Célula isolada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Sealed pocket</source>
        <translation>Bolsão fechado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Two clues together</source>
        <translation>Dois números juntos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Space counting</source>
        <translation>Contar células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>What if</source>
        <translation>E se</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Gentle</source>
        <translation>Muito fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[subject]A clue of 1[/subject] fills only its own cell: [result]{place}[/result].</source>
        <translation>[subject]Um número 1[/subject] preenche só a sua própria célula: [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only [result]{place}[/result] fits [subject]{clue}[/subject]. Every other rectangle hits {blockers}.</source>
        <translation>Só [result]{place}[/result] serve para [subject]{clue}[/subject]. Qualquer outro retângulo atinge {blockers}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>the edge</source>
        <translation>a borda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]another clue[/reason]</source>
        <translation>[reason]outro número[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]a drawn rectangle[/reason]</source>
        <translation>[reason]um retângulo desenhado[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>a mark</source>
        <translation>uma marca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason]</source>
        <translation>nada pode cobrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason]</source>
        <translation>nada cabe para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason] any more</source>
        <translation>nada mais pode cobrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing can cover [reason]{cell}[/reason]</source>
        <translation>um passo depois, nada pode cobrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing can cover [reason]{cell}[/reason]</source>
        <translation>{count} passos depois, nada pode cobrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason] any more</source>
        <translation>nada mais cabe para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing fits [reason]{clue}[/reason]</source>
        <translation>um passo depois, nada cabe para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing fits [reason]{clue}[/reason]</source>
        <translation>{count} passos depois, nada cabe para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>with no clue in it</source>
        <translation>sem nenhum número dentro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the {areas} inside needs {areas}</source>
        <translation>mas o {areas} lá dentro precisa de {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside add up to {areas}</source>
        <translation>mas os números lá dentro somam {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside need at least {areas}</source>
        <translation>mas os números lá dentro precisam de pelo menos {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one cell</source>
        <translation>uma célula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} cells</source>
        <translation>{count} células</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} rectangles</source>
        <translation>{count} retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>any of {count} rectangles</source>
        <translation>qualquer um de {count} retângulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>only {count}</source>
        <translation>só {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{reason} It takes {count} steps to see this.</source>
        <translation>{reason} São precisos {count} passos para ver isto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>A search through all possibilities shows this.</source>
        <translation>Uma busca por todas as possibilidades mostra isto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Draw [result]{place}[/result].</source>
        <translation>Desenhe [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]{rect}[/ruled_out].</source>
        <translation>Remova [ruled_out]{rect}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Pencil [result]{pencil}[/result].</source>
        <translation>Marque a lápis [result]{pencil}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cross out [ruled_out]{out}[/ruled_out].</source>
        <translation>Risque [ruled_out]{out}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove the mark on [ruled_out]{rect}[/ruled_out].</source>
        <translation>Remova a marca em [ruled_out]{rect}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]these {count} marks[/ruled_out].</source>
        <translation>Remova [ruled_out]estas {count} marcas[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Reject the trial.</source>
        <translation>Rejeite a tentativa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>There is nothing to draw.</source>
        <translation>Não há nada a desenhar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>The puzzle has several solutions. This is true in all of those with your rectangles.</source>
        <translation>O quebra-cabeça tem várias soluções. Isto vale em todas as que têm os seus retângulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Whether the puzzle has only one solution is not known: checking takes too long.</source>
        <translation>Não se sabe se o quebra-cabeça tem uma única solução: verificar leva tempo demais.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The rules</source>
        <translation>As regras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Clues that fit in a single way</source>
        <translation>Números que só cabem de um jeito</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells that a single clue can cover</source>
        <translation>Células que um só número pode cobrir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil what a clue needs in any case</source>
        <translation>Marcar a lápis o que um número precisa de qualquer modo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a clue no room</source>
        <translation>Riscar o que deixa um número sem espaço</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a cell uncovered</source>
        <translation>Riscar o que deixa uma célula descoberta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Count the cells that a rectangle cuts off</source>
        <translation>Contar as células que um retângulo isola</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Two cells that one rectangle must cover</source>
        <translation>Duas células que um só retângulo precisa cobrir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>What two clues must fill between them</source>
        <translation>O que dois números precisam preencher entre si</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells against the sum of the clues</source>
        <translation>Células e a soma dos números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Suppose a rectangle and see where it leads</source>
        <translation>Supor um retângulo e ver aonde leva</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Learn to play by playing: two minutes</source>
        <translation>Aprenda a jogar jogando: dois minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number, its clue, and as many cells as the clue says.</source>
        <translation>Divida a grade em retângulos. Cada um deve conter exatamente um número e tantas células quantas ele diz.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.</source>
        <translation>Desenhe um retângulo de 4 células em volta do 4: pressione em uma célula, arraste e solte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>That fits: one clue, and as many cells as it says.</source>
        <translation>Isso serve: um número, e tantas células quantas ele diz.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, and press Enter.</source>
        <translation>Ou pelo teclado: mova-se com as setas, dimensione o retângulo com Shift+setas e aperte Enter.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A rectangle that breaks a rule is hatched. This one contains two clues, the 6 and the 3.</source>
        <translation>Um retângulo que viola uma regra fica hachurado. Este contém dois números, o 6 e o 3.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Click the hatched rectangle to remove it.</source>
        <translation>Clique no retângulo hachurado para removê-lo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is gone. U undoes a move whenever you like.</source>
        <translation>Pronto, sumiu. U desfaz um lance quando você quiser.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move onto it and press Delete.</source>
        <translation>Ou pelo teclado: vá até ele e aperte Delete.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This one breaks the other rule: its clue is 6, but it has only 4 cells.</source>
        <translation>Este viola a outra regra: o número dele é 6, mas ele só tem 4 células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Drag one of its borders until it has 6 cells.</source>
        <translation>Arraste uma das bordas dele até que tenha 6 células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>6 cells for the 6. Now you know both rules.</source>
        <translation>6 células para o 6. Agora você conhece as duas regras.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: draw a larger rectangle over it, which replaces it.</source>
        <translation>Ou pelo teclado: desenhe um retângulo maior por cima, que o substitui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A puzzle is solved when every cell is covered.</source>
        <translation>Um quebra-cabeça está resolvido quando todas as células estão cobertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve this one. Help is there if you need it.</source>
        <translation>Resolva este. Há ajuda, se você precisar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! You know all there is to know. The rest is finding.</source>
        <translation>Resolvido! Você sabe tudo o que há para saber. O resto é achar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>By keyboard, Tab goes to the next clue without its rectangle.</source>
        <translation>Pelo teclado, Tab vai ao próximo número sem retângulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one clue at a time. The edge, other clues and drawn rectangles may leave it a single rectangle.</source>
        <translation>Olhe para um número de cada vez. A borda, outros números e retângulos desenhados podem deixar um único retângulo para ele.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one empty cell at a time, corners first. If only one clue can reach it, that clue must cover it.</source>
        <translation>Olhe para uma célula vazia de cada vez, começando pelos cantos. Se só um número a alcança, ele precisa cobri-la.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A clue may have several rectangles left that share some cells. Whichever it is, these cells are taken, so other clues must do without them.</source>
        <translation>Um número pode ter ainda vários retângulos com algumas células em comum. Seja qual for, essas células estão ocupadas, e os outros números têm de passar sem elas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If it leaves a clue nearby no room for any rectangle, it is impossible.</source>
        <translation>Imagine um retângulo desenhado. Se ele deixa um número próximo sem espaço para nenhum retângulo, é impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is impossible.</source>
        <translation>Imagine um retângulo desenhado. Se nada mais pode cobrir alguma célula ao lado dele, ele é impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle that cuts off some cells. The clues among them must add up to just as many cells. If not, the rectangle is impossible.</source>
        <translation>Imagine um retângulo que isola algumas células. Os números entre elas precisam somar exatamente essa quantidade de células. Se não, o retângulo é impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Sometimes every rectangle that covers one cell covers a second one, too. Then none may take the second cell without the first.</source>
        <translation>Às vezes, todo retângulo que cobre uma célula cobre também uma segunda. Então nenhum pode ocupar a segunda célula sem a primeira.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Some cells can be covered by two clues only. These two must fill them between them, so whatever prevents that is impossible.</source>
        <translation>Algumas células só podem ser cobertas por dois números. Os dois precisam preenchê-las entre si, então o que impede isso é impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Choose some cells and the clues that can cover them, and count. Clues without cells to spare must not waste any, and cells that need them all must get them.</source>
        <translation>Escolha algumas células e os números que podem cobri-las, e conte. Números sem células de sobra não podem desperdiçar nenhuma, e células que precisam de todos eles têm de recebê-las.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a cell is left with nothing, the rectangle is impossible.</source>
        <translation>Quando nada mais ajuda, suponha um retângulo e siga o que ele obriga. Se um número ou uma célula fica sem nada, o retângulo é impossível.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a clue with a single rectangle left, and draw it.</source>
        <translation>Ache um número para o qual resta um único retângulo, e desenhe-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that is certain.</source>
        <translation>Ache uma célula que só um número alcança. Desenhe o retângulo dele, ou marque a lápis a parte que é certa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find cells that are in every rectangle of a clue, and pencil them.</source>
        <translation>Ache células que estão em todos os retângulos de um número, e marque-as a lápis.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would leave a clue no room, and cross it out.</source>
        <translation>Ache um retângulo que deixaria um número sem espaço, e risque-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would strand a cell, and cross it out.</source>
        <translation>Ache um retângulo que isolaria uma célula, e risque-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would cut off the wrong number of cells, and cross it out.</source>
        <translation>Ache um retângulo que isolaria a quantidade errada de células, e risque-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that separates cells which go together, and cross it out.</source>
        <translation>Ache um retângulo que separa células que andam juntas, e risque-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that two clues together make impossible, and cross it out.</source>
        <translation>Ache um retângulo que dois números juntos tornam impossível, e risque-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that the count makes impossible, and cross it out.</source>
        <translation>Ache um retângulo que a contagem torna impossível, e risque-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that leads to a dead end, and cross it out.</source>
        <translation>Ache um retângulo que leva a um beco sem saída, e risque-o.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and press P.</source>
        <translation>Lápis: arraste com a ferramenta Lápis ou com o botão direito, ou dimensione com Shift+setas e aperte P.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with the tool Draw is right, too.</source>
        <translation>Riscar: arraste sobre ele, ou dimensione com Shift+setas e aperte X. Desenhar o que resta com a ferramenta Desenhar também vale.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T begins a trial, and J rejects it, which crosses its first rectangle out.</source>
        <translation>Riscar: arraste sobre ele, ou dimensione com Shift+setas e aperte X. Ou suponha o retângulo: T começa uma tentativa, e J a rejeita, o que risca o primeiro retângulo dela.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>While you drag, the cells are counted and the clues in them added up. Let go to cross out, or press Esc to leave it. By keys: Shift+arrows, then X.</source>
        <translation>Enquanto você arrasta, as células são contadas e os números nelas são somados. Solte para riscar, ou aperte Esc para desistir. Pelo teclado: Shift+setas, depois X.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>An example</source>
        <translation>Um exemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Try it where the marks are</source>
        <translation>Tente onde estão as marcas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>On your own</source>
        <translation>Por sua conta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A whole puzzle</source>
        <translation>Um quebra-cabeça inteiro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This puzzle needs what you have just learned, and nothing harder.</source>
        <translation>Este quebra-cabeça precisa do que você acabou de aprender, e de nada mais difícil.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve it. Help is there if you need it.</source>
        <translation>Resolva-o. Há ajuda, se você precisar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! This technique is yours now.</source>
        <translation>Resolvido! Esta técnica agora é sua.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = one cell; the clues in it: {total}</source>
        <translation>{size} = uma célula; os números nela: {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = {area} cells; the clues in them: {total}</source>
        <translation>{size} = {area} células; os números nelas: {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size}; a clue in it is unknown</source>
        <translation>{size}; um número dentro é desconhecido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is true, but it does not follow from this technique alone. Look once more.</source>
        <translation>É verdade, mas não se conclui só desta técnica. Olhe mais uma vez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>One more thing: another rectangle is hatched. Click it to remove it.</source>
        <translation>Mais uma coisa: outro retângulo está hachurado. Clique nele para removê-lo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The board already shows this. Look for something new.</source>
        <translation>O tabuleiro já mostra isto. Procure algo novo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>No solution agrees with it.</source>
        <translation>Nenhuma solução combina com isso.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle ({size}) contains no clue.</source>
        <translation>Este retângulo ({size}) não contém nenhum número.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle contains {count} clues: {clues}. A rectangle may contain only one.</source>
        <translation>Este retângulo contém {count} números: {clues}. Um retângulo só pode conter um.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too few.</source>
        <translation>Este retângulo tem {area} células ({size}), mas o número dele é {wanted}: faltam {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.</source>
        <translation>Este retângulo tem {area} células ({size}), mas o número dele é {wanted}: sobram {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has one cell, but its clue is {wanted}: {off} too few.</source>
        <translation>Este retângulo tem uma célula, mas o número dele é {wanted}: faltam {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The puzzle has no clues.</source>
        <translation>O quebra-cabeça não tem números.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has {wanted} cells.</source>
        <translation>Os números somam {total}, mas a grade tem {wanted} células.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No rectangle of {wanted} cells fits on the grid for the clue in {cells}.</source>
        <translation>Nenhum retângulo de {wanted} células cabe na grade para o número em {cells}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>Every rectangle of {wanted} cells for the clue in {cells} includes another clue.</source>
        <translation>Todo retângulo de {wanted} células para o número em {cells} inclui outro número.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No clue can reach {cells}.</source>
        <translation>Nenhum número alcança {cells}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>These clues cannot all have their rectangles: {clues}.</source>
        <translation>Estes números não podem ter todos os seus retângulos ao mesmo tempo: {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>There is no simple reason: only {total} or more clues taken together show it.</source>
        <translation>Não há um motivo simples: só {total} ou mais números juntos o mostram.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has only one cell.</source>
        <translation>Os números somam {total}, mas a grade só tem uma célula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues need at least {total} cells, but the grid has {wanted}.</source>
        <translation>Os números precisam de pelo menos {total} células, mas a grade tem {wanted}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the {area} in {cell}</source>
        <translation>o {area} em {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the "?" in {cell}</source>
        <translation>o "?" em {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {count} more</source>
        <translation>{first} e mais {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>At least one rectangle breaks a rule (hatched).</source>
        <translation>Pelo menos um retângulo viola uma regra (hachurado).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A rectangle {quarter} breaks a rule.</source>
        <translation>Um retângulo {quarter} viola uma regra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{broken}</source>
        <translation>{broken}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your rectangles fits its clue but is not part of the solution.</source>
        <translation>Um dos seus retângulos serve para o número, mas não faz parte da solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong rectangle is {quarter}.</source>
        <translation>O retângulo errado está {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities finds no solution with it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está errado: uma busca por todas as possibilidades não acha solução com ele.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your rectangles cannot all be right.</source>
        <translation>Alguns dos seus retângulos não podem estar todos certos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of them is {quarter}.</source>
        <translation>Um deles está {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution contains them all.</source>
        <translation>Cada um de [ruled_out]{rects}[/ruled_out] está em alguma solução, mas nenhuma solução contém todos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your pencil marks is wrong.</source>
        <translation>Uma das suas marcas a lápis está errada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong mark is {quarter}.</source>
        <translation>A marca errada está {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all belong to one rectangle of the solution.</source>
        <translation>As células de [ruled_out]{rect}[/ruled_out], marcadas a lápis juntas, não pertencem todas a um só retângulo da solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your crossed-out rectangles is right.</source>
        <translation>Um dos retângulos que você riscou está certo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[allowed]{rect}[/allowed] is crossed out, but it is part of the solution.</source>
        <translation>[allowed]{rect}[/allowed] está riscado, mas faz parte da solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your marks cannot all be right.</source>
        <translation>Algumas das suas marcas não podem estar todas certas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your rectangles together.</source>
        <translation>Nenhuma solução combina com [ruled_out]estas {count} marcas[/ruled_out] e os seus retângulos ao mesmo tempo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>From here, the puzzle has several solutions.</source>
        <translation>Daqui em diante, o quebra-cabeça tem várias soluções.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [subject]{clue}[/subject].</source>
        <translation>Olhe para [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in another [allowed]{other}[/allowed]. Take either: every solution counts.</source>
        <translation>Em uma solução [subject]{clue}[/subject] é [allowed]{one}[/allowed], em outra [allowed]{other}[/allowed]. Escolha qualquer uma: toda solução vale.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution.</source>
        <translation>Este quebra-cabeça não tem solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>Não há como dividir esta grade.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution. {problem}</source>
        <translation>Este quebra-cabeça não tem solução. {problem}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps here; only a search does.</source>
        <translation>Nenhuma das técnicas que conheço ajuda aqui; só uma busca ajuda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. None of the techniques I know proves it.</source>
        <translation>Uma busca mostra que [subject]{clue}[/subject] é [result]{place}[/result]. Nenhuma das técnicas que conheço prova isso.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>None of the techniques I know helps on this board.</source>
        <translation>Nenhuma das técnicas que conheço ajuda neste tabuleiro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>I found no place where one of them applies.</source>
        <translation>Não achei nenhum lugar onde uma delas se aplique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps on this board, and searching it for a solution would take too long.</source>
        <translation>Nenhuma das técnicas que conheço ajuda neste tabuleiro, e buscar uma solução nele levaria tempo demais.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial.</source>
        <translation>Nenhuma das técnicas que conheço ajuda nesta tentativa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial. Suppose something more, or go back to before the trial.</source>
        <translation>Nenhuma das técnicas que conheço ajuda nesta tentativa. Suponha algo mais, ou volte para antes da tentativa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Something drawn or marked {region} cannot be right.</source>
        <translation>Algo desenhado ou marcado {region} não pode estar certo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.</source>
        <translation>Olhe em volta de [reason]{cell}[/reason]: algo desenhado ou marcado ali não pode estar certo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>With what is drawn and marked, {end}. So something there is wrong: undo until the contradiction is gone.</source>
        <translation>Com o que está desenhado e marcado, {end}. Então algo ali está errado: desfaça até a contradição sumir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>What this trial supposes cannot be right: look {region}.</source>
        <translation>O que esta tentativa supõe não pode estar certo: olhe {region}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [reason]{cell}[/reason]: the trial fails there.</source>
        <translation>Olhe para [reason]{cell}[/reason]: a tentativa falha ali.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In this trial, {end}. So what it supposes is wrong: reject it.</source>
        <translation>Nesta tentativa, {end}. Então o que ela supõe está errado: rejeite-a.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>This game is from an older version, which did not record when moves were made.</source>
        <translation>Este jogo é de uma versão mais antiga, que não registrava quando os lances foram feitos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Nothing to review: no wrong rectangle, no hint and no long pause.</source>
        <translation>Nada a rever: nenhum retângulo errado, nenhuma dica e nenhuma pausa longa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>A wrong rectangle was on the board for {time} in total.</source>
        <translation>Um retângulo errado ficou no tabuleiro por {time} ao todo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You usually moved within {time}. Pauses longer than {limit} are worth a look.</source>
        <translation>Você costumava jogar em até {time}. Pausas de mais de {limit} merecem uma olhada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Wrong rectangle</source>
        <translation>Retângulo errado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Long pause</source>
        <translation>Pausa longa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed on the board for {time}.</source>
        <translation>Você desenhou [ruled_out]{rect}[/ruled_out] ({size}), que está errado. Ficou no tabuleiro por {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{reason} It stayed on the board for {time}.</source>
        <translation>{reason} Ficou no tabuleiro por {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>After {time} without a move, you asked for a hint: {degree}.</source>
        <translation>Após {time} sem nenhum lance, você pediu uma dica: {degree}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You made no move for {time}.</source>
        <translation>Você não fez nenhum lance por {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a nudge</source>
        <translation>uma pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>where to look</source>
        <translation>onde olhar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>an explanation</source>
        <translation>uma explicação</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a rectangle drawn for you</source>
        <translation>um retângulo desenhado para você</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Here you could have seen this: {find}</source>
        <translation>Aqui você poderia ter visto isto: {find}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution.</source>
        <translation>Ele não tem solução.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution. {reason}</source>
        <translation>Ele não tem solução. {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has several solutions, so there is no single one to show.</source>
        <translation>Ele tem várias soluções, então não há uma única a mostrar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>Checking whether it has only one solution took too long.</source>
        <translation>Verificar se ele tem uma única solução levou tempo demais.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>Divida a grade em retângulos. Cada um deve conter exatamente um número: a quantidade de células que ele cobre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil</source>
        <translation>Lápis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzle</source>
        <translation>Quebra-cabeça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Shikaku board</source>
        <translation>Tabuleiro de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Mouse: drag from corner to corner, or click two opposite corners. Click a rectangle to remove it.</source>
        <translation>Mouse: arraste de um canto a outro, ou clique em dois cantos opostos. Clique em um retângulo para removê-lo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Touch: the same with one finger. Two fingers zoom and move the page.</source>
        <translation>Toque: o mesmo com um dedo. Dois dedos ampliam e movem a página.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Keys: arrow keys move the cursor, Shift+arrows size a rectangle, Enter draws or removes it, Esc cancels. C checks, Ctrl+Z undoes, Ctrl+Y redoes.</source>
        <translation>Teclado: as setas movem o cursor, Shift+setas dimensionam um retângulo, Enter o desenha ou remove, Esc cancela. C verifica, Ctrl+Z desfaz, Ctrl+Y refaz.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil notes possible rectangles, which do not count: drag with the right mouse button, or with Pencil on. P pencils with the keyboard.</source>
        <translation>Lápis anota retângulos possíveis, que não contam: arraste com o botão direito do mouse, ou com Lápis ligado. P marca a lápis pelo teclado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check looks for mistakes.</source>
        <translation>Verificar procura erros.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>This page needs JavaScript to show the board.</source>
        <translation>Esta página precisa de JavaScript para mostrar o tabuleiro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>row {row}, column {col}</source>
        <translation>linha {row}, coluna {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>clue {area}</source>
        <translation>número {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>em um retângulo de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a wrong rectangle of {height} by {width}</source>
        <translation>em um retângulo errado de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{height} × {width} = {area}</source>
        <translation>{height} × {width} = {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Now choose the opposite corner, or this cell again to cancel.</source>
        <translation>Agora escolha o canto oposto, ou de novo esta célula para cancelar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Drawn: {height} × {width} = {area}.</source>
        <translation>Desenhado: {height} × {width} = {area}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>pencilled: {height} by {width}</source>
        <translation>a lápis: {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencilled: {height} × {width} = {area}.</source>
        <translation>A lápis: {height} × {width} = {area}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{name} (solved)</source>
        <translation>{name} (resolvido)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved: {count} of {all}</source>
        <translation>Resolvidos: {count} de {all}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Removed: {height} × {width}.</source>
        <translation>Removido: {height} × {width}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undone.</source>
        <translation>Desfeito.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redone.</source>
        <translation>Refeito.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>Resolvido! Todas as células estão cobertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Looking good so far.</source>
        <translation>Até aqui, tudo certo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>Nada foi desenhado ainda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle breaks a rule (hatched).</source>
        <translation>Um retângulo viola uma regra (hachurado).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles break a rule (hatched).</source>
        <translation>{count} retângulos violam uma regra (hachurados).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle fits its number but cannot be part of the solution (hatched).</source>
        <translation>Um retângulo serve para o número, mas não pode fazer parte da solução (hachurado).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles cannot be part of the solution (hatched).</source>
        <translation>{count} retângulos não podem fazer parte da solução (hachurados).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
</TS>
