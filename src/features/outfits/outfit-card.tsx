/** The card of an outfit code in a text: picture, owner, and a button that wears the items that the player owns. */
import './outfits.css';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { useQuery } from '@tanstack/react-query';
import { type RefCallback, useState } from 'react';
import { text as words } from '../../avatar/wardrobe/text.ts';
import { direction } from '../../languages/texts.ts';
import { openScreen } from '../../screens/screens.ts';
import { storageUrl } from '../../net/client-config.ts';
import { openQuickActions } from '../../state/people/quick-actions.ts';
import { outfitQuery } from '../../state/shopping/wardrobe.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RetriedPicture } from '../../items/item-picture.tsx';
import { cardOwned, text } from './text.ts';
import { useWear } from './use-wear.tsx';

/** More would make the card longer than the text around it: the others are behind a button. */
const MISSING_MAX = 3;

const takeFocus: RefCallback<HTMLElement> = (node) => node?.focus();

export function OutfitCard({ id }: { id: string }) {
  const { data: outfit, error } = useQuery(outfitQuery(id));
  const { isBusy, wear, dialog } = useWear(id);
  const [isWhole, setIsWhole] = useState(false);
  if (!outfit) {
    return (
      <span className="bb-reference" dir={direction}>
        <span aria-hidden>
          <TShirtIcon weight="duotone" size={15} />
        </span>
        {error ? text.gone : text.loading}
      </span>
    );
  }
  return (
    // Among words of another direction it keeps that of the page.
    <span className="outfit-card" dir={direction}>
      <span className="outfit-card-pane">
        <RetriedPicture src={storageUrl(outfit.imageUrl)} name={outfit.name} className="outfit-card-picture" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <b dir="auto" className="clamp1 text-[14px] leading-tight">
          {outfit.name}
        </b>
        <button
          type="button"
          className="hit t-micro self-start text-ink-2 underline"
          aria-haspopup="dialog"
          onClick={(event) => openQuickActions(outfit.owner, event.currentTarget)}
        >
          {text.cardOwner({ owner: outfit.owner })}
        </button>
        <span className="t-micro text-ink-3">{cardOwned(outfit.ownedCount, outfit.itemCount)}</span>
        {outfit.missing.length > 0 && (
          <span className="outfit-missing t-micro">
            <span className="text-ink-3">{text.missing}</span>
            {outfit.missing.slice(0, isWhole ? undefined : MISSING_MAX).map((item, at) => (
              // The button that showed the others is gone: the first of them gets its focus.
              <Missing key={item.id} item={item} focus={at === MISSING_MAX ? takeFocus : undefined} />
            ))}
            {!isWhole && outfit.missing.length > MISSING_MAX && (
              <button type="button" className="hit text-start underline" onClick={() => setIsWhole(true)}>
                {words.more({ count: outfit.missing.length - MISSING_MAX })}
              </button>
            )}
          </span>
        )}
        <Button
          size="sm"
          className="mt-1 self-start"
          isBusy={isBusy}
          disabled={outfit.ownedCount === 0}
          reason={outfit.ownedCount === 0 ? cardOwned(0, outfit.itemCount) : undefined}
          onClick={() => void wear()}
        >
          {text.wear}
        </Button>
        {dialog}
      </span>
    </span>
  );
}

interface MissingProps {
  item: { id: string; name: string; isSold?: boolean | undefined };
  focus: RefCallback<HTMLElement> | undefined;
}

/** Leads to its page in the store. A prize, or what is not sold any more, leads nowhere and says so. */
function Missing({ item: { id, name, isSold }, focus }: MissingProps) {
  if (isSold === false) {
    return (
      <span ref={focus} tabIndex={focus && -1} className="text-start">
        {text.notSold({ name })}
      </span>
    );
  }
  return (
    <button
      ref={focus}
      type="button"
      className="hit text-start underline"
      title={text.findInStore({ name })}
      onClick={() => openScreen('store', { item: id })}
    >
      {name}
    </button>
  );
}
