import type en from '../en/creators.ts';
import type { Translation } from '../types.ts';

export default {
  favourites: 'Lieblinge des Monats',
  favouritesNote:
    'Was in der Stadt am meisten getragen wurde, von allem, was hier gezeichnet wurde. Konten zählen ab ihrer zweiten Woche.',
  month: 'Monat',
  ownPage: 'Meine Seite',
  by: ', von',
  noFavourites: 'Noch nichts getragen :)',
  noFavouritesNote: 'Hier steht, was von den Zeichnungen aus der Stadt getragen wird.',
  works: 'Werke',
  loading: 'Lädt …',
  loadFailed: 'Fehler beim Laden der Werke: ',
  noWorks: 'Noch keine Werke :)',
  noWorksNote: 'Was gezeichnet und angenommen ist, erscheint hier.',
  noOwnWorks: 'Noch keine Werke :)',
  noOwnWorksNote: 'Zeichne auf die Vorlage und reich es ein: Angenommenes erscheint hier.',
  workCount: '{count, plural, one {# Werk} other {# Werke}}',
  wornTimes: 'Diesen Monat {count, plural, one {#-mal} other {#-mal}} getragen',
  followers: '{count, plural, one {# Person folgt} other {# Personen folgen}}',
  about: 'Über {name}',
  wornBy: '{count, plural, =0 {Noch niemand gezählt} one {# Person trägt es} other {# Personen tragen es}}',
  profile: 'Profil',
  submissions: 'Meine Einreichungen',
  follow: 'Folgen',
  following: 'Gefolgt',
  blocked: 'Zwischen euch besteht eine Blockierung.',
  owned: 'Im Besitz',
  inCart: 'Im Warenkorb',
  toCart: 'In den Warenkorb',
} satisfies Translation<typeof en>;
