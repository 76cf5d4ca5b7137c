/** A panel that slides up from the foot of a phone: menus, carts, quick actions. Same keeping of focus as a dialog. */
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Shop } from './shop.ts';
import { useReturnFocus, useStandInOpener } from './use-return-focus.ts';

export interface DrawerProps {
  /** Its name for screen readers. */
  title: string;
  onClose: () => void;
  children: ReactNode;
  shop?: Shop;
  /** The dialog it was opened from, 0 for none. */
  depth?: number;
  className?: string;
}

export function Drawer({ title, onClose, children, shop = 'bloom', depth = 0, className }: DrawerProps) {
  const returnFocus = useReturnFocus();
  const standIn = useStandInOpener();
  const layer = 50 + depth * 2;
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" style={{ zIndex: layer }} />
        <RadixDialog.Content
          ref={standIn}
          data-shop={shop}
          className={classNames('panel drawer', className)}
          style={{ zIndex: layer + 1 }}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
        >
          <div className="grip" aria-hidden />
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
