import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'Noch einmal',
  retryLabel: 'Das Bild noch einmal laden',
  colours: 'Farben',
  rarities: {
    rare: 'SELTEN',
    epic: 'EPISCH',
    legendary: 'LEGENDÄR',
  },
  breaks:
    'Sommer|top Knopf|nase Frost|nase Fest|krone Herz|pulli Pull|under Team|jacke Eis|waffel Nasen|ring Kopf|hörer ' +
    'Nord|stern Mar|kantes Spitz|bart Hüpf|zöpfe Herz|augen Cargo|hose Ozean|blau Gir|landen Fröh|liche ' +
    'Meeres|brisen Strubbel|haar Kurz|schnitt Haar|knoten Wolken|locken Katzen|augen Schläf|rige Clowns|nase ' +
    'Schmun|zeln Kätzchen|mund Schmoll|mund Ge|schminkte Basken|mütze Bommel|mütze Stern|pulli Matrosen|pulli ' +
    'Buch|staben Picknick|hemd Sonntags|bluse Sommer|kleid Stern|schnuppen Laternen|kleid Prome|naden Strand|shorts ' +
    'Faulenzer|hose Falten|rock Stufen|rock Stoff|schuhe Stiefe|letten Fell|stiefel Sturm|stiefel Tanz|schuhe ' +
    'Knie|strümpfe Zucker|stangen Trench|coat Winter|mantel Hand|schuhe Finger|lose Fäust|linge Strick|schal ' +
    'Seemanns|tuch Hand|tasche Post|tasche Herz|ballon Papp|becher Sternen|stab Lippen|ring Lese|brille Katzen|brille ' +
    'Sonnen|brille Herz|brille Widder|hörner Heiligen|schein Herz|medaillon Perlen|band Gezeiten|uhr Leder|gürtel ' +
    'Herz|schnalle Sternen|kette Engels|flügel Fleder|maus Feen|flügel Falter|flügel Elfen|ohren Katzen|ohren ' +
    'Bären|ohren Hasen|ohren Seemanns|bart Walross|bart Abend|lider Sommer|sprossen Wangen|stern Wangen|mond ' +
    'Wangen|pfote Nacken|mond Hals|schwalbe Bucht|welle Bauch|sterne Taillen|ranke Mittags|sonne Tinten|flügel ' +
    'Schulter|mond Garten|ranke Papier|laterne Sternen|augen Bäcker|mütze Opern|zylinder Laternen|krone Wiesen|kranz ' +
    'Papier|hütchen Schlag|hose Hasen|puschen Caban|jacke Duffle|coat Strick|jacke Laternen|robe Hafen|umhang ' +
    'Bonbon|rosa Sonnen|gelb Himmel|blau Mitter|nacht Raben|schwarz Mond|schein Polar|licht Schnee|fall ' +
    'Glücks|bringer Sternen|licht Morgen|röte Zucker|glanz Feuer|schein Sternen|staub Abend|himmel Fest|stimmung ' +
    'Blumen|wiese Mitt|sommer Winter|markt Leucht|turm Sonnen|strahl Marine|blau',
} satisfies Translation<typeof en>;
