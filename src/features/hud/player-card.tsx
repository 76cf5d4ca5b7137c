/** The player: picture, name, level and progress to the next level. */
import './level-up.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { openScreenByName } from '../../screens/screens.ts';
import { avatarThumb } from '../../net/avatar-images.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { areRewardsSent } from '../../state/rewards/rewards.ts';
import { playSound } from '../../state/settings/sounds.ts';
import { purse } from '../../state/shopping/purse.ts';
import { session } from '../../state/session/session.ts';
import { PursePill } from '../../ui/controls/amount.tsx';
import { AvatarThumb } from '../../people/avatar-thumb.tsx';
import { NameText } from '../../people/name-tag.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { MEMBERSHIP_SCREEN } from './entries.tsx';
import { FANFARE_MS, useShownLevel } from './level-up.ts';
import { useCountedUp } from './count-up.ts';
import { text } from './text.ts';

export function PlayerCard({ isCompact }: { isCompact?: boolean }) {
  const { user } = useSnapshot(session);
  const [risen, setRisen] = useState<number | null>(null);
  const { level, progress, isPopping } = useShownLevel((next) => {
    // The card for the level says it too.
    setRisen(areRewardsSent() ? null : next);
    runtime.setTimeout(() => playSound('level-up'), FANFARE_MS);
  });
  const username = user?.username ?? '';
  return (
    <div className="hudpanel hud-card" data-level-up={isPopping || undefined}>
      <AvatarThumb name={username} src={avatarThumb(username)} sizePx={isCompact ? 42 : 50} />
      <div className="hud-card-text">
        <NameText
          name={username}
          crownLabel={(user?.membership ?? 0) > 0 ? text.resident : undefined}
          className="hud-card-name"
        />
        <div className="mt-[3px] flex items-center gap-2">
          <span
            className="level-value font-sign text-[12px] font-semibold text-ink-2"
            data-pop={isPopping || undefined}
          >
            {text.lv} {level}
          </span>
          <ProgressBar label={text.toLevel({ level: level + 1 })} value={progress} className="flex-1" />
        </div>
        <output className="sr-only">{risen !== null && text.levelReached({ level: risen })}</output>
      </div>
    </div>
  );
}

export function Purse() {
  const balances = useSnapshot(purse);
  const coins = useCountedUp(balances.coins);
  const gems = useCountedUp(balances.gems);
  return (
    <div className="hud-purse">
      <PursePill currency="coins" value={coins} />
      <PursePill currency="gems" value={gems}>
        <button
          type="button"
          className="hud-more"
          aria-label={text.moreGems}
          title={text.moreGems}
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
