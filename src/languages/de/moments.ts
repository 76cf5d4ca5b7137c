import type en from '../en/moments.ts';
import type { Translation } from '../types.ts';

export default {
  lanternNear: 'Eine Laterne ist in der Nähe.',
  foundLantern: 'Du hast Laterne {count} von 5 gefunden.',
  foundAll: 'Alle fünf! 20 Ehre und ein Stempel für dich.',
  close: 'Schließen',
  openAlbum: 'Album öffnen',
  walkToPier: 'Zum Steg gehen',
  walkThere: 'Hingehen',
  seconds: '{count} s',
  minutes: '{count} Min.',
  aMinute: 'einer Minute',
  lanternsSoon: 'Laternen über der Bucht in {time}',
  lanternsRise: 'Laternen steigen über der Bucht auf',
  lanternsRose:
    '{count, plural, one {Eine Laterne ist aufgestiegen.} other {{count} Laternen sind zusammen aufgestiegen.}}',
  stage: 'Cadence spielt jetzt auf der Bühne.',
  eventSoon: '{title} beginnt in {time}',
  event: '{title} läuft gerade.',
  eventWithPeople: '{title} läuft gerade. {count, plural, one {1 Person ist} other {{count} Leute sind}} dort.',
} satisfies Translation<typeof en>;
