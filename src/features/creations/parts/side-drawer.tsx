/** The place of the open submission: beside the list on wide windows, in a drawer over it on narrow ones. */
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../../ui/hooks/use-is-narrow.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';

export interface SideDrawerProps {
  title: string;
  /** The open submission; null when none is open. */
  content: ReactNode;
  /** Shown beside the list while no submission is open. */
  placeholder?: ReactNode;
  onClose: () => void;
}

export function SideDrawer({ title, content, placeholder, onClose }: SideDrawerProps) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) {
    const shown = content ?? placeholder;
    return shown && <div className="creations-beside">{shown}</div>;
  }
  if (!content) return null;
  return (
    <Drawer title={title} accent="cafe" onClose={onClose}>
      {content}
    </Drawer>
  );
}
