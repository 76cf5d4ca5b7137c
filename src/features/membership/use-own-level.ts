/**
 * The player's membership level while the page is open: pushed, or without pushes refetched at once when the server announces a payment.
 * A higher level than before is said in a toast.
 */
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../net/query-client.ts';
import { membershipKeys } from '../../net/query-keys.ts';
import { PLANS } from '../../shared/rules/membership.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { onNotification } from '../../state/session/notifications.ts';
import { pushes } from '../../state/session/pushes.ts';
import { refreshSession, session } from '../../state/session/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { text } from './text.ts';

/** Grants of the operator are not announced; they are pushed. */
const REFRESH_MS = 5000;

export function useOwnLevel(): void {
  const level = useSnapshot(session).user?.membership ?? 0;
  const before = useRef(level);
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible' && !pushes.areOn) void refreshSession();
    };
    const stopListening = onNotification('system', () => {
      refresh();
      void queryClient.invalidateQueries({ queryKey: membershipKeys.bundlesLeft });
    });
    const stopTimer = runtime.setInterval(refresh, REFRESH_MS);
    return () => {
      stopListening();
      stopTimer();
    };
  }, []);
  useEffect(() => {
    const plan = PLANS.find((one) => one.level === level);
    if (level > before.current && plan)
      showToast({ text: text.granted({ plan: plan.name }), tone: 'ok', id: 'membership' });
    before.current = level;
  }, [level]);
}
