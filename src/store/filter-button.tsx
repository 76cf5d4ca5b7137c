/** The button that shows the sort order and opens sorting and filters: in a popover, or a drawer on a phone. */
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { type ReactNode, useState } from 'react';
import type { StoreSort } from '../shared/rules/store.ts';
import { Button } from '../ui/controls/button.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { Popover } from '../ui/overlays/popover.tsx';
import type { Accent } from '../ui/layout/accent.ts';
import { useIsNarrow } from '../ui/hooks/use-is-narrow.ts';
import { SortPicker, type SortPickerProps } from './sort-picker.tsx';
import { text } from './text.ts';
import { labelled } from '../languages/name-list.ts';

export interface FilterButtonProps extends SortPickerProps {
  sortBy: StoreSort;
  accent: Accent;
  /** The number of active filters. */
  filterCount?: number;
  /** Filters, shown after the sort orders. */
  children?: ReactNode;
}

export function FilterButton({ accent, filterCount = 0, children, ...sort }: FilterButtonProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const sorted = labelled(text.sort, text.sortNames[sort.sortBy]);
  const label = filterCount > 0 ? text.withFilters({ label: sorted, count: filterCount }) : sorted;
  const trigger = (
    <Button
      aria-label={label}
      isPressed={filterCount > 0 ? true : undefined}
      className="sort-button max-md:btn-icon"
      onClick={isNarrow ? () => setIsOpen(true) : undefined}
    >
      <span className="sort-button-name max-md:sr-only">{text.sortNames[sort.sortBy]}</span>
      <FunnelIcon weight="fill" size={17} aria-hidden />
    </Button>
  );
  const content = (
    <div className="sort-panel flex flex-col gap-4 p-2">
      <SortPicker {...sort} />
      {children}
    </div>
  );
  if (!isNarrow) {
    return (
      <Popover
        trigger={trigger}
        label={text.sort}
        accent={accent}
        align="end"
        className="w-[290px]"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        {content}
      </Popover>
    );
  }
  return (
    <>
      {trigger}
      {isOpen && (
        <Drawer title={text.sort} accent={accent} onClose={() => setIsOpen(false)} className="px-2">
          {content}
        </Drawer>
      )}
    </>
  );
}
