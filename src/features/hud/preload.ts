/** The drawer of a phone's menus, whose code is fetched before its first use. */
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

export const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer);
