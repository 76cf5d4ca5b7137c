import type en from '../en/item-page.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Teil',
  about: 'Über {name}',
  loading: 'Das Teil wird geladen',
  loadFailed: 'Fehler beim Laden des Teils: ',
  madeBy: 'Gemacht von {name}',
  colours: 'Farben',
  colour: '{name}, dieses Teil',
  wornBy:
    '{count, plural, one {Im Freundeskreis einmal getragen} other {Im Freundeskreis {count, number}-mal getragen}}',
  goesWith: 'Passt dazu',
  shelf: 'Heute im Regal',
  set: 'Der Look des Tages',
  setNote: '{count, plural, one {Ein Teil in einer Farbe} other {{count, number} Teile in einer Farbe}}',
  setFor: 'Im Set',
  setOwned: 'Dir gehört alles davon.',
  setMissing:
    '{count, plural, one {Ein Teil fehlt, {percent, number} % günstiger als einzeln.} other {{count, number} Teile fehlen, {percent, number} % günstiger als einzeln.}}',
  setFinal: 'Ein Teil eines Sets lässt sich nicht zurückgeben.',
  buySet: 'Set kaufen',
  seeSet: 'Set ansehen',
  shelfFailed: 'Fehler beim Laden des Regals: ',
} satisfies Translation<typeof en>;
