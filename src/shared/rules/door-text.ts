/** What players read about the doors of the town, by key: in the town's picture and in the panel of places. */
export interface DoorText {
  label: string;
  hint: string;
}

export const DOOR_TEXT: Readonly<Record<string, DoorText>> = {
  store: { label: 'Boutique', hint: 'Clothes to try on and buy' },
  outlet: { label: 'Market stall', hint: 'Everything there is, in one place' },
  wardrobe: { label: "Tailor's mirror", hint: 'Wear what you own' },
  books: { label: 'Bookshop', hint: 'Read and write in the forums' },
  mail: { label: 'Mailbox', hint: 'Your letters' },
  flow: { label: 'FLOW', hint: 'Play and earn honor' },
  bakery: { label: 'Bakery', hint: 'Bake cookies by clicking' },
  radio: { label: 'Lantern FM', hint: "The town's own radio" },
  board: { label: 'Notice board', hint: 'Events and your activity' },
  hall: { label: 'Town hall', hint: 'Membership and support' },
  cafe: { label: 'Cafe Luna', hint: 'Your friends' },
  statue: { label: 'Cat statue', hint: 'Your lantern album' },
};

/** What has no screen: its name, and what is said about it. */
export const PLATE_TEXT: Readonly<Record<string, DoorText>> = {
  boathouse: { label: 'The boathouse', hint: 'The boats are out on the bay.' },
  bloom: { label: 'Bloom', hint: 'Fern looks after the flowers.' },
  ice: { label: 'Ice cream', hint: 'Wren had two today.' },
  gazebo: { label: 'The gazebo', hint: 'A good place to talk.' },
  fountain: { label: 'The fountain', hint: 'Its lantern never goes out.' },
};

/** Below the name of the door that the player is near, by the device used last. */
export const DOOR_PROMPT = { enter: 'Press Enter', tap: 'Tap to open' } as const;
