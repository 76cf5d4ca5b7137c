/** What the live region announces of the chat and of arrivals. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { addPublicMessage, forgetChat } from '../../state/chat/chat.ts';
import { addWhisper, forgetWhispers, whispers } from '../../state/chat/whispers.ts';
import { addPlayer, clearPlayers, removePlayer, replacePlayers } from '../../state/people/players.ts';
import { announce } from '../../state/session/announcements.ts';
import { passOnNotification } from '../../state/session/notifications.ts';
import { settings } from '../../state/settings/settings.ts';
import { LiveAnnouncer } from './live-announcer.tsx';

const announced = (region = 'Announcements') =>
  [...screen.getByRole('status', { name: region }).children].map((each) => each.textContent?.trim());
const interrupting = () => announced('Urgent announcements');
const say = (user: string, text: string, isSender = false): void =>
  addPublicMessage({ socketId: user, user, text, isSender, membership: 0, nametag: '', nametagColor: null });
const whisper = (user: string, text: string): void => addWhisper({ user, text, isSender: false, myUsername: 'me' });
const entry = (username: string) => ({
  socketId: username,
  user: { username, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
  state: { x: 0, y: 0, frame: 0 },
});
/** Listeners of the stores are called in a microtask. */
const settle = (): Promise<void> => act(() => Promise.resolve());

beforeEach(() => {
  signInAs(userNamed('me'));
  settings.isExpanded = false;
  settings.announcements = 'all';
});
afterEach(() => {
  cleanup();
  forgetChat();
  forgetWhispers();
  clearPlayers();
});

describe('messages', () => {
  it('announces public messages of others while the chat is closed, each once', async () => {
    say('wren', 'before');
    render(<LiveAnnouncer />);
    say('wren', 'hello <:/emojis/cat-happy.webp:>');
    say('me', 'hi', true);
    await settle();
    say('wren', 'hello <:/emojis/cat-happy.webp:>');
    await settle();
    expect(announced()).toEqual(['wren: hello :cat-happy:', 'wren: hello :cat-happy:']);
  });

  it('announces the code of an outfit as a word', async () => {
    render(<LiveAnnouncer />);
    say('wren', 'look: [outfit]a1b2[/outfit]!');
    whisper('odette', '[outfit]c3[/outfit]');
    await settle();
    expect([...announced(), ...interrupting()]).toEqual(['wren: look: Outfit!', 'odette whispers: Outfit']);
  });

  it('leaves public messages to the open log, which does not announce the one that it begins with', async () => {
    settings.isExpanded = true;
    render(<LiveAnnouncer />);
    say('wren', 'first');
    await settle();
    expect(announced()).toEqual(['wren: first']);
    say('wren', 'seen');
    await settle();
    expect(announced()).toEqual(['wren: first']);
    act(() => {
      whispers.tab = 'whispers';
    });
    say('wren', 'not seen');
    await settle();
    expect(announced()).toEqual(['wren: first', 'wren: not seen']);
  });

  it('announces public messages while the open log is hidden, as behind the keyboard of a phone', async () => {
    settings.isExpanded = true;
    render(
      <>
        <LiveAnnouncer />
        <div role="log" aria-live="polite" />
      </>,
    );
    say('wren', 'first');
    await settle();
    const log = screen.getByRole('log');
    log.checkVisibility = () => false;
    say('wren', 'hidden');
    await settle();
    log.checkVisibility = () => true;
    say('wren', 'shown');
    await settle();
    expect(announced()).toEqual(['wren: first', 'wren: hidden']);
  });

  it('interrupts with each whisper, also a second identical one and those of the open conversation', async () => {
    render(<LiveAnnouncer />);
    whisper('odette', 'psst');
    await settle();
    whisper('odette', 'psst');
    await settle();
    expect(interrupting()).toEqual(['odette whispers: psst', 'odette whispers: psst']);
    expect(screen.getByRole('status', { name: 'Urgent announcements' }).getAttribute('aria-live')).toBe('assertive');
    Object.assign(settings, { isExpanded: true });
    Object.assign(whispers, { tab: 'whispers', partner: 'odette' });
    whisper('odette', 'psst');
    whisper('wren', 'me too');
    await settle();
    expect(interrupting().slice(2)).toEqual(['odette whispers: psst', 'wren whispers: me too']);
    expect(announced()).toEqual([]);
  });

  it('announces that an own whisper is sent, and what other parts announce', async () => {
    render(<LiveAnnouncer />);
    addWhisper({ user: 'odette', text: 'psst', isSender: true, myUsername: 'me' });
    await settle();
    act(() => announce('You are at the pier.'));
    expect(announced()).toEqual(['Whispered to odette.', 'You are at the pier.']);
  });

  it('keeps counting after the log was cleared', async () => {
    render(<LiveAnnouncer />);
    say('wren', 'one');
    say('wren', 'two');
    await settle();
    act(() => forgetChat());
    await settle();
    say('wren', 'three');
    await settle();
    expect(announced()).toEqual(['wren: one', 'wren: two', 'wren: three']);
  });
});

describe('arrivals', () => {
  let time: ManualRuntime;
  beforeEach(() => {
    time = replaceRuntime(runtime);
  });
  const later = (): void => act(() => time.advance(1000));

  it('announces those who arrive, together, but not those who were here before', () => {
    render(<LiveAnnouncer />);
    act(() => replacePlayers([entry('me'), entry('early')], 'me'));
    later();
    expect(announced()).toEqual([]);
    act(() => addPlayer(entry('wren')));
    later();
    act(() => ['ana', 'ben', 'cleo', 'dan', 'eve'].forEach((name) => addPlayer(entry(name))));
    act(() => removePlayer('eve'));
    later();
    expect(announced()).toEqual(['wren is here now.', 'ana, ben, cleo and 1 more are here now.']);
  });

  it('announces nobody after a reconnection, no blocked player, and no friend whom a toast announces', () => {
    signInAs(userNamed('me', { blockedList: ['Troll'] }));
    act(() => replacePlayers([entry('me')], 'me'));
    render(<LiveAnnouncer />);
    later();
    act(() => clearPlayers());
    act(() => replacePlayers([entry('me'), entry('wren')], 'me'));
    later();
    act(() => addPlayer(entry('troll')));
    act(() => addPlayer(entry('odette')));
    act(() => passOnNotification('online', 'odette is now online.'));
    later();
    expect(announced()).toEqual([]);
  });
});
