/**
 * Exact geometry of the path oracle. Coordinates are multiples of 2^-20, at most 2^24 in absolute value, so that their
 * differences are exact in f64. Products are rounded; where their sign is in doubt, integers decide.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS_PER_UNIT = 2 ** 20;
/** Middles of edges need another bit. */
const INTEGER_SCALE = 2 ** 21;
/** Relative error of a difference of two rounded products, with reserve. */
const PRODUCT_ERROR = 1e-15;

/** The multiple of 2^-20 nearest to a number. */
export const roundToStep = (value: number): number => Math.round(value * STEPS_PER_UNIT) / STEPS_PER_UNIT;

/** Above 0 when c is on the side of the line a-b to which the y axis is from the x axis, 0 on the line. The sign is exact. */
export function orient(a: Spot, b: Spot, c: Spot): number {
  const left = (b.x - a.x) * (c.y - a.y);
  const right = (b.y - a.y) * (c.x - a.x);
  const found = left - right;
  const sum = Math.abs(left) + Math.abs(right);
  if (Math.abs(found) > sum * PRODUCT_ERROR || sum === 0) return found;
  return orientIntegers(a, b, c);
}

function orientIntegers(a: Spot, b: Spot, c: Spot): number {
  const whole = (difference: number): bigint => BigInt(difference * INTEGER_SCALE);
  const found = whole(b.x - a.x) * whole(c.y - a.y) - whole(b.y - a.y) * whole(c.x - a.x);
  if (found === 0n) return 0;
  return found > 0n ? 1 : -1;
}

/** Whether a point on the line a-b is strictly between a and b. */
export function isBetween(a: Spot, b: Spot, point: Spot): boolean {
  if (a.x !== b.x) return a.x < point.x === point.x < b.x && point.x !== a.x && point.x !== b.x;
  return a.y < point.y === point.y < b.y && point.y !== a.y && point.y !== b.y;
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
