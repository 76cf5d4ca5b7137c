import type en from '../en/wardrobe.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'Der Kleiderschrank konnte nicht geladen werden: ',
  customise: 'Anpassen',
  equip: 'Anziehen',
  unequip: 'Ausziehen',
  closeDetails: 'Details schließen',
  details: 'Details des Teils',
  category: 'Kategorie',
  otherBody: 'Passt nur dem {body, select, feminine {femininen} other {maskulinen}} Körper.',
  hidden: 'Passt deinem Körper nicht und ist nicht zu sehen.',
  choose: 'Wähle ein Teil, um es anzuprobieren.',
} satisfies Translation<typeof en>;
