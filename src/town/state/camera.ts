/**
 * What the camera aims at: a pure reducer over resizes, zooms and entering the town, and one step for each frame that
 * writes in place. `src/engine/camera.ts` holds the geometry.
 */
import {
  type Camera,
  clampZoom,
  follow,
  followFigure,
  glide,
  minZoom,
  type Standing,
  type Viewport,
} from '../../engine/camera.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../shared/rules/town.ts';

const MAP_CENTRE = { x: MAP_WIDTH_PX / 2, y: MAP_HEIGHT_PX / 2 };

export interface CameraState {
  readonly viewport: Viewport;
  /** The player's choice; the viewport may force a larger zoom. */
  readonly chosenZoom: number;
  /** The next step jumps to the target and does not glide. True until the own player is present for the first time. */
  readonly isLost: boolean;
}

export type CameraEvent =
  | { type: 'resized'; viewport: Viewport }
  | { type: 'zoomed'; zoom: number }
  /** The own player entered the town. */
  | { type: 'entered' }
  /** A step jumped to the own player. */
  | { type: 'arrived' };

export function reduceCamera(state: CameraState, event: CameraEvent): CameraState {
  switch (event.type) {
    case 'resized': {
      const { viewport } = event;
      const isResized = viewport.widthPx !== state.viewport.widthPx || viewport.heightPx !== state.viewport.heightPx;
      return { ...state, viewport, isLost: state.isLost || isResized };
    }
    case 'zoomed':
      return { ...state, chosenZoom: clampZoom(event.zoom, state.viewport) };
    case 'entered':
      return { ...state, isLost: true };
    case 'arrived':
      return { ...state, isLost: false };
  }
}

/** The zoom that the camera settles at. */
export const zoomOf = ({ chosenZoom, viewport }: CameraState): number => Math.max(chosenZoom, minZoom(viewport));

export interface CameraMotion {
  /** What this frame shows. */
  readonly camera: Camera;
  /** Where `camera` is gliding to. */
  readonly aim: Camera;
}

/**
 * Writes the next camera and aim. `self` is null while the own player is not in town: the camera then stays where it is, and
 * before the first arrival it shows the middle of the map. Returns true while another frame is needed.
 */
export function stepCamera(
  { viewport, chosenZoom, isLost }: CameraState,
  { camera, aim }: CameraMotion,
  self: Standing | null,
  speakers: readonly Standing[],
  elapsedMs: number,
): boolean {
  if (self === null && !isLost) {
    copy(camera, aim);
    return false;
  }
  const target =
    self === null ? follow(MAP_CENTRE, chosenZoom, viewport) : followFigure(self, speakers, chosenZoom, viewport);
  copy(target, aim);
  if (!isLost) return glide(camera, aim, elapsedMs);
  copy(target, camera);
  return true;
}

function copy(from: Camera, to: Camera): void {
  to.x = from.x;
  to.y = from.y;
  to.zoom = from.zoom;
}
