/** The favourite outfit as a drawn figure with its name. The owner chooses it here. */
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TShirtIcon } from '@phosphor-icons/react/dist/csr/TShirt';
import { useState } from 'react';
import { RetriedPicture } from '../../../items/item-picture.tsx';
import { storageUrl } from '../../../net/client-config.ts';
import type { FullProfile } from '../../../state/people/people.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { text } from '../text.ts';
import { RedactButton, useMayRedact } from './redact-button.tsx';

const FavouriteDialog = lazyPart(async () => (await import('./favourite-dialog.tsx')).FavouriteDialog);

/** Visitors see nothing without a favourite. */
export function FavouriteOutfit({ profile, isOwn }: { profile: FullProfile; isOwn: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const mayRedact = useMayRedact();
  const { username, favouriteOutfit: outfit } = profile;
  if (outfit === null && !isOwn) return null;
  return (
    <section className="card favourite" aria-label={text.favourite}>
      <span className="favourite-pane">
        {outfit ? (
          <RetriedPicture src={storageUrl(outfit.imageUrl)} name={outfit.name} className="favourite-figure" />
        ) : (
          <TShirtIcon aria-hidden weight="duotone" size={34} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <span className="t-micro block text-ink-3">{text.favourite}</span>
        {outfit ? (
          <b dir="auto" className="fact-value clamp2">
            {outfit.name}
          </b>
        ) : (
          <>
            <p className="t-body mb-2 text-ink-2">{text.noFavourite}</p>
            <Button
              size="sm"
              icon={<TShirtIcon weight="bold" size={16} />}
              aria-haspopup="dialog"
              onClick={() => setIsChoosing(true)}
            >
              {text.chooseFavourite}
            </Button>
          </>
        )}
      </div>
      {outfit && mayRedact && !isOwn && <RedactButton username={username} kind="outfit" id={outfit.id} />}
      {outfit && isOwn && (
        <IconButton
          size="sm"
          tone="ghost"
          label={text.chooseFavourite}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          <PencilSimpleIcon weight="bold" size={16} />
        </IconButton>
      )}
      {isChoosing && <FavouriteDialog current={outfit?.id ?? ''} onClose={() => setIsChoosing(false)} />}
    </section>
  );
}
