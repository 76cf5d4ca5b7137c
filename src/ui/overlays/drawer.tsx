/** A panel that slides up from the bottom of narrow windows: menus, carts, quick actions. Focus works as in a dialog. */
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, useMemo } from 'react';
import { classNames } from '../layout/class-names.ts';
import { DialogPlaceContext, useDialogPlace } from './dialog-place.tsx';
import type { Accent } from '../layout/accent.ts';
import { leaveLayer } from '../layers/unsaved.ts';
import { LayerContext, useLayer } from '../layers/use-layer.ts';
import { useFocusMoves } from '../hooks/use-focus-moves.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import { LeaveQuestion } from './leave-question.tsx';

export interface DrawerProps {
  /** Accessible name. */
  title: string;
  onClose: () => void;
  children: ReactNode;
  accent?: Accent;
  /** Depth of the dialog that opened it, 0 for none; by default the surrounding dialog's depth. */
  depth?: number;
  className?: string;
  /** Leaves what is behind it undimmed, where the player watches it change. */
  hasClearScrim?: boolean;
}

export function Drawer({ title, onClose, children, accent = 'bloom', depth, className, hasClearScrim }: DrawerProps) {
  const { box, restore } = useReturnFocus();
  const around = useDialogPlace();
  const over = depth ?? around.depth;
  useFocusMoves();
  const layer = useLayer(onClose);
  const place = useMemo(
    () => ({ depth: over + 1, note: null, actions: null, leave: () => void leaveLayer(layer) }),
    [over, layer],
  );
  const zIndex = 50 + over * 2;
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && leaveLayer(layer)}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={hasClearScrim ? 'scrim scrim-clear' : 'scrim'} style={{ zIndex }} />
        <RadixDialog.Content
          ref={box}
          data-accent={accent}
          className={classNames('panel drawer', className)}
          style={{ zIndex: zIndex + 1 }}
          onCloseAutoFocus={restore}
          aria-describedby={undefined}
        >
          <div className="grip" aria-hidden />
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          <LayerContext value={layer}>
            <DialogPlaceContext value={place}>
              {children}
              <LeaveQuestion />
            </DialogPlaceContext>
          </LayerContext>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
