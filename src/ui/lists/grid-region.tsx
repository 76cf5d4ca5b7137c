/** A grid of cells from the server, with arrow keys and one tab stop, in the four states of `ListRegion`. */
import { ListRegion, type ListRegionProps } from './list-region.tsx';
import { VirtualGrid, type VirtualGridProps } from './virtual-grid.tsx';

type StateProps = Omit<ListRegionProps, 'isEmpty' | 'children'>;
type GridProps<Cell> = Omit<VirtualGridProps<Cell>, 'arrows' | 'className' | 'ref'>;

export interface GridRegionProps<Cell> extends StateProps, GridProps<Cell> {
  /** What the cells are filtered by. Another filter begins at its first cell. */
  filterKey: string;
}

export function GridRegion<Cell>(props: GridRegionProps<Cell>) {
  const { query, loadFailed, retryText, skeleton, empty, filterKey, ...grid } = props;
  return (
    <ListRegion
      query={query}
      loadFailed={loadFailed}
      retryText={retryText}
      skeleton={skeleton}
      isEmpty={grid.cells.length === 0}
      empty={empty}
    >
      <VirtualGrid {...grid} key={filterKey} arrows="grid" className="flex-1" />
    </ListRegion>
  );
}
