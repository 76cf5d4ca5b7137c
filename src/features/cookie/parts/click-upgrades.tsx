/** Upgrades that increase the cookies per click. Each is bought once. */
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useSnapshot } from 'valtio';
import { CLICK_UPGRADE_IDS, CLICK_UPGRADES, type ClickUpgradeId } from '../../../shared/rules/cookie/constants.ts';
import { buyClickUpgrade, cookies } from '../state.ts';
import { text } from '../text.ts';
import { PriceButton } from './price-button.tsx';

const PICTURES: Record<ClickUpgradeId, string> = {
  doubleClick: 'double-click',
  tripleClick: 'triple-click',
  megaClick: 'mega-click',
  ultraClick: 'ultra-click',
};

export function ClickUpgrades() {
  const { game } = useSnapshot(cookies);
  if (game === null) return null;
  return (
    <ul className="flex flex-col gap-2">
      {CLICK_UPGRADE_IDS.map((id) => {
        const { cost, multiplier } = CLICK_UPGRADES[id];
        const name = text.upgradeNames[id];
        return (
          <li key={id} className="card flex items-center gap-3 p-2.5">
            <img className="cookie-picture" src={`/ui/cookie/${PICTURES[id]}.webp`} alt="" />
            <span className="min-w-0 flex-1">
              <b className="block font-extrabold leading-tight">{name}</b>
              <span className="t-micro text-ink-3">{text.perClick({ multiplier })}</span>
            </span>
            {game.clickUpgrades[id].purchased ? (
              <span className="tag tag-ok">
                <CheckIcon weight="bold" size={13} />
                {text.bought}
              </span>
            ) : (
              <PriceButton name={name} cost={cost} cookies={game.cookies} onBuy={() => buyClickUpgrade(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
