/** Entry point of the server. `--dev` serves the client's sources with hot reload. */
import { runProduct } from './product.ts';

await runProduct({ dev: process.argv.includes('--dev') });
