/** The four counts of the feed. */
import type { ActivityStats } from '../../../shared/contract/feed.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { text } from '../text.ts';

const NAMES = Object.keys(text.counts) as (keyof ActivityStats)[];

/** Shows a dash for each count while it loads. */
export function Counts({ stats }: { stats: ActivityStats | undefined }) {
  return (
    <dl aria-label={text.statistics} className="grid flex-none grid-cols-2 gap-2 md:grid-cols-4">
      {NAMES.map((name) => (
        <div key={name} className="well px-3 py-2">
          <dt className="t-micro text-ink-3">{text.counts[name]}</dt>
          <dd className="num font-sign text-[18px] font-semibold">{stats ? formatCount(stats[name]) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
