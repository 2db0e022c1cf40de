export * from "@voxlog/tracking/hooks";
export * from "./accounts.ts";
export * from "./batches.ts";
export * from "./leads.ts";
export * from "./request-log.ts";

/**
 * Makes a backup in a separate process, because PocketBase's own copy blocks all writes. The schedule, name and number
 * of backups still come from Settings → Backups in the admin.
 */
export function makeBackup(e: core.BackupEvent) {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  e.name ||= `pb_backup_${time}.zip`;
  const command = $os.cmd($os.getenv("NODE"), $os.getenv("MAKE_BACKUP"), e.app.dataDir(), e.name);
  command.stdinPipe();
  const problem = toString(command.output());
  if (problem) throw new Error(problem);
}
