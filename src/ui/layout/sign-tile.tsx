/** A small sign with an icon, in an accent colour. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Accent } from './accent.ts';

export interface SignTileProps {
  accent: Accent;
  /** The icon, about half as wide as the tile. */
  children: ReactNode;
  sizePx?: number;
  className?: string;
}

export function SignTile({ accent, children, sizePx = 40, className }: SignTileProps) {
  return (
    <span
      data-accent={accent}
      className={classNames('sign sign-tile', className)}
      style={{ width: sizePx, height: sizePx }}
      aria-hidden
    >
      {children}
    </span>
  );
}
