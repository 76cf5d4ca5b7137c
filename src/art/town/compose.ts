/** One finished picture of any part of town, in any mood and at any size: landing pages and contact sheets use it. */
import { crop, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import type { MoodName } from './backdrop/sky.ts';
import { H, W } from './layout.ts';
import { halos, inMood, lightLevel, screened } from './mood.ts';
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

/** Draws the whole map at the camera's scale and crops: the rasteriser panics on clipped groups wholly off the canvas. */
function cameraShot(body: string, camera: Camera): Raw {
  const k = camera.outW / camera.w;
  const whole = rasterise(svgOf(Math.ceil(W * k), Math.ceil(H * k), body, `0 0 ${W} ${H}`));
  return crop(whole, Math.round(camera.x * k), Math.round(camera.y * k), camera.outW, camera.outH);
}

/** `frame` hangs near the lens, in map coordinates. */
export function composeTown(mood: MoodName, camera: Camera, frame: Piece = piece('')): Raw {
  const town = scene(mood, { fromX: camera.x, toX: camera.x + camera.w });
  const layers = [town.clouds, town.background, town.still, ...town.sprites, town.foreground, frame];
  const near = frame.lights.map((light) => ({ ...light, a: light.a * NEAR_LIGHT_SHARE }));
  const level = lightLevel(mood);
  const light = level ? screened(halos([...allLights(town), ...near], level)) : '';
  return cameraShot(town.sky + layers.map((layer) => inMood(layer, mood)).join('') + light, camera);
}
