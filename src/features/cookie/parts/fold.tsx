/** A part of the bakery that is closed until it is asked for. Open and closed belong to the browser: find in page opens it, too. */
import './fold.css';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ReactNode } from 'react';

export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="cookie-fold">
      <summary>
        <CaretDownIcon weight="bold" size={14} aria-hidden />
        {title}
      </summary>
      {children}
    </details>
  );
}
