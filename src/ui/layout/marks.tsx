/**
 * Drawn marks in the style of the art: dark outline, flat fill, highlight, shade. A mark without a label is decorative,
 * because the text next to it has its meaning.
 */
import { CROWN } from '../../shared/art/crown-mark.ts';
import { a11y, type MarkProps } from './lantern-mark.tsx';

export function CoinMark({ size = 18, label }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="shrink-0" {...a11y(label)}>
      <circle cx="12" cy="12" r="10.4" fill="oklch(0.83 0.155 82)" stroke="oklch(0.4 0.1 45)" strokeWidth="2" />
      <path
        d="M12 22.4A10.4 10.4 0 0 0 19.5 4.8 11.5 11.5 0 0 1 6 20.5a10.3 10.3 0 0 0 6 1.9Z"
        fill="oklch(0.68 0.155 62)"
        opacity=".75"
      />
      <circle cx="12" cy="12" r="6.9" fill="none" stroke="oklch(0.6 0.14 58)" strokeWidth="1.5" />
      <path d="M12 6.6 14 9h-4ZM9.8 10h4.4l.6 5.2H9.2ZM9 16.2h6v1.3H9Z" fill="oklch(0.45 0.11 48)" />
      <path
        d="M4.8 10.2A7.8 7.8 0 0 1 9 5"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
        opacity=".9"
      />
    </svg>
  );
}

export function GemMark({ size = 18, label }: MarkProps) {
  const outline = 'oklch(0.34 0.16 300)';
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="shrink-0" {...a11y(label)}>
      <path d="M6.4 3.2h11.2L22 9.2 12 22 2 9.2Z" fill="oklch(0.62 0.21 303)" />
      <path d="M6.4 3.2 8 9.2H2Z" fill="oklch(0.8 0.13 305)" />
      <path d="M8 9.2 12 3.2l4 6Z" fill="oklch(0.88 0.08 308)" />
      <path d="M8 9.2h8L12 22Z" fill="oklch(0.7 0.19 304)" />
      <path d="M16 9.2h6L12 22Z" fill="oklch(0.5 0.2 300)" />
      <path d="M6.4 3.2h11.2L22 9.2 12 22 2 9.2Z" fill="none" stroke={outline} strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

export function CrownMark({ size = 16, label }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="shrink-0" {...a11y(label)}>
      <path d={CROWN.body} fill={CROWN.fill} stroke={CROWN.line} strokeWidth={CROWN.lineWidth} strokeLinejoin="round" />
      <path d={CROWN.band} fill={CROWN.bandFill} />
      <circle cx={CROWN.jewel.x} cy={CROWN.jewel.y} r={CROWN.jewel.radius} fill={CROWN.jewelFill} />
    </svg>
  );
}
