/** The picture of an item flies from its tile onto the figure. Decoration: with reduced motion nothing flies. Owns no state. */
import { frameOf } from '../../avatar/camera.ts';

const FLIGHT_MS = 620;
/** Height of the arc over the straight line. */
const ARC_PX = 60;
const STEPS = 8;

/** How far down on the figure items of a part of it are worn, as a share of the stage. */
const SHARES = { face: 0.2, chest: 0.42, whole: 0.45, legs: 0.72, feet: 0.88 } as const;

/** Calls `onArrive` once, also when the flight is cut short. */
export function flyOnto(
  tile: HTMLElement,
  stage: HTMLElement,
  { category, onArrive }: { category: number; onArrive: () => void },
): void {
  const from = tile.getBoundingClientRect();
  const onto = stage.getBoundingClientRect();
  const sprite = tile.cloneNode(true) as HTMLElement;
  sprite.className = 'thanks-flying';
  sprite.setAttribute('aria-hidden', 'true');
  Object.assign(sprite.style, { width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(sprite);
  const end = {
    x: onto.left + onto.width / 2 - from.width / 2,
    y: onto.top + onto.height * SHARES[frameOf(category)] - from.height / 2,
  };
  const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const x = from.left + (end.x - from.left) * t;
    const y = from.top + (end.y - from.top) * t - ARC_PX * 4 * t * (1 - t);
    return { transform: `translate(${x}px, ${y}px) scale(${1 - 0.35 * t})`, opacity: t === 1 ? 0 : 1 };
  });
  const animation = sprite.animate(frames, { duration: FLIGHT_MS, easing: 'cubic-bezier(.3, 0, .6, 1)' });
  const arrive = (): void => {
    sprite.remove();
    onArrive();
  };
  animation.addEventListener('finish', arrive, { once: true });
  animation.addEventListener('cancel', arrive, { once: true });
}
