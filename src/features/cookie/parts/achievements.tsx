/** Reached achievements, and the remaining ones as locked. */
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { useSnapshot } from 'valtio';
import { ACHIEVEMENTS } from '../../../shared/rules/cookie/constants.ts';
import { cookies } from '../state.ts';
import { ACHIEVEMENT_TEXTS, text } from '../text.ts';

export function Achievements() {
  const { game } = useSnapshot(cookies);
  if (game === null) return null;
  const reached = new Set(game.achievements.map(({ id }) => id));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="t-heading">{text.achievements}</h3>
      {reached.size === 0 && <p className="t-small text-ink-3">{text.noAchievements}</p>}
      <ul className="flex flex-wrap gap-2">
        {ACHIEVEMENTS.toSorted((a, b) => Number(reached.has(b.id)) - Number(reached.has(a.id))).map((achievement) => {
          const { id } = achievement;
          const { name, description } = ACHIEVEMENT_TEXTS[id] ?? achievement;
          const isReached = reached.has(id);
          return (
            <li key={id} className={isReached ? 'tag tag-warn cookie-badge' : 'tag cookie-badge'} title={description}>
              {isReached ? <TrophyIcon weight="fill" size={15} /> : <LockIcon weight="fill" size={14} />}
              {name}
              <span className="sr-only">
                {isReached ? text.reachedNote({ description }) : text.lockedNote({ description })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
