/**
 * Context of a dialog's content: the stacking depth, and the header's slots that the content may fill.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export interface DialogPlace {
  /** 0 in the town, 1 inside a dialog, one more for each on top of it. */
  depth: number;
  /** Slots of the header; null outside of a dialog. */
  note: HTMLElement | null;
  actions: HTMLElement | null;
  /** Closes the dialog as its close button does: unsaved work asks first. For Cancel buttons. */
  leave: () => void;
}

export const DialogPlaceContext = createContext<DialogPlace>({
  depth: 0,
  note: null,
  actions: null,
  leave: () => {},
});

export const useDialogPlace = (): DialogPlace => useContext(DialogPlaceContext);

/** Renders its children, e.g. a badge, after the title of the surrounding dialog. */
export function SignNote({ children }: { children: ReactNode }) {
  const { note } = useDialogPlace();
  return note && createPortal(children, note);
}

/** Renders buttons in the header of the surrounding dialog, before the close button. */
export function SignActions({ children }: { children: ReactNode }) {
  const { actions } = useDialogPlace();
  return actions && createPortal(children, actions);
}
