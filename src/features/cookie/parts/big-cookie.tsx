/** The bakery's yard: the cookie to click, the cookie count, and the buildings and golden cookies around it. */
import { CursorClickIcon } from '@phosphor-icons/react/dist/csr/CursorClick';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { clickPower, cookiesPerSecond } from '../../../shared/rules/cookie/game.ts';
import { playSound } from '../../../state/settings/sounds.ts';
import { formatCookies, formatRate } from '../numbers.ts';
import { bakeByHand, cookies } from '../state.ts';
import { perSecond, text } from '../text.ts';
import { type Crumb, Crumbs, MAX_CRUMBS } from './crumbs.tsx';
import { GoldenCookie } from './golden-cookie.tsx';
import { Works } from './works.tsx';

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
    playSound('cookie', { count: lastId.current });
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
      <div className="cookie-yard">
        <Works />
        <button
          type="button"
          className="cookie-button"
          data-keep-clear=""
          aria-label={text.bake}
          onClick={bake}
          onKeyDown={refuseRepeat}
        >
          <img src="/ui/cookie/cookie-plain.webp" alt="" draggable={false} />
          <Crumbs crumbs={crumbs} onEnd={(id) => setCrumbs((old) => old.filter((crumb) => crumb.id !== id))} />
        </button>
        <GoldenCookie />
      </div>
      <span className="nametag cookie-power">
        <CursorClickIcon weight="fill" size={16} />
        {text.clickPower({ power: clickPower(game) })}
      </span>
    </section>
  );
}
