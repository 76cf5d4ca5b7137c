/** What flies from a click: the number of baked cookies, and crumbs. Decoration alone. */

/** More numbers would overlap. The oldest is removed first. */
export const MAX_CRUMBS = 12;
const PIECES = 5;

export interface Crumb {
  id: number;
  baked: number;
  /** Percent of the cookie's box. */
  x: number;
  y: number;
}

export function Crumbs({ crumbs, onEnd }: { crumbs: readonly Crumb[]; onEnd: (id: number) => void }) {
  return crumbs.map(({ id, baked, x, y }) => (
    <span key={id} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, at) => {
        const angle = id * 2.4 + (at * 2 * Math.PI) / PIECES;
        return (
          <i
            key={at}
            className="cookie-piece"
            style={{
              left: `${x}%`,
              top: `${y}%`,
              translate: `${Math.round(Math.cos(angle) * 12)}px ${Math.round(Math.sin(angle) * 12)}px`,
              rotate: `${Math.round(angle * 57)}deg`,
            }}
          />
        );
      })}
      <span
        className="cookie-crumb"
        dir="ltr"
        style={{ left: `${x}%`, top: `${y}%` }}
        // Drawn by the style sheet: it is no part of the button's name.
        data-baked={`+${baked}`}
        onAnimationEnd={() => onEnd(id)}
      />
    </span>
  ));
}
