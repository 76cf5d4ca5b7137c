/** Following an invitation link: the walk to its player, or the profile, and the cleaned address. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeListener } from '../../../tests/support/samples/place-listener.ts';
import { collectToasts, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { closeScreens, dialogs } from '../../screens/screens.ts';
import { declarePlaces, listenToPlaces } from '../../state/places/town-places.ts';
import { connectChannel, ownChannel } from '../../state/session/channel.ts';
import { connection } from '../../state/session/connection.ts';
import { navigate, route } from '../../state/session/route.ts';
import { followLink } from './follow.ts';

const FOLLOW = 'POST /invitations/follow';
const server = servePage();
const toasts = collectToasts();
const walked: string[] = [];
const AREA: [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 100],
];
const PIER = { key: 'pier', area: AREA, go: { x: 50, y: 90 } };
const declareGround = (isKnown: boolean): void =>
  declarePlaces({ doors: [], places: isKnown ? [PIER] : [], seats: [] });
let isInTown = true;
const changes: (number | null)[] = [];
let stop: () => void;

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  connection.status = 'online';
  declareGround(true);
  walked.length = 0;
  changes.length = 0;
  ownChannel.number = null;
  connectChannel((number) => {
    changes.push(number);
    return Promise.resolve('joined');
  });
  isInTown = true;
  stop = listenToPlaces(
    placeListener({
      playerChosen(username) {
        if (isInTown) walked.push(username);
        return isInTown;
      },
    }),
  );
});
afterEach(() => {
  stop();
  closeScreens();
  connection.status = 'connecting';
});

async function follow(search: string): Promise<void> {
  navigate(`/${search}`, 'replace');
  await followLink(new AbortController().signal);
}
const opened = () => dialogs.screens.map(({ name, params }) => [name, params]);
const invites = (username: string): void =>
  void server.answers.set(FOLLOW, () => [200, { success: true, username, isInTown, channel: isInTown ? 2 : null }]);
const refuse = (status: number, code: string, message: string): void =>
  void server.answers.set(FOLLOW, () => [status, { success: false, message, code }]);

describe('an invitation link', () => {
  it('leads into the channel of its player first', async () => {
    ownChannel.number = 1;
    invites('Odette');
    await follow('?with=Odette&invite=t0ken');
    expect([changes, walked]).toEqual([[2], ['Odette']]);
  });

  it('leads to its player and leaves the address', async () => {
    invites('Odette');
    await follow('?with=Odette&invite=t0ken&email=confirmed');
    expect([walked, changes]).toEqual([['Odette'], []]);
    expect(opened()).toEqual([]);
    expect(toasts).toMatchObject([{ text: 'You are on the way to Odette.' }]);
    expect(route.search).toBe('?email=confirmed');
  });

  it('opens the profile of a player who is not in town', async () => {
    invites('Odette');
    isInTown = false;
    await follow('?with=Odette&invite=t0ken');
    expect(opened()).toEqual([['profile', { username: 'Odette' }]]);
    expect(toasts).toMatchObject([{ text: 'Odette is not in town now. This is the profile.' }]);
  });

  it('opens the profile when the token is not valid', async () => {
    refuse(404, 'no-invitation', 'This invitation is no longer valid.');
    await follow('?with=Odette&invite=old');
    expect(walked).toEqual([]);
    expect(opened()).toEqual([['profile', { username: 'Odette' }]]);
    expect(toasts).toMatchObject([{ text: 'This invitation is no longer valid.', tone: 'bad' }]);
  });

  it('opens nothing for the own link and for a name that is none', async () => {
    refuse(409, 'oneself', 'This is your own invitation. Send it to a friend.');
    await follow('?with=mirabel&invite=own');
    refuse(404, 'no-invitation', 'This invitation is no longer valid.');
    await follow('?with=%2e%2e%2fadmin&invite=old');
    expect(opened()).toEqual([]);
  });

  it('waits until the town is joined and its ground is known', async () => {
    connection.status = 'connecting';
    declareGround(false);
    invites('Odette');
    const following = follow('?with=Odette&invite=t0ken');
    await Promise.resolve();
    expect(server.callsOf(FOLLOW)).toHaveLength(0);
    connection.status = 'online';
    declareGround(false);
    await Promise.resolve();
    expect(server.callsOf(FOLLOW)).toHaveLength(0);
    declareGround(true);
    await following;
    expect(walked).toEqual(['Odette']);
  });
});
