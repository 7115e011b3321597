<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Copy &amp;Diagnostics</source>
        <translation>Copier le &amp;diagnostic</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The diagnostics are on the clipboard.</source>
        <translation>Le diagnostic est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>The clipboard cannot be used. Please copy the selected text.</source>
        <translation>Le presse-papiers n’est pas utilisable. Veuillez copier le texte sélectionné.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Program</source>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&amp;Licences</source>
        <translation>&amp;Licences</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>D&amp;etails</source>
        <translation>Dé&amp;tails</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>Parts of the program</source>
        <translation>Composants du programme</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For red-green colour blindness</source>
        <translation>Pour le daltonisme rouge-vert</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>For blue-yellow colour blindness</source>
        <translation>Pour le daltonisme bleu-jaune</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;High contrast</source>
        <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;No animations</source>
        <translation>Sans &amp;animations</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Colours:</source>
        <translation>Cou&amp;leurs :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Rectangle colours:</source>
        <translation>Couleurs des &amp;rectangles :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Text size:</source>
        <translation>&amp;Taille du texte :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>High contrast and fewer animations are also used if the system asks for them.</source>
        <translation>Le contraste élevé et la réduction des animations s’appliquent aussi si le système les demande.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <location filename="../shikaku_gui/gui/board/board_preview.py"/>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>BoardViewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>R4C5 (row 4, column 5)</source>
        <translation>R4C5 (ligne 4, colonne 5)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>E4 (column E, row 4)</source>
        <translation>E4 (colonne E, ligne 4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Row and column numbers</source>
        <translation>&amp;Numéros de ligne et de colonne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Overview of large boards</source>
        <translation>&amp;Vue d’ensemble des grands plateaux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Pencil rectangles and crosses</source>
        <translation>&amp;Rectangles au crayon et croix</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Cell names:</source>
        <translation>Noms des &amp;cases :</translation>
    </message>
</context>
<context>
    <name>BookControls</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>P&amp;uzzles on a page:</source>
        <translation>Grille&amp;s par page :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Pap&amp;er:</source>
        <translation>&amp;Papier :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Orien&amp;tation:</source>
        <translation>Orien&amp;tation :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Mar&amp;gins:</source>
        <translation>Mar&amp;ges :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Extra inner margin:</source>
        <translation>Marge intérieure en plus :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Bleed:</source>
        <translation>Fond perdu :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Page numbers</source>
        <translation>Numéros de page</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Large print</source>
        <translation>Gros &amp;caractères</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>S&amp;olutions:</source>
        <translation>S&amp;olutions :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Hints:</source>
        <translation>In&amp;dices :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Lin&amp;k:</source>
        <translation>&amp;Lien :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Caption:</source>
        <translation>Légende :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the name</source>
        <translation>Ligne pour le nom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Line for the time</source>
        <translation>Ligne pour le temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>N&amp;uméroter les lignes et les colonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my rectangles</source>
        <translation>Inclure mes rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>Inclure mes &amp;marques et mes essais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>T&amp;itle:</source>
        <translation>T&amp;itre :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Subtitle:</source>
        <translation>Sous-titre :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author:</source>
        <translation>Auteur :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Imprint:</source>
        <translation>Mentions :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Co&amp;ver</source>
        <translation>Cou&amp;verture</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Rules with an example</source>
        <translation>Règles avec un exemple</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Table of &amp;contents</source>
        <translation>Ta&amp;ble des matières</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>One chapter per grade</source>
        <translation>Un chapitre par difficulté</translation>
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
        <translation>Changer de dossier…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose Folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 puzzle</source>
        <translation>1 grille</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n puzzles</source>
        <translation><numerusform>%n grille</numerusform><numerusform>%n grilles</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 group</source>
        <translation>1 groupe</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n groups</source>
        <translation><numerusform>%n groupe</numerusform><numerusform>%n groupes</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>your folder contains more than are listed</source>
        <translation>votre dossier en contient d’autres, non affichées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>1 file still to be read</source>
        <translation>1 fichier encore à lire</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>%n files still to be read</source>
        <translation><numerusform>%n fichier encore à lire</numerusform><numerusform>%n fichiers encore à lire</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No puzzles match.</source>
        <translation>Aucune grille ne correspond.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no duplicates here.</source>
        <translation>Il n’y a pas de doublons ici.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>No unfinished games. Games you start appear here.</source>
        <translation>Aucune partie inachevée. Les parties que vous commencez s’affichent ici.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Files you open are listed here.</source>
        <translation>Les fichiers que vous ouvrez s’affichent ici.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Choose a folder. Its puzzles, including ones you add later, appear here.</source>
        <translation>Choisissez un dossier. Ses grilles s’affichent ici, y compris celles que vous ajouterez plus tard.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>There are no puzzles here.</source>
        <translation>Il n’y a aucune grille ici.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Move to Trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Give Up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Undo Rename or Delete</source>
        <translation>Annuler le renommage ou la suppression</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be renamed.</source>
        <translation>Seuls les fichiers de votre dossier peuvent être renommés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/browse_page.py"/>
        <source>Only files in your folder can be deleted.</source>
        <translation>Seuls les fichiers de votre dossier peuvent être supprimés.</translation>
    </message>
</context>
<context>
    <name>CheckController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing to check</source>
        <translation>Rien à vérifier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>Rien n’a encore été tracé.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every cell is covered.</source>
        <translation>Toutes les cases sont couvertes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, and every clue and every cell still has a possible rectangle.</source>
        <translation>Aucune règle n’est enfreinte, et chaque nombre et chaque case ont encore un rectangle possible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has not failed</source>
        <translation>L’essai n’a pas échoué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Reject Trial</source>
        <translation>Rejeter l’essai</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>The trial has failed</source>
        <translation>L’essai a échoué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking for the last good position…</source>
        <translation>Recherche de la dernière bonne position…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>Il est impossible de diviser cette grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This puzzle has no solution</source>
        <translation>Cette grille n’a pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Nothing needs to be removed.</source>
        <translation>Il n’y a rien à supprimer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>This is a good position</source>
        <translation>Cette position est bonne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back one move. Redo restores it.</source>
        <translation>Retour d’un coup en arrière. « Rétablir » le refait.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Went back %n moves. Redo restores them all.</source>
        <translation><numerusform>Retour de %n coup en arrière. « Rétablir » le refait.</numerusform><numerusform>Retour de %n coups en arrière. « Rétablir » les refait tous.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Back to the last good position</source>
        <translation>Retour à la dernière bonne position</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>And %n more.</source>
        <translation><numerusform>Et %n autre.</numerusform><numerusform>Et %n autres.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>A rule is broken</source>
        <translation>Une règle est enfreinte</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>%n rectangles break a rule</source>
        <translation><numerusform>%n rectangle enfreint une règle</numerusform><numerusform>%n rectangles enfreignent une règle</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Prouvé : aucun ensemble de rectangles ne remplit cette grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken, but the check for mistakes ran out of time.</source>
        <translation>Aucune règle n’est enfreinte, mais la recherche d’erreurs n’a pas abouti à temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>No rule is broken</source>
        <translation>Aucune règle n’est enfreinte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far is correct.</source>
        <translation>Tous les rectangles tracés jusqu’ici sont justes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Every rectangle so far belongs to a solution. There are several.</source>
        <translation>Tous les rectangles tracés jusqu’ici font partie d’une solution. Il y en a plusieurs.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Looking good</source>
        <translation>Tout va bien</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/check_controller.py"/>
        <source>Save Proof…</source>
        <translation>Enregistrer la preuve…</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Runs of each formulation</source>
        <translation>Exécutions de chaque formulation</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Seconds for each run</source>
        <translation>Secondes par exécution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;All</source>
        <translation>&amp;Tout choisir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/choice_page.py"/>
        <source>Choose &amp;None</source>
        <translation>&amp;Ne rien choisir</translation>
    </message>
</context>
<context>
    <name>CompletionWatcher</name>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>A new best for this size and difficulty! Until now: %1, median %2.</source>
        <translation>Nouveau record pour cette taille et cette difficulté ! Jusqu’ici : %1, médiane %2.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Your best for this size and difficulty: %1, median %2.</source>
        <translation>Votre record pour cette taille et cette difficulté : %1, médiane %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Série : %n jour</numerusform><numerusform>Série : %n jours</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Shikaku: %1, solved in %2</source>
        <translation>Shikaku : %1, résolue en %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Another Puzzle</source>
        <translation>Une autre grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Copy Result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Solved in %1</source>
        <translation>Résolue en %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown %n times.</source>
        <translation><numerusform>Les rectangles possibles ont été affichés %n fois.</numerusform><numerusform>Les rectangles possibles ont été affichés %n fois.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>Possible rectangles were shown once.</source>
        <translation>Les rectangles possibles ont été affichés une fois.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 nudge</source>
        <translation>1 piste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 place shown</source>
        <translation>1 endroit montré</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 explanation</source>
        <translation>1 explication</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 move made for you</source>
        <translation>1 coup joué pour vous</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n nudges</source>
        <translation><numerusform>%n piste</numerusform><numerusform>%n pistes</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n places shown</source>
        <translation><numerusform>%n endroit montré</numerusform><numerusform>%n endroits montrés</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n explanations</source>
        <translation><numerusform>%n explication</numerusform><numerusform>%n explications</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n moves made for you</source>
        <translation><numerusform>%n coup joué pour vous</numerusform><numerusform>%n coups joués pour vous</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>1 hint: %1</source>
        <translation>1 indice : %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/completion.py"/>
        <source>%n hints: %1</source>
        <translation><numerusform>%n indice : %1</numerusform><numerusform>%n indices : %1</numerusform></translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today</source>
        <translation>Résolue aujourd’hui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved today: %1 of %2</source>
        <extracomment>%1 and %2: numbers of puzzles.</extracomment>
        <translation>Résolues aujourd’hui : %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: 1 day</source>
        <translation>Série : 1 jour</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Streak: %n days</source>
        <translation><numerusform>Série : %n jour</numerusform><numerusform>Série : %n jours</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: 1 day</source>
        <translation>la plus longue : 1 jour</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>longest: %n days</source>
        <translation><numerusform>la plus longue : %n jour</numerusform><numerusform>la plus longue : %n jours</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Everyone gets the same three puzzles each day. Solving one of them is enough for your streak, as long as it is still that date somewhere in the world. You can play earlier days at any time.</source>
        <translation>Chaque jour, les trois mêmes grilles pour tout le monde. En résoudre une suffit pour votre série, tant que cette date est encore en cours quelque part dans le monde. Vous pouvez jouer celles des jours passés à tout moment.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Making the puzzle…</source>
        <translation>Création de la grille…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%1, solved</source>
        <extracomment>%1: the size of a daily puzzle.</extracomment>
        <translation>%1, résolue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved in %1</source>
        <translation>Résolue en %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>1 hint</source>
        <translation>1 indice</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>%n hints</source>
        <translation><numerusform>%n indice</numerusform><numerusform>%n indices</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>no hints</source>
        <translation>sans indice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved on a later day, so it does not count towards your streak.</source>
        <translation>Résolue un autre jour : elle ne compte pas dans votre série.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/daily_page.py"/>
        <source>Solved while the clock was set back, so it does not count.</source>
        <translation>Résolue alors que l’horloge était retardée : elle ne compte pas.</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Open Folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Choose Another Folder…</source>
        <translation>&amp;Choisir un autre dossier…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>Utiliser le dossier par &amp;défaut</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Keep the Present Folder</source>
        <translation>&amp;Garder le dossier actuel</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>&amp;Data folder:</source>
        <translation>Dossier des do&amp;nnées :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Your games, history, statistics and daily puzzles. Your own puzzle files stay where you saved them.</source>
        <translation>Vos parties, votre historique, vos statistiques et vos grilles du jour. Vos propres fichiers de grilles restent là où vous les avez enregistrés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>From the next start, the data already in %1 is used. Your present data stays where it is.</source>
        <translation>Au prochain démarrage, les données déjà présentes dans %1 seront utilisées. Vos données actuelles restent où elles sont.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>At the next start, your data is copied to %1 and used there. The present folder is kept as it is.</source>
        <translation>Au prochain démarrage, vos données seront copiées dans %1 et utilisées à cet endroit. Le dossier actuel sera conservé tel quel.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/data_page.py"/>
        <source>Folder for your data</source>
        <translation>Dossier pour vos données</translation>
    </message>
</context>
<context>
    <name>DetailsForm</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Aut&amp;hor</source>
        <translation>A&amp;uteur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Sour&amp;ce</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>Notes for the player (optional)</source>
        <translation>Remarques pour le joueur (facultatif)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/details_form.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not read %1</source>
        <translation>Impossible de lire %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not open %1</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Nothing to paste</source>
        <translation>Rien à coller</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>The clipboard contains no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>No puzzle found in the text</source>
        <translation>Aucune grille trouvée dans le texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Pasted puzzles</source>
        <translation>Grilles collées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/document.py"/>
        <source>Could not save %1</source>
        <translation>Impossible d’enregistrer %1</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Today: five minutes</source>
        <translation>Aujourd’hui : cinq minutes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>From your games</source>
        <translation>Tirés de vos parties</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>Drill %1</source>
        <translation>Exercice %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%1 sur %2 justes du premier coup</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%1: %2 of %3</source>
        <translation>%1 : %2 sur %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>One drill</source>
        <translation>Un exercice</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>%n drills</source>
        <translation><numerusform>%n exercice</numerusform><numerusform>%n exercices</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>That's it for now.</source>
        <translation>C’est tout pour l’instant.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>You have done every drill. New ones are being made.</source>
        <translation>Vous avez fait tous les exercices. De nouveaux sont en préparation.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_opener.py"/>
        <source>No new drill yet</source>
        <translation>Pas encore de nouvel exercice</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next picture</source>
        <translation>Image suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/drill_page.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>EditorAutosave</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not save your draft</source>
        <translation>Impossible d’enregistrer votre brouillon</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>There is no other unfinished puzzle in the editor.</source>
        <translation>Il n’y a pas d’autre grille inachevée dans l’éditeur.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>No other draft</source>
        <translation>Aucun autre brouillon</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Your draft is not shown</source>
        <translation>Votre brouillon n’est pas affiché</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>You started another puzzle before it was read. Open Other Draft shows it.</source>
        <translation>Vous avez commencé une autre grille avant la fin de sa lecture. « Ouvrir l’autre brouillon » l’affiche.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>Could not read your draft</source>
        <translation>Impossible de lire votre brouillon</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_document.py"/>
        <source>The old file was kept as %1.</source>
        <translation>L’ancien fichier a été conservé sous le nom %1.</translation>
    </message>
</context>
<context>
    <name>EditorBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: empty</source>
        <translation>%1 : vide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1: clue %2</source>
        <translation>%1 : nombre %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>Grid of %1 by %2 cells</source>
        <translation>Grille de %1 sur %2 cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_board.py"/>
        <source>%1. Type a number or ?; Delete removes it.</source>
        <translation>%1. Tapez un nombre ou ? ; Suppr l’efface.</translation>
    </message>
</context>
<context>
    <name>EditorPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Clues</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Sum of clues</source>
        <translation>Somme</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Placements</source>
        <translation>Placements</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Grade</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solving…</source>
        <translation>Résolution…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus one ?</source>
        <translation>%1, plus un ?</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1, plus %n ?</source>
        <translation><numerusform>%1, plus %n ?</numerusform><numerusform>%1, plus %n ?</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too few</source>
        <translation>%1 : il en manque %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>%1: %2 too many</source>
        <translation>%1 : %2 de trop</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Type&lt;/b&gt; a number or &lt;b&gt;?&lt;/b&gt; into the selected cell.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; a clue to move it, or press Ctrl+arrows.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Right-click&lt;/b&gt; for rows and columns.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Tapez&lt;/b&gt; un nombre ou &lt;b&gt;?&lt;/b&gt; dans la case choisie.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Faites glisser&lt;/b&gt; un nombre pour le déplacer, ou appuyez sur Ctrl+flèches.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cliquez droit&lt;/b&gt; pour les lignes et les colonnes.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle; its number is filled in.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Click&lt;/b&gt; inside it to move its clue there; &lt;b&gt;Delete&lt;/b&gt; removes it.&lt;/p&gt;&lt;p&gt;With the keyboard: &lt;b&gt;Shift+arrows&lt;/b&gt;, then &lt;b&gt;Enter&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Faites glisser&lt;/b&gt; pour tracer un rectangle ; son nombre est inscrit tout seul.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Cliquez&lt;/b&gt; à l’intérieur pour y déplacer son nombre ; &lt;b&gt;Suppr&lt;/b&gt; le supprime.&lt;/p&gt;&lt;p&gt;Au clavier : &lt;b&gt;Maj+flèches&lt;/b&gt;, puis &lt;b&gt;Entrée&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 1</source>
        <translation>Solution 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_panel.py"/>
        <source>Solution 2</source>
        <translation>Solution 2</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Untitled puzzle</source>
        <translation>Grille sans titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>%1[*] — Editor</source>
        <translation>%1[*] — Éditeur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_window.py"/>
        <source>Saved as %1.</source>
        <translation>Enregistrée sous %1.</translation>
    </message>
</context>
<context>
    <name>ExceptHook</name>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Something went wrong, and your last action could not be completed.</source>
        <translation>Une erreur s’est produite, et votre dernière action n’a pas pu être terminée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/excepthook.py"/>
        <source>Your game is unchanged, and you can continue. If it happens again, the details help us fix it.</source>
        <translation>Votre partie est intacte et vous pouvez continuer. Si cela se reproduit, les détails nous aideront à corriger le problème.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Puzzle</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;With my rectangles</source>
        <translation>&amp;Avec mes rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Solution</source>
        <translation>&amp;Solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>N&amp;uméroter les lignes et les colonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Include my &amp;marks and trials</source>
        <translation>Inclure mes &amp;marques et mes essais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Could not save the picture: %1</source>
        <translation>Impossible d’enregistrer l’image : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Export Image</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Scal&amp;e:</source>
        <translation>Éche&amp;lle :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>%1 pixels</source>
        <translation>%1 pixels</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/export_dialog.py"/>
        <source>Solving…</source>
        <translation>Résolution…</translation>
    </message>
</context>
<context>
    <name>FigureTiles</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Solved</source>
        <translation>Résolues</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Time played</source>
        <translation>Temps de jeu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Daily streak</source>
        <translation>Série de grilles du jour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/sections.py"/>
        <source>Longest daily streak</source>
        <translation>Plus longue série</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Renamed to %1.</source>
        <translation>Renommé en %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Moved %1 to the trash.</source>
        <translation>%1 est dans la corbeille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Restored %1.</source>
        <translation>%1 a été restauré.</translation>
    </message>
</context>
<context>
    <name>FilterControls</name>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Grade</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Any grade</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Title, author, source, grade, size or file name</source>
        <translation>Titre, auteur, source, difficulté, taille ou nom de fichier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Reverse order</source>
        <translation>Ordre inverse</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show only puzzles that occur more than once, perhaps rotated or mirrored</source>
        <translation>N’afficher que les grilles présentes plusieurs fois, y compris tournées ou en miroir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>Show filters and order</source>
        <translation>Afficher les filtres et l’ordre</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <location filename="../shikaku_gui/gui/library/gallery.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Board of %1 by %2 cells</source>
        <translation>Plateau de %1 sur %2 cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_board.py"/>
        <source>Arrow keys move the cursor, Shift and arrow keys size a rectangle, Enter draws it, P pencils it, X crosses it out, Delete removes one, S on a clue draws a rectangle of its size, P on a clue shows its possible rectangles, Tab goes to the next open clue, L lists those that are left, F6 leaves the board.</source>
        <translation>Les flèches déplacent le curseur, Maj et les flèches dimensionnent un rectangle, Entrée le trace, P le crayonne, X le barre, Suppr en supprime un, S sur un nombre trace un rectangle de sa taille, P sur un nombre montre ses rectangles possibles, Tab passe au prochain nombre sans rectangle, L énumère ceux qui restent, F6 quitte le plateau.</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solving…</source>
        <translation>Résolution…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>This is the only solution. Undo restores your rectangles.</source>
        <translation>C’est la solution unique. « Annuler » rétablit vos rectangles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Solved automatically</source>
        <translation>Résolue automatiquement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>There are several solutions; this is one of them.</source>
        <translation>Il y a plusieurs solutions ; en voici une.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Prouvé : aucun ensemble de rectangles ne remplit cette grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>No solution</source>
        <translation>Pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Stopped at the time limit without an answer.</source>
        <translation>Arrêt à la limite de temps, sans réponse.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Not known</source>
        <translation>On ne sait pas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_commands.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Saved a copy</source>
        <translation>Copie enregistrée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%1 is a folder</source>
        <translation>%1 est un dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library can show its puzzles, including those in subfolders.</source>
        <translation>La bibliothèque peut afficher ses grilles, y compris celles des sous-dossiers.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>It will then no longer show %1.</source>
        <translation>Elle n’affichera alors plus %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>The library now shows %1</source>
        <translation>La bibliothèque affiche maintenant %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Show in Library</source>
        <translation>Afficher dans la bibliothèque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One puzzle added.</source>
        <translation>Une grille ajoutée.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n puzzles added.</source>
        <translation><numerusform>%n grille ajoutée.</numerusform><numerusform>%n grilles ajoutées.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One was already in the library.</source>
        <translation>Une était déjà dans la bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n were already in the library.</source>
        <translation><numerusform>%n était déjà dans la bibliothèque.</numerusform><numerusform>%n étaient déjà dans la bibliothèque.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>One could not be read.</source>
        <translation>Une n’a pas pu être lue.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>%n could not be read.</source>
        <translation><numerusform>%n n’a pas pu être lue.</numerusform><numerusform>%n n’ont pas pu être lues.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Back to Previous Puzzle</source>
        <translation>Retour à la grille précédente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_document.py"/>
        <source>Opened the puzzle from the text</source>
        <translation>La grille du texte est ouverte</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Some rectangles were left out</source>
        <translation>Certains rectangles ont été laissés de côté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>In the file they overlap, as unfinished rectangles do.</source>
        <translation>Dans le fichier, ils se chevauchent, comme des rectangles inachevés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>This puzzle has no solution</source>
        <translation>Cette grille n’a pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Welcome back</source>
        <translation>Content de vous revoir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You have played this puzzle before. Here is where you left off.</source>
        <translation>Vous avez déjà joué cette grille. Vous reprenez là où vous en étiez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Start Over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Board cleared</source>
        <translation>Plateau vidé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Undo restores your rectangles.</source>
        <translation>« Annuler » rétablit vos rectangles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Another game of this puzzle</source>
        <translation>Une autre partie de cette grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>You also have another game of this puzzle.</source>
        <translation>Vous avez aussi une autre partie de cette grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/game_opener.py"/>
        <source>Go to That Game</source>
        <translation>Aller à cette partie</translation>
    </message>
</context>
<context>
    <name>GameReplay</name>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Replay: %1</source>
        <translation>Revoir : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/game_replay.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>&amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 — Guide</source>
        <translation>%1 — Guide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_window.py"/>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for the next step…</source>
        <translation>Recherche de l’étape suivante…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no steps left.</source>
        <translation>Il ne reste aucune étape.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Looking for all steps…</source>
        <translation>Recherche de toutes les étapes…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>There are no other hints right now.</source>
        <translation>Il n’y a pas d’autre indice pour le moment.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That's it.</source>
        <translation>C’est ça.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>That is not correct. Here is more help.</source>
        <translation>Ce n’est pas juste. Voici un peu plus d’aide.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>Right, but there is another step to find.</source>
        <translation>Juste, mais c’est une autre étape qu’il faut trouver.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_controller.py"/>
        <source>This hint is out of date.</source>
        <translation>Cet indice n’est plus à jour.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another</source>
        <translation>Autre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Another hint</source>
        <translation>Autre indice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>All hints now</source>
        <translation>Tous les indices maintenant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copy explanation</source>
        <translation>Copier l’explication</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>HistoryExport</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>The history was erased.</source>
        <translation>L’historique a été effacé.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Could not save %1: %2</source>
        <translation>Impossible d’enregistrer %1 : %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved %n games to %1.</source>
        <translation><numerusform>%n partie enregistrée dans %1.</numerusform><numerusform>%n parties enregistrées dans %1.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Saved one game to %1.</source>
        <translation>Une partie enregistrée dans %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>%1 Also saved: %2.</source>
        <translation>%1 Également enregistré : %2.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Games you finish or give up are listed here.</source>
        <translation>Aucune partie finie ou abandonnée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Play Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ProofSaver</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Writing the proof…</source>
        <translation>Écriture de la preuve…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Could not save the proof</source>
        <translation>Impossible d’enregistrer la preuve</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Too many rectangles are possible in this puzzle.</source>
        <translation>Cette grille a trop de rectangles possibles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has exactly one solution.</source>
        <translation>Elle prouve que la grille a exactement une solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has several solutions.</source>
        <translation>Elle prouve que la grille a plusieurs solutions.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It proves that the puzzle has no solution.</source>
        <translation>Elle prouve que la grille n’a pas de solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has one step, which any LRAT checker can check.</source>
        <translation>Elle compte une étape, que tout vérificateur LRAT peut contrôler.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>It has %n steps, which any LRAT checker can check.</source>
        <translation><numerusform>Elle compte %n étape, que tout vérificateur LRAT peut contrôler.</numerusform><numerusform>Elle compte %n étapes, que tout vérificateur LRAT peut contrôler.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/lab_opener.py"/>
        <source>Saved the proof to %1</source>
        <translation>La preuve est enregistrée dans %1</translation>
    </message>
</context>
<context>
    <name>LaboratoryWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Start</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Could not save %1: %2</source>
        <translation>Impossible d’enregistrer %1 : %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Saved to %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Formulations</source>
        <translation>&amp;Formulations</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Runs</source>
        <translation>E&amp;xécutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>On the &amp;Board</source>
        <translation>Sur le &amp;plateau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>Des preuves se contredisent. C’est un bogue de Shikaku.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: %n formulations were run.</source>
        <translation><numerusform>Terminé : %n formulation exécutée.</numerusform><numerusform>Terminé : %n formulations exécutées.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Done: one formulation was run.</source>
        <translation>Terminé : une formulation exécutée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>This puzzle has too many possible rectangles to list.</source>
        <translation>Cette grille a trop de rectangles possibles pour les énumérer.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after %n formulations.</source>
        <translation><numerusform>Arrêté après %n formulation.</numerusform><numerusform>Arrêté après %n formulations.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>Stopped after one formulation.</source>
        <translation>Arrêté après une formulation.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/laboratory_window.py"/>
        <source>%1: %2 of %3 formulations done.</source>
        <translation>%1 : %2 formulations sur %3 terminées.</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>As in the system (%1)</source>
        <translation>Comme le système (%1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Language:</source>
        <translation>&amp;Langue :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>A new language is used from the next start of Shikaku.</source>
        <translation>La nouvelle langue s’applique au prochain démarrage de Shikaku.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Use It Now</source>
        <translation>&amp;Appliquer maintenant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Close all windows and continue the latest game; all games are kept</source>
        <translation>Ferme toutes les fenêtres et reprend la dernière partie ; toutes les parties sont conservées</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Task %1 of %2</source>
        <translation>Tâche %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Next Lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That's it</source>
        <translation>C’est ça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>Nothing new</source>
        <translation>Rien de nouveau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>True, but not this</source>
        <translation>Vrai, mais pas ici</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_page.py"/>
        <source>That is impossible</source>
        <translation>C’est impossible</translation>
    </message>
</context>
<context>
    <name>LessonTile</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Lesson %1: %2. %3</source>
        <translation>Leçon %1 : %2. %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>%1 of %2 tasks done</source>
        <translation>%1 tâches faites sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/lesson_path.py"/>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
</context>
<context>
    <name>LevelPage</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Start to see what each level of reasoning removes.</source>
        <translation>Lancez pour voir ce qu’élimine chaque niveau de raisonnement.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements before any reasoning.</source>
        <translation><numerusform>%n placement avant tout raisonnement.</numerusform><numerusform>%n placements avant tout raisonnement.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement before any reasoning.</source>
        <translation>Un placement avant tout raisonnement.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All placements</source>
        <translation>Tous les placements</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level proves that there is no solution.</source>
        <translation>Ce niveau prouve qu’il n’y a pas de solution.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are still undecided.</source>
        <translation><numerusform>%n placement reste indécis.</numerusform><numerusform>%n placements restent indécis.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>Every clue is decided.</source>
        <translation>Tous les nombres sont décidés.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements are removed (crossed out).</source>
        <translation><numerusform>%n placement est éliminé (barré).</numerusform><numerusform>%n placements sont éliminés (barrés).</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement is removed (crossed out).</source>
        <translation>Un placement est éliminé (barré).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>This level removes nothing more.</source>
        <translation>Ce niveau n’élimine rien de plus.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>One placement has a fractional value.</source>
        <translation>Un placement a une valeur fractionnaire.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>%n placements have fractional values.</source>
        <translation><numerusform>%n placement a une valeur fractionnaire.</numerusform><numerusform>%n placements ont une valeur fractionnaire.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>All values are 0 or 1.</source>
        <translation>Toutes les valeurs sont 0 ou 1.</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Daily puzzle</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>New Puzzle</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Open File</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>The file is no longer there.</source>
        <translation>Le fichier n’existe plus.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This game is no longer there.</source>
        <translation>Cette partie n’existe plus.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>This is the game on the board.</source>
        <translation>C’est la partie affichée sur le plateau.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Moved to History. You can resume it from there.</source>
        <translation>Déplacée dans l’historique. Vous pouvez la reprendre de là.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Folder With Puzzles</source>
        <translation>Dossier de grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>%1% done</source>
        <translation>fait à %1 %</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_page.py"/>
        <source>Back to Puzzle</source>
        <translation>Retour à la grille</translation>
    </message>
</context>
<context>
    <name>LibrarySidebar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Library sections</source>
        <translation>Rubriques de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Untitled puzzle</source>
        <translation>Grille sans titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/main_window.py"/>
        <source>Saved as %1.</source>
        <translation>Enregistrée sous %1.</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview map: click or drag to move around</source>
        <translation>Vue d’ensemble : cliquez ou faites glisser pour vous déplacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/board/minimap.py"/>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
</context>
<context>
    <name>MonthCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>Calendar of daily puzzles</source>
        <translation>Calendrier des grilles du jour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>solved: %1</source>
        <extracomment>%1: one to three sizes, such as "Small, Large".</extracomment>
        <translation>résolue : %1</translation>
    </message>
</context>
<context>
    <name>NewPlayer</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>New to Shikaku?</source>
        <translation>Vous découvrez Shikaku ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Learn the rules by playing. It takes two minutes.</source>
        <translation>Apprenez les règles en jouant. Cela prend deux minutes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Show Me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>No, Thanks</source>
        <translation>Non, merci</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>You can find the lessons in the library, or press Ctrl+F1.</source>
        <translation>Vous trouverez les leçons dans la bibliothèque, ou avec Ctrl+F1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/new_player.py"/>
        <source>Have fun</source>
        <translation>Amusez-vous bien</translation>
    </message>
</context>
<context>
    <name>NewPuzzleController</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your earlier game is kept in History. Undo returns to it.</source>
        <translation>Votre partie précédente est dans l’historique. « Annuler » y revient.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Back to My Game</source>
        <translation>Revenir à ma partie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Started over</source>
        <translation>Partie recommencée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Could not make this puzzle</source>
        <translation>Impossible de créer cette grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Only puzzles made by Shikaku have settings and a seed to share.</source>
        <translation>Seules les grilles créées par Shikaku ont des réglages et une graine à partager.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Not copied</source>
        <translation>Rien n’a été copié</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Anyone who pastes this text into Shikaku gets the same puzzle.</source>
        <translation>Quiconque colle ce texte dans Shikaku obtient la même grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>&amp;Settings and Seed</source>
        <translation>&amp;Réglages et graine</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Redo returns to the new puzzle.</source>
        <translation>« Rétablir » revient à la nouvelle grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your game is back</source>
        <translation>Vous avez retrouvé votre partie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Making the puzzle…</source>
        <translation>Création de la grille…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>You are already playing this puzzle</source>
        <translation>Vous jouez déjà cette grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Your previous game is kept in History. Undo returns to it.</source>
        <translation>Votre partie précédente est dans l’historique. « Annuler » y revient.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>New puzzle</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Found no such puzzle after %1 attempts.</source>
        <translation>Aucune grille de ce genre trouvée après %1 tentatives.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>There is no such puzzle of this size.</source>
        <translation>Il n’existe pas de grille de ce genre à cette taille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>Other Settings…</source>
        <translation>Autres réglages…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>No puzzle</source>
        <translation>Pas de grille</translation>
    </message>
</context>
<context>
    <name>NewPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Rectangles</source>
        <translation>Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Few large</source>
        <translation>Peu de grands</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Many small</source>
        <translation>Beaucoup de petits</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time</source>
        <translation>Temps estimé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Same as &amp;Last</source>
        <translation>Comme la &amp;dernière fois</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Crea&amp;te</source>
        <translation>C&amp;réer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>New Puzzle</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Random (enter a number to repeat a puzzle)</source>
        <translation>Au hasard (tapez un nombre pour retrouver une grille)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The hardest technique needed to solve the puzzle</source>
        <translation>La technique la plus difficile nécessaire pour résoudre la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>The usual shape of the rectangles</source>
        <translation>La forme habituelle des rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>How the clues are arranged</source>
        <translation>La disposition des nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Size:</source>
        <translation>Taille :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Difficulty:</source>
        <translation>Difficulté :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>R&amp;ectangles:</source>
        <translation>Re&amp;ctangles :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Shapes:</source>
        <translation>Formes :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Symmetry:</source>
        <translation>Symétrie :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>&amp;Needs technique:</source>
        <translation>&amp;Technique requise :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>See&amp;d:</source>
        <translation>&amp;Graine :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>An estimate for this size and difficulty, and for your own pace once known</source>
        <translation>Une estimation pour cette taille et cette difficulté, et selon votre propre rythme dès qu’il est connu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Estimated time:</source>
        <translation>Temps estimé :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>about %1 cells each</source>
        <translation>environ %1 cases chacun</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Last time: %1</source>
        <translation>Dernière fois : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Making the puzzle…</source>
        <translation>Création de la grille…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Generating (attempt %1 of at most %2)…</source>
        <translation>Création (tentative %1 sur %2 au plus)…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle after %1 attempts. Try another size or difficulty.</source>
        <translation>Aucune grille de ce genre trouvée après %1 tentatives. Essayez une autre taille ou une autre difficulté.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size or another technique.</source>
        <translation>Aucune grille demandant cette technique trouvée après %1 tentatives. Essayez une taille plus grande ou une autre technique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>Found no such puzzle that needs this technique after %1 attempts. Try a larger size, no symmetry or another technique.</source>
        <translation>Aucune grille demandant cette technique trouvée après %1 tentatives. Essayez une taille plus grande, sans symétrie, ou une autre technique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_dialog.py"/>
        <source>There is no such puzzle of this size. Choose a larger one.</source>
        <translation>Il n’existe pas de grille de ce genre à cette taille. Choisissez une taille plus grande.</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/next_step.py"/>
        <source>Next Step: %1</source>
        <translation>Étape suivante : %1</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/note_card.py"/>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OpenPuzzleDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Add All to the Library</source>
        <translation>Tout ajouter à la bibliothèque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Which puzzle do you want to open?</source>
        <translation>Quelle grille voulez-vous ouvrir ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open this puzzle?</source>
        <translation>Ouvrir cette grille ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Open Puzzle</source>
        <translation>Ouvrir une grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>Adding the puzzles to the library…</source>
        <translation>Ajout des grilles à la bibliothèque…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, one clue</source>
        <translation>%1, un nombre</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1, %n nombre</numerusform><numerusform>%1, %n nombres</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>%n rectangles drawn</source>
        <translation><numerusform>%n rectangle tracé</numerusform><numerusform>%n rectangles tracés</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/open_puzzle_dialog.py"/>
        <source>One rectangle drawn</source>
        <translation>Un rectangle tracé</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_preview.py"/>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_panel.py"/>
        <source>Picture %1 of %2</source>
        <translation>Image %1 sur %2</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/panel_head.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Time played: %1</source>
        <translation>Temps de jeu : %1</translation>
    </message>
</context>
<context>
    <name>PausePage</name>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/pause.py"/>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
</context>
<context>
    <name>PlacementView</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/placement_view.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>&amp;Hints explain a step, but do not draw it</source>
        <translation>Les &amp;indices expliquent une étape sans la tracer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show the &amp;time during a game</source>
        <translation>Afficher le &amp;temps pendant la partie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>Show &amp;mistakes:</source>
        <translation>Signaler les &amp;erreurs :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/pages.py"/>
        <source>The time is counted even if it is not shown.</source>
        <translation>Le temps est compté même s’il n’est pas affiché.</translation>
    </message>
</context>
<context>
    <name>PracticeButton</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Practise: %1</source>
        <translation>S’entraîner : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Level %1 of %2</source>
        <translation>Niveau %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Not practised yet</source>
        <translation>Pas encore travaillée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due today</source>
        <translation>À revoir aujourd’hui</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Mastered</source>
        <translation>Maîtrisée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due tomorrow</source>
        <translation>À revoir demain</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>Due in %n days</source>
        <translation><numerusform>À revoir dans %n jour</numerusform><numerusform>À revoir dans %n jours</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>%1 of %2 right at once</source>
        <translation>%1 sur %2 justes du premier coup</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_button.py"/>
        <source>median %1 s</source>
        <translation>médiane %1 s</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Subjects</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/preferences/preferences_dialog.py"/>
        <source>Data</source>
        <translation>Données</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Print…</source>
        <translation>Imp&amp;rimer…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>&amp;Save as PDF…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>The margins leave no room on the page.</source>
        <translation>Les marges ne laissent pas de place sur la page.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>It is too large to print.</source>
        <translation>Elle est trop grande pour être imprimée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>Préparation de la grille %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Saved as %1; its puzzles are in files beside it.</source>
        <translation>Enregistré sous %1 ; ses grilles sont dans des fichiers à côté.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>Impossible d’enregistrer le fichier : %1</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Other puzzles</source>
        <translation>Autres grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_pages.py"/>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>There is no hint for this puzzle.</source>
        <translation>Il n’y a pas d’indice pour cette grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_parts.py"/>
        <source>First: {first} Later: {later}</source>
        <translation>D’abord : {first} Ensuite : {later}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Name:</source>
        <translation>Nom :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/captions.py"/>
        <source>Time:</source>
        <translation>Temps :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>Divisez la grille en rectangles. Chacun doit contenir exactement un nombre : celui des cases qu’il couvre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Divide the grid into rectangles along its lines. Squares are rectangles, too.</source>
        <translation>Divisez la grille en rectangles en suivant ses lignes. Les carrés sont aussi des rectangles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Each rectangle must contain exactly one number: the number of cells it covers.</source>
        <translation>Chaque rectangle doit contenir exactement un nombre : celui des cases qu’il couvre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Every cell belongs to exactly one rectangle. There is only one solution, and it can be found by logic alone.</source>
        <translation>Chaque case appartient à un seul rectangle. La solution est unique et se trouve par la seule logique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>Contents</source>
        <translation>Table des matières</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The puzzle.</source>
        <translation>La grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>The last rectangles follow in the same way. Solved!</source>
        <translation>Les derniers rectangles se trouvent de la même façon. C’est résolu !</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles, from {first} to {last}</source>
        <translation>{count} grilles, de {first} à {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/front_matter.py"/>
        <source>{count} puzzles</source>
        <translation>{count} grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Solution of {title}</source>
        <translation>Solution de {title}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Sheet {number} of {total}: rows {first}-{last}, columns {left}-{right}</source>
        <translation>Feuille {number} sur {total} : lignes {first}-{last}, colonnes {left}-{right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzle {number}</source>
        <translation>Grille {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>Puzzles {first}–{last}</source>
        <translation>Grilles {first}–{last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/page_painter.py"/>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
</context>
<context>
    <name>PuzzleGrader</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>No grade</source>
        <translation>Sans difficulté connue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>several solutions</source>
        <translation>plusieurs solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>no solution</source>
        <translation>pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>not solved without a search</source>
        <translation>pas résolue sans recherche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>one hard moment: %1; score %2 per clue</source>
        <translation>un seul moment difficile : %1 ; score %2 par nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1; score %2 per clue</source>
        <translation>technique la plus difficile : %1 ; score %2 par nombre</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/hints/puzzle_grader.py"/>
        <source>hardest technique: %1 (%n times); score %2 per clue</source>
        <translation><numerusform>technique la plus difficile : %1 (%n fois) ; score %2 par nombre</numerusform><numerusform>technique la plus difficile : %1 (%n fois) ; score %2 par nombre</numerusform></translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles to print</source>
        <translation>Grilles à imprimer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>&amp;Remove</source>
        <translation>R&amp;etirer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open &amp;Book…</source>
        <translation>Ouvrir u&amp;n livre…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Open a book file with its puzzles and options</source>
        <translation>Ouvrir un fichier de livre avec ses grilles et ses options</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save Book…</source>
        <translation>Enregistrer le livre…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Save the puzzles and the options as a book file</source>
        <translation>Enregistrer les grilles et les options dans un fichier de livre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/print_controls.py"/>
        <source>Untitled, {size}</source>
        <translation>Sans titre, {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleNames</name>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/puzzle_names.py"/>
        <source>could not be read</source>
        <translation>lecture impossible</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dossier</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>Raccourci</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Billing information:</source>
        <translation>Informations de &amp;facturation :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;End:</source>
        <translation>&amp;Fin :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Start:</source>
        <translation>&amp;Début :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorité de la tâche :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Scheduled &amp;printing:</source>
        <translation>Impression &amp;planifiée :</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication Needed</source>
        <translation>Authentification nécessaire</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Une authentification est nécessaire pour utiliser %1 sur %2.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Authentication needed to use %1.</source>
        <translation>Une authentification est nécessaire pour utiliser %1.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Password:</source>
        <translation>Mot de passe :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Username:</source>
        <translation>Nom d’utilisateur :</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>&amp;Look in:</source>
        <translation>&amp;Regarder dans :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type :</translation>
    </message>
</context>
<context>
    <name>QPPDOptionsModel</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordre des pages :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages &amp;per sheet:</source>
        <translation>Pages par &amp;feuille :</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 n’est pas une indication valable. Séparez les pages et les suites de pages par « , », écrivez les suites avec « - », et veillez à ce qu’elles ne se recouvrent pas.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Duplex Settings Conflicts</source>
        <translation>Réglages du recto verso incompatibles</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Invalid Pages Definition</source>
        <translation>Indication des pages non valable</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Les réglages du recto verso sont incompatibles. Voulez-vous les corriger ?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced Option Conflicts</source>
        <translation>Options avancées incompatibles</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page Setup Conflicts</source>
        <translation>Mise en page incompatible</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Des options de mise en page sont incompatibles. Voulez-vous les corriger ?</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Des options avancées sont incompatibles. Voulez-vous les corriger ?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Des options sont incompatibles. Veuillez les corriger.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Double Sided Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Long side binding</source>
        <translation>Reliure sur le long côté</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Page &amp;Set:</source>
        <translation>&amp;Sélection de pages :</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Short side binding</source>
        <translation>Reliure sur le petit côté</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indiquez des pages ou des suites de pages, séparées par des virgules. Une suite s’écrit avec deux nombres et un tiret : 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Space</source>
        <translation>Espace</translation>
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
        <translation>Début</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>PgDown</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <location filename="../script/catalogues/qt_texts.py"/>
        <source>PgUp</source>
        <translation>Page préc.</translation>
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
        <translation>&amp;Indice par ici</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Explain This</source>
        <translation>&amp;Expliquer ceci</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Why Is This Wrong?</source>
        <translation>Pour&amp;quoi est-ce faux ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>&amp;Possible Rectangles</source>
        <translation>Rectangles &amp;possibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove Pe&amp;ncil Marks</source>
        <translation>Supprimer les marques au cra&amp;yon</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Remove &amp;Crosses</source>
        <translation>Supprimer les &amp;croix</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Explaining…</source>
        <translation>Explication…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Looking for the reason…</source>
        <translation>Recherche de la raison…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue, but none of the techniques I know leads to it.</source>
        <translation>Il convient à son nombre, mais aucune des techniques que je connais n’y mène.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>No explanation</source>
        <translation>Pas d’explication</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It fits its clue. The check ran out of time.</source>
        <translation>Il convient à son nombre. La vérification n’a pas abouti à temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>Not known</source>
        <translation>On ne sait pas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to the solution.</source>
        <translation>Il fait partie de la solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>It belongs to a solution. There are several.</source>
        <translation>Il fait partie d’une solution. Il y en a plusieurs.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/rectangle_menu.py"/>
        <source>This is not wrong</source>
        <translation>Ce n’est pas faux</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Going through the game…</source>
        <translation>Analyse de la partie…</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>and %n more</source>
        <translation><numerusform>et %n autre</numerusform><numerusform>et %n autres</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Worth another look:</source>
        <translation>À regarder de plus près :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: %2 (%3)</source>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Looking for what could be seen here…</source>
        <translation>Recherche de ce qu’on pouvait voir ici…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Untitled puzzle</source>
        <translation>Grille sans titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Review: %1</source>
        <translation>Analyse : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Moment %1 of %2</source>
        <translation>Moment %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>H reveals the step, N shows the next moment, Shift+N the previous one.</source>
        <translation>H dévoile l’étape, N montre le moment suivant, Maj+N le précédent.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Reveal</source>
        <translation>Dévoiler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Next Picture</source>
        <translation>Image suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>It belongs to the solution. But there is another step to find.</source>
        <translation>Il fait partie de la solution. Mais c’est une autre étape qu’il faut trouver.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That is not part of the solution.</source>
        <translation>Cela ne fait pas partie de la solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>That's it</source>
        <translation>C’est ça</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/review_page.py"/>
        <source>%1: this will come up in your drills.</source>
        <translation>%1 : cela reviendra dans vos exercices.</translation>
    </message>
</context>
<context>
    <name>RoundTime</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>The time is up: this drill is the last one.</source>
        <translation>Le temps est écoulé : cet exercice est le dernier.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>Less than a minute left</source>
        <translation>Il reste moins d’une minute</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About a minute left</source>
        <translation>Il reste environ une minute</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/round_time.py"/>
        <source>About %n minutes left</source>
        <translation><numerusform>Il reste environ %n minute</numerusform><numerusform>Il reste environ %n minutes</numerusform></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The link to the puzzle is on the clipboard.</source>
        <translation>Le lien vers la grille est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The game ID is on the clipboard.</source>
        <translation>L’identifiant de la partie est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The puzzle is on the clipboard as text.</source>
        <translation>La grille est dans le presse-papiers sous forme de texte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>The result is on the clipboard, as text and as a picture.</source>
        <translation>Le résultat est dans le presse-papiers, en texte et en image.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Link</source>
        <translation>&amp;Lien</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Game ID</source>
        <translation>Identi&amp;fiant de la partie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>&amp;Image</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Not copied</source>
        <translation>Rien n’a été copié</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/sharing.py"/>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>An estimate from the steps to the solution, and your own pace once known</source>
        <translation>Une estimation d’après les étapes jusqu’à la solution, et selon votre propre rythme dès qu’il est connu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Estimated time: %1</source>
        <translation>Temps estimé : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>&lt;p&gt;Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag&lt;/b&gt; to draw a rectangle, or click two opposite corners.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag a border&lt;/b&gt; to resize, &lt;b&gt;click&lt;/b&gt; a rectangle to remove it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Arrow keys&lt;/b&gt; move the cursor, &lt;b&gt;Shift+arrows&lt;/b&gt; size a rectangle, &lt;b&gt;Enter&lt;/b&gt; draws it.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Drag with the right button&lt;/b&gt; to pencil what belongs together, &lt;b&gt;X&lt;/b&gt; crosses out, &lt;b&gt;T&lt;/b&gt; begins a trial.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; gives a hint, &lt;b&gt;C&lt;/b&gt; checks, &lt;b&gt;U&lt;/b&gt; undoes.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Divisez la grille en rectangles. Chacun doit contenir exactement un nombre : celui des cases qu’il couvre.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Faites glisser&lt;/b&gt; pour tracer un rectangle, ou cliquez sur deux coins opposés.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Faites glisser un bord&lt;/b&gt; pour redimensionner un rectangle, &lt;b&gt;cliquez&lt;/b&gt; dessus pour le supprimer.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Les flèches&lt;/b&gt; déplacent le curseur, &lt;b&gt;Maj+flèches&lt;/b&gt; dimensionne un rectangle, &lt;b&gt;Entrée&lt;/b&gt; le trace.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Faites glisser avec le bouton droit&lt;/b&gt; pour crayonner ce qui va ensemble, &lt;b&gt;X&lt;/b&gt; barre, &lt;b&gt;T&lt;/b&gt; commence un essai.&lt;/p&gt;&lt;p&gt;&lt;b&gt;H&lt;/b&gt; donne un indice, &lt;b&gt;C&lt;/b&gt; vérifie, &lt;b&gt;U&lt;/b&gt; annule.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>Untitled puzzle</source>
        <translation>Grille sans titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, one clue</source>
        <translation>%1, un nombre</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/side_panel.py"/>
        <source>%1, %n clues</source>
        <translation><numerusform>%1, %n nombre</numerusform><numerusform>%1, %n nombres</numerusform></translation>
    </message>
</context>
<context>
    <name>SizeChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/size_choice.py"/>
        <source>&amp;Columns</source>
        <translation>C&amp;olonnes</translation>
    </message>
</context>
<context>
    <name>SizeDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>New Grid</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Columns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Crea&amp;te</source>
        <translation>C&amp;réer</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Sizes and grades</source>
        <translation>Tailles et difficultés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Tables</source>
        <translation>Afficher en &amp;tableaux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Previous year</source>
        <translation>Année précédente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Next year</source>
        <translation>Année suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Size and grade</source>
        <translation>Taille et difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The year</source>
        <translation>L’année</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times</source>
        <translation>Temps attendus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Hints you asked for</source>
        <translation>Indices demandés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>All of this stays on this computer.</source>
        <translation>Tout cela reste sur cet ordinateur.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Export CSV…</source>
        <translation>&amp;Exporter en CSV…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>E&amp;rase…</source>
        <translation>E&amp;ffacer…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Expected times are estimates.</source>
        <translation>Les temps attendus sont des estimations.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Each hint is counted once, at its highest level.</source>
        <translation>Chaque indice est compté une fois, à son degré le plus haut.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Highest level</source>
        <translation>Degré le plus haut</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>A nudge</source>
        <translation>Une piste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Where to look</source>
        <translation>Où regarder</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>The rectangle</source>
        <translation>Le rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Best %1 (circled) · median %2 · trend: %3. Dashed line: median of the last %4 games.</source>
        <translation>Record %1 (entouré) · médiane %2 · tendance : %3. Tirets : médiane des %4 dernières parties.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/statistics_window.py"/>
        <source>Show as &amp;Charts</source>
        <translation>Afficher en &amp;graphiques</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>Time played</source>
        <translation>Temps de jeu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/status_line.py"/>
        <source>%1 of %2 cells</source>
        <translation>%1 cases sur %2</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Start Over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/task_panel.py"/>
        <source>Back to Learn</source>
        <translation>Retour aux leçons</translation>
    </message>
</context>
<context>
    <name>TechniqueChoice</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Needs technique</source>
        <translation>Technique requise</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>A technique that is needed to solve the puzzle</source>
        <translation>Une technique nécessaire pour résoudre la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/technique_choice.py"/>
        <source>Any</source>
        <translation>Peu importe</translation>
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
        <translation>Temps dans l’ordre des parties</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>Puzzles you solve without having a hint draw appear here.</source>
        <translation>Les grilles que vous résolvez sans faire tracer d’indice s’affichent ici.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/times_plot.py"/>
        <source>%n games, in order of play</source>
        <translation><numerusform>%n partie, dans l’ordre de jeu</numerusform><numerusform>%n parties, dans l’ordre de jeu</numerusform></translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trials</source>
        <translation>Essais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Keep everything drawn in it (K)</source>
        <translation>Garder tout ce qui y est tracé (K)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Remove it and cross out its first rectangle (J)</source>
        <translation>Le supprimer et barrer son premier rectangle (J)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Undo it without a conclusion (B)</source>
        <translation>L’annuler sans rien en conclure (B)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>Trial</source>
        <translation>Essai</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%n trials</source>
        <translation><numerusform>%n essai</numerusform><numerusform>%n essais</numerusform></translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/game/trial_panel.py"/>
        <source>%1 (%n rectangles)</source>
        <translation><numerusform>%1 (%n rectangle)</numerusform><numerusform>%1 (%n rectangles)</numerusform></translation>
    </message>
</context>
<context>
    <name>WalkthroughController</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>There are no steps left.</source>
        <translation>Il ne reste aucune étape.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_controller.py"/>
        <source>Looking for the solution path…</source>
        <translation>Recherche du chemin vers la solution…</translation>
    </message>
</context>
<context>
    <name>WalkthroughPanel</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Walk through</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/walkthrough_panel.py"/>
        <source>%1 s per step</source>
        <translation>%1 s par étape</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Puzzles on the page</source>
        <translation>Grilles de la page</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>&amp;Number rows and columns</source>
        <translation>N&amp;uméroter les lignes et les colonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Begin &amp;with the rectangles drawn</source>
        <translation>Commencer avec les &amp;rectangles tracés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Export Web Page</source>
        <translation>Exporter une page web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>T&amp;itle of the page:</source>
        <translation>&amp;Titre de la page :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>A puzzle on a web page can have at most %1 cells.</source>
        <translation>Sur une page web, une grille peut avoir au plus %1 cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>The puzzles of a web page can have at most %1 cells in all.</source>
        <translation>Sur une page web, les grilles peuvent avoir au plus %1 cases en tout.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Preparing puzzle %1 of %2</source>
        <translation>Préparation de la grille %1 sur %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/web_page_dialog.py"/>
        <source>Could not save the file: %1</source>
        <translation>Impossible d’enregistrer le fichier : %1</translation>
    </message>
</context>
<context>
    <name>YearCalendar</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/year_calendar.py"/>
        <source>Calendar of %1</source>
        <translation>Calendrier de %1</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Puzzle</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Library: all puzzles, the daily puzzle, unfinished games, history</source>
        <translation>Bibliothèque : toutes les grilles, la grille du jour, les parties inachevées, l’historique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;New Puzzle…</source>
        <translation>&amp;Nouvelle grille…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle; Undo returns to your game</source>
        <translation>Créer une nouvelle grille ; « Annuler » revient à votre partie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Ne&amp;w, Same as Last</source>
        <translation>No&amp;uvelle, mêmes réglages</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a new puzzle with the same settings as last time</source>
        <translation>Créer une nouvelle grille avec les mêmes réglages que la dernière fois</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open a puzzle or a saved game</source>
        <translation>Ouvrir une grille ou une partie enregistrée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open Sa&amp;mple</source>
        <translation>Ouvrir un e&amp;xemple</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Puzzle E&amp;ditor</source>
        <translation>É&amp;diteur de grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make a puzzle of your own</source>
        <translation>Créer votre propre grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save the game to a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>Exporter une &amp;image…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save as PNG, SVG or PDF</source>
        <translation>Enregistrer en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>Exporter une page &amp;web…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Save a web page on which anyone can play the puzzle</source>
        <translation>Enregistrer une page web où chacun peut jouer la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Print one or more puzzles, with a preview</source>
        <translation>Imprimer une ou plusieurs grilles, avec un aperçu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Close Window</source>
        <translation>&amp;Fermer la fenêtre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Undo the last move</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Redo the last undone move</source>
        <translation>Rétablir le dernier coup annulé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Clear</source>
        <translation>Tout &amp;effacer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all rectangles; Undo restores them</source>
        <translation>Supprimer tous les rectangles ; « Annuler » les rétablit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Start O&amp;ver</source>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Begin this puzzle again with the clock at zero</source>
        <translation>Reprendre cette grille du début, chronomètre à zéro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Clear &amp;Marks</source>
        <translation>Effacer les &amp;marques</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Remove all pencil rectangles and crosses</source>
        <translation>Supprimer tous les rectangles au crayon et toutes les croix</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>C&amp;opy Link</source>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy the puzzle's address on puzz.link</source>
        <translation>Copier l’adresse de la grille sur puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Copy &amp;As</source>
        <translation>Copier c&amp;omme</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Paste Puzzle</source>
        <translation>Coller la &amp;grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Open the puzzle on the clipboard</source>
        <translation>Ouvrir la grille du presse-papiers</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Colours, board, mistakes, language and more</source>
        <translation>Couleurs, plateau, erreurs, langue et plus encore</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Your times, hints, streaks and a calendar of the year</source>
        <translation>Vos temps, indices et séries, et un calendrier de l’année</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells larger</source>
        <translation>Agrandir les cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Make the cells smaller</source>
        <translation>Réduire les cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Whole Board</source>
        <translation>Plateau &amp;entier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the whole board</source>
        <translation>Afficher tout le plateau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Row and Column Numbers</source>
        <translation>&amp;Numéros de ligne et de colonne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Marks</source>
        <translation>&amp;Marques</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show pencil rectangles and crosses</source>
        <translation>Afficher les rectangles au crayon et les croix</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>&amp;Panneau latéral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show the panel even while there is nothing to tell</source>
        <translation>Afficher le panneau même quand il n’a rien à dire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>O&amp;verview</source>
        <translation>Vue &amp;d’ensemble</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>Show an overview map of large boards</source>
        <translation>Afficher une carte des grands plateaux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/actions.py"/>
        <source>&amp;Full Screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>How everything works, from the rules to the keys</source>
        <translation>Comment tout fonctionne, des règles aux touches</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/help_rows.py"/>
        <source>&amp;About Shikaku</source>
        <translation>À &amp;propos de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;Learn to Play</source>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>Lessons, from the rules to the hardest techniques</source>
        <translation>Des leçons, des règles aux techniques les plus difficiles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>&amp;How to Play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help_actions.py"/>
        <source>The rules and the controls in a few lines</source>
        <translation>Les règles et les commandes en quelques lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Check for mistakes</source>
        <translation>Chercher les erreurs</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show &amp;Mistakes</source>
        <translation>Signaler les erre&amp;urs</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Back to the &amp;Last Good Position</source>
        <translation>Revenir à la dernière &amp;bonne position</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo until no mistakes remain</source>
        <translation>Annuler jusqu’à ce qu’il ne reste plus d’erreur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Cl&amp;ues Left</source>
        <translation>&amp;Nombres restants</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List the clues that are left, and how much is covered</source>
        <translation>Énumérer les nombres restants et indiquer ce qui est couvert</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Pause &amp;Game</source>
        <translation>Mettre en &amp;pause</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hide the board and stop the clock</source>
        <translation>Masquer le plateau et arrêter le chronomètre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Begin &amp;Trial</source>
        <translation>&amp;Commencer un essai</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Suppose something: you can reject what you draw from now on</source>
        <translation>Faire une supposition : vous pourrez rejeter ce que vous tracez à partir d’ici</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Keep Trial</source>
        <translation>&amp;Garder l’essai</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Keep everything drawn in the trial</source>
        <translation>Garder tout ce qui est tracé dans l’essai</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Re&amp;ject Trial</source>
        <translation>Re&amp;jeter l’essai</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Remove what was drawn in the trial, and cross out its first rectangle</source>
        <translation>Supprimer ce qui a été tracé dans l’essai et barrer son premier rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Back to Before the Trial</source>
        <translation>Revenir avant l’&amp;essai</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Undo the trial without a conclusion; Redo restores it</source>
        <translation>Annuler l’essai sans rien en conclure ; « Rétablir » y revient</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Get a hint; press again for more</source>
        <translation>Obtenir un indice ; appuyez encore pour en savoir plus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Draw It Yourself</source>
        <translation>&amp;Tracer soi-même</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Hints explain a step, but do not draw it</source>
        <translation>Les indices expliquent une étape sans la tracer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;All Hints Now</source>
        <translation>Tous les in&amp;dices maintenant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>List every step that is possible now</source>
        <translation>Énumérer toutes les étapes possibles maintenant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Walk Through</source>
        <translation>Pas à p&amp;as</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Show step by step how to solve the puzzle from here</source>
        <translation>Montrer étape par étape comment résoudre la grille à partir d’ici</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Draw the whole solution; Undo restores your game</source>
        <translation>Tracer toute la solution ; « Annuler » rétablit votre partie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>&amp;Edit This Puzzle</source>
        <translation>&amp;Modifier cette grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Change the puzzle in the editor; your game is not affected</source>
        <translation>Modifier la grille dans l’éditeur ; votre partie n’est pas touchée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Laborator&amp;y…</source>
        <translation>&amp;Laboratoire…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Compare formulations from the literature on this puzzle</source>
        <translation>Comparer sur cette grille les formulations de la littérature</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save &amp;Proof…</source>
        <translation>Enregi&amp;strer la preuve…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/puzzle_actions.py"/>
        <source>Save a proof of how many solutions this puzzle has</source>
        <translation>Enregistrer une preuve du nombre de solutions de cette grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/toolbar.py"/>
        <source>More</source>
        <translation>Plus</translation>
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
        <translation>Ouverture…</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>usage: </source>
        <translation>utilisation : </translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show this help message and exit</source>
        <translation>afficher ce message d’aide et quitter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>show program's version number and exit</source>
        <translation>afficher le numéro de version du programme et quitter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s : erreur : %(message)s
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s : %(message)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>the following arguments are required: %s</source>
        <translation>les arguments suivants sont requis : %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>unrecognized arguments: %s</source>
        <translation>arguments non reconnus : %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix non valable : %(value)r (choisir parmi %(choices)s)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur %(type)s non valable : %(value)r</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>not allowed with argument %s</source>
        <translation>incompatible avec l’argument %s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>one of the arguments %s is required</source>
        <translation>l’un des arguments %s est requis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected one argument</source>
        <translation>un argument est attendu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at least one argument</source>
        <translation>au moins un argument est attendu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>expected at most one argument</source>
        <translation>au plus un argument est attendu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ignored explicit argument %r</source>
        <translation>argument explicite %r ignoré</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/argparse_texts.py"/>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë : %(option)s peut correspondre à %(matches)s</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Hel&amp;p</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Open O&amp;ther Draft</source>
        <translation>Ouvrir l’&amp;autre brouillon</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Export Image…</source>
        <translation>Exporter une &amp;image…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Export We&amp;b Page…</source>
        <translation>Exporter une page &amp;web…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>P&amp;rint…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Play It</source>
        <translation>&amp;Jouer cette grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Cop&amp;y</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Clues</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rec&amp;tangles</source>
        <translation>Rec&amp;tangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Make Unique</source>
        <translation>Rendre &amp;unique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>C&amp;lear Grid</source>
        <translation>&amp;Vider la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Above</source>
        <translation>Ajouter une ligne au-&amp;dessus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Row &amp;Below</source>
        <translation>Ajouter une ligne &amp;en dessous</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Up</source>
        <translation>Déplacer la ligne vers le &amp;haut</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Row &amp;Down</source>
        <translation>Déplacer la ligne vers le &amp;bas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove Ro&amp;w</source>
        <translation>Supprimer la &amp;ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Be&amp;fore</source>
        <translation>Ajouter une colonne a&amp;vant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Add Column Af&amp;ter</source>
        <translation>Ajouter une colonne a&amp;près</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column &amp;Left</source>
        <translation>Déplacer la colonne à &amp;gauche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Move Column R&amp;ight</source>
        <translation>Déplacer la colonne à d&amp;roite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Remove &amp;Column</source>
        <translation>Supprimer la &amp;colonne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Rotate Right</source>
        <translation>&amp;Tourner vers la droite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Rotat&amp;e Left</source>
        <translation>T&amp;ourner vers la gauche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Mirror Left to Right</source>
        <translation>&amp;Miroir gauche-droite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>M&amp;iroir haut-bas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;In</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>&amp;Whole Grid</source>
        <translation>Grille &amp;entière</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>O&amp;verview</source>
        <translation>Vue &amp;d’ensemble</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_actions.py"/>
        <source>Side &amp;Panel</source>
        <translation>&amp;Panneau latéral</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Save the puzzle?</source>
        <translation>Enregistrer la grille ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>Your puzzle has not been saved.</source>
        <translation>Votre grille n’a pas été enregistrée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>The editor is about to open another one.</source>
        <translation>L’éditeur est sur le point d’en ouvrir une autre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/editor_dialogs.py"/>
        <source>&amp;Don't Save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>An empty grid</source>
        <translation>Une grille vide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Select a cell and type a number, or draw rectangles.</source>
        <translation>Choisissez une case et tapez un nombre, ou tracez des rectangles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One solution</source>
        <translation>Une seule solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven unique.</source>
        <translation>Unicité prouvée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The two shown differ in {count} cells (dotted).</source>
        <translation>Les deux affichées diffèrent dans {count} cases (en pointillés).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No solution</source>
        <translation>Pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Proven: no rectangles can fill this grid.</source>
        <translation>Prouvé : aucun ensemble de rectangles ne remplit cette grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The cells in question are hatched.</source>
        <translation>Les cases en question sont hachurées.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not finished yet</source>
        <translation>Pas encore terminée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>One cell is not yet covered by the clues.</source>
        <translation>Une case n’est pas encore couverte par les nombres.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{count} cells are not yet covered by the clues.</source>
        <translation>{count} cases ne sont pas encore couvertes par les nombres.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach one of the cells yet (dotted).</source>
        <translation>Aucun nombre n’atteint encore l’une des cases (en pointillés).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clue can reach {count} of the cells yet (dotted).</source>
        <translation>Aucun nombre n’atteint encore {count} des cases (en pointillés).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Not known</source>
        <translation>On ne sait pas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>The solver ran out of time.</source>
        <translation>Le solveur n’a pas abouti à temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Something went wrong in the solver. It will try again after your next change.</source>
        <translation>Une erreur s’est produite dans le solveur. Il réessaiera après votre prochaine modification.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Make &amp;Unique</source>
        <translation>Re&amp;ndre unique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move one clue</source>
        <translation>Déplacer un nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Move {count} clues</source>
        <translation>Déplacer {count} nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution. Fewer moves are not enough.</source>
        <translation>{moves}
Les rectangles sont alors la solution unique. Moins de déplacements ne suffisent pas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>{moves}
Then the rectangles are the only solution.</source>
        <translation>{moves}
Les rectangles sont alors la solution unique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>and {count} more</source>
        <translation>et {count} autres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Move the Clues</source>
        <translation>&amp;Déplacer les nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>&amp;Leave Them</source>
        <translation>&amp;Ne rien changer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Looking for clues to move…</source>
        <translation>Recherche de nombres à déplacer…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>No clues to move found</source>
        <translation>Aucun nombre à déplacer trouvé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/editor/verdict_card.py"/>
        <source>Moving clues inside their rectangles is not enough. Change a dotted part yourself.</source>
        <translation>Déplacer des nombres dans leurs rectangles ne suffit pas. Modifiez vous-même une partie en pointillés.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>--index selects puzzles from files, not from a book file</source>
        <translation>--index choisit des grilles dans des fichiers, pas dans un fichier de livre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a book file must be the only FILE: it names its puzzles</source>
        <translation>un fichier de livre doit être le seul FILE : il indique ses grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/atomic_write.py"/>
        <source>the folder holds other files</source>
        <translation>le dossier contient d’autres fichiers</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>expected {expected}, found {found}</source>
        <translation>attendu : {expected} ; trouvé : {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>line {line}, column {column}: {error}</source>
        <translation>ligne {line}, colonne {column} : {error}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the choice of one puzzle</source>
        <translation>le choix d’une grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{count} puzzles</source>
        <translation>{count} grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>this puzzle</source>
        <translation>cette grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>{format}: cannot store {parts}</source>
        <translation>{format} : impossible d’enregistrer {parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} rectangles</source>
        <translation>au plus {most} rectangles</translation>
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
        <translation>davantage</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/borders.py"/>
        <source>at most {most} stretches between lines</source>
        <translation>au plus {most} segments entre les lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the rows of a grid</source>
        <translation>les lignes d’une grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>the size {rows} {cols} of the grid below</source>
        <translation>la taille {rows} {cols} de la grille ci-dessous</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>blanks between the cells (each row could be one number or many)</source>
        <translation>des espaces entre les cases (chaque ligne pourrait être un seul nombre ou plusieurs)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} rows</source>
        <translation>au plus {most} lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} columns</source>
        <translation>au plus {most} colonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <source>a digit, a letter for 10 and more, '?' or '.'</source>
        <translation>un chiffre, une lettre à partir de 10, '?' ou '.'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/character_grid.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} cells in this row</source>
        <translation>{count} cases dans cette ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <source>a number of moves</source>
        <translation>un nombre de coups</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a position in the moves</source>
        <translation>une position dans les coups</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/game_changes.py"/>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a possible move ({reason})</source>
        <translation>un coup possible ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>a clue's area, {first} or {second}</source>
        <translation>l’aire d’un nombre, {first} ou {second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>a puzzle</source>
        <translation>une grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/grid.py"/>
        <source>the end of the text after {count} rows</source>
        <translation>la fin du texte après {count} lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data packed by gzip</source>
        <translation>des données compressées par gzip</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>damaged data</source>
        <translation>des données endommagées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>all of the data packed by gzip</source>
        <translation>toutes les données compressées par gzip</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/gzip_data.py"/>
        <source>data that is cut short</source>
        <translation>des données tronquées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a clue's area or '-'</source>
        <translation>l’aire d’un nombre ou '-'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the puzzle {name}</source>
        <translation>la grille {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>the size before any grid</source>
        <translation>la taille avant toute grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>one section {name}</source>
        <translation>une seule section {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a second one</source>
        <translation>une deuxième</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a section 'problem'</source>
        <translation>une section 'problem'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>a line 'size', or 'rows' and 'cols', before any grid</source>
        <translation>une ligne 'size', ou 'rows' et 'cols', avant toute grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} rows of labels</source>
        <translation>{count} lignes d’étiquettes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/janko.py"/>
        <source>{count} labels in this row</source>
        <translation>{count} étiquettes dans cette ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_places.py"/>
        <source>the text {text}</source>
        <translation>le texte {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>a puzzle: rows of numbers, a text, or an object with rows, cols and clues</source>
        <translation>une grille : des lignes de nombres, un texte, ou un objet avec rows, cols et clues</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>puzzles</source>
        <translation>des grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>an empty list</source>
        <translation>une liste vide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>none of these</source>
        <extracomment>Found: an object with none of the keys for clues.</extracomment>
        <translation>aucune de ces clés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>JSON in a text</source>
        <translation>du JSON dans un texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{expected} in a text</source>
        <translation>{expected} dans un texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a size</source>
        <translation>une taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>{rows} x {cols} cells</source>
        <translation>{rows} x {cols} cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a row of cells</source>
        <translation>une ligne de cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>rows of cells</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>des lignes de cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>none</source>
        <extracomment>Found, where some were expected.</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <source>at most {most} rows and columns</source>
        <translation>au plus {most} lignes et colonnes</translation>
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
        <translation>au plus {most} nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a clue's area, '?' or a blank cell</source>
        <translation>l’aire d’un nombre, '?' ou une case vide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a clue [row, col, area] on the grid</source>
        <translation>un nombre [row, col, area] sur la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_puzzles.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>one clue per cell</source>
        <translation>un nombre par case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>each key once in an object</source>
        <translation>chaque clé une seule fois par objet</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} digits</source>
        <translation>au plus {most} chiffres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON without deep nesting</source>
        <translation>du JSON sans imbrication profonde</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>too many levels</source>
        <translation>trop de niveaux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>{what} from {low} to {high}</source>
        <translation>{what} de {low} à {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>a key of whole characters</source>
        <translation>une clé faite de caractères entiers</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>no key besides {names}</source>
        <translation>aucune clé hormis {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>fewer values</source>
        <translation>moins de valeurs</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no {name} here</source>
        <translation>pas de {name} ici</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>objects of at most {most} members</source>
        <translation>des objets d’au plus {most} membres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>at most {most} large or fractional numbers</source>
        <translation>au plus {most} nombres grands ou fractionnaires</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>JSON that needs at most {most} MiB of memory</source>
        <translation>du JSON qui demande au plus {most} Mio de mémoire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>one that needs about {count} MiB</source>
        <translation>un texte qui demande environ {count} Mio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>comma before the end</source>
        <translation>virgule avant la fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>value</source>
        <extracomment>In JSON, after: expected valid JSON.</extracomment>
        <translation>valeur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>',' delimiter</source>
        <translation>séparateur ','</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>':' delimiter</source>
        <translation>séparateur ':'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>property name enclosed in double quotes</source>
        <translation>nom de propriété entre guillemets doubles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>extra data</source>
        <translation>données en trop</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid escape</source>
        <translation>séquence d’échappement non valide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>invalid control character at</source>
        <translation>caractère de contrôle non valide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>unterminated string starting at</source>
        <translation>chaîne non terminée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON ({reason})</source>
        <translation>du JSON valide ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/json_reader.py"/>
        <source>valid JSON</source>
        <translation>du JSON valide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>a row or a column of the grid, from 0</source>
        <translation>une ligne ou une colonne de la grille, à partir de 0</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the number of rectangles alone</source>
        <translation>le nombre de rectangles seul</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>{count} rectangles</source>
        <translation>{count} rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>rectangles of which few overlap</source>
        <translation>des rectangles dont peu se chevauchent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/kanpen.py"/>
        <source>the end, or {count} marks 0 or 1</source>
        <translation>la fin, ou {count} marques 0 ou 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>at most {most} puzzles in a text</source>
        <translation>au plus {most} grilles dans un texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/message.py"/>
        <source>a link to a puzzle</source>
        <translation>un lien vers une grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, col, height, width, ...] of rectangles on the grid</source>
        <translation>une ligne [row, col, height, width, ...] de rectangles sur la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a rectangle [row, col, height, width] on the grid</source>
        <translation>un rectangle [row, col, height, width] sur la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] or another move of docs/file-format.md</source>
        <translation>["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], ["fill", rectangles], ["clear"] ou un autre coup de docs/file-format.md</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>a row [row, ...] with {count} items for each value</source>
        <translation>une ligne [row, ...] de {count} éléments pour chaque valeur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer rectangles in all moves</source>
        <translation>moins de rectangles dans l’ensemble des coups</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>fewer or smaller moves: all take too long</source>
        <translation>des coups moins nombreux ou plus petits : tous prennent trop de temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>milliseconds from 0 to {most}</source>
        <translation>des millisecondes de 0 à {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>fewer or smaller rectangles: all take too long</source>
        <translation>des rectangles moins nombreux ou plus petits : tous prennent trop de temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/move_json.py"/>
        <source>at most {most} open trials</source>
        <translation>au plus {most} essais ouverts</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <source>a puzzle of at most {most} characters in the format {format}</source>
        <translation>une grille d’au plus {most} caractères au format {format}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/part_reader.py"/>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a longer one</source>
        <extracomment>Found: a longer one than was expected.</extracomment>
        <translation>une plus longue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an element &lt;size row=... col=...&gt;</source>
        <translation>un élément &lt;size row=... col=...&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>numbers one by one</source>
        <translation>les nombres un par un</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a row of another puzzle</source>
        <translation>une ligne d’une autre grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>an area, 0 or -1</source>
        <translation>une aire, 0 ou -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml.py"/>
        <source>a second one for {cell}</source>
        <translation>un deuxième pour {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>{expected} as {name}</source>
        <extracomment>What is expected as the value of an attribute called {name}.</extracomment>
        <translation>{expected} pour {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low} to {high}</source>
        <translation>un nombre de {low} à {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>duplicate attribute</source>
        <translation>attribut en double</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>junk after document element</source>
        <translation>contenu superflu après l’élément racine</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>mismatched tag</source>
        <translation>balise mal appariée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>no element found</source>
        <translation>aucun élément trouvé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>not well-formed (invalid token)</source>
        <translation>mal formé (symbole non valide)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>reference to invalid character number</source>
        <translation>référence à un numéro de caractère non valide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>syntax error</source>
        <translation>erreur de syntaxe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unbound prefix</source>
        <translation>préfixe inconnu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed CDATA section</source>
        <translation>section CDATA non fermée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>unclosed token</source>
        <translation>symbole non fermé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>undefined entity</source>
        <translation>entité inconnue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements</source>
        <translation>au plus {most} éléments</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>the element &lt;puzzle type="shikaku"&gt;</source>
        <translation>l’élément &lt;puzzle type="shikaku"&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>at most {most} elements inside each other</source>
        <translation>au plus {most} éléments imbriqués</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>an error ({reason})</source>
        <translation>une erreur ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>well-formed XML</source>
        <translation>du XML bien formé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>XML without document type and entities</source>
        <translation>du XML sans type de document ni entités</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>one of them</source>
        <extracomment>Found: a document type or an entity, which must not be there.</extracomment>
        <translation>l’un d’eux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pencilbox_xml_parser.py"/>
        <source>a tag of at most {most} bytes</source>
        <translation>une balise d’au plus {most} octets</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>{expected} in the packed text</source>
        <translation>{expected} dans le texte compressé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in base64</source>
        <translation>du texte compressé en base64</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>other characters</source>
        <translation>d’autres caractères</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>text packed as a deflate stream</source>
        <translation>du texte compressé en flux deflate</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a text of at most {most} bytes</source>
        <translation>un texte d’au plus {most} octets</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>all of a packed text</source>
        <translation>un texte compressé entier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>one that is cut short</source>
        <translation>un texte tronqué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the end of the link after a packed text</source>
        <translation>la fin du lien après un texte compressé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>packed text in UTF-8</source>
        <translation>du texte compressé en UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>other bytes</source>
        <translation>d’autres octets</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a square grid</source>
        <translation>une grille carrée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>a margin</source>
        <extracomment>The rows or columns around a grid.</extracomment>
        <translation>une marge</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a size from 1 to {most}</source>
        <translation>une taille de 1 à {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/penpa.py"/>
        <source>the genre 'shikaku'</source>
        <translation>le genre 'shikaku'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>undone moves [position, [move, ...], milliseconds]</source>
        <translation>des coups annulés [position, [move, ...], milliseconds]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>a hint [milliseconds, position, "nudge" or another degree]</source>
        <translation>un indice [milliseconds, position, "nudge" ou un autre degré]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} undone moves</source>
        <translation>au plus {most} coups annulés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/play_log.py"/>
        <source>at most {most} hints</source>
        <translation>au plus {most} indices</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzle_sequences.py"/>
        <source>at most {most} lines</source>
        <translation>au plus {most} lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/puzzlekit_json.py"/>
        <source>a grid with {expected} in its line {line}</source>
        <translation>une grille avec {expected} à sa ligne {line}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of rows</source>
        <translation>un nombre de lignes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>a number of columns</source>
        <translation>un nombre de colonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of rooms alone</source>
        <translation>le nombre de régions seul</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>the number of the rooms below, {count}</source>
        <translation>le nombre des régions ci-dessous, {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a room 'row col : area'</source>
        <translation>une région 'row col : area'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pycsp3.py"/>
        <source>a cell of the {rows} x {cols} grid, from 0</source>
        <translation>une case de la grille {rows} x {cols}, à partir de 0</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the full address; open the short link in a browser</source>
        <translation>l’adresse complète ; ouvrez le lien court dans un navigateur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a short link</source>
        <translation>un lien court</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>the puzzle itself (links of this site contain none; copy its task, such as 5x5:a4b)</source>
        <translation>la grille elle-même (les liens de ce site n’en contiennent pas ; copiez sa tâche, par exemple 5x5:a4b)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a link of puzzle-shikaku.com</source>
        <translation>un lien de puzzle-shikaku.com</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a '?' and a puzzle behind the address</source>
        <translation>un '?' et une grille après l’adresse</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a Shikaku</source>
        <translation>un Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>Aho-ni-narikire, a puzzle with other rules</source>
        <translation>Aho-ni-narikire, un jeu aux règles différentes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzpr.py"/>
        <source>a clue or a run of cells</source>
        <translation>un nombre ou une suite de cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the sides 0, 1, 2 or -1</source>
        <translation>les côtés 0, 1, 2 ou -1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the end, or a block of metadata</source>
        <translation>la fin, ou un bloc de métadonnées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>one more line</source>
        <translation>une ligne de plus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>the version 'pzprv3'</source>
        <translation>la version 'pzprv3'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} cells in this line</source>
        <translation>{count} cases dans cette ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{count} sides in this line</source>
        <translation>{count} côtés dans cette ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/pzprv3.py"/>
        <source>{expected} in the metadata</source>
        <translation>{expected} dans les métadonnées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the word shikaku in the first {count} bytes</source>
        <translation>le mot shikaku dans les {count} premiers octets</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>other JSON</source>
        <translation>un autre JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>a puzzle in the first {count} bytes</source>
        <translation>une grille dans les {count} premiers octets</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>Not a regular file</source>
        <translation>N’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>half a character</source>
        <translation>la moitié d’un caractère</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>the byte {byte}</source>
        <translation>l’octet {byte}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/reading.py"/>
        <source>text in {name}</source>
        <translation>du texte en {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells (only its own program can expand a random seed: open it there, then copy the game ID)</source>
        <translation>':' et les cases (seul son propre programme peut développer une graine aléatoire : ouvrez-la dans ce programme, puis copiez l’identifiant de partie)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a random seed</source>
        <translation>une graine aléatoire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8</source>
        <translation>une taille comme 10x8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a run of cells a-z, a clue's area or '_'</source>
        <translation>une suite de cases a-z, l’aire d’un nombre ou '_'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>the end after {count} cells</source>
        <translation>la fin après {count} cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>{count} cells</source>
        <translation>{count} cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>':' and the cells behind the size</source>
        <translation>':' et les cases après la taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt.py"/>
        <source>a size such as 10x8 and ':' in front of the cells</source>
        <translation>une taille comme 10x8 et ':' avant les cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>the upper edge of a frame</source>
        <translation>le bord supérieur d’un cadre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a line of {count} characters</source>
        <translation>une ligne de {count} caractères</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>columns of {count} characters, at most {most}</source>
        <translation>des colonnes de {count} caractères, au plus {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>two lines a row and one more, at most {most} rows</source>
        <translation>deux lignes par rangée et une de plus, au plus {most} rangées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>a number at the right of its cell, or blanks</source>
        <translation>un nombre à droite de sa case, ou des espaces</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_art.py"/>
        <source>{sign} or a blank</source>
        <translation>{sign} ou une espace</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record {name}</source>
        <translation>un enregistrement {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>at most {most} records</source>
        <translation>au plus {most} enregistrements</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the record SAVEFILE first</source>
        <translation>l’enregistrement SAVEFILE en premier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>NSTATES and STATEPOS before any move</source>
        <translation>NSTATES et STATEPOS avant tout coup</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>the end of the text after the last move</source>
        <translation>la fin du texte après le dernier coup</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a record 'KEY:length:value'</source>
        <translation>un enregistrement 'KEY:length:value'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>{count} bytes</source>
        <translation>{count} octets</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>printable ASCII characters</source>
        <translation>des caractères ASCII imprimables</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a number from {low}</source>
        <translation>un nombre à partir de {low}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a grid of more than one cell</source>
        <translation>une grille de plus d’une case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a move H, V, R, E or S</source>
        <translation>un coup H, V, R, E ou S</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side of a cell on the grid</source>
        <translation>un côté d’une case de la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a side inside the grid</source>
        <translation>un côté à l’intérieur de la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/sgt_save.py"/>
        <source>a block on the grid</source>
        <translation>un bloc sur la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>the format "{name}"</source>
        <translation>le format « {name} »</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a known version</source>
        <translation>une version connue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>an area of 1 or more, or null</source>
        <translation>une aire de 1 ou plus, ou null</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>seconds from 0 to {most}</source>
        <translation>des secondes de 0 à {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/shikaku_file.py"/>
        <source>rectangles that cover each cell once</source>
        <translation>des rectangles qui couvrent chaque case une fois</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>the end of the cell</source>
        <translation>la fin de la case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/table.py"/>
        <source>a first row that is clearly a heading, or part of the grid</source>
        <translation>une première ligne qui soit clairement un en-tête, ou une partie de la grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a row</source>
        <translation>une ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>a column</source>
        <translation>une colonne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>an area</source>
        <translation>une aire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>{count} rows, this one is row {row}</source>
        <translation>{count} lignes, celle-ci est la ligne {row}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/text_parsing.py"/>
        <source>the end of the text after a puzzle, or another puzzle</source>
        <translation>la fin du texte après une grille, ou une autre grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/new_puzzle_controller.py"/>
        <source>a grid of {size} is too large; a side has at most {most} cells</source>
        <translation>une grille de {size} est trop grande ; un côté a au plus {most} cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_reading.py"/>
        <source>{name}: its folders hold no files of puzzles</source>
        <translation>{name} : ses dossiers ne contiennent aucun fichier de grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/picture_file.py"/>
        <source>the picture would be {width} x {height} pixels large; the largest scale possible is {scale}</source>
        <translation>l’image ferait {width} x {height} pixels ; la plus grande échelle possible est {scale}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>there is no rectangle {rect}</source>
        <translation>il n’y a pas de rectangle {rect}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>{count} trials are open, which is the limit</source>
        <translation>{count} essais sont ouverts, ce qui est la limite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board.py"/>
        <source>no trial is open</source>
        <translation>aucun essai n’est ouvert</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/board_rows.py"/>
        <source>{rect} does not lie on the {rows} x {cols} grid</source>
        <translation>{rect} n’est pas dans la grille de {rows} x {cols}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>there is no pencil rectangle {rect}</source>
        <translation>il n’y a pas de rectangle {rect} au crayon</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/model/marks.py"/>
        <source>the rectangle {rect} is not crossed out</source>
        <translation>le rectangle {rect} n’est pas barré</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>expected at most {most} bytes</source>
        <translation>au plus {most} octets attendus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a name ending in .pdf</source>
        <translation>{key} : nom finissant par .pdf attendu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: chapters come from the grades or from the file, not both</source>
        <translation>{key} : les chapitres viennent des difficultés ou du fichier, pas des deux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list, not {found}</source>
        <translation>{key} : liste attendue, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected {expected}, not {found}</source>
        <translation>{key} : {expected} attendu, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key; known are {names}</source>
        <translation>{key} : cette clé n’existe pas ; les clés connues sont {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: they stand in the chapters where there are any</source>
        <translation>{key} : se place dans les chapitres quand il y en a</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected tables [[chapter]]</source>
        <translation>{key} : tables [[chapter]] attendues</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>chapter {number}</source>
        <translation>chapitre {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: there is no such key</source>
        <translation>{key} : cette clé n’existe pas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a text</source>
        <translation>{key} : texte attendu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: expected a list of files</source>
        <translation>{key} : liste de fichiers attendue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_file.py"/>
        <source>{key}: no file is called {name}</source>
        <translation>{key} : aucun fichier ne s’appelle {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected 0 to {most} mm, not {found}</source>
        <translation>{key} : valeur de 0 à {most} mm attendue, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: too wide for pages of {width} x {height} mm</source>
        <translation>{key} : trop large pour des pages de {width} x {height} mm</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected {names} or a size such as '152 x 229 mm', not {found}</source>
        <translation>{key} : attendu {names} ou une taille comme '152 x 229 mm', et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/book_options.py"/>
        <source>{key}: expected one of {names}, not {found}</source>
        <translation>{key} : attendu l’un de {names}, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a position in the edits</source>
        <translation>une position dans les modifications</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a list "edits", a text "path", and "saved", true or false</source>
        <translation>une liste "edits", un texte "path", et "saved", true ou false</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>a puzzle ({reason})</source>
        <translation>une grille ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/editor_file.py"/>
        <source>an edit this program knows</source>
        <translation>une modification connue de ce programme</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}: this is not UTF-8</source>
        <translation>ligne {line} : ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>this is not TOML ({reason})</source>
        <translation>ce n’est pas du TOML ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>line {line}, column {column}: this is not TOML ({reason})</source>
        <translation>ligne {line}, colonne {column} : ce n’est pas du TOML ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/toml_text.py"/>
        <source>it is nested too deeply</source>
        <translation>il est imbriqué trop profondément</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells; this puzzle has {count}</source>
        <translation>une page web a au plus {most} cases ; cette grille en a {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>a web page has at most {most} cells in all</source>
        <translation>une page web a au plus {most} cases en tout</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>rectangles of {area} cells on average; from {low} to {high} can be made</source>
        <translation>des rectangles de {area} cases en moyenne ; on peut en créer de {low} à {high}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>the length {length}; it goes from -1 (square) to 1 (long)</source>
        <translation>l’allongement {length} ; il va de -1 (carré) à 1 (allongé)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>a shape</source>
        <translation>une forme</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/character.py"/>
        <source>expected {what} ({names}, or a number), not {found}</source>
        <translation>attendu {what} ({names}, ou un nombre), et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grid of {rows} x {cols} has no cells</source>
        <translation>une grille de {rows} x {cols} n’a pas de cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a seed has at most {most} digits</source>
        <translation>une graine a au plus {most} chiffres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>recipes of version {version} name no technique</source>
        <translation>les recettes de version {version} n’indiquent pas de technique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>this is of version {version}; this program makes versions 1 to {last}</source>
        <translation>ceci est de version {version} ; ce programme crée les versions 1 à {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{name} has at most {most} digits in {form}, not {count}</source>
        <translation>{name} a au plus {most} chiffres dans {form}, et non {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>expected {expected}, not {found}</source>
        <translation>attendu {expected}, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a grade ({names})</source>
        <translation>une difficulté ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a technique ({names})</source>
        <translation>une technique ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>no puzzle needs {technique}: {easier} is easier and excludes the same</source>
        <translation>aucune grille ne demande {technique} : {easier} est plus facile et exclut la même chose</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>{technique} is for {level} puzzles, not for {wanted}</source>
        <translation>{technique} est pour les grilles de difficulté {level}, pas {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generation/recipe.py"/>
        <source>a symmetry ({names})</source>
        <translation>une symétrie ({names})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another grade</source>
        <translation>essayez une plus grande taille ou une autre difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another grade</source>
        <translation>essayez une plus grande taille, sans symétrie, ou une autre difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size or another technique</source>
        <translation>essayez une plus grande taille ou une autre technique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>try a larger size, no symmetry or another technique</source>
        <translation>essayez une plus grande taille, sans symétrie, ou une autre technique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} exists; ask for a larger size</source>
        <translation>{puzzle} n’existe ; demandez une plus grande taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{count} attempts</source>
        <translation>{count} tentatives</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>1 attempt</source>
        <translation>1 tentative</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found before the limit, in {attempts}</source>
        <translation>{puzzle} n’a été trouvée avant la limite, en {attempts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>{puzzle} was found in {attempts}; {advice}</source>
        <translation>{puzzle} n’a été trouvée en {attempts} ; {advice}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no puzzle of {size}</source>
        <translation>aucune grille de {size}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size}</source>
        <translation>aucune grille de {size} de difficulté {grade}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/generator.py"/>
        <source>no {grade} puzzle of {size} that needs {technique}</source>
        <translation>aucune grille de {size} de difficulté {grade} qui demande {technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>another program is opening the database</source>
        <translation>un autre programme est en train d’ouvrir la base de données</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it belongs to another program</source>
        <translation>elle appartient à un autre programme</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>it has version {version}; this program knows versions up to {last}</source>
        <translation>elle est de version {version} ; ce programme connaît les versions jusqu’à {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/database.py"/>
        <source>these tables are missing: {names}</source>
        <translation>ces tables manquent : {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/file_operations.py"/>
        <source>another file has taken its place</source>
        <translation>un autre fichier a pris sa place entre-temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/game_journal.py"/>
        <source>a change with its checksum</source>
        <translation>une modification avec sa somme de contrôle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/store/save_files.py"/>
        <source>{first}; {second}</source>
        <translation>{first} ; {second}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Permission denied</source>
        <translation>Permission non accordée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Device or resource busy</source>
        <translation>Périphérique ou ressource occupé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection refused</source>
        <translation>Connexion refusée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Disk quota exceeded</source>
        <translation>Quota d’espace disque dépassé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File exists</source>
        <translation>Le fichier existe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File too large</source>
        <translation>Fichier trop gros</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Host is down</source>
        <translation>L’hôte ne répond pas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Invalid argument</source>
        <translation>Argument non valide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Input/output error</source>
        <translation>Erreur d’entrée/sortie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Is a directory</source>
        <translation>Est un dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many levels of symbolic links</source>
        <translation>Trop de niveaux de liens symboliques</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Too many open files in system</source>
        <translation>Trop de fichiers ouverts dans le système</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such device</source>
        <translation>Périphérique introuvable</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No such file or directory</source>
        <translation>Aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Cannot allocate memory</source>
        <translation>Mémoire insuffisante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>No space left on device</source>
        <translation>Plus d’espace disponible sur le disque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Transport endpoint is not connected</source>
        <translation>Le point de transport n’est pas connecté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Not a directory</source>
        <translation>N’est pas un dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Directory not empty</source>
        <translation>Le dossier n’est pas vide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not supported</source>
        <translation>Opération non prise en charge</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Read-only file system</source>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Stale file handle</source>
        <translation>Descripteur de fichier périmé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>Connection timed out</source>
        <translation>Délai de connexion dépassé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>attempt to write a readonly database</source>
        <translation>tentative d’écriture dans une base de données en lecture seule</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database disk image is malformed</source>
        <translation>la base de données est endommagée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database is locked</source>
        <translation>la base de données est verrouillée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>database or disk is full</source>
        <translation>la base de données ou le disque est plein</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>disk I/O error</source>
        <translation>erreur d’entrée/sortie du disque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>file is not a database</source>
        <translation>le fichier n’est pas une base de données</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>unable to open database file</source>
        <translation>impossible d’ouvrir le fichier de la base de données</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>it contains text that is not UTF-8</source>
        <translation>il contient du texte qui n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>the database reports: {reason}</source>
        <translation>la base de données signale : {reason}</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/file_dialogs.py"/>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>The file has changed</source>
        <translation>Le fichier a changé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Another program has changed {name} in the meantime.</source>
        <translation>Un autre programme a modifié {name} entre-temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>There is already a file named {name}.</source>
        <translation>Un fichier nommé {name} existe déjà.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>Keep Both saves yours next to it as {other}.</source>
        <translation>« Garder les deux » enregistre le vôtre à côté, sous le nom {other}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Keep Both</source>
        <translation>&amp;Garder les deux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/save_target.py"/>
        <source>&amp;Overwrite</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Shikaku game</source>
        <translation>Partie de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles save file</source>
        <translation>Sauvegarde de Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox XML</source>
        <translation>PencilBox XML</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>janko.at text</source>
        <translation>Texte de janko.at</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link file</source>
        <translation>Fichier puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Text with links</source>
        <translation>Texte avec des liens</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>penpa-edit address</source>
        <translation>Adresse penpa-edit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles game ID</source>
        <translation>Identifiant de partie Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>kanpen.net address</source>
        <translation>Adresse kanpen.net</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address with progress</source>
        <translation>Adresse puzz.link avec la partie en cours</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>puzz.link address</source>
        <translation>Adresse puzz.link</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 data</source>
        <translation>Données PyCSP3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PyCSP3 text</source>
        <translation>Texte PyCSP3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Collection of puzzles</source>
        <translation>Collection de grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Puzzles in JSON</source>
        <translation>Grilles en JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Rectangles drawing</source>
        <translation>Dessin de Rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Table (CSV, TSV, Markdown)</source>
        <translation>Tableau (CSV, TSV, Markdown)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Grid of one character a cell</source>
        <translation>Grille d’un caractère par case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>PencilBox text</source>
        <translation>Texte PencilBox</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/catalogue.py"/>
        <source>Plain grid</source>
        <translation>Grille simple</translation>
    </message>
</context>
<context>
    <name>fresh</name>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Any</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Gentle</source>
        <translation>Très facile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Half turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Few large rectangles</source>
        <translation>Peu de grands rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather large rectangles</source>
        <translation>Rectangles plutôt grands</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Some large, some small</source>
        <translation>Des grands et des petits</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Rather small rectangles</source>
        <translation>Rectangles plutôt petits</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Many small rectangles</source>
        <translation>Beaucoup de petits rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Square</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Mixed</source>
        <translation>Variés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>Long</source>
        <translation>Allongés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>needs: %1</source>
        <translation>demande : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>depends on the difficulty</source>
        <translation>dépend de la difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/new_puzzle/presets.py"/>
        <source>not known for this size</source>
        <translation>inconnu pour cette taille</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>About Shikaku</source>
        <translation>À propos de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/about_dialog.py"/>
        <source>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Play, solve and study Shikaku: divide the grid into rectangles, one number each.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It works offline and sends no data anywhere.&lt;/p&gt;&lt;p&gt;Not affiliated with Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;With Qt {qt}.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Shikaku {version}&lt;/h3&gt;&lt;p&gt;Jouez à Shikaku, résolvez et étudiez des grilles : divisez la grille en rectangles, un nombre dans chacun.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence MIT. Il fonctionne hors ligne et n’envoie aucune donnée.&lt;/p&gt;&lt;p&gt;Sans lien avec Nikoli Co., Ltd.&lt;/p&gt;&lt;p&gt;Avec Qt {qt}.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/guide_pages.py"/>
        <source>This page has not been translated yet.</source>
        <translation>Cette page n’a pas encore été traduite.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + arrows</source>
        <translation>Maj + flèches</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Size a rectangle</source>
        <translation>Dimensionner un rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Start or finish a rectangle</source>
        <translation>Commencer ou finir un rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>S on a clue</source>
        <translation>S sur un nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Draw a rectangle of its size</source>
        <translation>Tracer un rectangle de sa taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Remove the rectangle</source>
        <translation>Supprimer le rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Right drag, or P</source>
        <translation>Glisser avec le bouton droit, ou P</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pencil a rectangle</source>
        <translation>Crayonner un rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cross out what is being drawn</source>
        <translation>Barrer ce qu’on est en train de tracer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>P on a clue</source>
        <translation>P sur un nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Show its possible rectangles</source>
        <translation>Montrer ses rectangles possibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next open clue</source>
        <translation>Aller au prochain nombre sans rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Shift + Tab</source>
        <translation>Maj + Tab</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the previous open clue</source>
        <translation>Aller au nombre sans rectangle précédent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + arrows</source>
        <translation>Ctrl + flèches</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the next clue in that direction</source>
        <translation>Aller au prochain nombre dans cette direction</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the start or the end of the row</source>
        <translation>Aller au début ou à la fin de la ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + Home, Ctrl + End</source>
        <translation>Ctrl + Début, Ctrl + Fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go to the first or the last cell</source>
        <translation>Aller à la première ou à la dernière case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Page Up, Page Down</source>
        <translation>Page préc., Page suiv.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Go up or down one screen</source>
        <translation>Monter ou descendre d’un écran</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Cancel what is being drawn</source>
        <translation>Abandonner le tracé en cours</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Ctrl + wheel</source>
        <translation>Ctrl + molette</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Zoom</source>
        <translation>Zoomer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Wheel, Shift + wheel</source>
        <translation>Molette, Maj + molette</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Scroll</source>
        <translation>Défiler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Space + drag, middle drag</source>
        <translation>Espace + glisser, glisser avec le bouton central</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Pan</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Switch between board and panel</source>
        <translation>Passer du plateau au panneau et inversement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/help/key_names.py"/>
        <source>What they do</source>
        <translation>Ce qu’elles font</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/key_lists.py"/>
        <source>Editor: %1</source>
        <translation>Éditeur : %1</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Find</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Nudge</source>
        <translation>Piste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Why</source>
        <translation>Raison</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw</source>
        <translation>Tracer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Name the technique: find the step yourself</source>
        <translation>Nommer la technique : à vous de trouver l’étape</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what to look for</source>
        <translation>Dire quoi chercher</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say where to look</source>
        <translation>Dire où regarder</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Say what follows, and why</source>
        <translation>Dire ce qui s’ensuit, et pourquoi</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>Do it on the board; Undo reverts it</source>
        <translation>Le faire sur le plateau ; « Annuler » y revient</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/degree_bar.py"/>
        <source>How much to say</source>
        <translation>Jusqu’où aider</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rule is broken</source>
        <translation>Une règle est enfreinte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A rectangle is wrong</source>
        <translation>Un rectangle est faux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>This puzzle has no solution</source>
        <translation>Cette grille n’a pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Something is wrong</source>
        <translation>Quelque chose est faux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>The trial has failed</source>
        <translation>L’essai a échoué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Beyond my techniques</source>
        <translation>Au-delà de mes techniques</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Nudge?</source>
        <translation>Une piste ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Where?</source>
        <translation>Où ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Why?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Draw It</source>
        <translation>Le tracer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Remove It</source>
        <translation>Le supprimer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Mark It</source>
        <translation>Le marquer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>A mark is wrong</source>
        <translation>Une marque est fausse</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <location filename="../shikaku_gui/gui/hints/hint_tools.py"/>
        <source>Another Hint</source>
        <translation>Autre indice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_pages.py"/>
        <source>%1:
%2</source>
        <translation>%1 :
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
        <translation>pas %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>this clue</source>
        <translation>ce nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>because of</source>
        <translation>à cause de</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>so</source>
        <translation>donc</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>nothing fits</source>
        <translation>rien ne convient</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Clues</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Possible</source>
        <translation>Possible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Because of</source>
        <translation>À cause de</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>Nothing fits</source>
        <translation>Rien ne convient</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/hints/hint_text.py"/>
        <source>{meaning}: {places}.</source>
        <extracomment>What a mark on the board means, and the cells or rectangles that have it.</extracomment>
        <translation>{meaning} : {places}.</translation>
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
        <translation>les équations seules</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that one clue alone can reach</source>
        <translation>les cases qu’un seul nombre peut atteindre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>cells that all placements share</source>
        <translation>les cases communes à tous les placements</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>counting the cells of the clues</source>
        <translation>le compte des cases des nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>equations that contain each other</source>
        <translation>les équations qui se contiennent l’une l’autre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/level_page.py"/>
        <source>supposing placements, one at a time</source>
        <translation>la supposition de placements, un à la fois</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Formulation</source>
        <translation>Formulation</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Build, ms</source>
        <translation>Construction, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Solve, ms</source>
        <translation>Résolution, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Prove, ms</source>
        <translation>Preuve, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Typical, ms</source>
        <translation>Typique, ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Constraints</source>
        <translation>Contraintes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>one solution</source>
        <translation>une solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>several solutions</source>
        <translation>plusieurs solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>no solution</source>
        <translation>pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not supported</source>
        <translation>non prise en charge</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>time limit</source>
        <translation>limite de temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>memory limit</source>
        <translation>limite de mémoire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>crashed</source>
        <translation>plantage</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (affirmation)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (affirmation fausse)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>running…</source>
        <translation>en cours…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/laboratory/run_table.py"/>
        <source>not run</source>
        <translation>non exécutée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/cp_sat_model.py"/>
        <source>exact: CP-SAT calculates with integers, and a second solve excludes other solutions</source>
        <translation>exacte : CP-SAT calcule avec des entiers, et une seconde résolution exclut d’autres solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>this program; the rules are Simonis' levels Ini to Red, Sub and SAC</source>
        <translation>ce programme ; les règles sont les niveaux Ini à Red, Sub et SAC de Simonis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/deduction.py"/>
        <source>exact: what deduction removes is in no solution; CP-SAT decides the rest</source>
        <translation>exacte : ce que la déduction retire n’est dans aucune solution ; CP-SAT décide du reste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/element.py"/>
        <source>{work}: element; the cells' equations as in {other}</source>
        <translation>{work} : element ; les équations des cases comme dans {other}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>{work}; {other} names it as the classical way</source>
        <translation>{work} ; {other} la cite comme la voie classique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/exact_cover.py"/>
        <source>exact: the search goes through all choices</source>
        <translation>exacte : la recherche parcourt tous les choix</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>exact: propagation removes what no solution has, and the search goes through the rest</source>
        <translation>exacte : la propagation retire ce qui n’est dans aucune solution, et la recherche parcourt le reste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search on the bare equations</source>
        <translation>{work} : propagation 0/1 et recherche sur les seules équations</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/finite_domain.py"/>
        <source>{work}: 0/1 propagation and search; the cells' view and shared cells (levels Set, Red of the slides)</source>
        <translation>{work} : propagation 0/1 et recherche ; la vue des cases et les cases communes (niveaux Set, Red des diapositives)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>no model is needed: a sum of areas, a clue or a cell excludes a solution</source>
        <translation>aucun modèle n’est nécessaire : une somme des aires, un nombre ou une case exclut toute solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>it cannot count, which "?" clues need</source>
        <translation>elle ne sait pas compter, ce que demandent les nombres « ? »</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/formulation.py"/>
        <source>a solution that it returned breaks the rules</source>
        <translation>une solution qu’elle a rendue enfreint les règles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process was killed</source>
        <translation>son processus a été tué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/laboratory.py"/>
        <source>its process ended without an answer</source>
        <translation>son processus s’est terminé sans réponse</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>this build of OR-Tools lacks {solver}</source>
        <translation>cette version d’OR-Tools ne contient pas {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/linear_model.py"/>
        <source>the solver failed</source>
        <translation>le solveur a échoué</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>solutions, which are checked; that there is no other is the claim of a solver that rounds</source>
        <translation>des solutions, qui sont vérifiées ; qu’il n’y en ait pas d’autre est l’affirmation d’un solveur qui arrondit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/mip.py"/>
        <source>{work}, with eplex; {other}, with GAMS and the no-good cut; here with {solver}</source>
        <translation>{work}, avec eplex ; {other}, avec GAMS et la coupe no-good ; ici avec {solver}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: diffn, an optional rectangle for each placement</source>
        <translation>{work} : diffn, un rectangle optionnel pour chaque placement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>{work}: geost, a rectangle of one of the shapes of each clue</source>
        <translation>{work} : geost, un rectangle de l’une des formes de chaque nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/no_overlap.py"/>
        <source>a claim: the presolve of CP-SAT 9.15 loses solutions of some of these models</source>
        <translation>une affirmation : le prétraitement de CP-SAT 9.15 perd des solutions de certains de ces modèles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/owner.py"/>
        <source>{work}: the cells' view w, with a global cardinality</source>
        <translation>{work} : la vue w des cases, avec une cardinalité globale</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue</source>
        <translation>{work} : le modèle SAT avec des clauses binaires de non-chevauchement et une clause par nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/pairwise.py"/>
        <source>{work}: the SAT model with binary non-overlap clauses and a clause for each clue, and one for each cell</source>
        <translation>{work} : le modèle SAT avec des clauses binaires de non-chevauchement, une clause par nombre et une par case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/partition.py"/>
        <source>{work}: set partitioning in CP-SAT; {other}, section 4</source>
        <translation>{work} : partition d’ensemble dans CP-SAT ; {other}, section 4</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways</source>
        <translation>{work} : rect(nombre, case en haut à gauche, taille), deux d’entre eux séparés de l’une de quatre façons</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/position.py"/>
        <source>{work}: rect(clue, top-left cell, size), two of them apart in one of four ways; the placements as a table for each clue</source>
        <translation>{work} : rect(nombre, case en haut à gauche, taille), deux d’entre eux séparés de l’une de quatre façons ; les placements dans un tableau pour chaque nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{count} of the values are fractional</source>
        <translation>{count} des valeurs sont fractionnaires</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>the solver contradicts itself: it now finds no point at all</source>
        <translation>le solveur se contredit : il ne trouve maintenant plus aucun point</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>a fractional point has only {some} of its {count} placements</source>
        <translation>un point fractionnaire n’a que {some} de ses {count} placements</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>solutions, which are checked; one solution or none, where dual values that are recalculated with integers give the bound, and otherwise that is a claim</source>
        <translation>des solutions, qui sont vérifiées ; une solution ou aucune, là où des valeurs duales recalculées avec des entiers donnent la borne ; sinon, c’est une affirmation</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with GLOP, a simplex method</source>
        <translation>{work} : la question ouverte ; ici avec GLOP, une méthode du simplexe</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/solver/formulations/relaxation.py"/>
        <source>{work}: the open question; here with PDLP, a first-order method, whose points are no vertices</source>
        <translation>{work} : la question ouverte ; ici avec PDLP, une méthode du premier ordre, dont les points ne sont pas des sommets</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Today: five minutes</source>
        <translation>Aujourd’hui : cinq minutes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>From your games</source>
        <translation>Tirés de vos parties</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/learn_page.py"/>
        <source>Lessons and practice</source>
        <translation>Leçons et entraînement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Due: %1.</source>
        <translation>À revoir : %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%n techniques are due: %1.</source>
        <translation><numerusform>%n technique à revoir : %1.</numerusform><numerusform>%n techniques à revoir : %1.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. Next to learn: %1.</source>
        <translation>Rien à revoir aujourd’hui. À apprendre ensuite : %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Nothing is due today. You can still practise.</source>
        <translation>Rien à revoir aujourd’hui. Vous pouvez quand même vous entraîner.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>%1 and %n more</source>
        <translation><numerusform>%1 et %n autre</numerusform><numerusform>%1 et %n autres</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/practice_card.py"/>
        <source>Missed in your games: %1.</source>
        <translation>Manqué dans vos parties : %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Point</source>
        <translation>Désigner</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Draw</source>
        <translation>Tracer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Pencil</source>
        <translation>Crayonner</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Cross out</source>
        <translation>Barrer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/learn/tool_buttons.py"/>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Gentle</source>
        <translation>Très facile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Not read yet</source>
        <translation>Pas encore lue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>%1% done</source>
        <translation>Faite à %1 %</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Could not be read</source>
        <translation>Lecture impossible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>No longer there</source>
        <translation>N’existe plus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Tiny: up to 36 cells</source>
        <translation>Minuscule : jusqu’à 36 cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small: up to 100 cells</source>
        <translation>Petite : jusqu’à 100 cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium: up to 225 cells</source>
        <translation>Moyenne : jusqu’à 225 cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Large: up to 600 cells</source>
        <translation>Grande : jusqu’à 600 cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giant: more than 600 cells</source>
        <translation>Géante : plus de 600 cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Small</source>
        <comment>daily puzzle</comment>
        <translation>Petite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Medium</source>
        <comment>daily puzzle</comment>
        <translation>Moyenne</translation>
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
        <translation>Solution affichée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Unfinished</source>
        <comment>of one game</comment>
        <translation>À terminer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Giants</source>
        <translation>Géantes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>best %1</source>
        <translation>record %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Group %1</source>
        <translation>Groupe %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Duplicates, group %1: the same puzzle, perhaps rotated or mirrored</source>
        <translation>Doublons, groupe %1 : la même grille, peut-être tournée ou en miroir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>Untitled puzzle</source>
        <translation>Grille sans titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/entry_texts.py"/>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file needs a name.</source>
        <translation>Un fichier doit avoir un nom.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file whose name begins with a dot is hidden.</source>
        <translation>Un fichier dont le nom commence par un point est masqué.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot contain %1.</source>
        <translation>Un nom de fichier ne peut pas contenir %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>A file name cannot end with a dot or a space.</source>
        <translation>Un nom de fichier ne peut pas finir par un point ou une espace.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Some systems reserve this name for a device.</source>
        <translation>Certains systèmes réservent ce nom à un périphérique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>This name is too long.</source>
        <translation>Ce nom est trop long.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>There is already a file with this name.</source>
        <translation>Un fichier de ce nom existe déjà.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/file_actions.py"/>
        <source>New file name:</source>
        <translation>Nouveau nom de fichier :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By collection</source>
        <translation>Par collection</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By size</source>
        <translation>Par taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By grade</source>
        <translation>Par difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By progress</source>
        <translation>Par avancement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By best time</source>
        <translation>Par meilleur temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/filter_controls.py"/>
        <source>By last played</source>
        <translation>Par dernière partie</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Grade</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/history_page.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>All puzzles</source>
        <translation>Toutes les grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Unfinished</source>
        <translation>À terminer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Recent</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>My folder</source>
        <translation>Mon dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Daily puzzle</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/library_sidebar.py"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/library/month_calendar.py"/>
        <source>%1 %2</source>
        <comment>month and year</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>clues without an area</source>
        <translation>les nombres inconnus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>areas of this size</source>
        <translation>les aires de cette taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a grid of one cell</source>
        <translation>une grille d’une seule case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>a puzzle of this size</source>
        <translation>une grille de cette taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the rectangles drawn</source>
        <translation>les rectangles tracés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <source>the marks and trials</source>
        <translation>les marques et les essais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the moves to undo and redo</source>
        <translation>les coups à annuler et à rétablir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the time played and the hints used</source>
        <translation>le temps de jeu et les indices utilisés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the solution</source>
        <translation>la solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the author</source>
        <translation>l’auteur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the source</source>
        <translation>la source</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the grade</source>
        <translation>la difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/formats/base.py"/>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the text of the rules</source>
        <translation>le texte des règles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>the rectangles you have drawn</source>
        <translation>les rectangles que vous avez tracés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>your marks and trials</source>
        <translation>vos marques et vos essais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Some information will be lost</source>
        <translation>Certaines informations seront perdues</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot store:</source>
        <translation>Le format « {format} » ne peut pas enregistrer :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>Your game itself is not affected.</source>
        <translation>Votre partie elle-même n’est pas touchée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Enregistrer quand même</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/widgets/loss_dialog.py"/>
        <source>The format "{format}" cannot hold this puzzle, because it cannot store {parts}.</source>
        <translation>Le format « {format} » ne convient pas à cette grille, car il ne peut pas enregistrer {parts}.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>Follow &amp;System</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Light</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/dynamic_menus.py"/>
        <source>&amp;Clear List</source>
        <translation>&amp;Vider la liste</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is damaged</source>
        <translation>Une partie enregistrée est endommagée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>A saved game is from a newer version of Shikaku</source>
        <translation>Une partie enregistrée vient d’une version plus récente de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Could not read a saved game</source>
        <translation>Impossible de lire une partie enregistrée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The last game is open in another window</source>
        <translation>La dernière partie est ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Games cannot be saved</source>
        <translation>Impossible d’enregistrer les parties</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is damaged; a new one was started</source>
        <translation>L’historique est endommagé ; un nouveau a été commencé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history is from a newer version of Shikaku; a new one was started</source>
        <translation>L’historique vient d’une version plus récente de Shikaku ; un nouveau a été commencé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history cannot be saved</source>
        <translation>Impossible d’enregistrer l’historique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>An earlier save was loaded instead.</source>
        <translation>Un enregistrement antérieur a été chargé à la place.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The old file was kept as %1.</source>
        <translation>L’ancien fichier a été conservé sous le nom %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>The history could not be read or saved: %1</source>
        <translation>L’historique n’a pas pu être lu ou enregistré : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Problem with the history</source>
        <translation>Problème avec l’historique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Your game could not be saved: %1</source>
        <translation>Votre partie n’a pas pu être enregistrée : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/data_notices.py"/>
        <source>Not saved</source>
        <translation>Pas enregistré</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Your data could not be copied to %1.</source>
        <translation>Vos données n’ont pas pu être copiées dans %1.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It is still in %1. (%2)</source>
        <translation>Elles sont toujours dans %1. (%2)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>The folder with your data is missing: %1</source>
        <translation>Le dossier de vos données est introuvable : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>It may be on a drive that is not connected. The default folder has other games.</source>
        <translation>Il est peut-être sur un disque qui n’est pas connecté. Le dossier par défaut contient d’autres parties.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>Use the &amp;Default Folder</source>
        <translation>Utiliser le dossier par &amp;défaut</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/data_place.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Letter</source>
        <comment>the American size of paper</comment>
        <translation>Lettre US</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Legal</source>
        <comment>the American size of paper</comment>
        <translation>Légal US</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <comment>solutions or hints: not printed</comment>
        <translation>Ne pas imprimer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>On separate pages</source>
        <translation>Sur des pages à part</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Upside down at page bottom</source>
        <translation>À l’envers en bas de page</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/paper/book_controls.py"/>
        <source>Grade</source>
        <translation>Difficulté</translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message>
        <location filename="../shikaku_gui/gui/accessibility/board_parts.py"/>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Your times are compared with the expected ones once you have solved %1 different puzzles without having a hint draw. So far: %2.</source>
        <translation>Vos temps seront comparés aux temps attendus quand vous aurez résolu %1 grilles différentes sans faire tracer d’indice. Jusqu’ici : %2.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Over %1 puzzles, you took %2 times as long as expected (median of your first games).</source>
        <translation>Sur %1 grilles, vous avez mis %2 fois le temps attendu (médiane de vos premières parties).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/expected_section.py"/>
        <source>Rank correlation between expected times and yours: %1. It is 1 if both rank the puzzles alike, and near 0 if they are unrelated.</source>
        <translation>Corrélation de rang entre les temps attendus et les vôtres : %1. Elle vaut 1 si les deux classent les grilles de la même façon, et environ 0 s’ils sont sans rapport.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Grade</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Solved</source>
        <translation>Résolues</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Trend</source>
        <translation>Tendance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time played</source>
        <translation>Temps de jeu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% faster</source>
        <translation>{percent} % plus rapide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>{percent}% slower</source>
        <translation>{percent} % plus lent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>the same</source>
        <translation>stable</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/gui/statistics/figure_tables.py"/>
        <source>%1: %n solved, %2 played</source>
        <extracomment>%1: a day, %n: a number of puzzles, %2: a time.</extracomment>
        <translation><numerusform>%1 : %n résolue, %2 de jeu</numerusform><numerusform>%1 : %n résolues, %2 de jeu</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>Erase the history?</source>
        <translation>Effacer l’historique ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>All games, times, streaks, drills, lessons and the list of recent files will be erased.</source>
        <translation>Toutes les parties, les temps, les séries, les exercices, les leçons et la liste des fichiers récents seront effacés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>This cannot be undone. Games in progress are kept.</source>
        <translation>Cette action est irréversible. Les parties en cours sont conservées.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/statistics/history_export.py"/>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>could not write the answer: {reason}</source>
        <translation>impossible d’écrire la réponse : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no display found; in a terminal use: shikaku solve FILE</source>
        <translation>aucun écran trouvé ; dans un terminal, utilisez : shikaku solve FILE</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; shikaku --help lists the commands</source>
        <translation>aucun fichier ni aucune commande de ce nom : {file} ; shikaku --help énumère les commandes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/__init__.py"/>
        <source>no such file or command: {file}; did you mean {command}?</source>
        <translation>aucun fichier ni aucune commande de ce nom : {file} ; vouliez-vous dire {command} ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a whole number from 1 to {most}, not {text}</source>
        <translation>nombre entier de 1 à {most} attendu, et non {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>expected a number above 0, not {text}</source>
        <translation>nombre supérieur à 0 attendu, et non {text}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>the most seconds to spend on each puzzle</source>
        <translation>le nombre maximal de secondes à consacrer à chaque grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>reached its time limit of {seconds} s</source>
        <translation>limite de temps de {seconds} s atteinte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/arguments.py"/>
        <source>too many rectangles are possible</source>
        <translation>trop de rectangles sont possibles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>a worker died before finishing</source>
        <translation>un processus de travail s’est arrêté avant la fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/batch.py"/>
        <source>worker processes keep crashing; if memory is short, use fewer of them (--jobs)</source>
        <translation>les processus de travail plantent sans cesse ; si la mémoire manque, utilisez-en moins (--jobs)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>one solution</source>
        <translation>une solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>several solutions</source>
        <translation>plusieurs solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>no solution</source>
        <translation>pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>unknown: reached its time limit</source>
        <translation>inconnu : limite de temps atteinte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Print a line for each puzzle: how many solutions it has, and its size.</source>
        <translation>Affiche une ligne par grille : son nombre de solutions et sa taille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>Exit status (the worst of all): 0 solvable, 1 a proof could not be written, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Code de retour (le pire de tous) : 0 résoluble, 1 une preuve n’a pas pu être écrite, 2 entrée ou utilisation incorrecte, 3 pas de solution, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>print one JSON object per line</source>
        <translation>afficher un objet JSON par ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>write a proof of each puzzle to a folder of its own in DIR, as shikaku prove does</source>
        <translation>écrire une preuve de chaque grille dans son propre dossier dans DIR, comme le fait shikaku prove</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>{size}, clues: {clues}, fixed: {fixed}, alternatives: {alternatives}, cover: {cover}</source>
        <translation>{size}, nombres : {clues}, fixés : {fixed}, possibilités : {alternatives}, couverture : {cover}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/check.py"/>
        <source>proof in {folder}</source>
        <translation>preuve dans {folder}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>Play Shikaku: divide the grid into rectangles, one number each.</source>
        <translation>Jouer à Shikaku : diviser la grille en rectangles, un nombre dans chacun.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>FILE is a puzzle file in any supported format, a folder, a link, or - for standard input.</source>
        <translation>FILE est un fichier de grilles dans l’un des formats pris en charge, un dossier, un lien, ou - pour l’entrée standard.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>the puzzle to open: a file, a link, or the recipe of a puzzle that was made here</source>
        <translation>la grille à ouvrir : un fichier, un lien, ou la recette d’une grille créée ici</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>solve puzzles and draw them</source>
        <translation>résoudre des grilles et les dessiner</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how many solutions puzzles have</source>
        <translation>dire combien de solutions ont des grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>give the next step, and why</source>
        <translation>donner l’étape suivante, et pourquoi</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>explain the whole solution, step by step</source>
        <translation>expliquer toute la solution, étape par étape</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>say how hard puzzles are for a person</source>
        <translation>dire si des grilles sont difficiles pour un humain</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>compare formulations from the literature</source>
        <translation>comparer des formulations de la littérature</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>write a proof of how many solutions a puzzle has</source>
        <translation>écrire une preuve du nombre de solutions d’une grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>check such a proof without the solver</source>
        <translation>vérifier une telle preuve sans le solveur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make new puzzles of a chosen difficulty and style</source>
        <translation>créer de nouvelles grilles d’une difficulté et d’un style choisis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>make a dataset of solved and graded puzzles</source>
        <translation>créer un jeu de données de grilles résolues et évaluées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>convert puzzles to another format</source>
        <translation>convertir des grilles dans un autre format</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>draw puzzles as pictures or web pages</source>
        <translation>dessiner des grilles en images ou en pages web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print puzzles or a whole book to a PDF</source>
        <translation>imprimer des grilles ou tout un livre en PDF</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print a completion script for a shell</source>
        <translation>afficher un script de complétion pour un shell</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the manual page</source>
        <translation>afficher la page de manuel</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print versions and settings for a report of a problem</source>
        <translation>afficher les versions et les réglages à joindre au rapport d’un problème</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>add the program to the desktop's menu, or remove it</source>
        <translation>ajouter le programme au menu du bureau, ou l’en retirer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>in the terminal:</source>
        <translation>dans le terminal :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>shikaku COMMAND --help tells more.</source>
        <translation>shikaku COMMAND --help en dit plus.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/commands.py"/>
        <source>print the version and exit</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <source>Exit status: 0 printed, 2 bad usage.</source>
        <translation>Code de retour : 0 affiché, 2 utilisation incorrecte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/completion.py"/>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>one of %(choices)s</source>
        <translation>l’un de %(choices)s</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>unknown format: {name}; choose one with --to: {names}</source>
        <translation>format inconnu : {name} ; choisissez-en un avec --to : {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Convert puzzles or games from one format to another.</source>
        <translation>Convertit des grilles ou des parties d’un format à un autre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>Exit status: 0 written, 1 the output could not be written, 2 bad input or usage. Standard error names what the new format cannot store.</source>
        <translation>Code de retour : 0 écrit, 1 la sortie n’a pas pu être écrite, 2 entrée ou utilisation incorrecte. L’erreur standard indique ce que le nouveau format ne peut pas enregistrer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>the file to write, in the format of its suffix; - for stdout</source>
        <translation>le fichier à écrire, au format de son extension ; - pour la sortie standard</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts} (in {count} of {total} puzzles)</source>
        <translation>impossible d’enregistrer {parts} (dans {count} grilles sur {total})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/convert.py"/>
        <source>cannot store {parts}</source>
        <translation>impossible d’enregistrer {parts}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the scheduler has no workers; waiting for one to connect (press Ctrl+C to stop)</source>
        <translation>l’ordonnanceur n’a pas de processus de travail ; attente de la connexion de l’un d’eux (appuyez sur Ctrl+C pour arrêter)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>{option} needs {package}: {command}</source>
        <translation>{option} demande {package} : {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>no scheduler found there ({reason})</source>
        <translation>aucun ordonnanceur trouvé à cette adresse ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dask_cluster.py"/>
        <source>the workers of {name} keep crashing; they may have too little memory</source>
        <translation>les processus de travail de {name} plantent sans cesse ; ils ont peut-être trop peu de mémoire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Make a dataset of puzzles: solved, graded, without duplicates, in splits.</source>
        <translation>Crée un jeu de données de grilles : résolues, évaluées, sans doublons, en plusieurs parts.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage or SPEC, 4 some puzzles were not found, 130 interrupted. The same command resumes where it stopped. docs/datasets.md describes the SPEC.</source>
        <translation>Code de retour : 0 créé, 1 la sortie n’a pas pu être écrite, 2 utilisation ou SPEC incorrecte, 4 certaines grilles n’ont pas été trouvées, 130 interrompu. La même commande reprend là où elle s’était arrêtée. docs/datasets.md décrit la SPEC.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>which puzzles, and which splits</source>
        <translation>quelles grilles, et quelles parts</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the folder of the dataset</source>
        <translation>le dossier du jeu de données</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make only the I-th of N shares of the puzzles, for machines that share no folder; without this option the command makes the rest, and the files of the dataset</source>
        <translation>ne créer que la I-ième de N portions des grilles, pour des machines qui n’ont pas de dossier en commun ; sans cette option, la commande crée le reste et les fichiers du jeu de données</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>make about N puzzles (default: %(const)s), print the processor time that all would take, and stop; with -o they are kept</source>
        <translation>créer environ N grilles (par défaut : %(const)s), afficher le temps de processeur que prendraient toutes les grilles, et s’arrêter ; avec -o, elles sont gardées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>expected a shard such as 3/100, from 1/N to N/N, not {found}</source>
        <translation>attendu un lot comme 3/100, de 1/N à N/N, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the dataset is complete</source>
        <translation>le jeu de données est complet</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>shard {number}/{total}: {count} records</source>
        <translation><numerusform>lot {number}/{total} : {count} enregistrement</numerusform><numerusform>lot {number}/{total} : {count} enregistrements</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>recipes: {recipes}; different puzzles: {distinct}; also under rotation and reflection: {kept}; not found: {missing}</source>
        <extracomment>What a dataset holds; {kept} are different under rotation and reflection.</extracomment>
        <translation>recettes : {recipes} ; grilles différentes : {distinct} ; même après rotation et symétrie : {kept} ; non trouvées : {missing}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>the audit found a canonical form twice: this is a bug in Shikaku</source>
        <translation>la vérification a trouvé deux fois une forme canonique : c’est un bogue de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <source>{name} contains other files; choose a new folder</source>
        <translation>{name} contient d’autres fichiers ; choisissez un nouveau dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/command.py"/>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>line {line} is not of {recipe}: {reason}</source>
        <translation>la ligne {line} n’est pas de {recipe} : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>it is of version {version} of the generator; to resume, set {setting} in the [[puzzles]] of the SPEC</source>
        <translation>il est de la version {version} du générateur ; pour reprendre, indiquez {setting} dans les [[puzzles]] du SPEC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <source>the folder contains the puzzles of another SPEC; choose another folder</source>
        <translation>le dossier contient les grilles d’un autre SPEC ; choisissez un autre dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/parts.py"/>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>another program is also writing {name}</source>
        <translation>un autre programme écrit aussi dans {name}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>series</source>
        <translation>série</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>puzzles</source>
        <translation>grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>measured</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>mesurées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>ms each</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>ms chacune</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>longest</source>
        <extracomment>A heading: what the puzzles of a dataset cost.</extracomment>
        <translation>maximum</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>core-hours</source>
        <translation>heures-cœur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>95%</source>
        <translation>95 %</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>MB</source>
        <translation>Mo</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>A series whose puzzles exist already was not measured; the sum does not include it.</source>
        <translation>Une série dont les grilles existent déjà n’a pas été mesurée ; la somme ne la comprend pas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/plan.py"/>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>it is longer than {most} bytes</source>
        <translation>il dépasse {most} octets</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have letters, digits and any of ._- only, at most 96 of them</source>
        <translation>{key} ne doit contenir que des lettres, des chiffres et ._-, au plus 96 caractères</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must have one table or more: [[puzzles]]</source>
        <translation>{key} doit avoir une table ou plus : [[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one line</source>
        <translation>{key} doit tenir sur une ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>must be a table: [[puzzles]]</source>
        <translation>doit être une table : [[puzzles]]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is wrong: {reason}</source>
        <translation>{key} est incorrect : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>these settings do not go together: {reason}</source>
        <translation>ces réglages ne vont pas ensemble : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a size such as 10x15 with sides up to {most}, not {found}</source>
        <translation>{key} doit être une taille comme 10x15, de côtés d’au plus {most}, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must list one or more of {names}</source>
        <translation>{key} doit énumérer un ou plusieurs de {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a table of 1 to {most} splits</source>
        <translation>{key} doit être une table de 1 à {most} parts</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is no name of a split: small letters, digits and _ only, and not 'all'</source>
        <translation>{key} n’est pas un nom de part : seulement des minuscules, des chiffres et _, et pas 'all'</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a number, not {found}</source>
        <translation>{key} doit être un nombre, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be above 0 and at most {most}</source>
        <translation>{key} doit être supérieur à 0 et au plus égal à {most}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>the key {name} is missing</source>
        <translation>la clé {name} manque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a string, not {found}</source>
        <translation>{key} doit être une chaîne, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be one of {names}, not {found}</source>
        <translation>{key} doit être l’un de {names}, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a whole number from {low} to {most}, not {found}</source>
        <translation>{key} doit être un nombre entier de {low} à {most}, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} must be a list, not {found}</source>
        <translation>{key} doit être une liste, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>{key} is not known here; the keys are {names}</source>
        <translation>{key} n’est pas connu ici ; les clés sont {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/spec.py"/>
        <source>line {line}: {reason}</source>
        <translation>ligne {line} : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/dataset/writers.py"/>
        <source>Parquet needs PyArrow: {command}; or write {setting} in the SPEC</source>
        <translation>Parquet demande PyArrow : {command} ; ou écrivez {setting} dans le SPEC</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Explain the whole solution of puzzles or saved games, one step per line; mistakes come first.</source>
        <translation>Explique toute la solution de grilles ou de parties enregistrées, une étape par ligne ; les erreurs d’abord.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>Exit status (the worst of all): 0 explained as far as the techniques reach, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Code de retour (le pire de tous) : 0 expliqué aussi loin que vont les techniques, 2 entrée ou utilisation incorrecte, 3 pas de solution, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/explain.py"/>
        <source>print the steps as one JSON object per line</source>
        <translation>afficher les étapes, un objet JSON par ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>{name} already contains other puzzles; resume with the original --seed</source>
        <translation>{name} contient déjà d’autres grilles ; reprenez avec le --seed d’origine</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>the first puzzle has {option}</source>
        <translation>la première grille a {option}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate.py"/>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>of the last puzzle, {reason}</source>
        <translation>pour la dernière grille, {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Make puzzles with exactly one solution.</source>
        <translation>Crée des grilles ayant exactement une solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>Exit status: 0 made, 1 the output could not be written, 2 bad usage, 4 a puzzle was not found. The same command with the same seed makes the same puzzles; after an interruption, it resumes where it stopped.</source>
        <translation>Code de retour : 0 créé, 1 la sortie n’a pas pu être écrite, 2 utilisation incorrecte, 4 une grille n’a pas été trouvée. La même commande avec la même graine crée les mêmes grilles ; après une interruption, elle reprend là où elle s’était arrêtée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size (default: 10x10), or the whole recipe that a generated puzzle names as its source</source>
        <translation>la taille (par défaut : 10x10), ou toute la recette qu’une grille créée indique comme source</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>how many puzzles to make (default: 1)</source>
        <translation>le nombre de grilles à créer (par défaut : 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>their difficulty</source>
        <translation>leur difficulté</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the size of the rectangles (many-small, small, balanced, large, few-large, or cells on average) and, after a colon, their shape (square, mixed, long)</source>
        <translation>la taille des rectangles (many-small, small, balanced, large, few-large, ou le nombre moyen de cases) et, après deux-points, leur forme (square, mixed, long)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the symmetry of the clue cells</source>
        <translation>la symétrie des cases portant un nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a technique needed to solve the puzzle (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if); without --grade, the difficulty is that of the technique</source>
        <translation>une technique nécessaire pour résoudre la grille (only-rectangle, only-clue, shared-cells, stranded-cell, sealed-pocket, pair, counting, what-if) ; sans --grade, la difficulté est celle de la technique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>the seed of the first puzzle; each further one has the next</source>
        <translation>la graine de la première grille ; chacune des autres a la suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>a folder with a file for each, or a file (with a line for each, where the format allows that); default: standard output</source>
        <translation>un dossier avec un fichier pour chacune, ou un fichier (avec une ligne pour chacune, si le format le permet) ; par défaut : la sortie standard</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a size such as 10x15, with sides from 1 to {most}, not {found}</source>
        <translation>attendu une taille comme 10x15, de côtés de 1 à {most}, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>expected a whole number of at most {most} digits, not {found}</source>
        <translation>attendu un nombre entier d’au plus {most} chiffres, et non {found}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>not allowed with a whole recipe, which includes it</source>
        <translation>interdit avec une recette entière, qui le contient déjà</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_arguments.py"/>
        <source>unknown format: {name}; choose one with --to</source>
        <translation>format inconnu : {name} ; choisissez-en un avec --to</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/generate_output.py"/>
        <source>a puzzle takes several lines in this format; choose a folder instead</source>
        <translation>une grille prend plusieurs lignes dans ce format ; choisissez plutôt un dossier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search</source>
        <translation>impossible à résoudre sans recherche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has several solutions</source>
        <translation>a plusieurs solutions</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>has no solution</source>
        <translation>n’a pas de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>cannot be solved without search, if at all</source>
        <translation>impossible à résoudre sans recherche, si elle a une solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Print a line for each puzzle: how hard it is, and what it takes.</source>
        <translation>Affiche une ligne par grille : sa difficulté, et ce qu’elle demande.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>Exit status: 0 graded, 2 bad input or usage, 4 limit reached.</source>
        <translation>Code de retour : 0 évalué, 2 entrée ou utilisation incorrecte, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>no grade; {why}</source>
        <translation>sans difficulté connue ; {why}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>score {score}, {each} per clue</source>
        <translation>score {score}, {each} par nombre</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{count} steps</source>
        <translation><numerusform>{count} étape</numerusform><numerusform>{count} étapes</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>one hard moment: {technique}</source>
        <translation>un seul moment difficile : {technique}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>hardest: {technique}</source>
        <translation>la plus difficile : {technique}</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/grade.py"/>
        <source>needs what-if {count} times</source>
        <translation><numerusform>demande « et si » {count} fois</numerusform><numerusform>demande « et si » {count} fois</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Give the next step from puzzles or saved games: mistakes first.</source>
        <translation>Donne l’étape suivante de grilles ou de parties enregistrées : les erreurs d’abord.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>Exit status (the worst of all): 0 a hint, or a solved board; 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Code de retour (le pire de tous) : 0 un indice, ou un plateau résolu ; 2 entrée ou utilisation incorrecte, 3 pas de solution, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>how much to say; apply also draws the board after a step that changes its rectangles (default: why)</source>
        <translation>jusqu’où aider ; apply dessine aussi le plateau après une étape qui change ses rectangles (par défaut : why)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>print the whole hint as one JSON object per line</source>
        <translation>afficher tout l’indice, un objet JSON par ligne</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/hint.py"/>
        <source>The board is solved.</source>
        <translation>Le plateau est résolu.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>this command is only for the desktops of Linux and BSD</source>
        <translation>cette commande n’est prévue que pour les bureaux de Linux et de BSD</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>--system needs administrator rights</source>
        <translation>--system demande des droits d’administrateur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Add Shikaku to the desktop's menu, open its files on a double click, and install its icons, manual page, and completion for bash, zsh and fish. Run it again after moving the program.</source>
        <translation>Ajoute Shikaku au menu du bureau, ouvre ses fichiers d’un double clic, et installe ses icônes, sa page de manuel et la complétion pour bash, zsh et fish. À relancer après avoir déplacé le programme.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Exit status: 0 installed or removed, 1 a file could not be written or removed, 2 bad usage.</source>
        <translation>Code de retour : 0 installé ou retiré, 1 un fichier n’a pas pu être écrit ou supprimé, 2 utilisation incorrecte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>for packages: install in DIR/share, and start the shikaku on the PATH</source>
        <translation>pour les paquets : installer dans DIR/share et lancer le shikaku du PATH</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>remove everything again</source>
        <translation>tout retirer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Installed {count} files in {folder}.</source>
        <translation>{count} fichiers installés dans {folder}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>The menu entry starts {command}.</source>
        <translation>L’entrée du menu lance {command}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>For completion in zsh, add {folder} to its fpath.</source>
        <translation>Pour la complétion dans zsh, ajoutez {folder} à son fpath.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Nothing found in {folder}.</source>
        <translation>Rien trouvé dans {folder}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/install_desktop.py"/>
        <source>Removed {count} files from {folder}.</source>
        <translation><numerusform>{count} fichier supprimé de {folder}.</numerusform><numerusform>{count} fichiers supprimés de {folder}.</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/interrupts.py"/>
        <source>finishing the work in progress; press Ctrl+C again to stop at once</source>
        <translation>fin du travail en cours ; appuyez encore sur Ctrl+C pour arrêter tout de suite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print a row for each run</source>
        <translation>afficher une ligne par exécution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print one JSON object a line, for each puzzle</source>
        <translation>afficher un objet JSON par ligne, pour chaque grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>a FILE is needed, or --list</source>
        <translation>il faut un FILE, ou --list</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Run formulations from the literature on puzzles and compare them. Each runs in a process of its own; times are its processor times, and solutions are checked by the rules.</source>
        <translation>Exécute sur des grilles des formulations de la littérature et les compare. Chacune s’exécute dans son propre processus ; les temps sont ceux du processeur, et les solutions sont vérifiées d’après les règles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>Exit status (the worst of all): 0 done, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Code de retour (le pire de tous) : 0 terminé, 2 entrée ou utilisation incorrecte, 3 pas de solution, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>print the formulations, their sources and proofs</source>
        <translation>afficher les formulations, leurs sources et leurs preuves</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>their names, separated by commas, or all (default: all)</source>
        <translation>leurs noms, séparés par des virgules, ou all pour toutes (par défaut : all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>run each N times: the first is cold, the others are warm (default: 4)</source>
        <translation>exécuter chacune N fois : la première à froid, les autres à chaud (par défaut : 4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>seconds for each run (default: %(default)g)</source>
        <translation>secondes pour chaque exécution (par défaut : %(default)g)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>the most memory for each process, in MiB (Linux only)</source>
        <translation>la mémoire maximale de chaque processus, en Mio (Linux seulement)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>add what each of Simonis' levels leaves</source>
        <translation>ajouter ce que laisse chacun des niveaux de Simonis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>1, because runs side by side slow each other down</source>
        <translation>1, car des exécutions simultanées se ralentissent</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>there is no formulation {name}; there are: {names}</source>
        <translation>il n’y a pas de formulation {name} ; il y a : {names}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab.py"/>
        <source>listing its rectangles took too long</source>
        <translation>énumérer ses rectangles a pris trop de temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>fastest</source>
        <translation>la plus rapide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>Median milliseconds of the puzzles of a size, with the listing of placements:</source>
        <translation>Millisecondes médianes des grilles d’une taille, énumération des placements comprise :</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>over {cells}</source>
        <translation>plus de {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>to {cells}</source>
        <translation>jusqu’à {cells}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_summary.py"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>formulation</source>
        <translation>formulation</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>cold ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>ms à froid</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>warm ms</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>ms à chaud</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>spread</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>dispersion</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>build</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>construction</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solve</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>résolution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>prove</source>
        <extracomment>A heading: times of a formulation in the laboratory.</extracomment>
        <translation>preuve</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>variables</source>
        <translation>variables</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>constraints</source>
        <translation>contraintes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unique</source>
        <translation>unique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>multiple</source>
        <translation>multiple</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>infeasible</source>
        <translation>infaisable</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>unsupported</source>
        <translation>non prise en charge</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>time limit</source>
        <translation>limite de temps</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>memory limit</source>
        <translation>limite de mémoire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>crashed</source>
        <translation>plantage</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{size}, clues: {clues}, placements: {placements}, listed in {time} ms</source>
        <translation>{size}, nombres : {clues}, placements : {placements}, énumérés en {time} ms</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>Proofs contradict each other. This is a bug in Shikaku.</source>
        <translation>Des preuves se contredisent. C’est un bogue de Shikaku.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>left</source>
        <translation>restants</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>removed</source>
        <translation>retirés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (false claim)</source>
        <translation>{verdict} (affirmation fausse)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{verdict} (claim)</source>
        <translation>{verdict} (affirmation)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>{name}
  source: {source}
  proves: {proves}
</source>
        <translation>{name}
  source : {source}
  prouve : {proves}
</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/lab_table.py"/>
        <source>contradiction</source>
        <translation>contradiction</translation>
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
        <translation>un par processeur, là où c’est utile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>the number of processes (default: {default})</source>
        <translation>nombre de processus (par défaut : {default})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/parallel_work.py"/>
        <source>work on the Dask cluster of this scheduler, which must be trusted</source>
        <translation>travailler sur la grappe Dask de cet ordonnanceur, qui doit être de confiance</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the title of the book, on the cover and below each page</source>
        <translation>le titre du livre, sur la couverture et au bas de chaque page</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the line below the title on the cover</source>
        <translation>la ligne sous le titre de la couverture</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the author, on the cover</source>
        <translation>l’auteur, sur la couverture</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>small print at the bottom of the cover</source>
        <translation>des mentions en petits caractères au bas de la couverture</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>begin with a cover</source>
        <translation>commencer par une couverture</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a page with the rules and a worked example</source>
        <translation>une page avec les règles et un exemple détaillé</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a table of contents</source>
        <translation>une table des matières</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a chapter for each grade, easiest first</source>
        <translation>un chapitre par difficulté, les plus faciles d’abord</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the most puzzles on a page (default: 1)</source>
        <translation>le nombre maximal de grilles par page (par défaut : 1)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>two nudges for each puzzle, on pages at the end or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>deux pistes par grille, sur des pages à la fin ou à l’envers au bas de chaque page (par défaut : none ; end si aucune place n’est indiquée)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>on pages at the end, or upside down at the bottom of each page (default: none; end where no place is given)</source>
        <translation>sur des pages à la fin, ou à l’envers au bas de chaque page (par défaut : none ; end si aucune place n’est indiquée)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>what is printed below a puzzle: any of number, title, author, size, grade (default: all)</source>
        <translation>ce qui est imprimé sous une grille, parmi number, title, author, size, grade (par défaut : all)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the link to each puzzle as a QR code, as text, or not at all (default: qr)</source>
        <translation>le lien vers chaque grille en code QR, en texte, ou pas du tout (par défaut : qr)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the solver's name below each puzzle</source>
        <translation>une ligne pour le nom du joueur sous chaque grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>a line for the time below each puzzle</source>
        <translation>une ligne pour le temps sous chaque grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>number the pages (default: yes)</source>
        <translation>numéroter les pages (par défaut : oui)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>number the rows and columns</source>
        <translation>numéroter les lignes et les colonnes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>draw the rectangles in the files</source>
        <translation>dessiner les rectangles contenus dans les fichiers</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>with --progress: draw marks and trials as well</source>
        <translation>avec --progress : dessiner aussi les marques et les essais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>large print: no letters or clues below 16 points; hints and solutions at the end</source>
        <translation>gros caractères : ni lettres ni nombres de moins de 16 points ; indices et solutions à la fin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the size of the pages: A3, A4, A5, B5, Letter, Legal, or a size such as '152 x 229 mm' or '6 x 9 in' (default: A4)</source>
        <translation>le format des pages : A3, A4, A5, B5, Letter, Legal, ou des dimensions comme '152 x 229 mm' ou '6 x 9 in' (par défaut : A4)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>of the pages (default: auto, as suits the puzzles)</source>
        <translation>celle des pages (par défaut : auto, selon les grilles)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the margins in mm (default: 15)</source>
        <translation>les marges en mm (par défaut : 15)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm added to the inner margins, which lie on alternating sides (default: 0)</source>
        <translation>mm ajoutés aux marges intérieures, qui changent de côté d’une page à l’autre (par défaut : 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>mm around each page that are trimmed off; the cover fills them (default: 0)</source>
        <translation>mm rognés autour de chaque page ; la couverture les remplit (par défaut : 0)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Preparing</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Print puzzles to a PDF file; no screen is needed. A book file (BOOK.toml) names the puzzles and the options; flags override it.</source>
        <translation>Imprime des grilles dans un fichier PDF ; aucun écran n’est nécessaire. Un fichier de livre (BOOK.toml) nomme les grilles et les options ; celles de la ligne de commande l’emportent.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>Exit status: 0 written, 1 the file could not be written, 2 bad input or usage; also where the book is written but a puzzle lacks what was asked for: 2 with several solutions or too large, 3 without one, 4 limit reached.</source>
        <translation>Code de retour : 0 écrit, 1 le fichier n’a pas pu être écrit, 2 entrée ou utilisation incorrecte ; aussi quand le livre est écrit mais qu’il manque à une grille ce qui était demandé : 2 avec plusieurs solutions ou trop grande, 3 sans solution, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>puzzles, all of each file; or one BOOK.toml</source>
        <translation>des grilles, toutes celles de chaque fichier ; ou un seul BOOK.toml</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the .pdf file to write</source>
        <translation>le fichier .pdf à écrire</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>the same as --links none</source>
        <translation>comme --links none</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>seconds for each solution</source>
        <translation>secondes pour chaque solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>expected a name ending in .pdf</source>
        <translation>nom finissant par .pdf attendu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>too large to print, even on many sheets; left out</source>
        <translation>trop grande pour être imprimée, même sur plusieurs feuilles ; omise</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/print_booklet.py"/>
        <source>{name}, puzzle {number} of the book</source>
        <translation>{name}, grille {number} du livre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/process_pool.py"/>
        <source>could not start a process: {reason}</source>
        <translation>impossible de lancer un processus : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Write a proof of how many solutions a puzzle has: the puzzle as DIMACS CNF, its solution, and an LRAT proof that there is no other. For a puzzle with several solutions, two of them are the proof.</source>
        <translation>Écrit une preuve du nombre de solutions d’une grille : la grille en DIMACS CNF, sa solution, et une preuve LRAT qu’il n’y en a pas d’autre. Pour une grille à plusieurs solutions, deux d’entre elles sont la preuve.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>Exit status: 0 proved, 1 the proof could not be written, 2 bad input or usage, 3 proved to have no solution, 4 limit reached.</source>
        <translation>Code de retour : 0 prouvé, 1 la preuve n’a pas pu être écrite, 2 entrée ou utilisation incorrecte, 3 absence de solution prouvée, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one puzzle; - reads stdin. shikaku check --prove takes many</source>
        <translation>une grille ; - lit l’entrée standard. shikaku check --prove en accepte plusieurs</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>the folder to write; an older proof in it is replaced</source>
        <translation>le dossier à écrire ; une preuve antérieure qui s’y trouve est remplacée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>it contains {count} puzzles; choose with --index, or prove them all with: {command}</source>
        <translation>il contient {count} grilles ; choisissez avec --index, ou prouvez-les toutes avec : {command}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>several solutions; two are written</source>
        <translation>plusieurs solutions ; deux sont écrites</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>no solution, proved in {steps}</source>
        <translation>pas de solution, prouvé en {steps}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>one solution; that there is no other is proved in {steps}</source>
        <translation>une solution ; qu’il n’y en a pas d’autre est prouvé en {steps}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition</source>
        <translation>{steps}, dont {count} par supposition</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/prove.py"/>
        <source>{steps}, {count} of them by supposition, nested up to {depth} deep</source>
        <translation>{steps}, dont {count} par supposition, sur {depth} niveaux au plus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>a puzzle file in any supported format, a folder of them, or a link; - reads standard input</source>
        <translation>un fichier de grilles dans l’un des formats pris en charge, un dossier de tels fichiers, ou un lien ; - lit l’entrée standard</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>use only the N-th puzzle of a file with several</source>
        <translation>n’utiliser que la N-ième grille d’un fichier qui en contient plusieurs</translation>
    </message>
    <message numerus="yes">
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>left out {count} rectangles that overlap, as unfinished ones do</source>
        <translation><numerusform>{count} rectangle laissé de côté parce qu’il en chevauche d’autres, comme un rectangle inachevé</numerusform><numerusform>{count} rectangles laissés de côté parce qu’ils se chevauchent, comme des rectangles inachevés</numerusform></translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>expected an index from 1 to {most}, found {index}</source>
        <translation>numéro de 1 à {most} attendu, et non {index}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>the folder contains no puzzle files</source>
        <translation>le dossier ne contient aucun fichier de grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>read only the first {count} files of the folder</source>
        <translation>seuls les {count} premiers fichiers du dossier ont été lus</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/puzzle_input.py"/>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--scale and --marks are for pictures, not for web pages</source>
        <translation>--scale et --marks sont pour les images, pas pour les pages web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>--title is for web pages</source>
        <translation>--title est pour les pages web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Draw puzzles as picture files, or make a web page to play them on; no screen is needed. Of several puzzles, each gets a picture of its own: OUT-1.png, OUT-2.png, and so on; a web page has all of them.</source>
        <translation>Dessine des grilles dans des fichiers image, ou crée une page web pour y jouer ; aucun écran n’est nécessaire. S’il y a plusieurs grilles, chacune a sa propre image : OUT-1.png, OUT-2.png, et ainsi de suite ; une page web les contient toutes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>Exit status (the worst of all): 0 drawn, 1 the picture could not be written, 2 bad input or usage, or several solutions, 3 no solution, 4 limit reached.</source>
        <translation>Code de retour (le pire de tous) : 0 dessiné, 1 l’image n’a pas pu être écrite, 2 entrée ou utilisation incorrecte, ou plusieurs solutions, 3 pas de solution, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>.png, .svg, .pdf or .html</source>
        <translation>.png, .svg, .pdf ou .html</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the solution, which must be the only one</source>
        <translation>tracer la solution, qui doit être unique</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>draw the rectangles in the file</source>
        <translation>tracer les rectangles du fichier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>1 for cells of 48 pixels</source>
        <translation>1 pour des cases de 48 pixels</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the title of a web page</source>
        <translation>le titre d’une page web</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>the most seconds to spend on solving</source>
        <translation>le nombre maximal de secondes à consacrer à la résolution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/render.py"/>
        <source>expected a name ending in {names}</source>
        <translation>nom finissant par {names} attendu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Solve puzzles and draw the solved boards.</source>
        <translation>Résout des grilles et dessine les plateaux résolus.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Exit status (the worst of all files): 0 solved, 2 bad input or usage, 3 no solution, 4 limit reached.</source>
        <translation>Code de retour (le pire de tous les fichiers) : 0 résolu, 2 entrée ou utilisation incorrecte, 3 pas de solution, 4 limite atteinte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>print each answer as one JSON object</source>
        <translation>afficher chaque réponse comme un objet JSON</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>add figures on the puzzle and the work</source>
        <translation>ajouter des chiffres sur la grille et le travail</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>stop after this many solutions (default: 2, which tells whether there is only one)</source>
        <translation>s’arrêter après ce nombre de solutions (par défaut : 2, ce qui dit si la solution est unique)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is the only solution.</source>
        <translation>C’est la solution unique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There is no solution.</source>
        <translation>Il n’y a pas de solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>This is a solution; there may be others.</source>
        <translation>C’est une solution ; il y en a peut-être d’autres.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>Reached the limit without finding a solution; there may be one.</source>
        <translation>Limite atteinte sans trouver de solution ; il y en a peut-être une.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are {count} solutions; this is one of them.</source>
        <translation>Il y a {count} solutions ; en voici une.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>There are several solutions; this is one of the {count} found.</source>
        <translation>Il y a plusieurs solutions ; voici l’une des {count} trouvées.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>check</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>vérification</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>placements</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>deduction</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>déduction</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>search</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>recherche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>conflict</source>
        <extracomment>A phase of solving, in a table.</extracomment>
        <translation>conflit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>left after {level}</source>
        <translation>restants après {level}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>components</source>
        <extracomment>Parts of a puzzle that do not depend on each other.</extracomment>
        <translation>composantes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{count} (clues: {clues})</source>
        <translation>{count} (nombres : {clues})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>searched</source>
        <translation>recherche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>placements: {count}; calls of CP-SAT: {calls}</source>
        <translation>placements : {count} ; appels de CP-SAT : {calls}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/solve.py"/>
        <source>{time}, peak {memory} MiB</source>
        <translation>{time}, pic de {memory} Mio</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>exactly one solution</source>
        <translation>exactement une solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>step {number} does not follow from its hints</source>
        <translation>l’étape {number} ne découle pas de ses références</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof does not end with the empty clause</source>
        <translation>la preuve ne se termine pas par la clause vide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>an area is less than 1</source>
        <translation>une aire est inférieure à 1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>{file} is not a solution</source>
        <translation>{file} n’est pas une solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>puzzle.cnf does not encode puzzle.txt</source>
        <translation>puzzle.cnf ne traduit pas puzzle.txt</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>there is no clause {number}</source>
        <translation>il n’y a pas de clause {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the proof is correct: {claim}</source>
        <translation>la preuve est correcte : {claim}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>refused: {reason}</source>
        <translation>refusée : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>a file of the proof is damaged ({reason})</source>
        <translation>un fichier de la preuve est endommagé ({reason})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Check every step of a proof that shikaku prove wrote, without the solver.</source>
        <translation>Vérifie sans le solveur chaque étape d’une preuve écrite par shikaku prove.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>Exit status: 0 the proof is correct, 2 it is refused or could not be read.</source>
        <translation>Code de retour : 0 la preuve est correcte, 2 elle est refusée ou n’a pas pu être lue.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/cli/verify_proof.py"/>
        <source>the folder with the proof</source>
        <translation>le dossier de la preuve</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Small daily puzzle %1</source>
        <translation>Petite grille du jour %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Daily puzzle %1</source>
        <translation>Grille du jour, %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>Large daily puzzle %1</source>
        <translation>Grande grille du jour %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%1 %2: %3</source>
        <extracomment>The title of a puzzle of a collection, such as "Gentle 1: 8 x 8".</extracomment>
        <translation>%1 %2 : %3</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%1, no. %2</source>
        <translation>%1, n° %2</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/base/translation.py"/>
        <source>%3 %1, no. %2</source>
        <translation>%3 %1, n° %2</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Close without saving?</source>
        <translation>Fermer sans enregistrer ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Your last moves could not be saved: %1</source>
        <translation>Vos derniers coups n’ont pas pu être enregistrés : %1</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>Free some disk space and try again, or save the game somewhere else.</source>
        <translation>Libérez de l’espace disque et réessayez, ou enregistrez la partie ailleurs.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Keep Window Open</source>
        <translation>&amp;Laisser la fenêtre ouverte</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Save Somewhere Else…</source>
        <translation>&amp;Enregistrer ailleurs…</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/gui/game/unsaved_game.py"/>
        <source>&amp;Close Anyway</source>
        <translation>&amp;Fermer quand même</translation>
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
        <translation>{area} sur {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>fits the ?</source>
        <translation>convient au ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{area} of {wanted}: +{off}</source>
        <translation>{area} sur {wanted} : +{off}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{count} clues</source>
        <translation>{count} nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces one rectangle</source>
        <translation>remplace un rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>replaces {count} rectangles</source>
        <translation>remplace {count} rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>possible: {number} of {count}</source>
        <translation>possible : {number} sur {count}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{cell} is not covered yet.</source>
        <translation>{cell} n’est pas encore couverte.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>The {clue} in {cell} has no rectangle yet.</source>
        <translation>Le {clue} en {cell} n’a pas encore de rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{size} = {area} cells: fits the {clue}.</source>
        <translation>{size} = {area} cases : convient au {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>One cell: fits the {clue}.</source>
        <translation>Une case : convient au {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: {size} = {area} cells.</source>
        <translation>{rect} : {size} = {area} cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect}: one cell.</source>
        <translation>{rect} : une case.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size})</source>
        <translation>{rect} ({size})</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} fits its clue but is not part of the solution. Right-click it to see why.</source>
        <translation>{rect} convient à son nombre mais ne fait pas partie de la solution. Cliquez droit dessus pour savoir pourquoi.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Click the opposite corner (or this cell again to cancel). Size: {size}.</source>
        <translation>Cliquez sur le coin opposé (ou encore sur cette case pour abandonner). Taille : {size}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Move to the opposite corner and press Enter (Esc cancels). Size: {size}.</source>
        <translation>Allez au coin opposé et appuyez sur Entrée (Échap abandonne). Taille : {size}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Pencil: {rect} ({size}) belongs to one rectangle.</source>
        <translation>Crayon : {rect} ({size}) appartient à un seul rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}), {number} of {count} possible for {clue}. Arrow keys show the others, Enter draws, X crosses out, Esc ends.</source>
        <translation>{rect} ({size}), {number} sur {count} possibles pour {clue}. Les flèches montrent les autres, Entrée trace, X barre, Échap termine.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{rect} ({size}). Arrow keys move it, Shift and arrow keys change its shape, Enter draws, Esc cancels.</source>
        <translation>{rect} ({size}). Les flèches le déplacent, Maj et les flèches changent sa forme, Entrée le trace, Échap annule.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{status} Crossed out: {rects}.</source>
        <translation>{status} Barré : {rects}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>Résolu ! Toutes les cases sont couvertes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but some rectangles break a rule: they are hatched.</source>
        <translation>Toutes les cases sont couvertes, mais certains rectangles enfreignent une règle : ils sont hachurés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Every cell is covered, but this is not the solution yet.</source>
        <translation>Toutes les cases sont couvertes, mais ce n’est pas encore la solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>{name}. K keeps it, J rejects it, B goes back.</source>
        <translation>{name}. K le garde, J le rejette, B revient en arrière.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/board_view.py"/>
        <source>Drag to draw rectangles. Each must contain one number and exactly that many cells.</source>
        <translation>Faites glisser pour tracer des rectangles. Chacun doit contenir un seul nombre et exactement autant de cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_session.py"/>
        <source>This rectangle is part of the drill.</source>
        <translation>Ce rectangle fait partie de l’exercice.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>A pencil rectangle needs at least two cells.</source>
        <translation>Un rectangle au crayon doit avoir au moins deux cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a pencil rectangle.</source>
        <translation>{rect} est déjà dans un rectangle au crayon.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>{rect} is already inside a rectangle.</source>
        <translation>{rect} est déjà dans un rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No need to cross this out: {reason}</source>
        <translation>Inutile de le barrer : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/marking.py"/>
        <source>No rectangle is left for {clue}.</source>
        <translation>Il ne reste aucun rectangle pour {clue}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width}</source>
        <translation>dans un rectangle au crayon de {height} sur {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>in a pencil rectangle of {height} by {width} that no solution agrees with</source>
        <translation>dans un rectangle au crayon de {height} sur {width} qui ne s’accorde avec aucune solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one of them is in the solution</source>
        <translation>l’un d’eux est dans la solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>one rectangle crossed out</source>
        <translation>un rectangle barré</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out</source>
        <translation>{count} rectangles barrés</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>supposed in trial {number}</source>
        <translation>supposé dans l’essai {number}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>possible rectangle {number} of {count}, {height} by {width}, {extent}</source>
        <translation>rectangle possible {number} sur {count}, {height} sur {width}, {extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{height} by {width}, {extent}</source>
        <translation>{height} sur {width}, {extent}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>from row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>de la ligne {top}, colonne {left} à la ligne {bottom}, colonne {right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencilled: {height} by {width}, {extent}.</source>
        <translation>Crayonné : {height} sur {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Crossed out: {height} by {width}, {extent}.</source>
        <translation>Barré : {height} sur {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Pencil rectangle removed: {height} by {width}, {extent}.</source>
        <translation>Rectangle au crayon supprimé : {height} sur {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Cross removed: {height} by {width}, {extent}.</source>
        <translation>Croix supprimée : {height} sur {width}, {extent}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles drawn.</source>
        <translation>{count} rectangles tracés au crayon.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} rectangles crossed out.</source>
        <translation>{count} rectangles barrés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} pencil rectangles removed.</source>
        <translation>{count} rectangles au crayon supprimés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>{count} crosses removed.</source>
        <translation>{count} croix supprimées.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} begins: you can reject what you draw now.</source>
        <translation>L’essai {number} commence : vous pouvez désormais rejeter ce que vous tracez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} is open again: you can reject what you draw now.</source>
        <translation>L’essai {number} est rouvert : vous pouvez désormais rejeter ce que vous tracez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} supposes this rectangle.</source>
        <translation>L’essai {number} suppose ce rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} left.</source>
        <translation>Essai {number} quitté.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} kept.</source>
        <translation>Essai {number} gardé.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/note_speech.py"/>
        <source>Trial {number} rejected.</source>
        <translation>Essai {number} rejeté.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Row {row}, column {col}</source>
        <translation>Ligne {row}, colonne {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {row}, column {col}</source>
        <translation>ligne {row}, colonne {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>row {top}, column {left} to row {bottom}, column {right}</source>
        <translation>de la ligne {top}, colonne {left} à la ligne {bottom}, colonne {right}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clue {clue}</source>
        <translation>nombre {clue}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unknown clue</source>
        <translation>nombre inconnu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>unfilled</source>
        <translation>vide</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>dans un rectangle de {height} sur {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>fits</source>
        <translation>convient</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>breaks a rule</source>
        <translation>enfreint une règle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>is in no solution</source>
        <translation>n’est dans aucune solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>marked {marks}</source>
        <translation>repère : {marks}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>differs between solutions</source>
        <translation>diffère d’une solution à l’autre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>not covered by a clue yet</source>
        <translation>pas encore couverte par un nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>part of why there is no solution</source>
        <translation>contribue à l’absence de solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The rectangle reaches from row {top}, column {left} to row {bottom}, column {right}.</source>
        <translation>Le rectangle va de la ligne {top}, colonne {left} à la ligne {bottom}, colonne {right}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{height} by {width}</source>
        <translation>{height} sur {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{phrase}.</source>
        <translation>{phrase}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} cells</source>
        <translation>{area} cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>one cell</source>
        <translation>une case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{area} of {wanted} cells</source>
        <translation>{area} cases sur {wanted}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{off} too many</source>
        <translation>{off} de trop</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>no clue</source>
        <translation>aucun nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>clues {clues}</source>
        <translation>nombres {clues}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>pencil {rectangle}</source>
        <translation>crayon {rectangle}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}.</source>
        <translation>Tracé : {rectangle}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Drawn: {rectangle}, {verdict}.</source>
        <translation>Tracé : {rectangle}, {verdict}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Removed: {rectangle}.</source>
        <translation>Supprimé : {rectangle}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles drawn.</source>
        <translation>{count} rectangles tracés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} rectangles removed.</source>
        <translation>{count} rectangles supprimés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{covered} of {all} cells covered.</source>
        <translation>{covered} cases couvertes sur {all}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is solved.</source>
        <translation>La grille est résolue.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>The puzzle is no longer solved.</source>
        <translation>La grille n’est plus résolue.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>This is not the solution yet.</source>
        <translation>Ce n’est pas encore la solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Move to the opposite corner and press Enter. Esc cancels.</source>
        <translation>Allez au coin opposé et appuyez sur Entrée. Échap abandonne.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Arrow keys move it, Shift and arrow keys change its shape, Enter draws it, Esc cancels.</source>
        <translation>Les flèches le déplacent, Maj et les flèches changent sa forme, Entrée le trace, Échap annule.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Nothing drawn.</source>
        <translation>Rien n’a été tracé.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>One clue left: {clues}.</source>
        <translation>Il reste un nombre : {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>{count} clues left: {clues}.</source>
        <translation>Il reste {count} nombres : {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/speech.py"/>
        <source>Every clue has a rectangle.</source>
        <translation>Tous les nombres ont leur rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has no rectangle left.</source>
        <translation>{clue} n’a plus aucun rectangle possible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{clue} has only crossed-out rectangles left.</source>
        <translation>{clue} n’a plus que des rectangles barrés.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Nothing can cover {cell}.</source>
        <translation>Rien ne peut couvrir {cell}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>{rect}: {reason}</source>
        <translation>{rect} : {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The {area} in {cell}</source>
        <translation>Le {area} en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>The "?" in {cell}</source>
        <translation>Le « ? » en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {clue} is {size}</source>
        <translation>Si {clue} fait {size}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>If {rect} is a rectangle</source>
        <translation>Si {rect} est un rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: nothing drawn yet</source>
        <translation>Essai {number} : rien de tracé encore</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_check.py"/>
        <source>Trial {number}: several rectangles</source>
        <translation>Essai {number} : plusieurs rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/trial_commands.py"/>
        <source>{count} trials are open: keep or reject one first.</source>
        <translation>{count} essais sont ouverts : gardez-en ou rejetez-en un d’abord.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../shikaku_gui/gui/paper/solution_cache.py"/>
        <source>Something went wrong while it was being solved.</source>
        <translation>Une erreur s’est produite pendant la résolution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>When the Board Is Full</source>
        <translation>Quand le plateau est plein</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule Errors Immediately</source>
        <translation>Les fautes de règle, tout de suite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything Not in the Solution</source>
        <translation>Tout ce qui n’est pas dans la solution</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were not shown.</source>
        <translation>Les erreurs n’étaient pas signalées.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Mistakes were shown on the full board.</source>
        <translation>Les erreurs étaient signalées sur le plateau plein.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Rule errors were shown immediately.</source>
        <translation>Les fautes de règle étaient signalées tout de suite.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/check_level.py"/>
        <source>Anything not in the solution was shown.</source>
        <translation>Tout ce qui n’est pas dans la solution était signalé.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>One clue has only one rectangle that fits. Draw it.</source>
        <translation>Un nombre n’a qu’un seul rectangle possible. Tracez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find a cell that only one clue can reach, but not with all its rectangles.</source>
        <translation>Trouvez une case qu’un seul nombre peut atteindre, mais pas avec tous ses rectangles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>All rectangles of one clue share some cells. Find one of them that another clue could take.</source>
        <translation>Tous les rectangles d’un nombre ont des cases en commun. Trouvez-en une qu’un autre nombre pourrait prendre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a neighbour no room.</source>
        <translation>Barrez un rectangle qui ne laisserait plus de place à un voisin.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would leave a cell that nothing can cover.</source>
        <translation>Barrez un rectangle qui laisserait une case que rien ne peut couvrir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Cross out a rectangle that would cut off cells which the clues among them cannot fill.</source>
        <translation>Barrez un rectangle qui isolerait des cases que les nombres parmi elles ne peuvent pas remplir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Any rectangle on one cell also takes another. Cross out a rectangle that takes the other cell alone.</source>
        <translation>Tout rectangle sur une certaine case en prend aussi une autre. Barrez un rectangle qui prend l’autre case seule.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Two clues must fill some cells together. Cross out a rectangle that would make that impossible.</source>
        <translation>Deux nombres doivent remplir des cases à eux deux. Barrez un rectangle qui le rendrait impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Count the cells of a few clues together. Cross out a rectangle that would take too many of them, or put too many elsewhere.</source>
        <translation>Comptez ensemble les cases de quelques nombres. Barrez un rectangle qui en prendrait trop, ou qui en mettrait trop ailleurs.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Suppose a rectangle, see where it leads, and cross out one that is impossible.</source>
        <translation>Supposez un rectangle, voyez où il mène, et barrez-en un qui est impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Click the cell, or go to it and press Enter.</source>
        <translation>Cliquez sur la case, ou allez-y et appuyez sur Entrée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag to draw, or press Shift+arrows, then Enter.</source>
        <translation>Faites glisser pour tracer, ou appuyez sur Maj+flèches, puis sur Entrée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over cells that belong together, or press Shift+arrows, then P.</source>
        <translation>Faites glisser sur les cases qui vont ensemble, ou appuyez sur Maj+flèches, puis sur P.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Drag over the rectangle, or press Shift+arrows, then X.</source>
        <translation>Faites glisser sur le rectangle, ou appuyez sur Maj+flèches, puis sur X.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>True, but not what was asked for</source>
        <translation>Vrai, mais ce n’était pas la question</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>The board already shows this</source>
        <translation>Le plateau le montre déjà</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique does not prove it.</source>
        <translation>Cette technique ne le prouve pas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>This technique leaves other rectangles for the same clue: {possible}.</source>
        <translation>Cette technique laisse d’autres rectangles pour le même nombre : {possible}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Find something that follows and is not known yet.</source>
        <translation>Trouvez quelque chose qui s’ensuit et qu’on ne sait pas encore.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>It is not this cell</source>
        <translation>Ce n’est pas cette case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/drill_words.py"/>
        <source>Look again, or ask for help.</source>
        <translation>Regardez encore, ou demandez de l’aide.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>less than a minute</source>
        <translation>moins d’une minute</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about a minute</source>
        <translation>environ une minute</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} minutes</source>
        <translation>environ {count} minutes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about an hour</source>
        <translation>environ une heure</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>about {count} hours</source>
        <translation>environ {count} heures</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/expected_time_words.py"/>
        <source>estimated time: {time}</source>
        <translation>temps estimé : {time}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} that only one rectangle fits. Find it.</source>
        <translation>Il y a un nombre {region} auquel un seul rectangle convient. Trouvez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a cell {region} that only one clue can reach. Find it.</source>
        <translation>Il y a une case {region} qu’un seul nombre peut atteindre. Trouvez-la.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is a clue {region} whose rectangles all share some cells. Find it.</source>
        <translation>Il y a un nombre {region} dont tous les rectangles ont des cases en commun. Trouvez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a neighbour no room. Find it.</source>
        <translation>Un rectangle {region} ne laisserait plus de place à un voisin. Trouvez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There are two cells {region} that go together. Find them.</source>
        <translation>Il y a deux cases liées {region}. Trouvez-les.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would leave a stranded cell. Find it.</source>
        <translation>Un rectangle {region} laisserait une case isolée. Trouvez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} would seal off a pocket that cannot be filled. Find it.</source>
        <translation>Un rectangle {region} fermerait une poche impossible à remplir. Trouvez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>Two clues {region} work together. Find out how.</source>
        <translation>Deux nombres {region} agissent ensemble. Trouvez comment.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>There is space to count {region}. Find out what follows.</source>
        <translation>Il y a des cases à compter {region}. Trouvez ce qui s’ensuit.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/find_sentences.py"/>
        <source>A rectangle {region} leads to a contradiction. Find it.</source>
        <translation>Un rectangle {region} mène à une contradiction. Trouvez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>A clue {region} can be drawn in only one way.</source>
        <translation>Un nombre {region} ne peut être tracé que d’une seule façon.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Look at [subject]{clue}[/subject]: which rectangles fit it?</source>
        <translation>Regardez [subject]{clue}[/subject] : quels rectangles lui conviennent ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [result]{place}[/result] is left for [subject]{clue}[/subject].</source>
        <translation>Il ne reste que [result]{place}[/result] pour [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>The other clues leave [subject]{clue}[/subject] nothing but [result]{place}[/result].</source>
        <translation>Les autres nombres ne laissent que [result]{place}[/result] pour [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One rectangle is left for each of [subject]{clues}[/subject].</source>
        <translation>Il reste un seul rectangle à chacun de ces nombres : [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only one clue can reach a certain cell {region}.</source>
        <translation>Un seul nombre peut atteindre une certaine case {region}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which clues can reach [reason]{cell}[/reason]?</source>
        <translation>Quels nombres peuvent atteindre [reason]{cell}[/reason] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], and only as [result]{place}[/result].</source>
        <translation>Seul [subject]{clue}[/subject] peut atteindre [reason]{cell}[/reason], et seulement avec [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so its rectangle contains [result]{pencil}[/result].</source>
        <translation>Seul [subject]{clue}[/subject] peut atteindre [reason]{cell}[/reason] ; son rectangle contient donc [result]{pencil}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]{clue}[/subject] can reach [reason]{cell}[/reason], so it must cover it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : seul [subject]{clue}[/subject] peut atteindre [reason]{cell}[/reason], et doit donc la couvrir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some cells can be reached by one clue only, so these must cover them: [subject]{clues}[/subject].</source>
        <translation>Certaines cases ne sont à la portée que d’un seul nombre. Ceux-ci doivent donc les couvrir : [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Whatever a clue {region} becomes, it needs certain cells.</source>
        <translation>Quel que soit son rectangle, un nombre {region} a besoin de certaines cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells do all rectangles for [subject]{clue}[/subject] share?</source>
        <translation>Quelles cases sont communes à tous les rectangles pour [subject]{clue}[/subject] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle for [subject]{clue}[/subject] covers [reason]{cells}[/reason]. That leaves only [result]{place}[/result] for its neighbour.</source>
        <translation>Tous les rectangles pour [subject]{clue}[/subject] couvrent [reason]{cells}[/reason]. Il ne reste donc que [result]{place}[/result] pour son voisin.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Every rectangle left for [subject]{clue}[/subject] contains [result]{pencil}[/result], so no other clue may use these cells.</source>
        <translation>Tous les rectangles qui restent pour [subject]{clue}[/subject] contiennent [result]{pencil}[/result] : aucun autre nombre ne peut utiliser ces cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: every rectangle for [subject]{clue}[/subject] needs [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : tous les rectangles pour [subject]{clue}[/subject] ont besoin de [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>All rectangles left for a clue share some cells, so these are taken: [subject]{clues}[/subject].</source>
        <translation>Tous les rectangles qui restent à un nombre ont des cases en commun ; celles de ces nombres sont donc prises : [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} leaves a neighbour no room.</source>
        <translation>L’une des façons de tracer un nombre {region} ne laisse plus de place à un voisin.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a neighbour no room?</source>
        <translation>Quels rectangles pour [subject]{victim}[/subject] ne laissent plus de place à un voisin ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any other rectangle for [subject]{victim}[/subject] would leave no room for [reason]{starved}[/reason]. So it must be [result]{place}[/result].</source>
        <translation>Tout autre rectangle pour [subject]{victim}[/subject] ne laisserait plus de place pour [reason]{starved}[/reason]. C’est donc [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], there would be no room for [reason]{starved}[/reason].</source>
        <translation>Si [subject]{victim}[/subject] prenait [ruled_out]{out}[/ruled_out], il n’y aurait plus de place pour [reason]{starved}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it leaves no room for [reason]{starved}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : il ne laisse pas de place pour [reason]{starved}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two cells {region} belong together.</source>
        <translation>Deux cases {region} vont ensemble.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What can cover [reason]{cell}[/reason], and does it cover [reason]{beside}[/reason] too?</source>
        <translation>Qu’est-ce qui peut couvrir [reason]{cell}[/reason], et cela couvre-t-il aussi [reason]{beside}[/reason] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason], so none may take [reason]{beside}[/reason] alone. That leaves [result]{place}[/result].</source>
        <translation>Tout rectangle sur [reason]{cell}[/reason] prend aussi [reason]{beside}[/reason] : aucun ne peut donc prendre [reason]{beside}[/reason] seule. Il reste [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Any rectangle on [reason]{cell}[/reason] also takes [reason]{beside}[/reason]. So none may take [reason]{beside}[/reason] without it, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Tout rectangle sur [reason]{cell}[/reason] prend aussi [reason]{beside}[/reason]. Aucun ne peut donc prendre [reason]{beside}[/reason] sans elle, ce qui exclut [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it takes [reason]{beside}[/reason], but any rectangle on [reason]{cell}[/reason] needs that cell too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : il prend [reason]{beside}[/reason], mais tout rectangle sur [reason]{cell}[/reason] a aussi besoin de cette case.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} strands a cell.</source>
        <translation>L’une des façons de tracer un nombre {region} isole une case.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangles for [subject]{victim}[/subject] leave a cell that nothing can cover?</source>
        <translation>Quels rectangles pour [subject]{victim}[/subject] laissent une case que rien ne peut couvrir ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] were anything but [result]{place}[/result], nothing could cover [reason]{cell}[/reason].</source>
        <translation>Si [subject]{victim}[/subject] prenait autre chose que [result]{place}[/result], rien ne pourrait couvrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], nothing could cover [reason]{cell}[/reason].</source>
        <translation>Si [subject]{victim}[/subject] prenait [ruled_out]{out}[/ruled_out], rien ne pourrait couvrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: with it in place, nothing could cover [reason]{cell}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : une fois en place, rien ne pourrait couvrir [reason]{cell}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>One way to draw a clue {region} cuts off some cells: count them.</source>
        <translation>L’une des façons de tracer un nombre {region} isole des cases : comptez-les.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which rectangle for [subject]{victim}[/subject] cuts off cells that cannot be filled?</source>
        <translation>Quel rectangle pour [subject]{victim}[/subject] isole des cases impossibles à remplir ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Anything but [result]{place}[/result] for [subject]{victim}[/subject] would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>Tout autre choix que [result]{place}[/result] pour [subject]{victim}[/subject] isolerait [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>If [subject]{victim}[/subject] took [ruled_out]{out}[/ruled_out], it would cut off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>Si [subject]{victim}[/subject] prenait [ruled_out]{out}[/ruled_out], cela isolerait [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: it cuts off [reason]{pocket}[/reason], {misfit}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : il isole [reason]{pocket}[/reason], {misfit}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} must fill some cells between them.</source>
        <translation>Deux nombres {region} doivent remplir des cases à eux deux.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] fill [reason]{cells}[/reason]?</source>
        <translation>Comment [subject]{one}[/subject] et [subject]{other}[/subject] peuvent-ils remplir [reason]{cells}[/reason] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them. They can do so only with [result]{place}[/result].</source>
        <translation>[subject]Ces deux nombres[/subject] doivent remplir [reason]{cells}[/reason] à eux deux. Ils ne le peuvent qu’avec [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These two clues[/subject] must fill [reason]{cells}[/reason] between them; [ruled_out]{out}[/ruled_out] would make that impossible.</source>
        <translation>[subject]Ces deux nombres[/subject] doivent remplir [reason]{cells}[/reason] à eux deux ; [ruled_out]{out}[/ruled_out] le rendrait impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: [subject]two clues[/subject] must fill [reason]{cells}[/reason] between them, and with it they could not.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : [subject]deux nombres[/subject] doivent remplir [reason]{cells}[/reason] à eux deux, et avec lui ils ne le pourraient pas.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Two clues {region} fill certain cells between them.</source>
        <translation>Deux nombres {region} remplissent certaines cases à eux deux.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] both be drawn?</source>
        <translation>Comment [subject]{one}[/subject] et [subject]{other}[/subject] peuvent-ils être tracés tous les deux ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That leaves [result]{place}[/result] for a neighbour.</source>
        <translation>De quelque façon qu’on trace [subject]les deux nombres[/subject] côte à côte, ils remplissent [reason]{cells}[/reason]. Il reste [result]{place}[/result] pour un voisin.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>However [subject]the two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason]. That rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>De quelque façon qu’on trace [subject]les deux nombres[/subject] côte à côte, ils remplissent [reason]{cells}[/reason]. Cela exclut [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: however [subject]two clues[/subject] are drawn side by side, they fill [reason]{cells}[/reason].</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : de quelque façon qu’on trace [subject]deux nombres[/subject] côte à côte, ils remplissent [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How can [subject]{one}[/subject] and [subject]{other}[/subject] cover [reason]{need}[/reason]?</source>
        <translation>Comment [subject]{one}[/subject] et [subject]{other}[/subject] peuvent-ils couvrir [reason]{need}[/reason] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which leaves [result]{place}[/result] for a neighbour.</source>
        <translation>Seuls [subject]ces deux nombres[/subject] atteignent [reason]{need}[/reason]. Pour le faire, ils remplissent toujours aussi [reason]{cells}[/reason], ce qui laisse [result]{place}[/result] pour un voisin.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Only [subject]these two clues[/subject] reach [reason]{need}[/reason]. Covering that always fills [reason]{cells}[/reason] too, which rules out [ruled_out]{ruled}[/ruled_out].</source>
        <translation>Seuls [subject]ces deux nombres[/subject] atteignent [reason]{need}[/reason]. Pour le faire, ils remplissent toujours aussi [reason]{cells}[/reason], ce qui exclut [ruled_out]{ruled}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: only [subject]two clues[/subject] reach [reason]{need}[/reason], and covering that always fills [reason]{cells}[/reason] too.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : seuls [subject]deux nombres[/subject] atteignent [reason]{need}[/reason] et, pour le faire, ils remplissent toujours aussi [reason]{cells}[/reason].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Count the cells {region}: the clues around them have few to spare.</source>
        <translation>Comptez les cases {region} : les nombres autour en ont peu à perdre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Which cells can only [subject]{group}[/subject] cover?</source>
        <translation>Quelles cases ne peuvent être couvertes que par [subject]{group}[/subject] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere. That leaves [result]{place}[/result].</source>
        <translation>[reason]Ces {size} cases[/reason] reviennent à [subject]{number} nombres[/subject], qui ont {areas} cases en tout. Cases pouvant être ailleurs : {spare}. Il reste [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere, and [ruled_out]{out}[/ruled_out] would put more there.</source>
        <translation>[reason]Ces {size} cases[/reason] reviennent à [subject]{number} nombres[/subject], qui ont {areas} cases en tout. Cases pouvant être ailleurs : {spare} ; [ruled_out]{out}[/ruled_out] en mettrait davantage.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [reason]These {size} cells[/reason] belong to [subject]{number} clues[/subject] with {areas} cells in all: {spare} may lie elsewhere.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux. [reason]Ces {size} cases[/reason] reviennent à [subject]{number} nombres[/subject], qui ont {areas} cases en tout. Cases pouvant être ailleurs : {spare}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Some clues {region} need almost all the room they have: count it.</source>
        <translation>Des nombres {region} ont besoin de presque toute leur place : comptez-la.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>How many cells can [subject]{group}[/subject] reach?</source>
        <translation>Combien de cases peuvent être atteintes par [subject]{group}[/subject] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others. That leaves [result]{place}[/result].</source>
        <translation>[subject]Ces {number} nombres[/subject] n’atteignent que [reason]ces {size} cases[/reason] et ont besoin de {areas} d’entre elles. Cases pouvant aller à d’autres : {spare}. Il reste [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others, and [ruled_out]{out}[/ruled_out] would take more.</source>
        <translation>[subject]Ces {number} nombres[/subject] n’atteignent que [reason]ces {size} cases[/reason] et ont besoin de {areas} d’entre elles. Cases pouvant aller à d’autres : {spare} ; [ruled_out]{out}[/ruled_out] en prendrait davantage.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong. [subject]These {number} clues[/subject] can reach only [reason]these {size} cells[/reason] and need {areas} of them: {spare} can go to others.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux. [subject]Ces {number} nombres[/subject] n’atteignent que [reason]ces {size} cases[/reason] et ont besoin de {areas} d’entre elles. Cases pouvant aller à d’autres : {spare}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Try a rectangle for a clue {region} and see where it leads.</source>
        <translation>Essayez un rectangle pour un nombre {region} et voyez où il mène.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>What if [subject]{clue}[/subject] were [ruled_out]{rect}[/ruled_out]?</source>
        <translation>Et si [subject]{clue}[/subject] était [ruled_out]{rect}[/ruled_out] ?</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>With [ruled_out]{rect}[/ruled_out], {end}. So only [result]{place}[/result] is left.</source>
        <translation>Avec [ruled_out]{rect}[/ruled_out], {end}. Il ne reste donc que [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose [subject]{clue}[/subject] is [ruled_out]{rect}[/ruled_out]: {end}, so it must go elsewhere.</source>
        <translation>Supposons que [subject]{clue}[/subject] soit [ruled_out]{rect}[/ruled_out] : {end}. Son rectangle est donc ailleurs.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: {end}.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : {end}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject].</source>
        <translation>Supposons que [subject]{clue}[/subject] soit [subject]{rect}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Then {count} steps follow, one after the other, for [subject]{clues}[/subject].</source>
        <translation>{count} étapes s’ensuivent alors, l’une après l’autre, pour [subject]{clues}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing fits [reason]{clue}[/reason]: a contradiction.</source>
        <translation>Maintenant, rien ne convient pour [reason]{clue}[/reason] : c’est une contradiction.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_sentences.py"/>
        <source>Now nothing can cover [reason]{cell}[/reason]: a contradiction.</source>
        <translation>Maintenant, rien ne peut couvrir [reason]{cell}[/reason] : c’est une contradiction.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>on the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>at the bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-left quarter</source>
        <translation>dans le quart supérieur gauche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the upper-right quarter</source>
        <translation>dans le quart supérieur droit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-left quarter</source>
        <translation>dans le quart inférieur gauche</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>in the lower-right quarter</source>
        <translation>dans le quart inférieur droit</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one rectangle fits</source>
        <translation>Un seul rectangle possible</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only one clue reaches this cell</source>
        <translation>Un seul nombre atteint cette case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells in every rectangle</source>
        <translation>Cases communes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>No room for a neighbour</source>
        <translation>Plus de place pour un voisin</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cells that go together</source>
        <translation>Cases liées</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Stranded cell</source>
        <translation>Case isolée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Sealed pocket</source>
        <translation>Poche fermée</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Two clues together</source>
        <translation>Deux nombres ensemble</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Space counting</source>
        <translation>Compter les cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Gentle</source>
        <translation>Très facile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[subject]A clue of 1[/subject] fills only its own cell: [result]{place}[/result].</source>
        <translation>[subject]Un 1[/subject] ne remplit que sa propre case : [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Only [result]{place}[/result] fits [subject]{clue}[/subject]. Every other rectangle hits {blockers}.</source>
        <translation>Seul [result]{place}[/result] convient pour [subject]{clue}[/subject]. Tout autre rectangle rencontre {blockers}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>the edge</source>
        <translation>le bord</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]another clue[/reason]</source>
        <translation>[reason]un autre nombre[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>[reason]a drawn rectangle[/reason]</source>
        <translation>[reason]un rectangle tracé[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>a mark</source>
        <translation>une marque</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason]</source>
        <translation>rien ne peut couvrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason]</source>
        <translation>rien ne convient pour [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing can cover [reason]{cell}[/reason] any more</source>
        <translation>rien ne peut plus couvrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing can cover [reason]{cell}[/reason]</source>
        <translation>une étape plus loin, rien ne peut couvrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing can cover [reason]{cell}[/reason]</source>
        <translation>{count} étapes plus loin, rien ne peut couvrir [reason]{cell}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>nothing fits [reason]{clue}[/reason] any more</source>
        <translation>plus rien ne convient pour [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one step later nothing fits [reason]{clue}[/reason]</source>
        <translation>une étape plus loin, rien ne convient pour [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} steps later nothing fits [reason]{clue}[/reason]</source>
        <translation>{count} étapes plus loin, rien ne convient pour [reason]{clue}[/reason]</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>with no clue in it</source>
        <translation>sans aucun nombre à l’intérieur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the {areas} inside needs {areas}</source>
        <translation>mais le {areas} à l’intérieur en exige {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside add up to {areas}</source>
        <translation>mais les nombres à l’intérieur totalisent {areas}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>but the clues inside need at least {areas}</source>
        <translation>mais il faut au moins {areas} cases aux nombres à l’intérieur</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>one cell</source>
        <translation>une case</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} cells</source>
        <translation>{count} cases</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{count} rectangles</source>
        <translation>{count} rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>any of {count} rectangles</source>
        <translation>n’importe lequel de {count} rectangles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>only {count}</source>
        <translation>{count} seulement</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>{reason} It takes {count} steps to see this.</source>
        <translation>{reason} Il faut {count} étapes pour le voir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>A search through all possibilities shows this.</source>
        <translation>Une recherche parmi toutes les possibilités le montre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Draw [result]{place}[/result].</source>
        <translation>Tracez [result]{place}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]{rect}[/ruled_out].</source>
        <translation>Supprimez [ruled_out]{rect}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Pencil [result]{pencil}[/result].</source>
        <translation>Crayonnez [result]{pencil}[/result].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Cross out [ruled_out]{out}[/ruled_out].</source>
        <translation>Barrez [ruled_out]{out}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove the mark on [ruled_out]{rect}[/ruled_out].</source>
        <translation>Supprimez la marque sur [ruled_out]{rect}[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Remove [ruled_out]these {count} marks[/ruled_out].</source>
        <translation>Supprimez [ruled_out]ces {count} marques[/ruled_out].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Reject the trial.</source>
        <translation>Rejetez l’essai.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>There is nothing to draw.</source>
        <translation>Il n’y a rien à tracer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>The puzzle has several solutions. This is true in all of those with your rectangles.</source>
        <translation>La grille a plusieurs solutions. Ceci est vrai dans toutes celles qui contiennent vos rectangles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/hint_words.py"/>
        <source>Whether the puzzle has only one solution is not known: checking takes too long.</source>
        <translation>On ne sait pas si la grille a une solution unique : la vérification est trop longue.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Clues that fit in a single way</source>
        <translation>Nombres à une seule possibilité</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells that a single clue can cover</source>
        <translation>Cases à la portée d’un seul nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil what a clue needs in any case</source>
        <translation>Crayonner ce qui est certain</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a clue no room</source>
        <translation>Barrer ce qui bloque un nombre</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out what leaves a cell uncovered</source>
        <translation>Barrer ce qui laisse un trou</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Count the cells that a rectangle cuts off</source>
        <translation>Compter les cases qu’un rectangle isole</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Two cells that one rectangle must cover</source>
        <translation>Deux cases pour un même rectangle</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>What two clues must fill between them</source>
        <translation>Remplir des cases à deux nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cells against the sum of the clues</source>
        <translation>Les cases face à la somme des nombres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Suppose a rectangle and see where it leads</source>
        <translation>Supposer et voir où cela mène</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Learn to play by playing: two minutes</source>
        <translation>Apprendre à jouer en jouant : deux minutes</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number, its clue, and as many cells as the clue says.</source>
        <translation>Divisez la grille en rectangles. Chacun doit contenir exactement un nombre, le sien, et autant de cases que ce nombre l’indique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Draw a rectangle of 4 cells around the 4: press on a cell, drag, and let go.</source>
        <translation>Tracez un rectangle de 4 cases autour du 4 : appuyez sur une case, faites glisser et relâchez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>That fits: one clue, and as many cells as it says.</source>
        <translation>Cela convient : un seul nombre, et autant de cases qu’il l’indique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move with the arrow keys, size the rectangle with Shift+arrows, and press Enter.</source>
        <translation>Ou au clavier : déplacez-vous avec les flèches, dimensionnez le rectangle avec Maj+flèches et appuyez sur Entrée.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A rectangle that breaks a rule is hatched. This one contains two clues, the 6 and the 3.</source>
        <translation>Un rectangle qui enfreint une règle est hachuré. Celui-ci contient deux nombres, le 6 et le 3.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Click the hatched rectangle to remove it.</source>
        <translation>Cliquez sur le rectangle hachuré pour le supprimer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is gone. U undoes a move whenever you like.</source>
        <translation>Il a disparu. U annule un coup quand vous voulez.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: move onto it and press Delete.</source>
        <translation>Ou au clavier : placez-vous dessus et appuyez sur Suppr.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This one breaks the other rule: its clue is 6, but it has only 4 cells.</source>
        <translation>Celui-ci enfreint l’autre règle : son nombre est 6, mais il n’a que 4 cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Drag one of its borders until it has 6 cells.</source>
        <translation>Faites glisser l’un de ses bords jusqu’à ce qu’il ait 6 cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>6 cells for the 6. Now you know both rules.</source>
        <translation>6 cases pour le 6. Vous connaissez maintenant les deux règles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Or by keyboard: draw a larger rectangle over it, which replaces it.</source>
        <translation>Ou au clavier : tracez par-dessus un rectangle plus grand, qui le remplace.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A puzzle is solved when every cell is covered.</source>
        <translation>Une grille est résolue quand toutes ses cases sont couvertes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve this one. Help is there if you need it.</source>
        <translation>Résolvez celle-ci. L’aide est là si vous en avez besoin.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! You know all there is to know. The rest is finding.</source>
        <translation>Résolue ! Vous savez tout ce qu’il faut savoir. Le reste, c’est de trouver.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>By keyboard, Tab goes to the next clue without its rectangle.</source>
        <translation>Au clavier, Tab passe au prochain nombre sans rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one clue at a time. The edge, other clues and drawn rectangles may leave it a single rectangle.</source>
        <translation>Regardez un nombre à la fois. Le bord, les autres nombres et les rectangles tracés ne lui laissent parfois qu’un seul rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Look at one empty cell at a time, corners first. If only one clue can reach it, that clue must cover it.</source>
        <translation>Regardez une case vide à la fois, les coins d’abord. Si un seul nombre peut l’atteindre, c’est lui qui doit la couvrir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A clue may have several rectangles left that share some cells. Whichever it is, these cells are taken, so other clues must do without them.</source>
        <translation>Un nombre peut avoir encore plusieurs rectangles qui partagent des cases. Quel que soit le bon, ces cases sont prises, et les autres nombres doivent s’en passer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If it leaves a clue nearby no room for any rectangle, it is impossible.</source>
        <translation>Imaginez un rectangle tracé. S’il ne laisse à un nombre voisin de place pour aucun rectangle, il est impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle drawn. If nothing can cover some cell beside it any more, it is impossible.</source>
        <translation>Imaginez un rectangle tracé. Si rien ne peut plus couvrir une case à côté, il est impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Imagine a rectangle that cuts off some cells. The clues among them must add up to just as many cells. If not, the rectangle is impossible.</source>
        <translation>Imaginez un rectangle qui isole des cases. La somme des nombres parmi elles doit être égale au nombre de ces cases. Sinon, le rectangle est impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Sometimes every rectangle that covers one cell covers a second one, too. Then none may take the second cell without the first.</source>
        <translation>Parfois, tout rectangle qui couvre une case en couvre aussi une deuxième. Aucun ne peut alors prendre la deuxième sans la première.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Some cells can be covered by two clues only. These two must fill them between them, so whatever prevents that is impossible.</source>
        <translation>Certaines cases ne peuvent être couvertes que par deux nombres. Ces deux-là doivent les remplir à eux deux ; tout ce qui l’empêche est donc impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Choose some cells and the clues that can cover them, and count. Clues without cells to spare must not waste any, and cells that need them all must get them.</source>
        <translation>Choisissez des cases et les nombres qui peuvent les couvrir, puis comptez. Les nombres sans case à perdre ne doivent pas en gaspiller, et les cases qui ont besoin de tous ces nombres doivent les obtenir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>When nothing else helps, suppose a rectangle and follow what it forces. If a clue or a cell is left with nothing, the rectangle is impossible.</source>
        <translation>Quand rien d’autre n’aide, supposez un rectangle et suivez ce qu’il impose. S’il ne reste rien à un nombre ou à une case, le rectangle est impossible.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a clue with a single rectangle left, and draw it.</source>
        <translation>Trouvez un nombre qui n’a plus qu’un rectangle, et tracez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a cell that only one clue can reach. Draw its rectangle, or pencil the part that is certain.</source>
        <translation>Trouvez une case qu’un seul nombre peut atteindre. Tracez son rectangle, ou crayonnez la partie certaine.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find cells that are in every rectangle of a clue, and pencil them.</source>
        <translation>Trouvez des cases communes à tous les rectangles d’un nombre, et crayonnez-les.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would leave a clue no room, and cross it out.</source>
        <translation>Trouvez un rectangle qui ne laisserait pas de place à un nombre, et barrez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would strand a cell, and cross it out.</source>
        <translation>Trouvez un rectangle qui isolerait une case, et barrez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that would cut off the wrong number of cells, and cross it out.</source>
        <translation>Trouvez un rectangle qui isolerait un mauvais nombre de cases, et barrez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that separates cells which go together, and cross it out.</source>
        <translation>Trouvez un rectangle qui sépare des cases liées, et barrez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that two clues together make impossible, and cross it out.</source>
        <translation>Trouvez un rectangle que deux nombres ensemble rendent impossible, et barrez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that the count makes impossible, and cross it out.</source>
        <translation>Trouvez un rectangle que le compte rend impossible, et barrez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Find a rectangle that leads to a dead end, and cross it out.</source>
        <translation>Trouvez un rectangle qui mène à une impasse, et barrez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Pencil: drag with the tool Pencil or the right button, or size it with Shift+arrows and press P.</source>
        <translation>Crayonner : faites glisser avec l’outil Crayonner ou le bouton droit, ou dimensionnez avec Maj+flèches et appuyez sur P.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Drawing what is left with the tool Draw is right, too.</source>
        <translation>Barrer : faites glisser dessus, ou dimensionnez avec Maj+flèches et appuyez sur X. Tracer ce qui reste avec l’outil Tracer est juste aussi.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Cross out: drag over it, or size it with Shift+arrows and press X. Or suppose it: T begins a trial, and J rejects it, which crosses its first rectangle out.</source>
        <translation>Barrer : faites glisser dessus, ou dimensionnez avec Maj+flèches et appuyez sur X. Ou supposez-le : T commence un essai, et J le rejette, ce qui barre son premier rectangle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>While you drag, the cells are counted and the clues in them added up. Let go to cross out, or press Esc to leave it. By keys: Shift+arrows, then X.</source>
        <translation>Pendant que vous faites glisser, les cases sont comptées et leurs nombres additionnés. Relâchez pour barrer, ou appuyez sur Échap pour y renoncer. Au clavier : Maj+flèches, puis X.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Try it where the marks are</source>
        <translation>Essayez là où sont les repères</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>On your own</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>A whole puzzle</source>
        <translation>Une grille entière</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>This puzzle needs what you have just learned, and nothing harder.</source>
        <translation>Cette grille demande ce que vous venez d’apprendre, et rien de plus difficile.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solve it. Help is there if you need it.</source>
        <translation>Résolvez-la. L’aide est là si vous en avez besoin.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>Solved! This technique is yours now.</source>
        <translation>Résolue ! Cette technique est à vous.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = one cell; the clues in it: {total}</source>
        <translation>{size} = une case ; les nombres dedans : {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size} = {area} cells; the clues in them: {total}</source>
        <translation>{size} = {area} cases ; les nombres dedans : {total}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>{size}; a clue in it is unknown</source>
        <translation>{size} ; un nombre dedans est inconnu</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>It is true, but it does not follow from this technique alone. Look once more.</source>
        <translation>C’est vrai, mais cela ne découle pas de cette seule technique. Regardez encore.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>One more thing: another rectangle is hatched. Click it to remove it.</source>
        <translation>Encore une chose : un autre rectangle est hachuré. Cliquez dessus pour le supprimer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>The board already shows this. Look for something new.</source>
        <translation>Le plateau le montre déjà. Cherchez quelque chose de nouveau.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/lesson_sentences.py"/>
        <source>No solution agrees with it.</source>
        <translation>Aucune solution ne s’accorde avec lui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle ({size}) contains no clue.</source>
        <translation>Ce rectangle ({size}) ne contient aucun nombre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle contains {count} clues: {clues}. A rectangle may contain only one.</source>
        <translation>Ce rectangle contient {count} nombres : {clues}. Un rectangle ne peut en contenir qu’un.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too few.</source>
        <translation>Ce rectangle a {area} cases ({size}), mais son nombre est {wanted} : il en manque {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.</source>
        <translation>Ce rectangle a {area} cases ({size}), mais son nombre est {wanted} : {off} de trop.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>This rectangle has one cell, but its clue is {wanted}: {off} too few.</source>
        <translation>Ce rectangle a une case, mais son nombre est {wanted} : il en manque {off}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The puzzle has no clues.</source>
        <translation>La grille n’a aucun nombre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has {wanted} cells.</source>
        <translation>Les nombres totalisent {total}, mais la grille a {wanted} cases.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No rectangle of {wanted} cells fits on the grid for the clue in {cells}.</source>
        <translation>Aucun rectangle de {wanted} cases n’a de place dans la grille pour le nombre en {cells}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>Every rectangle of {wanted} cells for the clue in {cells} includes another clue.</source>
        <translation>Tous les rectangles de {wanted} cases pour le nombre en {cells} contiennent un autre nombre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>No clue can reach {cells}.</source>
        <translation>Aucun nombre ne peut atteindre {cells}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>These clues cannot all have their rectangles: {clues}.</source>
        <translation>Ces nombres ne peuvent pas tous avoir leur rectangle : {clues}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>There is no simple reason: only {total} or more clues taken together show it.</source>
        <translation>Il n’y a pas de raison simple : il faut considérer ensemble au moins {total} nombres pour le voir.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues add up to {total}, but the grid has only one cell.</source>
        <translation>Les nombres totalisent {total}, mais la grille n’a qu’une case.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>The clues need at least {total} cells, but the grid has {wanted}.</source>
        <translation>Les nombres demandent au moins {total} cases, mais la grille en a {wanted}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the {area} in {cell}</source>
        <translation>le {area} en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>the "?" in {cell}</source>
        <translation>le « ? » en {cell}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/messages.py"/>
        <source>{first} and {count} more</source>
        <translation>{first} et {count} autres</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>At least one rectangle breaks a rule (hatched).</source>
        <translation>Au moins un rectangle enfreint une règle (hachuré).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A rectangle {quarter} breaks a rule.</source>
        <translation>Un rectangle {quarter} enfreint une règle.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{broken}</source>
        <translation>{broken}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your rectangles fits its clue but is not part of the solution.</source>
        <translation>L’un de vos rectangles convient à son nombre mais ne fait pas partie de la solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong rectangle is {quarter}.</source>
        <translation>Le rectangle faux est {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[ruled_out]{rect}[/ruled_out] is wrong: a search through all possibilities finds no solution with it.</source>
        <translation>[ruled_out]{rect}[/ruled_out] est faux : une recherche parmi toutes les possibilités ne trouve aucune solution avec lui.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your rectangles cannot all be right.</source>
        <translation>Certains de vos rectangles ne peuvent pas être justes en même temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of them is {quarter}.</source>
        <translation>L’un d’eux est {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Each of [ruled_out]{rects}[/ruled_out] is in some solution, but no solution contains them all.</source>
        <translation>Chacun des rectangles [ruled_out]{rects}[/ruled_out] est dans une solution, mais aucune solution ne les contient tous.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your pencil marks is wrong.</source>
        <translation>L’une de vos marques au crayon est fausse.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The wrong mark is {quarter}.</source>
        <translation>La marque fausse est {quarter}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>The cells of [ruled_out]{rect}[/ruled_out], pencilled together, do not all belong to one rectangle of the solution.</source>
        <translation>Les cases de [ruled_out]{rect}[/ruled_out], crayonnées ensemble, n’appartiennent pas toutes à un même rectangle de la solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>One of your crossed-out rectangles is right.</source>
        <translation>L’un des rectangles que vous avez barrés est juste.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>[allowed]{rect}[/allowed] is crossed out, but it is part of the solution.</source>
        <translation>[allowed]{rect}[/allowed] est barré, mais il fait partie de la solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Some of your marks cannot all be right.</source>
        <translation>Certaines de vos marques ne peuvent pas être justes en même temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>No solution agrees with [ruled_out]these {count} marks[/ruled_out] and your rectangles together.</source>
        <translation>Aucune solution ne s’accorde à la fois avec [ruled_out]ces {count} marques[/ruled_out] et avec vos rectangles.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>From here, the puzzle has several solutions.</source>
        <translation>À partir d’ici, la grille a plusieurs solutions.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [subject]{clue}[/subject].</source>
        <translation>Regardez [subject]{clue}[/subject].</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In one solution [subject]{clue}[/subject] is [allowed]{one}[/allowed], in another [allowed]{other}[/allowed]. Take either: every solution counts.</source>
        <translation>Dans une solution, [subject]{clue}[/subject] est [allowed]{one}[/allowed], dans une autre [allowed]{other}[/allowed]. Prenez l’un ou l’autre : toutes les solutions comptent.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution.</source>
        <translation>Cette grille n’a pas de solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>There is no way to divide this grid.</source>
        <translation>Il est impossible de diviser cette grille.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>This puzzle has no solution. {problem}</source>
        <translation>Cette grille n’a pas de solution. {problem}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps here; only a search does.</source>
        <translation>Aucune des techniques que je connais n’aide ici ; seule une recherche le fait.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>A search shows that [subject]{clue}[/subject] is [result]{place}[/result]. None of the techniques I know proves it.</source>
        <translation>Une recherche montre que [subject]{clue}[/subject] est [result]{place}[/result]. Aucune des techniques que je connais ne le prouve.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>None of the techniques I know helps on this board.</source>
        <translation>Aucune des techniques que je connais n’aide sur ce plateau.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>I found no place where one of them applies.</source>
        <translation>Je n’ai trouvé aucun endroit où l’une d’elles s’applique.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps on this board, and searching it for a solution would take too long.</source>
        <translation>Aucune des techniques que je connais n’aide sur ce plateau, et y chercher une solution prendrait trop de temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial.</source>
        <translation>Aucune des techniques que je connais n’aide dans cet essai.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>None of the techniques I know helps in this trial. Suppose something more, or go back to before the trial.</source>
        <translation>Aucune des techniques que je connais n’aide dans cet essai. Supposez autre chose, ou revenez avant l’essai.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Something drawn or marked {region} cannot be right.</source>
        <translation>Quelque chose de tracé ou de marqué {region} ne peut pas être juste.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look around [reason]{cell}[/reason]: something drawn or marked there cannot be right.</source>
        <translation>Regardez autour de [reason]{cell}[/reason] : quelque chose de tracé ou de marqué n’y est pas juste.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>With what is drawn and marked, {end}. So something there is wrong: undo until the contradiction is gone.</source>
        <translation>Avec ce qui est tracé et marqué, {end}. Quelque chose y est donc faux : annulez jusqu’à ce que la contradiction disparaisse.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>What this trial supposes cannot be right: look {region}.</source>
        <translation>Ce que suppose cet essai ne peut pas être juste : regardez {region}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>Look at [reason]{cell}[/reason]: the trial fails there.</source>
        <translation>Regardez [reason]{cell}[/reason] : c’est là que l’essai échoue.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/mistake_sentences.py"/>
        <source>In this trial, {end}. So what it supposes is wrong: reject it.</source>
        <translation>Dans cet essai, {end}. Ce qu’il suppose est donc faux : rejetez-le.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>This game is from an older version, which did not record when moves were made.</source>
        <translation>Cette partie vient d’une version plus ancienne, qui n’enregistrait pas le moment des coups.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Nothing to review: no wrong rectangle, no hint and no long pause.</source>
        <translation>Rien à analyser : pas de rectangle faux, pas d’indice, pas de longue pause.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>A wrong rectangle was on the board for {time} in total.</source>
        <translation>Un rectangle faux est resté sur le plateau pendant {time} en tout.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You usually moved within {time}. Pauses longer than {limit} are worth a look.</source>
        <translation>En général, vous avez joué en moins de {time}. Les pauses de plus de {limit} méritent un coup d’œil.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Wrong rectangle</source>
        <translation>Rectangle faux</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Long pause</source>
        <translation>Longue pause</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You drew [ruled_out]{rect}[/ruled_out] ({size}), which is wrong. It stayed on the board for {time}.</source>
        <translation>Vous avez tracé [ruled_out]{rect}[/ruled_out] ({size}), qui est faux. Il est resté sur le plateau pendant {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>{reason} It stayed on the board for {time}.</source>
        <translation>{reason} Il est resté sur le plateau pendant {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>After {time} without a move, you asked for a hint: {degree}.</source>
        <translation>Après {time} sans jouer, vous avez demandé un indice : {degree}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>You made no move for {time}.</source>
        <translation>Vous n’avez pas joué pendant {time}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a nudge</source>
        <translation>une piste</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>where to look</source>
        <translation>où regarder</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>an explanation</source>
        <translation>une explication</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>a rectangle drawn for you</source>
        <translation>un rectangle tracé pour vous</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/review_words.py"/>
        <source>Here you could have seen this: {find}</source>
        <translation>Voici ce que vous auriez pu voir ici : {find}</translation>
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
        <translation>Elle n’a pas de solution.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has no solution. {reason}</source>
        <translation>Elle n’a pas de solution. {reason}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>It has several solutions, so there is no single one to show.</source>
        <translation>Elle a plusieurs solutions : il n’y en a pas une seule à montrer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/unique_solution.py"/>
        <source>Checking whether it has only one solution took too long.</source>
        <translation>Vérifier si elle a une solution unique a pris trop de temps.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Divide the grid into rectangles. Each must contain exactly one number: the number of cells it covers.</source>
        <translation>Divisez la grille en rectangles. Chacun doit contenir exactement un nombre : celui des cases qu’il couvre.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil</source>
        <translation>Crayon</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Shikaku board</source>
        <translation>Plateau de Shikaku</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Mouse: drag from corner to corner, or click two opposite corners. Click a rectangle to remove it.</source>
        <translation>Souris : faites glisser d’un coin à l’autre, ou cliquez sur deux coins opposés. Cliquez sur un rectangle pour le supprimer.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Touch: the same with one finger. Two fingers zoom and move the page.</source>
        <translation>Écran tactile : de même, avec un doigt. Deux doigts zooment et déplacent la page.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Keys: arrow keys move the cursor, Shift+arrows size a rectangle, Enter draws or removes it, Esc cancels. C checks, Ctrl+Z undoes, Ctrl+Y redoes.</source>
        <translation>Clavier : les flèches déplacent le curseur, Maj+flèches dimensionne un rectangle, Entrée le trace ou le supprime, Échap abandonne. C vérifie, Ctrl+Z annule, Ctrl+Y rétablit.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencil notes possible rectangles, which do not count: drag with the right mouse button, or with Pencil on. P pencils with the keyboard.</source>
        <translation>Crayon note des rectangles possibles, qui ne comptent pas : faites glisser avec le bouton droit de la souris, ou avec Crayon activé. Au clavier, P crayonne.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Check looks for mistakes.</source>
        <translation>Vérifier cherche les erreurs.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>This page needs JavaScript to show the board.</source>
        <translation>Cette page a besoin de JavaScript pour afficher le plateau.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>row {row}, column {col}</source>
        <translation>ligne {row}, colonne {col}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>clue {area}</source>
        <translation>nombre {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a rectangle of {height} by {width}</source>
        <translation>dans un rectangle de {height} sur {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>in a wrong rectangle of {height} by {width}</source>
        <translation>dans un rectangle faux de {height} sur {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{height} × {width} = {area}</source>
        <translation>{height} × {width} = {area}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Now choose the opposite corner, or this cell again to cancel.</source>
        <translation>Choisissez maintenant le coin opposé, ou encore cette case pour abandonner.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Drawn: {height} × {width} = {area}.</source>
        <translation>Tracé : {height} × {width} = {area}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>pencilled: {height} by {width}</source>
        <translation>crayonné : {height} sur {width}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Pencilled: {height} × {width} = {area}.</source>
        <translation>Crayonné : {height} × {width} = {area}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{name} (solved)</source>
        <translation>{name} (résolue)</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved: {count} of {all}</source>
        <translation>Résolues : {count} sur {all}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Removed: {height} × {width}.</source>
        <translation>Supprimé : {height} × {width}.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Undone.</source>
        <translation>Coup annulé.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Redone.</source>
        <translation>Coup rétabli.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Solved! Every cell is covered.</source>
        <translation>Résolu ! Toutes les cases sont couvertes.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Looking good so far.</source>
        <translation>Tout va bien jusqu’ici.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>Nothing has been drawn yet.</source>
        <translation>Rien n’a encore été tracé.</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle breaks a rule (hatched).</source>
        <translation>Un rectangle enfreint une règle (hachuré).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles break a rule (hatched).</source>
        <translation>{count} rectangles enfreignent une règle (hachurés).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>One rectangle fits its number but cannot be part of the solution (hatched).</source>
        <translation>Un rectangle convient à son nombre mais ne peut pas faire partie de la solution (hachuré).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/play/web_page.py"/>
        <source>{count} rectangles cannot be part of the solution (hatched).</source>
        <translation>{count} rectangles ne peuvent pas faire partie de la solution (hachurés).</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <location filename="../shikaku_gui/texts.py"/>
        <source>{name}: {text}</source>
        <translation>{name} : {text}</translation>
    </message>
</context>
</TS>
