/** HTTP routes of notifications while the page is closed. */
import type { FastifyInstance } from 'fastify';
import * as contract from '../../../shared/contract/web-push.ts';
import { implement, messageReply, SESSION_KEY_HEADER } from '../../plugins/implement.ts';
import type { WebPush } from './service.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

export function webPushRoutes(app: FastifyInstance, { webPush }: { webPush: WebPush }): void {
  implement(app, contract.getPushSettings, async ({ player }) => ({
    success: true,
    publicKey: webPush.publicKey,
    settings: await webPush.settings(player),
  }));
  implement(app, contract.savePushSettings, async ({ player, body }) => {
    await webPush.saveSettings(player, body);
    return messageReply(sentence('saved'));
  });
  implement(app, contract.addPushBrowser, async ({ player, body, request }) => {
    await webPush.addBrowser(player, String(request.headers[SESSION_KEY_HEADER]), body);
    return messageReply(sentence('browserIsNotified'));
  });
  implement(app, contract.removePushBrowser, async ({ player, body }) => {
    await webPush.removeBrowser(player, body.endpoint);
    return messageReply(sentence('browserNotNotified'));
  });
}
