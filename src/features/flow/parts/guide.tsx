/** The guide for the first game: three sentences beside the board and a swap that is marked, until it is closed or played. */
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../net/browser-storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showHint } from '../moves.ts';
import { flow } from '../state.ts';
import { GUIDE_LINES, text } from '../text.ts';

const KEYS = { endless: 'flowGuideSeen', daily: 'flowDailyGuideSeen' } as const;

export function Guide() {
  const { mode, status, said, highScore } = useSnapshot(flow);
  const [isClosed, setIsClosed] = useState(() => readStored('local', KEYS[mode], z.boolean()) === true);
  const hasPlayed = said?.kind === 'points' || (mode === 'endless' && highScore > 0);
  // It stays closed, also after a swap without a match.
  if (hasPlayed && !isClosed) setIsClosed(true);
  const isShown = status === 'ready' && !isClosed && !hasPlayed;
  useEffect(() => {
    if (hasPlayed) writeStored('local', KEYS[mode], true);
  }, [hasPlayed, mode]);
  useEffect(() => {
    if (isShown) showHint();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <aside className="flow-guide card" aria-label={text.guideTitle}>
      <ol className="t-small">
        {GUIDE_LINES[mode].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Button
        size="sm"
        onClick={() => {
          writeStored('local', KEYS[mode], true);
          setIsClosed(true);
        }}
      >
        {text.guideClose}
      </Button>
    </aside>
  );
}
