/** What goes wrong at the ports, and when: statements, commits, sends, timers, the clock. Owns the fault that waits for its moment. */
import type { Chance } from './chance.ts';
import type { StatementFate } from './database-port.ts';
import type { Player } from './player.ts';
import type { VirtualTime } from './virtual-time.ts';

const PASS: StatementFate = { kind: 'pass' };
/** SQLITE_IOERR, SQLITE_FULL, SQLITE_BUSY. */
const CODES = [10, 13, 5] as const;
const DAY_MS = 86_400_000;

/** What it needs of the world. */
export interface FaultyWorld {
  readonly time: VirtualTime;
  readonly players: readonly Player[];
  say(text: string): void;
  /** Kills the server if it runs. */
  kill(): void;
}

interface Armed {
  /** Statements that pass before it. */
  left: number;
  isCommit: boolean;
  fate: StatementFate;
}

export class PortFaults {
  readonly #world: FaultyWorld;
  readonly #chance: Chance;
  #armed: Armed | null = null;
  #slowUntilMs = 0;
  #lateUntilMs = 0;
  #losesReply = false;
  /** No more faults. */
  isOff = true;

  constructor(world: FaultyWorld, chance: Chance) {
    this.#world = world;
    this.#chance = chance;
  }

  /** Begins to make faults. */
  start(): void {
    this.isOff = false;
    this.#schedule();
  }

  stop(): void {
    this.isOff = true;
    this.#armed = null;
    this.#slowUntilMs = 0;
    this.#losesReply = false;
    this.#world.time.lateness = 1;
    for (const { link } of this.#world.players) if (link?.isStalled === true) this.#resume(link);
  }

  fateOf(sql: string, isStarting: boolean): StatementFate {
    const { time } = this.#world;
    if (this.isOff) return PASS;
    const armed = this.#armed;
    if (armed !== null && (!armed.isCommit || sql === 'commit') && sql !== 'rollback') {
      if (armed.left-- <= 0) {
        this.#armed = null;
        this.#world.say(`fault: ${armed.fate.kind} at ${sql.slice(0, 40)}`);
        return armed.fate;
      }
    }
    const isSlow = !isStarting && time.elapsedMs < this.#slowUntilMs;
    return isSlow && this.#chance.is(0.3) ? { kind: 'slow', ms: this.#chance.between(1, 300) } : PASS;
  }

  /** Whether statements or timers were slow in the last `ms` milliseconds. */
  wasSlow(ms: number): boolean {
    return Math.max(this.#slowUntilMs, this.#lateUntilMs) > this.#world.time.elapsedMs - ms;
  }

  /** Whether the connection of this call ends before its reply. */
  losesReply(): boolean {
    const loses = this.#losesReply;
    this.#losesReply = false;
    return loses;
  }

  #schedule(): void {
    this.#world.time.after(this.#chance.between(2000, 12_000), 'player', () => {
      if (this.isOff) return;
      this.#happen();
      this.#schedule();
    });
  }

  #happen(): void {
    const { time } = this.#world;
    const chance = this.#chance;
    const links = this.#world.players.flatMap(({ link }) => (link?.hasJoined === true ? [link] : []));
    const kind = chance.between(0, 11);
    const say = (text: string): void => this.#world.say(`fault: ${text}`);
    switch (kind) {
      case 0:
      case 1:
        this.#arm({ kind: 'refused', code: chance.of(CODES) }, chance.between(0, 20), false);
        return;
      case 2:
        this.#arm({ kind: 'refused', code: chance.of(CODES) }, chance.between(0, 3), true);
        return;
      case 3:
        this.#arm({ kind: chance.of(['kill-before', 'kill-after']) }, chance.between(0, 30), false);
        return;
      case 4:
        this.#arm({ kind: chance.of(['kill-before', 'kill-after']) }, chance.between(0, 3), true);
        return;
      case 5:
        say('slow statements');
        this.#slowUntilMs = time.elapsedMs + chance.between(1000, 5000);
        return;
      case 6:
        if (links.length > 0) {
          say('a connection is cut');
          chance.of(links).close();
        }
        return;
      case 7: {
        if (links.length === 0) return;
        say('a player does not read');
        const link = chance.of(links);
        link.isStalled = true;
        link.stalls += 1;
        link.stream.stall();
        time.after(chance.between(1000, 15_000), 'player', () => this.#resume(link));
        return;
      }
      case 8:
        say('a reply is lost');
        this.#losesReply = true;
        return;
      case 9:
        say('late timers');
        time.lateness = chance.between(2, 6);
        this.#lateUntilMs = time.elapsedMs + chance.between(1000, 8000);
        time.after(this.#lateUntilMs - time.elapsedMs, 'player', () => {
          time.lateness = 1;
        });
        return;
      case 10: {
        const byMs = chance.of([chance.between(-5000, 5000), 3_600_000, DAY_MS, -60_000]);
        say(`the clock jumps by ${byMs} ms`);
        time.jump(byMs);
        return;
      }
      default:
        // The process ends between two statements.
        say('kill');
        this.#world.kill();
    }
  }

  #arm(fate: StatementFate, left: number, isCommit: boolean): void {
    this.#armed = { fate, left, isCommit };
  }

  #resume(link: { isStalled: boolean; stream: { resume(): void } }): void {
    link.isStalled = false;
    link.stream.resume();
  }
}
