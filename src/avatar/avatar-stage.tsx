/**
 * A figure on its stage with controls that turn it: buttons, and the arrow keys while an element inside has the focus.
 * Owns the rotation unless the parent controls it (`rotation` with `onRotate`).
 */
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../ui/controls/button.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { AvatarView, type AvatarViewProps } from './avatar-view.tsx';
import { wrapRotation } from './views.ts';

/** The rotation of one figure and how to turn it by views: -1 left, 1 right. */
function useRotation(initial = 0): { rotation: number; turn: (views: number) => void } {
  const [rotation, setRotation] = useState(initial);
  return { rotation, turn: (views) => setRotation((now) => wrapRotation(now + views)) };
}

/** Turns by one view with each press. */
function RotateControls({ onTurn, className }: { onTurn: (views: number) => void; className?: string }) {
  return (
    <fieldset aria-label="Rotate avatar" className={classNames('flex gap-2', className)}>
      <IconButton size="sm" label="Rotate left" onClick={() => onTurn(-1)}>
        <ArrowCounterClockwiseIcon weight="bold" size={16} />
      </IconButton>
      <IconButton size="sm" label="Rotate right" onClick={() => onTurn(1)}>
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

export interface AvatarStageProps extends Omit<AvatarViewProps, 'heightPx' | 'className'> {
  /** Set when the parent controls the rotation. */
  onRotate?: (rotation: number) => void;
  /** Must set a height. */
  className?: string;
  /** Overlays of the stage, for example a name tag. */
  children?: ReactNode;
}

export function AvatarStage({ rotation, onRotate, className, children, ...view }: AvatarStageProps) {
  const own = useRotation(rotation ?? 0);
  const shown = onRotate ? (rotation ?? 0) : own.rotation;
  const turn = (views: number) => (onRotate ? onRotate(wrapRotation(shown + views)) : own.turn(views));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the buttons inside
    <div
      className={classNames('stage avatar-stage', className)}
      onKeyDown={(event) => {
        if (turnByKey(event, turn)) event.preventDefault();
      }}
    >
      <AvatarView {...view} rotation={shown} />
      <RotateControls className="avatar-rotate" onTurn={turn} />
      {children}
    </div>
  );
}
