/**
 * Runs one seed: players come, act and leave while faults happen; after every step all rules are checked. Then the faults end, and
 * everything must come to rest. Owns the order of the parts, no rule.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acts } from './acts/acts.ts';
import type { Act } from './acts/act.ts';
import { prepareGames } from './acts/games.ts';
import type { Chance } from './chance.ts';
import { furnishTemplate } from './furnish.ts';
import { DATABASE, townCore, worldFolder } from './life.ts';
import { enterVirtualTime } from './platform.ts';
import type { Player } from './player.ts';
import { economyRules } from './rules/economy.ts';
import { knowledgeRules } from './rules/knowledge.ts';
import type { Rule } from './rules/rule.ts';
import { socialRules } from './rules/social.ts';
import { townRules } from './rules/town.ts';
import { lookText, type TownLink } from './town-link.ts';
import { Trace } from './trace.ts';
import { VirtualTime } from './virtual-time.ts';
import { type Violation, World } from './world.ts';

export interface SeedResult {
  seed: number;
  violation: Violation | null;
  /** Of all lines of the trace. */
  hash: string;
  lines: number;
  /** Lives of the server. */
  lives: number;
  /** Acts that began. */
  acts: number;
  /** The last lines of the trace. */
  last: readonly string[];
}

export interface SeedOptions {
  seed: number;
  /** Virtual seconds with faults. */
  seconds: number;
  players: number;
  /** Receives each line of the trace. */
  show?: (line: string) => void;
}

/** Virtual time without faults at the end, in which all calls must be answered and all players come to rest. */
const CALM_MS = 30_000;
/** Time until the first fault. */
const PEACE_MS = 8000;
/** Players so near are in each other's reach. */
const NEAR_PX = 300;
const THINK_MS = [150, 2500] as const;
/** Acts that happen twice at once, like double clicks and two open tabs. */
const DOUBLE = 0.12;

const UNREAD_COUNT = `select count(*) from mailbox m where m."playerId" = p.id and m."isSender" = 0 and m."isRead" = 0
  and m."deletedAt" is null`;
const FRIENDS = `select f.username from friendship s join player p on p.id = s."playerId"
  join player f on f.id = s."friendId" where p.username = ?`;

const template = worldFolder();
let isFurnished = false;
process.once('exit', () => rmSync(template, { recursive: true, force: true }));

export async function runSeed({ seed, seconds, players, show }: SeedOptions): Promise<SeedResult> {
  const core = await townCore();
  await prepareGames();
  if (!isFurnished) await furnishTemplate(template);
  isFurnished = true;
  const time = new VirtualTime();
  const trace = new Trace(show ?? null);
  const leave = enterVirtualTime(time, seed);
  const world = new World(time, trace, {
    seed,
    players,
    furnish: (folder) => copyFileSync(join(template, DATABASE), join(folder, DATABASE)),
  });
  const rejected = (error: unknown): void => world.rejected(error);
  process.on('unhandledRejection', rejected);
  const run = new Run(world, [...economyRules, ...socialRules, ...knowledgeRules, ...townRules(core)]);
  try {
    await run.all(seconds * 1000);
  } catch (error) {
    world.fail('the simulation runs', error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await world.close();
    leave();
    process.off('unhandledRejection', rejected);
  }
  const { violation, lives } = world;
  return { seed, violation, hash: trace.digest(), lines: trace.lines, lives, acts: run.acts, last: [...trace.last()] };
}

/** At the end, some are not in the town. */
const staysAway = ({ index }: Player): boolean => index % 5 === 4;

class Run {
  readonly #world: World;
  readonly #rules: readonly Rule[];
  acts = 0;
  #isEnding = false;

  constructor(world: World, rules: readonly Rule[]) {
    this.#world = world;
    this.#rules = rules;
  }

  async all(activeMs: number): Promise<void> {
    const world = this.#world;
    for (const player of world.players) this.#think(player, world.chance.between(0, 3000));
    world.time.after(PEACE_MS, 'player', () => world.faults.start());
    await this.#pass(activeMs);
    world.faults.stop();
    this.#isEnding = true;
    for (const player of world.players.filter(staysAway)) {
      player.awayUntilMs = Infinity;
      player.link?.close();
    }
    await this.#pass(activeMs + CALM_MS);
    if (world.violation !== null) return;
    for (const player of world.players) {
      if (player.busy > 0) world.fail('every call is answered', `${player.name} waits for ${player.busy} answers`);
      else if (player.key !== null && !player.isInTown && !staysAway(player)) {
        world.fail('everybody can come back', `${player.name} is not in the town at the end`);
      }
    }
    const { life } = world;
    if (life === null) return world.fail('everybody can come back', 'the server does not run at the end');
    this.#checkPresence();
    world.trace.add(world.dump());
  }

  /** At rest, all players see each other. */
  #checkPresence(): void {
    const world = this.#world;
    const there = world.players.filter(({ isInTown }) => isInTown).map(({ name }) => name);
    for (const { name, link } of world.players) {
      if (link?.hasJoined !== true) continue;
      this.#checkPushes(name, link);
      this.#checkLooks(name, link);
      const seen = [...link.names.values()].toSorted();
      const missing = there.filter((other) => !seen.includes(other));
      const gone = seen.filter((other) => !there.includes(other));
      if (missing.length > 0) world.fail('all see who is there', `${name} does not see ${missing.join(', ')}`);
      if (gone.length > 0) world.fail('all see who is there', `${name} still sees ${gone.join(', ')}`);
    }
  }

  /** At rest, the page shows everybody near as they look. */
  #checkLooks(name: string, link: TownLink): void {
    const world = this.#world;
    if (link.looks.size === 0) return;
    const places = new Map<string, { x: number; y: number }>();
    world.life?.server.town.eachPlace((playerId, x, y) => places.set(playerId, { x, y }));
    const own = places.get(world.players.find((one) => one.name === name)?.id ?? '');
    for (const [id, username] of link.names) {
      const [row] = world.read().rows('select id, customization from player where username = ?', username);
      const place = places.get(String(row?.id));
      if (own === undefined || place === undefined || Math.abs(place.x - own.x) > NEAR_PX) continue;
      const stored = lookText(JSON.parse(String(row?.customization)) as object);
      const shown = link.looks.get(id);
      if (shown !== stored) {
        world.fail('pages show how players look', `${username} is ${stored}, and ${name} sees ${String(shown)}`);
      }
    }
  }

  /** At rest, the page shows what is stored. */
  #checkPushes(name: string, { pushed }: TownLink): void {
    const world = this.#world;
    if (pushed.purse === undefined) return;
    const [row] = world.read().rows(
      `select b.coins, b.gems, b.honor, (${UNREAD_COUNT}) as unread from balance b join player p on p.id = b."playerId"
       where p.username = ?`,
      name,
    );
    const shown = JSON.stringify([pushed.purse, pushed.unread]);
    const stored = JSON.stringify([{ coins: row?.coins, gems: row?.gems, honor: row?.honor }, row?.unread]);
    if (shown !== stored) world.fail('pages show what is stored', `${name} has ${stored} and sees ${shown}`);
    const there = world.players.filter(({ isInTown }) => isInTown).map((player) => player.name);
    const friends = world
      .read()
      .rows(FRIENDS, name)
      .map((one) => String(one.username));
    const due = friends.filter((friend) => there.includes(friend)).toSorted();
    const seen = [...pushed.friends].toSorted();
    if (due.join() !== seen.join()) {
      world.fail('pages show what is stored', `friends of ${name} there: ${due.join()}; sees ${seen.join()}`);
    }
    if (pushed.online !== undefined && pushed.online !== there.length) {
      world.fail('pages show what is stored', `${there.length} are there, and ${name} sees ${pushed.online}`);
    }
  }

  async #pass(untilMs: number): Promise<void> {
    const world = this.#world;
    for (;;) {
      await world.keepServing();
      if (world.violation !== null) return;
      const hasMore = world.time.step(untilMs);
      await world.activity.settle();
      this.#check();
      if (!hasMore || world.violation !== null) return;
    }
  }

  #check(): void {
    const world = this.#world;
    if (!world.hasChanged || world.life === null) return;
    world.hasChanged = false;
    const reader = world.read();
    for (const rule of this.#rules) {
      const [first] = rule.check(reader, world);
      if (first !== undefined) return world.fail(rule.name, first);
    }
  }

  #think(player: Player, waitMs: number): void {
    const world = this.#world;
    world.time.after(waitMs, 'player', () => {
      void this.#live(player).catch((error: unknown) => {
        world.fail('the simulation runs', error instanceof Error ? (error.stack ?? error.message) : String(error));
      });
      this.#think(player, world.chance.between(...THINK_MS));
    });
  }

  /** What a player does next: register, sign in, come back to the town, or an act. */
  async #live(player: Player): Promise<void> {
    const world = this.#world;
    if (world.life === null || player.busy > 0) return;
    player.busy += 1;
    try {
      if (player.id === null) {
        if (world.facts.isOnly(`account ${player.name}`, true) && world.facts.isKnown(`account ${player.name}`)) {
          await world.signIn(player);
        } else {
          await world.register(player);
          await world.signIn(player);
        }
      } else if (
        !player.isInTown &&
        (world.time.elapsedMs >= player.awayUntilMs || (this.#isEnding && !staysAway(player)))
      ) {
        if (player.link === null || player.link.isClosed || player.link.refusal !== null) {
          world.enterTown(player, player.link?.tabId ?? `${player.name} tab`);
        }
      } else if (!this.#isEnding) {
        await this.#act(player);
      }
    } finally {
      player.busy -= 1;
    }
  }

  async #act(player: Player): Promise<void> {
    const world = this.#world;
    const act = chosen(
      world.chance,
      acts.filter(({ isInTown }) => isInTown !== true || player.isInTown),
    );
    if (act === undefined) return;
    this.acts += 1;
    const isDouble = world.chance.is(DOUBLE);
    await Promise.all([act.run(world, player), ...(isDouble ? [act.run(world, player)] : [])]);
  }
}

function chosen(chance: Chance, from: readonly Act[]): Act | undefined {
  let left = chance.next() * from.reduce((sum, { weight }) => sum + weight, 0);
  const act = from.find(({ weight }) => (left -= weight) < 0);
  return act ?? from.at(-1);
}
