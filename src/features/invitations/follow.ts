/**
 * Follows an invitation link, `/?with=NAME&invite=TOKEN`: walks to the player who made it. Without a valid token, or while that
 * player is not in town, the profile opens. The address is cleaned, so that a reload does not do it once more.
 */
import { subscribe } from 'valtio';
import { ApiError } from '../../net/api-error.ts';
import { openScreen } from '../../screens/screens.ts';
import { townPlaces, walkToPlayer } from '../../state/places/town-places.ts';
import { holdRewards } from '../../state/rewards/rewards.ts';
import { changeChannel, ownChannel } from '../../state/session/channel.ts';
import { connection } from '../../state/session/connection.ts';
import { navigate, route } from '../../state/session/route.ts';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { followInvitation } from './calls.ts';
import { text } from './text.ts';

const READ_MS = 3000;
const USERNAME = /^\w{3,20}$/;

export async function followLink(signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams(route.search);
  const token = query.get('invite') ?? '';
  const name = query.get('with') ?? '';
  await townJoined(signal);
  // The address keeps the link until then: a page that is mounted again follows it.
  if (signal.aborted) return;
  query.delete('invite');
  query.delete('with');
  navigate(`/${query.size > 0 ? `?${query}` : ''}`, 'replace');
  try {
    const { username, channel } = await followInvitation(token);
    // The inviter is shown when the channel was joined.
    if (channel !== null && ownChannel.number !== null) await changeChannel(channel);
    if (signal.aborted) return;
    // Where the way leads is read first.
    holdRewards(READ_MS);
    if (walkToPlayer(username)) showToast({ text: text.onTheWay({ name: username }), tone: 'ok', id: 'invitation' });
    else {
      showToast({ text: text.notInTown({ name: username }), tone: 'info', id: 'invitation' });
      openScreen('profile', { username });
    }
  } catch (error) {
    if (signal.aborted) return;
    if (token !== '' || !(error instanceof ApiError)) showFailure(error);
    const isOwn = error instanceof ApiError && error.code === 'oneself';
    if (USERNAME.test(name) && !isOwn) openScreen('profile', { username: name });
  }
}

/** Resolves when the list of players has arrived and the ground is known, or the signal is aborted. */
function townJoined(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      const isReady = connection.status === 'online' && townPlaces.places.length > 0;
      if (!isReady && !signal.aborted) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [subscribe(connection, check), subscribe(townPlaces, check)];
    signal.addEventListener('abort', check);
    check();
  });
}
