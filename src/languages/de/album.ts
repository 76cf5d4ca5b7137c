import type en from '../en/album.ts';
import type { Translation } from '../types.ts';

export default {
  today: 'Die Laternen von heute',
  introduction: 'Jeden Tag sind fünf Laternen in der Stadt. Geh zu einer hin, dann leuchtet sie.',
  found: 'Gefunden',
  foundOf: '{count} von 5',
  dayFull: 'Alle fünf! 20 Ehre und ein Stempel für dich.',
  nextIn: 'Neue Laternen in {time}.',
  stamps: 'Stempel',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  weekFull: 'Die Reihe dieser Woche ist voll. Gut gemacht!',
  pageFull: 'Eine ganze Seite! Ihr Bild gehört dir.',
  week: 'Woche {number}',
  loading: 'Das Album wird geladen',
  show: 'Mein Album im Profil zeigen',
  showNote: 'Andere sehen, wie viele Stempel du hast, und ein Siegel für jede ganze Seite.',
  weekStamps: '{stamps} von 3 Stempeln',
  stampsAndStars: '{stamps} von 3 Stempeln, {stars, plural, one {1 Stern} other {{stars} Sterne}}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
} satisfies Translation<typeof en>;
