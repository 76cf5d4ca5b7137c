/**
 * The board as three planes of bits, which together hold the number of the gem in each cell. A column is eight bits, row 0
 * the lowest; its two spare bits stay clear, so that what is shifted out of one column never lands on the next.
 *
 * Everything is told from one question asked of all cells at once: which of them hold the same gem as the cell `offset`
 * bits on? Answers for cells off the board are masked away.
 */
export const SIDE: i32 = 6;
const COLUMN: i32 = 8;
const BOARD: u64 = 0x3f3f3f3f3f3f;
/** Bit 0 of each column. */
const FLOOR: u64 = 0x010101010101;

let plane0: u64 = 0;
let plane1: u64 = 0;
let plane2: u64 = 0;

export function clearBoard(): void {
  plane0 = 0;
  plane1 = 0;
  plane2 = 0;
}

export function gemAt(bit: i32): u32 {
  return <u32>(((plane0 >> bit) & 1) | (((plane1 >> bit) & 1) << 1) | (((plane2 >> bit) & 1) << 2));
}

/** Puts a gem where none is. */
export function putGem(bit: i32, gem: u32): void {
  plane0 |= (<u64>(gem & 1)) << bit;
  plane1 |= (<u64>((gem >> 1) & 1)) << bit;
  plane2 |= (<u64>(gem >> 2)) << bit;
}

/** Exchanges the gems at `bit` and `offset` bits on. */
export function exchange(bit: i32, offset: i32): void {
  const both = ((<u64>1) << bit) | ((<u64>1) << (bit + offset));
  // Where a plane's two bits differ, turning both over exchanges them.
  plane0 ^= both & -(((plane0 >> bit) ^ (plane0 >> (bit + offset))) & 1);
  plane1 ^= both & -(((plane1 >> bit) ^ (plane1 >> (bit + offset))) & 1);
  plane2 ^= both & -(((plane2 >> bit) ^ (plane2 >> (bit + offset))) & 1);
}

function same(offset: u64): u64 {
  const differs = (plane0 ^ (plane0 >> offset)) | (plane1 ^ (plane1 >> offset)) | (plane2 ^ (plane2 >> offset));
  return ~differs & BOARD & (BOARD >> offset);
}

/** The cells from which three equal gems go up. */
export function columnTriples(): u64 {
  const pairs = same(1);
  return pairs & (pairs >> 1);
}

/** The cells from which three equal gems go right. */
export function rowTriples(): u64 {
  const pairs = same(COLUMN);
  return pairs & (pairs >> COLUMN);
}

/** The cells of such triples. */
export function spread(columns: u64, rows: u64): u64 {
  return columns | (columns << 1) | (columns << 2) | rows | (rows << COLUMN) | (rows << (2 * COLUMN));
}

/** Takes the gems in `cleared` away and lets those above fall. The highest cells of each column are then empty. */
export function dropGems(cleared: u64): void {
  for (let row = SIDE - 1; row >= 0; row--) {
    const columns = (cleared >> row) & FLOOR;
    if (columns == 0) continue;
    // All of those columns from this row up.
    const moved = columns * ((0x3f >> row) << row);
    plane0 = (plane0 & ~moved) | ((plane0 >> 1) & moved);
    plane1 = (plane1 & ~moved) | ((plane1 >> 1) & moved);
    plane2 = (plane2 & ~moved) | ((plane2 >> 1) & moved);
  }
}

let swapsAcross: u64 = 0;
let swapsUp: u64 = 0;

/** Cells whose exchange with their right neighbour makes a triple; as of the last `findSwaps`. */
export function possibleAcross(): u64 {
  return swapsAcross;
}

/** Cells whose exchange with their upper neighbour makes a triple; as of the last `findSwaps`. */
export function possibleUp(): u64 {
  return swapsUp;
}

/**
 * Finds every exchange of neighbours that makes a triple and returns how many there are. The board must hold none yet.
 * A gem that moves needs two equal ones beside its new place: both on one side, both beyond it, or one on either side.
 */
export function findSwaps(): i32 {
  const up2 = same(2);
  const up3 = same(3);
  const right1down2 = same(6);
  const right1down1 = same(7);
  const right1up1 = same(9);
  const right1up2 = same(10);
  const right2down1 = same(15);
  const right2 = same(16);
  const right2up1 = same(17);
  const right3 = same(24);

  // Across: the left gem goes right, then the right gem goes left.
  const gemAbove = right1down1 >> 1;
  const gemBelow = right1up1 << 1;
  swapsAcross =
    (right1up1 & (right1up2 | right1down1)) |
    (right1down1 & right1down2) |
    (right2 & right3) |
    (gemAbove & ((right1down2 >> 2) | gemBelow)) |
    (gemBelow & (right1up2 << 2)) |
    ((right2 << 8) & (right3 << 16));

  // Up: the lower gem goes up, then the upper gem goes down.
  const leftOfUpper = right1down1 << 7;
  const leftOfLower = right1up1 << 8;
  swapsUp =
    (right1up1 & (right2up1 | leftOfUpper)) |
    (leftOfUpper & (right2down1 << 15)) |
    (up2 & up3) |
    (gemAbove & ((right2down1 >> 1) | leftOfLower)) |
    (leftOfLower & (right2up1 << 16)) |
    ((up2 << 1) & (up3 << 2));
  return <i32>(popcnt(swapsAcross) + popcnt(swapsUp));
}
