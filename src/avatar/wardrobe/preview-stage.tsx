/**
 * The player's figure on the wardrobe's screens. Its camera follows the category of what is tried on, as in the shops: feet
 * for shoes, the face for make-up. Above a list it is a strip that can be enlarged. Owns camera, rotation and size.
 */
import { ArrowsInSimpleIcon } from '@phosphor-icons/react/dist/csr/ArrowsInSimple';
import { ArrowsOutSimpleIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutSimple';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Customization } from '../../shared/rules/slots.ts';
import { session } from '../../state/session/session.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { useIsStacked } from '../../ui/hooks/use-is-stacked.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { AvatarStage } from '../avatar-stage.tsx';
import { type Camera, cameraOn, frameOf, type FrameName, rotationFor } from '../camera.ts';
import { wrapRotation } from '../views.ts';
import { useMirrorTurn } from './use-mirror-turn.ts';
import './preview-stage.css';
import { text } from './text.ts';

export interface PreviewStageProps {
  /** Null until loaded. */
  look: Customization | null;
  /** Category of what was tried on last; null for none. */
  focus: number | null;
  /** Each other number lets the figure turn round once, with a sparkle. */
  turns?: number;
  className?: string;
  /** Overlays of the stage. */
  children?: ReactNode;
}

interface Shown {
  focus: number | null;
  isStacked: boolean;
  isLarge: boolean;
}

/** The part of the figure that the camera shows by itself. A strip is too low for a whole figure. */
function frameFor({ focus, isStacked, isLarge }: Shown): FrameName {
  if (isStacked && isLarge) return 'whole';
  if (focus !== null) return frameOf(focus);
  return isStacked ? 'face' : 'whole';
}

export function PreviewStage({ look, focus, turns = 0, className, children }: PreviewStageProps) {
  const username = useSnapshot(session).user?.username ?? '';
  const isStacked = useIsStacked();
  const [isLarge, setIsLarge] = useState(false);
  const [rotation, setRotation] = useState(0);
  const isTurning = useMirrorTurn(turns, setRotation);
  const [camera, setCamera] = useState<Camera>(() => cameraOn(frameFor({ focus, isStacked, isLarge })));
  const [followed, setFollowed] = useState({ focus, isStacked });
  if (followed.focus !== focus || followed.isStacked !== isStacked) {
    setFollowed({ focus, isStacked });
    if (focus !== null) setRotation(rotationFor(focus, rotation));
    const frame = frameFor({ focus, isStacked, isLarge });
    // The player's own zoom stays while the same part is shown.
    if (camera.frame !== frame) setCamera(cameraOn(frame));
  }
  const resize = (): void => {
    setIsLarge(!isLarge);
    setCamera(cameraOn(frameFor({ focus, isStacked, isLarge: !isLarge })));
  };
  return (
    <AvatarStage
      username={username}
      {...(look === null ? {} : { customization: look })}
      label={text.previewOf({ username })}
      rotation={rotation}
      onRotate={setRotation}
      view={{ camera, onCamera: setCamera, onTurn: (views) => setRotation((now) => wrapRotation(now + views)) }}
      className={classNames('preview-stage', isLarge && 'is-large', className)}
    >
      <span className="nametag preview-stage-tag">{text.preview}</span>
      <IconButton
        size="sm"
        className="preview-stage-size"
        label={isLarge ? text.minimise : text.maximise}
        aria-pressed={isLarge}
        onClick={resize}
      >
        {isLarge ? <ArrowsInSimpleIcon weight="bold" size={16} /> : <ArrowsOutSimpleIcon weight="bold" size={16} />}
      </IconButton>
      {isTurning && <span className="mirror-sparkle" aria-hidden />}
      {children}
    </AvatarStage>
  );
}
