/**
 * Coins and gems that fly along an arc from a place on the page to the purse: one for each hundred coins, at most twelve. They
 * are decoration: the amount is in the card and in the purse. With reduced motion nothing flies.
 */
import { isMotionReduced } from '../../state/settings/motion.ts';

const COINS_EACH = 100;
const GEMS_EACH = 25;
const MOST = 12;
const FLIGHT_MS = 700;
/** As the notes of the coins' sound. */
const APART_MS = 45;
/** Height of the arc over the straight line. */
const ARC_PX = 90;
const SIZE_PX = 22;

interface Paid {
  coins: number;
  gems: number;
}

interface Point {
  x: number;
  y: number;
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** How many sprites fly for an amount. */
const flying = (amount: number, each: number): number => (amount <= 0 ? 0 : Math.min(MOST, Math.ceil(amount / each)));

/** Flies from `from`, by default from the middle of the window's upper part. */
export function flyToPurse({ coins, gems }: Paid, from?: Element | null): void {
  if (isMotionReduced() || document.hidden) return;
  const start = from ? middleOf(from.getBoundingClientRect()) : { x: innerWidth / 2, y: innerHeight * 0.28 };
  const [coinPill, gemPill] = document.querySelectorAll('.hud-purse > .purse');
  launch(flying(coins, COINS_EACH), start, coinPill);
  launch(flying(gems, GEMS_EACH), start, gemPill);
}

/** Each sprite is a copy of the mark in the purse's pill. */
function launch(count: number, start: Point, pill: Element | undefined): void {
  const mark = pill?.querySelector('svg');
  if (pill === undefined || mark === null || mark === undefined || !('animate' in pill)) return;
  const end = middleOf(mark.getBoundingClientRect());
  for (let index = 0; index < count; index++) {
    const sprite = document.createElement('span');
    sprite.className = 'reward-flying';
    sprite.setAttribute('aria-hidden', 'true');
    sprite.append(mark.cloneNode(true));
    document.body.append(sprite);
    const animation = sprite.animate(arc(start, end, index), {
      duration: FLIGHT_MS,
      delay: index * APART_MS,
      easing: 'cubic-bezier(.35, 0, .75, 1)',
      fill: 'backwards',
    });
    const arrive = (): void => {
      sprite.remove();
      pill.animate([{ transform: 'none' }, { transform: 'scale(1.07)' }, { transform: 'none' }], 120);
    };
    animation.addEventListener('finish', arrive);
    animation.addEventListener('cancel', arrive);
  }
}

const STEPS = 8;

function arc(start: Point, end: Point, index: number): Keyframe[] {
  // Neighbours take different ways, so that they are seen as many.
  const spreadPx = ((index % 4) - 1.5) * 16;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const bow = 4 * t * (1 - t);
    const x = start.x + (end.x - start.x) * t + spreadPx * bow - SIZE_PX / 2;
    const y = start.y + (end.y - start.y) * t - ARC_PX * bow - SIZE_PX / 2;
    const scale = t < 0.15 ? 0.6 + t * 2.6 : 1;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: t === 1 ? 0.4 : 1 };
  });
}
