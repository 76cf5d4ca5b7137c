/**
 * An item on the player's own figure, cut to the part of the body: make-up and tattoos on the own skin and, where the player's own
 * items are listed, hair and hats on the own head. Covers the item's own picture as soon as the figure is drawn.
 */
import { useState } from 'react';
import { AvatarView } from './avatar-view.tsx';
import { bodyOf, fits, lookWith } from './look.ts';
import { useOwnLook } from './own-look.ts';
import { rotationFor } from './camera.ts';
import { CANVAS_WIDTH_PX } from '../shared/art/avatar-sizes.ts';
import type { BodyType, Customization, Slot } from '../shared/rules/slots.ts';

interface Square {
  /** Middle of the square on the canvas of a view, and its side, in px. */
  x: number;
  y: number;
  sidePx: number;
}

const FACE: Square = { x: 213, y: 182, sidePx: 160 };
const EYES: Square = { x: 213, y: 164, sidePx: 140 };
const NOSE: Square = { x: 213, y: 196, sidePx: 104 };
const MOUTH: Square = { x: 213, y: 214, sidePx: 104 };
const HEAD: Square = { x: 213, y: 160, sidePx: 220 };
const HAIR: Square = { x: 213, y: 190, sidePx: 330 };
const NECK: Square = { x: 213, y: 290, sidePx: 210 };
const CHEST: Square = { x: 213, y: 335, sidePx: 150 };
const BACK: Square = { x: 213, y: 345, sidePx: 190 };
const LEGS: Square = { x: 213, y: 640, sidePx: 330 };

/** By category: nose, mouth, eyebrows, make-up, piercings, and the ten tattoos. They are specks on their own. */
const SQUARES: Readonly<Record<number, Square>> = {
  760: FACE,
  3: EYES,
  5: NOSE,
  6: MOUTH,
  8: HEAD,
  19: FACE,
  20: { x: 213, y: 255, sidePx: 150 },
  21: CHEST,
  22: { x: 213, y: 400, sidePx: 180 },
  23: BACK,
  24: { x: 213, y: 400, sidePx: 180 },
  25: { x: 150, y: 390, sidePx: 210 },
  26: { x: 276, y: 390, sidePx: 210 },
  27: LEGS,
  28: LEGS,
};

/** Larger items of the head and the neck, which have good pictures of their own. */
const ON_HEAD: Readonly<Record<number, Square>> = {
  0: HAIR,
  1: FACE,
  2: EYES,
  4: HEAD,
  7: HAIR,
  9: FACE,
  15: NECK,
  754: HAIR,
  755: NECK,
  757: HEAD,
};

const OVER_FACE: readonly Slot[] = ['hat', 'glasses'];
const OVER_BODY: readonly Slot[] = ['hair', 'top', 'coat', 'bag', 'neckwear', 'wings', 'bottom', 'socks', 'belt'];

const BESIDE_HEAD: readonly Slot[] = ['handheld', 'bag', 'wings'];
const HAIR_CATEGORY = 0;

/** The look without what would cover the item, or distract from it. */
function uncovered(look: Customization, square: Square, category: number): Customization {
  const taken = [...coversOf(square), ...(category === HAIR_CATEGORY ? (['hat', 'horns'] as const) : [])];
  return { ...look, ...Object.fromEntries(taken.map((slot) => [slot, null])) };
}

function coversOf(square: Square): readonly Slot[] {
  if (square === HAIR) return BESIDE_HEAD;
  if (square === NECK) return ['coat', ...BESIDE_HEAD];
  return square.y < 280 ? OVER_FACE : OVER_BODY;
}

export interface WornPictureProps {
  /** Items without `bodyTypes` fit both. */
  item: { id: string; category: number; bodyTypes?: readonly BodyType[] | undefined };
  /** Also for hair, hats and what else is on the head or around the neck. */
  isOnHead?: boolean;
}

/** Renders nothing for other categories, and for an item that does not fit the player. */
export function WornPicture({ item, isOnHead = false }: WornPictureProps) {
  const own = useOwnLook();
  const [isShown, setIsShown] = useState(false);
  const square = SQUARES[item.category] ?? (isOnHead ? ON_HEAD[item.category] : undefined);
  if (square === undefined || own === null || !fits(item, bodyOf(own))) return null;
  const { x, y, sidePx } = square;
  const share = (px: number): string => `${(px / sidePx) * 100}%`;
  return (
    <span className="worn-picture" data-shown={isShown || undefined} aria-hidden>
      <span
        className="worn-picture-figure"
        style={{ width: share(CANVAS_WIDTH_PX), left: share(sidePx / 2 - x), top: share(sidePx / 2 - y) }}
      >
        <AvatarView
          customization={lookWith(uncovered(own, square, item.category), [item])}
          rotation={rotationFor(item.category, 0)}
          // A figure that cannot be drawn is hidden: the item's own picture is seen again.
          onStatus={(status) => status !== 'loading' && setIsShown(status === 'shown')}
        />
      </span>
    </span>
  );
}
