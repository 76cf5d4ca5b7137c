/** A small panel with a pointer next to its opener. On narrow windows use a `Drawer` with the same content. */
import * as RadixPopover from 'radix-ui/popover';
import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import type { Accent } from '../layout/accent.ts';
import { LayerContext, useLayer } from '../layers/use-layer.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import { useWindowEdges } from './window-edges.ts';

export interface PopoverProps {
  /** The button that opens it; must forward its ref and props to a DOM button. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  accent?: Accent;
  className?: string;
}

export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    children,
    isOpen: givenOpen,
    onOpenChange,
    side = 'bottom',
    align = 'center',
    accent,
    className,
  } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = givenOpen ?? ownOpen;
  const change = (next: boolean): void => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const layer = useLayer(() => change(false), isOpen);
  const edges = useWindowEdges(isOpen);
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={change}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          data-accent={accent}
          className={classNames('menu menu-layer', className)}
          side={side}
          align={align}
          sideOffset={10}
          collisionPadding={edges}
        >
          <LayerContext value={layer}>{children}</LayerContext>
          <RadixPopover.Arrow className="popover-arrow" width={18} height={9} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

export interface AnchoredPopoverProps {
  /** Rectangle in the window that the pointer points at, in CSS px. */
  anchor: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  label: string;
  onClose: () => void;
  children: ReactNode;
  accent?: Accent;
  side?: 'top' | 'bottom' | 'left' | 'right';
  widthPx?: number;
}

const POINTER_PX = 26;

type Side = NonNullable<AnchoredPopoverProps['side']>;

/**
 * The wanted side, or the first with room for the popover: it must not cover what it is about. A rectangle that is almost as
 * wide as the window has room only above or below.
 */
export function sideWithRoom(anchor: AnchoredPopoverProps['anchor'], wanted: Side, widthPx: number): Side {
  const needed = widthPx + POINTER_PX;
  const roomPx: Record<Side, number> = {
    left: anchor.x,
    right: window.innerWidth - anchor.x - anchor.width,
    top: anchor.y,
    bottom: window.innerHeight - anchor.y - anchor.height,
  };
  const beside = ([wanted, 'left', 'right'] as const).find((side) => roomPx[side] >= needed);
  return beside ?? (roomPx.bottom >= roomPx.top ? 'bottom' : 'top');
}

/** The rectangle, moved into the window: a phone that is turned leaves it outside. */
export function insideWindow({ x, y, width, height }: AnchoredPopoverProps['anchor']): AnchoredPopoverProps['anchor'] {
  const within = (at: number, size: number, windowPx: number): number => Math.max(0, Math.min(at, windowPx - size));
  return { x: within(x, width, window.innerWidth), y: within(y, height, window.innerHeight), width, height };
}

/** A popover next to a rectangle of the window, e.g. an avatar in the town. Returns the focus on close. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { label, onClose, children, accent, widthPx = 318 } = props;
  // Renders again when the window changes.
  const edges = useWindowEdges();
  const anchor = insideWindow(props.anchor);
  const side = sideWithRoom(anchor, props.side ?? 'left', widthPx);
  const { box, restore } = useReturnFocus();
  const layer = useLayer(onClose);
  const { x, y, width, height } = anchor;
  const place = useMemo(
    () => ({ current: { getBoundingClientRect: () => new DOMRect(x, y, width, height) } }),
    [x, y, width, height],
  );
  return (
    <RadixPopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixPopover.Anchor virtualRef={place} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          ref={box}
          aria-label={label}
          data-accent={accent}
          className="menu menu-layer"
          style={{ width: widthPx, maxWidth: 'calc(100vw - 16px)' }}
          side={side}
          sideOffset={10}
          collisionPadding={edges}
          onCloseAutoFocus={restore}
        >
          <div className="popover-scroll">
            <LayerContext value={layer}>{children}</LayerContext>
          </div>
          <RadixPopover.Arrow className="popover-arrow" width={18} height={9} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
