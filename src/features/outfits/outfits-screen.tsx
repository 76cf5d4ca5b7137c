/**
 * The player's outfits as pictures. A selected outfit can be worn, copied as a code or deleted. Owns selection and
 * search.
 */
import './outfits.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SaveOutfitForm } from '../../avatar/wardrobe/save-outfit.tsx';
import type { Outfit } from '../../shared/contract/outfits.ts';
import { findByText } from '../../shared/rules/text/find-text.ts';
import { outfitsQuery } from '../../state/shopping/wardrobe.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { openersBeside } from '../../ui/lists/focus-neighbour.ts';
import { GridRegion } from '../../ui/lists/grid-region.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { SkeletonTiles } from '../../ui/feedback/skeleton-tiles.tsx';
import { DeleteOutfitDialog } from './parts/delete-outfit-dialog.tsx';
import { OutfitTile } from './parts/outfit-tile.tsx';
import { text } from './text.ts';

const OUTFIT_COLUMNS = [1, 2, 3, 4, 5] as const;
const TILE_PX = 358;
const NONE_AT_ALL = { title: text.empty, text: text.emptyNote };

export default function OutfitsScreen() {
  const query = useQuery(outfitsQuery());
  const [search, setSearch] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{ outfit: Outfit; openers: HTMLElement[] } | null>(null);
  const shown = useMemo(() => findByText(query.data ?? [], search, ({ name }) => name), [query.data, search]);
  const order = useMemo(() => (query.data ?? []).map(outfitKey), [query.data]);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3">
      <div className="outfits-tools">
        <SearchField label={text.search} value={search} onChange={setSearch} className="min-w-0 flex-1" />
        <SaveOutfitForm className="outfits-save" />
      </div>
      <GridRegion
        query={query}
        loadFailed={text.loadFailed}
        skeleton={<SkeletonTiles label={text.loading} columns={OUTFIT_COLUMNS} rows={2} tilePx={TILE_PX} />}
        empty={
          <Empty
            picture="/ui/empty/no-items.webp"
            {...(query.data?.length === 0 ? NONE_AT_ALL : { title: text.noneFound })}
          />
        }
        filterKey={search}
        label={text.outfits}
        cells={shown}
        keyOf={outfitKey}
        columns={OUTFIT_COLUMNS}
        estimatePx={TILE_PX}
        renderCell={(outfit) => (
          <OutfitTile
            outfit={outfit}
            order={order}
            isChosen={outfit.id === chosenId}
            onChoose={() => setChosenId(outfit.id === chosenId ? null : outfit.id)}
            onDelete={(button) =>
              setDeleted({ outfit, openers: openersBeside(button, button.closest('article'), '.outfit-choose') })
            }
          />
        )}
      />
      {deleted && <DeleteOutfitDialog {...deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

const outfitKey = ({ id }: Outfit): string => id;
