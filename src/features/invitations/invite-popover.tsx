/** The button with its panel, which is open at first: each time it opens, a link is made. */
import { type ComponentType, useState } from 'react';
import { Popover } from '../../ui/overlays/popover.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { text } from './text.ts';

export function InvitePopover({ Trigger }: { Trigger: ComponentType }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover label={text.invite} side="top" isOpen={isOpen} onOpenChange={setIsOpen} trigger={<Trigger />}>
      <InvitePanel />
    </Popover>
  );
}
