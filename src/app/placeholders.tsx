/**
 * Dialogs that the specifications name and that have no screen in this build yet. Each says honestly what will stand
 * there; a feature's `screen.ts` of the same name takes its place by itself.
 */
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { DiamondIcon } from '@phosphor-icons/react/dist/csr/Diamond';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import type { Icon } from '@phosphor-icons/react';
import type { Shop } from '../ui/shop.ts';

export interface Placeholder {
  name: string;
  title: string;
  shop: Shop;
  icon: Icon;
  /** One true sentence: what this will be for. */
  sentence: string;
  /** Where something is sold, worn or played for fun. */
  hasAwning?: boolean;
}

export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    name: 'forums',
    title: 'Forums',
    shop: 'books',
    icon: MegaphoneIcon,
    sentence: 'The posts of the Bay will be read, written and answered here.',
  },
  {
    name: 'store',
    title: 'Store',
    shop: 'boutique',
    icon: StorefrontIcon,
    sentence: 'Clothes will be tried on and bought here.',
    hasAwning: true,
  },
  {
    name: 'outlet',
    title: 'Outlet',
    shop: 'bloom',
    icon: BasketIcon,
    sentence: 'The whole stock of the Bay will be looked through and bought here.',
    hasAwning: true,
  },
  {
    name: 'flow',
    title: 'FLOW',
    shop: 'harbour',
    icon: DiamondIcon,
    sentence: 'The game of gems that raises your level will be played here.',
    hasAwning: true,
  },
  {
    name: 'cookie-clicker',
    title: 'Cookies',
    shop: 'bakery',
    icon: CookieIcon,
    sentence: 'Cookies will be baked here, one press at a time.',
    hasAwning: true,
  },
  {
    name: 'ad',
    title: 'Membership',
    shop: 'townhall',
    icon: CrownIcon,
    sentence: 'Membership and its plans will be explained here; nothing can be bought for money yet.',
  },
];
