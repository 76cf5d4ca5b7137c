/**
 * The moment after a purchase: what was bought flies onto the own figure, and can be worn, saved as an outfit and shown in the town.
 * With reduced motion the figure wears it from the beginning.
 */
import './purchases.css';
import { CoatHangerIcon } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { MegaphoneSimpleIcon } from '@phosphor-icons/react/dist/csr/MegaphoneSimple';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AvatarStage } from '../../avatar/avatar-stage.tsx';
import { bodyOf, fits, lookTrying } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { SaveOutfitForm } from '../../avatar/wardrobe/save-outfit.tsx';
import { leaveScreens } from '../../screens/screens.ts';
import { noteBoughtWorn } from '../../state/rewards/rewards.ts';
import { showOwnLook } from '../../state/session/connection.ts';
import type { CartItem } from '../../state/shopping/cart.ts';
import { wearItems } from '../../state/shopping/wear-items.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import type { Accent } from '../../ui/layout/accent.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { scrollStop } from '../../ui/hooks/scroll-stop.ts';
import { FIRST_FOCUS } from '../../ui/overlays/dialog-shell.tsx';
import { ItemThumb } from '../item-thumb.tsx';
import { text as shopText } from '../text.ts';
import { text, wornMany } from './text.ts';
import { useArrivals } from './use-arrivals.ts';

export interface ThanksProps {
  /** What was bought, at least one. */
  items: readonly CartItem[];
  accent: Accent;
  onClose: () => void;
}

export function Thanks({ items, accent, onClose }: ThanksProps) {
  const own = useOwnLook();
  const stage = useRef<HTMLDivElement>(null);
  const tiles = useRef<HTMLUListElement>(null);
  // Those of a large cart scroll.
  useEffect(() => scrollStop(tiles.current), []);
  const { arrived, onStatus } = useArrivals(items, { stage, tiles });
  const [isWorn, setIsWorn] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { isBusy, track } = useOutcome();
  const fitting = own === null ? [] : items.filter((item) => fits(item, bodyOf(own)));
  const misfits = own === null ? 0 : items.length - fitting.length;
  const look = useMemo(() => own && lookTrying(own, items.slice(0, arrived)), [own, items, arrived]);
  const wear = async (): Promise<boolean> => {
    if (isWorn) return true;
    const ids = fitting.map(({ id }) => id);
    const reply = await track(
      wearItems(ids, wornMany).then((outcome) => outcome ?? { success: false, message: text.notWorn }),
    );
    if (reply === null) return false;
    noteBoughtWorn();
    setIsWorn(true);
    return true;
  };
  const show = async (): Promise<void> => {
    if (fitting.length === 0 || (await wear())) leaveScreens(showOwnLook);
  };
  const [first] = items;
  return (
    <Dialog title={text.thanks} onClose={onClose} accent={accent} widthPx={560} heightPx={640}>
      <div className="thanks">
        <div ref={stage} className="thanks-stage" data-keep-clear="">
          <AvatarStage {...(look ? { customization: look } : {})} className="thanks-figure" onStatus={onStatus} />
        </div>
        <div className="thanks-side">
          <output className="t-heading">{text.thanksFor({ count: items.length, name: first?.name ?? '' })}</output>
          <ul ref={tiles} className="thanks-items" aria-label={text.bought}>
            {items.map((item, at) => (
              <li key={item.id} title={item.name} data-arrived={at < arrived || undefined}>
                <ItemThumb item={item} className="thanks-thumb" />
                <span className="sr-only">{item.name}</span>
              </li>
            ))}
          </ul>
          {misfits > 0 && <p className="t-small text-badink">{shopText.misfits({ count: misfits })}</p>}
          {isSaving ? (
            <SaveOutfitForm
              className="flex flex-col gap-2"
              pending={isWorn || fitting.length === 0 ? null : { count: fitting.length, onApply: wear }}
              onSaved={() => setIsSaving(false)}
            />
          ) : (
            <div className="thanks-buttons" data-keep-clear="">
              <Button
                {...FIRST_FOCUS}
                tone="primary"
                size="lg"
                icon={<TShirtIcon weight="fill" size={19} />}
                isBusy={isBusy}
                disabled={isWorn || fitting.length === 0}
                reason={fitting.length === 0 ? text.notWorn : undefined}
                onClick={() => void wear()}
              >
                {isWorn ? text.worn : text.wearNow}
              </Button>
              <Button icon={<CoatHangerIcon weight="bold" size={18} />} onClick={() => setIsSaving(true)}>
                {text.saveOutfit}
              </Button>
              <Button
                icon={<MegaphoneSimpleIcon weight="fill" size={18} />}
                isBusy={isBusy}
                onClick={() => void show()}
              >
                {text.showInTown}
              </Button>
            </div>
          )}
          <Button
            data-keep-clear=""
            tone="ghost"
            className="self-center"
            onClick={isSaving ? () => setIsSaving(false) : onClose}
          >
            {isSaving ? text.back : shopText.keepShopping}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
