import type en from '../en/moments.ts';
import type { Translation } from '../types.ts';

export default {
  lanternNear: 'Há uma lanterna por perto.',
  foundLantern: 'Você achou a lanterna {count} de 5.',
  foundAll: 'Todas as cinco! 20 de honra e um carimbo para você.',
  close: 'Fechar',
  openAlbum: 'Abrir o álbum',
  walkToPier: 'Ir até o píer',
  walkThere: 'Ir até lá',
  seconds: '{count} s',
  minutes: '{count} min',
  aMinute: 'um minuto',
  lanternsSoon: 'Lanternas sobre a baía em {time}',
  lanternsRise: 'Lanternas sobem sobre a baía',
  lanternsRose: '{count, plural, one {{count} lanterna subiu.} other {{count} lanternas subiram juntas.}}',
  stage: 'Cadence toca no palco agora.',
  eventSoon: '{title} começa em {time}',
  event: '{title} está rolando.',
  eventWithPeople: '{title} está rolando. {count, plural, one {{count} pessoa está} other {{count} pessoas estão}} lá.',
} satisfies Translation<typeof en>;
