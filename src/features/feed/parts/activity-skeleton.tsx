/** The placeholder of the cards while they load. */
import { text } from '../text.ts';

const CARDS = [0, 1, 2, 3, 4, 5] as const;

export function ActivitySkeleton() {
  return (
    <output className="feed-cards" aria-label={text.loading}>
      {CARDS.map((card) => (
        <span key={card} className="card feed-card">
          <span className="skel block h-[22px] w-[58%]" />
          <span className="skel mt-1 block h-4 w-full" />
          <span className="skel block h-4 w-[72%]" />
        </span>
      ))}
    </output>
  );
}
