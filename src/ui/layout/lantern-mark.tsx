/** The lantern of Promenade, drawn as the other marks (`marks.tsx`) and beside them, since the first page shows it alone. */
export interface MarkProps {
  /** Width in CSS pixels. */
  size?: number;
  /** Accessible name; without it the mark is decorative. */
  label?: string;
}

/** Attributes of a mark's element. */
export const a11y = (label: string | undefined) =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };

export interface LanternMarkProps extends MarkProps {
  /** An unlit lantern means a lost connection. */
  isLit?: boolean;
}

export function LanternMark({ size = 34, isLit = true, label }: LanternMarkProps) {
  // At night the mark is on dark surfaces: the tokens of that theme lighten its iron.
  const line = 'var(--lantern-line)';
  const iron = 'var(--lantern-iron)';
  return (
    <svg width={size} height={size * 1.25} viewBox="0 0 32 40" className="shrink-0" {...a11y(label)}>
      {isLit && <circle cx="16" cy="22" r="15" fill="oklch(0.88 0.14 84 / .28)" />}
      <path d="M16 1.5v4" stroke={iron} strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M16 4.5c-4 0-7.5 2.6-9.5 6.5h19C23.5 7.1 20 4.5 16 4.5Z"
        fill={iron}
        stroke={line}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        d="M8 11.5h16l-2.2 18H10.2Z"
        fill={isLit ? 'oklch(0.9 0.13 88)' : 'oklch(0.72 0.03 290)'}
        stroke={line}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M10 12.6h5.6v15.8h-4Z" fill={isLit ? 'oklch(0.97 0.06 92)' : 'oklch(0.82 0.025 290)'} />
      <path d="M16 12v17" stroke={line} strokeWidth="1.6" />
      <path d="M9 29.5h14l1.5 4.5h-17Z" fill={iron} stroke={line} strokeWidth="2.2" strokeLinejoin="round" />
    </svg>
  );
}
