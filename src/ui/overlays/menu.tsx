/**
 * A dropdown menu. Selecting an item closes it. Arrow keys, Home, End and first letters move the focus; Escape returns it
 * to the button. Disabled items are visible; `note` explains why they are disabled.
 */
import * as RadixMenu from 'radix-ui/dropdown-menu';
import { type ReactNode, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { useLayer } from '../layers/use-layer.ts';
import { useWindowEdges } from './window-edges.ts';

export interface MenuProps {
  /** The button that opens it; must forward its ref and props to a DOM button. */
  trigger: ReactNode;
  children: ReactNode;
  /** Width of the list in CSS px. */
  widthPx?: number;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** CSS px at the lower edge of the window that it never covers. */
  clearancePx?: number;
  /** Accessible name; the trigger's name by default. */
  label?: string;
  /** Lets the caller control whether it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export function Menu(props: MenuProps) {
  const { trigger, children, widthPx = 300, align = 'end', side = 'bottom', label, onOpenChange } = props;
  const { clearancePx = 0 } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = props.isOpen ?? ownOpen;
  const change = (next: boolean): void => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  useLayer(() => change(false), isOpen);
  const edges = useWindowEdges(isOpen);
  return (
    <RadixMenu.Root open={isOpen} onOpenChange={change} modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <section ref={nameAfterMenu}>
          <RadixMenu.Content
            className="menu menu-layer scroll"
            style={{
              width: widthPx,
              maxWidth: 'calc(100vw - 16px)',
              maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
            }}
            align={align}
            side={side}
            sideOffset={10}
            collisionPadding={{ ...edges, bottom: Math.max(edges.bottom, clearancePx) }}
            loop
            aria-label={label}
          >
            {children}
          </RadixMenu.Content>
        </section>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Menus are outside of the page's landmarks: each is in one of its own, which has the name of its button. */
function nameAfterMenu(section: HTMLElement | null): void {
  const button = section?.querySelector('[role="menu"]')?.getAttribute('aria-labelledby');
  if (button) section?.setAttribute('aria-labelledby', button);
}

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect?: () => void;
  isDisabled?: boolean;
  /** Small text at the end: a shortcut, or why it is disabled. */
  note?: ReactNode;
  /** Small text below the label. */
  detail?: ReactNode;
  /** Shown at the end, e.g. a badge. */
  end?: ReactNode;
  className?: string;
}

export function MenuItem({ icon, children, onSelect, isDisabled, note, detail, end, className }: MenuItemProps) {
  return (
    <RadixMenu.Item className={classNames('mi', className)} disabled={isDisabled} onSelect={onSelect}>
      {icon}
      <span className="flex-1">
        {children}
        {detail && <span className="t-micro block text-ink-3">{detail}</span>}
      </span>
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

/** An item with a switch; selecting it closes the menu. */
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
