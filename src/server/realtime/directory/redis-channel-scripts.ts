/**
 * The scripts about channels that Redis runs, each as a whole. A channel belongs to the node that serves it; that of a dead node goes to
 * the node to which the first of its players is directed. Times are in milliseconds of Redis' clock. Owns no state.
 */
import * as z from 'zod/mini';
import { NOW, script } from './redis-scripts.ts';

/**
 * Longer than the longest attempt to connect (5 s) and the answer before it. Otherwise a channel that its first player is on the way to
 * could be given to another node, and that player would come to a channel alone.
 */
const RESERVED_MS = 8000;
/** Players who may be on their way to one node at once: more would wait there for longer than where they are. */
const ARRIVALS_MAX = 40;
/** Newcomers without friends leave room for those who follow a friend. */
const FILL = 0.8;

/** KEYS of all scripts: channel owners, players of channels, places that are reserved, nodes by their last heartbeat. */
const READ = `${NOW}
local channels, population, reserved, living = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local aliveMs = tonumber(ARGV[1])
local function lives(node)
  local seen = node and redis.call('ZSCORE', living, node)
  return seen and tonumber(seen) >= now - aliveMs
end
local function pairsOf(flat)
  local map = {}
  for i = 1, #flat, 2 do map[flat[i]] = flat[i + 1] end
  return map
end
local function lowestUnused(owners)
  local number = 1
  while owners[tostring(number)] do number = number + 1 end
  return tostring(number)
end
-- A node may say which channels it serves before it knows of this one.
local function keep(number)
  redis.call('ZADD', reserved, now + ${RESERVED_MS}, number .. ':')
end
local function reservations()
  redis.call('ZREMRANGEBYSCORE', reserved, '-inf', now)
  local counts = {}
  for _, place in ipairs(redis.call('ZRANGE', reserved, 0, -1)) do
    local number = string.sub(place, 1, string.find(place, ':', 1, true) - 1)
    counts[number] = (counts[number] or 0) + 1
  end
  return counts
end\n`;

export const CHANNEL_SCRIPTS = {
  /**
   * A node says which channels it serves. ARGV: time to live of a node, node, then number and players of each. Replies the numbers that
   * another node serves. Channels of the node that it does not name and to which nobody is on the way are free again, and those of dead nodes
   * that nobody has asked for.
   */
  serveChannels: script(
    z.array(z.string()),
    `${READ}
    local node = ARGV[2]
    local named, lost = {}, {}
    local owners = pairsOf(redis.call('HGETALL', channels))
    for i = 3, #ARGV, 2 do
      local number, owner = ARGV[i], owners[ARGV[i]]
      if owner == node or not lives(owner) then
        named[number] = true
        redis.call('HSET', channels, number, node)
        redis.call('HSET', population, number, ARGV[i + 1])
        redis.call('ZREM', reserved, number .. ':')
      else
        lost[#lost + 1] = number
      end
    end
    local onTheWay
    for number, owner in pairs(owners) do
      if not named[number] and (owner == node or not redis.call('ZSCORE', living, owner)) then
        onTheWay = onTheWay or reservations()
        if not onTheWay[number] then
          redis.call('HDEL', channels, number)
          redis.call('HDEL', population, number)
        end
      end
    end
    return lost`,
  ),

  /** A new channel of a node. ARGV: time to live of a node, node. Replies its number. */
  openChannel: script(
    z.string(),
    `${READ}
    local number = lowestUnused(pairsOf(redis.call('HGETALL', channels)))
    redis.call('HSET', channels, number, ARGV[2])
    redis.call('HSET', population, number, 0)
    keep(number)
    return number`,
  ),

  /** A node wants to serve a channel. ARGV: time to live of a node, node, number. Replies 1 when it is its own, or nobody's. */
  takeChannel: script(
    z.number(),
    `${READ}
    local owner = redis.call('HGET', channels, ARGV[3])
    if owner ~= ARGV[2] and lives(owner) then return 0 end
    redis.call('HSET', channels, ARGV[3], ARGV[2])
    keep(ARGV[3])
    return 1`,
  ),

  /** ARGV: time to live of a node, node, number. */
  closeChannel: script(
    z.number(),
    `${READ}
    if redis.call('HGET', channels, ARGV[3]) ~= ARGV[2] or reservations()[ARGV[3]] then return 0 end
    redis.call('HDEL', population, ARGV[3])
    return redis.call('HDEL', channels, ARGV[3])`,
  ),

  /** Replies in threes the channels that living nodes serve: number, players, node. ARGV: time to live of a node. */
  listChannels: script(
    z.array(z.string()),
    `${READ}
    local players = pairsOf(redis.call('HGETALL', population))
    local onTheWay = reservations()
    local reply = {}
    for number, owner in pairs(pairsOf(redis.call('HGETALL', channels))) do
      if lives(owner) then
        reply[#reply + 1] = number
        reply[#reply + 1] = tostring((tonumber(players[number]) or 0) + (onTheWay[number] or 0))
        reply[#reply + 1] = owner
      end
    end
    return reply`,
  ),

  /**
   * Directs a player to a channel and reserves a place. ARGV: time to live of a node, player, players that a channel holds, how many nodes
   * take players, these nodes, then the numbers of preferred channels, the most preferred first. Replies node and number; nothing when too many
   * are on their way already.
   */
  directPlayer: script(
    z.array(z.string()),
    `${READ}
    local player, capacity, nodeCount = ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
    local load, arriving, nodes = {}, {}, {}
    for i = 5, 4 + nodeCount do
      if lives(ARGV[i]) then
        load[ARGV[i]] = 0
        arriving[ARGV[i]] = 0
        nodes[#nodes + 1] = ARGV[i]
      end
    end
    if #nodes == 0 then return {} end
    local owners = pairsOf(redis.call('HGETALL', channels))
    local players = pairsOf(redis.call('HGETALL', population))
    for number, _ in pairs(owners) do redis.call('ZREM', reserved, number .. ':' .. player) end
    local onTheWay = reservations()
    local count = {}
    for number, owner in pairs(owners) do
      count[number] = (tonumber(players[number]) or 0) + (onTheWay[number] or 0)
      if load[owner] then
        load[owner] = load[owner] + count[number]
        arriving[owner] = arriving[owner] + (onTheWay[number] or 0)
      end
    end
    local function leastLoaded()
      local best = nodes[1]
      for _, node in ipairs(nodes) do if load[node] < load[best] then best = node end end
      return best
    end
    local chosen, node
    for i = 5 + nodeCount, #ARGV do
      local number = ARGV[i]
      local owner = owners[number]
      if owner and not load[owner] then
        -- The channel moves as a whole, with those who follow.
        chosen, node = number, leastLoaded()
        redis.call('HSET', channels, number, node)
        redis.call('HSET', population, number, 0)
        break
      elseif owner and count[number] < capacity then
        chosen, node = number, owner
        break
      end
    end
    if not chosen then
      for number, owner in pairs(owners) do
        local isUsual = load[owner] and count[number] < capacity * ${FILL}
        local isBetter = not chosen or count[number] > count[chosen]
          or (count[number] == count[chosen] and tonumber(number) < tonumber(chosen))
        if isUsual and isBetter then chosen, node = number, owner end
      end
    end
    if not chosen then
      chosen, node = lowestUnused(owners), leastLoaded()
      redis.call('HSET', channels, chosen, node)
      redis.call('HSET', population, chosen, 0)
    end
    if arriving[node] >= ${ARRIVALS_MAX} then return {} end
    redis.call('ZADD', reserved, now + ${RESERVED_MS}, chosen .. ':' .. player)
    return { node, chosen }`,
  ),
};
