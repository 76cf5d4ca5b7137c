/** What players read about the doors of the town, by key: in the town's picture and in the panel of surroundings. */
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

/** Below the name of the door that the player is near, by the device used last. */
export const DOOR_PROMPT = { enter: 'Press Enter', tap: 'Tap to open' } as const;
