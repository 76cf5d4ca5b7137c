/** Placeholders in the shape of a grid that is loading. */
import { type ColumnSteps, ITEM_COLUMNS, useColumns } from '../lists/use-columns.ts';

export interface SkeletonTilesProps {
  /** Announced by screen readers while the content loads. */
  label: string;
  rows: number;
  /** Height of one tile. */
  tilePx: number;
  columns?: ColumnSteps;
}

export function SkeletonTiles({ label, rows, tilePx, columns: steps = ITEM_COLUMNS }: SkeletonTilesProps) {
  const columns = useColumns(steps);
  return (
    <output
      aria-label={label}
      className="grid flex-1 content-start gap-2 overflow-hidden p-[3px]"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: columns * rows }, (_, tile) => (
        <span key={tile} className="skel block rounded-[14px]!" style={{ height: tilePx }} />
      ))}
    </output>
  );
}
