/** Buttons of a stage with a camera: closer, farther, and back to the whole figure. */
import { CornersOutIcon } from '@phosphor-icons/react/dist/csr/CornersOut';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { ZOOM_MAX, ZOOM_MIN } from '../shared/rules/store.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { type Camera, cameraOn, isMoved, type StageSize, zoomBySteps } from './camera.ts';
import { text } from './text.ts';

export interface CameraControlsProps {
  camera: Camera;
  move: (change: (camera: Camera, stage: StageSize) => Camera) => void;
}

/** Buttons without effect stay focusable, so that the focus is not lost at the last step. */
export function CameraControls({ camera, move }: CameraControlsProps) {
  const isWhole = camera.frame === 'whole' && !isMoved(camera);
  const zoomBy = (steps: number): void => move((now, stage) => zoomBySteps(now, steps, stage));
  return (
    <fieldset aria-label={text.zoom} className="avatar-zoom">
      <IconButton
        size="sm"
        label={text.zoomIn}
        aria-disabled={camera.zoom >= ZOOM_MAX || undefined}
        onClick={() => zoomBy(1)}
      >
        <PlusIcon weight="bold" size={15} />
      </IconButton>
      <IconButton
        size="sm"
        label={text.zoomOut}
        aria-disabled={camera.zoom <= ZOOM_MIN || undefined}
        onClick={() => zoomBy(-1)}
      >
        <MinusIcon weight="bold" size={15} />
      </IconButton>
      <IconButton
        size="sm"
        label={text.showWhole}
        aria-disabled={isWhole || undefined}
        onClick={() => move(() => cameraOn('whole'))}
      >
        <CornersOutIcon weight="bold" size={15} />
      </IconButton>
    </fieldset>
  );
}
