/** Four numbers of the game's progress. */
import { useSnapshot } from 'valtio';
import { ACHIEVEMENTS } from '../../../shared/rules/cookie/constants.ts';
import { buildingsOwned } from '../../../shared/rules/cookie/game.ts';
import { formatCookies } from '../numbers.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { cookies } from '../state.ts';
import { text } from '../text.ts';

export function Statistics() {
  const { game } = useSnapshot(cookies);
  if (game === null) return null;
  const entries = [
    [text.totalCookies, formatCookies(game.totalCookies)],
    [text.totalClicks, formatCount(game.clickCount)],
    [text.buildingsOwned, formatCount(buildingsOwned(game))],
    [
      text.achievements,
      text.progress({ reached: String(game.achievements.length), amount: String(ACHIEVEMENTS.length) }),
    ],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2" aria-label={text.statistics}>
      {entries.map(([label, value]) => (
        <div key={label} className="well px-3 py-2">
          <dt className="t-micro text-ink-3">{label}</dt>
          <dd className="t-heading num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
