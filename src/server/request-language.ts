/** The language of the request that is being answered, for mails that it causes. English outside of requests. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '../shared/rules/languages.ts';
import { languageOf } from './plugins/page-language.ts';

const languages = new AsyncLocalStorage<Language>();

export function followLanguage(app: FastifyInstance): void {
  // After the body is read: its events do not keep the context of an earlier hook.
  app.addHook('preHandler', (request, _reply, done) => languages.run(languageOf(request.headers), done));
}

export const requestLanguage = (): Language => languages.getStore() ?? DEFAULT_LANGUAGE;
