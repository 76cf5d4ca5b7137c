/** The cookie to click, the cookie count, and the numbers that rise from a click. */
import { CursorClickIcon } from '@phosphor-icons/react/dist/csr/CursorClick';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { clickPower, cookiesPerSecond } from '../../../shared/rules/cookie/game.ts';
import { formatCookies, formatRate } from '../numbers.ts';
import { bakeByHand, cookies } from '../state.ts';
import { perSecond, text } from '../text.ts';

/** More numbers would overlap. The oldest is removed first. */
const MAX_CRUMBS = 12;

interface Crumb {
  id: number;
  baked: number;
  /** Percent of the cookie's box. */
  x: number;
  y: number;
}

export function BigCookie() {
  const { game } = useSnapshot(cookies);
  const [crumbs, setCrumbs] = useState<Crumb[]>([]);
  const lastId = useRef(0);
  if (game === null) return null;

  const bake = (event: MouseEvent<HTMLButtonElement>) => {
    const baked = bakeByHand();
    const box = event.currentTarget.getBoundingClientRect();
    // A key press has no position: its number rises from the centre.
    const isPointed = event.detail > 0;
    lastId.current += 1;
    const crumb = {
      id: lastId.current,
      baked,
      x: isPointed ? ((event.clientX - box.left) / box.width) * 100 : 50,
      y: isPointed ? ((event.clientY - box.top) / box.height) * 100 : 40,
    };
    setCrumbs((old) => [...old, crumb].slice(-MAX_CRUMBS));
  };
  // A held key counts once.
  const refuseRepeat = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };

  return (
    <section className="cookie-stage">
      <p className="cookie-count num">{formatCookies(game.cookies)}</p>
      <p className="cookie-rate">{perSecond(game.cookies, formatRate(cookiesPerSecond(game)))}</p>
      <div className="grid flex-1 place-items-center py-3">
        <button
          type="button"
          className="cookie-button"
          data-keep-clear=""
          aria-label={text.bake}
          onClick={bake}
          onKeyDown={refuseRepeat}
        >
          <img src="/ui/cookie/cookie-plain.webp" alt="" draggable={false} />
          {crumbs.map(({ id, baked, x, y }) => (
            <span
              key={id}
              className="cookie-crumb"
              style={{ left: `${x}%`, top: `${y}%` }}
              // Drawn by the style sheet: it is no part of the button's name.
              data-baked={`+${baked}`}
              aria-hidden="true"
              onAnimationEnd={() => setCrumbs((old) => old.filter((crumb) => crumb.id !== id))}
            />
          ))}
        </button>
      </div>
      <span className="nametag cookie-power">
        <CursorClickIcon weight="fill" size={16} />
        {text.clickPower({ power: clickPower(game) })}
      </span>
    </section>
  );
}
