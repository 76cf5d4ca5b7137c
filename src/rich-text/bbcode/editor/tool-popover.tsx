/**
 * A toolbar button that opens a popover with a list of values or a small form. The chosen edit is applied after the popover
 * has closed, when the text area has its focus and selection again.
 */
import * as RadixPopover from 'radix-ui/popover';
import * as RadixToolbar from 'radix-ui/toolbar';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useLayer } from '../../../ui/layers/use-layer.ts';
import { useWindowEdges } from '../../../ui/overlays/window-edges.ts';

export interface ToolPopoverProps {
  label: string;
  /** Content of the button. */
  face: ReactNode;
  className?: string;
  contentClassName?: string;
  /** Controlled open state, for shortcuts. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Returns the focus to the text area. */
  onReturn: () => void;
  children: ReactNode;
}

const ChooseContext = createContext<(act: () => void) => void>((act) => act());

/** Closes the enclosing popover, then runs the chosen action. */
export const useChoose = (): ((act: () => void) => void) => useContext(ChooseContext);

export function ToolPopover(props: ToolPopoverProps) {
  const { label, face, className, contentClassName, onReturn, children } = props;
  const [isOpenInside, setIsOpenInside] = useState(false);
  const chosen = useRef<(() => void) | null>(null);
  const isOpen = props.isOpen ?? isOpenInside;
  const setOpen = (next: boolean): void => {
    setIsOpenInside(next);
    props.onOpenChange?.(next);
  };
  useLayer(() => setOpen(false), isOpen);
  const edges = useWindowEdges(isOpen);
  const choose = (act: () => void): void => {
    chosen.current = act;
    setOpen(false);
  };
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild>
        <RadixToolbar.Button className={classNames('bb-tool', className)} aria-label={label} title={label}>
          {face}
        </RadixToolbar.Button>
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          className={classNames('menu menu-layer bb-tool-menu', contentClassName)}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={edges}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const act = chosen.current;
            chosen.current = null;
            if (act) act();
            else onReturn();
          }}
        >
          <ChooseContext value={choose}>{children}</ChooseContext>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
