/**
 * The frame of a modal dialog: a centred panel with a header; on narrow windows a sheet over the whole screen. It traps the
 * focus and returns it to the opener. Escape, the close button and Back close it, the inner layers first. A nested dialog is
 * shown above its parent with its own scrim. `dialog.tsx` adds the question about unsaved work.
 */
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import * as RadixDialog from 'radix-ui/dialog';
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { Awning } from '../layout/awning.tsx';
import { Knob } from '../controls/button.tsx';
import { classNames } from '../layout/class-names.ts';
import { DialogPlaceContext, useDialogPlace } from './dialog-place.tsx';
import { hasFinePointer } from '../hooks/has-fine-pointer.ts';
import type { Accent } from '../layout/accent.ts';
import { isWithinLayer, type Layer, topLayer } from '../layers/layers.ts';
import { leaveLayer } from '../layers/unsaved.ts';
import { LayerContext, useLayer } from '../layers/use-layer.ts';
import { keepFocus } from '../hooks/keep-focus.ts';
import { useFocusMoves } from '../hooks/use-focus-moves.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import { text } from '../text.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  accent?: Accent;
  /** Shown in the header before the title. */
  icon?: ReactNode;
  /** Largest size on wide windows, in CSS px; without `heightPx` the height follows the content. */
  widthPx?: number;
  heightPx?: number;
  hasAwning?: boolean;
  /** Stacking depth: 1 for the first dialog. By default one more than the surrounding dialog. */
  depth?: number;
  /** Shows back and forward buttons in the header on wide windows. */
  hasTravel?: boolean;
  onBack?: () => void;
  onForward?: () => void;
  /** Shown in the header before the close button. */
  actions?: ReactNode;
  /** Description for screen readers. */
  description?: string;
  /**
   * Small dialogs (a question, one field) are cards at the bottom of narrow windows instead of filling them. Without an
   * element with `FIRST_FOCUS` their first text field has the initial focus.
   */
  isSmall?: boolean;
  /** A required dialog has no close button and ignores Escape. */
  isRequired?: boolean;
  className?: string;
  /** Elements that may take the focus on close, in order of preference; the focused element by default. */
  openers?: readonly HTMLElement[];
  /** The dialog's focusable element. */
  ref?: RefObject<HTMLDivElement | null>;
  /** The dialog shows the screens: Back steps through them before it closes the dialog. */
  isHost?: boolean;
}

/** Clicks on a toast or a popover must not close the dialog below. */
const OVER_DIALOGS = '.menu-layer, .toast-layer';
/** An element with this attribute handles the first Escape itself; the next one closes the dialog. */
const OWN_ESCAPE = '[data-own-escape]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Focuses the dialog: screen readers read its title, and the next Tab goes to its first control. */
function focusItself(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

const TEXT_FIELDS =
  'textarea, input:is([type="text"], [type="search"], [type="email"], [type="password"], :not([type]))';

/** Marks the element of a dialog without travel that has the initial focus, such as the safe answer of a question. */
export const FIRST_FOCUS = { 'data-first-focus': '' } as const;

/**
 * Focuses the marked element, else the first text field, except on touch screens, where a keyboard would cover the
 * dialog. `autoFocus` does not work here: the focus trap of the dialog below takes the focus back.
 */
function focusField(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const marked = event.target.querySelector<HTMLElement>('[data-first-focus]');
  const field = marked ?? (hasFinePointer() ? event.target.querySelector<HTMLElement>(TEXT_FIELDS) : null);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/** Focuses the marked element of a large dialog; without one the focus goes to its first control. */
function focusMarked(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const marked = event.target.querySelector<HTMLElement>('[data-first-focus]');
  marked?.focus();
  // A disabled one does not take it.
  if (marked !== null && marked === document.activeElement) event.preventDefault();
}

/** Closes the inner layer on top, such as an open mail. Returns false when there is none. */
function leaveInnerLayer(dialog: Layer): boolean {
  const top = topLayer();
  if (top?.kind !== 'inner' || !isWithinLayer(top, dialog)) return false;
  leaveLayer(top);
  return true;
}

/** A knob that leads nowhere is no stop of Tab. It keeps the focus that it has: the player may have come by it. */
const travelling = (go: (() => void) | undefined) =>
  go === undefined ? { 'aria-disabled': true, tabIndex: -1 } : { onClick: go };

/** Longer titles can be cut on phones: the pointer then shows all of it. */
const LONG_TITLE_LENGTH = 16;

export function DialogShell(props: DialogProps) {
  const { title, onClose, children, accent = 'bloom', icon, widthPx = 1080, heightPx, ref } = props;
  const { hasAwning, hasTravel, onBack, onForward, actions, description, isSmall, isRequired, className, openers } =
    props;
  useFocusMoves();
  useEffect(keepFocus, []);
  const layer = useLayer(onClose, !isRequired, props.isHost ? 'host' : 'floating');
  const { box, restore } = useReturnFocus(openers);
  const setBox = useCallback(
    (element: HTMLDivElement | null) => {
      box(element);
      if (ref) ref.current = element;
    },
    [box, ref],
  );
  const around = useDialogPlace();
  const depth = props.depth ?? around.depth + 1;
  const [noteSlot, setNoteSlot] = useState<HTMLElement | null>(null);
  const [actionSlot, setActionSlot] = useState<HTMLElement | null>(null);
  const place = useMemo(
    () => ({ depth, note: noteSlot, actions: actionSlot, leave: () => void leaveLayer(layer) }),
    [depth, noteSlot, actionSlot, layer],
  );
  const zIndex = 48 + depth * 2;
  const style = {
    '--w': `${widthPx}px`,
    '--h': heightPx ? `${heightPx}px` : 'auto',
    zIndex,
  } as CSSProperties;
  const keepOnEscape = (event: Event) => {
    if (isRequired || isWithin(event.target, OWN_ESCAPE) || leaveInnerLayer(layer)) event.preventDefault();
  };
  const keepOnOutside = (event: Event) => {
    if (isRequired || isWithin(event.target, OVER_DIALOGS)) event.preventDefault();
  };
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && !isRequired && leaveLayer(layer)}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" style={{ zIndex: zIndex - 1 }} />
        <RadixDialog.Content
          ref={setBox}
          data-accent={accent}
          className={classNames('panel panel-trim dialog', isSmall && 'is-small', className)}
          style={style}
          onOpenAutoFocus={isSmall ? focusField : hasTravel ? focusItself : focusMarked}
          onCloseAutoFocus={restore}
          onEscapeKeyDown={keepOnEscape}
          onInteractOutside={keepOnOutside}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={classNames('sign dialog-sign', hasAwning && 'has-awning')}>
            {hasTravel && (
              <div className="hidden gap-1.5 md:flex">
                <Knob label={text.back} {...travelling(onBack)}>
                  <CaretLeftIcon className="mirrors" weight="bold" size={16} />
                </Knob>
                <Knob label={text.forward} {...travelling(onForward)}>
                  <CaretRightIcon className="mirrors" weight="bold" size={16} />
                </Knob>
              </div>
            )}
            <div className="dialog-title">
              {icon && <span className="dialog-icon">{icon}</span>}
              <RadixDialog.Title
                className="sign-title clamp1"
                title={title.length > LONG_TITLE_LENGTH ? title : undefined}
              >
                {title}
              </RadixDialog.Title>
              <span ref={setNoteSlot} className="contents" />
            </div>
            {actions}
            <span ref={setActionSlot} className="dialog-actions" />
            {!isRequired && (
              <RadixDialog.Close asChild>
                <Knob label={text.close}>
                  <XIcon weight="bold" size={16} />
                </Knob>
              </RadixDialog.Close>
            )}
          </header>
          {hasAwning && (
            <div className="z-[1] mx-[7px] -mb-[7px] flex-none">
              <Awning />
            </div>
          )}
          {description && <RadixDialog.Description className="sr-only">{description}</RadixDialog.Description>}
          <LayerContext value={layer}>
            <DialogPlaceContext value={place}>
              <div className="flex min-h-0 flex-1 flex-col">{children}</div>
            </DialogPlaceContext>
          </LayerContext>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
