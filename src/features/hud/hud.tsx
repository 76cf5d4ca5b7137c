/**
 * The frame of the town: player card, purse, sign and menus above, the bottom bar below, chat and panels over its ends, and
 * joystick and zoom buttons for fingers. One tree for all sizes: `layout.css` and the other `layout-*.css` place the parts.
 * Message input, chat window and panels are passed in by the caller.
 */
import './hud.css';
import './layout.css';
import './layout-rows.css';
import './layout-menu.css';
import './layout-phone.css';
import './layout-wheel.css';
import './layout-keyboard.css';
import './layout-zoomed.css';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { COMMA } from '../../languages/texts.ts';
import { openScreenByName } from '../../screens/screens.ts';
import { ZOOM_KEY_STEP } from '../../engine/camera.ts';
import { zoomBy } from '../../state/settings/controls.ts';
import { hud, isChatShown, type PillBox, setPill } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { useBox } from '../../ui/hooks/use-box.ts';
import { LevelRing } from '../../people/level-ring.tsx';
import { LEVEL_SCREEN } from './entries.tsx';
import { Joystick } from './joystick.tsx';
import { useShownLevel } from './level-up.ts';
import { keepRefreshed, refreshBar } from './refresh.ts';
import { text } from './text.ts';
import { TopRow } from './top-row.tsx';
import { useHudSize } from './use-hud-size.ts';

export interface HudProps {
  /** The location's sign in the upper row. */
  place: ReactNode;
  /** Beside the menus. */
  bell: ReactNode;
  /** Toggles and faces at the left end of the bottom bar. */
  strip: ReactNode;
  /** The message input with its button. */
  composer: ReactNode;
  /** Shown over the left end of the bottom bar. */
  chatWindow: ReactNode;
  /** Panels that are shown over its right end, stacked; on a phone in the chat's place. */
  panels: ReactNode;
  /** The gesture wheel, and its button in the bottom bar or in the corner. */
  wheel: ReactNode;
  wheelToggles: { bar: ReactNode; corner: ReactNode };
}

const setButtons = (box: PillBox | null): void => setPill('buttons', box);

export function Hud({ place, bell, strip, composer, chatWindow, panels, wheel, wheelToggles }: HudProps) {
  const size = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const { isExpanded } = useSnapshot(settings);
  const { isCompact, isWheelOpen, panels: openPanels } = useSnapshot(hud);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isChatOpen = isChatShown({ isCompact, panels: openPanels }, isExpanded);
  useEffect(() => keepRefreshed(refreshBar), []);
  const buttons = useBox(setButtons);
  useHudSize({ size, grid, free });
  return (
    <div
      className="hud-frame"
      data-chat={isChatOpen ? 'open' : 'closed'}
      data-panel={openPanels.join(' ')}
      data-wheel={isWheelOpen || undefined}
      data-menu={(isMenuOpen && !isCompact) || undefined}
    >
      <div ref={size} className="hud-size">
        <div ref={grid} className="hud">
          <TopRow isCompact={isCompact} place={place} bell={bell} onMenu={setIsMenuOpen} />
          <div ref={free} className="hud-free" aria-hidden />
          <div ref={buttons} className="hud-buttons" aria-hidden />
          {chatWindow}
          <div className="hud-panels">{panels}</div>
          {wheel}
          <TouchControls>{wheelToggles.corner}</TouchControls>
          <div className="hudpanel hud-bar">
            {strip}
            {composer}
            {wheelToggles.bar}
            <Level />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Shown on phones, and on all screens that are touched. */
function TouchControls({ children }: { children: ReactNode }) {
  return (
    <div className="hud-corner">
      {children}
      <IconButton label={text.zoomOut} className="hud-zoom-out" onClick={() => zoomBy(-ZOOM_KEY_STEP)}>
        <MinusIcon weight="bold" size={18} />
      </IconButton>
      <IconButton label={text.zoomIn} className="hud-zoom-in" onClick={() => zoomBy(ZOOM_KEY_STEP)}>
        <PlusIcon weight="bold" size={18} />
      </IconButton>
      <Joystick />
    </div>
  );
}

function Level() {
  const { level, progress, isPopping } = useShownLevel();
  return (
    <button type="button" className="hud-level" onClick={() => openScreenByName(LEVEL_SCREEN)}>
      <LevelRing level={level} progress={progress} isPopping={isPopping} />
      <span className="sr-only">{COMMA + text.openFlow}</span>
    </button>
  );
}
