/** The player: picture, name, level and progress to the next level. */
import { useSnapshot } from 'valtio';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { openScreenByName } from '../../screens/screens.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import { levelOf, levelProgress } from '../../shared/rules/honor.ts';
import { purse } from '../../state/shopping/purse.ts';
import { session } from '../../state/session/session.ts';
import { PursePill } from '../../ui/controls/amount.tsx';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { NameText } from '../../people/name-tag.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { MEMBERSHIP_SCREEN } from './entries.tsx';
import { MORE_GEMS, RESIDENT } from './text.ts';

export function PlayerCard({ isCompact }: { isCompact?: boolean }) {
  const { user } = useSnapshot(session);
  const { honor } = useSnapshot(purse);
  const level = levelOf(honor);
  const username = user?.username ?? '';
  return (
    <div className="hudpanel hud-card">
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={isCompact ? 42 : 50} />
      <div className="hud-card-text">
        <NameText
          name={username}
          crownLabel={(user?.membership ?? 0) > 0 ? RESIDENT : undefined}
          className="hud-card-name"
        />
        <div className="mt-[3px] flex items-center gap-2">
          <span className="font-sign text-[12px] font-semibold text-ink-2">Lv {level}</span>
          <ProgressBar label={`To level ${level + 1}`} value={levelProgress(honor)} className="flex-1" />
        </div>
      </div>
    </div>
  );
}

export function Purse() {
  const { coins, gems } = useSnapshot(purse);
  return (
    <div className="hud-purse">
      <PursePill currency="coins" value={coins} />
      <PursePill currency="gems" value={gems}>
        <button
          type="button"
          className="hud-more"
          aria-label={MORE_GEMS}
          title={MORE_GEMS}
          onClick={() => openScreenByName(MEMBERSHIP_SCREEN, { at: 'gems' })}
        >
          <span className="hud-more-knob">
            <PlusIcon weight="bold" size={12} />
          </span>
        </button>
      </PursePill>
    </div>
  );
}
