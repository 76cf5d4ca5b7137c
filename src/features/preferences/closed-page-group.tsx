/** Notifications while the page is closed: this browser, for what, and the quiet hours. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PushKind, PushSettings } from '../../shared/contract/web-push.ts';
import { session } from '../../state/session/session.ts';
import {
  isNotified,
  leaveThisBrowser,
  notifyThisBrowser,
  pushObstacle,
  PushUnavailable,
} from '../../state/web-push/push-browser.ts';
import { Field } from '../../ui/controls/field.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { text } from './closed-page-text.ts';
import { pushQuery, savePushSettings } from './push-calls.ts';
import { Group, Row, SwitchRow } from './rows.tsx';

const KINDS = ['whisper', 'mail', 'friend'] as const satisfies readonly PushKind[];
/** From 22:00 to 8:00. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };

export function ClosedPageGroup() {
  const obstacle = pushObstacle();
  const isPossible = obstacle === null || obstacle === 'denied';
  const { data, error, refetch } = useQuery({ ...pushQuery, enabled: isPossible });
  const { user } = useSnapshot(session);
  let content: ReactNode;
  if (!isPossible) content = <Row label={text.browser}>{text.obstacles[obstacle]}</Row>;
  else if (error !== null && data === undefined) {
    content = <LoadFailure message={error.message} onRetry={() => void refetch()} />;
  } else if (data === undefined) content = <SkeletonRows count={3} label={text.title} />;
  else if (data.publicKey === null) content = <Row label={text.browser}>{text.switchedOff}</Row>;
  else content = <Choices username={user?.username ?? ''} publicKey={data.publicKey} settings={data.settings} />;
  return <Group title={text.title}>{content}</Group>;
}

interface ChoicesProps {
  username: string;
  publicKey: string;
  settings: PushSettings;
}

function Choices({ username, publicKey, settings }: ChoicesProps) {
  const [isOn, setIsOn] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const obstacle = pushObstacle();
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const next = await isNotified(username).catch(() => false);
      if (!isGone) setIsOn(next);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [username]);

  const switchBrowser = async (next: boolean): Promise<void> => {
    setIsWaiting(true);
    try {
      const message = await (next ? notifyThisBrowser(username, publicKey) : leaveThisBrowser());
      setIsOn(next && message !== null);
      if (message !== null) showToast({ text: message, tone: 'ok', id: 'web-push' });
      else if (next) showToast({ text: text.notPermitted, tone: 'info', id: 'web-push' });
    } catch (error) {
      if (error instanceof PushUnavailable) showToast({ text: text.unavailable, tone: 'bad', id: 'web-push' });
      else showFailure(error);
      setIsOn(await isNotified(username).catch(() => false));
    } finally {
      setIsWaiting(false);
    }
  };
  const save = (change: Partial<PushSettings>): void => {
    // The hours are those of the clock that the player looks at.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    savePushSettings({ ...settings, timeZone, ...change }).catch(showFailure);
  };

  return (
    <>
      <SwitchRow
        label={text.browser}
        note={obstacle === null ? text.browserNote : text.obstacles[obstacle]}
        isOn={isOn}
        isDisabled={isWaiting || (obstacle !== null && !isOn)}
        onChange={(next) => void switchBrowser(next)}
      />
      {KINDS.map((kind) => (
        <SwitchRow
          key={kind}
          label={text.kinds[kind]}
          note={kind === KINDS[0] ? text.kindsNote : undefined}
          isOn={settings[kind]}
          onChange={(next) => save({ [kind]: next })}
        />
      ))}
      <SwitchRow
        label={text.quiet}
        note={text.quietNote({ timeZone: settings.timeZone })}
        isOn={settings.quiet !== null}
        onChange={(next) => save({ quiet: next ? NIGHT : null })}
      />
      {settings.quiet !== null && <Hours quiet={settings.quiet} onChange={(quiet) => save({ quiet })} />}
    </>
  );
}

type Quiet = NonNullable<PushSettings['quiet']>;

function Hours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  return (
    <div className="preferences-row preferences-hours">
      {(['from', 'to'] as const).map((end) => (
        <TimeField
          key={end}
          label={end === 'from' ? text.from : text.to}
          minute={quiet[end]}
          onChange={(minute) => onChange({ ...quiet, [end]: minute })}
        />
      ))}
    </div>
  );
}

/** A time that is half typed is not taken over; the field keeps it while it has the focus. */
function TimeField({ label, minute, onChange }: { label: string; minute: number; onChange: (minute: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Field
      type="time"
      label={label}
      value={draft ?? timeOf(minute)}
      onChange={setDraft}
      onBlur={() => {
        const next = draft === null ? null : minuteOf(draft);
        if (next !== null && next !== minute) onChange(next);
        setDraft(null);
      }}
    />
  );
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
