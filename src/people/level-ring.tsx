/** The level inside an arc that shows the progress to the next level. */
import { text } from './text.ts';
export interface LevelRingProps {
  level: number;
  /** Progress to the next level, 0 to 1; clamped. */
  progress: number;
  sizePx?: number;
  /** The level has just risen. */
  isPopping?: boolean;
}

const RADIUS = 21;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export function LevelRing({ level, progress, sizePx = 54, isPopping }: LevelRingProps) {
  const share = Math.min(1, Math.max(0, progress));
  const arc = CIRCUMFERENCE * share;
  const label = text.levelRing({ level, percent: Math.round(share * 100) });
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 54 54"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme cannot be an img element
      role="img"
      aria-label={label}
      className="level-ring shrink-0"
      data-pop={isPopping || undefined}
    >
      <circle cx="27" cy="27" r="25.4" fill="var(--card)" stroke="var(--outline)" strokeWidth="2.4" />
      <circle cx="27" cy="27" r={RADIUS} fill="none" stroke="var(--well-2)" strokeWidth="5.5" />
      {share > 0 && (
        <circle
          className="level-arc"
          cx="27"
          cy="27"
          r={RADIUS}
          fill="none"
          stroke="var(--coin)"
          strokeWidth="5.5"
          strokeLinecap="round"
          strokeDasharray={`${arc} ${CIRCUMFERENCE}`}
          transform="rotate(-90 27 27)"
        />
      )}
      <circle cx="27" cy="27" r="17.6" fill="none" stroke="var(--outline)" strokeWidth="1.6" opacity=".28" />
      <text x="27" y="22" className="level-word">
        {text.lvl}
      </text>
      <text x="27" y="37.5" className="level-number" data-long={level > 999 || undefined}>
        {level}
      </text>
    </svg>
  );
}
