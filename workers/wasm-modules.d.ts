/** `vite-plugin-wasm` turns a module into its exports; `createCore` checks which ones are there. */
declare module '*.wasm' {}
