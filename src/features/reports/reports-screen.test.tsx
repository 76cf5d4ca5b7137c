/** What the form of a report, the own list and the moderators' queue send. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePageTall, PATIENT } from '../../../tests/support/page.ts';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { ModeratedReport, OwnReport } from '../../shared/contract/reports.ts';
import ReportsScreen from './reports-screen.tsx';

const server = servePage();
const DONE = { success: true, message: 'Done.' };
const createdAt = new Date().toISOString();

const ownReport: OwnReport = {
  id: '7',
  party: 'target',
  kind: 'chat',
  category: 'CYBER_VIOLENCE',
  username: null,
  text: '',
  createdAt,
  decision: { action: 'mute', minutes: 60, days: null, reason: 'be kind', decidedAt: createdAt },
  appeal: null,
  appealUntil: createdAt,
};
const moderated: ModeratedReport = {
  id: '8',
  kind: 'player',
  category: 'SCAMS_AND_FRAUD',
  text: 'Look',
  createdAt,
  reporter: 'nina',
  target: 'rudy',
  evidence: {
    lines: [{ username: 'rudy', text: 'free gems', createdAt: null, isReported: true }],
    pictures: [],
    look: null,
  },
  redactables: ['bio', 'nametag'],
  decision: null,
  appeals: [],
  earlier: [],
  mayDecide: true,
};

const sent = (call: string) => server.asked.filter((asked) => asked.call === call).map(({ body }) => body);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = (params: Parameters<typeof ReportsScreen>[0]['params']) =>
  renderWithQueries(<ReportsScreen params={params} close={() => {}} />);

beforeEach(() => {
  makePageTall();
  signInAs(userNamed('mirabel'));
});

describe('reports', PATIENT, () => {
  it('need a reason, and are about the text or the player', async () => {
    server.answers.set('POST /reports', () => [200, DONE]);
    show({ report: { username: 'rudy', about: { kind: 'comment', id: '3', shown: 'vile words' } } });
    expect(screen.getByText('vile words')).toBeTruthy();
    await click('Send report');
    expect(screen.getByRole('alert').textContent).toBe('Please choose a reason.');
    const reason = { name: 'Reason', description: 'Please choose a reason.' };
    expect(document.activeElement).toBe(screen.getByRole('combobox', reason));
    // It is said again by the field, since the same alert is not.
    await click('Send report');
    expect(document.activeElement).toBe(screen.getByRole('combobox', reason));
    expect(sent('POST /reports')).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Cyber violence');
    await click('Send report');
    const report = { username: 'rudy', category: 'CYBER_VIOLENCE', text: '' };
    await expect.poll(() => sent('POST /reports')).toEqual([{ ...report, kind: 'comment', id: '3' }]);
    await click('rudy: name, bio and looks');
    expect(screen.queryByText('vile words')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Cyber violence');
    await click('Send report');
    await expect.poll(() => sent('POST /reports').at(-1)).toEqual({ ...report, kind: 'player' });
  });

  it('that were decided can be appealed', async () => {
    server.answers.set('GET /reports', () => [200, { success: true, reports: [ownReport] }]);
    server.answers.set('POST /reports/7/appeal', () => [200, DONE]);
    show(undefined);
    await screen.findByText('About you');
    await click('Appeal');
    const dialog = within(screen.getByRole('dialog', { name: 'Appeal the decision' }));
    await userEvent.type(dialog.getByRole('textbox'), 'I was kind');
    await userEvent.click(dialog.getByRole('button', { name: 'Appeal' }));
    await expect.poll(() => sent('POST /reports/7/appeal')).toEqual([{ text: 'I was kind' }]);
  });

  it('are decided by moderators with a measure and a reason', async () => {
    signInAs({ ...userNamed('judge'), access: 1 });
    const counts = { open: 1, appealed: 0, decided: 0 };
    server.answers.set('GET /moderation/reports', () => [
      200,
      { success: true, reports: [moderated], hasMore: false, counts },
    ]);
    server.answers.set('POST /moderation/reports/8/decide', () => [200, DONE]);
    show({ tab: 'queue' });
    await userEvent.click(await screen.findByRole('button', { name: /rudy/ }));
    const report = within(screen.getByRole('region', { name: 'Report about rudy' }));
    expect(report.getByText('free gems')).toBeTruthy();
    await userEvent.click(report.getByRole('button', { name: 'Remove' }));
    await userEvent.click(report.getByRole('button', { name: 'Name tag' }));
    await userEvent.click(report.getByRole('button', { name: 'Decide' }));
    expect(sent('POST /moderation/reports/8/decide')).toEqual([]);
    await userEvent.type(report.getByRole('textbox', { name: 'Reason' }), 'no trade');
    await userEvent.click(report.getByRole('button', { name: 'Decide' }));
    await expect
      .poll(() => sent('POST /moderation/reports/8/decide'))
      .toEqual([{ action: 'redact', redactable: 'nametag', reason: 'no trade' }]);
  });
});
