import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isEveningHour, readSettings, type Settings, settings } from './settings.ts';

const defaults: Settings = {
  isOptimizedMode: false,
  theme: 'auto',
  evening: 'auto',
  townPainter: 'auto',
  motion: 'auto',
  hasLetterKeys: true,
  announcements: 'few',
  hasSoundCues: false,
  radioVolume: 0.2,
  townVolume: 0.2,
  interfaceVolume: 0.2,
  isMuted: false,
  isPlayingRadio: true,
  isFlowSoundOn: true,
  isExpanded: true,
  chatWindowHeight: 400,
  cameraZoom: 1,
};

const store = (values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) localStorage.setItem(name, text);
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('readSettings', () => {
  it('returns defaults for an empty storage', () => {
    expect(readSettings()).toEqual(defaults);
  });

  it.each(['', 'yes', '{}', 'null', 'NaN', '1e999', 'undefined', 'TRUE'])('returns the default for %j', (text) => {
    const broken = Object.fromEntries(Object.keys(defaults).map((name) => [name, text]));
    store(broken);
    expect(readSettings()).toEqual(defaults);
  });

  it('reads what was saved', async () => {
    const values: Settings = {
      isOptimizedMode: true,
      theme: 'night',
      evening: 'day',
      townPainter: 'core',
      motion: 'reduced',
      hasLetterKeys: false,
      announcements: 'all',
      hasSoundCues: true,
      radioVolume: 0.55,
      townVolume: 0.35,
      interfaceVolume: 0,
      isMuted: true,
      isPlayingRadio: false,
      isFlowSoundOn: false,
      isExpanded: false,
      chatWindowHeight: 512,
      cameraZoom: 2.5,
    };
    Object.assign(settings, values);
    await vi.waitUntil(() => localStorage.getItem('cameraZoom') === '2.5');
    expect(localStorage.getItem('isOptimizedMode')).toBe('true');
    expect(readSettings()).toEqual(values);
    Object.assign(settings, defaults);
    await vi.waitUntil(() => localStorage.getItem('cameraZoom') === '1');
  });

  it('clamps numbers to their limits', () => {
    store({ radioVolume: '7', chatWindowHeight: '9000', cameraZoom: '0' });
    expect(readSettings()).toMatchObject({ radioVolume: 1, chatWindowHeight: 800, cameraZoom: 1 });
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(readSettings()).toEqual(defaults);
  });
});

it('saves every change', async () => {
  settings.isOptimizedMode = true;
  await vi.waitUntil(() => localStorage.getItem('isOptimizedMode') === 'true');
  settings.isOptimizedMode = false;
  await vi.waitUntil(() => localStorage.getItem('isOptimizedMode') === 'false');
});

it('keeps values that another tab saved', async () => {
  localStorage.setItem('radioVolume', '0.9');
  settings.cameraZoom = 1.5;
  await vi.waitUntil(() => localStorage.getItem('cameraZoom') === '1.5');
  expect(localStorage.getItem('radioVolume')).toBe('0.9');
});

it('evening runs from 19:00 to 6:00', () => {
  expect([5, 6, 12, 18, 19, 23, 0].map(isEveningHour)).toEqual([true, false, false, false, true, true, true]);
});
