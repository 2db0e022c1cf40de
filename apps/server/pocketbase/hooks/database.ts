/** Runs a statement. @returns how many rows it changed. */
export const run = (app: CoreApp, statement: string, values: object = {}): number =>
  app.nonconcurrentDB().newQuery(statement).bind(values).execute().rowsAffected();

/** Whether an SQL condition holds. */
export function holds(app: CoreApp, condition: string, values: object): boolean {
  const result = new DynamicModel({ yes: false }) as { yes: boolean };
  app.db().newQuery(`SELECT (${condition}) AS yes`).bind(values).one(result);
  return result.yes;
}

/** Returns what is looked for, and nothing where PocketBase throws because there is none. */
export function ifFound<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
