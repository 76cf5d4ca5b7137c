/**
 * The looks of the townsfolk, who are no players. The avatar host draws them like players' below `/avatars/~{id}/`, a name that
 * no account can have. The cat is not among them: her pictures are art.
 */
import { bareCustomization, type Customization, type Slot } from '../../../shared/rules/slots.ts';
import { TOWNSFOLK_PREFIX } from '../../../shared/rules/townsfolk.ts';

const look = (isMale: boolean, skinTone: number, worn: Partial<Record<Slot, string>>): Customization => ({
  ...bareCustomization(isMale, skinTone),
  ...worn,
});

/** By id. */
export const TOWNSFOLK_LOOKS: Readonly<Record<string, Customization>> = {
  clove: look(true, 9, {
    hair: 'short-hair-copper',
    beard: 'moustache-chestnut',
    eyebrows: 'soft-brows-copper',
    eyes: 'happy-eyes-amber',
    nose: 'wide-nose-cream',
    mouth: 'grin-cream',
    top: 'blouse-snow',
    bottom: 'jeans-denim',
    shoes: 'sneakers-snow',
    neckwear: 'neckerchief-berry',
    handheld: 'coffee-cocoa',
  }),
  velvet: look(false, 13, {
    hair: 'long-hair-raven',
    eyes: 'cat-eyes-violet',
    eyebrows: 'soft-brows-raven',
    nose: 'button-nose-cream',
    mouth: 'lips-berry',
    top: 'party-dress-lilac-rare',
    shoes: 'heels-coal',
    necklace: 'pearl-necklace-snow',
    glasses: 'cat-glasses-berry',
  }),
  cadence: look(false, 4, {
    hair: 'pigtails-pink-hair',
    eyes: 'star-eyes-violet',
    eyebrows: 'straight-brows-chestnut',
    nose: 'button-nose-cream',
    mouth: 'smile-cream',
    top: 'star-sweater-night',
    bottom: 'tiered-skirt-candy',
    shoes: 'sneakers-rose',
    earPiece: 'headphones-snow',
    socks: 'striped-socks-mint',
  }),
  marlin: look(true, 6, {
    hair: 'short-hair-raven',
    beard: 'full-beard-raven',
    eyebrows: 'straight-brows-raven',
    eyes: 'sleepy-eyes-blue',
    nose: 'long-nose-cream',
    mouth: 'smirk-cream',
    top: 'striped-sweater-snow',
    bottom: 'cargos-forest',
    shoes: 'snow-boots-camel',
    hat: 'straw-hat-camel',
  }),
  fern: look(false, 11, {
    hair: 'braids-chestnut',
    eyes: 'doe-eyes-green',
    eyebrows: 'soft-brows-chestnut',
    nose: 'wide-nose-cream',
    mouth: 'smile-cream',
    top: 'tank-top-snow',
    bottom: 'cargos-forest',
    shoes: 'ankle-boots-cocoa',
    hat: 'straw-hat-lemon',
    makeup: 'freckles-cocoa',
    gloves: 'mittens-mint',
    handheld: 'flower-sun',
  }),
  juniper: look(true, 15, {
    hair: 'afro-raven',
    eyes: 'round-eyes-amber',
    eyebrows: 'bold-brows-raven',
    nose: 'wide-nose-cream',
    mouth: 'grin-cream',
    top: 'tee-rose',
    coat: 'cardigan-cream',
    bottom: 'flares-cocoa',
    shoes: 'sneakers-ocean',
    glasses: 'round-glasses-cocoa',
    bag: 'satchel-camel',
  }),
  wren: look(false, 1, {
    hair: 'space-buns-teal',
    eyes: 'sleepy-eyes-amber',
    eyebrows: 'straight-brows-chestnut',
    nose: 'button-nose-cream',
    mouth: 'kitty-cream',
    top: 'letter-hoodie-berry',
    bottom: 'leggings-night',
    shoes: 'mary-janes-coal',
    bag: 'cat-backpack-ash',
    handheld: 'ice-cream-mint',
  }),
};

/** The look at a name of the avatar host; null when it is not that of one of the townsfolk. */
export function townsfolkLook(name: string): Customization | null {
  if (!name.startsWith(TOWNSFOLK_PREFIX)) return null;
  const id = name.slice(TOWNSFOLK_PREFIX.length);
  return Object.hasOwn(TOWNSFOLK_LOOKS, id) ? (TOWNSFOLK_LOOKS[id] ?? null) : null;
}
