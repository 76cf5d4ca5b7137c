/** For tests: a program that holds a PostgreSQL database as a server without Redis does, until it is killed. Its argument is the URL. */
import { openDatabase } from '../db/database.ts';

await openDatabase({ databaseUrl: process.argv[2] ?? '', dataDir: '' }, { onTaken: () => process.exit(3) });
process.stdout.write('held\n');
