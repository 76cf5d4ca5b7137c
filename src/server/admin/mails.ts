/** The command `mails`: mails that wait to be sent or were given up. Processes with jobs send them; this process does not. */
import type { Database } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { describeMails, dropMail, retryMail } from '../mail/queue.ts';
import { OperatorText } from '../sentences.ts';

const FORM = 'mails [--dead] [--retry ID] [--drop ID]';
const LINES = 50;

/** Returns the text to print. Throws a DomainError for bad arguments, and for a mail that cannot be sent again. */
export async function runMails(db: Database, args: readonly string[]): Promise<string> {
  const [option, id, ...more] = args;
  if (more.length > 0) throw usage();
  if (option === '--retry' && id !== undefined) {
    await retryMail(db, id);
    return `The mail ${id} is sent again.`;
  }
  if (option === '--drop' && id !== undefined) {
    await dropMail(db, id);
    return `The mail ${id} was deleted.`;
  }
  if (id !== undefined || (option !== undefined && option !== '--dead')) throw usage();
  const isDead = option === '--dead';
  const lines = await describeMails(db, { isDead, limit: LINES });
  if (lines.length > 0) return lines.join('\n');
  return isDead ? 'No mail was given up in the last 30 days.' : 'No mail waits.';
}

const usage = (): DomainError =>
  new DomainError('bad-request', new OperatorText(`expected: ${FORM}; npm run admin -- --help lists the commands`), {
    code: 'usage',
  });
