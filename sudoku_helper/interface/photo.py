"""The words of the room in which a photo becomes a Sudoku."""

from collections.abc import Mapping

from sudoku_helper.text import Text

PHOTO: Mapping[str, Text] = {
    "take_photo": Text(en="Take a photo", de="Abfotografieren"),
    "open_photo": Text(en="Open a photo", de="Foto öffnen"),
    "photo": Text(en="A Sudoku from a photo", de="Ein Sudoku vom Foto"),
    "photo_private": Text(
        en="The photo does not leave this device.", de="Das Foto verlässt dieses Gerät nicht."
    ),
    "photo_live": Text(en="What the camera sees", de="Was die Kamera sieht"),
    "photo_still": Text(en="The photo", de="Das Foto"),
    "photo_asking": Text(
        en="Your browser asks whether the camera may be used.",
        de="Dein Browser fragt, ob die Kamera benutzt werden darf.",
    ),
    "photo_aim": Text(
        en="Point the camera at the Sudoku until a frame snaps onto it.",
        de="Richte die Kamera auf das Sudoku, bis ein Rahmen darauf einrastet.",
    ),
    "photo_hold": Text(
        en="There it is. Hold still, the picture takes itself.",
        de="Da ist es. Halt still, das Bild löst von selbst aus.",
    ),
    "photo_reading": Text(en="Reading the photo …", de="Das Foto wird gelesen …"),
    "photo_read": Text(
        en="Digits read: {count}. Compare them with the photo.",
        de="Gelesene Ziffern: {count}. Vergleiche sie mit dem Foto.",
    ),
    "photo_several": Text(
        en="There are {count} grids. Which one do you mean?",
        de="Das sind {count} Gitter. Welches meinst du?",
    ),
    "photo_grid": Text(en="Grid {number}", de="Gitter {number}"),
    "photo_shutter": Text(en="Take the picture", de="Auslösen"),
    "photo_again": Text(en="Camera", de="Kamera"),
    "photo_choose": Text(en="Choose an image", de="Bild wählen"),
    "photo_file_told": Text(
        en="Choose a photo of a Sudoku, paste one or drop one here.",
        de="Wähl ein Foto von einem Sudoku, füg eines ein oder zieh es hierher.",
    ),
    "point_again": Text(en="Point again", de="Nochmal draufhalten"),
    "keys_again": Text(
        en="look at the paper again and take over what is new",
        de="das Papier noch einmal ansehen und Neues übernehmen",
    ),
    "live_marks": Text(en="Marks on the live picture", de="Markierungen im Kamerabild"),
    "keys_live": Text(
        en="look at the paper through the camera, with the marks of the help on it",
        de="das Papier durch die Kamera ansehen, mit den Markierungen der Hilfe darauf",
    ),
    "live_seek": Text(
        en="Point the camera at the Sudoku of this game.",
        de="Richte die Kamera auf das Sudoku dieses Spiels.",
    ),
    "live_found": Text(
        en="There it is. The marks follow the paper.",
        de="Da ist es. Die Markierungen folgen dem Papier.",
    ),
    "live_lost": Text(en="I have lost the grid.", de="Ich habe das Gitter verloren."),
    "live_other": Text(
        en="This does not look like the Sudoku of this game.",
        de="Das sieht nicht nach dem Sudoku dieses Spiels aus.",
    ),
    "live_no_help": Text(
        en="No help is open, so there is nothing to mark yet.",
        de="Es ist keine Hilfe offen, also gibt es noch nichts zu markieren.",
    ),
    "live_freeze": Text(en="Freeze", de="Einfrieren"),
    "live_take": Text(en="Take over new digits", de="Neue Ziffern übernehmen"),
    "again_new": Text(
        en="Welcome back: {count} new digits: {digits}.",
        de="Willkommen zurück: {count} neue Ziffern: {digits}.",
    ),
    "again_new_one": Text(
        en="Welcome back: one new digit: {digits}.",
        de="Willkommen zurück: eine neue Ziffer: {digits}.",
    ),
    "again_nothing": Text(
        en="Welcome back: nothing new on the paper.",
        de="Willkommen zurück: auf dem Papier nichts Neues.",
    ),
    "again_digit": Text(en="{digit} in {cell}", de="{digit} in {cell}"),
    "again_more": Text(en="{count} more", de="{count} weitere"),
    "again_notes": Text(en="Cells with new notes: {count}", de="Zellen mit neuen Notizen: {count}"),
    "again_wrongly": Text(
        en="This cannot be right: {digits}.", de="Das kann nicht stimmen: {digits}."
    ),
    "again_wrong": Text(
        en="{cell}: the {mine} cannot be right.", de="{cell}: Die {mine} kann nicht stimmen."
    ),
    "again_back": Text(en="Welcome back.", de="Willkommen zurück."),
    "again_why": Text(en="Look why", de="Schauen, warum"),
    "again_asked": Text(en="Please compare: {count}.", de="Bitte vergleiche: {count}."),
    "again_unsure": Text(
        en="{cell}: is this a {digit}? In the game: {mine}.",
        de="{cell}: Ist das eine {digit}? Im Spiel: {mine}.",
    ),
    "again_yes": Text(en="Yes, {what}", de="Ja, {what}"),
    "again_no": Text(en="No, {what}", de="Nein, {what}"),
    "again_differs": Text(
        en="{cell}: {digit} on the paper. In the game: {mine}.",
        de="{cell}: {digit} auf dem Papier. Im Spiel: {mine}.",
    ),
    "again_gone": Text(
        en="{cell}: no longer on the paper. In the game: {mine}.",
        de="{cell}: nicht mehr auf dem Papier. Im Spiel: {mine}.",
    ),
    "again_keep": Text(en="Keep {what}", de="Behalten: {what}"),
    "again_take": Text(en="Take {what}", de="Nehmen: {what}"),
    "again_as_new": Text(en="As a new puzzle", de="Als neues Sudoku"),
    "photo_problem_denied": Text(
        en="The camera is not allowed. Choose an image instead, or allow the camera in the settings "
        "of your browser.",
        de="Die Kamera ist nicht erlaubt. Wähl stattdessen ein Bild, oder erlaube die Kamera in den "
        "Einstellungen deines Browsers.",
    ),
    "photo_problem_camera": Text(
        en="The camera cannot be opened. Choose an image instead.",
        de="Die Kamera lässt sich nicht öffnen. Wähl stattdessen ein Bild.",
    ),
    "photo_problem_reader": Text(
        en="The photo could not be read. The first time that needs a connection; please try again.",
        de="Das Foto ließ sich nicht lesen. Beim ersten Mal braucht es dazu eine Verbindung; bitte "
        "versuch es noch einmal.",
    ),
    "photo_problem_unreadable": Text(
        en="Your browser cannot open this image: it is damaged, or of a format such as HEIC. "
        "JPEG and PNG always work.",
        de="Dein Browser kann dieses Bild nicht öffnen: Es ist beschädigt oder in einem Format wie "
        "HEIC. JPEG und PNG gehen immer.",
    ),
    "photo_problem_huge": Text(
        en="This image is too large. Choose a smaller one or cut out the Sudoku.",
        de="Dieses Bild ist zu groß. Wähl ein kleineres oder schneide das Sudoku aus.",
    ),
    "photo_problem_none": Text(
        en="No Sudoku is to be seen in the picture. It is found best from straight above, in good light.",
        de="Auf dem Bild ist kein Sudoku zu sehen. Am besten wird es von oben und bei gutem Licht "
        "gefunden.",
    ),
    "photo_problem_cut": Text(
        en="The grid is cut off. All four corners must be in the picture.",
        de="Das Gitter ist abgeschnitten. Alle vier Ecken müssen auf dem Bild sein.",
    ),
    "photo_problem_blurred": Text(
        en="The picture is too blurred or too dark to find a Sudoku in it. Hold still in good light.",
        de="Das Bild ist zu unscharf oder zu dunkel, um ein Sudoku darin zu finden. Halt still, bei "
        "gutem Licht.",
    ),
    "photo_problem_flash": Text(
        en="Glare covers a part of the picture. Turn off the flash, or hold the camera at another angle.",
        de="Eine Spiegelung verdeckt einen Teil des Bildes. Schalte den Blitz aus oder halte die Kamera "
        "anders.",
    ),
    "photo_problem_far": Text(
        en="The grid is too small in the picture to read its digits. Go closer.",
        de="Das Gitter ist auf dem Bild zu klein, um die Ziffern zu lesen. Geh näher heran.",
    ),
    "photo_problem_size": Text(
        en="This grid does not have 9 × 9 cells. Only such Sudokus can be read.",
        de="Dieses Gitter hat nicht 9 × 9 Zellen. Nur solche Sudokus lassen sich lesen.",
    ),
    "photo_problem_empty": Text(
        en="There is a grid, but no digit in it.",
        de="Ein Gitter ist da, aber keine Ziffer darin.",
    ),
}
