/** Renders any part of the town in any mood and size, for the landing page and contact sheets. */
import { type Raw, rasteriseCrop, svgOf } from '../kit/raster.ts';
import type { MoodName } from './backdrop/sky.ts';
import { H, W } from './layout.ts';
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

/** Draws the whole map at the camera's scale and crops it, because the rasteriser panics on clipped groups off the canvas. */
function cameraShot(body: string, camera: Camera): Raw {
  const k = camera.outW / camera.w;
  const whole = svgOf(Math.ceil(W * k), Math.ceil(H * k), body, `0 0 ${W} ${H}`);
  return rasteriseCrop(whole, Math.round(camera.x * k), Math.round(camera.y * k), camera.outW, camera.outH);
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
  const lighting = { pools: cameraShot(lightPools(lights), camera), glow: cameraShot(glowOf(layers), camera) };
  layOver(picture, grade(things, mood, lighting));
  layOver(picture, cameraShot(halos([...lights, ...near], level), camera), true);
  return picture;
}
