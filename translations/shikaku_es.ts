<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Licence</source>
        <translation>Licencia</translation>
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
        <translation>El diagnóstico está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The clipboard cannot be used. Please copy the selected text.</source>
        <translation>No se puede usar el portapapeles. Copia el texto seleccionado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Licences</source>
        <translation>&amp;Licencias</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>D&amp;etails</source>
        <translation>D&amp;etalles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Parts of the program</source>
        <translation>Partes del programa</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system</source>
        <translation>Como en el sistema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For red-green colour blindness</source>
        <translation>Para daltonismo rojo-verde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For blue-yellow colour blindness</source>
        <translation>Para daltonismo azul-amarillo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;High contrast</source>
        <translation>Alto &amp;contraste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;No animations</source>
        <translation>&amp;Sin animaciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Colours:</source>
        <translation>Col&amp;ores:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Rectangle colours:</source>
        <translation>Colores de los &amp;rectángulos:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Text size:</source>
        <translation>&amp;Tamaño del texto:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>High contrast and fewer animations are also used if the system asks for them.</source>
        <translation>También se usan el alto contraste y menos animaciones si el sistema lo pide.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <location filename="../shikaku_gui/gui/board/board_preview.py"/>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>BoardViewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>R4C5 (row 4, column 5)</source>
        <translation>R4C5 (fila 4, columna 5)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>E4 (column E, row 4)</source>
        <translation>E4 (columna E, fila 4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Row and column numbers</source>
        <translation>&amp;Números de fila y columna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Overview of large boards</source>
        <translation>&amp;Vista general de los tableros grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Pencil rectangles and crosses</source>
        <translation>&amp;Marcas a lápiz y tachaduras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Cell names:</source>
        <translation>Nombres de las &amp;casillas:</translation>
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
        <translation>Puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>P&amp;uzzles on a page:</source>
        <translation>P&amp;uzles por página:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pap&amp;er:</source>
        <translation>&amp;Papel:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Orien&amp;tation:</source>
        <translation>Orien&amp;tación:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Mar&amp;gins:</source>
        <translation>Már&amp;genes:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Extra inner margin:</source>
        <translation>Margen interior adicional:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Bleed:</source>
        <translation>Sangrado:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Page numbers</source>
        <translation>Números de página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Large print</source>
        <translation>Letra g&amp;rande</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>S&amp;olutions:</source>
        <translation>S&amp;oluciones:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Hints:</source>
        <translation>Pista&amp;s:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Lin&amp;k:</source>
        <translation>&amp;Enlace:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Caption:</source>
        <translation>Pie:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the name</source>
        <translation>Línea para el nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the time</source>
        <translation>Línea para el tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>&amp;Numerar filas y columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my rectangles</source>
        <translation>Incluir mis rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>Incluir mis &amp;marcas y pruebas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>T&amp;itle:</source>
        <translation>Títu&amp;lo:</translation>
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
        <translation>Pie de imprenta:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Co&amp;ver</source>
        <translation>Porta&amp;da</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Rules with an example</source>
        <translation>Reglas con un ejemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Table of &amp;contents</source>
        <translation>Índi&amp;ce</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>One chapter per grade</source>
        <translation>Un capítulo por dificultad</translation>
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
        <translation>Cambiar de carpeta…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose Folder…</source>
        <translation>Elegir carpeta…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 puzzle</source>
        <translation>1 puzle</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n puzzles</source>
        <translation><numerusform>%n puzle</numerusform><numerusform>%n puzles</numerusform></translation>
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
        <translation>tu carpeta contiene más de los que se muestran</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 file still to be read</source>
        <translation>falta 1 archivo por leer</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n files still to be read</source>
        <translation><numerusform>falta %n archivo por leer</numerusform><numerusform>faltan %n archivos por leer</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No puzzles match.</source>
        <translation>Ningún puzle coincide.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no duplicates here.</source>
        <translation>Aquí no hay duplicados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No unfinished games. Games you start appear here.</source>
        <translation>No hay partidas sin terminar. Las que empieces aparecerán aquí.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Files you open are listed here.</source>
        <translation>Aquí aparecerán los archivos que abras.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose a folder. Its puzzles, including ones you add later, appear here.</source>
        <translation>Elige una carpeta. Sus puzles, incluidos los que añadas después, aparecerán aquí.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no puzzles here.</source>
        <translation>Aquí no hay puzles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Move to Trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Give Up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Undo Rename or Delete</source>
        <translation>Deshacer cambio de nombre o borrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be renamed.</source>
        <translation>Solo se puede cambiar el nombre de los archivos de tu carpeta.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be deleted.</source>
        <translation>Solo se pueden borrar los archivos de tu carpeta.</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing to check</source>
        <translation>Nada que comprobar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>Todavía no hay nada dibujado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every cell is covered.</source>
        <translation>Todas las casillas están cubiertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, and every clue and every cell still has a possible rectangle.</source>
        <translation>No se incumple ninguna regla, y cada número y cada casilla tienen aún un rectángulo posible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has not failed</source>
        <translation>La prueba no ha fracasado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Reject Trial</source>
        <translation>Rechazar prueba</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has failed</source>
        <translation>La prueba ha fracasado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking for the last good position…</source>
        <translation>Buscando la última posición buena…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>No hay ninguna forma de dividir esta cuadrícula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This puzzle has no solution</source>
        <translation>Este puzle no tiene solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing needs to be removed.</source>
        <translation>No hay que quitar nada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This is a good position</source>
        <translation>Esta posición es buena</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back one move. Redo restores it.</source>
        <translation>Se ha retrocedido una jugada. Rehacer la recupera.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation><numerusform>Se ha retrocedido %n jugada. Rehacer la recupera.</numerusform><numerusform>Se han retrocedido %n jugadas. Rehacer las recupera todas.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Back to the last good position</source>
        <translation>De vuelta a la última posición buena</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation><numerusform>Y %n más.</numerusform><numerusform>Y %n más.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>A rule is broken</source>
        <translation>Se incumple una regla</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation><numerusform>%n rectángulo incumple una regla</numerusform><numerusform>%n rectángulos incumplen una regla</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Demostrado: ningún conjunto de rectángulos puede llenar esta cuadrícula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, but the check for mistakes ran out of time.</source>
        <translation>No se incumple ninguna regla, pero no hubo tiempo de buscar todos los errores.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken</source>
        <translation>No se incumple ninguna regla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far is correct.</source>
        <translation>Todos los rectángulos son correctos hasta ahora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far belongs to a solution. There are several.</source>
        <translation>Cada rectángulo dibujado pertenece a alguna solución. Hay varias.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking good</source>
        <translation>Vas bien</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Save Proof…</source>
        <translation>Guardar demostración…</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Runs of each formulation</source>
        <translation>Ejecuciones de cada formulación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Seconds for each run</source>
        <translation>Segundos por ejecución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;All</source>
        <translation>Elegir &amp;todas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;None</source>
        <translation>No elegir &amp;ninguna</translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>A new best for this size and difficulty! Until now: %1, median %2.</source>
        <translation>¡Nuevo récord para este tamaño y dificultad! Hasta ahora: %1, mediana %2.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Your best for this size and difficulty: %1, median %2.</source>
        <translation>Tu récord para este tamaño y dificultad: %1, mediana %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Racha: %n día</numerusform><numerusform>Racha: %n días</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Shikaku: %1, solved in %2</source>
        <translation>Shikaku: %1, resuelto en %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Another Puzzle</source>
        <translation>Otro puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Review</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Copy Result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Solved in %1</source>
        <translation>Resuelto en %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown %n times.</source>
        <translation><numerusform>Se mostraron rectángulos posibles %n vez.</numerusform><numerusform>Se mostraron rectángulos posibles %n veces.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown once.</source>
        <translation>Se mostraron rectángulos posibles una vez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 nudge</source>
        <translation>1 empujón</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 place shown</source>
        <translation>1 lugar mostrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 explanation</source>
        <translation>1 explicación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 move made for you</source>
        <translation>1 jugada hecha por el programa</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n nudges</source>
        <translation><numerusform>%n empujón</numerusform><numerusform>%n empujones</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n places shown</source>
        <translation><numerusform>%n lugar mostrado</numerusform><numerusform>%n lugares mostrados</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n explanations</source>
        <translation><numerusform>%n explicación</numerusform><numerusform>%n explicaciones</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n moves made for you</source>
        <translation><numerusform>%n jugada hecha por el programa</numerusform><numerusform>%n jugadas hechas por el programa</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 hint: %1</source>
        <translation>1 pista: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n hints: %1</source>
        <translation><numerusform>%n pista: %1</numerusform><numerusform>%n pistas: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today</source>
        <translation>Resuelto hoy</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today: %1 of %2</source>
        <extracomment>%1 and %2: numbers of puzzles.</extracomment>
        <translation>Resueltos hoy: %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: 1 day</source>
        <translation>Racha: 1 día</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Racha: %n día</numerusform><numerusform>Racha: %n días</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: 1 day</source>
        <translation>la más larga: 1 día</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: %n days</source>
        <translation><numerusform>la más larga: %n día</numerusform><numerusform>la más larga: %n días</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Everyone gets the same three puzzles each day. Solving one of them is enough for your streak, as long as it is still that date somewhere in the world. You can play earlier days at any time.</source>
        <translation>Cada día hay los mismos tres puzles para todo el mundo. Basta con resolver uno para tu racha, mientras siga siendo esa fecha en algún lugar del mundo. Puedes jugar los de días anteriores cuando quieras.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play Again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Making the puzzle…</source>
        <translation>Creando el puzle…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%1, solved</source>
        <extracomment>%1: the size of a daily puzzle.</extracomment>
        <translation>%1, resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved in %1</source>
        <translation>Resuelto en %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>1 hint</source>
        <translation>1 pista</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%n hints</source>
        <translation><numerusform>%n pista</numerusform><numerusform>%n pistas</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>no hints</source>
        <translation>sin pistas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved on a later day, so it does not count towards your streak.</source>
        <translation>Resuelto en un día posterior, así que no cuenta para tu racha.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved while the clock was set back, so it does not count.</source>
        <translation>Resuelto con el reloj atrasado, así que no cuenta.</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Open Folder</source>
        <translation>&amp;Abrir carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Choose Another Folder…</source>
        <translation>&amp;Elegir otra carpeta…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>Usar la carpeta &amp;predeterminada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Keep the Present Folder</source>
        <translation>&amp;Mantener la carpeta actual</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Data folder:</source>
        <translation>Carpeta de &amp;datos:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Your games, history, statistics and daily puzzles. Your own puzzle files stay where you saved them.</source>
        <translation>Tus partidas, el historial, las estadísticas y los puzles del día. Tus propios archivos de puzles se quedan donde los guardaste.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>From the next start, the data already in %1 is used. Your present data stays where it is.</source>
        <translation>A partir del próximo inicio se usarán los datos que ya hay en %1. Tus datos actuales se quedan donde están.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>At the next start, your data is copied to %1 and used there. The present folder is kept as it is.</source>
        <translation>En el próximo inicio, tus datos se copiarán a %1 y se usarán allí. La carpeta actual se conserva tal como está.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Folder for your data</source>
        <translation>Carpeta para tus datos</translation>
    </message>
</context>
<context>
    <name>DetailsForm</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Title</source>
        <translation>Tít&amp;ulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Aut&amp;hor</source>
        <translation>Aut&amp;or</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Sour&amp;ce</source>
        <translation>&amp;Fuente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Notes for the player (optional)</source>
        <translation>Notas para quien juegue (opcional)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not read %1</source>
        <translation>No se pudo leer %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not open %1</source>
        <translation>No se pudo abrir %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Nothing to paste</source>
        <translation>Nada que pegar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>The clipboard contains no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>No puzzle found in the text</source>
        <translation>No hay ningún puzle en el texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Pasted puzzles</source>
        <translation>Puzles pegados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not save %1</source>
        <translation>No se pudo guardar %1</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Today: five minutes</source>
        <translation>Hoy: cinco minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>From your games</source>
        <translation>De tus partidas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Drill %1</source>
        <translation>Ejercicio %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%1 de %2 bien a la primera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>One drill</source>
        <translation>Un ejercicio</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation><numerusform>%n ejercicio</numerusform><numerusform>%n ejercicios</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>That's it for now.</source>
        <translation>Eso es todo por ahora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>You have done every drill. New ones are being made.</source>
        <translation>Has hecho todos los ejercicios. Se están creando otros nuevos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>No new drill yet</source>
        <translation>Aún no hay ejercicios nuevos</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next picture</source>
        <translation>Imagen siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
</context>
<context>
    <name>EditorAutosave</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not save your draft</source>
        <translation>No se pudo guardar tu borrador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>There is no other unfinished puzzle in the editor.</source>
        <translation>No hay ningún otro puzle sin terminar en el editor.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>No other draft</source>
        <translation>No hay otro borrador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Your draft is not shown</source>
        <translation>Tu borrador no se muestra</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>You started another puzzle before it was read. Open Other Draft shows it.</source>
        <translation>Empezaste otro puzle antes de que se leyera. Abrir otro borrador lo muestra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not read your draft</source>
        <translation>No se pudo leer tu borrador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>The old file was kept as %1.</source>
        <translation>El archivo antiguo se conservó como %1.</translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: empty</source>
        <translation>%1: vacía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: clue %2</source>
        <translation>%1: número %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>Grid of %1 by %2 cells</source>
        <translation>Cuadrícula de %1 por %2 casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1. Type a number or ?; Delete removes it.</source>
        <translation>%1. Escribe un número o ?; Supr lo quita.</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Clues</source>
        <translation>Números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Sum of clues</source>
        <translation>Suma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Placements</source>
        <translation>Posiciones posibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Grade</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus one ?</source>
        <translation>%1, más un ?</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus %n ?</source>
        <translation><numerusform>%1, más %n ?</numerusform><numerusform>%1, más %n ?</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too few</source>
        <translation>%1: faltan %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too many</source>
        <translation>%1: sobran %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Type&lt;/b&gt; a number or &lt;b&gt;?&lt;/b&gt; into the selected cell.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; a clue to move it, or press Ctrl+arrows.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right-click&lt;/b&gt; for rows and columns.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Escribe&lt;/b&gt; un número o &lt;b&gt;?&lt;/b&gt; en la casilla seleccionada.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrastra&lt;/b&gt; un número para moverlo, o pulsa Ctrl+flechas.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Clic derecho&lt;/b&gt; para filas y columnas.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle; its number is filled in.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Click&lt;/b&gt; inside it to move its clue there; &lt;b&gt;Delete&lt;/b&gt; removes it.&lt;/p&gt;&lt;p&gt;With the keyboard: &lt;b&gt;Shift+arrows&lt;/b&gt;, then &lt;b&gt;Enter&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Arrastra&lt;/b&gt; para dibujar un rectángulo; su número se pone solo.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Haz clic&lt;/b&gt; dentro para mover allí su número; &lt;b&gt;Supr&lt;/b&gt; lo quita.&lt;/p&gt;&lt;p&gt;Con el teclado: &lt;b&gt;Mayús+flechas&lt;/b&gt; y luego &lt;b&gt;Intro&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 1</source>
        <translation>Solución 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 2</source>
        <translation>Solución 2</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Untitled puzzle</source>
        <translation>Puzle sin título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>%1[*] — Editor</source>
        <translation>%1[*] — Editor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>ExceptHook</name>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong</source>
        <translation>Algo ha ido mal</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong, and your last action could not be completed.</source>
        <translation>Algo ha ido mal y no se pudo completar tu última acción.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Your game is unchanged, and you can continue. If it happens again, the details help us fix it.</source>
        <translation>Tu partida no ha cambiado y puedes continuar. Si vuelve a ocurrir, los detalles nos ayudarán a arreglarlo.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;With my rectangles</source>
        <translation>Con mis &amp;rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Solution</source>
        <translation>&amp;Solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>&amp;Numerar filas y columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>Incluir mis &amp;marcas y pruebas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Could not save the picture: %1</source>
        <translation>No se pudo guardar la imagen: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Export Image</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Scal&amp;e:</source>
        <translation>&amp;Escala:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>%1 pixels</source>
        <translation>%1 píxeles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
</context>
<context>
    <name>FigureTiles</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Solved</source>
        <translation>Resueltos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Time played</source>
        <translation>Tiempo de juego</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Daily streak</source>
        <translation>Racha diaria</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Longest daily streak</source>
        <translation>Racha diaria más larga</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Renamed to %1.</source>
        <translation>Ahora se llama %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Moved %1 to the trash.</source>
        <translation>%1 se movió a la papelera.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Restored %1.</source>
        <translation>Se restauró %1.</translation>
    </message>
</context>
<context>
    <name>FilterControls</name>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Grade</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any grade</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Title, author, source, grade, size or file name</source>
        <translation>Título, autor, fuente, dificultad, tamaño o nombre de archivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Reverse order</source>
        <translation>Orden inverso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show only puzzles that occur more than once, perhaps rotated or mirrored</source>
        <translation>Mostrar solo los puzles que aparecen más de una vez, quizá girados o reflejados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show filters and order</source>
        <translation>Mostrar filtros y orden</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <location filename="../shikaku_gui/gui/library/gallery.py"/>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Board of %1 by %2 cells</source>
        <translation>Tablero de %1 por %2 casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Arrow keys move the cursor, Shift and arrow keys size a rectangle, Enter draws it, P pencils it, X crosses it out, Delete removes one, S on a clue draws a rectangle of its size, P on a clue shows its possible rectangles, Tab goes to the next open clue, L lists those that are left, F6 leaves the board.</source>
        <translation>Las flechas mueven el cursor; Mayús y las flechas dan tamaño a un rectángulo; Intro lo dibuja, P lo marca a lápiz, X lo tacha, Supr quita uno; S sobre un número dibuja un rectángulo de su tamaño; P sobre un número muestra sus rectángulos posibles; Tab va al siguiente número pendiente, L enumera los que quedan, F6 sale del tablero.</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>This is the only solution. Undo restores your rectangles.</source>
        <translation>Esta es la única solución. Deshacer recupera tus rectángulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solved automatically</source>
        <translation>Resuelto automáticamente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>There are several solutions; this is one of them.</source>
        <translation>Hay varias soluciones; esta es una de ellas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Demostrado: ningún conjunto de rectángulos puede llenar esta cuadrícula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Stopped at the time limit without an answer.</source>
        <translation>Se agotó el tiempo sin obtener respuesta.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Not known</source>
        <translation>No se sabe</translation>
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
        <translation>Se guardó una copia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%1 is a folder</source>
        <translation>%1 es una carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library can show its puzzles, including those in subfolders.</source>
        <translation>La biblioteca puede mostrar sus puzles, incluidos los de las subcarpetas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>It will then no longer show %1.</source>
        <translation>Entonces dejará de mostrar %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library now shows %1</source>
        <translation>La biblioteca muestra ahora %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Show in Library</source>
        <translation>Mostrar en la biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One puzzle added.</source>
        <translation>Se añadió un puzle.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n puzzles added.</source>
        <translation><numerusform>Se añadió %n puzle.</numerusform><numerusform>Se añadieron %n puzles.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One was already in the library.</source>
        <translation>Uno ya estaba en la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n were already in the library.</source>
        <translation><numerusform>%n ya estaba en la biblioteca.</numerusform><numerusform>%n ya estaban en la biblioteca.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One could not be read.</source>
        <translation>Uno no se pudo leer.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n could not be read.</source>
        <translation><numerusform>%n no se pudo leer.</numerusform><numerusform>%n no se pudieron leer.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Back to Previous Puzzle</source>
        <translation>Volver al puzle anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Opened the puzzle from the text</source>
        <translation>Se abrió el puzle del texto</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Some rectangles were left out</source>
        <translation>Se omitieron algunos rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>In the file they overlap, as unfinished rectangles do.</source>
        <translation>En el archivo se solapan, como ocurre con los rectángulos sin terminar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>This puzzle has no solution</source>
        <translation>Este puzle no tiene solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Welcome back</source>
        <translation>Hola de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You have played this puzzle before. Here is where you left off.</source>
        <translation>Ya has jugado este puzle. Aquí es donde lo dejaste.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Start Over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Board cleared</source>
        <translation>Tablero vaciado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Undo restores your rectangles.</source>
        <translation>Deshacer recupera tus rectángulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Another game of this puzzle</source>
        <translation>Otra partida de este puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You also have another game of this puzzle.</source>
        <translation>También tienes otra partida de este puzle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Go to That Game</source>
        <translation>Ir a esa partida</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Replay: %1</source>
        <translation>Reproducción: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
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
        <translation>&amp;Contenido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
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
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 — Guide</source>
        <translation>%1 — Guía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Not found</source>
        <translation>No se ha encontrado</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for the next step…</source>
        <translation>Buscando el siguiente paso…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no steps left.</source>
        <translation>No quedan más pasos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for all steps…</source>
        <translation>Buscando todos los pasos…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no other hints right now.</source>
        <translation>No hay más pistas en este momento.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That's it.</source>
        <translation>Eso es.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That is not correct. Here is more help.</source>
        <translation>No es correcto. Aquí tienes más ayuda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Right, but there is another step to find.</source>
        <translation>Bien, pero hay otro paso que encontrar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>This hint is out of date.</source>
        <translation>Esta pista ya no es actual.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another</source>
        <translation>Otra</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another hint</source>
        <translation>Otra pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All hints now</source>
        <translation>Todas las pistas ahora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy explanation</source>
        <translation>Copiar explicación</translation>
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
        <translation>Tabla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>The history was erased.</source>
        <translation>Se borró el historial.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Could not save %1: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved %n games to %1.</source>
        <translation><numerusform>Se guardó %n partida en %1.</numerusform><numerusform>Se guardaron %n partidas en %1.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved one game to %1.</source>
        <translation>Se guardó una partida en %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>%1 Also saved: %2.</source>
        <translation>%1 También se guardó: %2.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Games you finish or give up are listed here.</source>
        <translation>Aquí aparecen las partidas que terminas o abandonas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Review</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Play Again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
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
        <translation>Carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Writing the proof…</source>
        <translation>Escribiendo la demostración…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Could not save the proof</source>
        <translation>No se pudo guardar la demostración</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Too many rectangles are possible in this puzzle.</source>
        <translation>En este puzle hay demasiados rectángulos posibles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has exactly one solution.</source>
        <translation>Demuestra que el puzle tiene exactamente una solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has several solutions.</source>
        <translation>Demuestra que el puzle tiene varias soluciones.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has no solution.</source>
        <translation>Demuestra que el puzle no tiene solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has one step, which any LRAT checker can check.</source>
        <translation>Tiene un paso, que cualquier verificador LRAT puede comprobar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has %n steps, which any LRAT checker can check.</source>
        <translation><numerusform>Tiene %n paso, que cualquier verificador LRAT puede comprobar.</numerusform><numerusform>Tiene %n pasos, que cualquier verificador LRAT puede comprobar.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Saved the proof to %1</source>
        <translation>Se guardó la demostración en %1</translation>
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
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Could not save %1: %2</source>
        <translation>No se pudo guardar %1: %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Saved to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Formulations</source>
        <translation>&amp;Formulaciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Runs</source>
        <translation>Ejec&amp;uciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>On the &amp;Board</source>
        <translation>En el &amp;tablero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>Las demostraciones se contradicen. Es un error de Shikaku.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation><numerusform>Listo: se ejecutó %n formulación.</numerusform><numerusform>Listo: se ejecutaron %n formulaciones.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: one formulation was run.</source>
        <translation>Listo: se ejecutó una formulación.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>This puzzle has too many possible rectangles to list.</source>
        <translation>Este puzle tiene demasiados rectángulos posibles para enumerarlos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation><numerusform>Detenido tras %n formulación.</numerusform><numerusform>Detenido tras %n formulaciones.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after one formulation.</source>
        <translation>Detenido tras una formulación.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>%1: %2 of %3 formulations done.</source>
        <translation>%1: %2 de %3 formulaciones hechas.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system (%1)</source>
        <translation>Como en el sistema (%1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>A new language is used from the next start of Shikaku.</source>
        <translation>El nuevo idioma se usará a partir del próximo inicio de Shikaku.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Use It Now</source>
        <translation>&amp;Usarlo ahora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Close all windows and continue the latest game; all games are kept</source>
        <translation>Cierra todas las ventanas y continúa la última partida; se conservan todas las partidas</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Task %1 of %2</source>
        <translation>Tarea %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next Lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That's it</source>
        <translation>Eso es</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Not quite</source>
        <translation>No del todo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Nothing new</source>
        <translation>Nada nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>True, but not this</source>
        <translation>Es verdad, pero no es esto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That is impossible</source>
        <translation>Eso es imposible</translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Lesson %1: %2. %3</source>
        <translation>Lección %1: %2. %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>%1 of %2 tasks done</source>
        <translation>%1 de %2 tareas hechas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Start to see what each level of reasoning removes.</source>
        <translation>Inicia para ver qué elimina cada nivel de razonamiento.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation><numerusform>%n posición posible antes de razonar.</numerusform><numerusform>%n posiciones posibles antes de razonar.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement before any reasoning.</source>
        <translation>Una posición posible antes de razonar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All placements</source>
        <translation>Todas las posiciones posibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level proves that there is no solution.</source>
        <translation>Este nivel demuestra que no hay solución.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are still undecided.</source>
        <translation><numerusform>%n posición posible sigue sin decidir.</numerusform><numerusform>%n posiciones posibles siguen sin decidir.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Every clue is decided.</source>
        <translation>Todos los números están decididos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation><numerusform>Se elimina %n posición posible (tachada).</numerusform><numerusform>Se eliminan %n posiciones posibles (tachadas).</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement is removed (crossed out).</source>
        <translation>Se elimina una posición posible (tachada).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level removes nothing more.</source>
        <translation>Este nivel no elimina nada más.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement has a fractional value.</source>
        <translation>Una posición posible tiene un valor fraccionario.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation><numerusform>%n posición posible tiene un valor fraccionario.</numerusform><numerusform>%n posiciones posibles tienen valores fraccionarios.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All values are 0 or 1.</source>
        <translation>Todos los valores son 0 o 1.</translation>
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
        <translation>Puzle del día</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>New Puzzle</source>
        <translation>Nuevo puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Open File</source>
        <translation>Abrir archivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>The file is no longer there.</source>
        <translation>El archivo ya no está ahí.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This game is no longer there.</source>
        <translation>Esta partida ya no está ahí.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This is the game on the board.</source>
        <translation>Esta es la partida que está en el tablero.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Moved to History. You can resume it from there.</source>
        <translation>Se movió al historial. Puedes retomarla desde allí.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Folder With Puzzles</source>
        <translation>Carpeta con puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>%1% done</source>
        <translation>%1 % hecho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Back to Puzzle</source>
        <translation>Volver al puzle</translation>
    </message>
</context>
<context>
    <name>LibrarySidebar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Library sections</source>
        <translation>Secciones de la biblioteca</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Untitled puzzle</source>
        <translation>Puzle sin título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview map: click or drag to move around</source>
        <translation>Mapa de vista general: haz clic o arrastra para desplazarte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>Calendar of daily puzzles</source>
        <translation>Calendario de puzles del día</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>solved: %1</source>
        <extracomment>%1: one to three sizes, such as "Small, Large".</extracomment>
        <translation>resueltos: %1</translation>
    </message>
</context>
<context>
    <name>NewPlayer</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>New to Shikaku?</source>
        <translation>¿Es tu primera vez con el Shikaku?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Learn the rules by playing. It takes two minutes.</source>
        <translation>Aprende las reglas jugando. Son solo dos minutos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Show Me</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>No, Thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>You can find the lessons in the library, or press Ctrl+F1.</source>
        <translation>Encontrarás las lecciones en la biblioteca o pulsando Ctrl+F1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Have fun</source>
        <translation>Que te diviertas</translation>
    </message>
</context>
<context>
    <name>NewPuzzleController</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your earlier game is kept in History. Undo returns to it.</source>
        <translation>Tu partida anterior se conserva en el historial. Deshacer vuelve a ella.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Back to My Game</source>
        <translation>Volver a mi partida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Started over</source>
        <translation>Empezada de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Could not make this puzzle</source>
        <translation>No se pudo crear este puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Only puzzles made by Shikaku have settings and a seed to share.</source>
        <translation>Solo los puzles creados por Shikaku tienen ajustes y semilla que compartir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Not copied</source>
        <translation>No se copió</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Anyone who pastes this text into Shikaku gets the same puzzle.</source>
        <translation>Quien pegue este texto en Shikaku obtendrá el mismo puzle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>&amp;Settings and Seed</source>
        <translation>&amp;Ajustes y semilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Redo returns to the new puzzle.</source>
        <translation>Rehacer vuelve al puzle nuevo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your game is back</source>
        <translation>Tu partida ha vuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Making the puzzle…</source>
        <translation>Creando el puzle…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>You are already playing this puzzle</source>
        <translation>Ya estás jugando este puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your previous game is kept in History. Undo returns to it.</source>
        <translation>Tu partida anterior se conserva en el historial. Deshacer vuelve a ella.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>New puzzle</source>
        <translation>Nuevo puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Found no such puzzle after %1 attempts.</source>
        <translation>No se encontró un puzle así tras %1 intentos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>There is no such puzzle of this size.</source>
        <translation>No existe un puzle así de este tamaño.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Other Settings…</source>
        <translation>Otros ajustes…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>No puzzle</source>
        <translation>Ningún puzle</translation>
    </message>
</context>
<context>
    <name>NewPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Rectangles</source>
        <translation>Rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Few large</source>
        <translation>Pocos y grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Many small</source>
        <translation>Muchos y pequeños</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry</source>
        <translation>Simetría</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time</source>
        <translation>Tiempo estimado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Same as &amp;Last</source>
        <translation>Como el ú&amp;ltimo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Crea&amp;te</source>
        <translation>C&amp;rear</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>New Puzzle</source>
        <translation>Nuevo puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Random (enter a number to repeat a puzzle)</source>
        <translation>Al azar (escribe un número para repetir un puzle)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The hardest technique needed to solve the puzzle</source>
        <translation>La técnica más difícil necesaria para resolver el puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The usual shape of the rectangles</source>
        <translation>La forma habitual de los rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>How the clues are arranged</source>
        <translation>Cómo se distribuyen los números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Size:</source>
        <translation>Tamaño:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty:</source>
        <translation>Dificultad:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>R&amp;ectangles:</source>
        <translation>R&amp;ectángulos:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes:</source>
        <translation>Formas:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry:</source>
        <translation>Simetría:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>&amp;Needs technique:</source>
        <translation>Requiere la &amp;técnica:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>See&amp;d:</source>
        <translation>&amp;Semilla:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>An estimate for this size and difficulty, and for your own pace once known</source>
        <translation>Una estimación para este tamaño y dificultad, y para tu propio ritmo cuando se conozca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time:</source>
        <translation>Tiempo estimado:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>about %1 cells each</source>
        <translation>unas %1 casillas cada uno</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Last time: %1</source>
        <translation>La última vez: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Making the puzzle…</source>
        <translation>Creando el puzle…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Generating (attempt %1 of at most %2)…</source>
        <translation>Generando (intento %1 de %2 como máximo)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle after %1 attempts. Try another size or difficulty.</source>
        <translation>No se encontró un puzle así tras %1 intentos. Prueba otro tamaño u otra dificultad.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size or another technique.</source>
        <translation>No se encontró un puzle que requiera esta técnica tras %1 intentos. Prueba un tamaño mayor u otra técnica.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size, no symmetry or another technique.</source>
        <translation>No se encontró un puzle que requiera esta técnica tras %1 intentos. Prueba un tamaño mayor, sin simetría u otra técnica.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>There is no such puzzle of this size. Choose a larger one.</source>
        <translation>No existe un puzle así de este tamaño. Elige uno mayor.</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/next_step.py"/>
        <source>Next Step: %1</source>
        <translation>Paso siguiente: %1</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Dismiss</source>
        <translation>Cerrar aviso</translation>
    </message>
</context>
<context>
    <name>OpenPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Add All to the Library</source>
        <translation>Añadir todos a la biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Which puzzle do you want to open?</source>
        <translation>¿Qué puzle quieres abrir?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open this puzzle?</source>
        <translation>¿Abrir este puzle?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open Puzzle</source>
        <translation>Abrir puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Adding the puzzles to the library…</source>
        <translation>Añadiendo los puzles a la biblioteca…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, one clue</source>
        <translation>%1, un número</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1, %n número</numerusform><numerusform>%1, %n números</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%n rectangles drawn</source>
        <translation><numerusform>%n rectángulo dibujado</numerusform><numerusform>%n rectángulos dibujados</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>One rectangle drawn</source>
        <translation>Un rectángulo dibujado</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Preview</source>
        <translation>Vista previa</translation>
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
        <translation>Página siguiente</translation>
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
        <translation>Paso anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Picture %1 of %2</source>
        <translation>Imagen %1 de %2</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Time played: %1</source>
        <translation>Tiempo de juego: %1</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Paused</source>
        <translation>En pausa</translation>
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
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Hints explain a step, but do not draw it</source>
        <translation>Las &amp;pistas explican un paso, pero no lo dibujan</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show the &amp;time during a game</source>
        <translation>Mostrar el &amp;tiempo durante la partida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show &amp;mistakes:</source>
        <translation>Mostrar &amp;errores:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>The time is counted even if it is not shown.</source>
        <translation>El tiempo se cuenta aunque no se muestre.</translation>
    </message>
</context>
<context>
    <name>PracticeButton</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise: %1</source>
        <translation>Practicar: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Level %1 of %2</source>
        <translation>Nivel %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Not practised yet</source>
        <translation>Sin practicar todavía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due today</source>
        <translation>Toca hoy</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Mastered</source>
        <translation>Dominada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due tomorrow</source>
        <translation>Toca mañana</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due in %n days</source>
        <translation><numerusform>Toca en %n día</numerusform><numerusform>Toca en %n días</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%1 de %2 bien a la primera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>median %1 s</source>
        <translation>mediana: %1 s</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Subjects</source>
        <translation>Temas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Books</source>
        <translation>Libros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Save as PDF…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>The margins leave no room on the page.</source>
        <translation>Los márgenes no dejan sitio en la página.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>It is too large to print.</source>
        <translation>Es demasiado grande para imprimirlo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>Preparando el puzle %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Saved as %1; its puzzles are in files beside it.</source>
        <translation>Guardado como %1; sus puzles están en archivos junto a él.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>No se pudo guardar el archivo: %1</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Other puzzles</source>
        <translation>Otros puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>There is no hint for this puzzle.</source>
        <translation>No hay ninguna pista para este puzle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>First: {first} Later: {later}</source>
        <translation>Primero: {first} Después: {later}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Time:</source>
        <translation>Tiempo:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>Divide la cuadrícula en rectángulos, cada uno con un solo número: el de casillas que cubre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>How to play</source>
        <translation>Cómo jugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles along its lines. Squares are rectangles, too.</source>
        <translation>Divide la cuadrícula en rectángulos siguiendo sus líneas. Los cuadrados también son rectángulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Each rectangle must contain exactly one number: the number of cells it covers.</source>
        <translation>Cada rectángulo debe contener exactamente un número: el de casillas que cubre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Every cell belongs to exactly one rectangle. There is only one solution, and it can be found by logic alone.</source>
        <translation>Cada casilla pertenece exactamente a un rectángulo. Solo hay una solución y se puede encontrar usando únicamente la lógica.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The puzzle.</source>
        <translation>El puzle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The last rectangles follow in the same way. Solved!</source>
        <translation>Los últimos rectángulos salen de la misma manera. ¡Resuelto!</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles, from {first} to {last}</source>
        <translation>{count} puzles, de {first} a {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles</source>
        <translation>{count} puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solution of {title}</source>
        <translation>Solución de {title}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Sheet {number} of {total}: rows {first}-{last}, columns {left}-{right}</source>
        <translation>Hoja {number} de {total}: filas {first}-{last}, columnas {left}-{right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzle {number}</source>
        <translation>Puzle {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzles {first}–{last}</source>
        <translation>Puzles {first}–{last}</translation>
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
        <translation>Sin dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>several solutions</source>
        <translation>varias soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>not solved without a search</source>
        <translation>no se resuelve sin búsqueda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>one hard moment: %1; score %2 per clue</source>
        <translation>un momento difícil: %1; puntuación por número: %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1; score %2 per clue</source>
        <translation>técnica más difícil: %1; puntuación por número: %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation><numerusform>técnica más difícil: %1 (%n vez); puntuación por número: %2</numerusform><numerusform>técnica más difícil: %1 (%n veces); puntuación por número: %2</numerusform></translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles to print</source>
        <translation>Puzles para imprimir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open &amp;Book…</source>
        <translation>Abrir li&amp;bro…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open a book file with its puzzles and options</source>
        <translation>Abre un archivo de libro con sus puzles y opciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save Book…</source>
        <translation>Guardar libro…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save the puzzles and the options as a book file</source>
        <translation>Guarda los puzles y las opciones como archivo de libro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Books</source>
        <translation>Libros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Untitled, {size}</source>
        <translation>Sin título, {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleNames</name>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Carpeta</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Billing information:</source>
        <translation>Información de &amp;facturación:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;End:</source>
        <translation>&amp;Fin:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Start:</source>
        <translation>&amp;Inicio:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Job &amp;priority:</source>
        <translation>&amp;Prioridad del trabajo:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Scheduled &amp;printing:</source>
        <translation>Impresión pro&amp;gramada:</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication Needed</source>
        <translation>Se necesita autenticación</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Para usar %1 en %2 se necesita autenticación.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1.</source>
        <translation>Para usar %1 se necesita autenticación.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Password:</source>
        <translation>Contraseña:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Username:</source>
        <translation>Nombre de usuario:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPPDOptionsModel</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>&amp;Orden de las páginas:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages &amp;per sheet:</source>
        <translation>Páginas &amp;por hoja:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 no es una indicación válida. Separa las páginas y los intervalos con «,», escribe los intervalos con «-» y procura que no se solapen.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflictos en la impresión a doble cara</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Invalid Pages Definition</source>
        <translation>Indicación de páginas no válida</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Hay conflictos en los ajustes de impresión a doble cara. ¿Quieres corregirlos?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced Option Conflicts</source>
        <translation>Conflictos en las opciones avanzadas</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page Setup Conflicts</source>
        <translation>Conflictos en la configuración de la página</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Hay conflictos en la configuración de la página. ¿Quieres corregirlos?</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Hay conflictos en algunas opciones avanzadas. ¿Quieres corregirlos?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced</source>
        <translation>Avanzadas</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Hay conflictos en algunas opciones. Corrígelos.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Double Sided Printing</source>
        <translation>Impresión a doble cara</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Long side binding</source>
        <translation>Encuadernar por el lado largo</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;Set:</source>
        <translation>&amp;Selección de páginas:</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Short side binding</source>
        <translation>Encuadernar por el lado corto</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indica páginas o intervalos separados por comas. Un intervalo son dos números con un guion en medio: 3,5-7,9 imprime las páginas 3, 5, 6, 7 y 9.</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Enter</source>
        <translation>Intro</translation>
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
        <translation>Intro</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Space</source>
        <translation>Espacio</translation>
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
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>PgUp</source>
        <translation>Re Pág</translation>
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
        <translation>&amp;Pista cerca de aquí</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Explain This</source>
        <translation>&amp;Explicar esto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Why Is This Wrong?</source>
        <translation>¿Por qué está &amp;mal?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Possible Rectangles</source>
        <translation>Rectángulos po&amp;sibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove Pe&amp;ncil Marks</source>
        <translation>Quitar marcas a &amp;lápiz</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove &amp;Crosses</source>
        <translation>Quitar &amp;tachaduras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Explaining…</source>
        <translation>Explicando…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Looking for the reason…</source>
        <translation>Buscando el motivo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue, but none of the techniques I know leads to it.</source>
        <translation>Encaja con su número, pero ninguna de las técnicas que conozco lleva a él.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>No explanation</source>
        <translation>Sin explicación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue. The check ran out of time.</source>
        <translation>Encaja con su número. No hubo tiempo de comprobarlo del todo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to the solution.</source>
        <translation>Pertenece a la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to a solution. There are several.</source>
        <translation>Pertenece a una solución. Hay varias.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>This is not wrong</source>
        <translation>Esto no está mal</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Try Again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Going through the game…</source>
        <translation>Repasando la partida…</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation><numerusform>y %n más</numerusform><numerusform>y %n más</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Worth another look:</source>
        <translation>Merece otra mirada:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Looking for what could be seen here…</source>
        <translation>Buscando lo que se podía ver aquí…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Overview</source>
        <translation>Vista general</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Untitled puzzle</source>
        <translation>Puzle sin título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Review: %1</source>
        <translation>Repaso: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Moment %1 of %2</source>
        <translation>Momento %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1 at %2</source>
        <translation>%1 a los %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>H reveals the step, N shows the next moment, Shift+N the previous one.</source>
        <translation>H revela el paso, N muestra el momento siguiente y Mayús+N el anterior.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next Picture</source>
        <translation>Imagen siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>It belongs to the solution. But there is another step to find.</source>
        <translation>Pertenece a la solución. Pero hay otro paso que encontrar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Not quite</source>
        <translation>No del todo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That is not part of the solution.</source>
        <translation>Eso no forma parte de la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That's it</source>
        <translation>Eso es</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: this will come up in your drills.</source>
        <translation>%1: esto aparecerá en tus ejercicios.</translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>The time is up: this drill is the last one.</source>
        <translation>Se acabó el tiempo: este ejercicio es el último.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>Less than a minute left</source>
        <translation>Queda menos de un minuto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About a minute left</source>
        <translation>Queda alrededor de un minuto</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation><numerusform>Queda alrededor de %n minuto</numerusform><numerusform>Quedan unos %n minutos</numerusform></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The link to the puzzle is on the clipboard.</source>
        <translation>El enlace al puzle está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The game ID is on the clipboard.</source>
        <translation>El ID de la partida está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The puzzle is on the clipboard as text.</source>
        <translation>El puzle está en el portapapeles como texto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>El resultado está en el portapapeles, como texto y como imagen.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Link</source>
        <translation>&amp;Enlace</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Game ID</source>
        <translation>&amp;ID de la partida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Image</source>
        <translation>I&amp;magen</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Not copied</source>
        <translation>No se copió</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>An estimate from the steps to the solution, and your own pace once known</source>
        <translation>Una estimación a partir de los pasos hasta la solución, y de tu propio ritmo cuando se conozca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Estimated time: %1</source>
        <translation>Tiempo estimado: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>How to play</source>
        <translation>Cómo jugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>&lt;p&gt;Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle, or click two opposite corners.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag a border&lt;/b&gt; to resize, &lt;b&gt;click&lt;/b&gt; a rectangle to remove it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrow keys&lt;/b&gt; move the cursor, &lt;b&gt;Shift+arrows&lt;/b&gt; size a rectangle, &lt;b&gt;Enter&lt;/b&gt; draws it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag with the right button&lt;/b&gt; to pencil what belongs together, &lt;b&gt;X&lt;/b&gt; crosses out, &lt;b&gt;T&lt;/b&gt; begins a trial.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; gives a hint, &lt;b&gt;C&lt;/b&gt; checks, &lt;b&gt;U&lt;/b&gt; undoes.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Divide la cuadrícula en rectángulos. Cada uno debe contener exactamente un número: el de casillas que cubre.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrastra&lt;/b&gt; para dibujar un rectángulo, o haz clic en dos esquinas opuestas.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrastra un borde&lt;/b&gt; para cambiar el tamaño, &lt;b&gt;haz clic&lt;/b&gt; en un rectángulo para quitarlo.&lt;/p&gt;&lt;p&gt;Las &lt;b&gt;flechas&lt;/b&gt; mueven el cursor, &lt;b&gt;Mayús+flechas&lt;/b&gt; dan tamaño a un rectángulo, &lt;b&gt;Intro&lt;/b&gt; lo dibuja.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrastra con el botón derecho&lt;/b&gt; para marcar a lápiz lo que va junto; &lt;b&gt;X&lt;/b&gt; tacha, &lt;b&gt;T&lt;/b&gt; empieza una prueba.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; da una pista, &lt;b&gt;C&lt;/b&gt; comprueba, &lt;b&gt;U&lt;/b&gt; deshace.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Untitled puzzle</source>
        <translation>Puzle sin título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, one clue</source>
        <translation>%1, un número</translation>
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
        <translation>Otro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
</context>
<context>
    <name>SizeDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>New Grid</source>
        <translation>Nueva cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Columns</source>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Crea&amp;te</source>
        <translation>C&amp;rear</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Times</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Sizes and grades</source>
        <translation>Tamaños y dificultades</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Tables</source>
        <translation>Mostrar como &amp;tablas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Previous year</source>
        <translation>Año anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Next year</source>
        <translation>Año siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Size and grade</source>
        <translation>Tamaño y dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The year</source>
        <translation>El año</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times</source>
        <translation>Tiempos esperados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints you asked for</source>
        <translation>Pistas que pediste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>All of this stays on this computer.</source>
        <translation>Todo esto se queda en este ordenador.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Export CSV…</source>
        <translation>E&amp;xportar CSV…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>E&amp;rase…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times are estimates.</source>
        <translation>Los tiempos esperados son estimaciones.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Each hint is counted once, at its highest level.</source>
        <translation>Cada pista se cuenta una vez, en su nivel más alto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Highest level</source>
        <translation>Nivel más alto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>A nudge</source>
        <translation>Un empujón</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Where to look</source>
        <translation>Dónde mirar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The rectangle</source>
        <translation>El rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Best %1 (circled) · median %2 · trend: %3. Dashed line: median of the last %4 games.</source>
        <translation>Mejor: %1 (con un círculo) · mediana: %2 · tendencia: %3. Línea discontinua: mediana de las últimas %4 partidas.</translation>
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
        <translation>Tiempo de juego</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>%1 of %2 cells</source>
        <translation>%1 de %2 casillas</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Start Over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Back to Learn</source>
        <translation>Volver a Aprender</translation>
    </message>
</context>
<context>
    <name>TechniqueChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Needs technique</source>
        <translation>Requiere la técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>A technique that is needed to solve the puzzle</source>
        <translation>Una técnica necesaria para resolver el puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Any</source>
        <translation>Cualquiera</translation>
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
        <translation>Tiempos por orden de juego</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Puzzles you solve without having a hint draw appear here.</source>
        <translation>Aquí aparecen los puzles que resuelves sin que una pista dibuje nada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>%n games, in order of play</source>
        <translation><numerusform>%n partida, por orden de juego</numerusform><numerusform>%n partidas, por orden de juego</numerusform></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trials</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep everything drawn in it (K)</source>
        <translation>Conservar todo lo dibujado en ella (K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Remove it and cross out its first rectangle (J)</source>
        <translation>Quitarla y tachar su primer rectángulo (J)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Undo it without a conclusion (B)</source>
        <translation>Deshacerla sin sacar conclusiones (B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trial</source>
        <translation>Prueba</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation><numerusform>%n prueba</numerusform><numerusform>%n pruebas</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation><numerusform>%1 (%n rectángulo)</numerusform><numerusform>%1 (%n rectángulos)</numerusform></translation>
    </message>
</context>
<context>
    <name>WalkthroughController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>There are no steps left.</source>
        <translation>No quedan más pasos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Looking for the solution path…</source>
        <translation>Buscando el camino a la solución…</translation>
    </message>
</context>
<context>
    <name>WalkthroughPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Walk through</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>%1 s per step</source>
        <translation>%1 s por paso</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Puzzles on the page</source>
        <translation>Puzles en la página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>&amp;Numerar filas y columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Begin &amp;with the rectangles drawn</source>
        <translation>Empezar con los &amp;rectángulos dibujados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Export Web Page</source>
        <translation>Exportar página web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>T&amp;itle of the page:</source>
        <translation>&amp;Título de la página:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>A puzzle on a web page can have at most %1 cells.</source>
        <translation>Un puzle en una página web puede tener como máximo %1 casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>The puzzles of a web page can have at most %1 cells in all.</source>
        <translation>Los puzles de una página web pueden tener como máximo %1 casillas en total.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>Preparando el puzle %1 de %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>No se pudo guardar el archivo: %1</translation>
    </message>
</context>
<context>
    <name>YearCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/year_calendar.py"/>
        <source>Calendar of %1</source>
        <translation>Calendario de %1</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Library: all puzzles, the daily puzzle, unfinished games, history</source>
        <translation>Biblioteca: todos los puzles, el puzle del día, las partidas sin terminar y el historial</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;New Puzzle…</source>
        <translation>&amp;Nuevo puzle…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle; Undo returns to your game</source>
        <translation>Crear un puzle nuevo; Deshacer vuelve a tu partida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Ne&amp;w, Same as Last</source>
        <translation>Nue&amp;vo, como el último</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle with the same settings as last time</source>
        <translation>Crear un puzle nuevo con los mismos ajustes que la última vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open a puzzle or a saved game</source>
        <translation>Abrir un puzle o una partida guardada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open Sa&amp;mple</source>
        <translation>Abrir e&amp;jemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Puzzle E&amp;ditor</source>
        <translation>E&amp;ditor de puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a puzzle of your own</source>
        <translation>Crear tu propio puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save the game to a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>&amp;Exportar imagen…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save as PNG, SVG or PDF</source>
        <translation>Guardar como PNG, SVG o PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>Exportar página &amp;web…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save a web page on which anyone can play the puzzle</source>
        <translation>Guardar una página web en la que cualquiera puede jugar el puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Print one or more puzzles, with a preview</source>
        <translation>Imprimir uno o varios puzles, con vista previa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Close Window</source>
        <translation>Cerrar ven&amp;tana</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Undo the last move</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Redo the last undone move</source>
        <translation>Rehacer la última jugada deshecha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Clear</source>
        <translation>&amp;Borrar todo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all rectangles; Undo restores them</source>
        <translation>Quitar todos los rectángulos; Deshacer los recupera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Start O&amp;ver</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Begin this puzzle again with the clock at zero</source>
        <translation>Empezar este puzle otra vez con el reloj a cero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Clear &amp;Marks</source>
        <translation>Borrar &amp;marcas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all pencil rectangles and crosses</source>
        <translation>Quitar todas las marcas a lápiz y las tachaduras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>C&amp;opy Link</source>
        <translation>C&amp;opiar enlace</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy the puzzle's address on puzz.link</source>
        <translation>Copiar la dirección del puzle en puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy &amp;As</source>
        <translation>Copiar &amp;como</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;Pegar puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open the puzzle on the clipboard</source>
        <translation>Abrir el puzle que hay en el portapapeles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Colours, board, mistakes, language and more</source>
        <translation>Colores, tablero, errores, idioma y más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Statistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Your times, hints, streaks and a calendar of the year</source>
        <translation>Tus tiempos, pistas, rachas y un calendario del año</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells larger</source>
        <translation>Agrandar las casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>Re&amp;ducir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells smaller</source>
        <translation>Achicar las casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Whole Board</source>
        <translation>&amp;Tablero completo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the whole board</source>
        <translation>Mostrar todo el tablero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Row and Column Numbers</source>
        <translation>Números de &amp;fila y columna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Marks</source>
        <translation>&amp;Marcas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show pencil rectangles and crosses</source>
        <translation>Mostrar las marcas a lápiz y las tachaduras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>&amp;Panel lateral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the panel even while there is nothing to tell</source>
        <translation>Mostrar el panel aunque no haya nada que contar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>O&amp;verview</source>
        <translation>&amp;Vista general</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show an overview map of large boards</source>
        <translation>Mostrar un mapa de los tableros grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Full Screen</source>
        <translation>Pa&amp;ntalla completa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>How everything works, from the rules to the keys</source>
        <translation>Cómo funciona todo, desde las reglas hasta las teclas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;About Shikaku</source>
        <translation>Acerca &amp;de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;Learn to Play</source>
        <translation>&amp;Aprender a jugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>Lessons, from the rules to the hardest techniques</source>
        <translation>Lecciones, desde las reglas hasta las técnicas más difíciles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;How to Play</source>
        <translation>&amp;Cómo jugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>The rules and the controls in a few lines</source>
        <translation>Las reglas y los controles en pocas líneas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Check</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Check for mistakes</source>
        <translation>Buscar errores</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show &amp;Mistakes</source>
        <translation>Mostrar &amp;errores</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Back to the &amp;Last Good Position</source>
        <translation>Volver a la ú&amp;ltima posición buena</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo until no mistakes remain</source>
        <translation>Deshacer hasta que no queden errores</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Cl&amp;ues Left</source>
        <translation>Números &amp;pendientes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List the clues that are left, and how much is covered</source>
        <translation>Enumerar los números que faltan y cuánto está cubierto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Pause &amp;Game</source>
        <translation>Pa&amp;usar partida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hide the board and stop the clock</source>
        <translation>Ocultar el tablero y parar el reloj</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Begin &amp;Trial</source>
        <translation>Empe&amp;zar prueba</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Suppose something: you can reject what you draw from now on</source>
        <translation>Suponer algo: puedes rechazar lo que dibujes a partir de ahora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Keep Trial</source>
        <translation>Conser&amp;var prueba</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Keep everything drawn in the trial</source>
        <translation>Conservar todo lo dibujado en la prueba</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Re&amp;ject Trial</source>
        <translation>Rec&amp;hazar prueba</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Remove what was drawn in the trial, and cross out its first rectangle</source>
        <translation>Quitar lo dibujado en la prueba y tachar su primer rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Back to Before the Trial</source>
        <translation>Volver a&amp;ntes de la prueba</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo the trial without a conclusion; Redo restores it</source>
        <translation>Deshacer la prueba sin sacar conclusiones; Rehacer la recupera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Hint</source>
        <translation>Pi&amp;sta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Get a hint; press again for more</source>
        <translation>Pedir una pista; pulsa otra vez para saber más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Draw It Yourself</source>
        <translation>Dibú&amp;jalo tú</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hints explain a step, but do not draw it</source>
        <translation>Las pistas explican un paso, pero no lo dibujan</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;All Hints Now</source>
        <translation>&amp;Todas las pistas ahora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List every step that is possible now</source>
        <translation>Enumerar todos los pasos posibles ahora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Walk Through</source>
        <translation>Pas&amp;o a paso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show step by step how to solve the puzzle from here</source>
        <translation>Mostrar paso a paso cómo resolver el puzle desde aquí</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Solve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Draw the whole solution; Undo restores your game</source>
        <translation>Dibujar toda la solución; Deshacer recupera tu partida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Edit This Puzzle</source>
        <translation>E&amp;ditar este puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Change the puzzle in the editor; your game is not affected</source>
        <translation>Cambiar el puzle en el editor; tu partida no se ve afectada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Laborator&amp;y…</source>
        <translation>La&amp;boratorio…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Compare formulations from the literature on this puzzle</source>
        <translation>Comparar formulaciones de la bibliografía con este puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save &amp;Proof…</source>
        <translation>&amp;Guardar demostración…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save a proof of how many solutions this puzzle has</source>
        <translation>Guardar una demostración de cuántas soluciones tiene este puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/toolbar.py"/>
        <source>More</source>
        <translation>Más</translation>
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
        <translation>Abriendo…</translation>
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
        <translation>opciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show this help message and exit</source>
        <translation>muestra esta ayuda y termina</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show program's version number and exit</source>
        <translation>muestra la versión del programa y termina</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: error: %(message)s
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
        <translation>faltan los siguientes argumentos obligatorios: %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos no reconocidos: %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>opción no válida: %(value)r (elige entre %(choices)s)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor de tipo %(type)s no válido: %(value)r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>not allowed with argument %s</source>
        <translation>no se permite con el argumento %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>one of the arguments %s is required</source>
        <translation>se necesita uno de los argumentos %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected one argument</source>
        <translation>se esperaba un argumento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at least one argument</source>
        <translation>se esperaba al menos un argumento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at most one argument</source>
        <translation>se esperaba como máximo un argumento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ignored explicit argument %r</source>
        <translation>se ignoró el argumento explícito %r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s podría ser %(matches)s</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Grid</source>
        <translation>&amp;Cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Hel&amp;p</source>
        <translation>Ayu&amp;da</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;New…</source>
        <translation>&amp;Nuevo…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Open O&amp;ther Draft</source>
        <translation>Abrir o&amp;tro borrador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>E&amp;xportar imagen…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>Exportar página &amp;web…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>P&amp;rint…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Play It</source>
        <translation>&amp;Jugarlo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Cop&amp;y</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Paste</source>
        <translation>Pe&amp;gar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Clues</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rec&amp;tangles</source>
        <translation>Rec&amp;tángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Make Unique</source>
        <translation>&amp;Hacer única la solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>C&amp;lear Grid</source>
        <translation>Vaciar &amp;cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Above</source>
        <translation>Añadir fila &amp;encima</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Below</source>
        <translation>Añadir fila de&amp;bajo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Up</source>
        <translation>&amp;Subir fila</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Down</source>
        <translation>Bajar fi&amp;la</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove Ro&amp;w</source>
        <translation>&amp;Quitar fila</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Be&amp;fore</source>
        <translation>Añadir columna &amp;antes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Af&amp;ter</source>
        <translation>Añadir columna &amp;después</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column &amp;Left</source>
        <translation>Mover columna a la &amp;izquierda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column R&amp;ight</source>
        <translation>Mover columna a la de&amp;recha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove &amp;Column</source>
        <translation>Quitar &amp;columna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Rotate Right</source>
        <translation>&amp;Girar a la derecha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rotat&amp;e Left</source>
        <translation>Girar a la i&amp;zquierda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Mirror Left to Right</source>
        <translation>Reflejar de izquierda a derec&amp;ha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>Reflejar de arriba aba&amp;jo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>Re&amp;ducir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Whole Grid</source>
        <translation>&amp;Toda la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>O&amp;verview</source>
        <translation>&amp;Vista general</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>&amp;Panel lateral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Save the puzzle?</source>
        <translation>¿Guardar el puzle?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Your puzzle has not been saved.</source>
        <translation>Tu puzle no se ha guardado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>The editor is about to open another one.</source>
        <translation>El editor está a punto de abrir otro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Don't Save</source>
        <translation>&amp;No guardar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>An empty grid</source>
        <translation>Una cuadrícula vacía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Select a cell and type a number, or draw rectangles.</source>
        <translation>Selecciona una casilla y escribe un número, o dibuja rectángulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One solution</source>
        <translation>Solución única</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven unique.</source>
        <translation>Está demostrado que es la única.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The two shown differ in {count} cells (dotted).</source>
        <translation>Las dos que se muestran difieren en {count} casillas (con puntos).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Demostrado: ningún conjunto de rectángulos puede llenar esta cuadrícula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The cells in question are hatched.</source>
        <translation>Las casillas en cuestión están rayadas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not finished yet</source>
        <translation>Aún sin terminar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One cell is not yet covered by the clues.</source>
        <translation>Los números aún no cubren una casilla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{count} cells are not yet covered by the clues.</source>
        <translation>Los números aún no cubren {count} casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach one of the cells yet (dotted).</source>
        <translation>Ningún número llega aún a una de las casillas (con puntos).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach {count} of the cells yet (dotted).</source>
        <translation>Ningún número llega aún a {count} de las casillas (con puntos).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The solver ran out of time.</source>
        <translation>Al programa se le agotó el tiempo para resolverlo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Something went wrong in the solver. It will try again after your next change.</source>
        <translation>Algo ha ido mal al resolver. Se volverá a intentar después de tu próximo cambio.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Make &amp;Unique</source>
        <translation>&amp;Hacer única la solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move one clue</source>
        <translation>Mover un número</translation>
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
Así los rectángulos son la única solución. No basta con mover menos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution.</source>
        <translation>{moves}
Así los rectángulos son la única solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Move the Clues</source>
        <translation>&amp;Mover los números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Leave Them</source>
        <translation>&amp;Dejarlos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Looking for clues to move…</source>
        <translation>Buscando números que mover…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clues to move found</source>
        <translation>No hay números que mover</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Moving clues inside their rectangles is not enough. Change a dotted part yourself.</source>
        <translation>No basta con mover números dentro de sus rectángulos. Cambia tú una parte punteada.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>--index selects puzzles from files, not from a book file</source>
        <translation>--index elige puzles de archivos, no de un archivo de libro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a book file must be the only FILE: it names its puzzles</source>
        <translation>un archivo de libro debe ser el único FILE: él mismo nombra sus puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/atomic_write.py"/>
        <source>the folder holds other files</source>
        <translation>la carpeta contiene otros archivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>expected {expected}, found {found}</source>
        <translation>se esperaba: {expected}; se encontró: {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>line {line}, column {column}: {error}</source>
        <translation>línea {line}, columna {column}: {error}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the choice of one puzzle</source>
        <translation>la elección de un puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{count} puzzles</source>
        <translation>{count} puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the end of the text</source>
        <translation>el final del texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the end of the line</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>this puzzle</source>
        <translation>este puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{format}: cannot store {parts}</source>
        <translation>{format}: no se puede guardar: {parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} rectangles</source>
        <translation>como mucho {most} rectángulos</translation>
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
        <translation>más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <source>at most {most} stretches between lines</source>
        <translation>como mucho {most} tramos entre líneas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the rows of a grid</source>
        <translation>las filas de una cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the size {rows} {cols} of the grid below</source>
        <translation>el tamaño {rows} {cols} de la cuadrícula que sigue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>blanks between the cells (each row could be one number or many)</source>
        <translation>espacios entre las casillas (cada fila podría ser un número o varios)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} rows</source>
        <translation>como mucho {most} filas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} columns</source>
        <translation>como mucho {most} columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>a digit, a letter for 10 and more, '?' or '.'</source>
        <translation>una cifra, una letra para 10 o más, '?' o '.'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} cells in this row</source>
        <translation>{count} casillas en esta fila</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <source>a number of moves</source>
        <translation>un número de movimientos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a position in the moves</source>
        <translation>una posición en los movimientos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a possible move ({reason})</source>
        <translation>un movimiento posible ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>a clue's area, {first} or {second}</source>
        <translation>el área de un número, {first} o {second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>a puzzle</source>
        <translation>un puzle</translation>
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
        <translation>el final del texto tras {count} filas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data packed by gzip</source>
        <translation>datos comprimidos con gzip</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>damaged data</source>
        <translation>datos dañados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>all of the data packed by gzip</source>
        <translation>todos los datos comprimidos con gzip</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data that is cut short</source>
        <translation>datos incompletos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a clue's area or '-'</source>
        <translation>el área de un número o '-'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the puzzle {name}</source>
        <translation>el puzle {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>the size before any grid</source>
        <translation>el tamaño antes de cualquier cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>one section {name}</source>
        <translation>una sola sección {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a second one</source>
        <translation>una segunda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a section 'problem'</source>
        <translation>una sección 'problem'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a line 'size', or 'rows' and 'cols', before any grid</source>
        <translation>una línea 'size', o 'rows' y 'cols', antes de cualquier cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} rows of labels</source>
        <translation>{count} filas de etiquetas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} labels in this row</source>
        <translation>{count} etiquetas en esta fila</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <source>the text {text}</source>
        <translation>el texto {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a puzzle: rows of numbers, a text, or an object with rows, cols and clues</source>
        <translation>un puzle: filas de números, un texto o un objeto con rows, cols y clues</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>puzzles</source>
        <translation>puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>an empty list</source>
        <translation>una lista vacía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>none of these</source>
        <extracomment>Found: an object with none of the keys for clues.</extracomment>
        <translation>ninguna de ellas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>JSON in a text</source>
        <translation>JSON en un texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{expected} in a text</source>
        <translation>{expected} en un texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a size</source>
        <translation>un tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{rows} x {cols} cells</source>
        <translation>{rows} x {cols} casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a row of cells</source>
        <translation>una fila de casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>rows of cells</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>filas de casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>none</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>at most {most} rows and columns</source>
        <translation>como mucho {most} filas y columnas</translation>
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
        <translation>como mucho {most} números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a clue's area, '?' or a blank cell</source>
        <translation>el área de un número, '?' o una casilla vacía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a clue [row, col, area] on the grid</source>
        <translation>un número [row, col, area] en la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>one clue per cell</source>
        <translation>un solo número por casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>each key once in an object</source>
        <translation>cada clave una sola vez en un objeto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} digits</source>
        <translation>como mucho {most} cifras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON without deep nesting</source>
        <translation>JSON sin demasiados niveles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>too many levels</source>
        <translation>demasiados niveles</translation>
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
        <translation>un texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a key of whole characters</source>
        <translation>una clave de caracteres enteros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>no key besides {names}</source>
        <translation>ninguna clave aparte de {names}</translation>
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
        <translation>nada llamado {name} aquí</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>objects of at most {most} members</source>
        <translation>objetos de {most} miembros como mucho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} large or fractional numbers</source>
        <translation>como mucho {most} números grandes o con decimales</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON that needs at most {most} MiB of memory</source>
        <translation>JSON que necesite {most} MiB de memoria como mucho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>one that needs about {count} MiB</source>
        <translation>uno que necesita unos {count} MiB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>comma before the end</source>
        <translation>coma antes del final</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>value</source>
        <extracomment>In JSON, after: expected valid JSON.</extracomment>
        <translation>un valor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>',' delimiter</source>
        <translation>el separador ','</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>':' delimiter</source>
        <translation>el separador ':'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>property name enclosed in double quotes</source>
        <translation>el nombre de una propiedad entre comillas dobles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>extra data</source>
        <translation>datos de más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid escape</source>
        <translation>secuencia de escape no válida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid control character at</source>
        <translation>un carácter de control no válido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>unterminated string starting at</source>
        <translation>un texto sin cerrar</translation>
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
        <translation>una fila o una columna de la cuadrícula, desde 0</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the number of rectangles alone</source>
        <translation>solo el número de rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>{count} rectangles</source>
        <translation>{count} rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>rectangles of which few overlap</source>
        <translation>rectángulos que se solapen poco</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the end, or {count} marks 0 or 1</source>
        <translation>el final, o {count} marcas 0 o 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} puzzles in a text</source>
        <translation>como mucho {most} puzles en un texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <source>a link to a puzzle</source>
        <translation>un enlace a un puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, col, height, width, ...] of rectangles on the grid</source>
        <translation>una fila [row, col, height, width, ...] de rectángulos en la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a rectangle [row, col, height, width] on the grid</source>
        <translation>un rectángulo [row, col, height, width] en la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] or another move of docs/file-format.md</source>
        <translation>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] u otro movimiento de docs/file-format.md</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, ...] with {count} items for each value</source>
        <translation>una fila [row, ...] con {count} elementos por cada valor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer rectangles in all moves</source>
        <translation>menos rectángulos en el conjunto de los movimientos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>fewer or smaller moves: all take too long</source>
        <translation>menos movimientos o más pequeños: todos juntos tardan demasiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>milliseconds from 0 to {most}</source>
        <translation>milisegundos de 0 a {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer or smaller rectangles: all take too long</source>
        <translation>menos rectángulos o más pequeños: todos juntos tardan demasiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} open trials</source>
        <translation>como mucho {most} pruebas abiertas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <source>a puzzle of at most {most} characters in the format {format}</source>
        <translation>un puzle de {most} caracteres como mucho en el formato {format}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a longer one</source>
        <extracomment>Found: a longer one than was expected.</extracomment>
        <translation>uno más largo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an element &lt;size row=... col=...&gt;</source>
        <translation>un elemento &lt;size row=... col=...&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>numbers one by one</source>
        <translation>los números uno por uno</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a row of another puzzle</source>
        <translation>una fila de otro puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an area, 0 or -1</source>
        <translation>un área, 0 o -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a second one for {cell}</source>
        <translation>un segundo para {cell}</translation>
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
        <translation>un número de {low} a {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>duplicate attribute</source>
        <translation>atributo duplicado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>junk after document element</source>
        <translation>contenido sobrante tras el elemento raíz</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>mismatched tag</source>
        <translation>etiqueta que no corresponde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no element found</source>
        <translation>ningún elemento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>not well-formed (invalid token)</source>
        <translation>mal formado (símbolo no válido)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>reference to invalid character number</source>
        <translation>referencia a un número de carácter no válido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>syntax error</source>
        <translation>error de sintaxis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unbound prefix</source>
        <translation>prefijo desconocido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed CDATA section</source>
        <translation>sección CDATA sin cerrar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed token</source>
        <translation>símbolo sin cerrar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>undefined entity</source>
        <translation>entidad desconocida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements</source>
        <translation>como mucho {most} elementos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>the element &lt;puzzle type="shikaku"&gt;</source>
        <translation>el elemento &lt;puzzle type="shikaku"&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements inside each other</source>
        <translation>como mucho {most} elementos unos dentro de otros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>an error ({reason})</source>
        <translation>un error ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>well-formed XML</source>
        <translation>XML bien formado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>XML without document type and entities</source>
        <translation>XML sin tipo de documento ni entidades</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>one of them</source>
        <extracomment>Found: a document type or an entity, which must not be there.</extracomment>
        <translation>uno de ellos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>a tag of at most {most} bytes</source>
        <translation>una etiqueta de {most} bytes como mucho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>{expected} in the packed text</source>
        <translation>{expected} en el texto comprimido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in base64</source>
        <translation>texto comprimido en base64</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>other characters</source>
        <translation>otros caracteres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>text packed as a deflate stream</source>
        <translation>texto comprimido con deflate</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a text of at most {most} bytes</source>
        <translation>un texto de {most} bytes como mucho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>all of a packed text</source>
        <translation>un texto comprimido completo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>one that is cut short</source>
        <translation>uno incompleto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the end of the link after a packed text</source>
        <translation>el final del enlace tras un texto comprimido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in UTF-8</source>
        <translation>texto comprimido en UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>other bytes</source>
        <translation>otros bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a square grid</source>
        <translation>una cuadrícula cuadrada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a margin</source>
        <extracomment>The rows or columns around a grid.</extracomment>
        <translation>un margen</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a size from 1 to {most}</source>
        <translation>un tamaño de 1 a {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the genre 'shikaku'</source>
        <translation>el género 'shikaku'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>undone moves [position, [move, ...], milliseconds]</source>
        <translation>movimientos deshechos [position, [move, ...], milliseconds]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>a hint [milliseconds, position, "nudge" or another degree]</source>
        <translation>una pista [milliseconds, position, "nudge" u otro grado]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} undone moves</source>
        <translation>como mucho {most} movimientos deshechos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} hints</source>
        <translation>como mucho {most} pistas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <source>at most {most} lines</source>
        <translation>como mucho {most} líneas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>a grid with {expected} in its line {line}</source>
        <translation>una cuadrícula con {expected} en su línea {line}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of rows</source>
        <translation>un número de filas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of columns</source>
        <translation>un número de columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of rooms alone</source>
        <translation>solo el número de regiones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of the rooms below, {count}</source>
        <translation>el número de las regiones que siguen, {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a room 'row col : area'</source>
        <translation>una región 'row col : area'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a cell of the {rows} x {cols} grid, from 0</source>
        <translation>una casilla de la cuadrícula de {rows} x {cols}, desde 0</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the full address; open the short link in a browser</source>
        <translation>la dirección completa; abre el enlace corto en un navegador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a short link</source>
        <translation>un enlace corto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the puzzle itself (links of this site contain none; copy its task, such as 5x5:a4b)</source>
        <translation>el puzle mismo (los enlaces de este sitio no lo contienen; copia su «task», como 5x5:a4b)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a link of puzzle-shikaku.com</source>
        <translation>un enlace de puzzle-shikaku.com</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a '?' and a puzzle behind the address</source>
        <translation>un '?' y un puzle tras la dirección</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a Shikaku</source>
        <translation>un Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>Aho-ni-narikire, a puzzle with other rules</source>
        <translation>Aho-ni-narikire, un puzle con otras reglas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a clue or a run of cells</source>
        <translation>un número o una serie de casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the sides 0, 1, 2 or -1</source>
        <translation>los lados 0, 1, 2 o -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the end, or a block of metadata</source>
        <translation>el final, o un bloque de metadatos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>one more line</source>
        <translation>una línea más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the version 'pzprv3'</source>
        <translation>la versión 'pzprv3'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} cells in this line</source>
        <translation>{count} casillas en esta línea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} sides in this line</source>
        <translation>{count} lados en esta línea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{expected} in the metadata</source>
        <translation>{expected} en los metadatos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the word shikaku in the first {count} bytes</source>
        <translation>la palabra shikaku en los primeros {count} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>other JSON</source>
        <translation>otro JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a puzzle in the first {count} bytes</source>
        <translation>un puzle en los primeros {count} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>Not a regular file</source>
        <translation>No es un archivo normal</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>half a character</source>
        <translation>medio carácter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the byte {byte}</source>
        <translation>el byte {byte}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text in {name}</source>
        <translation>texto en {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells (only its own program can expand a random seed: open it there, then copy the game ID)</source>
        <translation>':' y las casillas (solo su propio programa puede desarrollar una semilla aleatoria: ábrela allí y copia el código de partida)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a random seed</source>
        <translation>una semilla aleatoria</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8</source>
        <translation>un tamaño como 10x8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a run of cells a-z, a clue's area or '_'</source>
        <translation>una serie de casillas a-z, el área de un número o '_'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>the end after {count} cells</source>
        <translation>el final tras {count} casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>{count} cells</source>
        <translation>{count} casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells behind the size</source>
        <translation>':' y las casillas tras el tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8 and ':' in front of the cells</source>
        <translation>un tamaño como 10x8 y ':' delante de las casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>the upper edge of a frame</source>
        <translation>el borde superior de un marco</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a line of {count} characters</source>
        <translation>una línea de {count} caracteres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>columns of {count} characters, at most {most}</source>
        <translation>columnas de {count} caracteres, como mucho {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>two lines a row and one more, at most {most} rows</source>
        <translation>dos líneas por fila y una más, como mucho {most} filas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a number at the right of its cell, or blanks</source>
        <translation>un número a la derecha de su casilla, o espacios</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>{sign} or a blank</source>
        <translation>{sign} o un espacio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record {name}</source>
        <translation>un registro {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>at most {most} records</source>
        <translation>como mucho {most} registros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the record SAVEFILE first</source>
        <translation>el registro SAVEFILE primero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>NSTATES and STATEPOS before any move</source>
        <translation>NSTATES y STATEPOS antes de cualquier movimiento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the end of the text after the last move</source>
        <translation>el final del texto tras el último movimiento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record 'KEY:length:value'</source>
        <translation>un registro 'KEY:length:value'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>{count} bytes</source>
        <translation>{count} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>printable ASCII characters</source>
        <translation>caracteres ASCII imprimibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low}</source>
        <translation>un número a partir de {low}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a grid of more than one cell</source>
        <translation>una cuadrícula de más de una casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a move H, V, R, E or S</source>
        <translation>un movimiento H, V, R, E o S</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side of a cell on the grid</source>
        <translation>un lado de una casilla de la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side inside the grid</source>
        <translation>un lado dentro de la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a block on the grid</source>
        <translation>un bloque en la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>the format "{name}"</source>
        <translation>el formato «{name}»</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a known version</source>
        <translation>una versión conocida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>an area of 1 or more, or null</source>
        <translation>un área de 1 o más, o null</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>seconds from 0 to {most}</source>
        <translation>segundos de 0 a {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>rectangles that cover each cell once</source>
        <translation>rectángulos que cubran cada casilla una sola vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>the end of the cell</source>
        <translation>el final de la casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a first row that is clearly a heading, or part of the grid</source>
        <translation>una primera fila que sea claramente un encabezado o parte de la cuadrícula</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a column</source>
        <translation>una columna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>an area</source>
        <translation>un área</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} rows, this one is row {row}</source>
        <translation>{count} filas, esta es la fila {row}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>the end of the text after a puzzle, or another puzzle</source>
        <translation>el final del texto tras un puzle, u otro puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>a grid of {size} is too large; a side has at most {most} cells</source>
        <translation>una cuadrícula de {size} es demasiado grande; un lado tiene como máximo {most} casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_reading.py"/>
        <source>{name}: its folders hold no files of puzzles</source>
        <translation>{name}: sus carpetas no contienen archivos de puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/picture_file.py"/>
        <source>the picture would be {width} x {height} pixels large; the largest scale possible is {scale}</source>
        <translation>la imagen tendría {width} x {height} píxeles; la escala máxima posible es {scale}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>there is no rectangle {rect}</source>
        <translation>no hay ningún rectángulo {rect}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>{count} trials are open, which is the limit</source>
        <translation>hay {count} pruebas abiertas, que es el límite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>no trial is open</source>
        <translation>no hay ninguna prueba abierta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board_rows.py"/>
        <source>{rect} does not lie on the {rows} x {cols} grid</source>
        <translation>{rect} no está en la cuadrícula de {rows} x {cols}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>there is no pencil rectangle {rect}</source>
        <translation>no hay ningún rectángulo a lápiz {rect}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>the rectangle {rect} is not crossed out</source>
        <translation>el rectángulo {rect} no está tachado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>expected at most {most} bytes</source>
        <translation>se esperaban como mucho {most} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a name ending in .pdf</source>
        <translation>{key}: se esperaba un nombre terminado en .pdf</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: chapters come from the grades or from the file, not both</source>
        <translation>{key}: los capítulos salen de las dificultades o del archivo, no de ambos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list, not {found}</source>
        <translation>{key}: se esperaba una lista, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected {expected}, not {found}</source>
        <translation>{key}: se esperaba {expected}, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key; known are {names}</source>
        <translation>{key}: no existe esa clave; las conocidas son {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: they stand in the chapters where there are any</source>
        <translation>{key}: van en los capítulos si los hay</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected tables [[chapter]]</source>
        <translation>{key}: se esperaban tablas [[chapter]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>chapter {number}</source>
        <translation>capítulo {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key</source>
        <translation>{key}: no existe esa clave</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a text</source>
        <translation>{key}: se esperaba un texto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list of files</source>
        <translation>{key}: se esperaba una lista de archivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: no file is called {name}</source>
        <translation>{key}: ningún archivo se llama {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected 0 to {most} mm, not {found}</source>
        <translation>{key}: se esperaba de 0 a {most} mm, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: too wide for pages of {width} x {height} mm</source>
        <translation>{key}: demasiado ancho para páginas de {width} x {height} mm</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected {names} or a size such as '152 x 229 mm', not {found}</source>
        <translation>{key}: se esperaba {names} o un tamaño como '152 x 229 mm', no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected one of {names}, not {found}</source>
        <translation>{key}: se esperaba uno de estos: {names}, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a position in the edits</source>
        <translation>una posición en los cambios</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a list "edits", a text "path", and "saved", true or false</source>
        <translation>una lista "edits", un texto "path" y "saved", true o false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a puzzle ({reason})</source>
        <translation>un puzle ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>an edit this program knows</source>
        <translation>un cambio que este programa conozca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}: this is not UTF-8</source>
        <translation>línea {line}: esto no es UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>this is not TOML ({reason})</source>
        <translation>esto no es TOML ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}, column {column}: this is not TOML ({reason})</source>
        <translation>línea {line}, columna {column}: esto no es TOML ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>it is nested too deeply</source>
        <translation>tiene demasiados niveles anidados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells; this puzzle has {count}</source>
        <translation>una página web tiene como mucho {most} casillas; este puzle tiene {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells in all</source>
        <translation>una página web tiene como mucho {most} casillas en total</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>rectangles of {area} cells on average; from {low} to {high} can be made</source>
        <translation>rectángulos de {area} casillas de media; se pueden crear de {low} a {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>the length {length}; it goes from -1 (square) to 1 (long)</source>
        <translation>el alargamiento {length}; va de -1 (cuadrado) a 1 (alargado)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a shape</source>
        <translation>una forma</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>expected {what} ({names}, or a number), not {found}</source>
        <translation>se esperaba {what} ({names}, o un número), no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grid of {rows} x {cols} has no cells</source>
        <translation>una cuadrícula de {rows} x {cols} no tiene casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a seed has at most {most} digits</source>
        <translation>una semilla tiene como mucho {most} cifras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>recipes of version {version} name no technique</source>
        <translation>las recetas de la versión {version} no nombran ninguna técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>this is of version {version}; this program makes versions 1 to {last}</source>
        <translation>esta es de la versión {version}; este programa crea las versiones 1 a {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{name} has at most {most} digits in {form}, not {count}</source>
        <translation>{name} tiene como mucho {most} cifras en {form}, no {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>expected {expected}, not {found}</source>
        <translation>se esperaba {expected}, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grade ({names})</source>
        <translation>una dificultad ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a technique ({names})</source>
        <translation>una técnica ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>no puzzle needs {technique}: {easier} is easier and excludes the same</source>
        <translation>ningún puzle necesita {technique}: {easier} es más fácil y excluye lo mismo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{technique} is for {level} puzzles, not for {wanted}</source>
        <translation>{technique} es para puzles de dificultad {level}, no {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a symmetry ({names})</source>
        <translation>una simetría ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another grade</source>
        <translation>prueba un tamaño mayor u otra dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another grade</source>
        <translation>prueba un tamaño mayor, sin simetría, u otra dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another technique</source>
        <translation>prueba un tamaño mayor u otra técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another technique</source>
        <translation>prueba un tamaño mayor, sin simetría, u otra técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} exists; ask for a larger size</source>
        <translation>{puzzle} existe; pide un tamaño mayor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{count} attempts</source>
        <translation>{count} intentos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>1 attempt</source>
        <translation>1 intento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found before the limit, in {attempts}</source>
        <translation>{puzzle} se encontró antes del límite, en {attempts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found in {attempts}; {advice}</source>
        <translation>{puzzle} se encontró en {attempts}; {advice}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no puzzle of {size}</source>
        <translation>ningún puzle de {size}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size}</source>
        <translation>ningún puzle de {size} y dificultad {grade}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size} that needs {technique}</source>
        <translation>ningún puzle de {size} y dificultad {grade} que necesite {technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>another program is opening the database</source>
        <translation>otro programa está abriendo la base de datos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it belongs to another program</source>
        <translation>pertenece a otro programa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it has version {version}; this program knows versions up to {last}</source>
        <translation>tiene la versión {version}; este programa conoce versiones hasta la {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>these tables are missing: {names}</source>
        <translation>faltan estas tablas: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/file_operations.py"/>
        <source>another file has taken its place</source>
        <translation>otro archivo ocupa ya su lugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>a change with its checksum</source>
        <translation>un cambio con su suma de comprobación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/save_files.py"/>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Device or resource busy</source>
        <translation>Dispositivo o recurso ocupado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection refused</source>
        <translation>Conexión rechazada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Disk quota exceeded</source>
        <translation>Cuota de disco superada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File too large</source>
        <translation>Archivo demasiado grande</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Host is down</source>
        <translation>El equipo no responde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Invalid argument</source>
        <translation>Argumento no válido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Input/output error</source>
        <translation>Error de entrada/salida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Is a directory</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many levels of symbolic links</source>
        <translation>Demasiados niveles de enlaces simbólicos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files</source>
        <translation>Demasiados archivos abiertos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File name too long</source>
        <translation>Nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files in system</source>
        <translation>Demasiados archivos abiertos en el sistema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such device</source>
        <translation>El dispositivo no existe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such file or directory</source>
        <translation>No existe el archivo o la carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Cannot allocate memory</source>
        <translation>No hay suficiente memoria</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No space left on device</source>
        <translation>No queda espacio en el dispositivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Transport endpoint is not connected</source>
        <translation>No hay conexión con la unidad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Not a directory</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Directory not empty</source>
        <translation>La carpeta no está vacía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not supported</source>
        <translation>Operación no admitida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not permitted</source>
        <translation>Operación no permitida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Read-only file system</source>
        <translation>Sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Stale file handle</source>
        <translation>El archivo ya no está en el servidor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection timed out</source>
        <translation>Se agotó el tiempo de conexión</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>attempt to write a readonly database</source>
        <translation>intento de escribir en una base de datos de solo lectura</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database disk image is malformed</source>
        <translation>la base de datos está dañada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database is locked</source>
        <translation>la base de datos está bloqueada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database or disk is full</source>
        <translation>la base de datos o el disco están llenos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>disk I/O error</source>
        <translation>error de entrada/salida del disco</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>file is not a database</source>
        <translation>el archivo no es una base de datos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>unable to open database file</source>
        <translation>no se puede abrir el archivo de la base de datos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>it contains text that is not UTF-8</source>
        <translation>contiene texto que no es UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>the database reports: {reason}</source>
        <translation>la base de datos informa: {reason}</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>The file has changed</source>
        <translation>El archivo ha cambiado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Another program has changed {name} in the meantime.</source>
        <translation>Otro programa ha cambiado {name} mientras tanto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>There is already a file named {name}.</source>
        <translation>Ya existe un archivo llamado {name}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Keep Both saves yours next to it as {other}.</source>
        <translation>Conservar ambos guarda el tuyo al lado como {other}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Keep Both</source>
        <translation>Conservar &amp;ambos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Shikaku game</source>
        <translation>Partida de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles save file</source>
        <translation>Partida guardada de Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox XML</source>
        <translation>XML de PencilBox</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>janko.at text</source>
        <translation>Texto de janko.at</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link file</source>
        <translation>Archivo de puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Text with links</source>
        <translation>Texto con enlaces</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>penpa-edit address</source>
        <translation>Dirección de penpa-edit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles game ID</source>
        <translation>Código de partida de Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>kanpen.net address</source>
        <translation>Dirección de kanpen.net</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address with progress</source>
        <translation>Dirección de puzz.link con lo dibujado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address</source>
        <translation>Dirección de puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 data</source>
        <translation>Datos de PyCSP3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 text</source>
        <translation>Texto de PyCSP3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Collection of puzzles</source>
        <translation>Colección de puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Puzzles in JSON</source>
        <translation>Puzles en JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles drawing</source>
        <translation>Dibujo de Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Table (CSV, TSV, Markdown)</source>
        <translation>Tabla (CSV, TSV, Markdown)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Grid of one character a cell</source>
        <translation>Cuadrícula de un carácter por casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox text</source>
        <translation>Texto de PencilBox</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Plain grid</source>
        <translation>Cuadrícula sencilla</translation>
    </message>
</context>
<context>
    <name>fresh</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Gentle</source>
        <translation>Muy fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Half turn</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mirror</source>
        <translation>Espejo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Few large rectangles</source>
        <translation>Pocos rectángulos grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather large rectangles</source>
        <translation>Rectángulos más bien grandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Some large, some small</source>
        <translation>Unos grandes y otros pequeños</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather small rectangles</source>
        <translation>Rectángulos más bien pequeños</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Many small rectangles</source>
        <translation>Muchos rectángulos pequeños</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Square</source>
        <translation>Cuadradas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mixed</source>
        <translation>Variadas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Long</source>
        <translation>Alargadas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>needs: %1</source>
        <translation>requiere: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>depends on the difficulty</source>
        <translation>según la dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>not known for this size</source>
        <translation>desconocido para este tamaño</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>About Shikaku</source>
        <translation>Acerca de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Play, solve and study Shikaku: divide the grid into rectangles, one number each.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It works offline and sends no data anywhere.&lt;/p&gt;&lt;p&gt;Not affiliated with Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;With Qt {qt}.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Juega, resuelve y estudia el Shikaku: divide la cuadrícula en rectángulos, con un número en cada uno.&lt;/p&gt;&lt;p&gt;Software libre con licencia MIT. Funciona sin conexión y no envía datos a ningún sitio.&lt;/p&gt;&lt;p&gt;Sin relación con Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;Con Qt {qt}.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_pages.py"/>
        <source>This page has not been translated yet.</source>
        <translation>Esta página aún no está traducida.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + arrows</source>
        <translation>Mayús + flechas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Size a rectangle</source>
        <translation>Dar tamaño a un rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Enter or Space</source>
        <translation>Intro o espacio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Start or finish a rectangle</source>
        <translation>Empezar o terminar un rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>S on a clue</source>
        <translation>S sobre un número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Draw a rectangle of its size</source>
        <translation>Dibujar un rectángulo de su tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Remove the rectangle</source>
        <translation>Quitar el rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Right drag, or P</source>
        <translation>Arrastrar con el botón derecho, o P</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pencil a rectangle</source>
        <translation>Marcar un rectángulo a lápiz</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cross out what is being drawn</source>
        <translation>Tachar lo que se está dibujando</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>P on a clue</source>
        <translation>P sobre un número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Show its possible rectangles</source>
        <translation>Mostrar sus rectángulos posibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next open clue</source>
        <translation>Ir al siguiente número pendiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + Tab</source>
        <translation>Mayús + Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the previous open clue</source>
        <translation>Ir al número pendiente anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + arrows</source>
        <translation>Ctrl + flechas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next clue in that direction</source>
        <translation>Ir al siguiente número en esa dirección</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the start or the end of the row</source>
        <translation>Ir al principio o al final de la fila</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + Home, Ctrl + End</source>
        <translation>Ctrl + Inicio, Ctrl + Fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the first or the last cell</source>
        <translation>Ir a la primera o a la última casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Page Up, Page Down</source>
        <translation>Re Pág, Av Pág</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go up or down one screen</source>
        <translation>Subir o bajar una pantalla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cancel what is being drawn</source>
        <translation>Cancelar lo que se está dibujando</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + wheel</source>
        <translation>Ctrl + rueda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Wheel, Shift + wheel</source>
        <translation>Rueda, Mayús + rueda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Scroll</source>
        <translation>Desplazar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Space + drag, middle drag</source>
        <translation>Espacio + arrastrar, arrastrar con el botón central</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pan</source>
        <translation>Mover la vista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Switch between board and panel</source>
        <translation>Cambiar entre tablero y panel</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>What they do</source>
        <translation>Qué hacen</translation>
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
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Nudge</source>
        <translation>Empujón</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Name the technique: find the step yourself</source>
        <translation>Nombrar la técnica: busca tú el paso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what to look for</source>
        <translation>Decir qué hay que buscar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say where to look</source>
        <translation>Decir dónde mirar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what follows, and why</source>
        <translation>Decir qué se deduce y por qué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Do it on the board; Undo reverts it</source>
        <translation>Hacerlo en el tablero; Deshacer lo revierte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>How much to say</source>
        <translation>Cuánto decir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rule is broken</source>
        <translation>Se incumple una regla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rectangle is wrong</source>
        <translation>Un rectángulo está mal</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>This puzzle has no solution</source>
        <translation>Este puzle no tiene solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Something is wrong</source>
        <translation>Algo está mal</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>The trial has failed</source>
        <translation>La prueba ha fracasado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Beyond my techniques</source>
        <translation>Más allá de mis técnicas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Nudge?</source>
        <translation>¿Un empujón?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Where?</source>
        <translation>¿Dónde?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw It</source>
        <translation>Dibujarlo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Remove It</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Mark It</source>
        <translation>Marcarlo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A mark is wrong</source>
        <translation>Una marca está mal</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Another Hint</source>
        <translation>Otra pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Remove</source>
        <translation>Quitar</translation>
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
        <translation>%1 en %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>not %1</source>
        <translation>no %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>this clue</source>
        <translation>este número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>impossible</source>
        <translation>imposible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>because of</source>
        <translation>debido a</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>so</source>
        <translation>entonces</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>nothing fits</source>
        <translation>no cabe nada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Clues</source>
        <translation>Números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Possible</source>
        <translation>Posible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Impossible</source>
        <translation>Imposible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Because of</source>
        <translation>Debido a</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Nothing fits</source>
        <translation>No cabe nada</translation>
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
        <translation>las ecuaciones por sí solas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that one clue alone can reach</source>
        <translation>casillas a las que solo llega un número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that all placements share</source>
        <translation>casillas comunes a todas las posiciones posibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>counting the cells of the clues</source>
        <translation>contar las casillas de los números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>equations that contain each other</source>
        <translation>ecuaciones contenidas unas en otras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>supposing placements, one at a time</source>
        <translation>suponer posiciones posibles, una por una</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Formulation</source>
        <translation>Formulación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Build, ms</source>
        <translation>Crear, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Solve, ms</source>
        <translation>Resolver, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Prove, ms</source>
        <translation>Demostrar, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Typical, ms</source>
        <translation>Típico, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Constraints</source>
        <translation>Restricciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>one solution</source>
        <translation>una solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>several solutions</source>
        <translation>varias soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not supported</source>
        <translation>no admitido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>time limit</source>
        <translation>límite de tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>memory limit</source>
        <translation>límite de memoria</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>crashed</source>
        <translation>falló</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>wrong</source>
        <translation>erróneo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (afirmación)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (afirmación falsa)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>running…</source>
        <translation>en curso…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not run</source>
        <translation>sin ejecutar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/cp_sat_model.py"/>
        <source>exact: CP-SAT calculates with integers, and a second solve excludes other solutions</source>
        <translation>exacto: CP-SAT calcula con enteros, y una segunda resolución excluye otras soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>this program; the rules are Simonis' levels Ini to Red, Sub and SAC</source>
        <translation>este programa; las reglas son los niveles Ini a Red, Sub y SAC de Simonis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>exact: what deduction removes is in no solution; CP-SAT decides the rest</source>
        <translation>exacto: lo que quita la deducción no está en ninguna solución; CP-SAT decide el resto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/element.py"/>
        <source>{work}: element; the cells' equations as in {other}</source>
        <translation>{work}: element; las ecuaciones de las casillas como en {other}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>{work}; {other} names it as the classical way</source>
        <translation>{work}; {other} la llama la forma clásica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>exact: the search goes through all choices</source>
        <translation>exacto: la búsqueda recorre todas las opciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>exact: propagation removes what no solution has, and the search goes through the rest</source>
        <translation>exacto: la propagación quita lo que no está en ninguna solución, y la búsqueda recorre el resto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search on the bare equations</source>
        <translation>{work}: propagación 0/1 y búsqueda sobre las ecuaciones sin más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search; the cells' view and shared cells (levels Set, Red of the slides)</source>
        <translation>{work}: propagación 0/1 y búsqueda; la vista de las casillas y las casillas comunes (niveles Set y Red de las diapositivas)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>no model is needed: a sum of areas, a clue or a cell excludes a solution</source>
        <translation>no hace falta ningún modelo: una suma de áreas, un número o una casilla excluye toda solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>it cannot count, which "?" clues need</source>
        <translation>no puede contar, y los números «?» lo necesitan</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>a solution that it returned breaks the rules</source>
        <translation>una solución que devolvió incumple las reglas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process was killed</source>
        <translation>su proceso fue terminado a la fuerza</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process ended without an answer</source>
        <translation>su proceso terminó sin respuesta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>this build of OR-Tools lacks {solver}</source>
        <translation>esta versión compilada de OR-Tools no incluye {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>the solver failed</source>
        <translation>el solucionador falló</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>solutions, which are checked; that there is no other is the claim of a solver that rounds</source>
        <translation>soluciones, que se comprueban; que no haya otra es una afirmación de un solucionador que redondea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>{work}, with eplex; {other}, with GAMS and the no-good cut; here with {solver}</source>
        <translation>{work}, con eplex; {other}, con GAMS y el corte no-good; aquí con {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: diffn, an optional rectangle for each placement</source>
        <translation>{work}: diffn, un rectángulo opcional para cada posición posible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: geost, a rectangle of one of the shapes of each clue</source>
        <translation>{work}: geost, un rectángulo con una de las formas de cada número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>a claim: the presolve of CP-SAT 9.15 loses solutions of some of these models</source>
        <translation>una afirmación: el preproceso de CP-SAT 9.15 pierde soluciones de algunos de estos modelos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/owner.py"/>
        <source>{work}: the cells' view w, with a global cardinality</source>
        <translation>{work}: la vista w de las casillas, con una cardinalidad global</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue</source>
        <translation>{work}: el modelo SAT con cláusulas binarias contra solapamientos y una cláusula para cada número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue, and one for each cell</source>
        <translation>{work}: el modelo SAT con cláusulas binarias contra solapamientos, una cláusula para cada número y una para cada casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/partition.py"/>
        <source>{work}: set partitioning in CP-SAT; {other}, section 4</source>
        <translation>{work}: partición de conjuntos en CP-SAT; {other}, sección 4</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways</source>
        <translation>{work}: rect(número, casilla superior izquierda, tamaño), dos de ellos separados de una de cuatro maneras</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways; the placements as a table for each clue</source>
        <translation>{work}: rect(número, casilla superior izquierda, tamaño), dos de ellos separados de una de cuatro maneras; las posiciones posibles como una tabla para cada número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{count} of the values are fractional</source>
        <translation>{count} de los valores son fraccionarios</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>the solver contradicts itself: it now finds no point at all</source>
        <translation>el solucionador se contradice: ahora no encuentra ningún punto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>a fractional point has only {some} of its {count} placements</source>
        <translation>un punto fraccionario tiene solo {some} de sus {count} posiciones posibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>solutions, which are checked; one solution or none, where dual values that are recalculated with integers give the bound, and otherwise that is a claim</source>
        <translation>soluciones, que se comprueban; una solución o ninguna, si los valores duales recalculados con enteros dan la cota; si no, es una afirmación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with GLOP, a simplex method</source>
        <translation>{work}: la pregunta abierta; aquí con GLOP, un método símplex</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with PDLP, a first-order method, whose points are no vertices</source>
        <translation>{work}: la pregunta abierta; aquí con PDLP, un método de primer orden, cuyos puntos no son vértices</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Today: five minutes</source>
        <translation>Hoy: cinco minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>From your games</source>
        <translation>De tus partidas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Lessons and practice</source>
        <translation>Lecciones y práctica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Due: %1.</source>
        <translation>Toca: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation><numerusform>Toca %n técnica: %1.</numerusform><numerusform>Tocan %n técnicas: %1.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. Next to learn: %1.</source>
        <translation>Hoy no toca nada. Lo siguiente que aprender: %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. You can still practise.</source>
        <translation>Hoy no toca nada. Aun así puedes practicar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%1 and %n more</source>
        <translation><numerusform>%1 y %n más</numerusform><numerusform>%1 y %n más</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Missed in your games: %1.</source>
        <translation>Se te escapó en tus partidas: %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Point</source>
        <translation>Señalar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Draw</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Pencil</source>
        <translation>Lápiz</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Cross out</source>
        <translation>Tachar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Gentle</source>
        <translation>Muy fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Not read yet</source>
        <translation>Sin leer todavía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>%1% done</source>
        <translation>%1 % hecho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Could not be read</source>
        <translation>No se pudo leer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>No longer there</source>
        <translation>Ya no está ahí</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Tiny: up to 36 cells</source>
        <translation>Diminuto: hasta 36 casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small: up to 100 cells</source>
        <translation>Pequeño: hasta 100 casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium: up to 225 cells</source>
        <translation>Mediano: hasta 225 casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large: up to 600 cells</source>
        <translation>Grande: hasta 600 casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giant: more than 600 cells</source>
        <translation>Gigante: más de 600 casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small</source>
        <comment>daily puzzle</comment>
        <translation>Pequeño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <comment>daily puzzle</comment>
        <translation>Mediano</translation>
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
        <translation>Solución mostrada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Unfinished</source>
        <comment>of one game</comment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giants</source>
        <translation>Gigantes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>best %1</source>
        <translation>récord: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Group %1</source>
        <translation>Grupo %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Duplicates, group %1: the same puzzle, perhaps rotated or mirrored</source>
        <translation>Duplicados, grupo %1: el mismo puzle, quizá girado o reflejado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Untitled puzzle</source>
        <translation>Puzle sin título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file needs a name.</source>
        <translation>Un archivo necesita un nombre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file whose name begins with a dot is hidden.</source>
        <translation>Un archivo cuyo nombre empieza por un punto queda oculto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot contain %1.</source>
        <translation>Un nombre de archivo no puede contener %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot end with a dot or a space.</source>
        <translation>Un nombre de archivo no puede acabar en punto ni en espacio.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Some systems reserve this name for a device.</source>
        <translation>Algunos sistemas reservan este nombre para un dispositivo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>This name is too long.</source>
        <translation>Este nombre es demasiado largo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>There is already a file with this name.</source>
        <translation>Ya existe un archivo con este nombre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>New file name:</source>
        <translation>Nuevo nombre de archivo:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By collection</source>
        <translation>Por colección</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By size</source>
        <translation>Por tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By grade</source>
        <translation>Por dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By progress</source>
        <translation>Por progreso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By best time</source>
        <translation>Por mejor tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By last played</source>
        <translation>Por última vez jugado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Grade</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>All puzzles</source>
        <translation>Todos los puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>My folder</source>
        <translation>Mi carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Daily puzzle</source>
        <translation>Puzle del día</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>History</source>
        <translation>Historial</translation>
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
        <translation>los números sin área</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>areas of this size</source>
        <translation>las áreas de este tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a grid of one cell</source>
        <translation>una cuadrícula de una sola casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a puzzle of this size</source>
        <translation>un puzle de este tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the rectangles drawn</source>
        <translation>los rectángulos dibujados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the marks and trials</source>
        <translation>las marcas y las pruebas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the moves to undo and redo</source>
        <translation>las jugadas que se pueden deshacer y rehacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the time played and the hints used</source>
        <translation>el tiempo de juego y las pistas usadas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the solution</source>
        <translation>la solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the author</source>
        <translation>el autor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the source</source>
        <translation>la fuente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the grade</source>
        <translation>la dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the text of the rules</source>
        <translation>el texto de las reglas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the rectangles you have drawn</source>
        <translation>los rectángulos que has dibujado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>your marks and trials</source>
        <translation>tus marcas y pruebas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Some information will be lost</source>
        <translation>Se perderá parte de la información</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot store:</source>
        <translation>El formato «{format}» no puede guardar:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Your game itself is not affected.</source>
        <translation>Tu partida en sí no se ve afectada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Guardar de todos modos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot hold this puzzle, because it cannot store {parts}.</source>
        <translation>El formato «{format}» no admite este puzle, porque no puede guardar {parts}.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>Follow &amp;System</source>
        <translation>Seguir el &amp;sistema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>None yet</source>
        <translation>Ninguno todavía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Clear List</source>
        <translation>&amp;Borrar lista</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is damaged</source>
        <translation>Una partida guardada está dañada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is from a newer version of Shikaku</source>
        <translation>Una partida guardada es de una versión más reciente de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Could not read a saved game</source>
        <translation>No se pudo leer una partida guardada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The last game is open in another window</source>
        <translation>La última partida está abierta en otra ventana</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Games cannot be saved</source>
        <translation>No se pueden guardar partidas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is damaged; a new one was started</source>
        <translation>El historial está dañado; se empezó uno nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is from a newer version of Shikaku; a new one was started</source>
        <translation>El historial es de una versión más reciente de Shikaku; se empezó uno nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history cannot be saved</source>
        <translation>No se puede guardar el historial</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>An earlier save was loaded instead.</source>
        <translation>En su lugar se cargó una partida guardada anterior.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The old file was kept as %1.</source>
        <translation>El archivo antiguo se conservó como %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history could not be read or saved: %1</source>
        <translation>No se pudo leer o guardar el historial: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Problem with the history</source>
        <translation>Problema con el historial</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Your game could not be saved: %1</source>
        <translation>No se pudo guardar tu partida: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Your data could not be copied to %1.</source>
        <translation>No se pudieron copiar tus datos a %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It is still in %1. (%2)</source>
        <translation>Siguen en %1. (%2)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>The folder with your data is missing: %1</source>
        <translation>Falta la carpeta con tus datos: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It may be on a drive that is not connected. The default folder has other games.</source>
        <translation>Quizá esté en una unidad que no está conectada. La carpeta predeterminada contiene otras partidas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>Usar la carpeta &amp;predeterminada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
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
        <translation>Ninguna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>On separate pages</source>
        <translation>En páginas aparte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Upside down at page bottom</source>
        <translation>Del revés al pie de la página</translation>
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
        <translation>Ninguno</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Landscape</source>
        <translation>Horizontal</translation>
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
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Grade</source>
        <translation>Dificultad</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <location filename="../shikaku_gui/gui/accessibility/board_parts.py"/>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Your times are compared with the expected ones once you have solved %1 different puzzles without having a hint draw. So far: %2.</source>
        <translation>Tus tiempos se comparan con los esperados cuando hayas resuelto %1 puzles distintos sin que una pista dibuje nada. Hasta ahora: %2.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Over %1 puzzles, you took %2 times as long as expected (median of your first games).</source>
        <translation>En %1 puzles tardaste %2 veces lo esperado (según la mediana de tus primeras partidas).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Rank correlation between expected times and yours: %1. It is 1 if both rank the puzzles alike, and near 0 if they are unrelated.</source>
        <translation>Correlación de rangos entre los tiempos esperados y los tuyos: %1. Es 1 si ambos ordenan los puzles igual, y cercana a 0 si no tienen relación.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Grade</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Solved</source>
        <translation>Resueltos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Trend</source>
        <translation>Tendencia</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time played</source>
        <translation>Tiempo de juego</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% faster</source>
        <translation>{percent} % más rápido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% slower</source>
        <translation>{percent} % más lento</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>not known</source>
        <translation>desconocida</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>%1: %n solved, %2 played</source>
        <extracomment>%1: a day, %n: a number of puzzles, %2: a time.</extracomment>
        <translation><numerusform>%1: %n resuelto, %2 de juego</numerusform><numerusform>%1: %n resueltos, %2 de juego</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Erase the history?</source>
        <translation>¿Borrar el historial?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>All games, times, streaks, drills, lessons and the list of recent files will be erased.</source>
        <translation>Se borrarán todas las partidas, los tiempos, las rachas, los ejercicios, las lecciones y la lista de archivos recientes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>This cannot be undone. Games in progress are kept.</source>
        <translation>Esto no se puede deshacer. Las partidas en curso se conservan.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>could not write the answer: {reason}</source>
        <translation>no se pudo escribir la respuesta: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no display found; in a terminal use: shikaku solve FILE</source>
        <translation>no se encontró ninguna pantalla; en un terminal usa: shikaku solve FILE</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; shikaku --help lists the commands</source>
        <translation>no existe tal archivo ni orden: {file}; shikaku --help enumera las órdenes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; did you mean {command}?</source>
        <translation>no existe tal archivo ni orden: {file}; ¿querías decir {command}?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a whole number from 1 to {most}, not {text}</source>
        <translation>se esperaba un número entero de 1 a {most}, no {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a number above 0, not {text}</source>
        <translation>se esperaba un número mayor que 0, no {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>the most seconds to spend on each puzzle</source>
        <translation>el máximo de segundos que dedicar a cada puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>reached its time limit of {seconds} s</source>
        <translation>se alcanzó su límite de tiempo de {seconds} s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>too many rectangles are possible</source>
        <translation>hay demasiados rectángulos posibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>a worker died before finishing</source>
        <translation>un proceso de trabajo murió antes de terminar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>worker processes keep crashing; if memory is short, use fewer of them (--jobs)</source>
        <translation>los procesos de trabajo fallan una y otra vez; si falta memoria, usa menos (--jobs)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>one solution</source>
        <translation>una solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>several solutions</source>
        <translation>varias soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>unknown: reached its time limit</source>
        <translation>desconocido: se alcanzó su límite de tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Print a line for each puzzle: how many solutions it has, and its size.</source>
        <translation>Imprime una línea por puzle: cuántas soluciones tiene y su tamaño.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Exit status (the worst of all): 0 solvable, 1 a proof could not be written, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Estado de salida (el peor de todos): 0 tiene solución, 1 no se pudo escribir una demostración, 2 entrada o uso incorrectos, 3 sin solución, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>print one JSON object per line</source>
        <translation>imprime un objeto JSON por línea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>write a proof of each puzzle to a folder of its own in DIR, as shikaku prove does</source>
        <translation>escribe una demostración de cada puzle en una carpeta propia dentro de DIR, como hace shikaku prove</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>{size}, clues: {clues}, fixed: {fixed}, alternatives: {alternatives}, cover: {cover}</source>
        <translation>{size}, números: {clues}, fijos: {fixed}, alternativas: {alternatives}, cobertura: {cover}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>proof in {folder}</source>
        <translation>demostración en {folder}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>Play Shikaku: divide the grid into rectangles, one number each.</source>
        <translation>Juega al Shikaku: divide la cuadrícula en rectángulos, con un número en cada uno.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>FILE is a puzzle file in any supported format, a folder, a link, or - for standard input.</source>
        <translation>FILE es un archivo de puzle en cualquier formato admitido, una carpeta, un enlace, o - para la entrada estándar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>the puzzle to open: a file, a link, or the recipe of a puzzle that was made here</source>
        <translation>el puzle que abrir: un archivo, un enlace, o la receta de un puzle que se creó aquí</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>solve puzzles and draw them</source>
        <translation>resuelve puzles y los dibuja</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how many solutions puzzles have</source>
        <translation>dice cuántas soluciones tienen los puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>give the next step, and why</source>
        <translation>da el siguiente paso y su porqué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>explain the whole solution, step by step</source>
        <translation>explica toda la solución, paso a paso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how hard puzzles are for a person</source>
        <translation>dice lo difíciles que son los puzles para una persona</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>compare formulations from the literature</source>
        <translation>compara formulaciones de la bibliografía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>write a proof of how many solutions a puzzle has</source>
        <translation>escribe una demostración de cuántas soluciones tiene un puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>check such a proof without the solver</source>
        <translation>comprueba una de esas demostraciones sin el programa que la halló</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make new puzzles of a chosen difficulty and style</source>
        <translation>crea puzles nuevos con la dificultad y el estilo elegidos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make a dataset of solved and graded puzzles</source>
        <translation>crea un conjunto de datos de puzles resueltos y con su dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>convert puzzles to another format</source>
        <translation>convierte puzles a otro formato</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>draw puzzles as pictures or web pages</source>
        <translation>dibuja puzles como imágenes o páginas web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print puzzles or a whole book to a PDF</source>
        <translation>imprime puzles o un libro entero en un PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print a completion script for a shell</source>
        <translation>imprime un script de autocompletado para un shell</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the manual page</source>
        <translation>imprime la página de manual</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print versions and settings for a report of a problem</source>
        <translation>muestra versiones y ajustes para informar de un problema</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>add the program to the desktop's menu, or remove it</source>
        <translation>añade el programa al menú del escritorio, o lo quita</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>in the terminal:</source>
        <translation>en el terminal:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>shikaku COMMAND --help tells more.</source>
        <translation>shikaku COMMAND --help cuenta más.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the version and exit</source>
        <translation>mostrar la versión y salir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <source>Exit status: 0 printed, 2 bad usage.</source>
        <translation>Estado de salida: 0 impreso, 2 uso incorrecto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>one of %(choices)s</source>
        <translation>uno de %(choices)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>unknown format: {name}; choose one with --to: {names}</source>
        <translation>formato desconocido: {name}; elige uno con --to: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Convert puzzles or games from one format to another.</source>
        <translation>Convierte puzles o partidas de un formato a otro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Exit status: 0 written, 1 the output could not be written, 2 bad input or usage. Standard error names what the new format cannot store.</source>
        <translation>Estado de salida: 0 escrito, 1 no se pudo escribir la salida, 2 entrada o uso incorrectos. El error estándar nombra lo que el nuevo formato no puede guardar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>the file to write, in the format of its suffix; - for stdout</source>
        <translation>el archivo que escribir, en el formato de su extensión; - para la salida estándar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts} (in {count} of {total} puzzles)</source>
        <translation>no se puede guardar: {parts} (en {count} de {total} puzles)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts}</source>
        <translation>no se puede guardar: {parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the scheduler has no workers; waiting for one to connect (press Ctrl+C to stop)</source>
        <translation>el planificador no tiene procesos de trabajo; se espera a que se conecte uno (Ctrl+C para detener)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>{option} needs {package}: {command}</source>
        <translation>{option} necesita {package}: {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>no scheduler found there ({reason})</source>
        <translation>no se encontró ningún planificador ahí ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the workers of {name} keep crashing; they may have too little memory</source>
        <translation>los procesos de trabajo de {name} fallan una y otra vez; puede que tengan poca memoria</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Make a dataset of puzzles: solved, graded, without duplicates, in splits.</source>
        <translation>Crea un conjunto de datos de puzles: resueltos, con su dificultad, sin duplicados y en partes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage or SPEC, 4 some puzzles were not found, 130 interrupted. The same command resumes where it stopped. docs/datasets.md describes the SPEC.</source>
        <translation>Estado de salida: 0 creado, 1 no se pudo escribir la salida, 2 uso o SPEC incorrectos, 4 no se encontraron algunos puzles, 130 interrumpido. La misma orden continúa donde se detuvo. docs/datasets.md describe SPEC.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>which puzzles, and which splits</source>
        <translation>qué puzles y qué partes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the folder of the dataset</source>
        <translation>la carpeta del conjunto de datos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make only the I-th of N shares of the puzzles, for machines that share no folder; without this option the command makes the rest, and the files of the dataset</source>
        <translation>crea solo la fracción I de N de los puzles, para máquinas que no comparten ninguna carpeta; sin esta opción, la orden crea el resto y los archivos del conjunto de datos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make about N puzzles (default: %(const)s), print the processor time that all would take, and stop; with -o they are kept</source>
        <translation>crea unos N puzles (por defecto: %(const)s), muestra el tiempo de procesador que llevarían todos y se detiene; con -o se conservan</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>expected a shard such as 3/100, from 1/N to N/N, not {found}</source>
        <translation>se esperaba una fracción como 3/100, de 1/N a N/N, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the dataset is complete</source>
        <translation>el conjunto de datos está completo</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>shard {number}/{total}: {count} records</source>
        <translation><numerusform>fracción {number}/{total}: un registro</numerusform><numerusform>fracción {number}/{total}: {count} registros</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>recipes: {recipes}; different puzzles: {distinct}; also under rotation and reflection: {kept}; not found: {missing}</source>
        <extracomment>What a dataset holds; {kept} are different under rotation and reflection.</extracomment>
        <translation>recetas: {recipes}; puzles distintos: {distinct}; también al girar y reflejar: {kept}; no encontrados: {missing}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the audit found a canonical form twice: this is a bug in Shikaku</source>
        <translation>la revisión encontró dos veces una forma canónica: es un error de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>{name} contains other files; choose a new folder</source>
        <translation>{name} contiene otros archivos; elige una carpeta nueva</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>line {line} is not of {recipe}: {reason}</source>
        <translation>la línea {line} no es de {recipe}: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>it is of version {version} of the generator; to resume, set {setting} in the [[puzzles]] of the SPEC</source>
        <translation>es de la versión {version} del generador; para continuar, pon {setting} en [[puzzles]] de SPEC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>the folder contains the puzzles of another SPEC; choose another folder</source>
        <translation>la carpeta contiene los puzles de otro SPEC; elige otra carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>another program is also writing {name}</source>
        <translation>otro programa también está escribiendo {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>series</source>
        <translation>serie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>puzzles</source>
        <translation>puzles</translation>
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
        <translation>ms cada uno</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>longest</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>máximo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>core-hours</source>
        <translation>horas de núcleo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>95%</source>
        <translation>95 %</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>A series whose puzzles exist already was not measured; the sum does not include it.</source>
        <translation>Una serie cuyos puzles ya existen no se midió; la suma no la incluye.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>it is longer than {most} bytes</source>
        <translation>tiene más de {most} bytes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have letters, digits and any of ._- only, at most 96 of them</source>
        <translation>{key} debe tener solo letras, cifras y los signos ._-, como mucho 96 en total</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have one table or more: [[puzzles]]</source>
        <translation>{key} debe tener al menos una tabla: [[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one line</source>
        <translation>{key} debe ser una sola línea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>must be a table: [[puzzles]]</source>
        <translation>debe ser una tabla: [[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is wrong: {reason}</source>
        <translation>{key} no es correcto: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>these settings do not go together: {reason}</source>
        <translation>estos ajustes no son compatibles: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a size such as 10x15 with sides up to {most}, not {found}</source>
        <translation>{key} debe ser un tamaño como 10x15 con lados de hasta {most}, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must list one or more of {names}</source>
        <translation>{key} debe ser una lista con al menos uno de estos: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a table of 1 to {most} splits</source>
        <translation>{key} debe ser una tabla de 1 a {most} partes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is no name of a split: small letters, digits and _ only, and not 'all'</source>
        <translation>{key} no sirve como nombre de una parte: solo minúsculas, cifras y _, y no «all»</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a number, not {found}</source>
        <translation>{key} debe ser un número, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be above 0 and at most {most}</source>
        <translation>{key} debe ser mayor que 0 y como mucho {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>the key {name} is missing</source>
        <translation>falta la clave {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a string, not {found}</source>
        <translation>{key} debe ser un texto, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one of {names}, not {found}</source>
        <translation>{key} debe ser uno de estos: {names}, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a whole number from {low} to {most}, not {found}</source>
        <translation>{key} debe ser un número entero de {low} a {most}, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a list, not {found}</source>
        <translation>{key} debe ser una lista, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is not known here; the keys are {names}</source>
        <translation>{key} no se conoce aquí; las claves son {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>line {line}: {reason}</source>
        <translation>línea {line}: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/writers.py"/>
        <source>Parquet needs PyArrow: {command}; or write {setting} in the SPEC</source>
        <translation>Parquet necesita PyArrow: {command}; o escribe {setting} en SPEC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Explain the whole solution of puzzles or saved games, one step per line; mistakes come first.</source>
        <translation>Explica toda la solución de puzles o partidas guardadas, un paso por línea; los errores van primero.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Exit status (the worst of all): 0 explained as far as the techniques reach, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Estado de salida (el peor de todos): 0 explicado hasta donde alcanzan las técnicas, 2 entrada o uso incorrectos, 3 sin solución, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>print the steps as one JSON object per line</source>
        <translation>imprime los pasos como un objeto JSON por línea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>{name} already contains other puzzles; resume with the original --seed</source>
        <translation>{name} ya contiene otros puzles; continúa con el --seed original</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>the first puzzle has {option}</source>
        <translation>el primer puzle tiene {option}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>seed {seed}</source>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>of the last puzzle, {reason}</source>
        <translation>del último puzle: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Make puzzles with exactly one solution.</source>
        <translation>Crea puzles con exactamente una solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage, 4 a puzzle was not found. The same command with the same seed makes the same puzzles; after an interruption, it resumes where it stopped.</source>
        <translation>Estado de salida: 0 creado, 1 no se pudo escribir la salida, 2 uso incorrecto, 4 no se encontró un puzle. La misma orden con la misma semilla crea los mismos puzles; tras una interrupción, continúa donde se detuvo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size (default: 10x10), or the whole recipe that a generated puzzle names as its source</source>
        <translation>el tamaño (por defecto: 10x10), o la receta completa que un puzle generado indica como su fuente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>how many puzzles to make (default: 1)</source>
        <translation>cuántos puzles crear (por defecto: 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>their difficulty</source>
        <translation>su dificultad</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size of the rectangles (many-small, small, balanced, large, few-large, or cells on average) and, after a colon, their shape (square, mixed, long)</source>
        <translation>el tamaño de los rectángulos (many-small, small, balanced, large, few-large, o casillas de media) y, tras dos puntos, su forma (square, mixed, long)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the symmetry of the clue cells</source>
        <translation>la simetría de las casillas con número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a technique needed to solve the puzzle (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); without --grade, the difficulty is that of the technique</source>
        <translation>una técnica necesaria para resolver el puzle (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); sin --grade, la dificultad es la de la técnica</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the seed of the first puzzle; each further one has the next</source>
        <translation>la semilla del primer puzle; cada uno de los demás lleva la siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a folder with a file for each, or a file (with a line for each, where the format allows that); default: standard output</source>
        <translation>una carpeta con un archivo para cada uno, o un archivo (con una línea para cada uno, si el formato lo permite); por defecto: la salida estándar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a size such as 10x15, with sides from 1 to {most}, not {found}</source>
        <translation>se esperaba un tamaño como 10x15, con lados de 1 a {most}, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a whole number of at most {most} digits, not {found}</source>
        <translation>se esperaba un número entero de {most} cifras como mucho, no {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>not allowed with a whole recipe, which includes it</source>
        <translation>no se permite con una receta completa, que ya lo incluye</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>unknown format: {name}; choose one with --to</source>
        <translation>formato desconocido: {name}; elige uno con --to</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>a puzzle takes several lines in this format; choose a folder instead</source>
        <translation>en este formato un puzle ocupa varias líneas; elige una carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search</source>
        <translation>no se puede resolver sin búsqueda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has several solutions</source>
        <translation>tiene varias soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has no solution</source>
        <translation>no tiene solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search, if at all</source>
        <translation>no se puede resolver sin búsqueda, si es que se puede</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Print a line for each puzzle: how hard it is, and what it takes.</source>
        <translation>Imprime una línea por puzle: lo difícil que es y lo que requiere.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Exit status: 0 graded, 2 bad input or usage, 4 limit reached.</source>
        <translation>Estado de salida: 0 dificultad determinada, 2 entrada o uso incorrectos, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>no grade; {why}</source>
        <translation>sin dificultad; {why}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>score {score}, {each} per clue</source>
        <translation>puntuación: {score}, {each} por número</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{count} steps</source>
        <translation><numerusform>{count} paso</numerusform><numerusform>{count} pasos</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>one hard moment: {technique}</source>
        <translation>un momento difícil: {technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>hardest: {technique}</source>
        <translation>lo más difícil: {technique}</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>needs what-if {count} times</source>
        <translation><numerusform>requiere «Y si» una vez</numerusform><numerusform>requiere «Y si» {count} veces</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Give the next step from puzzles or saved games: mistakes first.</source>
        <translation>Da el siguiente paso a partir de puzles o partidas guardadas: primero los errores.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Exit status (the worst of all): 0 a hint, or a solved board; 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Estado de salida (el peor de todos): 0 una pista o un tablero resuelto; 2 entrada o uso incorrectos, 3 sin solución, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>how much to say; apply also draws the board after a step that changes its rectangles (default: why)</source>
        <translation>cuánto decir; apply también dibuja el tablero tras un paso que cambia sus rectángulos (por defecto: why)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>print the whole hint as one JSON object per line</source>
        <translation>imprime la pista completa como un objeto JSON por línea</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>The board is solved.</source>
        <translation>El tablero está resuelto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>this command is only for the desktops of Linux and BSD</source>
        <translation>esta orden es solo para los escritorios de Linux y BSD</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>--system needs administrator rights</source>
        <translation>--system necesita permisos de administrador</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Add Shikaku to the desktop's menu, open its files on a double click, and install its icons, manual page, and completion for bash, zsh and fish. Run it again after moving the program.</source>
        <translation>Añade Shikaku al menú del escritorio, hace que sus archivos se abran con doble clic e instala sus iconos, la página de manual y el autocompletado para bash, zsh y fish. Ejecútala de nuevo después de mover el programa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Exit status: 0 installed or removed, 1 a file could not be written or removed, 2 bad usage.</source>
        <translation>Estado de salida: 0 instalado o quitado, 1 no se pudo escribir o quitar un archivo, 2 uso incorrecto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>for packages: install in DIR/share, and start the shikaku on the PATH</source>
        <translation>para paquetes: instala en DIR/share e inicia el shikaku que esté en el PATH</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>remove everything again</source>
        <translation>quita todo de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Installed {count} files in {folder}.</source>
        <translation>Se instalaron {count} archivos en {folder}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>The menu entry starts {command}.</source>
        <translation>La entrada del menú inicia {command}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>For completion in zsh, add {folder} to its fpath.</source>
        <translation>Para el autocompletado en zsh, añade {folder} a su fpath.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Nothing found in {folder}.</source>
        <translation>No se encontró nada en {folder}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Removed {count} files from {folder}.</source>
        <translation><numerusform>Se quitó 1 archivo de {folder}.</numerusform><numerusform>Se quitaron {count} archivos de {folder}.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/interrupts.py"/>
        <source>finishing the work in progress; press Ctrl+C again to stop at once</source>
        <translation>terminando el trabajo en curso; pulsa Ctrl+C otra vez para parar de inmediato</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print a row for each run</source>
        <translation>muestra una fila por cada ejecución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print one JSON object a line, for each puzzle</source>
        <translation>muestra un objeto JSON por línea, para cada puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>a FILE is needed, or --list</source>
        <translation>hace falta un FILE, o --list</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Run formulations from the literature on puzzles and compare them. Each runs in a process of its own; times are its processor times, and solutions are checked by the rules.</source>
        <translation>Ejecuta con los puzles formulaciones de la bibliografía y las compara. Cada una se ejecuta en su propio proceso; los tiempos son los de procesador, y las soluciones se comprueban según las reglas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Exit status (the worst of all): 0 done, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Estado de salida (el peor de todos): 0 hecho, 2 entrada o uso incorrectos, 3 sin solución, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print the formulations, their sources and proofs</source>
        <translation>imprime las formulaciones, sus fuentes y sus demostraciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>their names, separated by commas, or all (default: all)</source>
        <translation>sus nombres, separados por comas, o all (por defecto: all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>run each N times: the first is cold, the others are warm (default: 4)</source>
        <translation>ejecuta cada una N veces: la primera es en frío, las demás en caliente (por defecto: 4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>seconds for each run (default: %(default)g)</source>
        <translation>segundos para cada ejecución (por defecto: %(default)g)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>the most memory for each process, in MiB (Linux only)</source>
        <translation>la memoria máxima de cada proceso, en MiB (solo Linux)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>add what each of Simonis' levels leaves</source>
        <translation>añade lo que deja cada uno de los niveles de Simonis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>1, because runs side by side slow each other down</source>
        <translation>1, porque las ejecuciones simultáneas se frenan entre sí</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>there is no formulation {name}; there are: {names}</source>
        <translation>no hay ninguna formulación {name}; las que hay: {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>listing its rectangles took too long</source>
        <translation>enumerar sus rectángulos llevó demasiado tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>cells</source>
        <translation>casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>fastest</source>
        <translation>la más rápida</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>Median milliseconds of the puzzles of a size, with the listing of placements:</source>
        <translation>Mediana en milisegundos de los puzles de un tamaño, con la enumeración de las posiciones posibles:</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>over {cells}</source>
        <translation>más de {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>to {cells}</source>
        <translation>hasta {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>formulation</source>
        <translation>formulación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>cold ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>ms en frío</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>warm ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>ms en caliente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>spread</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>dispersión</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>build</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>construir</translation>
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
        <translation>demostrar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>variables</source>
        <translation>variables</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>constraints</source>
        <translation>restricciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>nodes</source>
        <translation>nodos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unique</source>
        <translation>única</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>multiple</source>
        <translation>varias</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>infeasible</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unsupported</source>
        <translation>no admitido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>time limit</source>
        <translation>límite de tiempo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>memory limit</source>
        <translation>límite de memoria</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>crashed</source>
        <translation>falló</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>wrong</source>
        <translation>erróneo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{size}, clues: {clues}, placements: {placements}, listed in {time} ms</source>
        <translation>{size}, números: {clues}, posiciones posibles: {placements}, enumeradas en {time} ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>Las demostraciones se contradicen. Es un error de Shikaku.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>left</source>
        <translation>quedan</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>removed</source>
        <translation>quitadas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (afirmación falsa)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (afirmación)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{name}
  source: {source}
  proves: {proves}
</source>
        <translation>{name}
  fuente: {source}
  demuestra: {proves}
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>contradiction</source>
        <translation>contradicción</translation>
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
        <translation>uno por procesador, donde compensa</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>the number of processes (default: {default})</source>
        <translation>número de procesos (por defecto: {default})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>work on the Dask cluster of this scheduler, which must be trusted</source>
        <translation>trabaja en el clúster de Dask de este planificador, que debe ser de confianza</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the title of the book, on the cover and below each page</source>
        <translation>el título del libro, en la portada y al pie de cada página</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the line below the title on the cover</source>
        <translation>la línea bajo el título en la portada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the author, on the cover</source>
        <translation>el autor, en la portada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>small print at the bottom of the cover</source>
        <translation>letra pequeña al pie de la portada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>begin with a cover</source>
        <translation>empieza con una portada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a page with the rules and a worked example</source>
        <translation>una página con las reglas y un ejemplo resuelto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a table of contents</source>
        <translation>un índice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a chapter for each grade, easiest first</source>
        <translation>un capítulo por dificultad, del más fácil al más difícil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the most puzzles on a page (default: 1)</source>
        <translation>el máximo de puzles por página (por defecto: 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>two nudges for each puzzle, on pages at the end or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>dos empujones para cada puzle, en páginas al final o del revés al pie de cada página (por defecto: none; end si no se indica el lugar)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>on pages at the end, or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>en páginas al final, o del revés al pie de cada página (por defecto: none; end si no se indica el lugar)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>what is printed below a puzzle: any of number, title, author, size, grade (default: all)</source>
        <translation>lo que se imprime bajo un puzle: cualesquiera de number, title, author, size, grade (por defecto: all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the link to each puzzle as a QR code, as text, or not at all (default: qr)</source>
        <translation>el enlace a cada puzle como código QR, como texto o de ninguna forma (por defecto: qr)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the solver's name below each puzzle</source>
        <translation>una línea para el nombre de quien lo resuelve, bajo cada puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the time below each puzzle</source>
        <translation>una línea para el tiempo, bajo cada puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>number the pages (default: yes)</source>
        <translation>numera las páginas (por defecto: yes)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>number the rows and columns</source>
        <translation>numera las filas y columnas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>draw the rectangles in the files</source>
        <translation>dibuja los rectángulos que hay en los archivos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>with --progress: draw marks and trials as well</source>
        <translation>con --progress: dibuja también las marcas y pruebas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>large print: no letters or clues below 16 points; hints and solutions at the end</source>
        <translation>letra grande: ni letras ni números de menos de 16 puntos; pistas y soluciones al final</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the size of the pages: A3, A4, A5, B5, Letter, Legal, or a size such as '152 x 229 mm' or '6 x 9 in' (default: A4)</source>
        <translation>el tamaño de las páginas: A3, A4, A5, B5, Letter, Legal, o un tamaño como '152 x 229 mm' o '6 x 9 in' (por defecto: A4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>of the pages (default: auto, as suits the puzzles)</source>
        <translation>la de las páginas (por defecto: auto, según convenga a los puzles)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the margins in mm (default: 15)</source>
        <translation>los márgenes en mm (por defecto: 15)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm added to the inner margins, which lie on alternating sides (default: 0)</source>
        <translation>mm que se añaden a los márgenes interiores, que van en lados alternos (por defecto: 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm around each page that are trimmed off; the cover fills them (default: 0)</source>
        <translation>mm alrededor de cada página que se recortan; la portada los llena (por defecto: 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Preparing</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Print puzzles to a PDF file; no screen is needed. A book file (BOOK.toml) names the puzzles and the options; flags override it.</source>
        <translation>Imprime puzles en un archivo PDF; no hace falta pantalla. Un archivo de libro (BOOK.toml) nombra los puzles y las opciones; las opciones de la orden prevalecen.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Exit status: 0 written, 1 the file could not be written, 2 bad input or usage; also where the book is written but a puzzle lacks what was asked for: 2 with several solutions or too large, 3 without one, 4 limit reached.</source>
        <translation>Estado de salida: 0 escrito, 1 no se pudo escribir el archivo, 2 entrada o uso incorrectos; también si el libro se escribe pero a un puzle le falta lo que se pidió: 2 con varias soluciones o demasiado grande, 3 sin ninguna, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>puzzles, all of each file; or one BOOK.toml</source>
        <translation>puzles, todos los de cada archivo; o un BOOK.toml</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the .pdf file to write</source>
        <translation>el archivo .pdf que escribir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the same as --links none</source>
        <translation>lo mismo que --links none</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>seconds for each solution</source>
        <translation>segundos para cada solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>expected a name ending in .pdf</source>
        <translation>se esperaba un nombre terminado en .pdf</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>too large to print, even on many sheets; left out</source>
        <translation>demasiado grande para imprimirlo, incluso en muchas hojas; se omite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>{name}, puzzle {number} of the book</source>
        <translation>{name}, puzle {number} del libro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/process_pool.py"/>
        <source>could not start a process: {reason}</source>
        <translation>no se pudo iniciar un proceso: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Write a proof of how many solutions a puzzle has: the puzzle as DIMACS CNF, its solution, and an LRAT proof that there is no other. For a puzzle with several solutions, two of them are the proof.</source>
        <translation>Escribe una demostración de cuántas soluciones tiene un puzle: el puzle como CNF en formato DIMACS, su solución y una demostración LRAT de que no hay otra. Si un puzle tiene varias soluciones, dos de ellas son la demostración.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Exit status: 0 proved, 1 the proof could not be written, 2 bad input or usage, 3 proved to have no solution, 4 limit reached.</source>
        <translation>Estado de salida: 0 demostrado, 1 no se pudo escribir la demostración, 2 entrada o uso incorrectos, 3 demostrado que no tiene solución, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one puzzle; - reads stdin. shikaku check --prove takes many</source>
        <translation>un puzle; - lee la entrada estándar. shikaku check --prove admite muchos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>the folder to write; an older proof in it is replaced</source>
        <translation>la carpeta que escribir; si contiene una demostración anterior, se reemplaza</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>it contains {count} puzzles; choose with --index, or prove them all with: {command}</source>
        <translation>contiene {count} puzles; elige con --index, o haz la demostración de todos con: {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>several solutions; two are written</source>
        <translation>varias soluciones; se escriben dos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>no solution, proved in {steps}</source>
        <translation>sin solución, demostrado en {steps}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one solution; that there is no other is proved in {steps}</source>
        <translation>una solución; que no hay otra se demuestra en {steps}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition</source>
        <translation>{steps}, {count} de ellos por suposición</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition, nested up to {depth} deep</source>
        <translation>{steps}, {count} de ellos por suposición, anidados hasta {depth} niveles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>a puzzle file in any supported format, a folder of them, or a link; - reads standard input</source>
        <translation>un archivo de puzle en cualquier formato admitido, una carpeta de ellos o un enlace; - lee la entrada estándar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>use only the N-th puzzle of a file with several</source>
        <translation>usa solo el puzle número N de un archivo con varios</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>left out {count} rectangles that overlap, as unfinished ones do</source>
        <translation><numerusform>se omitió un rectángulo que se solapa con otros, como ocurre con los que están sin terminar</numerusform><numerusform>se omitieron {count} rectángulos que se solapan, como ocurre con los que están sin terminar</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>expected an index from 1 to {most}, found {index}</source>
        <translation>se esperaba un índice de 1 a {most}, no {index}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>the folder contains no puzzle files</source>
        <translation>la carpeta no contiene archivos de puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>read only the first {count} files of the folder</source>
        <translation>solo se leyeron los primeros {count} archivos de la carpeta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--scale and --marks are for pictures, not for web pages</source>
        <translation>--scale y --marks son para imágenes, no para páginas web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--title is for web pages</source>
        <translation>--title es para páginas web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Draw puzzles as picture files, or make a web page to play them on; no screen is needed. Of several puzzles, each gets a picture of its own: OUT-1.png, OUT-2.png, and so on; a web page has all of them.</source>
        <translation>Dibuja puzles como archivos de imagen, o crea una página web en la que jugarlos; no hace falta pantalla. Si hay varios puzles, cada uno tiene su propia imagen: OUT-1.png, OUT-2.png, etcétera; una página web los contiene todos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Exit status (the worst of all): 0 drawn, 1 the picture could not be written, 2 bad input or usage, or several solutions, 3 no solution, 4 limit reached.</source>
        <translation>Estado de salida (el peor de todos): 0 dibujado, 1 no se pudo escribir la imagen, 2 entrada o uso incorrectos, o varias soluciones, 3 sin solución, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>.png, .svg, .pdf or .html</source>
        <translation>.png, .svg, .pdf o .html</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the solution, which must be the only one</source>
        <translation>dibujar la solución, que debe ser única</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the rectangles in the file</source>
        <translation>dibujar los rectángulos del archivo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>1 for cells of 48 pixels</source>
        <translation>1 para casillas de 48 píxeles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the title of a web page</source>
        <translation>el título de una página web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the most seconds to spend on solving</source>
        <translation>el máximo de segundos para resolver</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>expected a name ending in {names}</source>
        <translation>se esperaba un nombre terminado en {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Solve puzzles and draw the solved boards.</source>
        <translation>Resuelve puzles y dibuja los tableros resueltos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Exit status (the worst of all files): 0 solved, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Estado de salida (el peor de todos los archivos): 0 resuelto, 2 entrada o uso incorrectos, 3 sin solución, 4 límite alcanzado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>print each answer as one JSON object</source>
        <translation>imprime cada respuesta como un objeto JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>add figures on the puzzle and the work</source>
        <translation>añade cifras sobre el puzle y el trabajo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>stop after this many solutions (default: 2, which tells whether there is only one)</source>
        <translation>se detiene tras este número de soluciones (por defecto: 2, lo que indica si hay solo una)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is the only solution.</source>
        <translation>Esta es la única solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There is no solution.</source>
        <translation>No hay solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is a solution; there may be others.</source>
        <translation>Esta es una solución; puede haber otras.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Reached the limit without finding a solution; there may be one.</source>
        <translation>Se alcanzó el límite sin encontrar una solución; puede que haya alguna.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are {count} solutions; this is one of them.</source>
        <translation>Hay {count} soluciones; esta es una de ellas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are several solutions; this is one of the {count} found.</source>
        <translation>Hay varias soluciones; esta es una de las {count} encontradas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>check</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>comprobación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>posiciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>deduction</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>deducción</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>search</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>búsqueda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>conflict</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>conflicto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>left after {level}</source>
        <translation>quedan tras {level}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>size</source>
        <translation>tamaño</translation>
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
        <translation>con búsqueda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements: {count}; calls of CP-SAT: {calls}</source>
        <translation>posiciones posibles: {count}; llamadas a CP-SAT: {calls}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{time}, peak {memory} MiB</source>
        <translation>{time}, máximo {memory} MiB</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>exactly one solution</source>
        <translation>exactamente una solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>step {number} does not follow from its hints</source>
        <translation>el paso {number} no se sigue de sus referencias</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof does not end with the empty clause</source>
        <translation>la demostración no termina con la cláusula vacía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>an area is less than 1</source>
        <translation>un área es menor que 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>{file} is not a solution</source>
        <translation>{file} no es una solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>puzzle.cnf does not encode puzzle.txt</source>
        <translation>puzzle.cnf no expresa puzzle.txt</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>there is no clause {number}</source>
        <translation>no hay ninguna cláusula {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof is correct: {claim}</source>
        <translation>la demostración es correcta: {claim}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>refused: {reason}</source>
        <translation>rechazada: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>a file of the proof is damaged ({reason})</source>
        <translation>un archivo de la demostración está dañado ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Check every step of a proof that shikaku prove wrote, without the solver.</source>
        <translation>Comprueba cada paso de una demostración escrita por shikaku prove, sin el programa que la halló.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Exit status: 0 the proof is correct, 2 it is refused or could not be read.</source>
        <translation>Estado de salida: 0 la demostración es correcta, 2 se rechaza o no se pudo leer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the folder with the proof</source>
        <translation>la carpeta con la demostración</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Small daily puzzle %1</source>
        <translation>Puzle del día pequeño, %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Daily puzzle %1</source>
        <translation>Puzle del día %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Large daily puzzle %1</source>
        <translation>Puzle del día grande, %1</translation>
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
        <translation>%1, n.º %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%3 %1, no. %2</source>
        <translation>%3 %1, n.º %2</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Close without saving?</source>
        <translation>¿Cerrar sin guardar?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Your last moves could not be saved: %1</source>
        <translation>No se pudieron guardar tus últimas jugadas: %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Free some disk space and try again, or save the game somewhere else.</source>
        <translation>Libera espacio en el disco e inténtalo de nuevo, o guarda la partida en otro lugar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Keep Window Open</source>
        <translation>&amp;Mantener abierta la ventana</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Save Somewhere Else…</source>
        <translation>&amp;Guardar en otro lugar…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Close Anyway</source>
        <translation>&amp;Cerrar de todos modos</translation>
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
        <translation>encaja con el ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}: +{off}</source>
        <translation>{area} de {wanted}: +{off}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
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
        <translation>reemplaza un rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces {count} rectangles</source>
        <translation>reemplaza {count} rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>possible: {number} of {count}</source>
        <translation>posibles: {number} de {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{cell} is not covered yet.</source>
        <translation>{cell} todavía no está cubierta.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>The {clue} in {cell} has no rectangle yet.</source>
        <translation>El {clue} en {cell} todavía no tiene rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{size} = {area} cells: fits the {clue}.</source>
        <translation>{size} = {area} casillas: encaja con el {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>One cell: fits the {clue}.</source>
        <translation>Una casilla: encaja con el {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: {size} = {area} cells.</source>
        <translation>{rect}: {size} = {area} casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: one cell.</source>
        <translation>{rect}: una casilla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size})</source>
        <translation>{rect} ({size})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} fits its clue but is not part of the solution. Right-click it to see why.</source>
        <translation>{rect} encaja con su número, pero no forma parte de la solución. Haz clic derecho en él para ver por qué.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Click the opposite corner (or this cell again to cancel). Size: {size}.</source>
        <translation>Haz clic en la esquina opuesta (o de nuevo en esta casilla para cancelar). Tamaño: {size}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Move to the opposite corner and press Enter (Esc cancels). Size: {size}.</source>
        <translation>Ve a la esquina opuesta y pulsa Intro (Esc cancela). Tamaño: {size}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Pencil: {rect} ({size}) belongs to one rectangle.</source>
        <translation>A lápiz: {rect} ({size}) pertenece a un mismo rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}), {number} of {count} possible for {clue}. Arrow keys show the others, Enter draws, X crosses out, Esc ends.</source>
        <translation>{rect} ({size}), {number} de {count} posibles para {clue}. Las flechas muestran los demás, Intro dibuja, X tacha, Esc termina.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}). Arrow keys move it, Shift and arrow keys change its shape, Enter draws, Esc cancels.</source>
        <translation>{rect} ({size}). Las flechas lo mueven, Mayús y las flechas cambian su forma, Intro lo dibuja, Esc cancela.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{status} Crossed out: {rects}.</source>
        <translation>{status} Tachados: {rects}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>¡Resuelto! Todas las casillas están cubiertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but some rectangles break a rule: they are hatched.</source>
        <translation>Todas las casillas están cubiertas, pero algunos rectángulos incumplen una regla: están rayados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but this is not the solution yet.</source>
        <translation>Todas las casillas están cubiertas, pero todavía no es la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{name}. K keeps it, J rejects it, B goes back.</source>
        <translation>{name}. K la conserva, J la rechaza, B vuelve atrás.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Drag to draw rectangles. Each must contain one number and exactly that many cells.</source>
        <translation>Arrastra para dibujar rectángulos. Cada uno debe contener un número y exactamente ese número de casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_session.py"/>
        <source>This rectangle is part of the drill.</source>
        <translation>Este rectángulo es parte del ejercicio.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>A pencil rectangle needs at least two cells.</source>
        <translation>Una marca a lápiz necesita al menos dos casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a pencil rectangle.</source>
        <translation>{rect} ya está dentro de una marca a lápiz.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a rectangle.</source>
        <translation>{rect} ya está dentro de un rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No need to cross this out: {reason}</source>
        <translation>No hace falta tacharlo: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No rectangle is left for {clue}.</source>
        <translation>No queda ningún rectángulo para {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width}</source>
        <translation>en una marca a lápiz de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width} that no solution agrees with</source>
        <translation>en una marca a lápiz de {height} por {width} que no concuerda con ninguna solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one of them is in the solution</source>
        <translation>uno de ellos está en la solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one rectangle crossed out</source>
        <translation>un rectángulo tachado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out</source>
        <translation>{count} rectángulos tachados</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>supposed in trial {number}</source>
        <translation>supuesto en la prueba {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>possible rectangle {number} of {count}, {height} by {width}, {extent}</source>
        <translation>rectángulo posible {number} de {count}, {height} por {width}, {extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{height} by {width}, {extent}</source>
        <translation>{height} por {width}, {extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>from row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>de la fila {top}, columna {left}, a la fila {bottom}, columna {right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencilled: {height} by {width}, {extent}.</source>
        <translation>Marcado a lápiz: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Crossed out: {height} by {width}, {extent}.</source>
        <translation>Tachado: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencil rectangle removed: {height} by {width}, {extent}.</source>
        <translation>Marca a lápiz quitada: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Cross removed: {height} by {width}, {extent}.</source>
        <translation>Tachadura quitada: {height} por {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles drawn.</source>
        <translation>{count} marcas a lápiz dibujadas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out.</source>
        <translation>{count} rectángulos tachados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles removed.</source>
        <translation>{count} marcas a lápiz quitadas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} crosses removed.</source>
        <translation>{count} tachaduras quitadas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} begins: you can reject what you draw now.</source>
        <translation>Empieza la prueba {number}: puedes rechazar lo que dibujes ahora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} is open again: you can reject what you draw now.</source>
        <translation>La prueba {number} está abierta de nuevo: puedes rechazar lo que dibujes ahora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} supposes this rectangle.</source>
        <translation>La prueba {number} supone este rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} left.</source>
        <translation>Se dejó la prueba {number}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} kept.</source>
        <translation>Se conservó la prueba {number}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} rejected.</source>
        <translation>Se rechazó la prueba {number}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Row {row}, column {col}</source>
        <translation>Fila {row}, columna {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {row}, column {col}</source>
        <translation>fila {row}, columna {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>de la fila {top}, columna {left}, a la fila {bottom}, columna {right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clue {clue}</source>
        <translation>número {clue}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unknown clue</source>
        <translation>número desconocido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unfilled</source>
        <translation>vacía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>en un rectángulo de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>fits</source>
        <translation>encaja</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>breaks a rule</source>
        <translation>incumple una regla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>is in no solution</source>
        <translation>no está en ninguna solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>marked {marks}</source>
        <translation>con la marca {marks}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>differs between solutions</source>
        <translation>difiere entre las soluciones</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>not covered by a clue yet</source>
        <translation>ningún número la cubre todavía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>part of why there is no solution</source>
        <translation>parte del motivo por el que no hay solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The rectangle reaches from row {top}, column {left} to row {bottom}, column {right}.</source>
        <translation>El rectángulo va de la fila {top}, columna {left}, a la fila {bottom}, columna {right}.</translation>
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
        <translation>{area} casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>one cell</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} of {wanted} cells</source>
        <translation>{area} de {wanted} casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{off} too many</source>
        <translation>sobran {off}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>no clue</source>
        <translation>ningún número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clues {clues}</source>
        <translation>números {clues}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>pencil {rectangle}</source>
        <translation>a lápiz: {rectangle}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}.</source>
        <translation>Dibujado: {rectangle}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}, {verdict}.</source>
        <translation>Dibujado: {rectangle}, {verdict}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Removed: {rectangle}.</source>
        <translation>Quitado: {rectangle}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles drawn.</source>
        <translation>{count} rectángulos dibujados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles removed.</source>
        <translation>{count} rectángulos quitados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{covered} of {all} cells covered.</source>
        <translation>{covered} de {all} casillas cubiertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is solved.</source>
        <translation>El puzle está resuelto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is no longer solved.</source>
        <translation>El puzle ya no está resuelto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>This is not the solution yet.</source>
        <translation>Todavía no es la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Move to the opposite corner and press Enter. Esc cancels.</source>
        <translation>Ve a la esquina opuesta y pulsa Intro. Esc cancela.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Arrow keys move it, Shift and arrow keys change its shape, Enter draws it, Esc cancels.</source>
        <translation>Las flechas lo mueven, Mayús y las flechas cambian su forma, Intro lo dibuja, Esc cancela.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Nothing drawn.</source>
        <translation>No se dibujó nada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>One clue left: {clues}.</source>
        <translation>Queda un número: {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} clues left: {clues}.</source>
        <translation>Quedan {count} números: {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Every clue has a rectangle.</source>
        <translation>Todos los números tienen rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has no rectangle left.</source>
        <translation>Para {clue} no queda ningún rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has only crossed-out rectangles left.</source>
        <translation>Para {clue} solo quedan rectángulos tachados.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Nothing can cover {cell}.</source>
        <translation>Nada puede cubrir {cell}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{rect}: {reason}</source>
        <translation>{rect}: {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The {area} in {cell}</source>
        <translation>El {area} en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The "?" in {cell}</source>
        <translation>El «?» en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {clue} is {size}</source>
        <translation>Si {clue} es {size}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {rect} is a rectangle</source>
        <translation>Si {rect} es un rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: nothing drawn yet</source>
        <translation>Prueba {number}: aún sin dibujar nada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: several rectangles</source>
        <translation>Prueba {number}: varios rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_commands.py"/>
        <source>{count} trials are open: keep or reject one first.</source>
        <translation>Hay {count} pruebas abiertas: conserva o rechaza una antes.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/solution_cache.py"/>
        <source>Something went wrong while it was being solved.</source>
        <translation>Algo ha ido mal al resolverlo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>When the Board Is Full</source>
        <translation>Cuando el tablero esté lleno</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule Errors Immediately</source>
        <translation>Errores de reglas al instante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything Not in the Solution</source>
        <translation>Todo lo que no esté en la solución</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were not shown.</source>
        <translation>No se mostraban los errores.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were shown on the full board.</source>
        <translation>Se mostraban los errores con el tablero lleno.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule errors were shown immediately.</source>
        <translation>Se mostraban al instante los errores de reglas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything not in the solution was shown.</source>
        <translation>Se mostraba todo lo que no estaba en la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>One clue has only one rectangle that fits. Draw it.</source>
        <translation>A un número solo le cabe un rectángulo. Dibújalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find a cell that only one clue can reach, but not with all its rectangles.</source>
        <translation>Busca una casilla a la que solo llegue un número, pero no con todos sus rectángulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>All rectangles of one clue share some cells. Find one of them that another clue could take.</source>
        <translation>Todos los rectángulos de un número comparten algunas casillas. Encuentra una que otro número podría ocupar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a neighbour no room.</source>
        <translation>Tacha un rectángulo que dejaría sin sitio a un vecino.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a cell that nothing can cover.</source>
        <translation>Tacha un rectángulo que dejaría una casilla que nada puede cubrir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would cut off cells which the clues among them cannot fill.</source>
        <translation>Tacha un rectángulo que aislaría unas casillas que los números que hay entre ellas no pueden llenar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Any rectangle on one cell also takes another. Cross out a rectangle that takes the other cell alone.</source>
        <translation>Todo rectángulo que cubre cierta casilla ocupa también otra. Tacha un rectángulo que ocupe solo esa otra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Two clues must fill some cells together. Cross out a rectangle that would make that impossible.</source>
        <translation>Dos números deben llenar juntos unas casillas. Tacha un rectángulo que lo haría imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Count the cells of a few clues together. Cross out a rectangle that would take too many of them, or put too many elsewhere.</source>
        <translation>Cuenta juntas las casillas de unos pocos números. Tacha un rectángulo que ocuparía demasiadas o que pondría demasiadas en otro lugar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Suppose a rectangle, see where it leads, and cross out one that is impossible.</source>
        <translation>Supón un rectángulo, mira adónde lleva y tacha uno que sea imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Click the cell, or go to it and press Enter.</source>
        <translation>Haz clic en la casilla, o ve hasta ella y pulsa Intro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag to draw, or press Shift+arrows, then Enter.</source>
        <translation>Arrastra para dibujar, o pulsa Mayús+flechas y luego Intro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over cells that belong together, or press Shift+arrows, then P.</source>
        <translation>Arrastra sobre las casillas que van juntas, o pulsa Mayús+flechas y luego P.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over the rectangle, or press Shift+arrows, then X.</source>
        <translation>Arrastra sobre el rectángulo, o pulsa Mayús+flechas y luego X.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Not quite</source>
        <translation>No del todo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>True, but not what was asked for</source>
        <translation>Es verdad, pero no es lo que se pedía</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>The board already shows this</source>
        <translation>El tablero ya lo muestra</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique does not prove it.</source>
        <translation>Esta técnica no lo demuestra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique leaves other rectangles for the same clue: {possible}.</source>
        <translation>Esta técnica deja otros rectángulos para el mismo número: {possible}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find something that follows and is not known yet.</source>
        <translation>Encuentra algo que se deduzca y que aún no se sepa.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>It is not this cell</source>
        <translation>No es esta casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Look again, or ask for help.</source>
        <translation>Mira otra vez o pide ayuda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>less than a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about a minute</source>
        <translation>alrededor de un minuto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} minutes</source>
        <translation>unos {count} minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about an hour</source>
        <translation>alrededor de una hora</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} hours</source>
        <translation>unas {count} horas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>estimated time: {time}</source>
        <translation>tiempo estimado: {time}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} that only one rectangle fits. Find it.</source>
        <translation>Hay un número {region} al que solo le cabe un rectángulo. Encuéntralo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a cell {region} that only one clue can reach. Find it.</source>
        <translation>Hay una casilla {region} a la que solo llega un número. Encuéntrala.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} whose rectangles all share some cells. Find it.</source>
        <translation>Hay un número {region} cuyos rectángulos comparten algunas casillas. Encuéntralo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a neighbour no room. Find it.</source>
        <translation>Un rectángulo {region} dejaría sin sitio a un vecino. Encuéntralo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There are two cells {region} that go together. Find them.</source>
        <translation>Hay dos casillas {region} que van juntas. Encuéntralas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a stranded cell. Find it.</source>
        <translation>Un rectángulo {region} dejaría una casilla aislada. Encuéntralo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would seal off a pocket that cannot be filled. Find it.</source>
        <translation>Un rectángulo {region} cerraría un hueco que no se puede llenar. Encuéntralo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>Two clues {region} work together. Find out how.</source>
        <translation>Dos números {region} actúan juntos. Averigua cómo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is space to count {region}. Find out what follows.</source>
        <translation>Hay espacio que contar {region}. Averigua qué se deduce.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} leads to a contradiction. Find it.</source>
        <translation>Un rectángulo {region} lleva a una contradicción. Encuéntralo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>A clue {region} can be drawn in only one way.</source>
        <translation>Un número {region} solo se puede dibujar de una manera.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Look at [subject]{clue}[/subject]: which rectangles fit it?</source>
        <translation>Mira [subject]{clue}[/subject]: ¿qué rectángulos le caben?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [result]{place}[/result] is left for [subject]{clue}[/subject].</source>
        <translation>Para [subject]{clue}[/subject] solo queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>The other clues leave [subject]{clue}[/subject] nothing but [result]{place}[/result].</source>
        <translation>Los demás números solo dejan [result]{place}[/result] para [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One rectangle is left for each of [subject]{clues}[/subject].</source>
        <translation>Queda un único rectángulo para cada uno de estos: [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only one clue can reach a certain cell {region}.</source>
        <translation>Solo un número puede llegar a cierta casilla {region}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which clues can reach [reason]{cell}[/reason]?</source>
        <translation>¿Qué números pueden llegar a [reason]{cell}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as [result]{place}[/result].</source>
        <translation>Solo [subject]{clue}[/subject] puede llegar a [reason]{cell}[/reason], y únicamente como [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its rectangle contains [result]{pencil}[/result].</source>
        <translation>Solo [subject]{clue}[/subject] puede llegar a [reason]{cell}[/reason], así que su rectángulo contiene [result]{pencil}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so it must cover it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: solo [subject]{clue}[/subject] puede llegar a [reason]{cell}[/reason], así que debe cubrirla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some cells can be reached by one clue only, so these must cover them: [subject]{clues}[/subject].</source>
        <translation>A algunas casillas solo puede llegar un número, así que estos deben cubrirlas: [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Whatever a clue {region} becomes, it needs certain cells.</source>
        <translation>Sea como sea un número {region}, necesita ciertas casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells do all rectangles for [subject]{clue}[/subject] share?</source>
        <translation>¿Qué casillas comparten todos los rectángulos para [subject]{clue}[/subject]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its neighbour.</source>
        <translation>Todo rectángulo para [subject]{clue}[/subject] cubre [reason]{cells}[/reason]. A su vecino solo le queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle left for [subject]{clue}[/subject] contains [result]{pencil}[/result], so no other clue may use these cells.</source>
        <translation>Todo rectángulo que queda para [subject]{clue}[/subject] contiene [result]{pencil}[/result], así que ningún otro número puede usar estas casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for [subject]{clue}[/subject] needs [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: todo rectángulo para [subject]{clue}[/subject] necesita [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>All rectangles left for a clue share some cells, so these are taken: [subject]{clues}[/subject].</source>
        <translation>Todos los rectángulos que le quedan a un número comparten algunas casillas, así que estas están ocupadas: [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} leaves a neighbour no room.</source>
        <translation>Una manera de dibujar un número {region} deja sin sitio a un vecino.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?</source>
        <translation>¿Qué rectángulos para [subject]{victim}[/subject] dejan sin sitio a un vecino?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any other rectangle for [subject]{victim}[/subject] would leave no room for [reason]{starved}[/reason]. So it must be [result]{place}[/result].</source>
        <translation>Cualquier otro rectángulo para [subject]{victim}[/subject] no dejaría sitio para [reason]{starved}[/reason]. Así que debe ser [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would be no room for [reason]{starved}[/reason].</source>
        <translation>Si [subject]{victim}[/subject] ocupara [ruled_out]{out}[/ruled_out], no habría sitio para [reason]{starved}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for [reason]{starved}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: no deja sitio para [reason]{starved}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two cells {region} belong together.</source>
        <translation>Dos casillas {region} van juntas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What can cover [reason]{cell}[/reason], and does it cover [reason]{beside}[/reason] too?</source>
        <translation>¿Qué puede cubrir [reason]{cell}[/reason]? ¿Cubre también [reason]{beside}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. That leaves [result]{place}[/result].</source>
        <translation>Todo rectángulo sobre [reason]{cell}[/reason] ocupa también [reason]{beside}[/reason], así que ninguno puede ocupar solo [reason]{beside}[/reason]. Queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without it, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Todo rectángulo sobre [reason]{cell}[/reason] ocupa también [reason]{beside}[/reason]. Así que ninguno puede ocupar [reason]{beside}[/reason] sin ella, lo que descarta [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], but any rectangle on [reason]{cell}[/reason] needs that cell too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: ocupa [reason]{beside}[/reason], pero todo rectángulo sobre [reason]{cell}[/reason] también necesita esa casilla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} strands a cell.</source>
        <translation>Una manera de dibujar un número {region} deja aislada una casilla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can cover?</source>
        <translation>¿Qué rectángulos para [subject]{victim}[/subject] dejan una casilla que nada puede cubrir?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] were anything but [result]{place}[/result], nothing could cover [reason]{cell}[/reason].</source>
        <translation>Si [subject]{victim}[/subject] no fuera [result]{place}[/result], nada podría cubrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing could cover [reason]{cell}[/reason].</source>
        <translation>Si [subject]{victim}[/subject] ocupara [ruled_out]{out}[/ruled_out], nada podría cubrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover [reason]{cell}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: con él ahí, nada podría cubrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} cuts off some cells: count them.</source>
        <translation>Una manera de dibujar un número {region} aísla algunas casillas: cuéntalas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be filled?</source>
        <translation>¿Qué rectángulo para [subject]{victim}[/subject] aísla unas casillas que no se pueden llenar?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Anything but [result]{place}[/result] for [subject]{victim}[/subject] would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>Cualquier cosa que no sea [result]{place}[/result] para [subject]{victim}[/subject] aislaría [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>Si [subject]{victim}[/subject] ocupara [ruled_out]{out}[/ruled_out], aislaría [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it cuts off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: aísla [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} must fill some cells between them.</source>
        <translation>Dos números {region} deben llenar entre los dos algunas casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] fill [reason]{cells}[/reason]?</source>
        <translation>¿Cómo pueden [subject]{one}[/subject] y [subject]{other}[/subject] llenar [reason]{cells}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them. They can do so only with [result]{place}[/result].</source>
        <translation>[subject]Estos dos números[/subject] deben llenar [reason]{cells}[/reason] entre los dos. Solo pueden hacerlo con [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them; [ruled_out]{out}[/ruled_out] would make that impossible.</source>
        <translation>[subject]Estos dos números[/subject] deben llenar [reason]{cells}[/reason] entre los dos; [ruled_out]{out}[/ruled_out] lo haría imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must fill [reason]{cells}[/reason] between them, and with it they could not.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: [subject]dos números[/subject] deben llenar [reason]{cells}[/reason] entre los dos, y con él no podrían.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} fill certain cells between them.</source>
        <translation>Dos números {region} llenan entre los dos ciertas casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?</source>
        <translation>¿Cómo se pueden dibujar a la vez [subject]{one}[/subject] y [subject]{other}[/subject]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That leaves [result]{place}[/result] for a neighbour.</source>
        <translation>Se dibujen como se dibujen [subject]los dos números[/subject] uno junto al otro, llenan [reason]{cells}[/reason]. A un vecino solo le queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Se dibujen como se dibujen [subject]los dos números[/subject] uno junto al otro, llenan [reason]{cells}[/reason]. Eso descarta [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: se dibujen como se dibujen [subject]dos números[/subject] uno junto al otro, llenan [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] cover [reason]{need}[/reason]?</source>
        <translation>¿Cómo pueden [subject]{one}[/subject] y [subject]{other}[/subject] cubrir [reason]{need}[/reason]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which leaves [result]{place}[/result] for a neighbour.</source>
        <translation>Solo [subject]estos dos números[/subject] llegan a [reason]{need}[/reason]. Cubrir eso siempre llena también [reason]{cells}[/reason], así que a un vecino solo le queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Solo [subject]estos dos números[/subject] llegan a [reason]{need}[/reason]. Cubrir eso siempre llena también [reason]{cells}[/reason], lo que descarta [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] reach [reason]{need}[/reason], and covering that always fills [reason]{cells}[/reason] too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: solo [subject]dos números[/subject] llegan a [reason]{need}[/reason], y cubrir eso siempre llena también [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Count the cells {region}: the clues around them have few to spare.</source>
        <translation>Cuenta las casillas {region}: a los números de alrededor les sobran pocas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells can only [subject]{group}[/subject] cover?</source>
        <translation>¿Qué casillas solo pueden cubrir [subject]{group}[/subject]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That leaves [result]{place}[/result].</source>
        <translation>[reason]Estas {size} casillas[/reason] pertenecen a [subject]{number} números[/subject] que suman {areas} casillas; sobrantes para otro lugar: {spare}. Solo queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and [ruled_out]{out}[/ruled_out] would put more there.</source>
        <translation>[reason]Estas {size} casillas[/reason] pertenecen a [subject]{number} números[/subject] que suman {areas} casillas; sobrantes para otro lugar: {spare}, y [ruled_out]{out}[/ruled_out] pondría allí más.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal. [reason]Estas {size} casillas[/reason] pertenecen a [subject]{number} números[/subject] que suman {areas} casillas; sobrantes para otro lugar: {spare}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some clues {region} need almost all the room they have: count it.</source>
        <translation>Algunos números {region} necesitan casi todo el espacio que tienen: cuéntalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How many cells can [subject]{group}[/subject] reach?</source>
        <translation>¿A cuántas casillas pueden llegar [subject]{group}[/subject]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others. That leaves [result]{place}[/result].</source>
        <translation>[subject]Estos {number} números[/subject] solo pueden llegar a [reason]estas {size} casillas[/reason] y necesitan {areas}; sobrantes para otros: {spare}. Solo queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others, and [ruled_out]{out}[/ruled_out] would take more.</source>
        <translation>[subject]Estos {number} números[/subject] solo pueden llegar a [reason]estas {size} casillas[/reason] y necesitan {areas}; sobrantes para otros: {spare}, y [ruled_out]{out}[/ruled_out] ocuparía más.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal. [subject]Estos {number} números[/subject] solo pueden llegar a [reason]estas {size} casillas[/reason] y necesitan {areas}; sobrantes para otros: {spare}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Try a rectangle for a clue {region} and see where it leads.</source>
        <translation>Prueba un rectángulo para un número {region} y mira adónde lleva.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?</source>
        <translation>¿Y si [subject]{clue}[/subject] fuera [ruled_out]{rect}[/ruled_out]?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is left.</source>
        <translation>Con [ruled_out]{rect}[/ruled_out], {end}. Así que solo queda [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so it must go elsewhere.</source>
        <translation>Supón que [subject]{clue}[/subject] es [ruled_out]{rect}[/ruled_out]: {end}, así que debe ir en otro lugar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: {end}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: {end}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject].</source>
        <translation>Supón que [subject]{clue}[/subject] es [subject]{rect}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Then {count} steps follow, one after the other, for [subject]{clues}[/subject].</source>
        <translation>Entonces siguen {count} pasos, uno tras otro, para [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing fits [reason]{clue}[/reason]: a contradiction.</source>
        <translation>Ahora no cabe nada para [reason]{clue}[/reason]: una contradicción.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing can cover [reason]{cell}[/reason]: a contradiction.</source>
        <translation>Ahora nada puede cubrir [reason]{cell}[/reason]: una contradicción.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the middle</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-left quarter</source>
        <translation>en el cuarto superior izquierdo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-right quarter</source>
        <translation>en el cuarto superior derecho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-left quarter</source>
        <translation>en el cuarto inferior izquierdo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-right quarter</source>
        <translation>en el cuarto inferior derecho</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one rectangle fits</source>
        <translation>Solo cabe un rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one clue reaches this cell</source>
        <translation>Solo un número llega a esta casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells in every rectangle</source>
        <translation>Casillas comunes a todos los rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>No room for a neighbour</source>
        <translation>Sin sitio para un vecino</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells that go together</source>
        <translation>Casillas que van juntas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Stranded cell</source>
        <translation>Casilla aislada</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Sealed pocket</source>
        <translation>Hueco cerrado</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Two clues together</source>
        <translation>Dos números a la vez</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Space counting</source>
        <translation>Contar casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>What if</source>
        <translation>Y si</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Gentle</source>
        <translation>Muy fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[subject]A clue of 1[/subject] fills only its own cell: [result]{place}[/result].</source>
        <translation>[subject]Un 1[/subject] llena solo su propia casilla: [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only [result]{place}[/result] fits [subject]{clue}[/subject]. Every other rectangle hits {blockers}.</source>
        <translation>Para [subject]{clue}[/subject] solo cabe [result]{place}[/result]. Cualquier otro rectángulo choca con {blockers}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>the edge</source>
        <translation>el borde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]another clue[/reason]</source>
        <translation>[reason]otro número[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]a drawn rectangle[/reason]</source>
        <translation>[reason]un rectángulo dibujado[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>a mark</source>
        <translation>una marca</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason]</source>
        <translation>nada puede cubrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason]</source>
        <translation>no cabe nada para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason] any more</source>
        <translation>ya nada puede cubrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing can cover [reason]{cell}[/reason]</source>
        <translation>un paso después nada puede cubrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing can cover [reason]{cell}[/reason]</source>
        <translation>{count} pasos después nada puede cubrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason] any more</source>
        <translation>ya no cabe nada para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing fits [reason]{clue}[/reason]</source>
        <translation>un paso después no cabe nada para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing fits [reason]{clue}[/reason]</source>
        <translation>{count} pasos después no cabe nada para [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>with no clue in it</source>
        <translation>sin ningún número dentro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the {areas} inside needs {areas}</source>
        <translation>pero el {areas} de dentro necesita {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside add up to {areas}</source>
        <translation>pero los números de dentro suman {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside need at least {areas}</source>
        <translation>pero los números de dentro necesitan al menos {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one cell</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} cells</source>
        <translation>{count} casillas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} rectangles</source>
        <translation>{count} rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>any of {count} rectangles</source>
        <translation>cualquiera de {count} rectángulos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>only {count}</source>
        <translation>solo {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{reason} It takes {count} steps to see this.</source>
        <translation>{reason} Hacen falta {count} pasos para verlo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>A search through all possibilities shows this.</source>
        <translation>Lo muestra una búsqueda por todas las posibilidades.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Draw [result]{place}[/result].</source>
        <translation>Dibuja [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]{rect}[/ruled_out].</source>
        <translation>Quita [ruled_out]{rect}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Pencil [result]{pencil}[/result].</source>
        <translation>Marca a lápiz [result]{pencil}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cross out [ruled_out]{out}[/ruled_out].</source>
        <translation>Tacha [ruled_out]{out}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove the mark on [ruled_out]{rect}[/ruled_out].</source>
        <translation>Quita la marca en [ruled_out]{rect}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]these {count} marks[/ruled_out].</source>
        <translation>Quita [ruled_out]estas {count} marcas[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Reject the trial.</source>
        <translation>Rechaza la prueba.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>There is nothing to draw.</source>
        <translation>No hay nada que dibujar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>The puzzle has several solutions. This is true in all of those with your rectangles.</source>
        <translation>El puzle tiene varias soluciones. Esto es cierto en todas las que contienen tus rectángulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Whether the puzzle has only one solution is not known: checking takes too long.</source>
        <translation>No se sabe si el puzle tiene una sola solución: comprobarlo lleva demasiado tiempo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The rules</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Clues that fit in a single way</source>
        <translation>Números que encajan de una sola manera</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells that a single clue can cover</source>
        <translation>Casillas que solo un número puede cubrir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil what a clue needs in any case</source>
        <translation>Marca a lápiz lo que un número necesita en todo caso</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a clue no room</source>
        <translation>Tacha lo que deja sin sitio a un número</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a cell uncovered</source>
        <translation>Tacha lo que deja una casilla sin cubrir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Count the cells that a rectangle cuts off</source>
        <translation>Cuenta las casillas que aísla un rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Two cells that one rectangle must cover</source>
        <translation>Dos casillas que debe cubrir un mismo rectángulo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>What two clues must fill between them</source>
        <translation>Lo que dos números deben llenar entre ambos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells against the sum of the clues</source>
        <translation>Las casillas frente a la suma de los números</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Suppose a rectangle and see where it leads</source>
        <translation>Supón un rectángulo y mira adónde lleva</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Learn to play by playing: two minutes</source>
        <translation>Aprende a jugar jugando: dos minutos</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number, its clue, and as many cells as the clue says.</source>
        <translation>Divide la cuadrícula en rectángulos. Cada uno debe contener exactamente un número, y tantas casillas como ese número diga.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.</source>
        <translation>Dibuja un rectángulo de 4 casillas alrededor del 4: pulsa en una casilla, arrastra y suelta.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>That fits: one clue, and as many cells as it says.</source>
        <translation>Encaja: un número, y tantas casillas como dice.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, and press Enter.</source>
        <translation>O con el teclado: muévete con las flechas, da tamaño al rectángulo con Mayús+flechas y pulsa Intro.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A rectangle that breaks a rule is hatched. This one contains two clues, the 6 and the 3.</source>
        <translation>Un rectángulo que incumple una regla aparece rayado. Este contiene dos números, el 6 y el 3.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Click the hatched rectangle to remove it.</source>
        <translation>Haz clic en el rectángulo rayado para quitarlo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is gone. U undoes a move whenever you like.</source>
        <translation>Ya no está. U deshace una jugada cuando quieras.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move onto it and press Delete.</source>
        <translation>O con el teclado: ponte encima y pulsa Supr.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This one breaks the other rule: its clue is 6, but it has only 4 cells.</source>
        <translation>Este incumple la otra regla: su número es 6, pero solo tiene 4 casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Drag one of its borders until it has 6 cells.</source>
        <translation>Arrastra uno de sus bordes hasta que tenga 6 casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>6 cells for the 6. Now you know both rules.</source>
        <translation>6 casillas para el 6. Ya conoces las dos reglas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: draw a larger rectangle over it, which replaces it.</source>
        <translation>O con el teclado: dibuja encima un rectángulo más grande, que lo reemplaza.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A puzzle is solved when every cell is covered.</source>
        <translation>Un puzle está resuelto cuando todas las casillas están cubiertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve this one. Help is there if you need it.</source>
        <translation>Resuelve este. Tienes ayuda si la necesitas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! You know all there is to know. The rest is finding.</source>
        <translation>¡Resuelto! Ya sabes todo lo que hay que saber. Lo demás es buscar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>By keyboard, Tab goes to the next clue without its rectangle.</source>
        <translation>Con el teclado, Tab va al siguiente número que aún no tiene rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one clue at a time. The edge, other clues and drawn rectangles may leave it a single rectangle.</source>
        <translation>Mira los números de uno en uno. El borde, otros números y los rectángulos dibujados pueden dejarle a uno un único rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one empty cell at a time, corners first. If only one clue can reach it, that clue must cover it.</source>
        <translation>Mira las casillas vacías de una en una, primero las esquinas. Si solo un número puede llegar a una, ese número debe cubrirla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A clue may have several rectangles left that share some cells. Whichever it is, these cells are taken, so other clues must do without them.</source>
        <translation>A un número le pueden quedar varios rectángulos que comparten algunas casillas. Sea cual sea, esas casillas están ocupadas, así que los demás números no pueden contar con ellas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If it leaves a clue nearby no room for any rectangle, it is impossible.</source>
        <translation>Imagina que dibujas un rectángulo. Si a un número cercano no le deja sitio para ningún rectángulo, es imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is impossible.</source>
        <translation>Imagina que dibujas un rectángulo. Si ya nada puede cubrir alguna casilla de al lado, es imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle that cuts off some cells. The clues among them must add up to just as many cells. If not, the rectangle is impossible.</source>
        <translation>Imagina un rectángulo que aísla algunas casillas. Los números que hay entre ellas deben sumar justo tantas casillas. Si no, el rectángulo es imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Sometimes every rectangle that covers one cell covers a second one, too. Then none may take the second cell without the first.</source>
        <translation>A veces, todo rectángulo que cubre una casilla cubre también otra. Entonces ninguno puede ocupar la segunda casilla sin la primera.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Some cells can be covered by two clues only. These two must fill them between them, so whatever prevents that is impossible.</source>
        <translation>Algunas casillas solo las pueden cubrir dos números. Ambos deben llenarlas entre los dos, así que lo que lo impida es imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Choose some cells and the clues that can cover them, and count. Clues without cells to spare must not waste any, and cells that need them all must get them.</source>
        <translation>Elige unas casillas y los números que pueden cubrirlas, y cuenta. Los números a los que no les sobran casillas no pueden malgastar ninguna, y las casillas que los necesitan todos deben recibirlos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a cell is left with nothing, the rectangle is impossible.</source>
        <translation>Cuando nada más ayuda, supón un rectángulo y sigue lo que obliga a hacer. Si un número o una casilla se queda sin nada, el rectángulo es imposible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a clue with a single rectangle left, and draw it.</source>
        <translation>Busca un número al que le quede un único rectángulo y dibújalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that is certain.</source>
        <translation>Busca una casilla a la que solo pueda llegar un número. Dibuja su rectángulo, o marca a lápiz la parte segura.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find cells that are in every rectangle of a clue, and pencil them.</source>
        <translation>Busca casillas que estén en todos los rectángulos de un número y márcalas a lápiz.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would leave a clue no room, and cross it out.</source>
        <translation>Busca un rectángulo que dejaría sin sitio a un número y táchalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would strand a cell, and cross it out.</source>
        <translation>Busca un rectángulo que dejaría aislada una casilla y táchalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would cut off the wrong number of cells, and cross it out.</source>
        <translation>Busca un rectángulo que aislaría un número equivocado de casillas y táchalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that separates cells which go together, and cross it out.</source>
        <translation>Busca un rectángulo que separe casillas que van juntas y táchalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that two clues together make impossible, and cross it out.</source>
        <translation>Busca un rectángulo que dos números juntos hagan imposible y táchalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that the count makes impossible, and cross it out.</source>
        <translation>Busca un rectángulo que la cuenta haga imposible y táchalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that leads to a dead end, and cross it out.</source>
        <translation>Busca un rectángulo que lleve a un callejón sin salida y táchalo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and press P.</source>
        <translation>Marcar a lápiz: arrastra con la herramienta Lápiz o con el botón derecho, o da el tamaño con Mayús+flechas y pulsa P.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with the tool Draw is right, too.</source>
        <translation>Tachar: arrastra por encima, o da el tamaño con Mayús+flechas y pulsa X. Dibujar lo que queda con la herramienta Dibujar también vale.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T begins a trial, and J rejects it, which crosses its first rectangle out.</source>
        <translation>Tachar: arrastra por encima, o da el tamaño con Mayús+flechas y pulsa X. O suponlo: T empieza una prueba y J la rechaza, con lo que se tacha su primer rectángulo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>While you drag, the cells are counted and the clues in them added up. Let go to cross out, or press Esc to leave it. By keys: Shift+arrows, then X.</source>
        <translation>Mientras arrastras, se cuentan las casillas y se suman los números que contienen. Suelta para tachar, o pulsa Esc para dejarlo. Con el teclado: Mayús+flechas y luego X.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Try it where the marks are</source>
        <translation>Inténtalo donde están las marcas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>On your own</source>
        <translation>Por tu cuenta</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A whole puzzle</source>
        <translation>Un puzle entero</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This puzzle needs what you have just learned, and nothing harder.</source>
        <translation>Este puzle requiere lo que acabas de aprender y nada más difícil.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve it. Help is there if you need it.</source>
        <translation>Resuélvelo. Tienes ayuda si la necesitas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! This technique is yours now.</source>
        <translation>¡Resuelto! Ya dominas esta técnica.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = one cell; the clues in it: {total}</source>
        <translation>{size} = una casilla; los números que contiene: {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = {area} cells; the clues in them: {total}</source>
        <translation>{size} = {area} casillas; los números que contienen: {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size}; a clue in it is unknown</source>
        <translation>{size}; contiene un número desconocido</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is true, but it does not follow from this technique alone. Look once more.</source>
        <translation>Es verdad, pero no se deduce solo con esta técnica. Mira una vez más.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>One more thing: another rectangle is hatched. Click it to remove it.</source>
        <translation>Una cosa más: otro rectángulo está rayado. Haz clic en él para quitarlo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The board already shows this. Look for something new.</source>
        <translation>El tablero ya lo muestra. Busca algo nuevo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>No solution agrees with it.</source>
        <translation>Ninguna solución concuerda con él.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle ({size}) contains no clue.</source>
        <translation>Este rectángulo ({size}) no contiene ningún número.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle contains {count} clues: {clues}. A rectangle may contain only one.</source>
        <translation>Este rectángulo contiene {count} números: {clues}. Un rectángulo solo puede contener uno.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too few.</source>
        <translation>Este rectángulo tiene {area} casillas ({size}), pero su número es {wanted}: faltan {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.</source>
        <translation>Este rectángulo tiene {area} casillas ({size}), pero su número es {wanted}: sobran {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has one cell, but its clue is {wanted}: {off} too few.</source>
        <translation>Este rectángulo tiene una casilla, pero su número es {wanted}: faltan {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The puzzle has no clues.</source>
        <translation>El puzle no tiene números.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has {wanted} cells.</source>
        <translation>Los números suman {total}, pero la cuadrícula tiene {wanted} casillas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No rectangle of {wanted} cells fits on the grid for the clue in {cells}.</source>
        <translation>Ningún rectángulo de {wanted} casillas cabe en la cuadrícula para el número en {cells}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>Every rectangle of {wanted} cells for the clue in {cells} includes another clue.</source>
        <translation>Todo rectángulo de {wanted} casillas para el número en {cells} incluye otro número.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No clue can reach {cells}.</source>
        <translation>Ningún número puede llegar a {cells}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>These clues cannot all have their rectangles: {clues}.</source>
        <translation>Estos números no pueden tener todos su rectángulo: {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>There is no simple reason: only {total} or more clues taken together show it.</source>
        <translation>No hay un motivo sencillo: solo se ve al considerar juntos {total} números o más.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has only one cell.</source>
        <translation>Los números suman {total}, pero la cuadrícula tiene una sola casilla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues need at least {total} cells, but the grid has {wanted}.</source>
        <translation>Los números necesitan al menos {total} casillas, pero la cuadrícula tiene {wanted}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the {area} in {cell}</source>
        <translation>el {area} en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the "?" in {cell}</source>
        <translation>el «?» en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {count} more</source>
        <translation>{first} y {count} más</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>At least one rectangle breaks a rule (hatched).</source>
        <translation>Al menos un rectángulo incumple una regla (rayado).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A rectangle {quarter} breaks a rule.</source>
        <translation>Un rectángulo {quarter} incumple una regla.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{broken}</source>
        <translation>{broken}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your rectangles fits its clue but is not part of the solution.</source>
        <translation>Uno de tus rectángulos encaja con su número, pero no forma parte de la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong rectangle is {quarter}.</source>
        <translation>El rectángulo erróneo está {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities finds no solution with it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] está mal: una búsqueda por todas las posibilidades no halla ninguna solución con él.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your rectangles cannot all be right.</source>
        <translation>Algunos de tus rectángulos no pueden ser todos correctos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of them is {quarter}.</source>
        <translation>Uno de ellos está {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution contains them all.</source>
        <translation>Cada uno de estos está en alguna solución, pero ninguna los contiene todos: [ruled_out]{rects}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your pencil marks is wrong.</source>
        <translation>Una de tus marcas a lápiz está mal.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong mark is {quarter}.</source>
        <translation>La marca errónea está {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all belong to one rectangle of the solution.</source>
        <translation>Las casillas de [ruled_out]{rect}[/ruled_out], marcadas juntas a lápiz, no pertenecen todas a un mismo rectángulo de la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your crossed-out rectangles is right.</source>
        <translation>Uno de los rectángulos que tachaste es correcto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[allowed]{rect}[/allowed] is crossed out, but it is part of the solution.</source>
        <translation>[allowed]{rect}[/allowed] está tachado, pero forma parte de la solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your marks cannot all be right.</source>
        <translation>Algunas de tus marcas no pueden ser todas correctas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your rectangles together.</source>
        <translation>Ninguna solución concuerda a la vez con [ruled_out]estas {count} marcas[/ruled_out] y con tus rectángulos.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>From here, the puzzle has several solutions.</source>
        <translation>A partir de aquí, el puzle tiene varias soluciones.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [subject]{clue}[/subject].</source>
        <translation>Mira [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in another [allowed]{other}[/allowed]. Take either: every solution counts.</source>
        <translation>En una solución [subject]{clue}[/subject] es [allowed]{one}[/allowed]; en otra, [allowed]{other}[/allowed]. Elige cualquiera: toda solución vale.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution.</source>
        <translation>Este puzle no tiene solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>No hay ninguna forma de dividir esta cuadrícula.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution. {problem}</source>
        <translation>Este puzle no tiene solución. {problem}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps here; only a search does.</source>
        <translation>Aquí no sirve ninguna de las técnicas que conozco; solo una búsqueda.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. None of the techniques I know proves it.</source>
        <translation>Una búsqueda muestra que [subject]{clue}[/subject] es [result]{place}[/result]. Ninguna de las técnicas que conozco lo demuestra.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>None of the techniques I know helps on this board.</source>
        <translation>En este tablero no sirve ninguna de las técnicas que conozco.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>I found no place where one of them applies.</source>
        <translation>No he encontrado ningún lugar donde se aplique una de ellas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps on this board, and searching it for a solution would take too long.</source>
        <translation>En este tablero no sirve ninguna de las técnicas que conozco, y buscar una solución llevaría demasiado tiempo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial.</source>
        <translation>En esta prueba no sirve ninguna de las técnicas que conozco.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial. Suppose something more, or go back to before the trial.</source>
        <translation>En esta prueba no sirve ninguna de las técnicas que conozco. Supón algo más, o vuelve al punto anterior a la prueba.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Something drawn or marked {region} cannot be right.</source>
        <translation>Algo dibujado o marcado {region} no puede ser correcto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.</source>
        <translation>Mira alrededor de [reason]{cell}[/reason]: algo dibujado o marcado ahí no puede ser correcto.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>With what is drawn and marked, {end}. So something there is wrong: undo until the contradiction is gone.</source>
        <translation>Con lo que hay dibujado y marcado, {end}. Así que algo de eso está mal: deshaz hasta que desaparezca la contradicción.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>What this trial supposes cannot be right: look {region}.</source>
        <translation>Lo que supone esta prueba no puede ser correcto: mira {region}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [reason]{cell}[/reason]: the trial fails there.</source>
        <translation>Mira [reason]{cell}[/reason]: ahí fracasa la prueba.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In this trial, {end}. So what it supposes is wrong: reject it.</source>
        <translation>En esta prueba, {end}. Así que lo que supone está mal: recházala.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>This game is from an older version, which did not record when moves were made.</source>
        <translation>Esta partida es de una versión anterior, que no registraba cuándo se hacían las jugadas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Nothing to review: no wrong rectangle, no hint and no long pause.</source>
        <translation>Nada que repasar: ningún rectángulo erróneo, ninguna pista y ninguna pausa larga.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>A wrong rectangle was on the board for {time} in total.</source>
        <translation>Hubo un rectángulo erróneo en el tablero durante {time} en total.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You usually moved within {time}. Pauses longer than {limit} are worth a look.</source>
        <translation>Normalmente hacías una jugada en {time}. Las pausas de más de {limit} merecen una mirada.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Wrong rectangle</source>
        <translation>Rectángulo erróneo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Long pause</source>
        <translation>Pausa larga</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed on the board for {time}.</source>
        <translation>Dibujaste [ruled_out]{rect}[/ruled_out] ({size}), que está mal. Estuvo en el tablero {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{reason} It stayed on the board for {time}.</source>
        <translation>{reason} Estuvo en el tablero {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>After {time} without a move, you asked for a hint: {degree}.</source>
        <translation>Tras {time} sin ninguna jugada, pediste una pista: {degree}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You made no move for {time}.</source>
        <translation>No hiciste ninguna jugada en {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a nudge</source>
        <translation>un empujón</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>where to look</source>
        <translation>dónde mirar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>an explanation</source>
        <translation>una explicación</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a rectangle drawn for you</source>
        <translation>un rectángulo que el programa dibujó</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Here you could have seen this: {find}</source>
        <translation>Aquí podías haber visto esto: {find}</translation>
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
        <translation>No tiene solución.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution. {reason}</source>
        <translation>No tiene solución. {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has several solutions, so there is no single one to show.</source>
        <translation>Tiene varias soluciones, así que no hay una única que mostrar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>Checking whether it has only one solution took too long.</source>
        <translation>Comprobar si tiene una sola solución llevó demasiado tiempo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>Divide la cuadrícula en rectángulos, cada uno con un solo número: el de casillas que cubre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil</source>
        <translation>Lápiz</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzles</source>
        <translation>Puzles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Shikaku board</source>
        <translation>Tablero de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>How to play</source>
        <translation>Cómo jugar</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Mouse: drag from corner to corner, or click two opposite corners. Click a rectangle to remove it.</source>
        <translation>Ratón: arrastra de esquina a esquina, o haz clic en dos esquinas opuestas. Haz clic en un rectángulo para quitarlo.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Touch: the same with one finger. Two fingers zoom and move the page.</source>
        <translation>Pantalla táctil: lo mismo con un dedo. Con dos dedos se amplía y se mueve la página.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Keys: arrow keys move the cursor, Shift+arrows size a rectangle, Enter draws or removes it, Esc cancels. C checks, Ctrl+Z undoes, Ctrl+Y redoes.</source>
        <translation>Teclas: las flechas mueven el cursor, Mayús+flechas dan tamaño a un rectángulo, Intro lo dibuja o lo quita, Esc cancela. C comprueba, Ctrl+Z deshace, Ctrl+Y rehace.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil notes possible rectangles, which do not count: drag with the right mouse button, or with Pencil on. P pencils with the keyboard.</source>
        <translation>El lápiz anota rectángulos posibles, que no cuentan: arrastra con el botón derecho del ratón, o con Lápiz activado. P marca a lápiz con el teclado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check looks for mistakes.</source>
        <translation>Comprobar busca errores.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>This page needs JavaScript to show the board.</source>
        <translation>Esta página necesita JavaScript para mostrar el tablero.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>row {row}, column {col}</source>
        <translation>fila {row}, columna {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>clue {area}</source>
        <translation>número {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>en un rectángulo de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a wrong rectangle of {height} by {width}</source>
        <translation>en un rectángulo erróneo de {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{height} × {width} = {area}</source>
        <translation>{height} × {width} = {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Now choose the opposite corner, or this cell again to cancel.</source>
        <translation>Ahora elige la esquina opuesta, o de nuevo esta casilla para cancelar.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Drawn: {height} × {width} = {area}.</source>
        <translation>Dibujado: {height} × {width} = {area}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>pencilled: {height} by {width}</source>
        <translation>marcado a lápiz: {height} por {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencilled: {height} × {width} = {area}.</source>
        <translation>Marcado a lápiz: {height} × {width} = {area}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{name} (solved)</source>
        <translation>{name} (resuelto)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved: {count} of {all}</source>
        <translation>Resueltos: {count} de {all}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Removed: {height} × {width}.</source>
        <translation>Quitado: {height} × {width}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redone.</source>
        <translation>Rehecho.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>¡Resuelto! Todas las casillas están cubiertas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Looking good so far.</source>
        <translation>Vas bien hasta ahora.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>Todavía no hay nada dibujado.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle breaks a rule (hatched).</source>
        <translation>Un rectángulo incumple una regla (rayado).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles break a rule (hatched).</source>
        <translation>{count} rectángulos incumplen una regla (rayados).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle fits its number but cannot be part of the solution (hatched).</source>
        <translation>Un rectángulo encaja con su número, pero no puede formar parte de la solución (rayado).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles cannot be part of the solution (hatched).</source>
        <translation>{count} rectángulos no pueden formar parte de la solución (rayados).</translation>
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
