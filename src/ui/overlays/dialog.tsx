/**
 * A dialog: centred paper with stone trim and an enamel sign; below 768 px it is a sheet over the whole screen. Focus stays
 * inside and goes back to where it was; Escape and the knob close it. A dialog inside another stands over it, with a scrim
 * of its own.
 */
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import * as RadixDialog from 'radix-ui/dialog';
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { Awning } from '../layout/awning.tsx';
import { Knob } from '../controls/button.tsx';
import { classNames } from '../layout/class-names.ts';
import { DialogPlaceContext, useDialogPlace } from './dialog-place.tsx';
import { hasFinePointer } from '../hooks/has-fine-pointer.ts';
import type { Accent } from '../layout/accent.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  accent?: Accent;
  /** On the sign, before the title. */
  icon?: ReactNode;
  /** Largest size on a desktop, in CSS pixels; `heightPx` left out follows the content. */
  widthPx?: number;
  heightPx?: number;
  hasAwning?: boolean;
  /** 1 for the first dialog, one more for each on top of it; left out, it follows from where it is rendered. */
  depth?: number;
  /** Back and forward knobs on the left of the sign of wide windows, disabled while there is nowhere to go. */
  hasTravel?: boolean;
  onBack?: () => void;
  onForward?: () => void;
  /** On the sign, before the close knob. */
  actions?: ReactNode;
  /** Read to screen readers after the title. */
  description?: string;
  /**
   * Small dialogs (a question, one field) stay cards at the foot of a phone instead of filling it. The focus begins in
   * their first text field, if there is one.
   */
  isSmall?: boolean;
  /** A dialog that must be answered has no close knob, and Escape does nothing. */
  isRequired?: boolean;
  className?: string;
  /** What the focus goes back to, the first of it that is still there; left out, what has it now. */
  openers?: readonly HTMLElement[];
  /** The dialog's box, which can be focused. */
  ref?: RefObject<HTMLDivElement | null>;
}

/** Dismissing a message or using a popover is no wish to leave the dialog under it. */
const OVER_DIALOGS = '.menu-layer, .toast-layer';
/** An element marked so uses the Escape key itself: the first press is its own, the next one closes the dialog. */
const OWN_ESCAPE = '[data-own-escape]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Its title is read out, and the next Tab goes to the first thing in it. */
function focusItself(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

const TEXT_FIELDS =
  'textarea, input:is([type="text"], [type="search"], [type="email"], [type="password"], :not([type]))';

/** What asks for a few words is typed into at once. Without such a field the focus begins where it does elsewhere. */
function focusField(event: Event): void {
  if (!(event.target instanceof HTMLElement) || !hasFinePointer()) return;
  const field = event.target.querySelector<HTMLElement>(TEXT_FIELDS);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

export function Dialog(props: DialogProps) {
  const { title, onClose, children, accent = 'bloom', icon, widthPx = 1080, heightPx, ref } = props;
  const { hasAwning, hasTravel, onBack, onForward, actions, description, isSmall, isRequired, className, openers } =
    props;
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
  const place = useMemo(() => ({ depth, note: noteSlot, actions: actionSlot }), [depth, noteSlot, actionSlot]);
  const layer = 48 + depth * 2;
  const style = {
    '--w': `${widthPx}px`,
    '--h': heightPx ? `${heightPx}px` : 'auto',
    zIndex: layer,
  } as CSSProperties;
  const keepOnEscape = (event: Event) => {
    if (isRequired || isWithin(event.target, OWN_ESCAPE)) event.preventDefault();
  };
  const keepOnOutside = (event: Event) => {
    if (isRequired || isWithin(event.target, OVER_DIALOGS)) event.preventDefault();
  };
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && !isRequired && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" style={{ zIndex: layer - 1 }} />
        <RadixDialog.Content
          ref={setBox}
          data-accent={accent}
          className={classNames('panel panel-trim dialog', isSmall && 'is-small', className)}
          style={style}
          onOpenAutoFocus={isSmall ? focusField : hasTravel ? focusItself : undefined}
          onCloseAutoFocus={restore}
          onEscapeKeyDown={keepOnEscape}
          onInteractOutside={keepOnOutside}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={classNames('sign dialog-sign', hasAwning && 'has-awning')}>
            {hasTravel && (
              <div className="hidden gap-1.5 md:flex">
                <Knob label="Back" onClick={onBack} aria-disabled={!onBack || undefined}>
                  <CaretLeftIcon weight="bold" size={16} />
                </Knob>
                <Knob label="Forward" onClick={onForward} aria-disabled={!onForward || undefined}>
                  <CaretRightIcon weight="bold" size={16} />
                </Knob>
              </div>
            )}
            <div className="dialog-title">
              {icon && <span className="dialog-icon">{icon}</span>}
              <RadixDialog.Title className="sign-title clamp1">{title}</RadixDialog.Title>
              <span ref={setNoteSlot} className="contents" />
            </div>
            {actions}
            <span ref={setActionSlot} className="dialog-actions" />
            {!isRequired && (
              <RadixDialog.Close asChild>
                <Knob label="Close">
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
          <DialogPlaceContext value={place}>
            <div className="flex min-h-0 flex-1 flex-col">{children}</div>
          </DialogPlaceContext>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
