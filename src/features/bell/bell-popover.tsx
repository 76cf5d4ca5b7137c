/** The list of the bell below its button, on wide windows. Escape, a press beside it and the button close it. */
import * as RadixPopover from 'radix-ui/popover';
import { useMemo } from 'react';
import { useReturnFocus } from '../../ui/hooks/use-return-focus.ts';
import { LayerContext, useLayer } from '../../ui/layers/use-layer.ts';
import { useWindowEdges } from '../../ui/overlays/window-edges.ts';
import { BellList } from './bell-list.tsx';
import { titles } from '../../screens/titles.ts';

export interface BellPopoverProps {
  button: HTMLButtonElement;
  onClose: () => void;
}

export function BellPopover({ button, onClose }: BellPopoverProps) {
  const anchor = useMemo(() => ({ current: button }), [button]);
  const { box, restore } = useReturnFocus([button]);
  const layer = useLayer(onClose);
  const edges = useWindowEdges();
  return (
    <RadixPopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixPopover.Anchor virtualRef={anchor} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          ref={box}
          aria-label={titles.bell}
          data-accent="bloom"
          className="menu menu-layer bell-popover"
          side="bottom"
          align="end"
          sideOffset={10}
          collisionPadding={edges}
          onCloseAutoFocus={restore}
        >
          <LayerContext value={layer}>
            <BellList heading={<h2 className="t-heading">{titles.bell}</h2>} onOpen={onClose} />
          </LayerContext>
          <RadixPopover.Arrow className="popover-arrow" width={18} height={9} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
