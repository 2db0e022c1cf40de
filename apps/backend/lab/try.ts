import { mkdtemp } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "../testing/index.ts";
import { runLauncher } from "../testing/launcher-process.ts";

const dir = await mkdtemp("/tmp/guardlab/d-");
await copyDatabase(dir);
const { launcher, announcement } = await runLauncher({
  ALLOWED_ORIGINS: "*",
  VOXLOG_LEADS_TO: "",
  SITE_DIR: "",
  DEMO_DIR: "",
  REPORTS_DIR: "",
  PORT: "18895",
  DATA_DIR: dir,
});
const r = await fetch(announcement.url + "/api/collections/_superusers/auth-with-password", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ identity: "owner@voxlog.test", password: "correct horse battery staple" }),
});
console.log(r.status, r.headers.getSetCookie(), await r.text());
await new Promise((d) => setTimeout(d, 4000));
launcher.kill();
for (const row of new DatabaseSync(dir + "/auxiliary.db").prepare("select message,data from _logs").all())
  console.log(row);
