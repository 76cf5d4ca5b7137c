/**
 * Entry point of the server. `--dev` serves the client's sources with hot reload; `--manifest-fresh` says that the art's
 * manifest was made from the present sources.
 */
import { runProduct } from './product.ts';

const has = (flag: string): boolean => process.argv.includes(flag);
await runProduct({ dev: has('--dev'), isManifestFresh: has('--manifest-fresh') });
