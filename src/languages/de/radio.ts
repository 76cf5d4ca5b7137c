import type en from '../en/radio.ts';
import type { Translation } from '../types.ts';

export default {
  radio: 'Radio',
  station: 'Lantern FM',
  play: 'Radio einschalten',
  stop: 'Radio ausschalten',
  volume: 'Lautstärke',
  status: {
    off: 'Nicht auf Sendung',
    waiting: 'Spielt nach deinem ersten Klick',
    recording: 'Die Band probt noch …',
    tuning: 'Sender wird gesucht …',
    playing: 'Live aus der Bucht',
  },
  percent: '{percent} %',
  spokenPercent: '{percent} Prozent',
} satisfies Translation<typeof en>;
