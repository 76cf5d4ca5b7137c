import type en from '../en/radio.ts';
import type { Translation } from '../types.ts';

export default {
  radio: 'Radio',
  station: 'Lantern FM',
  play: 'Allumer la radio',
  stop: 'Éteindre la radio',
  volume: 'Volume',
  status: {
    off: 'Hors antenne',
    waiting: 'Joue dès ton premier clic',
    recording: 'Le groupe répète encore…',
    tuning: 'Recherche de la station…',
    playing: 'En direct de la Baie',
  },
  percent: '{percent} %',
  spokenPercent: '{percent} pour cent',
} satisfies Translation<typeof en>;
