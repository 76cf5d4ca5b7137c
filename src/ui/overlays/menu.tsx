/**
 * A dropdown of actions. Choosing any item closes it; arrow keys, Home, End and first letters move; Escape gives the
 * focus back to the button. Disabled items stay reachable by eye and say why in `note`.
 */
import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';

export interface MenuProps {
  /** The button that opens it; must pass its ref and props on to a DOM button. */
  trigger: ReactNode;
  children: ReactNode;
  /** Width of the list in CSS pixels. */
  widthPx?: number;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** Names the list; without it the trigger does. */
  label?: string;
  /** Lets the caller own whether it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export function Menu(props: MenuProps) {
  const { trigger, children, widthPx = 300, align = 'end', side = 'bottom', label, isOpen, onOpenChange } = props;
  return (
    <RadixMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          className="menu menu-layer"
          style={{ width: widthPx, maxWidth: 'calc(100vw - 16px)' }}
          align={align}
          side={side}
          sideOffset={10}
          collisionPadding={8}
          loop
          aria-label={label}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect?: () => void;
  isDisabled?: boolean;
  /** Small text at the end: why it is disabled, a shortcut. */
  note?: ReactNode;
  /** Stands at the end, for example a badge. */
  end?: ReactNode;
  className?: string;
}

export function MenuItem({ icon, children, onSelect, isDisabled, note, end, className }: MenuItemProps) {
  return (
    <RadixMenu.Item className={classNames('mi', className)} disabled={isDisabled} onSelect={onSelect}>
      {icon}
      <span className="flex-1">{children}</span>
      {note && <span className="t-micro text-ink-3">{note}</span>}
      {end}
    </RadixMenu.Item>
  );
}

export interface MenuSwitchProps {
  icon?: ReactNode;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A row that switches something; like any other item it closes the menu. */
export function MenuSwitch({ icon, label, isOn, onChange }: MenuSwitchProps) {
  return (
    <RadixMenu.CheckboxItem className="mi" checked={isOn} onCheckedChange={onChange}>
      {icon}
      <span className="flex-1">{label}</span>
      <span aria-hidden className="switch" data-state={isOn ? 'checked' : 'unchecked'}>
        <span />
      </span>
    </RadixMenu.CheckboxItem>
  );
}

export function MenuRule() {
  return <RadixMenu.Separator className="rule mx-2 my-1.5" />;
}
