/** Progress in a form with several steps. */
import { text } from '../text.ts';
export interface StepsProps {
  /** Counted from 1. */
  current: number;
  count: number;
}

export function Steps({ current, count }: StepsProps) {
  return (
    <div className="steps">
      <span className="sr-only">{text.step({ current, count })}</span>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} aria-hidden data-on={index < current || undefined} />
      ))}
    </div>
  );
}
