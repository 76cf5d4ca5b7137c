/** Loads the code that follows an invitation link when the address has one. */
import { route } from '../../state/session/route.ts';

/** Returns a function that stops it. */
export function followInvitationLink(): () => void {
  const closing = new AbortController();
  const query = new URLSearchParams(route.search);
  if (query.has('with') || query.has('invite')) {
    void import('./follow.ts').then(
      ({ followLink }) => followLink(closing.signal),
      () => undefined,
    );
  }
  return () => closing.abort();
}
