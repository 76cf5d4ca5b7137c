/**
 * The frame of the town: player card and purse, the location's sign and the menus above, the bottom bar below, and on a
 * phone joystick and zoom. Message input and chat window are passed in by the caller.
 */
import './hud.css';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openScreenByName } from '../../screens/screens.ts';
import { ZOOM_KEY_STEP } from '../../engine/camera.ts';
import { levelOf, levelProgress } from '../../shared/rules/honor.ts';
import { LOCATION_NAME } from '../../shared/rules/town.ts';
import { zoomBy } from '../../state/settings/controls.ts';
import { purse } from '../../state/shopping/purse.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { LevelRing } from '../../people/level-ring.tsx';
import { HangingSign } from '../../ui/layout/sign.tsx';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { LEVEL_SCREEN } from './entries.tsx';
import { Joystick } from './joystick.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Menus } from './menus.tsx';
import { PlayerCard, Purse } from './player-card.tsx';
import { keepRefreshed, refreshBar } from './refresh.ts';
import { MENU, OPEN_FLOW, ZOOM_IN, ZOOM_OUT } from './text.ts';
import { UnreadMails } from './unread-mails.tsx';

export interface HudProps {
  /** Toggles and faces at the left end of the bottom bar. */
  strip: ReactNode;
  /** The message input with its button. */
  composer: ReactNode;
  /** Shown over the left end of the bottom bar. */
  chatWindow: ReactNode;
  /** Panels that are shown over its right end, stacked. */
  panels: ReactNode;
}

export function Hud({ strip, composer, chatWindow, panels }: HudProps) {
  const isNarrow = useIsNarrow();
  useEffect(() => keepRefreshed(refreshBar), []);
  return (
    <>
      {isNarrow ? <NarrowTop /> : <WideTop />}
      <div className="hud-chat">{chatWindow}</div>
      {isNarrow && <TouchControls />}
      <div className="hud-panels">{panels}</div>
      <div className="hud-bottom">
        <div className="hudpanel hud-bar">
          {strip}
          {composer}
          {!isNarrow && <Level />}
        </div>
      </div>
    </>
  );
}

function WideTop() {
  return (
    <header className="hud-top">
      <div className="flex items-center gap-3">
        <PlayerCard />
        <Purse />
      </div>
      <div className="hud-place">
        <HangingSign title={LOCATION_NAME} icon={<MapPinIcon weight="fill" size={17} className="hud-pin" />} />
      </div>
      <Menus />
    </header>
  );
}

function NarrowTop() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="hud-top">
      <div className="flex flex-col items-start gap-2">
        <PlayerCard isCompact />
        <Purse />
      </div>
      <div className="flex flex-col items-end gap-2">
        <button
          type="button"
          className="hudpanel hud-menu-knob"
          aria-label={MENU}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <ListIcon weight="bold" size={24} />
          <UnreadMails />
        </button>
        <p className="hud-place-small" data-accent="bloom">
          <MapPinIcon weight="fill" size={13} className="hud-pin" />
          {LOCATION_NAME}
        </p>
      </div>
      {isOpen && <MenuDrawer onClose={() => setIsOpen(false)} />}
    </header>
  );
}

function TouchControls() {
  return (
    <div className="hud-touch">
      <IconButton label={ZOOM_IN} onClick={() => zoomBy(ZOOM_KEY_STEP)}>
        <PlusIcon weight="bold" size={18} />
      </IconButton>
      <IconButton label={ZOOM_OUT} onClick={() => zoomBy(-ZOOM_KEY_STEP)}>
        <MinusIcon weight="bold" size={18} />
      </IconButton>
      <Joystick />
    </div>
  );
}

function Level() {
  const { honor } = useSnapshot(purse);
  return (
    <button type="button" className="hud-level" onClick={() => openScreenByName(LEVEL_SCREEN)}>
      <LevelRing level={levelOf(honor)} progress={levelProgress(honor)} />
      <span className="sr-only">, {OPEN_FLOW}</span>
    </button>
  );
}
