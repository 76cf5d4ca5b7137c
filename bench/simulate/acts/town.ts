/** Acts in the town: walking, talking, coming and going. */
import { MAP_HEIGHT_PX, MAP_WIDTH_PX, NEAREST_WALKABLE_RADIUS_PX } from '../../../src/shared/rules/town.ts';
import { EIGHTHS, FULL_SPEED, HEADINGS } from '../../../src/shared/walks/headings.ts';
import { townCore } from '../life.ts';
import type { TownLink } from '../town-link.ts';
import type { Player } from '../player.ts';
import type { World } from '../world.ts';
import { type Act, anotherPlayer } from './act.ts';

/** Map px that a player walks in one second; a step of the plain protocol is a tenth of it. */
const STEP_PX = 20;
const STEPS = 8;
const STEP_MS = 120;
const REST_MS = 1500;

const pause = (world: World, ms: number): Promise<void> =>
  new Promise((resolve) => void world.time.after(ms, 'player', resolve));

/** Several steps in one direction, also into walls: the server refuses those. */
const hasWalks = ({ client }: Player): boolean => client === 'walks' || client === 'packed';

async function walk(world: World, player: Player): Promise<void> {
  const angle = world.chance.next() * 2 * Math.PI;
  const { link } = player;
  if (link === null) return;
  if (hasWalks(player)) return await stroll(world, player, link);
  const core = await townCore();
  // The product's client stays outside walls; some try to walk through them.
  const isHonest = world.chance.is(0.7);
  for (let step = 0; step < STEPS && link.hasJoined; step++) {
    const to = { x: link.place.x + Math.cos(angle) * STEP_PX, y: link.place.y + Math.sin(angle) * STEP_PX };
    const at = isHonest ? core.nearestWalkable(to.x, to.y, NEAREST_WALKABLE_RADIUS_PX) : to;
    if (at === null || at.x < 0 || at.y < 0) return;
    player.movedMs = world.time.elapsedMs;
    link.send('move', at.x, at.y, step % 6);
    // A correction puts it back.
    link.place = { x: at.x, y: at.y };
    await pause(world, STEP_MS);
  }
}

/** Farthest goal of a click. */
const CLICK_PX = 900;

/** A walk to a goal, or along a heading. The server computes it from where it has the player, and corrects what differs. */
async function stroll(world: World, player: Player, link: TownLink): Promise<void> {
  const { chance } = world;
  const { x, y } = link.place;
  const eighths = (px: number, limitPx: number): number => Math.floor(Math.min(Math.max(px, 0), limitPx - 1) * EIGHTHS);
  const at = (dx: number, dy: number): [number, number] => [
    eighths(x + dx, MAP_WIDTH_PX),
    eighths(y + dy, MAP_HEIGHT_PX),
  ];
  const goal = { x: chance.between(-CLICK_PX, CLICK_PX), y: chance.between(-CLICK_PX, CLICK_PX) };
  const atMs = Math.floor(link.townMs + world.time.elapsedMs - (link.joinedMs ?? 0));
  player.movedMs = world.time.elapsedMs;
  if (chance.is(0.3)) {
    link.send('head', atMs, ...at(0, 0), chance.between(0, HEADINGS - 1), chance.between(0, FULL_SPEED));
  } else {
    link.send('walk', atMs, ...at(0, 0), ...at(goal.x, goal.y));
    link.place = { x: x + goal.x, y: y + goal.y };
  }
  await pause(world, STEPS * STEP_MS);
}

/** A jump over the town, which nobody can walk that fast. */
async function teleport(world: World, player: Player): Promise<void> {
  const { link } = player;
  if (link === null) return;
  player.movedMs = world.time.elapsedMs;
  // A correction puts it back.
  link.place = { x: world.chance.between(0, MAP_WIDTH_PX), y: world.chance.between(0, MAP_HEIGHT_PX) };
  link.send('move', link.place.x, link.place.y, 0);
  await pause(world, STEP_MS);
}

async function talk(world: World, player: Player): Promise<void> {
  const { link } = player;
  if (link?.hasJoined !== true) return;
  const text = world.messages.compose(player, 'chat');
  world.messages.spoken(player, link, text);
  link.send('chat', text, ...(player.client === 'plain' ? [] : [++player.lines]));
  await pause(world, 100);
}

async function whisper(world: World, player: Player): Promise<void> {
  const other = anotherPlayer(world, player);
  const { link } = player;
  if (other === null || link?.hasJoined !== true) return;
  const text = world.messages.compose(player, 'whisper');
  world.messages.whispered(player, link, other, text);
  link.send('chat', `${other.name}: ${text}`, ...(player.client === 'plain' ? [] : [++player.lines]));
  await pause(world, 100);
}

/** The place is known after a while without a step, which the server would have corrected. */
function noteRest(world: World, player: Player): void {
  const { link, movedMs } = player;
  // The page of a client with walks computes its place, which this one does not.
  const isKnown =
    !hasWalks(player) && link?.hasJoined === true && !link.isStalled && world.time.elapsedMs - movedMs > REST_MS;
  player.rest = isKnown && !world.wasSlow(REST_MS) ? { ...link.place, life: world.lives } : null;
}

/** The page is reloaded: the connection ends, and a new one of the same tab follows. */
async function reload(world: World, player: Player): Promise<void> {
  const tabId = player.link?.tabId ?? '';
  world.say(`${player.name} reloads`);
  noteRest(world, player);
  player.link?.close();
  await pause(world, world.chance.between(20, 1500));
  if (player.link?.hasJoined !== true) world.enterTown(player, tabId);
}

async function leave(world: World, player: Player): Promise<void> {
  world.say(`${player.name} leaves`);
  noteRest(world, player);
  player.link?.close();
  player.awayUntilMs = world.time.elapsedMs + world.chance.between(2000, 20_000);
  await pause(world, 100);
}

/** A second window of the browser: it takes over, and the first one is closed. */
async function secondTab(world: World, player: Player): Promise<void> {
  const first = player.link;
  world.say(`${player.name} opens a second tab`);
  world.enterTown(player, `${player.name} tab ${++player.tabs}`);
  const second = player.link;
  await pause(world, 8000);
  if (
    first !== null &&
    second !== null &&
    first !== second &&
    !first.isClosed &&
    second.hasJoined &&
    !first.isStalled
  ) {
    const isLong = world.time.elapsedMs - (second.joinedMs ?? Infinity) > 5000;
    if (isLong) world.fail('nobody is in the town twice', `the first tab of ${player.name} is still connected`);
  }
}

export const townActs: readonly Act[] = [
  { name: 'walk', weight: 14, isInTown: true, run: walk },
  { name: 'teleport', weight: 1, isInTown: true, run: teleport },
  { name: 'talk', weight: 8, isInTown: true, run: talk },
  { name: 'whisper', weight: 8, isInTown: true, run: whisper },
  { name: 'reload', weight: 2, isInTown: true, run: reload },
  { name: 'leave', weight: 1, isInTown: true, run: leave },
  { name: 'second tab', weight: 1, isInTown: true, run: secondTab },
];
