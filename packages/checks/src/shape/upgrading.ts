const MIGRATION = /^apps\/server\/pocketbase\/pb_migrations\/(\w+\.js)$/;

/**
 * Returns migrations without a row in the upgrade guide, and the version if its section isn't the first.
 *
 * @param files paths of all files, from the root.
 * @example missingInUpgrading("### 0.2.0", ["apps/server/pocketbase/pb_migrations/1_leads.js"], "0.2.0") ⇒
 * ["1_leads.js"]
 */
export function missingInUpgrading(guide: string, files: readonly string[], version: string): string[] {
  const migrations = files.flatMap((file) => MIGRATION.exec(file)?.[1] ?? []);
  const unnamed = migrations.filter((name) => !new RegExp(`^\\| \`${name}\` +\\| \\S`, "m").test(guide));
  const newest = /^### (\S+)/m.exec(guide)?.[1];
  return newest === version ? unnamed : [...unnamed, `version ${version}, as the newest`];
}
