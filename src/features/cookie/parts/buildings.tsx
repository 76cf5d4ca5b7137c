/** The building list: buying one, ten or all that the cookies pay for, and levels. It is collapsed until the player opens it. */
import { ArrowFatLinesUpIcon } from '@phosphor-icons/react/dist/csr/ArrowFatLinesUp';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { BUILDING_IDS, type BuildingId } from '../../../shared/rules/cookie/constants.ts';
import {
  affordable,
  type CookieSave,
  costOfMany,
  levelOf,
  nextLevel,
  ratePerBuilding,
} from '../../../shared/rules/cookie/game.ts';
import { playSound } from '../../../state/settings/sounds.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { formatCookies, formatRate } from '../numbers.ts';
import { buyBuildings, buyLevel, cookies } from '../state.ts';
import { text } from '../text.ts';
import { Fold } from './fold.tsx';
import { PriceButton } from './price-button.tsx';

type HowMany = '1' | '10' | 'max';
const CHOICES = [
  { value: '1', label: text.times({ count: 1 }) },
  { value: '10', label: text.times({ count: 10 }) },
  { value: 'max', label: text.buyMax },
] as const;

export function Buildings() {
  const [howMany, setHowMany] = useState<HowMany>('1');
  return (
    <Fold title={text.buildings}>
      <Segments label={text.howMany} choices={CHOICES} value={howMany} onChange={setHowMany} className="mt-2" />
      <BuildingList howMany={howMany} />
    </Fold>
  );
}

function BuildingList({ howMany }: { howMany: HowMany }) {
  const { game } = useSnapshot(cookies);
  if (game === null) return null;
  return (
    <ul className="mt-2 grid gap-2">
      {BUILDING_IDS.map((id) => (
        <BuildingRow key={id} id={id} game={game as CookieSave} howMany={howMany} />
      ))}
    </ul>
  );
}

function BuildingRow({ id, game, howMany }: { id: BuildingId; game: CookieSave; howMany: HowMany }) {
  const name = text.buildingNames[id];
  const { count } = game.upgrades[id];
  const amount = howMany === 'max' ? Math.max(1, affordable(id, count, game.cookies)) : Number(howMany);
  const level = levelOf(game, id);
  const buy = () => {
    playSound('cookie-built');
    buyBuildings(id, amount);
  };
  return (
    <li className="card flex flex-wrap items-center gap-2.5 p-2">
      <img className="cookie-picture" src={`/ui/cookie/${id}.webp`} alt="" />
      <span className="cookie-building-name">
        <b className="block font-extrabold leading-tight">
          {name} {count > 0 && <span className="num text-ink-3">{text.times({ count })}</span>}
        </b>
        <span className="t-micro num whitespace-nowrap text-ink-3">
          {text.eachBakes({ rate: formatRate(ratePerBuilding(game, id)) })}
          {level > 0 && ` · ${text.level({ level })}`}
        </span>
      </span>
      <span className="ms-auto flex items-start gap-2">
        <LevelButton id={id} game={game} />
        <PriceButton
          name={name}
          amount={amount}
          cost={costOfMany(id, count, amount)}
          cookies={game.cookies}
          onBuy={buy}
        />
      </span>
    </li>
  );
}

function LevelButton({ id, game }: { id: BuildingId; game: CookieSave }) {
  const next = nextLevel(game, id);
  const { count } = game.upgrades[id];
  if (count === 0) return null;
  if (next === null) return <span className="tag tag-ok">{text.highestLevel}</span>;
  const cost = formatCookies(next.cost);
  const isOwned = count >= next.owned;
  const improve = () => {
    playSound('cookie-built');
    buyLevel(id);
  };
  return (
    <span className="flex flex-none flex-col items-end gap-0.5">
      <Button
        size="sm"
        disabled={!isOwned || game.cookies < next.cost}
        aria-label={text.improveFor({ name: text.buildingNames[id], level: levelOf(game, id) + 1, cost })}
        icon={<ArrowFatLinesUpIcon weight="fill" size={15} />}
        onClick={improve}
      >
        {cost}
      </Button>
      {!isOwned && <span className="t-micro num text-ink-3">{text.improveNeeds({ owned: next.owned })}</span>}
    </span>
  );
}
