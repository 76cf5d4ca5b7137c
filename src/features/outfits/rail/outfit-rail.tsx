/**
 * The last eight outfits of the player beside the chat. A press wears one, and so do the keys 1 to 8 while the town has the focus and
 * the gesture wheel is closed, unless letter keys are off. Its button folds it away, as it is on phones at first. Who has saved
 * no outfit has no rail. Owns whether it is open, which this browser keeps.
 */
import './outfit-rail.css';
import { CoatHangerIcon } from '@phosphor-icons/react/dist/csr/CoatHanger';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { COMMA } from '../../../languages/texts.ts';
import { isTownFocused } from '../../../engine/input.ts';
import { PictureView } from '../../../items/item-picture.tsx';
import { usePicture } from '../../../items/use-picture.ts';
import { readText, writeText } from '../../../net/browser-storage.ts';
import { storageUrl } from '../../../net/client-config.ts';
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { digitOf } from '../../../shared/rules/key-names.ts';
import { hud } from '../../../state/settings/hud.ts';
import { settings } from '../../../state/settings/settings.ts';
import { outfitPictures, outfitsQuery } from '../../../state/shopping/wardrobe.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { text } from '../text.ts';
import { useWear } from '../use-wear.tsx';
import { lastOutfits } from './last-outfits.ts';

const STORED = 'outfitRail';

export function OutfitRail() {
  const { data = [] } = useQuery(outfitsQuery());
  const { isCompact } = useSnapshot(hud);
  const [isWanted, setIsWanted] = useState(() => readText('local', STORED) !== 'folded');
  const [isOpenOnPhone, setIsOpenOnPhone] = useState(false);
  const listId = useId();
  const isOpen = isCompact ? isOpenOnPhone : isWanted;
  const shown = lastOutfits(data);
  if (shown.length === 0) return null;
  const toggle = (): void => {
    if (isCompact) return setIsOpenOnPhone(!isOpen);
    setIsWanted(!isOpen);
    writeText('local', STORED, isOpen ? 'folded' : null);
  };
  return (
    <section className="outfit-rail" data-accent="boutique" aria-label={text.outfits} data-open={isOpen}>
      {/* The keys work while it is folded. */}
      <ol id={listId} hidden={!isOpen}>
        {shown.map((outfit, at) => (
          <RailOutfit key={outfit.id} outfit={outfit} digit={at + 1} onWorn={() => setIsOpenOnPhone(false)} />
        ))}
      </ol>
      <IconButton
        label={text.outfits}
        className="outfit-rail-toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <CoatHangerIcon weight="fill" size={21} />
      </IconButton>
    </section>
  );
}

function RailOutfit({ outfit, digit, onWorn }: { outfit: Outfit; digit: number; onWorn: () => void }) {
  const { id, name, imageUrl } = outfit;
  const isWorn = outfit.isWorn === true;
  const redrawn = useSnapshot(outfitPictures).redrawn[id];
  const picture = usePicture(`${storageUrl(imageUrl)}${redrawn === undefined ? '' : `?redrawn=${redrawn}`}`);
  const { isBusy, wear, dialog } = useWear(id);
  const choose = (): void => {
    if (!isBusy) void wear().then(onWorn);
  };
  useDigit(digit, choose);
  return (
    <li>
      <button
        type="button"
        className="outfit-rail-one"
        title={`${name} (${digit})`}
        aria-keyshortcuts={String(digit)}
        aria-busy={isBusy || undefined}
        data-worn={isWorn || undefined}
        onClick={choose}
      >
        <PictureView picture={picture} className="outfit-rail-picture" />
        {/* One span: between two, screen readers hear a pause before the comma. */}
        <span className="sr-only">
          <bdi>{name}</bdi>
          {isWorn && COMMA + text.wornNow}
        </span>
        <i className="outfit-rail-key" data-key={digit} aria-hidden />
      </button>
      {dialog}
    </li>
  );
}

function useDigit(digit: number, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (hud.isWheelOpen || !settings.hasLetterKeys || !isTownFocused(document.activeElement)) return;
      if (digitOf(event) !== digit) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [digit]);
}
