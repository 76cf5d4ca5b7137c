/**
 * Sends mail through SMTP, or writes it to `DATA_DIR`/outbox and logs the file's path. Owns the list of pending
 * deliveries, so that a graceful stop can wait for them.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Log } from '../log.ts';
import { randomUuid } from '../../shared/runtime/runtime.ts';
import { runtime } from '../runtime.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /**
   * Returns immediately and never throws; failures are logged. The caller's response time does not depend on the
   * delivery.
   */
  post(mail: Mail): void;
  /** Number of pending deliveries. */
  underway(): number;
  /** Resolves when no delivery is pending. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const SMTP_TIMEOUT_MS = 15_000;

export function createMailer(deps: { smtpUrl: string | null; from: string; dataDir: string; log: Log }): Mailer {
  const { smtpUrl, from, dataDir, log } = deps;
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
  const underway = new Set<Promise<void>>();

  const deliver = async (mail: Mail): Promise<void> => {
    transport ??= connect();
    const sent = await (await transport).sendMail({ from, ...mail });
    if (smtpUrl === null) {
      const path = await writeToOutbox(join(dataDir, 'outbox'), sent.message as Buffer);
      log.info({ path }, `No SMTP_URL is set: wrote the mail "${mail.subject}" to ${path}`);
    }
  };

  return {
    post: (mail) => {
      const delivery = deliver(mail)
        .catch((error: unknown) => log.error({ err: error }, `The mail "${mail.subject}" could not be sent`))
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    underway: () => underway.size,
    idle: async () => {
      while (underway.size > 0) await Promise.all(underway);
    },
    close: async () => {
      await Promise.all(underway);
      (await transport)?.close();
    },
  };
}

/** Writes to a temporary name and renames the file, so that readers never see a partial message. Returns the path. */
async function writeToOutbox(folder: string, message: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${new Date(runtime.now()).toISOString().replaceAll(':', '-')}-${randomUuid(runtime).slice(0, 8)}.eml`;
  const path = join(folder, name);
  await writeFile(`${path}.part`, message, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return path;
}
