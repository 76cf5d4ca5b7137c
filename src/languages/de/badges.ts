import type en from '../en/badges.ts';
import type { Translation } from '../types.ts';

export default {
  names: {
    'Early Access': 'Von Anfang an',
    Donator: 'Spende',
    Beta: 'Beta',
    Creator: 'Kreativ',
    Verified: 'Bestätigt',
    'Fashion Icon': 'Modeikone',
    Collector: 'Sammlung',
    Celebrity: 'Berühmt',
    Ambassador: 'Botschaft',
  },
  ways: {
    'Early Access': 'Für alle, die schon vor der Eröffnung der Stadt hier waren.',
    Donator: 'Für alle, die geholfen haben, die Stadt zu bezahlen.',
    Beta: 'Für alle, die die Stadt ausprobiert haben, als sie noch gebaut wurde.',
    Creator: 'Für eine erste Kreation, die angenommen wurde.',
    Verified: 'Für Leute, die das Team der Stadt kennt.',
    'Fashion Icon': 'Vom Team der Stadt, für Outfits, über die andere reden.',
    Collector: 'Vom Team der Stadt, für eine große Sammlung.',
    Celebrity: 'Vom Team der Stadt, für Leute, die alle kennen.',
    Ambassador: 'Vom Team der Stadt, für Hilfe beim Ankommen.',
  },
} satisfies Translation<typeof en>;
