/** The player's figure on the wardrobe's screens. On phones a strip of the upper body that can be enlarged. */
import { ArrowsInSimpleIcon } from '@phosphor-icons/react/dist/csr/ArrowsInSimple';
import { ArrowsOutSimpleIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutSimple';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Customization } from '../../shared/rules/slots.ts';
import { session } from '../../state/session/session.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { AvatarStage } from '../avatar-stage.tsx';
import './preview-stage.css';
import * as text from './text.ts';

export interface PreviewStageProps {
  /** Null until loaded. */
  look: Customization | null;
  className?: string;
  /** Overlays of the stage. */
  children?: ReactNode;
}

export function PreviewStage({ look, className, children }: PreviewStageProps) {
  const username = useSnapshot(session).user?.username ?? '';
  const [isLarge, setIsLarge] = useState(false);
  return (
    <AvatarStage
      username={username}
      {...(look === null ? {} : { customization: look })}
      label={`${username}, ${text.PREVIEW.toLowerCase()}`}
      className={classNames('preview-stage', isLarge && 'is-large', className)}
    >
      <span className="nametag preview-stage-tag">{text.PREVIEW}</span>
      <IconButton
        size="sm"
        className="preview-stage-size md:hidden!"
        label={isLarge ? text.MINIMISE : text.MAXIMISE}
        aria-pressed={isLarge}
        onClick={() => setIsLarge(!isLarge)}
      >
        {isLarge ? <ArrowsInSimpleIcon weight="bold" size={16} /> : <ArrowsOutSimpleIcon weight="bold" size={16} />}
      </IconButton>
      {children}
    </AvatarStage>
  );
}
