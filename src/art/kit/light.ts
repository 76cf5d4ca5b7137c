/** Gradients, glows and soft spots that are drawn over shapes. */
import { dot, idFor } from './shade.ts';

export type Stop = [offset: number, colour: string, opacity?: number];
const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, col, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${col}"${alpha}/>`;
    })
    .join('');

/** A path filled with a vertical gradient. */
export function gradient(stops: readonly Stop[], d: string): string {
  const tags = stopTags(stops);
  const id = idFor('v', tags);
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${tags}</linearGradient></defs><path d="${d}" fill="url(#${id})"/>`;
}

/** A soft round spot. */
export function radial(x: number, y: number, rx: number, ry: number, col: string, opacity = 0.5): string {
  const tags = stopTags([
    [0, col, opacity],
    [0.5, col, opacity * 0.55],
    [1, col, 0],
  ]);
  const id = idFor('r', tags);
  return `<defs><radialGradient id="${id}">${tags}</radialGradient></defs>${dot(x, y, rx, `url(#${id})`, 1, ry)}`;
}

export const SHADOW = '#3a2a66';

/** A soft contact shadow on the ground, falling a little to the right. */
export const castShadow = (x: number, y: number, rx: number, ry = rx * 0.22, opacity = 0.42): string =>
  radial(x + rx * 0.12, y, rx * 1.15, ry, SHADOW, opacity);
