/**
 * Test fixture: a server with drawn art, a moderator and an administrator, and the calls of creators and buyers. Each
 * suite starts its own fixture, because all players share one review queue.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import type { Submission } from '../../../shared/contract/creations.ts';
import type { AuditEntry } from '../../../shared/contract/moderation.ts';
import type { ReviewedSubmission } from '../../../shared/contract/creations.ts';
import type { StoreItem } from '../../../shared/contract/store.ts';
import { LOCATION_PATH } from '../../../shared/rules/town.ts';
import { runCommand } from '../../admin/commands.ts';
import { openArtFolder } from '../../testing/art-folder.ts';
import { Caller } from '../../testing/caller.ts';
import { drawArt } from '../../testing/drawn-art.ts';
import { sendForm } from '../../testing/form.ts';
import { IN_BOX, sheetPng } from '../../testing/sheet.ts';
import type { Reply, StartServer, TestServer } from '../../testing/test-server.ts';

/** Default price and rarity of an approval. */
export const PRICE = { currency: 'coins', price: 500, rarity: 2 };

interface FixtureParts {
  server: TestServer;
  /** A moderator. */
  moderator: Caller;
  /** An administrator. */
  administrator: Caller;
  artFolder: string;
}

export class ReviewFixture {
  readonly server: TestServer;
  readonly moderator: Caller;
  readonly administrator: Caller;
  readonly artFolder: string;
  /** Registers a new player. */
  readonly newCaller: () => Promise<Caller>;
  readonly #sheet: Buffer;

  static async start(start: StartServer): Promise<ReviewFixture> {
    const artFolder = mkdtempSync(join(tmpdir(), 'promenade-review-'));
    drawArt(artFolder, await loadCore());
    const location = join(artFolder, LOCATION_PATH);
    mkdirSync(dirname(location), { recursive: true });
    const noWalls = { Colliders: { Position: { x: 0, y: 0 }, Scale: { x: 1, y: 1 }, Paths: [] }, SpawnPoints: [] };
    writeFileSync(location, JSON.stringify(noWalls));
    const server = await start({ server: { art: () => openArtFolder(artFolder) } });
    await server.server.listen();
    const [moderator, administrator] = await Caller.all(server, 'Reviewer', 'Director');
    await moderator.admin('access', '1');
    await administrator.admin('access', '2');
    return new ReviewFixture({ server, moderator, administrator, artFolder }, await sheetPng());
  }

  private constructor({ server, moderator, administrator, artFolder }: FixtureParts, sheet: Buffer) {
    this.server = server;
    this.moderator = moderator;
    this.administrator = administrator;
    this.artFolder = artFolder;
    this.newCaller = Caller.numbered(() => server, 'Maker');
    this.#sheet = sheet;
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.artFolder, { recursive: true, force: true });
  }

  submissionsOf(caller: Caller): Promise<Submission[]> {
    return caller.list<Submission>('/game-api/creator/submission');
  }

  async submit(caller: Caller, change: Record<string, string | Buffer> = {}): Promise<Submission> {
    const fields = { gender: 'female', category: '7', name: 'Harbour Cap', image: this.#sheet, ...change };
    const reply = await sendForm(this.server, caller, { url: '/game-api/creator/submission', fields });
    expect(reply.status).toBe(200);
    const [first] = await this.submissionsOf(caller);
    if (first === undefined) throw new Error('there is no submission');
    return first;
  }

  reprice(itemId: string, offer: Record<string, unknown>, by = this.moderator): Promise<Reply> {
    return by.post(`/moderation/creations/${itemId}/price`, offer);
  }

  async listed(status: string, query = '') {
    const { body } = await this.moderator.get(`/moderation/submissions?status=${status}${query}`);
    return body as { submissions: ReviewedSubmission[]; hasMore: boolean; counts: Record<string, number> };
  }

  approve(id: string, change: Record<string, unknown> = {}, by = this.moderator): Promise<Reply> {
    return by.post(`/moderation/submissions/${id}/approve`, { ...PRICE, ...change });
  }

  reject(id: string, reason = 'too plain', by = this.moderator): Promise<Reply> {
    return by.post(`/moderation/submissions/${id}/reject`, { reason });
  }

  async store(caller: Caller, query: string): Promise<StoreItem[]> {
    return (await caller.get(`/store?${query}`)).body.items as StoreItem[];
  }

  /** Audit rows about the player, newest first. */
  async audit({ username }: Caller): Promise<[actor: string, action: string, details: string][]> {
    const { body } = await this.moderator.get(`/moderation/audit?username=${username}`);
    return (body.entries as AuditEntry[]).map(({ actor, action, details }) => [actor, action, details]);
  }

  /** Runs an admin command and returns its output. */
  run(...argv: string[]): Promise<string> {
    return runCommand(this.server.server.admin, argv, argv.join(' '));
  }

  fetch(url: string) {
    return this.server.server.app.inject({ url });
  }

  /** Whether the picture at `url` shows the blue box of the submitted sheet at a pixel position. */
  async isBoxIn(url = '', { x, y } = IN_BOX): Promise<boolean> {
    return isBlue(await colourAt((await this.fetch(url)).rawPayload, x, y));
  }
}

async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

const isBlue = ([red = 255, green = 255, blue = 0, alpha = 0]: number[]): boolean =>
  red < 60 && green < 80 && blue > 180 && alpha > 200;
