/** FLOW: the endless game or the daily lantern board, and beside it scores and actions. */
import { TabsIcon } from '@phosphor-icons/react/dist/csr/Tabs';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useShowsConnection } from '../../state/session/connection-shown.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import './flow.css';
import './daily.css';
import { Board } from './parts/board.tsx';
import { DailyCard } from './parts/daily-card.tsx';
import { DailyResult } from './parts/daily-result.tsx';
import { DailySide } from './parts/daily-side.tsx';
import { type FlowMode, ModeChoice } from './parts/mode-choice.tsx';
import { Side } from './parts/side.tsx';
import { SoundButton } from './parts/sound-button.tsx';
import { leaveDaily, openDaily } from './daily-game.ts';
import { createFlowSounds } from './sounds.ts';
import { type Audience, keptMoves, leaveGame, openGame } from './game.ts';
import { flow } from './state.ts';
import { resynced, text } from './text.ts';

export default function FlowScreen() {
  const [mode, setMode] = useState<FlowMode>('endless');
  useEffect(() => () => sounds.close(), []);
  return mode === 'daily' ? <Daily onMode={setMode} /> : <Endless onMode={setMode} />;
}

interface GameProps {
  onMode: (mode: FlowMode) => void;
}

function Endless({ onMode }: GameProps) {
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
      <Side onMode={onMode} />
    </div>
  );
}

/** Opens the game with the dialog and leaves it when the dialog closes. Returns a function that reopens it. */
function useGame(): () => void {
  useEffect(() => {
    void openGame(audience);
    return leaveGame;
  }, []);
  return () => void openGame(audience);
}

/** The day, or the try that is on the screen. */
function Daily({ onMode }: GameProps) {
  const hasTry = useSnapshot(flow).daily !== null;
  useShowsConnection();
  useEffect(() => leaveDaily, []);
  const start = async (): Promise<void> => {
    try {
      await openDaily(audience);
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    }
  };
  if (!hasTry) {
    return (
      <div className="flow-day-screen scroll">
        <ModeChoice mode="daily" onChange={onMode} />
        <DailyCard onStart={start} />
      </div>
    );
  }
  return (
    <div className="flow-screen scroll">
      <SoundButton />
      <Board />
      <DailySide onMode={onMode} />
      <DailyResult />
    </div>
  );
}

const sounds = createFlowSounds();
const audience: Audience = {
  swapped: sounds.swapped,
  cleared: sounds.cleared,
  apart: (lost) => showToast({ text: resynced(lost), tone: lost === 0 ? 'info' : 'bad', id: 'flow-resync' }),
};
