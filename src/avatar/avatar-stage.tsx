/**
 * A figure on its stage with controls that turn it: buttons, and the arrow keys while an element inside has the focus.
 * Owns the rotation unless the parent controls it (`rotation` with `onRotate`). With a camera, which the parent owns, it
 * has zoom and pan as well: buttons, Up and Down, drags, pinches and the wheel.
 */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../ui/controls/button.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { AvatarView, type AvatarViewProps } from './avatar-view.tsx';
import { type FigurePlace, panBy, placeFigure } from './camera.ts';
import { CameraControls } from './camera-controls.tsx';
import { type CameraProps, useCamera } from './use-camera.ts';
import { wrapRotation } from './views.ts';
import { text } from './text.ts';

/** The rotation of one figure and how to turn it by views: -1 left, 1 right. */
function useRotation(initial = 0): { rotation: number; turn: (views: number) => void } {
  const [rotation, setRotation] = useState(initial);
  return { rotation, turn: (views) => setRotation((now) => wrapRotation(now + views)) };
}

/** Turns by one view with each press. */
function RotateControls({ onTurn, className }: { onTurn: (views: number) => void; className?: string }) {
  return (
    <fieldset aria-label={text.rotateAvatar} className={classNames('flex gap-2', className)}>
      <IconButton size="sm" label={text.rotateLeft} onClick={() => onTurn(-1)}>
        <ArrowCounterClockwiseIcon weight="bold" size={16} />
      </IconButton>
      <IconButton size="sm" label={text.rotateRight} onClick={() => onTurn(1)}>
        <ArrowClockwiseIcon weight="bold" size={16} />
      </IconButton>
    </fieldset>
  );
}

/** Handles the arrow keys; returns true when the key turned the figure. */
function turnByKey(event: Pick<KeyboardEvent, 'key'>, turn: (views: number) => void): boolean {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
  turn(event.key === 'ArrowLeft' ? -1 : 1);
  return true;
}

/** Distance of one pan by key, in CSS px. */
const PAN_STEP_PX = 40;
const PANS: Readonly<Record<string, number>> = { ArrowUp: PAN_STEP_PX, ArrowDown: -PAN_STEP_PX };

export interface AvatarStageProps extends Omit<AvatarViewProps, 'heightPx' | 'className'> {
  /** Set when the parent controls the rotation. */
  onRotate?: (rotation: number) => void;
  /** Must set a height. */
  className?: string;
  /** Zoom and pan; without it the style sheet places the figure. */
  view?: CameraProps;
  /** Overlays of the stage, for example a name tag. */
  children?: ReactNode;
}

export function AvatarStage({ rotation, onRotate, className, children, view, ...figure }: AvatarStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { size, isDragged, handlers, move } = useCamera(stage, view);
  const own = useRotation(rotation ?? 0);
  const shown = onRotate ? (rotation ?? 0) : own.rotation;
  const turn = (views: number) => (onRotate ? onRotate(wrapRotation(shown + views)) : own.turn(views));
  const panByKey = (key: string): boolean => {
    const y = view && PANS[key];
    if (y === undefined) return false;
    move((camera, box) => panBy(camera, { x: 0, y }, box));
    return true;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the buttons inside
    <div
      ref={stage}
      className={classNames('stage avatar-stage', className)}
      data-camera={view?.camera.frame}
      data-zoom={view?.camera.zoom}
      data-dragged={isDragged || undefined}
      {...handlers}
      onKeyDown={(event) => {
        if (turnByKey(event, turn) || panByKey(event.key)) event.preventDefault();
      }}
    >
      {view === undefined ? (
        <AvatarView {...figure} rotation={shown} />
      ) : (
        size && <PlacedFigure {...figure} rotation={shown} place={placeFigure(view.camera, size)} />
      )}
      <RotateControls className="avatar-rotate" onTurn={turn} />
      {view && <CameraControls camera={view.camera} move={move} />}
      {children}
    </div>
  );
}

/** The figure where the camera sees it. */
function PlacedFigure({ place, ...figure }: AvatarViewProps & { place: FigurePlace }) {
  const { left, top, heightPx } = place;
  return (
    <span className="avatar-place" style={{ transform: `translate(${left}px, ${top}px)` }}>
      <AvatarView {...figure} heightPx={heightPx} />
    </span>
  );
}
