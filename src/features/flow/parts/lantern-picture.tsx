/** A paper lantern, lit or dark. Decorative: the text beside it has its meaning. */
export function LanternPicture({ isLit, sizePx }: { isLit: boolean; sizePx: number }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 48 48"
      className="flow-lantern"
      data-lit={isLit || undefined}
      aria-hidden="true"
    >
      <circle className="flow-lantern-halo" cx="24" cy="25" r="22" />
      <path d="M20 7a4 4 0 0 1 8 0" fill="none" stroke="var(--outline)" strokeWidth="2" />
      <ellipse className="flow-lantern-paper" cx="24" cy="25" rx="16" ry="14" />
      <path className="flow-lantern-ribs" d="M24 11c-7 5-7 23 0 28M24 11c7 5 7 23 0 28" />
      <rect className="flow-lantern-cap" x="16" y="8.5" width="16" height="4.5" rx="2" />
      <rect className="flow-lantern-cap" x="16" y="37" width="16" height="4.5" rx="2" />
    </svg>
  );
}
