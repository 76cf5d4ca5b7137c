/** All channels: how many people are in each, which friends, and whether it is full. A choice changes to it. */
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { Channel } from '../../shared/contract/channels.ts';
import { channelsQuery, refetchChannels } from '../../state/people/channels.ts';
import { changeChannel, ownChannel } from '../../state/session/channel.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { changed, failed, isFull, nameOf, text, withFriends } from './text.ts';

export interface ChannelListProps {
  own: number;
  onDone: () => void;
}

export function ChannelList({ own, onDone }: ChannelListProps) {
  const { data, error, refetch } = useQuery(channelsQuery());
  if (data === undefined && error !== null) {
    return (
      <div role="alert" className="grid justify-items-center gap-2 p-3 text-center">
        <p className="t-body">{error.message}</p>
        <Button onClick={() => void refetch()}>{text.retry}</Button>
      </div>
    );
  }
  if (data === undefined) return <SkeletonRows label={text.loading} />;
  const choose = async (number: number): Promise<void> => {
    const change = await changeChannel(number);
    void refetchChannels();
    if (change === 'failed') return showToast({ text: failed(number), tone: 'bad', id: 'channel' });
    if (change === 'full') return showToast({ text: isFull(number), tone: 'info', id: 'channel' });
    showToast({ text: changed(number), tone: 'ok', id: 'channel' });
    onDone();
  };
  return (
    <>
      <p className="t-micro px-2 pb-1 text-ink-3">{text.explained}</p>
      <ul className="scroll channels-list">
        {data.map((channel) => (
          <Row key={channel.number} channel={channel} isOwn={channel.number === own} onChoose={choose} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  channel: Channel;
  isOwn: boolean;
  onChoose: (number: number) => Promise<void>;
}

function Row({ channel: { number, players, isFull, friends }, isOwn, onChoose }: RowProps) {
  const { isChanging } = useSnapshot(ownChannel);
  const isClosed = isOwn || isFull || isChanging;
  return (
    <li>
      <button
        type="button"
        className="row channels-row"
        aria-disabled={isClosed || undefined}
        aria-current={isOwn || undefined}
        onClick={() => !isClosed && void onChoose(number)}
      >
        <span className="channels-name">
          {nameOf(number)}
          {isOwn && <span className="tag tag-ok">{text.here}</span>}
          {isFull && !isOwn && <span className="tag tag-warn">{text.full}</span>}
        </span>
        <span className="t-micro num text-ink-3">{text.people({ count: players })}</span>
        {friends.length > 0 && <span className="t-micro channels-friends">{withFriends(friends)}</span>}
      </button>
    </li>
  );
}
