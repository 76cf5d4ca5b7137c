/** What players read about things of the town that have no screen, by key. */
import type { DoorText } from './door-text.ts';

export const PLATE_TEXT: Readonly<Record<string, DoorText>> = {
  boathouse: { label: 'The boathouse', hint: 'The boats are out on the bay.' },
  bloom: { label: 'Bloom', hint: 'Fern looks after the flowers.' },
  ice: { label: 'Ice cream', hint: 'Wren had two today.' },
  gazebo: { label: 'The gazebo', hint: 'A good place to talk.' },
  fountain: { label: 'The fountain', hint: 'Its lantern never goes out.' },
};
