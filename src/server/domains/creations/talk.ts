/**
 * What creators and reviewers say about a decision, beside the submission: a creator asks or explains, a reviewer answers. Reviewers
 * are not named to creators. A submission that waits for an answer is first in the reviewers' list.
 */
import type { TalkMessage } from '../../../shared/contract/creations.ts';
import { categoryName } from '../../../shared/rules/categories.ts';
import { TALK_MESSAGES_MAX, TALK_UNANSWERED_MAX } from '../../../shared/rules/creators.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { SubmissionTable } from '../../db/schema.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown, PlayerRecord, PlayerService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { writtenText } from '../../written-text.ts';
import { notify } from '../bell/service.ts';
import type { Actor } from '../moderation/service.ts';
import { lockPlayers, recordAuditEntry } from '../players/service.ts';
import { findSubmission } from './review-repo.ts';
import * as repo from './talk-repo.ts';

export interface TalkDeps {
  db: Database;
  players: Pick<PlayerService, 'redact'>;
  town: Pick<LiveTown, 'notify'>;
}

/** Both return the message for the actor and throw DomainErrors. */
export interface Talk {
  ask(player: PlayerRecord, submissionId: string, text: string): Promise<SentenceData>;
  answer(actor: Actor, submissionId: string, text: string): Promise<SentenceData>;
}

export function createTalk({ db, players, town }: TalkDeps): Talk {
  const clean = (text: string): string => {
    const written = writtenText(text, players.redact);
    if (written === '') throw new DomainError('invalid', sentence('pleaseWriteAMessage'), { code: 'no-text' });
    return written;
  };
  return {
    ask: async (player, submissionId, typed) => {
      const text = clean(typed);
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const row = await findSubmission(transaction, submissionId);
        if (row === undefined || row.playerId !== player.id) throw unknownSubmission();
        const said = await openTalk(transaction, row);
        const answered = said.findLastIndex(({ isByReviewer }) => isByReviewer === 1);
        if (said.length - 1 - answered >= TALK_UNANSWERED_MAX) {
          throw new DomainError('conflict', sentence('pleaseWaitForAnAnswer'), { code: 'no-answer-yet' });
        }
        const createdAt = runtime.now();
        await repo.insertMessage(transaction, { submissionId, isByReviewer: 0, reviewerId: null, text, createdAt });
        if (row.questionAt === null) await repo.setQuestion(transaction, submissionId, createdAt);
      });
      return sentence('yourMessageWasSent');
    },

    answer: async (actor, submissionId, typed) => {
      const text = clean(typed);
      const before = await findSubmission(db, submissionId);
      if (before === undefined) throw unknownSubmission();
      if (before.playerId === actor.id) {
        throw new DomainError('forbidden', sentence('yourOwnSubmissionsAreReviewed'), { code: 'own-submission' });
      }
      const name = before.name || categoryName(before.category);
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [before.playerId]);
        const row = await findSubmission(transaction, submissionId);
        if (row === undefined) throw unknownSubmission();
        await openTalk(transaction, row);
        await repo.insertMessage(transaction, {
          submissionId,
          isByReviewer: 1,
          reviewerId: actor.id,
          text,
          createdAt: runtime.now(),
        });
        await repo.setQuestion(transaction, submissionId, null);
        await notify(transaction, row.playerId, {
          kind: 'submission',
          actorId: null,
          reference: { submissionId, detail: 'answered' },
        });
        const details = `${isolate(name)} (${submissionId}): ${isolate(text)}`;
        await recordAuditEntry(transaction, { actor: actor.id, action: 'answer', targetId: row.playerId, details });
      });
      await town.notify(before.playerId, 'mail', sentence('yourSubmissionWasAnswered', { name }), {
        code: 'submission-answered',
        params: { name },
      });
      return sentence('yourMessageWasSent');
    },
  };
}

/** The messages so far. Throws a DomainError when nothing more can be said. */
async function openTalk(transaction: Executor, row: SubmissionTable): Promise<repo.TalkRow[]> {
  if (row.status !== 'rejected') {
    throw new DomainError('conflict', sentence('onlyRejectedSubmissionsAre'), { code: 'not-rejected' });
  }
  const said = await repo.messagesOf(transaction, [row.id]);
  if (said.length < TALK_MESSAGES_MAX) return said;
  throw new DomainError('conflict', sentence('thisTalkIsFull'), { code: 'talk-full' });
}

const unknownSubmission = (): DomainError => new DomainError('not-found', sentence('thereIsNoSuchSubmission'));

/** The talks of these submissions, by their ids. */
export async function talksOf(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, TalkMessage[]>> {
  const talks = new Map<string, TalkMessage[]>();
  for (const { submissionId, isByReviewer, text, createdAt } of await repo.messagesOf(db, ids)) {
    const talk = talks.get(submissionId) ?? [];
    talk.push({ isByReviewer: isByReviewer === 1, text, createdAt: new Date(Number(createdAt)).toISOString() });
    talks.set(submissionId, talk);
  }
  return talks;
}

export const countQuestions = (db: Executor): Promise<number> => repo.countQuestions(db);
