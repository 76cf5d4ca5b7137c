/** Over the board's upper frame while the server is behind: how many moves wait, and what they are going to score. */
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { PlugsIcon } from '@phosphor-icons/react/dist/csr/Plugs';
import { useSnapshot } from 'valtio';
import { connection } from '../../../state/session/connection.ts';
import { flow } from '../state.ts';
import { scoreOfWaiting, text } from '../text.ts';

export function Notice() {
  const { status, waiting, waitingPoints, waitingFactor, isBehind, isFull } = useSnapshot(flow);
  const isLost = useSnapshot(connection).status !== 'online';
  const isShown = status === 'ready' && (isLost || isBehind);
  const Icon = isLost ? PlugsIcon : CloudArrowUpIcon;
  return (
    <output className="flow-notice" hidden={!isShown}>
      {isShown && (
        <>
          <Icon weight="fill" size={17} />
          <b>{sentence({ waiting, isLost, isFull })}</b>
          {waiting > 0 && !isFull && <span className="num">{scoreOfWaiting(waitingPoints, waitingFactor)}</span>}
        </>
      )}
    </output>
  );
}

function sentence({ waiting, isLost, isFull }: { waiting: number; isLost: boolean; isFull: boolean }): string {
  if (isFull) return text.full({ count: waiting });
  if (!isLost) return text.sendingMoves({ count: waiting });
  return waiting === 0 ? text.reconnecting : text.reconnectingMoves({ count: waiting });
}
