import type en from '../en/moments.ts';
import type { Translation } from '../types.ts';

export default {
  lanternNear: 'Hay un farolillo cerca.',
  foundLantern: 'Has encontrado el farolillo {count} de 5.',
  foundAll: '¡Los cinco! 20 de honor y un sello para ti.',
  close: 'Cerrar',
  openAlbum: 'Abrir álbum',
  walkToPier: 'Ir al muelle',
  walkThere: 'Ir allí',
  seconds: '{count} s',
  minutes: '{count} min',
  aMinute: 'un minuto',
  lanternsSoon: 'Farolillos sobre la bahía en {time}',
  lanternsRise: 'Los farolillos suben sobre la bahía',
  lanternsRose: '{count, plural, one {Ha subido 1 farolillo.} other {Han subido {count} farolillos a la vez.}}',
  stage: 'Cadence toca ahora en el escenario.',
  eventSoon: '{title} empieza en {time}',
  event: '{title} está en marcha.',
  eventWithPeople: '{title} está en marcha. {count, plural, one {Hay 1 persona} other {Hay {count} personas}} allí.',
} satisfies Translation<typeof en>;
