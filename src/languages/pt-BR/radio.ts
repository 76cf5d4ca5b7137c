import type en from '../en/radio.ts';
import type { Translation } from '../types.ts';

export default {
  radio: 'Rádio',
  station: 'Lantern FM',
  play: 'Ligar o rádio',
  stop: 'Desligar o rádio',
  volume: 'Volume',
  status: {
    off: 'Fora do ar',
    waiting: 'Toca com o seu primeiro clique',
    recording: 'A banda ainda está ensaiando…',
    tuning: 'Sintonizando…',
    playing: 'Ao vivo da baía',
  },
  percent: '{percent}%',
  spokenPercent: '{percent} por cento',
} satisfies Translation<typeof en>;
