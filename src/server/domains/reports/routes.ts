/** HTTP routes of reports. Where reports are switched off, all of them refuse. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/reports.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { DomainError } from '../../domain-error.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import type { Decisions } from './decisions.ts';
import type { Reports } from './service.ts';

const PAGE_SIZE = 20;

export interface ReportDomain {
  reports: Reports;
  decisions: Decisions;
}

/** `domain` null: reports are switched off. */
export function reportRoutes(app: FastifyInstance, domain: ReportDomain | null): void {
  const on = (): ReportDomain => {
    if (domain === null) throw new DomainError('not-found', sentence('reportsAreOff'), { code: 'reports-off' });
    return domain;
  };
  implement(app, contract.sendReport, async ({ player, body }) => messageReply(await on().reports.send(player, body)));
  implement(app, contract.listOwnReports, async ({ player }) => ({
    success: true,
    reports: await on().reports.list(player),
  }));
  implement(app, contract.appealDecision, async ({ player, params, body }) =>
    messageReply(await on().reports.appeal(player, params.id, body.text)),
  );
  implement(app, contract.listReports, async ({ player, query }) => {
    const limit = query.limit ?? PAGE_SIZE;
    const offset = ((query.page ?? 1) - 1) * limit;
    return { success: true, ...(await on().decisions.list(player, query.queue, { limit, offset })) };
  });
  implement(app, contract.decideReport, async ({ player, params, body }) =>
    messageReply(await on().decisions.decide(player, params.id, body)),
  );
  implement(app, contract.recordAppeal, async ({ player, params, body }) =>
    messageReply(await on().decisions.recordAppeal(player, params.id, body.text)),
  );
  implement(app, contract.decideAppeal, async ({ player, params, body }) =>
    messageReply(await on().decisions.decideAppeal(player, params.id, body)),
  );
}
