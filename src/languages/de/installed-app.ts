import type en from '../en/installed-app.ts';
import type { Translation } from '../types.ts';

export default {
  description: 'Geh mit deinem eigenen Avatar durch Lantern Bay, triff Leute und unterhalte dich.',
  wide: 'Lantern Bay mit Spielenden',
  narrow: 'Lantern Bay auf dem Telefon',
} satisfies Translation<typeof en>;
