/**
 * Turns paths into shaded SVG. `part` defines the shading of the whole style: gradient, pattern, cel shadow, rim light, and
 * an outline in a dark tone of the fill.
 */
import { outlineOf, tone } from './colour.ts';
import { bbox, move, num } from './path.ts';
import { lightSide } from './state.ts';

export interface PartOptions {
  /** Outline width in px; 0 or `line: null` for none. */
  outline?: number;
  line?: string | null;
  /** Lightness added at the top and the bottom. */
  gradient?: [top: number, bottom: number];
  /** Gradient extent in canvas y, so that several parts share one gradient. */
  span?: [y0: number, y1: number];
  /** Cel shadow offset in px (0: none) and its opacity. */
  shadow?: number;
  shadowAlpha?: number;
  /** Rim light offset in px (0: none) and its opacity. */
  rim?: number;
  rimAlpha?: number;
  /** SVG drawn inside the shape, under the shadow. */
  pattern?: string;
  /** No fill: the background shows through (ice). */
  isClear?: boolean;
}

/** Ids are hashes of the content, so that fragments can be combined in one picture and equal pictures have equal text. */
export function idFor(prefix: string, content: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < content.length; i++) {
    const code = content.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${prefix}${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

/** The last result: shadow and rim of a shape have the same frame. */
let lastFrame = { d: '', frame: '' };

/** A frame just outside the path's box. A much larger frame makes the rasteriser a hundred times slower. */
function frameOf(d: string): string {
  if (lastFrame.d !== d) lastFrame = { d, frame: newFrame(d) };
  return lastFrame.frame;
}

function newFrame(d: string): string {
  const [x0, y0, x1, y1] = bbox(d);
  const [left, top, right, foot] = [num(x0 - 2), num(y0 - 2), num(x1 + 2), num(y1 + 2)];
  return `M${left},${top}L${right},${top}L${right},${foot}L${left},${foot}Z`;
}

/** The part of the shape that an offset copy does not cover. */
const crescent = (d: string, dx: number, dy: number, col: string, alpha: number): string =>
  `<path fill-rule="evenodd" d="${frameOf(d)}${move(d, dx, dy)}" fill="${col}" fill-opacity="${alpha}"/>`;

function gradientDef(id: string, col: string, top: number, bottom: number, span: PartOptions['span']): string {
  const axis = span
    ? `gradientUnits="userSpaceOnUse" x1="0" y1="${num(span[0])}" x2="0" y2="${num(span[1])}"`
    : 'x1="0" y1="0" x2="0" y2="1"';
  return (
    `<linearGradient id="${id}" ${axis}><stop offset="0" stop-color="${tone(col, top)}"/>` +
    `<stop offset=".55" stop-color="${col}"/><stop offset="1" stop-color="${tone(col, bottom)}"/></linearGradient>`
  );
}

/** One shaded shape. */
export function part(d: string, col: string, options: PartOptions = {}): string {
  const { outline = 3, shadow = 8, rim = 3.5, span, line } = options;
  const [top, bottom] = options.gradient ?? [0.05, -0.05];
  const gradientId = idFor('g', `${col} ${top} ${bottom} ${span?.join(' ') ?? ''}`);
  const side = lightSide();
  const inside =
    (options.pattern ?? '') +
    (shadow
      ? crescent(d, -shadow * side, -shadow * 0.75, tone(col, -0.17, 1.12, 20), options.shadowAlpha ?? 0.6)
      : '') +
    (rim ? crescent(d, rim * side, rim * 0.9, tone(col, 0.16, 0.9), options.rimAlpha ?? 0.65) : '');
  return (
    `<defs>${gradientDef(gradientId, col, top, bottom, span)}</defs><path d="${d}" fill="${options.isClear === true ? 'none' : `url(#${gradientId})`}"/>` +
    clip(d, inside) +
    (line !== null && outline ? stroke(d, line ?? outlineOf(col), outline) : '')
  );
}

/** A small part: less shadow, thinner line. */
export const detail = (d: string, col: string, options: PartOptions = {}): string =>
  part(d, col, { shadow: 3, rim: 2, outline: 2.4, ...options });

/** A flat part: thin line, hardly any relief; for small or distant things. */
export const flat = (d: string, col: string, outline = 2): string =>
  part(d, col, { outline, shadow: 0, rim: 0, gradient: [0.03, -0.03] });

export function stroke(d: string, col: string, width = 2, opacity = 1, extra = ''): string {
  const alpha = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
  return `<path d="${d}" fill="none" stroke="${col}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${alpha}${extra && ` ${extra}`}/>`;
}
export const dashed = (d: string, col: string, width = 1.6, dash = '5 4', opacity = 0.75): string =>
  stroke(d, col, width, opacity, `stroke-dasharray="${dash}"`);

const opacityText = (opacity: number): string => (opacity < 1 ? ` fill-opacity="${Number(opacity.toFixed(2))}"` : '');
export const fill = (d: string, col: string, opacity = 1): string =>
  `<path d="${d}" fill="${col}"${opacityText(opacity)}/>`;
export const dot = (x: number, y: number, r: number, col: string, opacity = 1, ry = r): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(ry)}" fill="${col}"${opacityText(opacity)}/>`;

export const group = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;

/** Places a drawing around 0,0 at x, y: scaled, then rotated by degrees. */
export function place(inner: string, x: number, y: number, sx = 1, sy = sx, turn = 0): string {
  const turned = turn ? ` rotate(${num(turn)})` : '';
  const scaled = sx === 1 && sy === 1 ? '' : ` scale(${sx.toFixed(3)},${sy.toFixed(3)})`;
  return group(`translate(${num(x)},${num(y)})${turned}${scaled}`, inner);
}

/** Shows `inner` only inside the path. */
export function clip(d: string, inner: string): string {
  if (!inner) return '';
  const id = idFor('k', d);
  return `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs><g clip-path="url(#${id})">${inner}</g>`;
}
