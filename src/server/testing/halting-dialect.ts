/** For tests: a connection to a database that calls a function before each statement, also before `begin` and `commit`. */
import type { DatabaseConnection, Dialect } from 'kysely';

/** `before` gets the SQL text; the statement waits for it. */
export function haltingDialect(dialect: Dialect, before: (text: string) => Promise<void>): Dialect {
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
        await before(query.sql);
        return await execute(query);
      };
      return connection;
    };
    return driver;
  };
  return dialect;
}
