/** The upper row: player card, purse, the location's sign, and the menus or, on a phone, the button of their drawer. */
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { useState } from 'react';
import { LOCATION_NAME } from '../../shared/rules/town.ts';
import { HangingSign } from '../../ui/layout/sign.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { preloadProps } from '../../ui/lazy/preload-props.ts';
import { Menus } from './menus.tsx';
import { PlayerCard, Purse } from './player-card.tsx';
import { MenuDrawer } from './preload.ts';
import { MENU } from './text.ts';
import { UnreadMails } from './unread-mails.tsx';

const PRELOAD_DRAWER = preloadProps(MenuDrawer);

export interface TopRowProps {
  /** On a phone. */
  isCompact: boolean;
  /** A dropdown opened or closed. */
  onMenu: (isOpen: boolean) => void;
}

export function TopRow({ isCompact, onMenu }: TopRowProps) {
  return (
    <header className="hud-top">
      <PlayerCard isCompact={isCompact} />
      <Purse />
      <Place isCompact={isCompact} />
      {isCompact ? (
        <MenuKnob />
      ) : (
        // Nothing else moves when they come.
        <Later>
          <Menus onOpenChange={onMenu} />
        </Later>
      )}
    </header>
  );
}

/** A phone has no space for a hanging sign. */
function Place({ isCompact }: { isCompact: boolean }) {
  return (
    <div className="hud-place">
      {isCompact ? (
        <p className="hud-plate" data-accent="bloom">
          <MapPinIcon weight="fill" size={13} className="hud-pin" />
          {LOCATION_NAME}
        </p>
      ) : (
        <HangingSign title={LOCATION_NAME} icon={<MapPinIcon weight="fill" size={17} className="hud-pin" />} />
      )}
    </div>
  );
}

function MenuKnob() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        {...PRELOAD_DRAWER}
        type="button"
        className="hudpanel hud-knob"
        aria-label={MENU}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <ListIcon weight="bold" size={24} />
        <UnreadMails />
      </button>
      {isOpen && <MenuDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
