/** English: wardrobe. */
export default {
  loadFailed: 'Error loading wardrobe: ',
  customise: 'Customise',
  equip: 'Equip',
  unequip: 'Unequip',
  closeDetails: 'Close details',
  details: 'Item details',
  category: 'Category',
  otherBody: 'It fits the {body} body only.',
  hidden: 'It does not fit your body type and is hidden.',
  choose: 'Choose an item to try it on.',
} as const;
