/** Coins and gems at the top of a shop: in the dialog's header, on phones in portrait in a strip below it. */
import { useSnapshot } from 'valtio';
import { purse } from '../state/shopping/purse.ts';
import { PursePill } from '../ui/controls/amount.tsx';
import { SignNote } from '../ui/overlays/dialog-place.tsx';
import './store-parts.css';

export function Balances() {
  return (
    <>
      <SignNote>
        <span className="balances-sign">
          <Pills />
        </span>
      </SignNote>
      <div className="balances-strip">
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
