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
