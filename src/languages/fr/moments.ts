import type en from '../en/moments.ts';
import type { Translation } from '../types.ts';

export default {
  lanternNear: 'Une lanterne est tout près.',
  foundLantern: 'Tu as trouvé la lanterne {count} sur 5.',
  foundAll: 'Toutes les cinq ! 20 points d’honneur et un tampon pour toi.',
  close: 'Fermer',
  openAlbum: 'Ouvrir l’album',
  walkToPier: 'Aller à la jetée',
  walkThere: 'Y aller',
  seconds: '{count} s',
  minutes: '{count} min',
  aMinute: 'une minute',
  lanternsSoon: 'Des lanternes sur la baie dans {time}',
  lanternsRise: 'Des lanternes s’envolent sur la baie',
  lanternsRose:
    '{count, plural, one {{count} lanterne s’est envolée.} other {{count} lanternes se sont envolées ensemble.}}',
  stage: 'Cadence joue maintenant sur la scène.',
  eventSoon: '{title} commence dans {time}',
  event: '{title} a lieu en ce moment.',
  eventWithPeople:
    '{title} a lieu en ce moment. {count, plural, one {{count} personne y est} other {{count} personnes y sont}}.',
} satisfies Translation<typeof en>;
