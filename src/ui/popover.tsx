/** A small panel with a pointer beside what opened it. Below 768 px use a `Drawer` with the same content. */
import * as RadixPopover from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PopoverProps {
  /** Opens it; must pass ref and props on to a DOM button. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

export function Popover(props: PopoverProps) {
  const { trigger, label, children, isOpen, onOpenChange, side = 'bottom', align = 'center', className } = props;
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          className={classNames('menu menu-layer', className)}
          side={side}
          align={align}
          sideOffset={10}
          collisionPadding={8}
        >
          {children}
          <RadixPopover.Arrow className="popover-arrow" width={18} height={9} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
