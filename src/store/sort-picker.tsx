/** The sort orders, as radio buttons. */
import { useId } from 'react';
import { STORE_SORTS, type StoreSort } from '../shared/rules/store.ts';
import { text } from './text.ts';

export interface SortPickerProps {
  sortBy: StoreSort;
  onSort: (sortBy: StoreSort) => void;
}

export function SortPicker({ sortBy, onSort }: SortPickerProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-0.5">
      <legend className="label pb-1">{text.sort}</legend>
      {STORE_SORTS.map((sort) => (
        <label key={sort} className="row cursor-pointer px-2! py-1.5!" data-on={sort === sortBy || undefined}>
          <input type="radio" className="radio" name={name} checked={sort === sortBy} onChange={() => onSort(sort)} />
          <span className="t-body font-bold">{text.sortNames[sort]}</span>
        </label>
      ))}
    </fieldset>
  );
}
