/** What a mailed link to confirm the e-mail address did: the server names it in the address, `/?email=...`. */
import { useEffect } from 'react';
import { navigate, route } from '../state/session/route.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { text } from './text.ts';

export const EMAIL_CONFIRMED = text.emailConfirmed;
export const EMAIL_EXPIRED = text.emailExpired;
const SHOWN_MS = 15_000;

/** Shows the note once and removes it from the address. */
export function useEmailNote(): void {
  useEffect(() => {
    const query = new URLSearchParams(route.search);
    const outcome = query.get('email');
    if (outcome !== 'confirmed' && outcome !== 'expired') return;
    const isConfirmed = outcome === 'confirmed';
    showToast({
      text: isConfirmed ? EMAIL_CONFIRMED : EMAIL_EXPIRED,
      tone: isConfirmed ? 'ok' : 'bad',
      durationMs: SHOWN_MS,
      id: 'email',
    });
    query.delete('email');
    navigate(`/${query.size > 0 ? `?${query}` : ''}`, 'replace');
  }, []);
}
