/** Acts between players by the API: mails, friends, blocks, hearts, comments. */
import type { Player, Reply } from '../player.ts';
import type { World } from '../world.ts';
import { type Act, anotherPlayer, call } from './act.ts';

/** Friendships are facts of pairs. */
function friendsFact(one: Player, other: Player): string {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  return `friends ${first.name} ${second.name}`;
}

/** Throws nothing: a mail that the server took across a block is a violation. */
function refuseAcrossBlock(world: World, from: Player, to: Player, sentMs: number, { status }: Reply): void {
  if (status === 200 && world.messages.wereSeparated(from, to, sentMs, world.time.elapsedMs)) {
    world.fail('no message passes a block', `${from.name} wrote to ${to.name}`);
  }
}

async function mail(world: World, player: Player): Promise<void> {
  const to = anotherPlayer(world, player);
  if (to === null) return;
  const text = world.nextText('letter', player);
  const send = async (): Promise<void> => {
    const sentMs = world.time.elapsedMs;
    const changes = [[`mail ${text}`, true, false]] as const;
    const reply = await call(world, player, {
      method: 'POST',
      url: `/mail/${to.name}`,
      body: { message: text },
      changes,
    });
    refuseAcrossBlock(world, player, to, sentMs, reply);
  };
  await Promise.all(world.chance.is(0.25) ? [send(), send()] : [send()]);
}

const UNREAD = `select count(*) as count from mailbox where "playerId" = ? and "isSender" = 0 and "isRead" = 0 and "deletedAt" is null`;

/** Compares the number of unread mails with the database, unless it changed during the call. */
async function countMails(world: World, player: Player): Promise<void> {
  const count = (): number => Number(world.read().rows(UNREAD, player.id ?? '')[0]?.count);
  const before = count();
  const { body, status } = await call(world, player, { method: 'GET', url: '/mail/unread/count' });
  if (status === 200 && before === count() && body.count !== before) {
    world.fail(
      'lists show what is stored',
      `${player.name} has ${before} unread mails and reads ${String(body.count)}`,
    );
  }
}

const NEWEST = `select m.id from mailbox b join mail m on m.id = b."mailId" where b."playerId" = ? and b."isSender" = 0
  and b."deletedAt" is null and m.type = 0 order by m.id desc limit 1`;

async function readMail(world: World, player: Player): Promise<void> {
  const id = world.read().rows(NEWEST, player.id ?? '')[0]?.id;
  if (id !== undefined) await call(world, player, { method: 'GET', url: `/mail/${String(id)}/read` });
}

async function addFriend(world: World, player: Player): Promise<void> {
  const other = anotherPlayer(world, player);
  if (other !== null) await askFriend(world, player, other);
}

/** Makes friends where the other one has asked too. */
export async function askFriend(world: World, player: Player, other: Player): Promise<void> {
  const changes = [[friendsFact(player, other), true, false]] as const;
  const sentMs = world.time.elapsedMs;
  const reply = await call(world, player, { method: 'POST', url: `/friend/${other.name}`, changes, isAmbiguous: true });
  refuseAcrossBlock(world, player, other, sentMs, reply);
}

async function acceptFriend(world: World, player: Player): Promise<void> {
  const { body } = await call(world, player, { method: 'GET', url: '/friend/requests' });
  const [request] = Array.isArray(body) ? (body as { id: string; username: string }[]) : [];
  const other = world.players.find(({ name }) => name === request?.username);
  if (request === undefined || other === undefined) return;
  const changes = [[friendsFact(player, other), true, false]] as const;
  await call(world, player, { method: 'GET', url: `/friend/${request.id}/accept`, changes });
}

const FRIENDS = `select f.username from friendship s join player f on f.id = s."friendId" where s."playerId" = ?`;

/** Compares the friends who are in the town with the database and the town, unless they changed during the call. */
async function friendsOnline(world: World, player: Player): Promise<void> {
  const present = (): string => {
    const ids = new Set<string>();
    world.life?.server.town.eachPlace((playerId) => ids.add(playerId));
    const friends = world.read().rows(FRIENDS, player.id ?? '');
    const there = world.players.filter(({ id }) => id !== null && ids.has(id)).map(({ name }) => name);
    return there.filter((name) => friends.some(({ username }) => username === name)).join();
  };
  const before = present();
  const { lives } = world;
  const { body, status } = await call(world, player, { method: 'GET', url: '/friend/list/online' });
  if (status !== 200 || !Array.isArray(body) || world.lives !== lives || before !== present()) return;
  const names = new Set((body as { username: string }[]).map(({ username }) => username));
  const shown = world.players
    .filter(({ name }) => names.has(name))
    .map(({ name }) => name)
    .join();
  if (shown !== before) {
    world.fail('lists show what is stored', `friends of ${player.name} there: ${before}; the list has ${shown}`);
  }
}

async function endFriendship(world: World, player: Player): Promise<void> {
  const other = anotherPlayer(world, player);
  if (other === null) return;
  const changes = [[friendsFact(player, other), false, false]] as const;
  await call(world, player, { method: 'DELETE', url: `/friend/${other.name}`, changes });
}

async function block(world: World, player: Player): Promise<void> {
  const other = anotherPlayer(world, player);
  if (other === null) return;
  const changes = [
    [`block ${player.name} ${other.name}`, true, false],
    [friendsFact(player, other), false, false],
    [`heart ${player.name} ${other.name}`, false, false],
    [`heart ${other.name} ${player.name}`, false, false],
  ] as const;
  const reply = await call(world, player, { method: 'GET', url: `/profile/${other.name}/block/1`, changes });
  if (reply.status === 200) world.messages.blocked(player, other);
}

async function unblock(world: World, player: Player): Promise<void> {
  const blocked = world.players.filter((other) => !world.facts.isOnly(`block ${player.name} ${other.name}`, false));
  if (blocked.length === 0) return;
  const other = world.chance.of(blocked);
  world.messages.unblocking(player, other);
  const changes = [[`block ${player.name} ${other.name}`, false, false]] as const;
  await call(world, player, { method: 'GET', url: `/profile/${other.name}/block/0`, changes });
}

/** A player has one heart: pointing it at another one takes it from the one before. */
async function heart(world: World, player: Player): Promise<void> {
  const other = anotherPlayer(world, player);
  if (other === null) return;
  for (const { name } of world.players) world.facts.doubt(`heart ${player.name} ${name}`, false);
  const changes = [[`heart ${player.name} ${other.name}`, true, false]] as const;
  await call(world, player, { method: 'GET', url: `/profile/${other.name}/match/1`, changes });
  for (const { name } of world.players)
    if (name !== other.name) world.facts.doubt(`heart ${player.name} ${name}`, false);
}

async function comment(world: World, player: Player): Promise<void> {
  const other = anotherPlayer(world, player);
  if (other === null) return;
  const text = world.nextText('comment', player);
  const changes = [[`comment ${text}`, true, false]] as const;
  const url = `/profile/${other.name}/comment`;
  const sentMs = world.time.elapsedMs;
  const reply = await call(world, player, { method: 'POST', url, body: { comment: text }, changes });
  refuseAcrossBlock(world, player, other, sentMs, reply);
}

async function bio(world: World, player: Player): Promise<void> {
  const text = world.nextText('bio', player);
  const changes = [[`bio ${player.name}`, text, '']] as const;
  await call(world, player, { method: 'POST', url: '/profile/bio', body: { bio: text }, changes });
}

export const socialActs: readonly Act[] = [
  { name: 'mail', weight: 5, run: mail },
  { name: 'count mails', weight: 3, run: countMails },
  { name: 'read mail', weight: 3, run: readMail },
  { name: 'add friend', weight: 4, run: addFriend },
  { name: 'accept friend', weight: 4, run: acceptFriend },
  { name: 'friends online', weight: 4, run: friendsOnline },
  { name: 'end friendship', weight: 1, run: endFriendship },
  { name: 'block', weight: 2, run: block },
  { name: 'unblock', weight: 2, run: unblock },
  { name: 'heart', weight: 2, run: heart },
  { name: 'comment', weight: 2, run: comment },
  { name: 'bio', weight: 1, run: bio },
];
