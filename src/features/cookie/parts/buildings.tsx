/** The building list. It is collapsed until the player opens it. */
import { useSnapshot } from 'valtio';
import { BUILDING_IDS, BUILDINGS } from '../../../shared/rules/cookie/constants.ts';
import { buildingCost } from '../../../shared/rules/cookie/game.ts';
import { formatRate } from '../numbers.ts';
import { buyBuilding, cookies } from '../state.ts';
import { text } from '../text.ts';
import { PriceButton } from './price-button.tsx';

export function Buildings() {
  return (
    <details className="cookie-fold">
      <summary>{text.buildings}</summary>
      <BuildingList />
    </details>
  );
}

function BuildingList() {
  const { game } = useSnapshot(cookies);
  if (game === null) return null;
  return (
    <ul className="mt-2 grid gap-2 md:grid-cols-2">
      {BUILDING_IDS.map((id) => {
        const { cps } = BUILDINGS[id];
        const name = text.buildingNames[id];
        const { count } = game.upgrades[id];
        return (
          <li key={id} className="card flex items-center gap-2.5 p-2">
            <img className="cookie-picture" src={`/ui/cookie/${id}.webp`} alt="" />
            <span className="min-w-0 flex-1">
              <b className="block font-extrabold leading-tight">
                {name} {count > 0 && <span className="num text-ink-3">×{count}</span>}
              </b>
              <span className="t-micro num whitespace-nowrap text-ink-3">
                {text.eachBakes({ rate: formatRate(cps) })}
              </span>
            </span>
            <PriceButton
              name={name}
              cost={buildingCost(id, count)}
              cookies={game.cookies}
              onBuy={() => buyBuilding(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
