/** The ten works that most players wear: this month so far, and the month before. */
import { PaintBrushIcon } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { openScreen } from '../../../screens/screens.ts';
import type { Work } from '../../../shared/contract/creators.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { session } from '../../../state/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { SkeletonTiles } from '../../../ui/feedback/skeleton-tiles.tsx';
import { useCellControl } from '../../../ui/lists/cell-focus.ts';
import { GridRegion } from '../../../ui/lists/grid-region.tsx';
import { SignActions } from '../../../ui/overlays/dialog-place.tsx';
import { favouritesQuery } from '../calls.ts';
import { monthName, text } from '../text.ts';
import { WorkTile } from './work-tile.tsx';

const COLUMNS = [1, 2, 3, 4, 5] as const;
const TILE_PX = 262;

type Month = 'current' | 'previous';

export function Favourites() {
  const query = useQuery(favouritesQuery());
  const username = useSnapshot(session).user?.username;
  const [month, setMonth] = useState<Month>('current');
  const shown = query.data?.[month].favourites ?? [];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3">
      <SignActions>
        <Button
          size="sm"
          icon={<PaintBrushIcon weight="fill" size={16} />}
          onClick={() => openScreen('creators', { username: username ?? '' })}
        >
          <span className="max-md:sr-only">{text.ownPage}</span>
        </Button>
      </SignActions>
      <div className="favourites-head">
        <div className="min-w-0 flex-1">
          <h3 className="t-heading">{text.favourites}</h3>
          <p className="t-small text-ink-3">{text.favouritesNote}</p>
        </div>
        {query.data && (
          <Segments
            label={text.month}
            value={month}
            onChange={setMonth}
            choices={[
              { value: 'current', label: monthName(query.data.current.startMs) },
              { value: 'previous', label: monthName(query.data.previous.startMs) },
            ]}
          />
        )}
      </div>
      <GridRegion
        query={query}
        loadFailed={text.loadFailed}
        skeleton={<SkeletonTiles label={text.loading} columns={COLUMNS} rows={2} tilePx={TILE_PX} />}
        empty={<Empty picture="/ui/empty/no-items.webp" title={text.noFavourites} text={text.noFavouritesNote} />}
        filterKey={month}
        label={text.favourites}
        cells={shown}
        keyOf={workKey}
        columns={COLUMNS}
        estimatePx={TILE_PX}
        renderCell={(work) => (
          <WorkTile
            work={work}
            by={<Maker name={work.creator} />}
            mark={<span className="work-rank">{shown.indexOf(work) + 1}</span>}
          />
        )}
      />
    </div>
  );
}

const workKey = ({ id }: Work): string => id;

/** Leads to the creator's page. */
function Maker({ name }: { name: string }) {
  const control = useCellControl();
  if (name === DELETED_NAME) return null;
  return (
    <>
      {text.by}{' '}
      <button
        {...control}
        type="button"
        className="link relative"
        onClick={() => openScreen('creators', { username: name })}
      >
        <bdi>{name}</bdi>
      </button>
    </>
  );
}
