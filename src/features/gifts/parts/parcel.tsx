/** A wrapped parcel with a ribbon. Open, its lid flies away and sparks rise; with reduced motion nothing moves. */
import { classNames } from '../../../ui/layout/class-names.ts';

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7];

export function Parcel({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className={classNames('parcel', isOpen && 'parcel-open')} viewBox="0 0 200 200" aria-hidden>
      <ellipse className="parcel-shade" cx="100" cy="182" rx="72" ry="9" />
      <g className="parcel-sparks">
        {SPARKS.map((at) => (
          <circle
            key={at}
            cx={40 + at * 17}
            cy={92}
            r={at % 2 === 0 ? 5 : 3.5}
            style={{ animationDelay: `${at * 60}ms` }}
          />
        ))}
      </g>
      <rect className="parcel-box" x="36" y="92" width="128" height="88" rx="12" />
      <rect className="parcel-ribbon" x="88" y="92" width="24" height="88" />
      <g className="parcel-lid">
        <path className="parcel-bow" d="M100 62C84 30 52 34 56 52c3 13 28 14 44 10 16 4 41 3 44-10 4-18-28-22-44 10Z" />
        <rect className="parcel-box" x="26" y="62" width="148" height="36" rx="11" />
        <rect className="parcel-ribbon" x="86" y="62" width="28" height="36" />
        <circle className="parcel-bow" cx="100" cy="61" r="9" />
      </g>
    </svg>
  );
}
