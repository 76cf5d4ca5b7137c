/**
 * A gift that the player got: wrapped with its line, and after unwrapping worn by the own figure. With reduced motion the paper is gone
 * at once.
 */
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { useEffect, useRef, useState } from 'react';
import { AvatarStage } from '../../../avatar/avatar-stage.tsx';
import { bodyOf, fits, lookTrying } from '../../../avatar/look.ts';
import { useOwnLook } from '../../../avatar/own-look.ts';
import { openGift } from '../calls.ts';
import type { Gift } from '../../../shared/contract/gifts.ts';
import { ReportButton } from '../../../rich-text/report-button.tsx';
import { runtime } from '../../../shared/runtime/client.ts';
import { isMotionReduced } from '../../../state/settings/motion.ts';
import { playSound } from '../../../state/settings/sounds.ts';
import { wearItems } from '../../../state/shopping/wear-items.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showFailure } from '../../../ui/feedback/outcome.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { nameOf, text } from '../text.ts';
import { Parcel } from './parcel.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** The lid flies away. */
const UNWRAP_MS = 900;

export interface GiftCardProps {
  gift: Gift;
  onBack: () => void;
}

export function GiftCard({ gift, onBack }: GiftCardProps) {
  const [isOpening, setIsOpening] = useState(false);
  /** Unwrapped here, so that the button that did it is gone. */
  const [isFresh, setIsFresh] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const name = nameOf(gift);
  useEffect(() => {
    if (!isOpening || gift.state !== 'opened') return undefined;
    return runtime.setTimeout(() => setIsOpening(false), isMotionReduced() ? 0 : UNWRAP_MS);
  }, [isOpening, gift.state]);
  const unwrap = async (): Promise<void> => {
    setIsOpening(true);
    setIsFresh(true);
    try {
      await openGift(gift.id);
      playSound('purchase');
    } catch (error) {
      setIsOpening(false);
      showFailure(error);
    }
  };
  const { item } = gift;
  const isWrapped = item === null || isOpening;
  return (
    <div className="gift-card">
      {isWrapped ? (
        <div className="gift-stage">
          <Parcel isOpen={isOpening && item !== null} />
        </div>
      ) : (
        <Figure item={item} />
      )}
      {gift.line !== '' && (
        <div className="gift-line" data-keep-clear="">
          <blockquote dir="auto">{gift.line}</blockquote>
          <ReportButton username={gift.username ?? undefined} about={{ kind: 'gift', id: gift.id, shown: gift.line }} />
        </div>
      )}
      {!isWrapped && <Unwrapped item={item} name={name} isFresh={isFresh} />}
      {isWrapped && (
        <>
          <p className="t-heading gift-words">{text.wrapped({ name })}</p>
          <div className="gift-buttons" data-keep-clear="">
            <Button tone="primary" size="lg" isBusy={isOpening} onClick={() => void unwrap()}>
              {text.unwrap}
            </Button>
            <Button
              icon={<ArrowUUpLeftIcon className="mirrors" weight="bold" size={17} />}
              disabled={isOpening}
              onClick={() => setIsAsked(true)}
            >
              {text.sendBack}
            </Button>
          </div>
        </>
      )}
      <Button tone="ghost" className="self-center" onClick={onBack}>
        {text.all}
      </Button>
      {isAsked && <ReturnDialog gift={gift} isSent={false} onReturned={onBack} onClose={() => setIsAsked(false)} />}
    </div>
  );
}

/** The own figure with the gift on. */
function Figure({ item }: Pick<UnwrappedProps, 'item'>) {
  const own = useOwnLook();
  return (
    <div className="gift-stage" data-shown>
      <AvatarStage {...(own ? { customization: lookTrying(own, [item]) } : {})} className="gift-figure" />
    </div>
  );
}

interface UnwrappedProps {
  item: NonNullable<Gift['item']>;
  name: string;
  /** The focus moves to the first button. */
  isFresh: boolean;
}

function Unwrapped({ item, name, isFresh }: UnwrappedProps) {
  const own = useOwnLook();
  const [isWorn, setIsWorn] = useState(false);
  const { isBusy, track } = useOutcome();
  const button = useRef<HTMLButtonElement>(null);
  const isFitting = own === null || fits(item, bodyOf(own));
  useEffect(() => {
    if (isFresh) button.current?.focus();
  }, [isFresh]);
  const wear = async (): Promise<void> => {
    const outcome = wearItems([item.id]).then((reply) => reply ?? { success: false, message: text.notWorn });
    if ((await track(outcome)) !== null) setIsWorn(true);
  };
  return (
    <>
      <div className="gift-words">
        <output className="t-heading">{text.isIt({ item: item.name })}</output>
        <p className="t-small text-ink-2">{text.fromName({ name })}</p>
        {!isFitting && <p className="t-small text-badink">{text.notWorn}</p>}
      </div>
      <div className="gift-buttons" data-keep-clear="">
        <Button
          ref={button}
          tone="primary"
          size="lg"
          icon={<TShirtIcon weight="fill" size={19} />}
          isBusy={isBusy}
          disabled={isWorn || !isFitting}
          reason={isFitting ? undefined : text.notWorn}
          onClick={() => void wear()}
        >
          {isWorn ? text.worn : text.wearNow}
        </Button>
      </div>
    </>
  );
}
