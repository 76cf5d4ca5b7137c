/** Pictures of doors beside the scenery's own: the light around an outline, and the drawing of each part. */
import { bbox, type Box, move } from '../kit/path.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { fill, stroke } from '../kit/shade.ts';
import type { Door } from '../../shared/rules/places.ts';

export interface DoorDesign extends Omit<Door, 'hits'> {
  /** Outlines on the map: the door or the thing itself, then its signs. */
  outlines: string[];
}

export interface DoorPart {
  /** File name of its picture. */
  name: string;
  door: string;
  /** `lit` and `news`: only then it is shown. */
  when: 'always' | 'lit' | 'news';
  /** On the map, whole px. */
  box: Box;
  /** Foot line; 0 for what is on a house. */
  depth: number;
  /** In map coordinates. */
  art: () => string;
  /** The file of `src/art` that it is in, where it is not the location's own. */
  source?: string;
}

const CREAM = '#fff6dd';
/** The light reaches this far beyond the outline. */
const REACH_PX = 10;

export const doorLight = ({ key, outlines, depth }: DoorDesign): DoorPart => ({
  name: `${key}-lit`,
  door: key,
  when: 'lit',
  box: boxAround(outlines.map(bbox), REACH_PX),
  depth,
  art: () =>
    outlines.map((outline) => stroke(outline, CREAM, 2 * REACH_PX - 4, 0.22)).join('') +
    outlines.map((outline) => fill(outline, '#ffffff', 0.1) + stroke(outline, CREAM, 4)).join(''),
});

/** The first thing of a kind that is placed in a location, as a door: its outline around the foot, there. */
export function outlineOn<Kind extends string>(
  things: readonly { kind: Kind; x: number; y: number; scale?: number | undefined }[],
  kind: Kind,
  outline: string,
): { outlines: string[]; depth: number } {
  const placed = things.find((one) => one.kind === kind);
  if (placed === undefined) throw new RangeError(`no ${kind} in the location`);
  const { x, y, scale = 1 } = placed;
  return { outlines: [move(outline, x, y, scale)], depth: y };
}

export function boxAround(boxes: readonly Box[], marginPx: number): Box {
  const edge = (at: 0 | 1 | 2 | 3): number[] => boxes.map((box) => box[at]);
  return [
    Math.floor(Math.min(...edge(0)) - marginPx),
    Math.floor(Math.min(...edge(1)) - marginPx),
    Math.ceil(Math.max(...edge(2)) + marginPx),
    Math.ceil(Math.max(...edge(3)) + marginPx),
  ];
}

/** As the location's file declares doors: boxes around the outlines. */
export const declareDoors = (doors: readonly DoorDesign[]): Door[] =>
  doors.map(({ outlines, ...door }) => ({ ...door, hits: outlines.map((outline) => rounded(bbox(outline))) }));

const rounded = ([x0, y0, x1, y1]: Box): Box => [Math.round(x0), Math.round(y0), Math.round(x1), Math.round(y1)];

export function drawDoorPart(parts: readonly DoorPart[], name: string): Raw {
  const found = parts.find((one) => one.name === name);
  if (found === undefined) throw new RangeError(`no door part ${name}`);
  const [x0, y0, x1, y1] = found.box;
  const [widthPx, heightPx] = [x1 - x0, y1 - y0];
  return rasterise(svgOf(widthPx, heightPx, found.art(), `${x0} ${y0} ${widthPx} ${heightPx}`));
}
