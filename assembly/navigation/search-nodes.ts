/**
 * What a search keeps: nodes that wait to be expanded, by their estimate, and the turns of their paths. A node is used again
 * when it has been expanded, so that memory is for those that wait.
 */
import { grown, roomFor } from './growing';
import { clearQueue, createQueue, dequeue, enqueue, isQueueEmpty } from './search-queue';

/**
 * 24 bytes a node. u32 turn, at whose vertex its root is; the rays at the right and the left of the interval, seen from the root,
 * each from one vertex through another: u32 right from, right through, left from, left through; i32 the side, of the polygon to go
 * on to, or FINAL. Of a free node: u32 the next one.
 */
let nodes: usize = 0;
let nodeRoom: usize = 0;
let nodeTotal: i32 = 0;
const NODE_BYTES: usize = 24;
export const FINAL: i32 = -2;
export const NO_NODE: i32 = -1;
let nextFree: i32 = NO_NODE;

let queue: usize = 0;

/** 16 bytes a turn: u32 vertex, i32 the turn before, f64 length from the start. The first one is the start. */
let turns: usize = 0;
let turnRoom: usize = 0;
let turnTotal: i32 = 0;
export const NO_TURN: i32 = -1;

export function clearNodes(): void {
  if (queue == 0) queue = createQueue();
  clearQueue(queue);
  nodeTotal = 0;
  nextFree = NO_NODE;
  turnTotal = 0;
}

/** Address of a node: its fields in the order of `newNode`'s parameters. */
export function nodeAt(node: i32): usize {
  return nodes + <usize>node * NODE_BYTES;
}
export function turnOfNode(node: i32): i32 {
  return load<i32>(nodeAt(node));
}
export function sideOfNode(node: i32): i32 {
  return load<i32>(nodeAt(node), 20);
}

/** Adds a node, which does not wait yet; `side` is that of the polygon behind the interval. */
export function newNode(turn: i32, rightFrom: u32, rightThrough: u32, leftFrom: u32, leftThrough: u32, side: i32): i32 {
  const node = roomForNode();
  const at = nodeAt(node);
  store<i32>(at, turn);
  store<u32>(at, rightFrom, 4);
  store<u32>(at, rightThrough, 8);
  store<u32>(at, leftFrom, 12);
  store<u32>(at, leftThrough, 16);
  store<i32>(at, side, 20);
  return node;
}

function roomForNode(): i32 {
  if (nextFree != NO_NODE) {
    const node = nextFree;
    nextFree = load<i32>(nodeAt(node));
    return node;
  }
  const wanted = <usize>(nodeTotal + 1) * NODE_BYTES;
  if (wanted > nodeRoom) {
    nodes = grown(nodes, nodeRoom, wanted);
    nodeRoom = roomFor(wanted);
  }
  return nodeTotal++;
}

export function freeNode(node: i32): void {
  store<i32>(nodeAt(node), nextFree);
  nextFree = node;
}

/** Makes a node wait. */
export function queueNode(node: i32, estimate: f64): void {
  enqueue(queue, estimate, <u32>node);
}

/** The node with the least estimate, which waits no longer; NO_NODE when there is none. */
export function nextNode(): i32 {
  return isQueueEmpty(queue) ? NO_NODE : <i32>dequeue(queue);
}

export function turnCount(): u32 {
  return <u32>turnTotal;
}
export function turnVertex(turn: i32): u32 {
  return load<u32>(turnAt(turn));
}
export function turnBefore(turn: i32): i32 {
  return load<i32>(turnAt(turn), 4);
}
export function turnLength(turn: i32): f64 {
  return load<f64>(turnAt(turn), 8);
}
function turnAt(turn: i32): usize {
  return turns + ((<usize>turn) << 4);
}

/** Adds a turn. */
export function newTurn(vertex: u32, before: i32, length: f64): i32 {
  const wanted = (<usize>turnTotal + 1) << 4;
  if (wanted > turnRoom) {
    turns = grown(turns, turnRoom, wanted);
    turnRoom = roomFor(wanted);
  }
  const at = turnAt(turnTotal);
  store<u32>(at, vertex);
  store<i32>(at, before, 4);
  store<f64>(at, length, 8);
  return turnTotal++;
}
