/** The place of the open submission: beside the list on wide windows, in a drawer over it on narrow ones. */
import type { ReactNode } from 'react';
import { useHeldNarrow } from '../../../ui/hooks/use-held-narrow.ts';
import type { Layer } from '../../../ui/layers/layers.ts';
import { leaveLayer } from '../../../ui/layers/unsaved.ts';
import { LayerContext, useInnerLayer } from '../../../ui/layers/use-layer.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';

export interface SideDrawerProps {
  title: string;
  /** The open submission; null when none is open. */
  content: ReactNode;
  /** Shown beside the list while no submission is open. */
  placeholder?: ReactNode;
  onClose: () => void;
  /** From `useSideLayer`. */
  layer: Layer;
}

/**
 * The layer of an open submission beside the list. `leave` runs something that closes it, and `open` shows another one,
 * after a question when the open one has unsaved work.
 */
export function useSideLayer(isOpen: boolean, setOpen: (id: string | null) => void) {
  const isNarrow = useHeldNarrow();
  const layer = useInnerLayer(() => setOpen(null), isOpen && !isNarrow);
  const leave = (then: () => void): void => {
    if (isOpen && !isNarrow) leaveLayer(layer, then);
    else then();
  };
  return { layer, leave, open: (id: string) => leave(() => setOpen(id)) };
}

export function SideDrawer({ title, content, placeholder, onClose, layer }: SideDrawerProps) {
  const isNarrow = useHeldNarrow();
  if (!isNarrow) {
    const shown = content ?? placeholder;
    return (
      shown && (
        <LayerContext value={content ? layer : null}>
          <div className="creations-beside">{shown}</div>
        </LayerContext>
      )
    );
  }
  if (!content) return null;
  return (
    <Drawer title={title} accent="cafe" onClose={onClose}>
      {content}
    </Drawer>
  );
}
