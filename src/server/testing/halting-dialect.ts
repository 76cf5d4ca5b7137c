/** For tests: a connection to a database that calls a function before each statement, also before `begin` and `commit`. */
import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';

/** The statement waits for `before`. */
export function haltingDialect(dialect: Dialect, before: (statement: CompiledQuery) => Promise<void>): Dialect {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const known = new WeakSet<DatabaseConnection>();
    driver.acquireConnection = async () => {
      const connection = await acquire();
      if (known.has(connection)) return connection;
      known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async (query) => {
        await before(query);
        return await execute(query);
      };
      return connection;
    };
    return driver;
  };
  return dialect;
}
