/**
 * Where in the pile of dialogs something stands, and what of its sign a dialog's content may fill: deep inside a screen
 * nobody passes these on by hand.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export interface DialogPlace {
  /** 0 in the town, 1 inside a dialog, one more for each on top of it. */
  depth: number;
  /** Places on the sign; null while there is none. */
  note: HTMLElement | null;
  actions: HTMLElement | null;
}

export const DialogPlaceContext = createContext<DialogPlace>({ depth: 0, note: null, actions: null });

export const useDialogPlace = (): DialogPlace => useContext(DialogPlaceContext);

/** Puts a small thing, a count or a badge, after the title of the dialog that it is rendered in. */
export function SignNote({ children }: { children: ReactNode }) {
  const { note } = useDialogPlace();
  return note && createPortal(children, note);
}

/** Puts buttons on the sign, before the close knob, of the dialog that it is rendered in. */
export function SignActions({ children }: { children: ReactNode }) {
  const { actions } = useDialogPlace();
  return actions && createPortal(children, actions);
}
