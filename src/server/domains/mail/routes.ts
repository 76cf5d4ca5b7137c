/** Mail over HTTP. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/mail.ts';
import { countUnreadMails } from '../../../shared/contract/mail-count.ts';
import { numberOfId } from '../../ids.ts';
import { hasVisibleBbcode } from '../../../shared/rules/bbcode/visible.ts';
import { DomainError } from '../../domain-error.ts';
import { implement, messageReply } from '../../plugins/implement.ts';
import { sliceOf } from '../../slices.ts';
import type { Mails } from './service.ts';

export function mailRoutes(app: FastifyInstance, { mails }: { mails: Mails }): void {
  implement(app, contract.listMails, ({ player, query }) =>
    mails.list(player, { folder: query.folder, search: query.search?.trim(), slice: sliceOf(query) }),
  );
  implement(app, countUnreadMails, async ({ player }) => ({
    success: true,
    count: await mails.countUnread(player.id),
  }));
  implement(app, contract.getConversation, async ({ player, params, query }) => ({
    success: true,
    ...(await mails.conversation(player, numberOfId(params.id), query)),
  }));
  implement(app, contract.readMail, async ({ player, params }) => {
    await mails.read(player, numberOfId(params.id));
    return { success: true };
  });
  implement(app, contract.sendMail, async ({ player, params, body }) =>
    messageReply(await mails.send(player, params.username, visible(body.message))),
  );
  implement(app, contract.replyToMail, async ({ player, params, body }) =>
    messageReply(await mails.reply(player, numberOfId(params.id), visible(body.message))),
  );
  implement(app, contract.saveMail, async ({ player, params }) =>
    messageReply(await mails.save(player, numberOfId(params.id), params.on === '1')),
  );
  implement(app, contract.deleteMail, async ({ player, params }) =>
    messageReply(await mails.remove(player, numberOfId(params.id))),
  );
  implement(app, contract.restoreMail, async ({ player, params }) =>
    messageReply(await mails.restore(player, numberOfId(params.id))),
  );
  implement(app, contract.clearMailFolder, async ({ player, body }) => ({
    success: true,
    ...(await mails.clear(player, body.folder)),
  }));
}

/** Throws for a message of tags alone, like the contract for an empty one. */
function visible(message: string): string {
  if (!hasVisibleBbcode(message)) throw new DomainError('invalid', contract.MAIL_MISSING);
  return message;
}
