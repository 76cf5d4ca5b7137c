/** The menu of a selected outfit: its code into chat and mail, its name, its look and its place among the others. */
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { mailOutfit, sayOutfit } from '../../../rich-text/write/share-outfit.ts';
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { OUTFIT_NAME_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { hasVisibleText } from '../../../shared/rules/text/visible-text.ts';
import { arrangeOutfits, overwriteOutfit, renameOutfit } from '../../../state/shopping/wardrobe.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { showOutcome } from '../../../ui/feedback/outcome.ts';
import { useOutcome } from '../../../ui/feedback/use-outcome.ts';
import { useInnerLayer } from '../../../ui/layers/use-layer.ts';
import { useSelectedCellControl } from '../../../ui/lists/cell-focus.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { text } from '../text.ts';

export interface OutfitEditsProps {
  outfit: Outfit;
  /** Ids of all outfits, in their order. */
  order: readonly string[];
}

/** An outfit on its way to another place, which takes the focus from its menu: the tile may be another one there. */
let moving: { id: string; from: number } | null = null;

export function OutfitEdits({ outfit, order }: OutfitEditsProps) {
  const control = useSelectedCellControl();
  const [isNaming, setIsNaming] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  const at = order.indexOf(outfit.id);
  useEffect(() => {
    // The form had the focus, and the button is a new one.
    if (wasNaming.current && !isNaming) menu.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  useEffect(() => {
    if (moving?.id !== outfit.id || moving.from === at) return;
    moving = null;
    menu.current?.focus();
  }, [outfit.id, at]);
  const move = async (by: -1 | 1): Promise<void> => {
    const ids = order.filter((id) => id !== outfit.id);
    ids.splice(at + by, 0, outfit.id);
    moving = { id: outfit.id, from: at };
    if ((await showOutcome(arrangeOutfits(ids))) === null) moving = null;
  };
  if (isNaming) return <NameForm outfit={outfit} onDone={() => setIsNaming(false)} />;
  return (
    <>
      <Menu
        label={text.more}
        widthPx={250}
        trigger={
          <IconButton {...control} ref={menu} size="sm" label={text.more}>
            <DotsThreeIcon weight="bold" size={18} />
          </IconButton>
        }
      >
        <MenuItem icon={<ChatCircleIcon weight="bold" size={16} />} onSelect={() => sayOutfit(outfit.id)}>
          {text.sayIt}
        </MenuItem>
        <MenuItem icon={<EnvelopeSimpleIcon weight="fill" size={16} />} onSelect={() => mailOutfit(outfit.id)}>
          {text.mailIt}
        </MenuItem>
        <MenuItem icon={<PencilSimpleIcon weight="bold" size={16} />} onSelect={() => setIsNaming(true)}>
          {text.rename}
        </MenuItem>
        <MenuItem icon={<SwapIcon weight="bold" size={16} />} onSelect={() => setIsAsking(true)}>
          {text.overwrite}
        </MenuItem>
        {at > 0 && (
          <MenuItem icon={<ArrowLeftIcon weight="bold" size={16} className="mirrors" />} onSelect={() => void move(-1)}>
            {text.earlier}
          </MenuItem>
        )}
        {at < order.length - 1 && (
          <MenuItem icon={<ArrowRightIcon weight="bold" size={16} className="mirrors" />} onSelect={() => void move(1)}>
            {text.later}
          </MenuItem>
        )}
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={text.overwriteQuestion({ name: outfit.name })}
          confirmLabel={text.overwrite}
          onConfirm={async () => {
            await showOutcome(overwriteOutfit(outfit.id));
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{text.overwriteNote}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Escape leaves the name as it is. */
function NameForm({ outfit, onDone }: { outfit: Outfit; onDone: () => void }) {
  const [name, setName] = useState(outfit.name);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, track } = useOutcome();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useInnerLayer(onDone);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!hasVisibleText(name)) return;
    if (name.trim() === outfit.name || (await track(renameOutfit(outfit.id, name.trim()))) !== null) onDone();
  };
  return (
    <form ref={form} className="outfit-name-form" onSubmit={(event) => void save(event)}>
      <Field
        className="min-w-0 flex-1"
        label={text.newName}
        isLabelHidden
        maxLength={OUTFIT_NAME_MAX_LENGTH}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <IconButton
        type="submit"
        size="sm"
        tone="primary"
        label={text.saveName}
        isBusy={isBusy}
        disabled={!hasVisibleText(name)}
      >
        <CheckIcon weight="bold" size={16} />
      </IconButton>
    </form>
  );
}
