/** Coins and gems at the top of a shop: in the dialog's header, on phones in a strip below it. */
import { useSnapshot } from 'valtio';
import { purse } from '../state/shopping/purse.ts';
import { PursePill } from '../ui/controls/amount.tsx';
import { SignNote } from '../ui/overlays/dialog-place.tsx';
import './store-parts.css';

export function Balances() {
  return (
    <>
      <SignNote>
        <span className="max-md:hidden">
          <Pills />
        </span>
      </SignNote>
      <div className="flex justify-end px-3 pt-2 md:hidden">
        <Pills />
      </div>
    </>
  );
}

function Pills() {
  const { coins, gems } = useSnapshot(purse);
  return (
    <span className="balances">
      <PursePill currency="coins" value={coins} />
      <PursePill currency="gems" value={gems} />
    </span>
  );
}
