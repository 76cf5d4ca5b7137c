/**
 * A modal cover over the whole window, above every dialog: nothing below takes the focus, keys or clicks. Escape and Back
 * do nothing. The focus returns to where it was when the cover is removed.
 */
import * as RadixDialog from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { LayerContext, useLayer } from '../layers/use-layer.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';

export interface CoverProps {
  /** Contains a `CoverTitle` and a `CoverText`. Its first button has the initial focus. */
  children: ReactNode;
  className: string;
}

const stay = (event: Event): void => event.preventDefault();

const keepOpen = (): void => {};

interface WordsProps {
  className?: string;
  children: ReactNode;
}

/** The accessible name of the surrounding cover. */
export function CoverTitle(props: WordsProps) {
  return (
    <RadixDialog.Title asChild>
      <h1 className={props.className}>{props.children}</h1>
    </RadixDialog.Title>
  );
}

/** The description of the surrounding cover. */
export const CoverText = (props: WordsProps) => <RadixDialog.Description {...props} />;

export function Cover({ children, className }: CoverProps) {
  const { box, restore } = useReturnFocus();
  const layer = useLayer(keepOpen);
  return (
    <RadixDialog.Root open>
      <RadixDialog.Portal>
        <RadixDialog.Content
          ref={box}
          role="alertdialog"
          className={className}
          onCloseAutoFocus={restore}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
        >
          <LayerContext value={layer}>{children}</LayerContext>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
