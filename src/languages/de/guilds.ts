import type en from '../en/guilds.ts';
import type { Translation } from '../types.ts';

export default {
  comingSoon: 'Gilden (kommen bald)',
  explanation:
    'Ihr werdet eigene Gilden gründen, mit einem Namen, einem Schild und einer Bank als Treffpunkt. Noch lässt sich keine gründen.',
  examples: 'Wie eine Gilde aussehen kann',
  example: 'Beispiel',
} satisfies Translation<typeof en>;
