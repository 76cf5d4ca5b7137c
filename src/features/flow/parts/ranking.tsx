/** The ranking of the day: the own place among all, and friends in order. It gives a place and no more. */
import type { ReplyOf } from '../../../shared/contract/endpoint.ts';
import type { readDailyBoard } from '../../../shared/contract/flow.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { text } from '../text.ts';

export type DailyView = ReplyOf<typeof readDailyBoard>;

export function Ranking({ view }: { view: DailyView }) {
  const { place, players, friends, bestScore } = view;
  return (
    <section className="flow-ranking">
      <h3 className="t-heading">{text.ranking}</h3>
      <p className="t-small text-ink-2">
        {place === null || bestScore === null
          ? text.noPlaceYet
          : text.placeOf({ place, players, points: formatCount(bestScore) })}
      </p>
      {friends.length > 0 && (
        <ol className="flow-friends" aria-label={text.friendsToday}>
          {friends.map((friend) => (
            <li key={friend.username} data-me={friend.isMe || undefined}>
              <b className="num">{text.place({ place: friend.place })}</b>
              <span className="flow-friend-name">
                <bdi>{friend.username}</bdi>
                {friend.isMe && <span className="t-micro text-ink-3"> {text.you}</span>}
              </span>
              <span className="num">{formatCount(friend.score)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
