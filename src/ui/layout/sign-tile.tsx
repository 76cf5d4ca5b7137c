/** A small plate of enamel with an icon on it, in the colour of a shop. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Shop } from './accent.ts';

export interface SignTileProps {
  shop: Shop;
  /** The icon, about half as wide as the tile. */
  children: ReactNode;
  sizePx?: number;
  className?: string;
}

export function SignTile({ shop, children, sizePx = 40, className }: SignTileProps) {
  return (
    <span
      data-shop={shop}
      className={classNames('sign sign-tile', className)}
      style={{ width: sizePx, height: sizePx }}
      aria-hidden
    >
      {children}
    </span>
  );
}
