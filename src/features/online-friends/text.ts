/** Texts of the strip and panel of online friends (specification: world, sections 2.4 and 8). */
import messages from '../../languages/en/online-friends.ts';
import { texts } from '../../languages/texts.ts';

import type { ChannelChange } from '../../state/session/channel.ts';
import { ownLocation } from '../../state/session/location.ts';

export const text = texts(messages);

export const inChannel = (number: number): string => `${ownLocation.name} ${number}`;
export const joinIn = (username: string, number: number): string =>
  text.joinIn({ username, channel: inChannel(number) });
export const cannotJoin = (username: string, change: ChannelChange): string =>
  change === 'full' ? text.noRoom({ username }) : text.cannotJoin({ username });
