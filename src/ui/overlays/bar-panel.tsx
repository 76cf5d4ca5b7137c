/**
 * A panel over the bottom bar. Its close button, Escape inside it and, while it is a layer, Back close it and return the
 * focus to the button that opened it. It is no dialog: the town behind it stays usable. The caller owns the open state.
 */
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Accent } from '../layout/accent.ts';
import { classNames } from '../layout/class-names.ts';
import { useLayer } from '../layers/use-layer.ts';
import { text } from '../text.ts';

const CLOSE = text.close;

export interface BarPanelProps {
  /** Accessible name. */
  label: string;
  /** The content of its head, before the close button. */
  head: ReactNode;
  headClassName?: string;
  /** Id of the button that opens it. */
  toggleId: string;
  /** Where the focus returns instead, if it is still on the page: another way to open the panel. */
  opener?: Element | null;
  onClose: () => void;
  /** It replaces the chat, as on a phone: Back closes it. */
  isLayer: boolean;
  children: ReactNode;
  id?: string;
  accent?: Accent;
  className?: string;
}

export function BarPanel({ id, label, accent, className, children, ...rest }: BarPanelProps) {
  const { head, headClassName = 'panel-head', toggleId, opener, onClose, isLayer } = rest;
  const box = useRef<HTMLElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    onClose();
    // On the narrowest phones the button is shown again first.
    requestAnimationFrame(() => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById(toggleId))?.focus();
    });
  };
  const latestClose = useRef(close);
  useLayer(close, isLayer);
  useEffect(() => {
    latestClose.current = close;
  });
  // On the narrowest phones the panel is in the place of the button, which had the focus.
  useEffect(() => {
    const toggle = document.getElementById(toggleId);
    const { activeElement } = document;
    const isLost = activeElement === toggle || activeElement === document.body;
    // Not every DOM of the tests has the function.
    if (isLost && toggle?.checkVisibility?.() === false) closeButton.current?.focus();
  }, [toggleId]);
  useEffect(() => {
    const panel = box.current;
    if (panel === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latestClose.current();
    };
    panel.addEventListener('keydown', onKeyDown);
    return () => panel.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section id={id} className={classNames('hudpanel', className)} data-accent={accent} ref={box} aria-label={label}>
      <header className={headClassName}>
        {head}
        <button type="button" className="panel-close" aria-label={CLOSE} ref={closeButton} onClick={close}>
          <XIcon weight="bold" size={14} />
        </button>
      </header>
      {children}
    </section>
  );
}
