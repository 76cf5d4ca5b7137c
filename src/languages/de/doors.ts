import type en from '../en/doors.ts';
import type { Translation } from '../types.ts';

export default {
  doors: {
    store: { label: 'Boutique', hint: 'Kleider anprobieren und kaufen' },
    window: { label: 'Schaufenster', hint: 'Der Look des Tages' },
    outlet: { label: 'Marktstand', hint: 'Alles, was es gibt, an einem Ort' },
    wardrobe: { label: 'Schneiderspiegel', hint: 'Zieh an, was dir gehört' },
    books: { label: 'Buchladen', hint: 'Lies und schreib im Forum' },
    mail: { label: 'Briefkasten', hint: 'Deine Briefe' },
    flow: { label: 'FLOW', hint: 'Spiel und gewinne Ehre' },
    bakery: { label: 'Bäckerei', hint: 'Back Kekse mit Klicks' },
    radio: { label: 'Lantern FM', hint: 'Das Radio der Stadt' },
    board: { label: 'Anschlagtafel', hint: 'Feste und deine Neuigkeiten' },
    hall: { label: 'Rathaus', hint: 'Mitgliedschaft und Hilfe' },
    cafe: { label: 'Cafe Luna', hint: 'Deine Freunde' },
    statue: { label: 'Katzenstatue', hint: 'Dein Laternenalbum' },
  },
  doorPrompts: { enter: 'Drück Eingabe', tap: 'Zum Öffnen tippen' },
  doorSentence: '{label}: {hint}. {prompt}.',
  seats: {
    bench: 'Bank',
    chair: 'Stuhl',
    rim: 'Brunnenrand',
    ledge: 'Ein Platz zum Sitzen',
    ground: 'Picknickdecke',
  },
  seatPrompts: { enter: 'Drück Eingabe zum Sitzen', tap: 'Zum Sitzen tippen' },
  seatSentence: '{label}. {prompt}.',
} satisfies Translation<typeof en>;
