import { expect, it } from 'vitest';
import type { ChatMessage } from '../chat/chat-log.ts';
import { WHISPERS_MAX } from '../../shared/rules/reports.ts';
import { subjectOf, THE_PLAYER } from './report-subject.ts';

const line = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  user: 'rudy',
  text: `line ${id}`,
  type: 'whisper',
  isSender: false,
  read: true,
  timestamp: id,
  membership: 0,
  nametag: '',
  nametagColor: null,
  proof: `proof ${id}`,
  ...change,
});

it('reports the player without a line, and what is given', () => {
  expect(subjectOf(null, [])).toBe(THE_PLAYER);
  const comment = { kind: 'comment', id: '7' } as const;
  expect(subjectOf(comment, [])).toBe(comment);
});

it('reports a public line by its text', () => {
  const said = line(1, { type: 'public', text: 'go away' });
  expect(subjectOf(said, [])).toEqual({ kind: 'chat', line: 'go away', shown: 'go away' });
});

it('reports a whisper with the proven ones before it of the same player', () => {
  const log = [
    line(1, { isSender: true }),
    line(2, { user: 'mira' }),
    line(3, { proof: undefined }),
    line(4),
    line(5, { isSender: true }),
  ];
  expect(subjectOf(log[3] ?? null, log)).toEqual({
    kind: 'whisper',
    whispers: [
      { isSender: true, text: 'line 1', proof: 'proof 1' },
      { isSender: false, text: 'line 4', proof: 'proof 4' },
    ],
    shown: 'line 4',
  });
  const many = Array.from({ length: 30 }, (_, at) => line(at));
  expect(subjectOf(many[25] ?? null, many).whispers).toHaveLength(WHISPERS_MAX);
  expect(subjectOf(many[25] ?? null, many).whispers?.at(-1)?.text).toBe('line 25');
});

it('reports the player instead of a whisper without a proof, or of an own one', () => {
  expect(subjectOf(line(1, { proof: undefined }), [])).toBe(THE_PLAYER);
  expect(subjectOf(line(1, { isSender: true }), [])).toBe(THE_PLAYER);
});
