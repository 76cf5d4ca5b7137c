/** Renders any part of the town in any mood and size, for the landing page and contact sheets. */
import { cullGroups } from '../kit/cull.ts';
import type { Box } from '../kit/path.ts';
import { type Raw, rasteriseCrop, svgOf } from '../kit/raster.ts';
import type { MoodName } from './backdrop/sky.ts';
import { glowOf, grade, halos, lightLevel, lightPools } from './mood.ts';
import { type Piece, piece } from './piece.ts';
import { allLights, scene } from './scene.ts';

/** A window into the map (map px) and the size of the picture (px). */
export interface Camera {
  x: number;
  y: number;
  w: number;
  h: number;
  outW: number;
  outH: number;
}

const NEAR_LIGHT_SHARE = 0.55;

/** Drawn around the picture, because strokes reach outside the boxes by which groups are removed. Map px. */
const MARGIN_PX = 48;

/** A picture's rectangle with the margin, in px of the picture at the camera's scale `k`. */
function frameOf({ x, y, w, outW, outH }: Camera): { k: number; margin: number; box: Box } {
  const k = outW / w;
  const margin = Math.ceil(MARGIN_PX * k);
  const [left, top] = [Math.round(x * k) - margin, Math.round(y * k) - margin];
  return { k, margin, box: [left, top, left + outW + 2 * margin, top + outH + 2 * margin] };
}

/** What is drawn for a camera, in map px. */
function viewOf(camera: Camera): Box {
  const { k, box } = frameOf(camera);
  const [x0, y0, x1, y1] = box;
  return [x0 / k, y0 / k, x1 / k, y1 / k];
}

/** Groups of `art` must be culled: the rasteriser panics on groups outside the picture. */
function cameraShot(art: string, camera: Camera): Raw {
  const { margin, box } = frameOf(camera);
  const [x0, y0, x1, y1] = viewOf(camera);
  const svg = svgOf(box[2] - box[0], box[3] - box[1], art, `${x0} ${y0} ${x1 - x0} ${y1 - y0}`);
  return rasteriseCrop(svg, margin, margin, camera.outW, camera.outH);
}

/** Composites a picture over another one in place; `screen` uses screen blending. */
function layOver(below: Raw, above: Raw, screen = false): void {
  for (let at = 0; at < below.data.length; at += 4) {
    const alpha = (above.data[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    below.data[at + 3] = 255;
    for (let c = at; c < at + 3; c++) {
      const under = below.data[c] ?? 0;
      const over = above.data[c] ?? 0;
      below.data[c] = screen ? under + over * alpha * (1 - under / 255) : under + (over - under) * alpha;
    }
  }
}

/** `frame`: foreground near the camera, in map coordinates. */
export function composeTown(mood: MoodName, camera: Camera, frame: Piece = piece('')): Raw {
  const town = scene(mood, { fromX: camera.x, toX: camera.x + camera.w });
  const view = viewOf(camera);
  const layers = [town.clouds, town.background, town.still, ...town.sprites, town.foreground, frame].map((layer) => ({
    art: cullGroups(layer.art, view),
    glow: cullGroups(layer.glow, view),
  }));
  const things = cameraShot(layers.map(({ art }) => art).join(''), camera);
  const level = lightLevel(mood);
  const lights = allLights(town);
  if (level > 0) {
    const pools = cameraShot(lightPools(lights), camera);
    grade(things, mood, { pools, glow: cameraShot(glowOf(layers), camera) });
  }
  const picture = cameraShot(cullGroups(town.sky, view), camera);
  layOver(picture, things);
  if (level === 0) return picture;
  const near = frame.lights.map((light) => ({ ...light, a: light.a * NEAR_LIGHT_SHARE }));
  layOver(picture, cameraShot(halos([...lights, ...near], level), camera), true);
  return picture;
}
