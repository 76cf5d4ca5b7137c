/** FLOW: the board, and beside it scores and purchases. */
import { TabsIcon } from '@phosphor-icons/react/dist/csr/Tabs';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useShowsConnection } from '../../state/session/connection-shown.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import './flow.css';
import { Board } from './parts/board.tsx';
import { Side } from './parts/side.tsx';
import { SoundButton } from './parts/sound-button.tsx';
import { createFlowSounds } from './sounds.ts';
import { type Audience, keptMoves, leaveGame, openGame } from './game.ts';
import { flow } from './state.ts';
import { resynced, text } from './text.ts';

export default function FlowScreen() {
  const { status, failure } = useSnapshot(flow);
  const reopen = useGame();
  useShowsConnection();
  const kept = status === 'failed' ? keptMoves() : 0;
  if (status === 'ended') {
    return (
      <div className="grid flex-1 place-items-center" role="alert">
        <Empty
          picture={<TabsIcon weight="fill" size={56} />}
          title={failure === '' ? text.takenOverTitle : failure}
          text={failure === '' ? text.takenOver : undefined}
        />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className="grid flex-1 place-items-center">
        <Empty
          picture="/ui/empty/offline.webp"
          title={failure}
          text={kept === 0 ? undefined : text.keptMoves({ count: kept })}
        >
          <Button tone="sign" onClick={reopen}>
            {text.retry}
          </Button>
        </Empty>
      </div>
    );
  }
  return (
    <div className="flow-screen scroll">
      <SoundButton />
      <Board />
      <Side />
    </div>
  );
}

/** Opens the game with the dialog and leaves it when the dialog closes. Returns a function that reopens it. */
function useGame(): () => void {
  useEffect(() => {
    void openGame(audience);
    return () => {
      leaveGame();
      sounds.close();
    };
  }, []);
  return () => void openGame(audience);
}

const sounds = createFlowSounds();
const audience: Audience = {
  swapped: sounds.swapped,
  cleared: sounds.cleared,
  apart: (lost) => showToast({ text: resynced(lost), tone: lost === 0 ? 'info' : 'bad', id: 'flow-resync' }),
};
