/** The boost and its leaderboard. Without a configured leaderboard an invitation is shown. */
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { useSnapshot } from 'valtio';
import { AvatarView } from '../../../avatar/avatar-view.tsx';
import { avatarThumb } from '../../../net/avatar-images.ts';
import { clientConfig } from '../../../net/client-config.ts';
import { openQuickActions } from '../../../state/people/quick-actions.ts';
import { session } from '../../../state/session/session.ts';
import { AvatarThumb } from '../../../people/avatar-thumb.tsx';
import { PurchaseLink } from '../purchase-link.tsx';
import { isAnythingSold } from '../not-sold.ts';
import { BOOST, dollars, text } from '../text.ts';

export function Boost() {
  const { user } = useSnapshot(session);
  const isSold = Object.hasOwn(clientConfig().purchaseLinks, 'boost');
  return (
    <div className="grid gap-3 md:grid-cols-[1.25fr_1fr]">
      <section className="membership-hero" aria-label={text.powerUp}>
        {user?.username && <AvatarView username={user.username} />}
        <div className="relative max-w-[56%] md:max-w-[62%]">
          <h3 className="t-display">{text.powerUp}</h3>
          <p className="t-small mt-1">{text.powerUpNote}</p>
          <PurchaseLink
            offer="boost"
            tone="coin"
            size="lg"
            className="mt-3"
            icon={<LightningIcon weight="fill" size={19} aria-hidden />}
          >
            {BOOST}
          </PurchaseLink>
          <p className="t-micro mt-1.5">{text.residentIncluded}</p>
          {!isSold && isAnythingSold() && <p className="t-micro">{text.notForSale}</p>}
        </div>
      </section>
      <Leaderboard />
    </div>
  );
}

function Leaderboard() {
  const { boostLeaderboard } = clientConfig();
  return (
    <section className="card p-3.5">
      <h3 className="t-heading flex items-center gap-2">
        <TrophyIcon weight="fill" size={19} color="var(--coin)" aria-hidden />
        {text.leaderboard}
      </h3>
      {boostLeaderboard.length === 0 ? (
        <div className="flex flex-col items-center gap-1 px-3 py-6 text-center">
          <TrophyIcon weight="duotone" size={40} color="var(--coin-ink)" aria-hidden />
          <p className="t-heading">{text.leaderboardEmpty}</p>
          <p className="t-small text-ink-3">{text.leaderboardEmptyNote}</p>
        </div>
      ) : (
        <ol className="scroll mt-1.5 flex max-h-[220px] flex-col gap-0.5">
          {boostLeaderboard.map(({ username, amount }, at) => (
            <li key={username} className="flex items-center gap-2.5 rounded-[10px] px-1.5 py-1">
              <span className={`w-5 text-center font-sign text-[16px] font-semibold ${at === 0 ? '' : 'text-ink-3'}`}>
                {at + 1}
              </span>
              <AvatarThumb name={username} src={avatarThumb(username)} sizePx={30} />
              <button
                type="button"
                className="min-w-0 flex-1 text-start font-extrabold"
                onClick={(event) => openQuickActions(username, event.currentTarget)}
              >
                <span className="clamp1">{username}</span>
              </button>
              <b className="num font-sign font-semibold">{dollars(amount)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
