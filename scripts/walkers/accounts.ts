/**
 * The accounts of test players. They are registered as players are, with random passwords, and kept in a file for the next run
 * against the same server. New accounts are limited in rate by the server; this waits as it asks.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import * as z from 'zod/mini';

const account = z.object({ username: z.string(), email: z.string(), password: z.string() });
const accountsByUrl = z.record(z.string(), z.array(account));
export type Account = z.infer<typeof account>;

export interface AccountsOptions {
  url: string;
  /** Of the accounts; created when it is missing. */
  file: string;
  /** Called when the server asks to wait before the next new account. */
  waiting: (seconds: number) => void;
}

const NAMES = [
  'Ada Amir Anouk Bea Bruno Caspian Clara Dario Edith Elio Emre Fatou Felix Greta Hana Hugo Ines Isak Jamal Jun Kaya Lena Leo Lucia'.split(
    ' ',
  ),
  'Malik Mara Mei Milo Nadia Noor Nils Olga Oskar Pia Pablo Quinn Rafa Rosa Sami Selma Sven Tara Theo Uma Vera Viktor Wanda Yara Yuki Zoe'.split(
    ' ',
  ),
].flat();
const BORN = '1990-05-17';

export class Accounts {
  readonly #options: AccountsOptions;
  readonly #all: Record<string, Account[]>;
  readonly #used = new Set<string>();
  /** One registration at a time: the server's limit counts them together. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: AccountsOptions) {
    this.#options = options;
    this.#all = readAccounts(options.file);
  }

  /** The session key of the walker with this number, from 0. */
  async signIn(index: number): Promise<{ username: string; sessionKey: string }> {
    const known = this.#known[index];
    const key = known === undefined ? null : await this.#sessionOf(known);
    if (known !== undefined && key !== null) return { username: known.username, sessionKey: key };
    const made = await this.#inTurn(() => this.#register(index));
    const sessionKey = await this.#sessionOf(made);
    if (sessionKey === null) throw new Error(`${made.username} cannot sign in at ${this.#options.url}`);
    this.#known[index] = made;
    this.#save();
    return { username: made.username, sessionKey };
  }

  get #known(): Account[] {
    return (this.#all[this.#options.url] ??= []);
  }

  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(act);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** Null when the server does not know the account: it may have another database now. */
  async #sessionOf({ email, password }: Account): Promise<string | null> {
    const reply = await this.#post('/auth/sign-in/email', { email, password });
    if (reply.status === 401) return null;
    const { token } = (await reply.json()) as { token?: unknown };
    if (!reply.ok || typeof token !== 'string') throw new Error(`signing in was answered with ${reply.status}`);
    return token;
  }

  async #register(index: number): Promise<Account> {
    for (let round = 0; ; round++) {
      const username = this.#nameOf(index + round * NAMES.length);
      const password = randomBytes(18).toString('base64url');
      const email = `${username.toLowerCase()}@walkers.example`;
      const gender = index % 2;
      const form = { username, email, password, confirmPassword: password, gender, birthDate: BORN };
      const reply = await this.#post('/game-api/register', form);
      if (reply.ok) return { username, email, password };
      if (reply.status !== 409) {
        throw new Error(`registering ${username} was answered with ${reply.status}: ${await reply.text()}`);
      }
      if (round > 50) throw new Error(`all names of walkers are taken at ${this.#options.url}`);
    }
  }

  /** `Ada_W`, and `Ada_W2` after all names were used once. */
  #nameOf(number: number): string {
    const round = Math.floor(number / NAMES.length);
    const name = `${NAMES[number % NAMES.length]}_W${round === 0 ? '' : round + 1}`;
    if (this.#used.has(name)) return this.#nameOf(number + NAMES.length);
    this.#used.add(name);
    return name;
  }

  async #post(address: string, body: object): Promise<Response> {
    const { url, waiting } = this.#options;
    for (;;) {
      const headers = { 'content-type': 'application/json', origin: url };
      const reply = await fetch(url + address, { method: 'POST', headers, body: JSON.stringify(body) });
      if (reply.status !== 429) return reply;
      const seconds = Math.max(1, Number(reply.headers.get('retry-after') ?? 10));
      waiting(seconds);
      await pass(seconds * 1000);
    }
  }

  #save(): void {
    const { file } = this.#options;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(this.#all, null, 2)}\n`, { mode: 0o600 });
  }
}

function readAccounts(file: string): Record<string, Account[]> {
  try {
    return accountsByUrl.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
