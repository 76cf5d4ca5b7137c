/** The membership page: the request to cancel, a membership that begins while it is open, and the way to the gem packs. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { sessionReplyOf, signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { passOnNotification } from '../../state/session/notifications.ts';
import MembershipScreen from './membership-screen.tsx';
import { text } from './text.ts';

const server = servePage();
const toasts = collectToasts();
const SENT_AT = Date.UTC(2026, 1, 3, 12, 30);
const LIST = 'GET /membership/bundles';
const FEEDBACK = 'POST /feedback';

const open = (params?: { at?: 'gems' }) =>
  renderWithQueries(<MembershipScreen params={params} close={() => undefined} />);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const answerList = (cancellationSentAt: number | null): void =>
  void server.answers.set(LIST, () => [200, { success: true, bundles: [], cancellationSentAt }]);

beforeEach(() => {
  signInAs(userNamed(null));
  answerList(null);
  server.answers.set(FEEDBACK, () => [200, { success: true, message: 'ok' }]);
});

describe('Cancel Subscription', () => {
  it('asks first, and sends nothing when the subscription is kept', async () => {
    const user = userEvent.setup();
    open();
    await user.click(button(text.cancel));
    expect(document.activeElement).toBe(button(text.keepSubscription));
    await user.click(button(text.keepSubscription));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf(FEEDBACK)).toEqual([]);
  });

  it('sends the request and says when it was sent last', async () => {
    const user = userEvent.setup();
    open();
    await user.click(button(text.cancel));
    expect(within(screen.getByRole('dialog')).queryByText(/^Last request sent/)).toBeNull();
    answerList(SENT_AT);
    await user.click(button(text.sendCancellation));
    await screen.findByText(/^Last request sent: Tuesday,? 3 February 2026/);
    expect(server.callsOf(FEEDBACK)[0]?.body).toEqual({ message: 'Cancel subscription' });
    expect(toasts.map((toast) => toast.text)).toEqual([text.cancelSent]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps its question open after a failure', async () => {
    const user = userEvent.setup();
    server.answers.set(FEEDBACK, () => [429, { success: false, message: 'Too many messages.' }]);
    open();
    await user.click(button(text.cancel));
    await user.click(button(text.sendCancellation));
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual(['Too many messages.']));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('an open page', () => {
  const become = (membership: number): void =>
    void server.answers.set('GET /session', () => [200, sessionReplyOf(userNamed(null, { membership }))]);
  const plan = (name: string) => screen.getByRole('heading', { name }).closest('article');

  it('notices a payment at once, and a grant of the operator within seconds', async () => {
    const clock = replaceRuntime(runtime);
    open();
    expect(plan('VIP+')?.textContent).not.toContain(text.yourPlan);
    become(2);
    act(() => passOnNotification('system', 'Thank you!'));
    await waitFor(() => expect(plan('VIP+')?.textContent).toContain(text.yourPlan));
    expect(toasts.map((toast) => toast.text)).toEqual([text.granted({ plan: 'VIP+' })]);
    become(4);
    await act(async () => clock.advance(5000));
    await waitFor(() => expect(plan('Platinum+')?.textContent).toContain(text.yourPlan));
  });

  it('says once what every plan shows', () => {
    open();
    expect(screen.getAllByText(text.everyPlan)).toHaveLength(1);
  });

  it('opens at the gem packs for players who look for gems', () => {
    // Boxes of a window of 844 px: the list is from 100 to 800, the packs are 1,000 px further down.
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.classList.contains('scroll') ? new DOMRect(0, 100, 390, 700) : new DOMRect(0, 1800, 390, 100);
    });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    open({ at: 'gems' });
    const packs = screen.getByRole('region', { name: text.gemsTopup });
    expect(document.activeElement).toBe(packs);
    expect(packs.closest('.scroll')?.scrollTop).toBe(1400);
    // It would also scroll the sheet of a phone and hide its title.
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
    boxes.mockRestore();
  });
});
