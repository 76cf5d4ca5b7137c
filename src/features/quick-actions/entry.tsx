/** One line of the quick actions. */
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../ui/layout/class-names.ts';

export interface EntryProps {
  icon: ReactNode;
  children: ReactNode;
  onSelect?: () => void;
  isDisabled?: boolean;
  /** Shown at the end: why it is disabled. */
  note?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Entry({ icon, children, onSelect, isDisabled, note, className, ref }: EntryProps) {
  return (
    <button ref={ref} type="button" className={classNames('mi', className)} disabled={isDisabled} onClick={onSelect}>
      {icon}
      <span className="flex-1">{children}</span>
      {note && <span className="t-micro">{note}</span>}
    </button>
  );
}
