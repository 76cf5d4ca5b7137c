/** English: doors and seats. */
export default {
  /** By key of the door: in the town's picture and in the panel of surroundings. */
  doors: {
    store: { label: 'Boutique', hint: 'Clothes to try on and buy' },
    window: { label: 'Shop window', hint: 'The look of the day' },
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
  },
  /** Below the name of the door that the player is near, by the device used last. */
  doorPrompts: { enter: 'Press Enter', tap: 'Tap to open' },
  /** For screen readers. `prompt` is one of the prompts. */
  doorSentence: '{label}: {hint}. {prompt}.',
  /** By kind of seat. */
  seats: {
    bench: 'Bench',
    chair: 'Chair',
    rim: 'Edge of the fountain',
    ledge: 'A place to sit',
    ground: 'Picnic blanket',
  },
  seatPrompts: { enter: 'Press Enter to sit', tap: 'Tap to sit' },
  seatSentence: '{label}. {prompt}.',
} as const;
