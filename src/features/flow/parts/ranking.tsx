/** The ranking of the day: the own place among all, friends in order, and the best of the day. It gives a place and no more. */
import type { ReplyOf } from '../../../shared/contract/endpoint.ts';
import type { readDailyBoard } from '../../../shared/contract/flow.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { text } from '../text.ts';

export type DailyView = ReplyOf<typeof readDailyBoard>;

export function Ranking({ view }: { view: DailyView }) {
  const { place, players, friends, bestScore, top = [] } = view;
  return (
    <section className="flow-ranking">
      <h3 className="t-heading">{text.ranking}</h3>
      <p className="t-small text-ink-2">
        {place === null || bestScore === null
          ? text.noPlaceYet
          : text.placeOf({ place, players, points: formatCount(bestScore) })}
      </p>
      {friends.length > 0 && <Places label={text.friendsToday} ranks={friends} />}
      {top.length > 0 && <Places label={text.bestToday} ranks={top} />}
    </section>
  );
}

const Places = ({ label, ranks }: { label: string; ranks: DailyView['friends'] }) => (
  <>
    <h4 className="t-over mt-2">{label}</h4>
    <ol className="flow-friends" aria-label={label}>
      {ranks.map((rank) => (
        <li key={rank.username} data-me={rank.isMe || undefined}>
          <b className="num">{text.place({ place: rank.place })}</b>
          <span className="flow-friend-name">
            <bdi>{rank.username}</bdi>
            {rank.isMe && <span className="t-micro text-ink-3"> {text.you}</span>}
          </span>
          <span className="num">{formatCount(rank.score)}</span>
        </li>
      ))}
    </ol>
  </>
);
