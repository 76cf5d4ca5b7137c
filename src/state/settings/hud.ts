/**
 * The game screen's layout as far as code needs it: its size class, the open panels, and the margins around the free part
 * of the town. The style sheets decide where the parts are; the same limits are there (`src/features/hud/layout*.css`).
 */
import { proxy } from 'valtio';
import { COMPACT_HEIGHT_PX, MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';
import { settings } from './settings.ts';

/** From these heights on there is room for two and for three panels. */
const TWO_PANELS_PX = 660;
const THREE_PANELS_PX = 800;
/** Faces of online friends that fit beside the message line, by the least width of the screen. */
const FACES = [
  { fromPx: 1600, count: 10 },
  { fromPx: 1000, count: 6 },
] as const;
const FACES_MIN = 3;

export type HudPanel = 'friends' | 'radio' | 'places';

/** CSS px of the window around the part of the town that nothing covers. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What lies over the town below the upper row: pills, and the buttons of the smallest phones. */
type Pill = 'walk' | 'moment' | 'buttons';

/** CSS px of the window. */
export interface PillBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Hud {
  /** A phone in either orientation: one drawer instead of three menus, panels in the chat's place. */
  isCompact: boolean;
  /** How many panels have room. */
  panelCount: number;
  faceCount: number;
  /** The panel that was opened last is the last. */
  panels: readonly HudPanel[];
  /** The gesture wheel. */
  isWheelOpen: boolean;
  margins: Margins;
  pills: Partial<Record<Pill, PillBox>>;
}

type HudSize = Pick<Hud, 'isCompact' | 'panelCount' | 'faceCount'>;

/** `widthPx` and `heightPx` are those of the window without safe areas and on-screen keyboard. */
function sizeOf(widthPx: number, heightPx: number): HudSize {
  const isCompact = widthPx < MOBILE_BREAKPOINT_PX || heightPx < COMPACT_HEIGHT_PX;
  return {
    isCompact,
    panelCount: isCompact || heightPx < TWO_PANELS_PX ? 1 : heightPx < THREE_PANELS_PX ? 2 : 3,
    faceCount: FACES.find(({ fromPx }) => widthPx >= fromPx)?.count ?? FACES_MIN,
  };
}

export const hud = proxy<Hud>({
  ...sizeOf(window.innerWidth, window.innerHeight),
  panels: [],
  isWheelOpen: false,
  margins: { top: 84, right: 0, bottom: 88, left: 0 },
  pills: {},
});

/** Where there is less room, the panels that were opened last stay. */
export function resizeHud(widthPx: number, heightPx: number): void {
  Object.assign(hud, sizeOf(widthPx, heightPx));
  if (hud.panels.length > hud.panelCount) hud.panels = hud.panels.slice(-hud.panelCount);
}

export function setMargins(margins: Margins): void {
  const { top, right, bottom, left } = hud.margins;
  if (margins.top === top && margins.right === right && margins.bottom === bottom && margins.left === left) return;
  hud.margins = margins;
}

/** Null while it is not shown. */
export function setPill(pill: Pill, box: PillBox | null): void {
  if (box === null) delete hud.pills[pill];
  else hud.pills[pill] = box;
}

export function togglePanel(panel: HudPanel): void {
  if (hud.panels.includes(panel)) closePanel(panel);
  else openPanel(panel);
}

export function openPanel(panel: HudPanel): void {
  if (hud.panels.includes(panel)) return;
  hud.panels = [...hud.panels, panel].slice(-hud.panelCount);
}

export function closePanel(panel: HudPanel): void {
  if (hud.panels.includes(panel)) hud.panels = hud.panels.filter((one) => one !== panel);
}

/** An open panel replaces the chat on a phone. */
export const isChatShown = ({ isCompact, panels }: Pick<Hud, 'isCompact' | 'panels'>, isExpanded: boolean): boolean =>
  isExpanded && !(isCompact && panels.length > 0);

/** Opens the chat window, and closes the panel that replaces it. */
export function openChat(): void {
  if (hud.isCompact) hud.panels = [];
  settings.isExpanded = true;
}

export function toggleChat(): void {
  if (isChatShown(hud, settings.isExpanded)) settings.isExpanded = false;
  else openChat();
}
