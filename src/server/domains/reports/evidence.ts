/**
 * Collects the evidence of a report: the server's own copy of what was reported, and the last lines around it. Nothing is taken from
 * the reporter's client except whispers, whose proofs are checked. Owns no state.
 */
import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { sendReport } from '../../../shared/contract/reports.ts';
import type { ReportKind } from '../../../shared/rules/reports.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import type { Customization } from '../../../shared/rules/slots.ts';
import type { Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { numberOfId } from '../../ids.ts';
import type { ChatLine, LiveTown } from '../../ports.ts';
import * as content from './content-repo.ts';
import type { StoredKind } from '../moderation/service.ts';
import type { WhisperProofs } from './whisper-proof.ts';

export interface StoredLine {
  /** A player's id; null: deleted */
  by: string | null;
  text: string;
  /** Epoch milliseconds; null: not known */
  at: number | null;
  isReported: boolean;
}

/** As JSON in the row of a report. Players are named by id, so that no name outlives its account. */
export interface StoredEvidence {
  lines: StoredLine[];
  /** File names of uploads. They are kept while the row has them. */
  pictures: string[];
  /** Look of a reported player. */
  look?: Customization;
  /** What a redaction replaced, for the case that an appeal succeeds. */
  replaced?: { kind: StoredKind; id: string; text: string };
}

export interface EvidenceDeps {
  db: Executor;
  town: Pick<LiveTown, 'recentChat'>;
  proofs: Pick<WhisperProofs, 'check'>;
}

export type Subject = Pick<BodyOf<typeof sendReport>, 'kind' | 'id' | 'line' | 'whispers'>;

/** Whose report about whom, by their ids. */
export interface ReportParties {
  reporterId: string;
  targetId: string;
}

export interface Collected {
  contentId: string;
  evidence: StoredEvidence;
}

/** Texts around the reported one. */
const LINES_BEFORE = 10;
const LINES_AFTER = 5;
const AROUND_MS = 3 * 60_000;
const TEXTS_MAX = 4;
/** Longer texts are cut, in UTF-16 units. No text of a player is longer. */
const TEXT_MAX_LENGTH = 16_000;

type Collector = (deps: EvidenceDeps, parties: ReportParties, subject: Subject) => Promise<Collected>;

/** Rejects with a DomainError when the thing is unknown, or is not of the reported player. */
export async function collectEvidence(
  deps: EvidenceDeps,
  parties: ReportParties,
  subject: Subject,
): Promise<Collected> {
  const { contentId, evidence } = await COLLECTORS[subject.kind](deps, parties, subject);
  const lines = evidence.lines.map((line) => ({ ...line, text: line.text.slice(0, TEXT_MAX_LENGTH) }));
  return { contentId, evidence: { ...evidence, lines } };
}

const unknownText = (): DomainError =>
  new DomainError('not-found', sentence('reportedTextUnknown'), { code: 'nothing-to-report' });

const requireId = (id: string | undefined): number => {
  const number = id === undefined ? null : numberOfId(id);
  if (number === null) throw unknownText();
  return number;
};

/** The last text is the reported one. */
function reportLast(found: readonly content.FoundText[], targetId: string, contentId: string): Collected {
  if (found.at(-1)?.by !== targetId) throw unknownText();
  const lines = found.map((text, at) => ({ ...text, isReported: at === found.length - 1 }));
  return { contentId, evidence: { lines, pictures: [] } };
}

/** The newest line with this text, and those around it in time and in the same channel. */
function linesAround(lines: readonly ChatLine[], targetId: string, text: string | undefined): Collected {
  const reported = lines.findLast((line) => line.playerId === targetId && line.text === text);
  if (reported === undefined) throw unknownText();
  // Processes of earlier versions do not say where a line was said.
  const isSame = <Value>(one: Value | undefined, other: Value | undefined): boolean =>
    one === undefined || other === undefined || one === other;
  const isHeard = ({ channel, location }: ChatLine): boolean =>
    isSame(channel, reported.channel) && isSame(location, reported.location);
  const heard = lines.filter(isHeard);
  const place = heard.indexOf(reported);
  const around = heard
    .slice(Math.max(0, place - LINES_BEFORE), place + LINES_AFTER + 1)
    .filter((line) => Math.abs(line.at - reported.at) <= AROUND_MS);
  return {
    contentId: reported.id,
    evidence: {
      lines: around.map((line) => ({
        by: line.playerId,
        text: line.text,
        at: line.at,
        isReported: line.id === reported.id,
      })),
      pictures: [],
    },
  };
}

const COLLECTORS: Readonly<Record<ReportKind, Collector>> = {
  player: async ({ db, town }, { targetId }) => {
    const found = await content.findProfileTexts(db, targetId);
    if (found === undefined) throw unknownText();
    const texts = [found.nametag, found.bio].filter((text) => text !== null && text !== '') as string[];
    const chat = (await town.recentChat()).filter(({ playerId }) => playerId === targetId).slice(-LINES_BEFORE);
    return {
      contentId: '',
      evidence: {
        lines: [
          ...texts.map((text) => ({ by: targetId, text, at: null, isReported: true })),
          ...chat.map(({ playerId, text, at }) => ({ by: playerId, text, at, isReported: false })),
        ],
        pictures: [],
        look: JSON.parse(found.customization) as Customization,
      },
    };
  },

  chat: async ({ town }, { targetId }, { line }) => linesAround(await town.recentChat(), targetId, line),

  // oxlint-disable-next-line typescript/require-await -- a refusal is a rejected promise, as that of the other kinds
  whisper: async ({ proofs }, { reporterId, targetId }, { whispers = [] }) => {
    const lines = whispers.map(({ isSender, text, proof }, index) => {
      const [fromId, toId] = isSender ? [reporterId, targetId] : [targetId, reporterId];
      const at = proofs.check({ fromId, toId, text }, proof);
      if (at === null) {
        throw new DomainError('invalid', sentence('whisperNotProven'), { code: 'forged-whisper' });
      }
      return { by: fromId, text, at, isReported: index === whispers.length - 1 };
    });
    if (lines.at(-1)?.by !== targetId) throw unknownText();
    return { contentId: '', evidence: { lines: lines.toSorted((a, b) => a.at - b.at), pictures: [] } };
  },

  mail: async ({ db }, { reporterId, targetId }, { id }) => {
    const mailId = requireId(id);
    const mails = await content.findMails(db, { readerId: reporterId, senderId: targetId, mailId }, TEXTS_MAX);
    return reportLast(mails, targetId, String(mailId));
  },

  comment: async ({ db }, { targetId }, { id }) =>
    reportLast(await content.findComments(db, requireId(id), 'comment'), targetId, String(requireId(id))),

  reply: async ({ db }, { targetId }, { id }) =>
    reportLast(await content.findComments(db, requireId(id), 'reply'), targetId, String(requireId(id))),

  'forum-post': async ({ db }, { targetId }, { id }) => {
    const post = await content.findPost(db, requireId(id));
    return reportLast(post === null ? [] : [post], targetId, String(requireId(id)));
  },

  'forum-reply': async ({ db }, { targetId }, { id }) =>
    reportLast(await content.findReplies(db, requireId(id), TEXTS_MAX), targetId, String(requireId(id))),

  creation: async ({ db }, { targetId }, { id = '' }) => {
    const found = await content.findCreation(db, id);
    if (found?.creatorId !== targetId) throw unknownText();
    const { name, image, backImage, addedAt } = found;
    return {
      contentId: id,
      evidence: {
        lines: [{ by: targetId, text: name, at: Number(addedAt), isReported: true }],
        pictures: [image, ...(backImage === null ? [] : [backImage])],
      },
    };
  },

  gift: async ({ db }, { reporterId, targetId }, { id = '' }) => {
    const line = await content.findGiftLine(db, { receiverId: reporterId, giftId: id });
    return reportLast(line === null ? [] : [line], targetId, id);
  },
};
