/**
 * A dialog: centred paper with stone trim and an enamel sign; below 768 px it fills the screen. Focus stays inside and goes
 * back to where it was; Escape and the knob close it. Dialogs stack by `depth`, each over its own scrim.
 */
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import * as RadixDialog from 'radix-ui/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { Awning } from './awning.tsx';
import { Knob } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Shop } from './shop.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  shop?: Shop;
  /** On the sign, before the title. */
  icon?: ReactNode;
  /** Largest size on a desktop, in CSS pixels; `heightPx` left out follows the content. */
  widthPx?: number;
  heightPx?: number;
  hasAwning?: boolean;
  /** 1 for the first dialog, one more for each on top of it. */
  depth?: number;
  /** Back and forward knobs on the left of the sign, disabled while there is nowhere to go. */
  hasTravel?: boolean;
  onBack?: () => void;
  onForward?: () => void;
  /** On the sign, before the close knob. */
  actions?: ReactNode;
  /** Read to screen readers after the title. */
  description?: string;
  /** Small dialogs (a question, one field) stay cards at the foot of a phone instead of filling it. */
  isSmall?: boolean;
  /** A dialog that must be answered has no close knob, and Escape does nothing. */
  isRequired?: boolean;
  className?: string;
}

/** An element marked so uses the Escape key itself: the first press is its own, the next one closes the dialog. */
const OWN_ESCAPE = '[data-own-escape]';
/** Popovers and messages stand over dialogs: using them is not leaving the dialog. */
const OVER_DIALOGS = '.menu-layer, .toast-layer';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const isOwnEscape = (target: EventTarget | null): boolean => isWithin(target, OWN_ESCAPE);
const isOverDialogs = (target: EventTarget | null): boolean => isWithin(target, OVER_DIALOGS);

export function Dialog(props: DialogProps) {
  const { title, onClose, children, shop = 'bloom', icon, widthPx = 1080, heightPx, depth = 1 } = props;
  const { hasAwning, hasTravel, onBack, onForward, actions, description, isSmall, isRequired, className } = props;
  const returnFocus = useReturnFocus();
  const layer = 48 + depth * 2;
  const style = {
    '--w': `${widthPx}px`,
    '--h': heightPx ? `${heightPx}px` : 'auto',
    zIndex: layer,
  } as CSSProperties;
  const keepOnEscape = (event: Event) => {
    if (isRequired || isOwnEscape(event.target)) event.preventDefault();
  };
  const keepOnOutside = (event: Event) => {
    if (isRequired || isOverDialogs(event.target)) event.preventDefault();
  };
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && !isRequired && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" style={{ zIndex: layer - 1 }} />
        <RadixDialog.Content
          data-shop={shop}
          className={classNames('panel panel-trim dialog', isSmall && 'is-small', className)}
          style={style}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={keepOnEscape}
          onInteractOutside={keepOnOutside}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={classNames('sign dialog-sign', hasAwning && 'has-awning')}>
            {hasTravel && (
              <div className="hidden gap-1.5 md:flex">
                <Knob label="Back" onClick={onBack} disabled={!onBack}>
                  <CaretLeftIcon weight="bold" size={16} />
                </Knob>
                <Knob label="Forward" onClick={onForward} disabled={!onForward}>
                  <CaretRightIcon weight="bold" size={16} />
                </Knob>
              </div>
            )}
            <div className="dialog-title">
              {icon && <span className="dialog-icon">{icon}</span>}
              <RadixDialog.Title className="sign-title clamp1">{title}</RadixDialog.Title>
            </div>
            {actions}
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
          <div className="flex min-h-0 flex-1 flex-col">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
