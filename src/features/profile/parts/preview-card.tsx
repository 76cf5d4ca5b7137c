/** The player on a stage in their own colour, with name tag, presence and the owner's floating buttons. */
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import type { CSSProperties } from 'react';
import { AvatarStage } from '../../../avatar/avatar-stage.tsx';
import type { FullProfile } from '../../../state/people/people.ts';
import { NameTag } from '../../../people/name-tag.tsx';
import { text } from '../text.ts';
import { type Edited, OwnerButtons } from './owner-buttons.tsx';
import { useWave } from './use-wave.tsx';

export interface PreviewCardProps {
  profile: FullProfile;
  isOwn: boolean;
  /** A low strip that shows the upper body, for a phone. */
  isStrip: boolean;
  rotation: number;
  onRotate: (rotation: number) => void;
  /** Opens a dialog of the owner. */
  onEdit: (edited: Edited) => void;
}

export function PreviewCard({ profile, isOwn, isStrip, rotation, onRotate, onEdit }: PreviewCardProps) {
  const { username, nametag, membership, nametagColor, isOnline, isBlocked, bioColor } = profile;
  const { isWaving, glove, onStatus } = useWave(isBlocked);
  return (
    <div
      data-waves={isWaving || undefined}
      className={isStrip ? 'preview mb-3 h-[236px]' : 'preview flex h-full w-[292px] flex-none'}
      style={bioColor ? ({ '--own': bioColor } as CSSProperties) : undefined}
    >
      <AvatarStage
        username={username}
        rotation={rotation}
        onRotate={onRotate}
        className={isStrip ? 'preview-strip h-full' : 'w-full'}
        over={glove}
        onStatus={onStatus}
      >
        <div className="preview-marks">
          <NameTag
            name={username}
            tag={nametag}
            color={nametagColor}
            crownLabel={membership > 0 ? text.resident : undefined}
            isLit={isOwn}
          />
          <span className="nametag text-[12px]!">
            <i className="presence" data-on={isOnline || undefined} aria-hidden />
            {isOnline ? text.onlineNow : text.offline}
          </span>
          {isBlocked && (
            <span className="nametag text-[12px]!">
              <ProhibitIcon aria-hidden weight="bold" size={13} />
              {text.blocked}
            </span>
          )}
        </div>
        {isOwn && <OwnerButtons membership={membership} onEdit={onEdit} />}
      </AvatarStage>
    </div>
  );
}
