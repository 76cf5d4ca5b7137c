/** A spoiler. Its content is not rendered before a click, so that nothing in it loads or is read aloud. */
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { type ReactNode, useId, useState } from 'react';
import { text } from './text.ts';

export function Spoiler({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="bb-spoiler" data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <CaretRightIcon className="mirrors" weight="bold" size={13} aria-hidden />
        <span className="min-w-0">{title.trim() === '' ? text.spoiler : text.spoilerOf({ title: title.trim() })}</span>
      </button>
      <div id={id} hidden={!isOpen} className="bb-spoiled">
        {isOpen && children}
      </div>
    </div>
  );
}
