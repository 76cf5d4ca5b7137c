/**
 * What one hostile address does to everybody else: 300 clients in the town, one address with a thousand acts a second,
 * and the time until others learn of a walk, in windows with and without the attack, alternating. `--only=NAME,NAME`
 * chooses attacks.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MAP_WIDTH_PX } from '../../src/shared/rules/town.ts';
import type { Build } from '../client/builds.ts';
import { flags } from '../lib/flags.ts';
import { median } from '../lib/statistics.ts';
import { type Row, short, type Table } from '../lib/table.ts';
import { type Attack, type AttackerOrder, type AttackerReport, ATTACKS } from './attacker.ts';
import { CrowdTown, type Scene } from './crowd-town.ts';

const ATTACKER = fileURLToPath(new URL('./attacker-process.ts', import.meta.url));
const SCENE: Scene = { name: 'attacked', clients: 300, bounds: { left: 0, right: MAP_WIDTH_PX } };
const WINDOWS = 5;
const WINDOW_MS = 3000;
/** The server answers what the attack left. */
const PAUSE_MS = 1000;
const WARM_UP_MS = 5000;
/** The aim: everybody's p99 grows by at most this factor or by this many milliseconds. */
const AIM = { times: 1.2, moreMs: 40 };

/** The chosen attacks; all when the bench or its part `attacks` is chosen. */
export function chosenAttacks(): readonly Attack[] {
  const { only } = flags;
  if (only === null || only.includes('attacks')) return ATTACKS;
  return ATTACKS.filter((attack) => only.includes(attack));
}

export async function benchAttacks(build: Build, attacks: readonly Attack[]): Promise<Table> {
  const crowd = await CrowdTown.open(build, SCENE, null);
  const attacker = fork(ATTACKER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let report: AttackerReport = { acts: 0, replies: {} };
  attacker.on('message', (message) => (report = message as AttackerReport));
  const order = (message: AttackerOrder): void => void attacker.send(message);
  try {
    await pass(WARM_UP_MS);
    const rows: Row[] = [];
    const port = Number(new URL(crowd.server.url).port);
    const { key, username } = crowd.guest;
    for (const attack of attacks) {
      const [calm, attacked]: [number[], number[]] = [[], []];
      for (let window = 0; window < (flags.size < 1 ? 1 : WINDOWS); window++) {
        calm.push(await p99(crowd));
        order({ attack, port, key, username });
        attacked.push(await p99(crowd));
        order('stop');
        await pass(PAUSE_MS);
      }
      rows.push(rowOf(attack, median(calm), median(attacked)));
      console.log(
        `  ${attack}: ${median(calm).toFixed(0)} ms, attacked ${median(attacked).toFixed(0)} ms, last window`,
        report,
      );
    }
    return { name: 'attacks', title: 'One hostile address', rows };
  } finally {
    attacker.disconnect();
    await crowd.close();
  }
}

function rowOf(attack: Attack, calm: number, attacked: number): Row {
  const isReached = attacked <= calm * AIM.times || attacked <= calm + AIM.moreMs;
  return {
    attack,
    'p99 ms without': short(calm),
    'p99 ms attacked': short(attacked),
    times: short(attacked / calm),
    aim: isReached ? 'reached' : 'missed',
  };
}

async function p99(crowd: CrowdTown): Promise<number> {
  crowd.measure();
  await pass(WINDOW_MS);
  return (await crowd.report()).walks.p99;
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
