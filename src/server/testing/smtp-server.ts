/** For tests: a real SMTP server on a free port, which keeps the mails that it accepts. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface SmtpFixture {
  /** With a name and a password. */
  url: string;
  /** In the order of arrival, also those to which the server has not answered. */
  mails: Email[];
  /** Names of the sign-ins. */
  logins: string[];
  /** Called with each mail before it is kept. A rejection is the answer to the client; the mail is not kept then. */
  receive: (mail: Email) => Promise<void>;
  /** Called after a mail is kept and before the client gets the answer. */
  beforeAnswer: () => Promise<void>;
  stop(): Promise<void>;
}

/** `port`: 0 is a free one. */
export async function startSmtp({ port = 0 } = {}): Promise<SmtpFixture> {
  const smtp = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => {
      fixture.logins.push(username ?? '');
      done(null, { user: username });
    },
    onData: (stream, _session, done) => {
      const keep = async (): Promise<void> => {
        const mail = await PostalMime.parse(await buffer(stream));
        await fixture.receive(mail);
        fixture.mails.push(mail);
        await fixture.beforeAnswer();
      };
      void (async () => {
        try {
          await keep();
          done(null);
        } catch (error) {
          done(error as Error);
        }
      })();
    },
  });
  // Clients that are killed.
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port: actual } = smtp.server.address() as AddressInfo;
  const fixture: SmtpFixture = {
    url: `smtp://town:secret@127.0.0.1:${actual}`,
    mails: [],
    logins: [],
    receive: () => Promise.resolve(),
    beforeAnswer: () => Promise.resolve(),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  return fixture;
}
