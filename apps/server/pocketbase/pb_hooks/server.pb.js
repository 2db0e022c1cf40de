// PocketBase's first start makes a temporary owner and prints a link with its token, which whoever
// reads the output may use. `pnpm run owner` is the way here.
onRecordCreate((e) => {
  if (e.record.email() === "__pbinstaller@example.com")
    throw new Error("The installer is off: use `pnpm run owner`.");
  return e.next();
}, "_superusers");

// Request limits count per address. Behind a proxy every visitor has the proxy's, unless the header is
// trusted in which it names the visitor's own. Without a proxy anybody could write that header, so it is
// trusted only where the environment says so, whatever the database says.
onSettingsReload((e) => {
  e.next();
  const header = $os.getenv("TRUSTED_PROXY_HEADER");
  e.app.settings().trustedProxy.headers = header ? [header] : [];
  e.app.settings().trustedProxy.useLeftmostIP = false;
});

// PocketBase lets headers take a minute and a megabyte, bodies five minutes, and connections rest for as long; nobody has
// been counted by then. Hooks have no name for this one, whose handler runs once, before there are requests.
$app.onServe().bindFunc((e) => {
  const SECOND = 1e9;
  e.server.readHeaderTimeout = 10 * SECOND;
  e.server.readTimeout = 20 * SECOND;
  e.server.idleTimeout = 60 * SECOND;
  e.server.maxHeaderBytes = 16 * 1024;
  return e.next();
});
