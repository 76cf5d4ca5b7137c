/** A second player without a page: a connection to the town that talks, and keeps what it hears. */
import { type APIRequestContext, expect } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import type { ClientToServerEvents, ServerToClientEvents } from '../../../src/shared/realtime/events.ts';
import { LOCATION_SLUG } from '../../../src/shared/rules/town.ts';
import { newPlayer } from '../new-player.ts';

type TownSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

export class OtherPlayer {
  readonly username: string;
  /** Texts of the public chat, and whispers as "NAME: TEXT", in order. */
  readonly heard: string[] = [];
  readonly #socket: TownSocket;

  /** Registers, signs in and enters the town. */
  static async enter(request: APIRequestContext, url: string, name: string): Promise<OtherPlayer> {
    const player = newPlayer(name);
    const form = { ...player, confirmPassword: player.password, gender: 1 };
    expect((await request.post('/game-api/register', { data: form })).status(), 'registration').toBe(200);
    const { email, password } = player;
    const reply = await request.post('/auth/sign-in/email', { data: { email, password } });
    const { token } = (await reply.json()) as { token: string };
    const socket: TownSocket = io(url, {
      auth: { serverSessionKey: token, location: LOCATION_SLUG },
      forceNew: true,
      transports: ['websocket'],
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('join_room', () => resolve());
      socket.once('connect_error', reject);
    });
    return new OtherPlayer(player.username, socket);
  }

  private constructor(username: string, socket: TownSocket) {
    this.username = username;
    this.#socket = socket;
    socket.on('chat', (_, text) => this.heard.push(text));
    socket.on('whisper', (user, text, isEcho) => {
      if (!isEcho) this.heard.push(`${user}: ${text}`);
    });
  }

  say(line: string): void {
    this.#socket.emit('chat', line);
  }

  whisper(username: string, text: string): void {
    this.say(`${username}: ${text}`);
  }

  async hears(text: string): Promise<void> {
    await expect.poll(() => this.heard).toContain(text);
  }

  leave(): void {
    this.#socket.disconnect();
  }
}
