/** A golden cookie that drifts over the yard from time to time and can be caught. Its times are random; the server limits them. */
import { useEffect, useState } from 'react';
import { GOLDEN_MAX_MS, GOLDEN_MIN_MS, GOLDEN_SHOWN_MS } from '../../../shared/rules/cookie/constants.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import { playSound } from '../../../state/settings/sounds.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { formatCookies } from '../numbers.ts';
import { catchGolden } from '../state.ts';
import { text } from '../text.ts';

/** Height of its way, percent of the yard. */
const TOP_PERCENT = { from: 8, to: 70 };

export function GoldenCookie() {
  /** Height of the way; null while none drifts by. */
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const isComing = top === null;
    const waitMs = isComing ? GOLDEN_MIN_MS + runtime.random() * (GOLDEN_MAX_MS - GOLDEN_MIN_MS) : GOLDEN_SHOWN_MS;
    const { from, to } = TOP_PERCENT;
    const next = isComing ? from + runtime.random() * (to - from) : null;
    return runtime.setTimeout(() => setTop(next), waitMs);
  }, [top]);
  const take = () => {
    setTop(null);
    playSound('cookie-golden');
    showToast({
      id: 'cookie-golden',
      text: text.goldenBrought({ amount: formatCookies(catchGolden()) }),
      tone: 'coin',
    });
  };
  return (
    <>
      <output className="sr-only">{top === null ? '' : text.goldenHere}</output>
      {top !== null && (
        <button
          type="button"
          className="cookie-golden"
          style={{ top: `${top}%`, animationDuration: `${GOLDEN_SHOWN_MS}ms` }}
          aria-label={text.golden}
          onClick={take}
        >
          <img src="/ui/cookie/cookie-golden.webp" alt="" draggable={false} />
        </button>
      )}
    </>
  );
}
