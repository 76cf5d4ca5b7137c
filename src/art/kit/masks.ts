/** Masks on the figure's canvas: for hands in front of skirts, hair under hats, and the glow of legendary items. */
import { num } from './path.ts';
import { clip, idFor } from './shade.ts';

/** The figure's canvas with a margin. */
const BOX = { x: -50, y: -50, width: 525, height: 950 };
const BOX_TEXT = `x="${BOX.x}" y="${BOX.y}" width="${BOX.width}" height="${BOX.height}"`;

/** Shows `inner` except inside the holes. */
export function cutOut(inner: string, holes: readonly string[]): string {
  if (!holes.length || !inner) return inner;
  const black = holes.map((hole) => `<path d="${hole}" fill="#000"/>`).join('');
  const id = idFor('m', black);
  return `<defs><mask id="${id}" maskUnits="userSpaceOnUse" ${BOX_TEXT}><rect ${BOX_TEXT} fill="#fff"/>${black}</mask></defs><g mask="url(#${id})">${inner}</g>`;
}

/** Shows only the part below a canvas y. */
export const below = (y: number, inner: string): string => clip(`M-50,${num(y)}L475,${num(y)}L475,900L-50,900Z`, inner);

/** Only the coloured glow of `inner`, to be drawn behind it. */
export function glowOf(inner: string, col: string, radius = 6): string {
  if (!inner) return '';
  const id = idFor('h', `${col} ${radius}`);
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-20" y="-20" width="465" height="890">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${radius}"/><feComponentTransfer result="b"><feFuncA type="linear" slope="1.9"/></feComponentTransfer>` +
    `<feFlood flood-color="${col}"/><feComposite in2="b" operator="in"/></filter><g filter="url(#${id})">${inner}</g>`
  );
}
