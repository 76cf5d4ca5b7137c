/**
 * For tests: one local OpenID server replaces all sign-in providers. Requests of this process to the real providers are
 * redirected there, so that the project's code and the provider library run unchanged.
 */
import { Events, OAuth2Server } from 'oauth2-mock-server';

/** An account at the provider. Discord and Facebook send the same data in other formats. */
export interface Person {
  sub: string;
  name: string;
  /** Absent: the provider sends none. */
  email?: string;
  isEmailVerified: boolean;
}

const TOKEN_ADDRESSES: ReadonlySet<string> = new Set([
  'oauth2.googleapis.com/token',
  'discord.com/api/oauth2/token',
  'graph.facebook.com/v24.0/oauth/access_token',
]);
export const AUTHORIZE_ADDRESSES = {
  google: 'accounts.google.com/o/oauth2/v2/auth',
  discord: 'discord.com/api/oauth2/authorize',
  facebook: 'www.facebook.com/v24.0/dialog/oauth',
} as const;
const REAL_HOSTS: ReadonlySet<string> = new Set(['oauth2.googleapis.com', 'discord.com', 'graph.facebook.com']);

export const PROVIDERS_ENV: Readonly<Record<string, string>> = Object.fromEntries(
  ['GOOGLE', 'FACEBOOK', 'DISCORD'].flatMap((name) => [
    [`${name}_CLIENT_ID`, 'promenade-test'],
    [`${name}_CLIENT_SECRET`, 'a-secret-of-the-test'],
  ]),
);

/** Redirects requests for the real providers to the local one until the returned function is called. */
export function redirectFetch(url: string): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const asked = new URL(request.url);
    if (!REAL_HOSTS.has(asked.hostname)) return original(input, init);
    const place = `${asked.hostname}${decodeURIComponent(asked.pathname)}`;
    const path = TOKEN_ADDRESSES.has(place) ? '/token' : `/${place}`;
    return original(new Request(`${url}${path}${asked.search}`, request));
  };
  return () => {
    globalThis.fetch = original;
  };
}

export class SignInProviders {
  readonly url: string;
  /** The account that is signed in at the provider. */
  person: Person = { sub: '1', name: 'Nobody', isEmailVerified: false };
  readonly #server: OAuth2Server;

  static async start(): Promise<SignInProviders> {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    return new SignInProviders(server);
  }

  private constructor(server: OAuth2Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${server.address().port}`;
    const { service } = server;
    service.on(Events.BeforeTokenSigning, (token) => {
      const { sub, name, email, isEmailVerified } = this.person;
      Object.assign(token.payload, { sub, name, email, email_verified: isEmailVerified });
    });
    // Neither of the two issues an identity token to web pages.
    service.on(Events.BeforeResponse, (response, request) => {
      const isGoogle = String((request.body as { redirect_uri?: unknown }).redirect_uri).endsWith('/google');
      if (!isGoogle && typeof response.body === 'object') delete (response.body as Record<string, unknown>).id_token;
    });
    service.addRoute('GET', '/discord.com/api/users/@me', (_request, response) => {
      const { sub, name, email, isEmailVerified } = this.person;
      const profile = { id: sub, username: name, global_name: name, discriminator: '0', avatar: null };
      answer(response, { ...profile, ...(email ? { email } : {}), verified: isEmailVerified });
    });
    service.addRoute('GET', '/graph.facebook.com/debug_token', (_request, response) => {
      answer(response, { data: { is_valid: true, app_id: 'promenade-test', user_id: this.person.sub } });
    });
    service.addRoute('GET', '/graph.facebook.com/me', (_request, response) => {
      const { sub, name, email, isEmailVerified } = this.person;
      const picture = { data: { url: 'https://example.org/face.jpg' } };
      answer(response, { id: sub, name, picture, ...(email ? { email } : {}), email_verified: isEmailVerified });
    });
  }

  /** Refuses the next code when the server exchanges it for tokens. */
  refuseNextCode(): void {
    this.#server.service.once(Events.BeforeResponse, (response) => {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    });
  }

  /** Gives consent at the provider. @returns the address of the redirect back to the server. */
  async agree(providerAddress: string): Promise<URL> {
    const asked = new URL(providerAddress);
    const place = `${asked.hostname}${decodeURIComponent(asked.pathname)}`;
    if (!Object.values<string>(AUTHORIZE_ADDRESSES).includes(place)) throw new Error(`${place} is no provider's page`);
    const reply = await fetch(`${this.url}/authorize${asked.search}`, { redirect: 'manual' });
    return new URL(reply.headers.get('location') ?? '');
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

function answer(
  response: { setHeader(name: string, value: string): unknown; end(text: string): unknown },
  body: object,
): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
