import type en from '../en/radio.ts';
import type { Translation } from '../types.ts';

export default {
  radio: 'Radio',
  station: 'Lantern FM',
  play: 'Encender la radio',
  stop: 'Apagar la radio',
  volume: 'Volumen',
  status: {
    off: 'Apagada',
    waiting: 'Suena con tu primer clic',
    recording: 'La banda sigue ensayando…',
    tuning: 'Sintonizando…',
    playing: 'En directo desde la bahía',
  },
  percent: '{percent}\u00a0%',
  spokenPercent: '{percent} por ciento',
} satisfies Translation<typeof en>;
