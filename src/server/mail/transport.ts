/** Hands a mail to the SMTP server, or writes it to `DATA_DIR`/outbox and logs the file's path. */
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Log } from '../log.ts';
import { runtime } from '../runtime.ts';

export interface MailToSend {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface MailTransport {
  /** A repeated mail has the same id, so that mail programs recognise it; in the outbox it replaces its file. */
  send(mail: MailToSend): Promise<void>;
  close(): Promise<void>;
}

const SMTP_TIMEOUT_MS = 15_000;
const OUTBOX = 'outbox';
/** Longer than any mail is of use. */
const OUTBOX_KEEPS_MS = 7 * 24 * 3600 * 1000;

export function openTransport(deps: {
  smtpUrl: string | null;
  from: string;
  dataDir: string;
  log: Log;
}): MailTransport {
  const { smtpUrl, from, dataDir, log } = deps;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  // Loaded with the first mail: the server's start does not need it.
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return smtpUrl === null
      ? createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      : createTransport({
          url: smtpUrl,
          connectionTimeout: SMTP_TIMEOUT_MS,
          greetingTimeout: SMTP_TIMEOUT_MS,
          socketTimeout: SMTP_TIMEOUT_MS,
        });
  };
  let transport: Promise<Transporter> | null = null;
  return {
    async send({ id, createdAt, ...mail }) {
      transport ??= connect();
      const sent = await (await transport).sendMail({ from, messageId: `<${id}@${domain}>`, ...mail });
      if (smtpUrl !== null) return;
      const path = await writeToOutbox(join(dataDir, OUTBOX), outboxName(id, createdAt), sent.message as Buffer);
      log.info({ path }, `No SMTP_URL is set: wrote a mail to ${path}`);
    },
    close: async () => (await transport)?.close(),
  };
}

/** Names are in the order in which the mails were posted. */
const outboxName = (id: string, createdAt: number): string =>
  `${new Date(createdAt).toISOString().replaceAll(':', '-')}-${id.slice(0, 8)}.eml`;

/** Writes to a temporary name and renames the file, so that readers never see a partial message. Returns the path. */
async function writeToOutbox(folder: string, name: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  await writeFile(`${path}.part`, message, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return path;
}

/** Deletes mails of the outbox that are older than a week: they hold names and addresses. */
export async function pruneOutbox(dataDir: string): Promise<void> {
  const folder = join(dataDir, OUTBOX);
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < runtime.now() - OUTBOX_KEEPS_MS) await rm(join(folder, name), { force: true });
  }
}

/** Whether the SMTP server refuses this mail permanently, as for an address that does not exist. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 500;
}
