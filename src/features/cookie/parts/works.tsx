/** The owned buildings around the cookie. Each kind has its place and its way of working; more buildings make a larger group. */
import { useSnapshot } from 'valtio';
import { BUILDING_IDS, type BuildingId } from '../../../shared/rules/cookie/constants.ts';
import { levelOf } from '../../../shared/rules/cookie/game.ts';
import { formatCount } from '../../../ui/controls/format-count.ts';
import { cookies } from '../state.ts';
import { text } from '../text.ts';

/** Owned buildings from which a group has one picture more. */
const GROUP_STEPS = [1, 5, 20];
/** Distance from the middle of the yard, percent of its width. */
const RING_PERCENT = 43;

/** Percent of the yard's box. The kinds are all around the cookie, and cheap ones are not all on one side. */
function placeOf(at: number): { left: string; top: string } {
  const turn = ((at * 3) % BUILDING_IDS.length) / BUILDING_IDS.length;
  const angle = (turn - 0.25) * 2 * Math.PI;
  return {
    left: `${(50 + Math.cos(angle) * RING_PERCENT).toFixed(1)}%`,
    top: `${(50 + Math.sin(angle) * RING_PERCENT).toFixed(1)}%`,
  };
}

export function Works() {
  const { game } = useSnapshot(cookies);
  if (game === null) return null;
  const owned = BUILDING_IDS.filter((id) => game.upgrades[id].count > 0);
  if (owned.length === 0) return null;
  const list = owned
    .map((id) => text.worksOf({ count: formatCount(game.upgrades[id].count), name: text.buildingNames[id] }))
    .join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one picture made of several
    <div className="cookie-works" role="img" aria-label={text.works({ list })}>
      {owned.map((id) => (
        <Group key={id} id={id} count={game.upgrades[id].count} level={levelOf(game, id)} />
      ))}
    </div>
  );
}

function Group({ id, count, level }: { id: BuildingId; count: number; level: number }) {
  const at = BUILDING_IDS.indexOf(id);
  const pictures = GROUP_STEPS.filter((step) => count >= step);
  return (
    <span className="cookie-work" data-kind={id} data-level={level || undefined} style={placeOf(at)}>
      {pictures.map((step, index) => (
        <img
          key={step}
          src={`/ui/cookie/${id}.webp`}
          alt=""
          draggable={false}
          style={{ animationDelay: `${-(at * 370 + index * 530)}ms` }}
        />
      ))}
      <span className="cookie-work-count num">{formatCount(count)}</span>
    </span>
  );
}
