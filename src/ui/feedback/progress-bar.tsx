/** A progress bar. Changes of its value are animated for 500 ms. */
import { classNames } from '../layout/class-names.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 1 */
  value: number;
  className?: string;
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={classNames('bar', className)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element takes no line at the end of its bar
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} data-empty={percent === 0 || undefined} />
    </div>
  );
}
