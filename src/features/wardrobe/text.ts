/** Texts of the wardrobe (specification: avatar, sections 2.3 and 8). */
import type { BodyType } from '../../shared/rules/slots.ts';

export const LOAD_FAILED = 'Error loading wardrobe: ';
export const CUSTOMISE = 'Customise';
export const EQUIP = 'Equip';
export const UNEQUIP = 'Unequip';
export const CLOSE_DETAILS = 'Close details';
export const DETAILS = 'Item details';
export const CATEGORY = 'Category';
export const otherBody = (body: BodyType): string => `It fits the ${body} body only.`;
export const HIDDEN = 'It does not fit your body type and is hidden.';
export const CHOOSE = 'Choose an item to try it on.';
