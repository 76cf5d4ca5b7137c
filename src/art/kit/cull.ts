/**
 * Removes clipped and filtered groups outside a window from a drawing. The rasteriser panics on groups whose content lies
 * outside the picture; without them a part of the map can be rendered alone.
 */
import type { Box } from './path.ts';
import { drawnBox } from './raster.ts';

const GROUP_TAG = /<(\/?)g\b([^>]*)>/g;
/** Groups that only touch the window's edge are removed too. Pixels of the drawing. */
const INSET_PX = 2;

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

/** End of the group whose content starts at `from`: the index of its closing tag. Throws a RangeError if there is none. */
function endOfGroup(svg: string, from: number): number {
  const tags = new RegExp(GROUP_TAG);
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(svg); tag !== null; tag = tags.exec(svg)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new RangeError('a group has no end');
}

/** The box of `inner` below the transforms; null for an empty drawing. References to clips and gradients are not needed. */
function boxBelow(transforms: readonly string[], inner: string): Box | null {
  const plain = inner.replace(/ (?:clip-path|filter)="[^"]*"/g, '').replace(/url\(#[^)]*\)/g, '#000');
  const opening = transforms.map((transform) => `<g transform="${transform}">`).join('');
  return drawnBox(opening + plain + '</g>'.repeat(transforms.length), 0);
}

const isLayer = (attributes: string): boolean => / (?:clip-path|filter)=/.test(attributes);

const touches = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean =>
  x1 > left + INSET_PX && x0 < right - INSET_PX && y1 > top + INSET_PX && y0 < bottom - INSET_PX;

const isInside = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean =>
  x0 > left + INSET_PX && x1 < right - INSET_PX && y0 > top + INSET_PX && y1 < bottom - INSET_PX;

/** What stays of a group's content; null when the group is removed. `transforms` include its own. */
function cullGroup(inner: string, hasLayer: boolean, view: Box, transforms: readonly string[]): string | null {
  const box = boxBelow(transforms, inner);
  if (box !== null && isInside(box, view)) return inner;
  if (box !== null && !touches(box, view)) return null;
  // First the inner groups: what they leave decides about this one.
  const kept = cullGroups(inner, view, transforms);
  if (!hasLayer) return kept;
  const keptBox = kept === inner ? box : boxBelow(transforms, kept);
  return keptBox !== null && touches(keptBox, view) ? kept : null;
}

/**
 * `svg`: elements as the kit's functions write them: groups carry `transform`, `clip-path` or `filter`, nothing else does.
 * `view`: the picture's box in the drawing's units. Strokes reach outside a box, so `view` should be some pixels larger
 * than what is shown. `transforms`: those of the groups around `svg`. Measures a group inside another one only when the
 * outer one lies across the edge of the view: each measurement parses the drawing.
 */
export function cullGroups(svg: string, view: Box, transforms: readonly string[] = []): string {
  const kept: string[] = [];
  const tags = new RegExp(GROUP_TAG);
  let from = 0;
  for (let tag = tags.exec(svg); tag !== null; tag = tags.exec(svg)) {
    const [text, , attributes = ''] = tag;
    const start = tag.index + text.length;
    const end = endOfGroup(svg, start);
    const transform = attributeOf(attributes, 'transform');
    const inside = transform === undefined ? transforms : [...transforms, transform];
    const inner = cullGroup(svg.slice(start, end), isLayer(attributes), view, inside);
    kept.push(svg.slice(from, tag.index));
    if (inner !== null) kept.push(text, inner, '</g>');
    from = end + '</g>'.length;
    tags.lastIndex = from;
  }
  return kept.join('') + svg.slice(from);
}
