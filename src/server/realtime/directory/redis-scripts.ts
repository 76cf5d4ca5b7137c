/**
 * The scripts about players and nodes that Redis runs, each as a whole: what is read and what is written belong together. A player's
 * entry is `node|epoch|channel|location`; that of a player who left a short time ago is `|epoch|channel|location|time|node`. Times are in
 * milliseconds of Redis' clock. Owns no state.
 */
import { type CommandParser, defineScript } from '@redis/client';
import * as z from 'zod/mini';

/** `keys` and arguments are in the order in which the script uses them. */
export const script = <Schema extends z.ZodMiniType>(replies: Schema, lua: string) =>
  defineScript({
    SCRIPT: lua,
    parseCommand(parser: CommandParser, keys: readonly string[], args: readonly (string | number)[]) {
      parser.pushKeysLength([...keys]);
      parser.push(...args.map(String));
    },
    transformReply: (reply: unknown): z.infer<Schema> => replies.parse(reply),
  });

export const NOW = `local t = redis.call('TIME'); local now = t[1] * 1000 + math.floor(t[2] / 1000)\n`;

/** For this time a player who left counts as one who comes back. */
const LEFT_MS = 15_000;
/** For this time friends are not informed that a player left. */
export const HELD_MS = 10_000;

/** Players of one call: more arguments do not fit on the stack of a script. */
export const PLAYERS_PER_CALL = 500;

export const SCRIPTS = {
  /**
   * Enters players of one location, unless a newer claim of another node has entered; the older node of each is notified. KEYS: the places
   * of the location that are reserved, the players of its channels, then the entries. ARGV: node, prefix, seconds to live, location, then
   * epoch, player, tab and channel of each.
   * Replies for each: 0 when it did not enter, 2 when another node had it or the player left less than ten seconds ago, 3 when it is not
   * much longer ago, else 1.
   */
  enterPlayers: script(
    z.array(z.number()),
    `
    local node, prefix, ttl, location = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
    local replies = {}
    for i = 1, #KEYS - 2 do
      local key = KEYS[i + 2]
      local epoch, player, tab, channel = ARGV[i * 4 + 1], ARGV[i * 4 + 2], ARGV[i * 4 + 3], ARGV[i * 4 + 4]
      local old = redis.call('GET', key)
      local oldNode, oldEpoch
      if old then oldNode, oldEpoch = string.match(old, '^([^|]*)|(%d+)|') end
      if redis.call('ZREM', KEYS[1], channel .. ':' .. player) == 1 then redis.call('HINCRBY', KEYS[2], channel, 1) end
      if oldEpoch and tonumber(oldEpoch) > tonumber(epoch) then
        replies[i] = 0
      else
        local reply = 1
        if oldNode == '' then
          reply = redis.call('PTTL', key) > ${LEFT_MS - HELD_MS} and 2 or 3
        elseif oldNode and oldNode ~= node then
          reply = 2
          local message = { kind = 'evict', player = player, epoch = tonumber(epoch), tab = tab }
          redis.call('PUBLISH', prefix .. 'node:' .. oldNode, cjson.encode(message))
        end
        redis.call('SET', key, node .. '|' .. epoch .. '|' .. channel .. '|' .. location, 'EX', ttl)
        replies[i] = reply
      end
    end
    return replies`,
  ),

  /** Notes that a player left, if the entry is still this claim's. KEYS: the entry. ARGV: `node|epoch|`. */
  leavePlayer: script(
    z.number(),
    `${NOW}
    local old = redis.call('GET', KEYS[1])
    if not old or string.sub(old, 1, #ARGV[1]) ~= ARGV[1] then return 0 end
    local bar = string.find(old, '|', 1, true)
    local left = string.format('%s|%.0f|%s', string.sub(old, bar, -1), now, string.sub(old, 1, bar - 1))
    redis.call('SET', KEYS[1], left, 'PX', ${LEFT_MS})
    return 1`,
  ),

  /**
   * The node of each player; of one who left less than the given time ago, the node from which. KEYS: the entries. ARGV: the time. Replies
   * '' for players of no node.
   */
  nodesOfPlayers: script(
    z.array(z.string()),
    `${NOW}
    local replies = {}
    for i, key in ipairs(KEYS) do
      local entry = redis.call('GET', key) or ''
      local node = string.match(entry, '^([^|]*)') or ''
      if entry ~= '' and node == '' then
        local left, from = string.match(entry, '|(%d+)|([^|]+)$')
        if left and now - tonumber(left) < tonumber(ARGV[1]) then node = from end
      end
      replies[i] = node
    end
    return replies`,
  ),

  /**
   * Publishes a message to the nodes that serve the players, one a node. KEYS: the entries, then the nodes by their last heartbeat. ARGV:
   * own node, prefix, time until which the message is valid, time to live of a node, the message (the members of a JSON object).
   * Replies how many players it reached and how many are online but could not be reached; -1 when it came too late.
   */
  tellPlayers: script(
    z.tuple([z.number(), z.number()]),
    `${NOW}
    local own, prefix, untilMs, aliveMs, body = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
    if now > tonumber(untilMs) then return {-1, 0} end
    local groups, nodes = {}, {}
    local count, start = #KEYS - 1, #prefix + #'online:' + 1
    local entries = redis.call('MGET', unpack(KEYS, 1, count))
    for i = 1, count do
      local entry = entries[i]
      local node = entry and string.sub(entry, 1, string.find(entry, '|', 1, true) - 1)
      if node and node ~= '' and node ~= own then
        if not groups[node] then groups[node] = {}; nodes[#nodes + 1] = node end
        local group = groups[node]
        group[#group + 1] = string.sub(KEYS[i], start)
      end
    end
    local reached, missed = 0, 0
    for _, node in ipairs(nodes) do
      if tonumber(redis.call('ZSCORE', KEYS[#KEYS], node) or 0) >= now - aliveMs then
        local text = '{"until":' .. untilMs .. ',"to":' .. cjson.encode(groups[node]) .. ',' .. body .. '}'
        if redis.call('PUBLISH', prefix .. 'node:' .. node, text) > 0 then reached = reached + #groups[node]
        else missed = missed + #groups[node] end
      end
    end
    return {reached, missed}`,
  ),

  /**
   * A node's heartbeat. KEYS: what nodes say of themselves, the nodes by their last heartbeat. ARGV: time to live, node, what it says;
   * without a node it only reads. Replies the time and, in threes, the nodes that live, what they say, and how old it is.
   */
  beat: script(
    z.array(z.string()),
    `${NOW}
    local aliveMs, node, said = tonumber(ARGV[1]), ARGV[2], ARGV[3]
    if node then
      redis.call('HSET', KEYS[1], node, said)
      redis.call('ZADD', KEYS[2], now, node)
    end
    for _, dead in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - 12 * aliveMs)) do
      redis.call('HDEL', KEYS[1], dead)
      redis.call('ZREM', KEYS[2], dead)
    end
    local reply = { string.format('%.0f', now) }
    local living = redis.call('ZRANGEBYSCORE', KEYS[2], now - aliveMs, '+inf', 'WITHSCORES')
    for i = 1, #living, 2 do
      reply[#reply + 1] = living[i]
      reply[#reply + 1] = redis.call('HGET', KEYS[1], living[i]) or ''
      reply[#reply + 1] = string.format('%.0f', now - living[i + 1])
    end
    return reply`,
  ),

  /**
   * The first heartbeat of a node, unless one that lives has its name. KEYS as above. ARGV: time to live, node, what it says, name. Ids of
   * nodes are the name, a point and a mark without one. Replies 1 when it is in.
   */
  joinNode: script(
    z.number(),
    `${NOW}
    local aliveMs, node, said, name = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4]
    for _, other in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], now - aliveMs, '+inf')) do
      if other ~= node and string.match(other, '^(.*)%.[^.]*$') == name then return 0 end
    end
    redis.call('HSET', KEYS[1], node, said)
    redis.call('ZADD', KEYS[2], now, node)
    return 1`,
  ),

  /** Removes a node that stops. KEYS as above. ARGV: node. */
  leaveNode: script(
    z.number(),
    `redis.call('HDEL', KEYS[1], ARGV[1])
    return redis.call('ZREM', KEYS[2], ARGV[1])`,
  ),
};
