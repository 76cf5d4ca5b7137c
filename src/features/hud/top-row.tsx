/** The upper row: player card, purse, the location's sign, the bell, and the menus or, on a phone, the button of their drawer. */
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { type ReactNode, useState } from 'react';
import { Later } from '../../ui/lazy/later.tsx';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { MenuBar } from './menu-bar.tsx';
import { PlayerCard, Purse } from './player-card.tsx';
import { MenuDrawer } from './preload.ts';
import { text } from './text.ts';
import { UnreadMails } from './unread-mails.tsx';

const PRELOAD_DRAWER = preloadProps(MenuDrawer);

export interface TopRowProps {
  /** On a phone. */
  isCompact: boolean;
  /** The location's sign. */
  place: ReactNode;
  bell: ReactNode;
  /** A dropdown opened or closed. */
  onMenu: (isOpen: boolean) => void;
}

export function TopRow({ isCompact, place, bell, onMenu }: TopRowProps) {
  return (
    <header className="hud-top">
      <PlayerCard isCompact={isCompact} />
      <Purse />
      <div className="hud-place">{place}</div>
      <div className="hud-right">
        {bell}
        {isCompact ? (
          <MenuKnob />
        ) : (
          // Nothing else moves when they come.
          <Later>
            <MenuBar onOpenChange={onMenu} />
          </Later>
        )}
      </div>
    </header>
  );
}

function MenuKnob() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        {...PRELOAD_DRAWER}
        data-menu="drawer"
        type="button"
        className="hudpanel hud-knob"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <ListIcon weight="bold" size={24} />
        {/* Also the badge belongs to the name. */}
        <span className="sr-only">{text.menu}</span>
        <UnreadMails />
      </button>
      {isOpen && <MenuDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
