// The owner's account: guesses at its password are limited, and whoever signs out is signed out of the server as well.

onRecordAuthWithPasswordRequest((e) => {
  const { limitGuesses, rememberDevice } = require(`${__hooks}/owner-account.cjs`);
  limitGuesses(e, () => {
    // Checked here, since the cookie has to go with the answer. Once, wrong or right: the time that it takes would tell
    // who has an account.
    if (e.record && !e.record.validatePassword(e.password))
      throw new BadRequestError("Failed to authenticate.");
    if (e.record) rememberDevice(e);
    return e.next();
  });
}, "_superusers");

// Whoever signs out leaves no token behind that another could use.
routerAdd(
  "POST",
  "/api/owner/sign-out",
  (e) => {
    require(`${__hooks}/revoked-tokens.cjs`).revokeToken(e);
    return e.noContent(204);
  },
  $apis.requireSuperuserAuth(),
);

// What `pnpm run owner` runs: as PocketBase's `superuser upsert`, with the password from the environment, which nobody
// else on the machine can see.
$app.rootCmd.addCommand(
  new Command({
    use: "owner",
    run: (_, [email]) => {
      const app = $app;
      let owner;
      try {
        owner = app.findAuthRecordByEmail("_superusers", email);
      } catch {
        owner = new Record(app.findCollectionByNameOrId("_superusers"));
        owner.setEmail(email);
      }
      owner.setPassword($os.getenv("OWNER_PASSWORD"));
      try {
        app.save(owner);
      } catch (error) {
        console.error(error);
        $os.exit(1);
      }
    },
  }),
);
