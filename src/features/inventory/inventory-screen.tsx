/**
 * The player's inventory. Clicks mark changes, the figure shows them at once, and Apply sends them. Owns the draft,
 * which is dropped with the dialog.
 */
import './inventory.css';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useCallback, useState } from 'react';
import { bodyOf } from '../../avatar/look.ts';
import { useOwnLook } from '../../avatar/own-look.ts';
import { CategoryTabs, ItemSearch } from '../../avatar/wardrobe/item-finder.tsx';
import { ItemHint } from '../../avatar/wardrobe/item-hint.tsx';
import { ItemMark } from '../../avatar/wardrobe/item-mark.tsx';
import { ItemsRegion } from '../../avatar/wardrobe/items-region.tsx';
import { PreviewStage } from '../../avatar/wardrobe/preview-stage.tsx';
import { SaveOutfitButton } from '../../avatar/wardrobe/save-outfit.tsx';
import { useOwnItems } from '../../avatar/wardrobe/use-own-items.ts';
import { storageUrl } from '../../net/client-config.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { categoryName } from '../../shared/rules/categories.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { ItemTile } from '../../items/item-tile.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { applyDraft } from './apply.ts';
import { countPending, type Draft, EMPTY_DRAFT, type Mark, previewLook, toggleItem } from './draft.ts';
import { DraftBar } from './parts/draft-bar.tsx';
import { FigurePanel } from './parts/figure-panel.tsx';
import { InfoLine } from './parts/info-line.tsx';
import * as text from './text.ts';

export default function InventoryScreen() {
  const look = useOwnLook();
  const own = useOwnItems();
  const { query, items, filter, setSearch, setCategory } = own;
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [isBusy, setIsBusy] = useState(false);
  const [isFigureOpen, setIsFigureOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const pending = countPending(draft);
  const preview = look && previewLook(look, draft, items);
  const body = preview ? bodyOf(preview) : null;

  const click = useCallback(
    (item: InventoryItem) => {
      if (!item.isEquipped && body !== null && !item.bodyTypes.includes(body)) {
        showToast({ text: text.noFit(item.name), tone: 'info' });
        return;
      }
      setDraft((now) => toggleItem(now, item, items));
    },
    [items, body],
  );

  const apply = async (): Promise<void> => {
    if (pending.total === 0) return showToast({ text: text.NOTHING_TO_APPLY, tone: 'info' });
    setIsBusy(true);
    const { left, failures } = await applyDraft(draft, items);
    await query.refetch();
    setDraft(left);
    setIsBusy(false);
    for (const failure of failures) showToast({ text: failure, tone: 'bad' });
    if (failures.length === 0) showToast({ text: text.APPLIED, tone: 'ok' });
    return undefined;
  };
  const cancel = (): void => {
    setDraft(EMPTY_DRAFT);
    showToast({ text: text.CANCELLED, tone: 'info' });
  };

  const info = {
    total: items.length,
    equipped: items.filter(({ isEquipped }) => isEquipped).length,
    pending: pending.total,
  };
  const figure = look && preview && <FigurePanel look={look} preview={preview} draft={draft} onDraft={setDraft} />;
  return (
    <>
      <div className="dressing-room max-md:pb-2">
        <div className="inventory-figure">
          <PreviewStage look={preview}>
            <IconButton
              size="sm"
              className="inventory-open-figure md:hidden!"
              label={text.FIGURE}
              onClick={() => setIsFigureOpen(true)}
            >
              <SlidersHorizontalIcon weight="bold" size={16} />
            </IconButton>
          </PreviewStage>
          {!isNarrow && figure}
        </div>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
          <div className="flex gap-2">
            <ItemSearch search={filter.search} onSearch={setSearch} />
            <SaveOutfitButton note={pending.total > 0 ? text.NOT_SAVED_NOTE : undefined} />
          </div>
          <CategoryTabs items={items} category={filter.category} onCategory={setCategory} />
          <InfoLine {...info} className="max-md:hidden" />
          <ItemsRegion
            own={own}
            loadFailed={text.LOAD_FAILED}
            renderItem={(item) => <Tile item={item} mark={draft.marks[item.id]} body={body} onClick={click} />}
          />
        </div>
      </div>
      <DraftBar pending={pending} isBusy={isBusy} onApply={() => void apply()} onCancel={cancel} />
      {isNarrow && isFigureOpen && (
        <Drawer title={text.FIGURE} accent="boutique" onClose={() => setIsFigureOpen(false)} className="px-4">
          <InfoLine {...info} className="mb-2 justify-center" />
          {figure}
        </Drawer>
      )}
    </>
  );
}

interface TileProps {
  item: InventoryItem;
  mark: Mark | undefined;
  /** Of the shown figure. */
  body: BodyType | null;
  onClick: (item: InventoryItem) => void;
}

function Tile({ item, mark, body, onClick }: TileProps) {
  const state = mark ?? (item.isEquipped ? 'wear' : undefined);
  const isFitting = body === null || item.bodyTypes.includes(body);
  return (
    <ItemTile
      name={item.name}
      imageUrl={storageUrl(item.imageUrl)}
      rarity={item.rarity}
      state={state}
      isPressed={mark === 'equip' || (item.isEquipped && mark === undefined)}
      mark={state && <ItemMark mark={state} />}
      hint={<ItemHint item={item} />}
      className={isFitting ? undefined : 'is-unfit'}
      foot={<span className="t-micro clamp1 text-ink-3">{isFitting ? categoryName(item.category) : text.NO_FIT}</span>}
      onClick={() => onClick(item)}
    />
  );
}
