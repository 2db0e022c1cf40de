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
