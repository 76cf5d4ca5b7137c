/** Arrays that grow: their length is not known before they are filled. */

/** Address of an array that has room for `wanted` bytes; its content is kept. `room` is what it has now. */
export function grown(array: usize, room: usize, wanted: usize): usize {
  if (wanted <= room) return array;
  const bytes = roomFor(wanted);
  return array == 0 ? heap.alloc(bytes) : heap.realloc(array, bytes);
}

/** Room that an array gets when it needs `wanted` bytes: a power of two. */
export function roomFor(wanted: usize): usize {
  let bytes: usize = 1024;
  while (bytes < wanted) bytes <<= 1;
  return bytes;
}
