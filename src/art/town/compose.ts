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

function cameraShot(body: string, camera: Camera): Raw {
  const { margin, box } = frameOf(camera);
  const view = viewOf(camera);
  const [x0, y0, x1, y1] = view;
  const svg = svgOf(box[2] - box[0], box[3] - box[1], cullGroups(body, view), `${x0} ${y0} ${x1 - x0} ${y1 - y0}`);
  return rasteriseCrop(svg, margin, margin, camera.outW, camera.outH);
}

/** Composites a picture over another one in place; `screen` uses screen blending. */
function layOver(below: Raw, above: Raw, screen = false): void {
  for (let at = 0; at < below.data.length; at += 4) {
    const alpha = (above.data[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    for (let c = at; c < at + 3; c++) {
      const [under, over] = [below.data[c] ?? 0, above.data[c] ?? 0];
      below.data[c] = screen ? under + over * alpha * (1 - under / 255) : under + (over - under) * alpha;
    }
    below.data[at + 3] = 255;
  }
}

/** `frame`: foreground near the camera, in map coordinates. */
export function composeTown(mood: MoodName, camera: Camera, frame: Piece = piece('')): Raw {
  const town = scene(mood, { fromX: camera.x, toX: camera.x + camera.w });
  const layers = [town.clouds, town.background, town.still, ...town.sprites, town.foreground, frame];
  const picture = cameraShot(town.sky, camera);
  const things = cameraShot(layers.map((layer) => layer.art).join(''), camera);
  const level = lightLevel(mood);
  if (level === 0) {
    layOver(picture, things);
    return picture;
  }
  const lights = allLights(town);
  const near = frame.lights.map((light) => ({ ...light, a: light.a * NEAR_LIGHT_SHARE }));
  const lighting = {
    pools: cameraShot(lightPools(lights), camera),
    glow: cameraShot(glowOf(layers, viewOf(camera)), camera),
  };
  layOver(picture, grade(things, mood, lighting));
  layOver(picture, cameraShot(halos([...lights, ...near], level), camera), true);
  return picture;
}
