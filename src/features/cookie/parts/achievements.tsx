/** All achievements with their conditions, and how far each one is. What was reached last comes last. */
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { useSnapshot } from 'valtio';
import { ACHIEVEMENTS } from '../../../shared/rules/cookie/constants.ts';
import { type CookieSave, valuesOf } from '../../../shared/rules/cookie/game.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { formatCookies } from '../numbers.ts';
import { cookies } from '../state.ts';
import { ACHIEVEMENT_TEXTS, text } from '../text.ts';

export function Achievements() {
  const { game } = useSnapshot(cookies);
  if (game === null) return null;
  const reached = new Set(game.achievements.map(({ id }) => id));
  const values = valuesOf(game as CookieSave);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="t-heading">{text.achievements}</h3>
      {reached.size === 0 && <p className="t-small text-ink-3">{text.noAchievements}</p>}
      <ul className="cookie-achievements">
        {ACHIEVEMENTS.toSorted((a, b) => Number(reached.has(b.id)) - Number(reached.has(a.id))).map((achievement) => {
          const { id, of, amount } = achievement;
          const { name, description } = ACHIEVEMENT_TEXTS[id] ?? achievement;
          const isReached = reached.has(id);
          const progress = { reached: formatCookies(Math.min(values[of], amount)), amount: formatCookies(amount) };
          return (
            <li key={id} className={classNames('cookie-achievement', isReached && 'is-reached')}>
              {isReached ? <TrophyIcon weight="fill" size={18} /> : <LockIcon weight="fill" size={16} />}
              <span className="min-w-0">
                <b>{name}</b>
                <span className="sr-only">
                  {isReached ? text.reachedNote({ description }) : text.lockedNote({ description })}
                </span>
                <span className="cookie-condition" aria-hidden>
                  {description}
                </span>
              </span>
              {!isReached && <span className="t-micro num cookie-progress">{text.progress(progress)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
