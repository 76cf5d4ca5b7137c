/** For tests and simulations: a database whose statements, also `begin` and `commit`, pass through a function. Owns no state. */
import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely';

/** Runs one statement: `execute` sends it to the database. */
export type RunStatement = <Row>(
  statement: CompiledQuery,
  execute: () => Promise<QueryResult<Row>>,
) => Promise<QueryResult<Row>>;

/** Changes `dialect` itself, and returns it. */
export function interceptedDialect(dialect: Dialect, runStatement: RunStatement): Dialect {
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
      connection.executeQuery = <Row>(statement: CompiledQuery) =>
        runStatement<Row>(statement, () => execute<Row>(statement));
      return connection;
    };
    return driver;
  };
  return dialect;
}

/** Each statement waits for `before`. */
export function haltingDialect(dialect: Dialect, before: (statement: CompiledQuery) => Promise<void>): Dialect {
  return interceptedDialect(dialect, async (statement, execute) => {
    await before(statement);
    return await execute();
  });
}
