/**
 * Makes a backup by our own process, which ends with this one: PocketBase's own copy would hold up every write of its
 * own. When to make one, its name, and how many are kept stay PocketBase's, as Settings → Backups in the admin has them.
 */
export function makeBackup(e: core.BackupEvent) {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  e.name ||= `pb_backup_${time}.zip`;
  const command = $os.cmd($os.getenv("NODE"), $os.getenv("MAKE_BACKUP"), e.app.dataDir(), e.name);
  command.stdinPipe();
  const problem = toString(command.output());
  if (problem) throw new Error(problem);
}
