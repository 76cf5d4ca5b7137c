import type en from '../en/town.ts';
import type { Translation } from '../types.ts';

export default {
  keys: 'Con las flechas caminas, Enter abre la puerta que tienes delante. L muestra tus alrededores, H dice dónde estás, E abre los gestos.',
  youCantWalkThere: 'No puedes caminar hasta allí.',
  notSupported:
    'Este navegador no puede dibujar la ciudad. Actualízalo o usa una versión actual de Chrome, Edge, Firefox o Safari.',
  failed: 'La ciudad ya no se puede dibujar. Recarga la página, por favor.',
  drawingText: 'Dibujando la ciudad…',
  captions: {
    levelUp: 'Subes de nivel',
    bell: 'La campana de la ciudad',
    rain: 'Empieza a llover',
    horn: 'Sirena de niebla',
  },
  peopleIn: 'Gente en {place}',
  beginsIn: 'empieza en {minutes} min',
  isOnNow: 'está en marcha',
  selfName: '{name} (tú)',
  doing: {
    wave: 'saluda',
    dance: 'baila',
    laugh: 'ríe',
    clap: 'aplaude',
    bow: 'hace una reverencia',
    think: 'piensa',
    cheer: 'vitorea',
    sit: 'en su asiento',
  },
} satisfies Translation<typeof en>;
