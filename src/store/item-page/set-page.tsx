/** The look of the day, worn by the own figure: its pieces, what the missing ones cost together, and the button that buys them. */
import './item-page.css';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AvatarStage } from '../../avatar/avatar-stage.tsx';
import { lookTrying } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { SET_DISCOUNT } from '../../shared/rules/shelf.ts';
import type { CartItem } from '../../state/shopping/cart.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import type { Accent } from '../../ui/layout/accent.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AfterThis } from '../checkout-box.tsx';
import { ItemThumb } from '../item-thumb.tsx';
import { TotalPrice } from '../price.tsx';
import { Thanks } from '../purchases/thanks.tsx';
import { OVER_CART } from '../shop-view.ts';
import { text as shopText } from '../text.ts';
import { buySet, type DaySet, shelfQuery } from './calls.ts';
import { ItemTile } from './item-page.tsx';
import { text } from './text.ts';

export function SetPage({ accent, onClose }: { accent: Accent; onClose: () => void }) {
  const { data } = useQuery(shelfQuery);
  const [bought, setBought] = useState<readonly CartItem[]>([]);
  const set = data?.set ?? null;
  if (bought.length > 0) return <Thanks items={bought} accent={accent} onClose={onClose} />;
  return (
    <Dialog title={text.set} onClose={onClose} accent={accent} widthPx={820} heightPx={660} depth={OVER_CART}>
      {set && <Content set={set} accent={accent} onBought={setBought} />}
    </Dialog>
  );
}

interface ContentProps {
  set: DaySet;
  accent: Accent;
  onBought: (items: readonly CartItem[]) => void;
}

function Content({ set, accent, onBought }: ContentProps) {
  const own = useOwnLook();
  const [isAsked, setIsAsked] = useState(false);
  const { track } = useOutcome();
  const missing = set.pieces.filter(({ alreadyOwned }) => !alreadyOwned);
  const total = { coins: set.coins, gems: set.gems };
  const buy = async (): Promise<void> => {
    const reply = await track(buySet(set));
    setIsAsked(false);
    if (reply !== null) onBought(missing);
  };
  return (
    <div className="item-page">
      <AvatarStage {...(own ? { customization: lookTrying(own, set.pieces) } : {})} className="item-page-stage" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard */}
      <section className="scroll item-page-side" tabIndex={0} aria-label={text.set}>
        <p className="t-body">{text.setNote({ count: set.pieces.length })}</p>
        <ul className="offer-tiles">
          {set.pieces.map((item) => (
            <li key={item.id}>
              <ItemTile item={item} />
            </li>
          ))}
        </ul>
        {missing.length === 0 ? (
          <p className="t-heading text-okink">{text.setOwned}</p>
        ) : (
          <>
            <p className="t-small text-ink-2">{text.setMissing({ count: missing.length, percent: SET_DISCOUNT })}</p>
            <AfterThis total={total} />
            <div className="set-foot">
              <div className="flex flex-1 items-center justify-between gap-2">
                <span className="font-sign text-[15px] font-semibold">{text.setFor}</span>
                <TotalPrice total={total} />
              </div>
              <Button
                tone="primary"
                size="lg"
                icon={<TShirtIcon weight="fill" size={19} />}
                onClick={() => setIsAsked(true)}
              >
                {text.buySet}
              </Button>
            </div>
          </>
        )}
      </section>
      {isAsked && (
        <ConfirmDialog
          title={shopText.confirmPurchase}
          confirmLabel={text.buySet}
          cancelLabel={shopText.keepShopping}
          tone="primary"
          accent={accent}
          onConfirm={buy}
          onClose={() => setIsAsked(false)}
        >
          <p>{shopText.confirmCount({ count: missing.length })}</p>
          <ul className="set-asked">
            {missing.map((item) => (
              <li key={item.id}>
                <ItemThumb item={item} className="set-asked-thumb" />
                <span dir="auto" className="t-small min-w-0">
                  {item.name}
                </span>
              </li>
            ))}
          </ul>
          <div className="flex items-center justify-between" data-keep-clear="">
            <span className="font-sign text-[15px] font-semibold">{shopText.total}</span>
            <TotalPrice total={total} />
          </div>
          <p className="t-small text-ink-2">{text.setFinal}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
