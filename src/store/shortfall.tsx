/** What the player lacks for the cart, with ways to get it. Renders nothing when the balance suffices. */
import { useSnapshot } from 'valtio';
import { openScreenByName } from '../screens/screens.ts';
import { shortfallOf } from '../shared/rules/store.ts';
import { cart } from '../state/shopping/cart.ts';
import { purse } from '../state/shopping/purse.ts';
import { Button } from '../ui/controls/button.tsx';
import { CoinMark, GemMark } from '../ui/layout/marks.tsx';
import { text as purchaseText } from './purchases/text.ts';
import { missing, text } from './text.ts';

/** `isDetailed`: with what earns the missing currencies. */
export function Shortfall({ isDetailed = false }: { isDetailed?: boolean }) {
  const { items } = useSnapshot(cart);
  const { coins, gems } = useSnapshot(purse);
  const lack = shortfallOf(items, { coins, gems });
  if (lack.coins === 0 && lack.gems === 0) return null;
  return (
    <section className="shortfall" aria-label={text.insufficientFunds}>
      <p className="text-[13px] leading-tight font-extrabold">{text.insufficientFunds}</p>
      <p className="t-micro num">{missing(lack)}</p>
      {isDetailed && lack.coins > 0 && <p className="t-micro mt-1">{purchaseText.earnCoins}</p>}
      {isDetailed && lack.gems > 0 && <p className="t-micro mt-1">{purchaseText.earnGems}</p>}
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Button size="sm" icon={<GemMark size={15} />} onClick={() => openScreenByName('ad', { at: 'gems' })}>
          {text.getGems}
        </Button>
        {lack.coins > 0 && (
          <Button
            size="sm"
            icon={<CoinMark size={15} />}
            title={text.playFlowNote}
            onClick={() => openScreenByName('flow')}
          >
            {text.playFlow}
          </Button>
        )}
      </div>
    </section>
  );
}
