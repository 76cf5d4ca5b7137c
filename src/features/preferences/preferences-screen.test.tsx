import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { queryClient } from '../../net/query-client.ts';
import { closeScreens, dialogs, openScreen } from '../../screens/screens.ts';
import { runningPainter } from '../../state/settings/running-painter.ts';
import { settings } from '../../state/settings/settings.ts';
import { connectSounds } from '../../state/settings/sounds.ts';
import PreferencesScreen from './preferences-screen.tsx';

beforeAll(fillPageGaps);
beforeEach(() => {
  closeScreens();
  openScreen('preferences');
  Object.assign(settings, { theme: 'auto', evening: 'auto', townPainter: 'auto', motion: 'auto' });
  Object.assign(settings, { announcements: 'few', hasSoundCues: false });
  Object.assign(settings, { hasLetterKeys: true, isFlowSoundOn: false, isOptimizedMode: false });
  Object.assign(settings, { radioVolume: 0.2, townVolume: 0.2, interfaceVolume: 0.2, isMuted: false });
  Object.assign(runningPainter, { name: null, isReduced: false });
  render(
    <QueryClientProvider client={queryClient}>
      <PreferencesScreen />
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

const opened = () => dialogs.screens.map(({ name }) => name);
const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

describe('the preferences', () => {
  it('are grouped', () => {
    const titles = screen.getAllByRole('region').map((group) => within(group).getByRole('heading').textContent);
    expect(titles).toEqual(['Look', 'Sound', 'Motion', 'Keys', 'Without sight', 'While the page is closed', 'Help']);
  });

  it.each([
    ['Theme', 'Lantern night', 'theme', 'night'],
    ['Town light', 'Evening', 'evening', 'evening'],
    ['Drawn by', 'Core', 'townPainter', 'core'],
    ['Motion', 'Reduced', 'motion', 'reduced'],
    ['Town announcements', 'All', 'announcements', 'all'],
  ] as const)('%s: %s takes effect at once and closes nothing', async (group, name, setting, value) => {
    await userEvent.click(choice(group, name));
    expect(settings[setting]).toBe(value);
    expect(choice(group, name).getAttribute('aria-pressed')).toBe('true');
    expect(opened()).toEqual(['preferences']);
  });

  it('switch letter keys, the sound of FLOW and sound cues', async () => {
    await userEvent.click(screen.getByText('Letter keys'));
    expect(settings.hasLetterKeys).toBe(false);
    await userEvent.click(screen.getByRole('switch', { name: 'FLOW sound' }));
    expect(settings.isFlowSoundOn).toBe(true);
    await userEvent.click(screen.getByRole('switch', { name: 'Sound cues' }));
    expect(settings.hasSoundCues).toBe(true);
    expect(opened()).toEqual(['preferences']);
  });

  it.each([
    ['Radio volume', 'radioVolume'],
    ['Town volume', 'townVolume'],
    ['Interface volume', 'interfaceVolume'],
  ] as const)('%s changes by the keyboard and is saved', async (label, name) => {
    const slider = screen.getByRole('slider', { name: label });
    expect(slider.getAttribute('aria-valuetext')).toBe('20 per cent');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(settings[name]).toBe(0.22);
    await expect.poll(() => localStorage.getItem(name)).toBe('0.22');
  });

  it('mute everything by one switch that keeps the volumes', async () => {
    await userEvent.click(screen.getByText('Mute all sounds'));
    expect([settings.isMuted, settings.radioVolume]).toEqual([true, 0.2]);
    await expect.poll(() => localStorage.getItem('isMuted')).toBe('true');
  });

  it('play a tone at the new volume', async () => {
    const played: string[] = [];
    const disconnect = connectSounds((name) => played.push(name));
    screen.getByRole('slider', { name: 'Interface volume' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    screen.getByRole('slider', { name: 'Radio volume' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(played).toEqual(['button']);
    disconnect();
  });

  it('say what draws the town, and how much of it', async () => {
    runningPainter.name = 'core';
    expect(await screen.findByText('Core draws now')).toBeTruthy();
    await userEvent.click(choice('Drawn by', 'Core'));
    expect(screen.queryByText('Core draws now')).toBeNull();
    expect(screen.getByText('Automatic: full')).toBeTruthy();
    runningPainter.isReduced = true;
    expect(await screen.findByText('Automatic: reduced')).toBeTruthy();
    settings.isOptimizedMode = true;
    expect(await screen.findByText('Optimized Mode')).toBeTruthy();
  });

  it('open How to play', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'How to play' }));
    expect(opened()).toEqual(['preferences', 'how-to-play']);
  });
});
