/** The command `mails`: mails that wait to be sent or were given up. Processes with jobs send them; this process does not. */
import type { Database, Executor } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { CONSOLE } from '../domains/moderation/service.ts';
import { recordAuditEntry } from '../domains/players/service.ts';
import { describeMails, dropMail, type MailFacts, retryMail } from '../mail/queue.ts';
import { OperatorText } from '../sentences.ts';

const FORM = 'mails [--dead] [--retry ID] [--drop ID]';
const LINES = 50;

/** Returns the text to print. Throws a DomainError for bad arguments, and for a mail that cannot be sent again. */
export async function runMails(db: Database, args: readonly string[]): Promise<string> {
  const [option, id, ...more] = args;
  if (more.length > 0) throw usage();
  if (option === '--retry' && id !== undefined) {
    await change(db, 'retry-mail', id, retryMail);
    return `The mail ${id} is sent again.`;
  }
  if (option === '--drop' && id !== undefined) {
    await change(db, 'drop-mail', id, dropMail);
    return `The mail ${id} was deleted.`;
  }
  if (id !== undefined || (option !== undefined && option !== '--dead')) throw usage();
  const isDead = option === '--dead';
  const lines = await describeMails(db, { isDead, limit: LINES });
  if (lines.length > 0) return lines.join('\n');
  return isDead ? 'No mail was given up in the last 30 days.' : 'No mail waits.';
}

/** With its row of the audit log, which names the template and no address. */
const change = (
  db: Database,
  action: string,
  id: string,
  apply: (transaction: Executor, id: string) => Promise<MailFacts>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { template, accountId } = await apply(transaction, id);
    const details = `${template} ${id}`;
    await recordAuditEntry(transaction, { actor: CONSOLE.id, action, targetId: accountId ?? '', details });
  });

const usage = (): DomainError =>
  new DomainError('bad-request', new OperatorText(`expected: ${FORM}; npm run admin -- --help lists the commands`), {
    code: 'usage',
  });
