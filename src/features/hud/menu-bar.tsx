/** The bar of the three menus, which are loaded when the first one is opened. Afterwards the menus bring their buttons. */
import { cloneElement, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { MenuButtons, type MenuName } from './menu-buttons.tsx';
import type { MenusProps } from './menus.tsx';

export const LazyMenus = lazyPart<MenusProps>(
  async () => (await import('./menus.tsx')).Menus,
  () => <MenuButtons>{(_, button) => cloneElement(button, { 'aria-busy': true })}</MenuButtons>,
);
const PRELOAD = preloadProps(LazyMenus);

export function MenuBar({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [first, setFirst] = useState<{ name: MenuName; isByKey: boolean } | null>(null);
  if (first !== null) return <LazyMenus first={first.name} isByKey={first.isByKey} onOpenChange={onOpenChange} />;
  const props = (name: MenuName) => ({
    ...PRELOAD,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
    // A key makes a click without a count.
    onClick: ({ detail }: { detail: number }) => setFirst({ name, isByKey: detail === 0 }),
    onKeyDown: (event: { key: string; preventDefault(): void }) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setFirst({ name, isByKey: true });
    },
  });
  return <MenuButtons>{(name, button) => cloneElement(button, props(name))}</MenuButtons>;
}
