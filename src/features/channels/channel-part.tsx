/** Where the town has several channels: the number of the player's own one beside the town's sign. */
import { useSnapshot } from 'valtio';
import { ownChannel } from '../../state/session/channel.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

const ChannelSign = lazyPart<{ number: number }>(async () => (await import('./channel-sign.tsx')).ChannelSign);

export function ChannelPart() {
  const { number } = useSnapshot(ownChannel);
  return number === null ? null : <ChannelSign number={number} />;
}
