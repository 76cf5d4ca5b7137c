import { beforeEach, describe, expect, it } from 'vitest';
import { closePanel, hud, isChatShown, resizeHud, setMargins, toggleChat, togglePanel } from './hud.ts';
import { settings } from './settings.ts';

beforeEach(() => {
  resizeHud(1440, 900);
  hud.panels = [];
  settings.isExpanded = true;
});

describe('the size class', () => {
  it.each([
    [1440, 900, false, 3, 6],
    [1600, 900, false, 3, 10],
    [999, 900, false, 3, 3],
    [1024, 768, false, 2, 6],
    [768, 1024, false, 3, 3],
    [1280, 640, false, 1, 6],
    [844, 390, true, 1, 3],
    [390, 844, true, 1, 3],
    [1024, 559, true, 1, 6],
    [767, 1024, true, 1, 3],
  ])('of %i x %i', (widthPx, heightPx, isCompact, panelCount, faceCount) => {
    resizeHud(widthPx, heightPx);
    expect(hud).toMatchObject({ isCompact, panelCount, faceCount });
  });
});

describe('panels', () => {
  it('open side by side where there is room', () => {
    togglePanel('friends');
    togglePanel('radio');
    expect(hud.panels).toEqual(['friends', 'radio']);
    togglePanel('friends');
    expect(hud.panels).toEqual(['radio']);
  });

  it('open as many as have room: those that were opened last', () => {
    for (const panel of ['friends', 'radio', 'places'] as const) togglePanel(panel);
    expect(hud.panels).toEqual(['friends', 'radio', 'places']);
    resizeHud(1024, 768);
    expect(hud.panels).toEqual(['radio', 'places']);
    togglePanel('friends');
    expect(hud.panels).toEqual(['places', 'friends']);
  });

  it('open one at a time on a phone, and the last one stays when the window becomes small', () => {
    togglePanel('radio');
    togglePanel('friends');
    resizeHud(390, 844);
    expect(hud.panels).toEqual(['friends']);
    togglePanel('radio');
    expect(hud.panels).toEqual(['radio']);
    closePanel('radio');
    expect(hud.panels).toEqual([]);
  });

  it('stand in the chat’s place on a phone, and the chat button brings the chat back', () => {
    resizeHud(390, 844);
    togglePanel('friends');
    expect(isChatShown(hud, settings.isExpanded)).toBe(false);
    toggleChat();
    expect(hud.panels).toEqual([]);
    expect(isChatShown(hud, settings.isExpanded)).toBe(true);
    toggleChat();
    expect(settings.isExpanded).toBe(false);
  });

  it('leave the chat open on a wide window', () => {
    togglePanel('friends');
    expect(isChatShown(hud, settings.isExpanded)).toBe(true);
    toggleChat();
    expect(settings.isExpanded).toBe(false);
    expect(hud.panels).toEqual(['friends']);
  });
});

it('keeps the same margins while they do not change', () => {
  setMargins({ top: 60, right: 10, bottom: 80, left: 20 });
  const { margins } = hud;
  setMargins({ top: 60, right: 10, bottom: 80, left: 20 });
  expect(hud.margins).toBe(margins);
  setMargins({ top: 60, right: 10, bottom: 81, left: 20 });
  expect(hud.margins).toEqual({ top: 60, right: 10, bottom: 81, left: 20 });
});
