/** Coins and gems in the header of a shop, on all sizes. */
import { useSnapshot } from 'valtio';
import { purse } from '../state/shopping/purse.ts';
import { PursePill } from '../ui/controls/amount.tsx';
import './store-parts.css';

export function Balances() {
  const { coins, gems } = useSnapshot(purse);
  return (
    <span className="balances">
      <PursePill currency="coins" value={coins} />
      <PursePill currency="gems" value={gems} />
    </span>
  );
}
