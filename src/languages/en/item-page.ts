/** English: item pages, and the shelf of the day. */
export default {
  title: 'Item',
  about: 'About {name}',
  loading: 'Loading the item',
  loadFailed: 'Error loading the item: ',
  madeBy: 'Made by {name}',
  colours: 'Colours',
  colour: '{name}, this item',
  wornBy: '{count, plural, one {A friend wears it} other {{count, number} friends wear it}}',
  goesWith: 'Goes with',
  shelf: 'Today on the shelf',
  set: 'The look of the day',
  setNote: '{count, plural, one {One piece in one colour} other {{count, number} pieces in one colour}}',
  setFor: 'In the set',
  setOwned: 'You own all of it.',
  setMissing:
    '{count, plural, one {One piece is missing, {percent, number} % less than alone.} other {{count, number} pieces are missing, {percent, number} % less than alone.}}',
  setFinal: 'A piece of a set cannot be returned.',
  buySet: 'Buy the set',
  seeSet: 'See the set',
  shelfFailed: 'Error loading the shelf: ',
} as const;
