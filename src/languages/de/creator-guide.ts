import type en from '../en/creator-guide.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Zeichnen für Promenade',
  subtitle: 'Eine Anleitung: wie aus einem Teil etwas wird, das andere tragen.',
  sheetTitle: 'Das Blatt',
  rules: {
    size: 'Ein Blatt von 2550 x 850 px, PNG, höchstens 8 MiB, durchsichtig, wo nichts gezeichnet ist.',
    views:
      'Sechs Ansichten von 425 x 850 px. Von links: 0 vorne, 1 schräg links, 2 links, 3 hinten, 4 schräg rechts, 5 rechts.',
    template:
      'Zeichne nach den Linien der Vorlage. Nichts darf den Rand einer Ansicht berühren; Hüte bleiben unter y 16.',
    figure: 'Lass die Figur weg: Hände, Gesicht und Haare gehören zu der Figur, die das Teil trägt.',
    hidden: 'Zeichne jede Ansicht so, wie man sie sieht: Was der Körper verdeckt, bleibt dort weg.',
    light: 'Das Licht fällt in jeder Ansicht von links oben, auch in denen, die in die andere Richtung schauen.',
    outlines: 'Umrisse sind der dunkelste Ton ihrer eigenen Farbe, außen 3 px und innen 2 px, nie schwarz.',
    lettering: 'Schrift liest sich in jeder Ansicht von links nach rechts.',
    behind:
      'Was hinter dem Körper liegt (Flügel, die Rückseite einer Tasche oder eines Mantels), darf auf ein zweites Blatt gleicher Größe.',
    fits: 'Schick einen femininen Schnitt, einen maskulinen oder beide.',
  },
  templateTitle: 'Die Vorlage',
  linesTitle: 'Linien, Ankerpunkte und was abgelehnt wird',
  heightsTitle: 'Höhen in px vom oberen Rand einer Ansicht',
  anchorsTitle: 'Ankerpunkte in px von der linken oberen Ecke einer Ansicht',
  anchorsNote:
    'Der feminine Körper. Ansichten nach rechts sind gespiegelt: Aus x wird 425 minus x. Die Mitte einer Ansicht ist x 212,5.',
  thumbnailNote: 'Vorschaubilder zeigen 218 x 218 px ab 103, 42.',
  placesTitle: 'Was wohin gehört',
  places: {
    hair: 'Haare dürfen von y 44 bis zur Taille reichen; ein Pony lässt die Augen frei.',
    hats: 'Hüte sitzen auf dem Schädel; ihre Haarlinie, eine Höhe in px, sagt, oberhalb welcher Höhe Haare verdeckt sind.',
    clothes: 'Oberteile, Mäntel und Röcke lassen die Hände frei: Schneide sie aus, wo sie vor dem Stoff hängen.',
    shoes: 'Schuhe stehen auf der Linie der Sohlen, auch mit Absätzen.',
    faces:
      'Brillen, Masken und Hörner lassen die Pupillen frei; der Teil von Flügeln und Taschen hinter dem Körper hat sein eigenes Blatt.',
  },
  refusedTitle: 'Abgelehnt wird',
  refused: {
    rights: 'Was nicht von dir ist, Marken, Logos, echte Personen.',
    mockery: 'Zeichnungen, die festlegen, wer sie tragen darf, oder sich über jemanden lustig machen.',
    hiding: 'Teile, die das Gesicht, die Hände oder andere Leute verdecken.',
    missing: 'Fehlende Ansichten, oder Ansichten, die nicht dasselbe zeigen.',
  },
  anchor: 'Ankerpunkt',
  heights: {
    hatTop: 'Hutspitze',
    skull: 'Schädel',
    eyes: 'Augen',
    chin: 'Kinn',
    shoulders: 'Schultern',
    waist: 'Taille',
    hips: 'Hüfte',
    knees: 'Knie',
    ankles: 'Knöchel',
    soles: 'Sohlen',
  },
  anchors: {
    head: 'Mitte des Kopfes',
    eye: 'Nahes Auge',
    mouth: 'Mund',
    shoulder: 'Nahe Schulter',
    palm: 'Handfläche der nahen Hand',
    waist: 'Mitte der Taille',
    ankle: 'Naher Knöchel',
  },
  views: {
    front: 'Vorne',
    quarterLeft: 'Schräg links',
    left: 'Links',
    back: 'Hinten',
  },
  height: '{name}: {y, number} px',
  pdfNote: 'Das PDF ist auf Englisch und zeigt zwei Beispiele.',
} satisfies Translation<typeof en>;
