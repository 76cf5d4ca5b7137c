/** Selects the build of the core: `build/core-relaxed.wasm` is a sixth faster on machines with relaxed SIMD. */

/** A module of one function, `i16x8.relaxed_q15mulr_s` of two constants: valid only with relaxed SIMD. */
const PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15,
  253, 145, 2, 11,
]);

/** Missing before Node 21 and in some browsers. */
export const hasRelaxedSimd = (): boolean => WebAssembly.validate(PROBE);
