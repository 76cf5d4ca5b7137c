/** The info menu: counts of all, worn and pending items. */
import { formatCount } from '../../../ui/controls/format-count.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { text } from '../text.ts';

export interface InfoLineProps {
  total: number;
  equipped: number;
  pending: number;
  className?: string;
}

export function InfoLine({ total, equipped, pending, className }: InfoLineProps) {
  return (
    <aside aria-label={text.info} className={classNames('t-small flex gap-4 text-ink-3', className)}>
      <span>
        <b className="text-ink">{formatCount(total)}</b> {text.items({ count: total })}
      </span>
      <span>
        <b className="text-ink">{formatCount(equipped)}</b> {text.equipped}
      </span>
      <span>
        <b className="text-ink">{formatCount(pending)}</b> {text.pending}
      </span>
    </aside>
  );
}
