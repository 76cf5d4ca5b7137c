/** Lists and grids on the component page: loaded, pending, failed, empty, and the end of a paged list. */
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { SkeletonTiles } from '../../ui/feedback/skeleton-tiles.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { LanternMark } from '../../ui/layout/lantern-mark.tsx';
import { Card } from '../../ui/layout/panel.tsx';
import { GridRegion } from '../../ui/lists/grid-region.tsx';
import { ListRegion } from '../../ui/lists/list-region.tsx';
import { NextPageButton, NextPageFoot } from '../../ui/lists/next-page.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { VirtualGrid } from '../../ui/lists/virtual-grid.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { Group, NEXT_PAGES, QUERIES } from './group.tsx';

const ROWS = Array.from({ length: 200 }, (_, index) => `Row ${index + 1}`);
const TILES = ROWS.slice(0, 60);
const COLUMNS = [2, 3, 3, 4, 4] as const;
const itself = (row: string): string => row;
const NOTHING = <Empty picture={<LanternMark size={40} isLit={false} />} title="Nothing here" />;

const Box = ({ children }: { children: ReactNode }) => <Card className="flex h-64 w-full flex-col">{children}</Card>;
const renderRow = (row: string): ReactNode => <p className="row">{row}</p>;
const renderCell = (cell: string): ReactNode => (
  <button type="button" className="card w-full p-3">
    {cell}
  </button>
);

export function ListParts() {
  return (
    <>
      <Group title="Lists">
        <Box>
          <VirtualList
            label="All rows"
            rows={ROWS}
            keyOf={itself}
            estimatePx={44}
            renderRow={renderRow}
            className="flex-1"
          />
        </Box>
        {(['loaded', 'pending', 'failed'] as const).map((state) => (
          <Box key={state}>
            <PagedList
              label={`Rows, ${state}`}
              query={{ ...QUERIES[state], ...NEXT_PAGES.last }}
              rows={ROWS}
              keyOf={itself}
              estimatePx={44}
              renderRow={renderRow}
              loading={`Loading rows, ${state}`}
              loadFailed="The rows could not be loaded. "
              loadMoreFailed="No more rows could be loaded."
              empty={NOTHING}
            />
          </Box>
        ))}
        <Box>
          <ListRegion
            query={QUERIES.loaded}
            loadFailed=""
            skeleton={<SkeletonRows label="Loading" />}
            isEmpty
            empty={NOTHING}
          >
            <p>Not shown</p>
          </ListRegion>
        </Box>
        {(['last', 'pending', 'failed'] as const).map((state) => (
          <Card key={state} className="w-full">
            <NextPageFoot
              pages={NEXT_PAGES[state]}
              loading={`Loading the next page, ${state}`}
              failed="The next page could not be loaded."
              end="That was all."
            />
          </Card>
        ))}
        {(['more', 'pending'] as const).map((state) => (
          <Card key={state} className="w-full">
            <NextPageButton pages={NEXT_PAGES[state]} label={`More rows, ${state}`} />
          </Card>
        ))}
      </Group>
      <Group title="Grids">
        <Box>
          <VirtualGrid
            label="All tiles"
            cells={TILES}
            keyOf={itself}
            renderCell={renderCell}
            estimatePx={52}
            columns={COLUMNS}
            className="flex-1"
          />
        </Box>
        <Box>
          <GridRegion
            label="Tiles with arrow keys"
            query={QUERIES.loaded}
            loadFailed=""
            skeleton={<SkeletonTiles label="Loading" rows={2} tilePx={52} />}
            empty={NOTHING}
            filterKey="all"
            cells={TILES}
            keyOf={itself}
            renderCell={renderCell}
            estimatePx={52}
            columns={COLUMNS}
          />
        </Box>
      </Group>
    </>
  );
}
