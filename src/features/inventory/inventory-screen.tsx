/**
 * The player's inventory. Clicks mark changes, the figure shows them at once, and Apply sends them, after a question when
 * they hide garments or leave the figure bare.
 */
import './inventory.css';
import { DiceFiveIcon } from '@phosphor-icons/react/dist/csr/DiceFive';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useState } from 'react';
import { bodyOf, otherBodyOf } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { categoryIn } from '../../avatar/wardrobe/filter-items.ts';
import { CategoryTabs, ItemSearch } from '../../avatar/wardrobe/item-finder.tsx';
import { lossSentences } from '../../avatar/wardrobe/text.ts';
import { ItemsRegion } from '../../avatar/wardrobe/items-region.tsx';
import { CutTile } from '../../avatar/wardrobe/cut-tile.tsx';
import { ItemFilters } from '../../avatar/wardrobe/item-filters.tsx';
import { PreviewStage } from '../../avatar/wardrobe/preview-stage.tsx';
import { SaveOutfitButton } from '../../avatar/wardrobe/save-outfit.tsx';
import { useLossesQuestion } from '../../avatar/wardrobe/use-losses-question.tsx';
import { useOwnItems } from '../../avatar/wardrobe/use-own-items.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { LOW_QUERY } from '../../shared/rules/viewport.ts';
import { showOwnLook } from '../../state/session/connection.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { useIsFolded } from '../../ui/hooks/use-is-folded.ts';
import { useUnsaved } from '../../ui/layers/use-layer.ts';
import { type Mark, marksOf } from './draft.ts';
import { DraftBar } from './parts/draft-bar.tsx';
import { DressTools } from './parts/dress-tools.tsx';
import { FigurePanel } from './parts/figure-panel.tsx';
import { InfoLine } from './parts/info-line.tsx';
import { text } from './text.ts';
import { useDraft } from './use-draft.ts';

export default function InventoryScreen() {
  const look = useOwnLook();
  const own = useOwnItems();
  const { items, filter, setSearch, setCategory, narrow } = own;
  const { draft, pending, preview, losses, isBusy, toggle, changeFigure, discard, apply, dress } = useDraft(
    items,
    look,
  );
  const [isFigureOpen, setIsFigureOpen] = useState(false);
  const { isAccepted, dialog } = useLossesQuestion(text.apply);
  const [focus, setFocus] = useState<number | null>(null);
  const [turns, setTurns] = useState(0);
  const [locked, setLocked] = useState<ReadonlySet<number>>(new Set());
  const isFolded = useIsFolded();
  const isLow = useMedia(LOW_QUERY);
  useUnsaved(pending.total > 0 || isBusy, { text: text.unapplied({ count: Math.max(1, pending.total) }) });
  const body = preview ? bodyOf(preview) : null;
  const marks = marksOf(draft, items);

  const click = async (item: InventoryItem): Promise<void> => {
    const isTriedOn = !item.isEquipped && marks[item.id] === undefined;
    const otherBody = isTriedOn ? otherBodyOf(item, body) : null;
    if (otherBody !== null) {
      // What the change takes off is shown at once and asked before it is applied.
      if (!(await isAccepted(null, { itemName: item.name, body: otherBody }))) return;
      changeFigure({ bodyType: otherBody });
    }
    setFocus(item.category);
    toggle(item);
  };
  /** Resolves to whether everything was applied. */
  const applyAsking = async (): Promise<boolean> => {
    if (!(await isAccepted(losses)) || !(await apply())) return false;
    setTurns((before) => before + 1);
    showOwnLook();
    return true;
  };
  const applyOrSay = async (): Promise<void> => {
    if (pending.total === 0) showToast({ text: text.nothingToApply, tone: 'info' });
    else await applyAsking();
  };
  const chooseCategory = (category: number): void => {
    setCategory(category);
    setFocus(categoryIn({ category }));
  };
  const cancel = (): void => {
    discard();
    showToast({ text: text.cancelled, tone: 'info' });
  };

  const info = {
    total: items.length,
    equipped: items.filter(({ isEquipped }) => isEquipped).length,
    pending: pending.total,
  };
  const figure = preview && <FigurePanel preview={preview} onChange={changeFigure} />;
  const dressTools = (
    <DressTools
      items={items}
      canUndo={dress.canUndo}
      canRedo={dress.canRedo}
      onUndo={dress.undo}
      onRedo={dress.redo}
      onBack={dress.back}
      onSurprise={() => dress.surprise(locked)}
      locked={locked}
      onLock={setLocked}
    />
  );
  return (
    <>
      <div className="dressing-room max-md:pb-2">
        <div className="inventory-figure">
          <PreviewStage look={preview} focus={focus} turns={turns}>
            {isFolded && (
              <IconButton
                size="sm"
                className="inventory-open-figure"
                label={text.figure}
                onClick={() => setIsFigureOpen(true)}
              >
                <SlidersHorizontalIcon weight="bold" size={16} />
              </IconButton>
            )}
            {/* There the panel with the tools covers the figure. */}
            {isLow && (
              <IconButton
                size="sm"
                className="inventory-surprise"
                label={text.surpriseLabel}
                onClick={() => dress.surprise(locked)}
              >
                <DiceFiveIcon weight="fill" size={17} />
              </IconButton>
            )}
          </PreviewStage>
          {!isFolded && figure}
        </div>
        <div className="dressing-list">
          <div className="inventory-tools">
            <ItemSearch search={filter.search} onSearch={setSearch} isShort={isLow} />
            <ItemFilters filter={filter} onFilter={narrow} />
            <SaveOutfitButton pending={pending.total > 0 ? { count: pending.total, onApply: applyAsking } : null} />
          </div>
          <CategoryTabs items={items} category={filter.category} onCategory={chooseCategory} />
          <div className="inventory-info">
            {!isFolded && <InfoLine {...info} />}
            {dressTools}
          </div>
          <ItemsRegion
            own={own}
            loadFailed={text.loadFailed}
            renderCut={(cut) => (
              <CutTile
                items={cut}
                body={body}
                stateOf={(item) => stateOf(item, marks[item.id])}
                onChoose={(item) => void click(item)}
              />
            )}
          />
        </div>
      </div>
      <DraftBar
        pending={pending}
        warnings={losses ? lossSentences(losses) : []}
        isBusy={isBusy}
        onApply={() => void applyOrSay()}
        onCancel={cancel}
      />
      {dialog}
      {isFolded && isFigureOpen && (
        <Drawer
          title={text.figure}
          accent="boutique"
          hasClearScrim
          onClose={() => setIsFigureOpen(false)}
          className="px-4"
        >
          <InfoLine {...info} className="mb-1 flex-none justify-center" />
          {/* With room for rings at its sides. */}
          <div className="scroll -mx-1.5 px-1.5">
            {dressTools}
            {figure}
          </div>
        </Drawer>
      )}
    </>
  );
}

function stateOf(item: InventoryItem, mark: Mark | undefined) {
  const state = mark ?? (item.isEquipped ? ('wear' as const) : undefined);
  return { state, mark: state, isPressed: mark === 'equip' || (item.isEquipped && mark === undefined) };
}
