import { randomBytes } from "node:crypto";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type AuditEntry, INSERT_AUDIT } from "./audit.ts";

export type AuthCollection = {
  id: string;
  name: string;
  secrets: { auth: string; file: string };
  /** Whether a password needs a second factor, and the seconds within which that must follow. */
  hasSecondFactor: boolean;
  secondFactorSeconds: number;
};

export type Person = { id: string; email: string; tokenKey: string; collection: AuthCollection };

/** A sign-in, as shown to its user. Empty texts are unknown. */
export type SignIn = { id: string; began: number; browser: string; system: string; isThis: boolean };

/** The accounts in PocketBase's database, and this server's data about their sign-ins. */
export type AccountStore = Awaited<ReturnType<typeof openAccountStore>>;

type Values = Record<string, SQLInputValue>;
type Run = (sql: string, values?: Values) => Promise<number>;
type All = <T>(sql: string, values?: Values) => T[];
type One = <T>(sql: string, values?: Values) => T | undefined;

/**
 * Opens the accounts. An account's sign-ins end when the key of its tokens changes.
 *
 * @param run writes to the same database in another thread: this one must not wait for a lock.
 */
export async function openAccountStore(file: string, run: Run) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  const all: All = <T>(sql: string, values: Values = {}) => database.prepare(sql).all(values) as T[];
  const one: One = <T>(sql: string, values: Values = {}) =>
    database.prepare(sql).get(values) as T | undefined;
  for (const table of ["_superusers", "staff"])
    for (const trigger of endSignInsByTrigger(table)) await run(trigger);
  return {
    ...accountsIn(one),
    ...signInsIn(all, one, run),
    tables: { run, all },
    close: () => database.close(),
  };
}

function accountsIn(one: One) {
  const findCollection = (idOrName: string): AuthCollection | undefined => {
    const row = one<{ id: string; name: string; options: string }>(
      "SELECT id, name, options FROM _collections WHERE type = 'auth' AND (id = :it OR lower(name) = lower(:it))",
      { it: idOrName },
    );
    if (!row) return undefined;
    const { authToken, fileToken, mfa } = JSON.parse(row.options);
    return {
      id: row.id,
      name: row.name,
      secrets: { auth: authToken.secret, file: fileToken.secret },
      hasSecondFactor: mfa.enabled,
      secondFactorSeconds: mfa.duration,
    };
  };
  const findPerson = (collection: AuthCollection, by: "id" | "email", value: string): Person | undefined => {
    const sql = `SELECT id, email, tokenKey FROM "${collection.name}" WHERE ${by} = :value COLLATE NOCASE`;
    const row = one<Omit<Person, "collection">>(sql, { value });
    return row && { ...row, collection };
  };
  return {
    findCollection,
    findPerson,
    hasAny: ({ name }: AuthCollection) => Boolean(one(`SELECT 1 FROM "${name}"`)),
    limitsRequests: () =>
      Boolean(
        one("SELECT 1 FROM _params WHERE id = 'settings' AND CAST(value AS TEXT) ->> '$.rateLimits.enabled'"),
      ),
    findByCode(id: string): Person | undefined {
      const code = one<{ person: string; collection: string }>(
        "SELECT recordRef AS person, collectionRef AS collection FROM _otps WHERE id = :id",
        { id },
      );
      const collection = code && findCollection(code.collection);
      return collection && findPerson(collection, "id", code.person);
    },
    /** Finds a sign-in with a correct password in PocketBase's `_mfas`: by its ID, or the latest for "". */
    findFirstFactor: ({ id, collection }: Person, mfaId: string): string | undefined =>
      one<{ id: string }>(
        `SELECT id FROM _mfas WHERE recordRef = :person AND method = 'password' AND (:mfaId = '' OR id = :mfaId)
           AND created > strftime('%Y-%m-%d %H:%M:%fZ', 'now', :age) ORDER BY created DESC`,
        { person: id, mfaId, age: `-${collection.secondFactorSeconds} seconds` },
      )?.id,
  };
}

function signInsIn(all: All, one: One, run: Run) {
  return {
    /** Stores an entry of the audit trail. A failure is logged: it must not undo what was done. */
    async audit(entry: AuditEntry): Promise<void> {
      try {
        await run(INSERT_AUDIT, { ...entry, byCommand: 0 });
      } catch (error) {
        process.stderr.write(`An action isn't in the audit trail: ${String(error)}\n`);
      }
    },
    isOpen: (id: string) => Boolean(one("SELECT 1 FROM sign_ins WHERE id = :id", { id })),
    /** Returns an account's sign-ins: the current one first, then the latest. */
    listSignIns: (account: string, own: string): SignIn[] =>
      all<Omit<SignIn, "isThis"> & { isThis: 0 | 1 }>(
        `SELECT id, began, browser, system, id = :own AS isThis FROM sign_ins
         WHERE account = :account AND expires > unixepoch() ORDER BY isThis DESC, began DESC LIMIT 100`,
        { account, own },
      ).map((row) => ({ ...row, isThis: row.isThis === 1 })),
    async beginSignIn(
      account: string,
      expires: number,
      client: { browser: string; system: string },
    ): Promise<string> {
      const id = randomBytes(8).toString("hex");
      await run("DELETE FROM sign_ins WHERE expires < unixepoch()");
      const sql = "INSERT INTO sign_ins VALUES (:id, :account, unixepoch(), :expires, :browser, :system)";
      await run(sql, { id, account, expires, ...client });
      return id;
    },
    /** Extends a sign-in. Returns whether it hasn't ended. */
    extendSignIn: async (id: string, expires: number) =>
      (await run("UPDATE sign_ins SET expires = :expires WHERE id = :id", { id, expires })) > 0,
    /** Ends a sign-in. Returns whether it's the account's. */
    endSignIn: async (id: string, account: string) =>
      (await run("DELETE FROM sign_ins WHERE id = :id AND account = :account", { id, account })) > 0,
    /** Ends a person's sign-ins and API tokens, by changing the key of their tokens. */
    endAll({ id, collection }: Person) {
      const key = randomBytes(25).toString("hex");
      return run(`UPDATE "${collection.name}" SET tokenKey = :key WHERE id = :id`, { id, key });
    },
    /** Returns whether a token was revoked, by one of its hashes. */
    isRevoked(hashes: string[]): boolean {
      const sql = "SELECT 1 FROM revoked_tokens WHERE hash IN (SELECT value FROM json_each(:hashes))";
      return Boolean(one(sql, { hashes: JSON.stringify(hashes) }));
    },
    async revoke(hash: string, expires: number) {
      await run("DELETE FROM revoked_tokens WHERE expires < unixepoch()");
      await run("INSERT OR IGNORE INTO revoked_tokens VALUES (:hash, :expires)", { hash, expires });
    },
    /**
     * Counts an attempt for each subject, unless one of them has reached its limit in the last ten minutes: then it
     * counts none. The counts are in the database, so a restart doesn't reset them.
     *
     * @param limits the limit by subject.
     * @returns whether the attempt is allowed.
     */
    async countAttempt(limits: Record<string, number>): Promise<boolean> {
      // Those from the future were counted while the clock was ahead.
      await run("DELETE FROM second_factor_attempts WHERE abs(at - unixepoch()) >= 600");
      const counted = await run(
        `INSERT INTO second_factor_attempts (subject, at) SELECT key, unixepoch() FROM json_each(:limits)
         WHERE NOT EXISTS (
           SELECT 1 FROM json_each(:limits) AS allowed
           WHERE allowed.value <=
             (SELECT COUNT(*) FROM second_factor_attempts WHERE subject = allowed.key AND abs(at - unixepoch()) < 600)
         )`,
        { limits: JSON.stringify(limits) },
      );
      return counted > 0;
    },
  };
}

/** A new password or deleting the account ends its sign-ins, also when another program makes the change. */
const endSignInsByTrigger = (table: string) => [
  `CREATE TRIGGER IF NOT EXISTS end_sign_ins_with_key_of_${table} AFTER UPDATE OF tokenKey ON ${table}
    WHEN new.tokenKey != old.tokenKey BEGIN DELETE FROM sign_ins WHERE account = old.id; END`,
  `CREATE TRIGGER IF NOT EXISTS end_sign_ins_with_account_of_${table} AFTER DELETE ON ${table}
    BEGIN DELETE FROM sign_ins WHERE account = old.id; END`,
];
