/**
 * The pill of the first walk below the location's sign: the task in words for the device, how far the walk is, and its buttons.
 * The words are a status, so that a screen reader reads each once, in words of its own.
 */
import './first-walk.css';
import { PawPrintIcon } from '@phosphor-icons/react/dist/csr/PawPrint';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useSnapshot } from 'valtio';
import { WALK_BITS } from '../../shared/rules/first-walk.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { useQuietChat } from '../../state/chat/use-quiet-chat.ts';
import { chooseDoor, choosePlace, choosePoint } from '../../state/places/town-places.ts';
import { sendWalkAct, type WalkDevice } from '../../state/session/first-walk.ts';
import { session } from '../../state/session/session.ts';
import { hud, isChatShown, type PillBox, setPill } from '../../state/settings/hud.ts';
import { settings } from '../../state/settings/settings.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { useBox } from '../../ui/hooks/use-box.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { useDevice } from './device.ts';
import { COMPACT_HEIGHT_PX } from '../../shared/rules/viewport.ts';
import type { Walking } from './director.ts';
import { fillLine, TASKS_ALONE, text } from './text.ts';
import { useWalking } from './use-walking.ts';

/** A phone in landscape: the chat has a column at its start. */
const LOW_QUERY = `(height < ${COMPACT_HEIGHT_PX}px) and (width >= 440px) and (orientation: landscape)`;
/** A short phone in portrait: between the unfolded pill and an open panel there is no room for the own face. */
const SHORT_QUERY = '(width < 440px) and (height < 760px) and (orientation: portrait)';
const GAP_PX = 4;

const setBox = (box: PillBox | null): void => setPill('walk', box);

/**
 * Where the pill is: in low windows in the chat's column, and beside it, folded, while the chat or a panel is open there. It is
 * also folded while a panel is open on a short phone.
 */
function usePillPlace() {
  const { margins, isCompact, panels } = useSnapshot(hud);
  const { isExpanded } = useSnapshot(settings);
  const isLow = useMedia(LOW_QUERY);
  const isShort = useMedia(SHORT_QUERY);
  const isQuiet = useQuietChat();
  const hasChat = !isQuiet && isChatShown({ isCompact, panels }, isExpanded);
  const hasPanel = panels.length > 0;
  const isBeside = isLow && (hasPanel || hasChat);
  const besidePx = document.documentElement.dir === 'rtl' ? margins.right : margins.left;
  const style = { top: margins.top + GAP_PX, ...(isBeside && { insetInlineStart: besidePx }) };
  return { isLow, givesWay: isBeside || (isShort && hasPanel), isCompact, style };
}

function closeBeside(): void {
  hud.panels = [];
  settings.isExpanded = false;
}

export function WalkPart() {
  const device = useDevice();
  const [walking, dispatch] = useWalking(device);
  const { isLow, givesWay, isCompact, style } = usePillPlace();
  const { phase, bits, guide, isRepeated } = walking;
  const isFolded = walking.isFolded || givesWay;
  const box = useBox(setBox);
  if (phase === 'off') return <Status walking={walking} device={device} isHidden />;
  const fold = (folded: boolean) => (): void => {
    dispatch({ type: 'folded', isFolded: folded, nowMs: runtime.monotonic() });
    if (!folded && givesWay) closeBeside();
  };
  const skip = (): void => {
    if (isRepeated) dispatch({ type: 'closed' });
    else sendWalkAct('skip');
  };
  return (
    <section
      ref={box}
      className="walk-pill hudpanel"
      data-keep-clear=""
      aria-label={text.firstWalk}
      data-folded={isFolded || undefined}
      data-compact={isCompact || undefined}
      data-low={isLow || undefined}
      style={style}
    >
      {isFolded ? (
        <>
          <IconButton label={text.unfold} onClick={fold(false)}>
            <PawPrintIcon weight="fill" size={22} />
          </IconButton>
          <span className="sr-only">{text.pillTitle({ done: bits.length, all: WALK_BITS.length })}</span>
          <Status walking={walking} device={device} isHidden />
        </>
      ) : (
        <>
          <div className="walk-words">
            <p className="t-over">
              <PawPrintIcon weight="fill" size={14} aria-hidden />{' '}
              {text.pillTitle({ done: bits.length, all: WALK_BITS.length })}
            </p>
            <Status walking={walking} device={device} />
          </div>
          <div className="walk-buttons">
            {phase === 'goodbye' ? (
              <>
                <Button size="sm" onClick={() => chooseDoor('books')}>
                  {text.ideas.books}
                </Button>
                <Button size="sm" onClick={() => chooseDoor('store')}>
                  {text.ideas.store}
                </Button>
                <Button size="sm" onClick={() => choosePlace('pier')}>
                  {text.ideas.pier}
                </Button>
                <IconButton className="walk-close" label={text.close} onClick={() => dispatch({ type: 'closed' })}>
                  <XIcon weight="bold" size={16} />
                </IconButton>
              </>
            ) : (
              <>
                {guide.target !== null && (
                  <Button size="sm" tone="primary" onClick={() => walkTo(guide.target)}>
                    {text.walkThere}
                  </Button>
                )}
                {phase !== 'gift' && (
                  <>
                    <Button size="sm" onClick={skip}>
                      {text.skip}
                    </Button>
                    <Button size="sm" tone="ghost" onClick={fold(true)}>
                      {text.notNow}
                    </Button>
                  </>
                )}
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function walkTo(target: Walking['guide']['target']): void {
  // The town's worker cannot take the state's own objects.
  if (target !== null) choosePoint({ x: target.x, y: target.y });
  // At the bench, Enter is to sit down, not to press the button again. Tab goes on from here.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

interface StatusProps {
  walking: Walking;
  device: WalkDevice;
  isHidden?: boolean;
}

/** What was said last, or the task. */
function Status({ walking, device, isHidden = false }: StatusProps) {
  const { user } = useSnapshot(session);
  const { bit, isTaskSaid, isAside, line, phase, guide } = walking;
  const isTask = phase === 'task' && isTaskSaid && !isAside;
  const task = isTask && bit !== null ? ((guide.isAlone ? TASKS_ALONE[bit] : undefined) ?? text.tasks[bit]) : null;
  const said = line === null ? '' : fillLine(line.text, { name: user?.username ?? '' });
  return (
    <output className={isHidden ? 'sr-only' : 't-body walk-line'}>
      {task === null ? (
        said
      ) : (
        <>
          <span aria-hidden>{task[device]}</span>
          <span className="sr-only">{task.reader}</span>
        </>
      )}
    </output>
  );
}
