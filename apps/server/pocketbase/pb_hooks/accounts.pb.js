// The accounts of the owner and the staff: guesses at their passwords are limited, the staff's ask for a code besides,
// and whoever signs out is signed out of the server as well.

onRecordAuthWithPasswordRequest(
  (e) => {
    const { findOwner, limitGuesses, rememberDevice } = require(`${__hooks}/accounts.cjs`);
    // The reports have one form for both, which asks here.
    if (!e.record && e.collection.name === "staff") e.record = findOwner(e.app, e.identity);
    limitGuesses(e, () => {
      // PocketBase refuses, after as long as a wrong password takes.
      if (!e.record) return e.next();
      // Checked here, since the cookie has to go with the answer. Once, wrong or right: the time that it takes would tell
      // who has an account.
      if (!e.record.validatePassword(e.password)) throw new BadRequestError("Failed to authenticate.");
    });
    rememberDevice(e);
    return e.next();
  },
  "_superusers",
  "staff",
);

// Ahead of the next, which hides the method. Of every collection: a token without a sign-in does not count.
onRecordAuthRequest((e) =>
  require(`${__hooks}/sign-ins.cjs`).answerWithSignIn(e, e.authMethod !== "", () => e.next()),
);

onFileTokenRequest((e) => {
  require(`${__hooks}/sign-ins.cjs`).bindDownload(e);
  return e.next();
});

onRecordAuthRequest((e) => {
  // PocketBase's way to do without: where codes cannot be mailed nobody could sign in.
  if (e.authMethod === "password" && !require(`${__hooks}/second-factor.cjs`).isWanted()) e.authMethod = "";
  return e.next();
}, "staff");

onRecordRequestOTPRequest((e) => {
  require(`${__hooks}/second-factor.cjs`).countCode(e);
  return e.next();
});

// PocketBase's own mailer is not set up, and has no time limit.
onMailerRecordOTPSend((e) => require(`${__hooks}/second-factor.cjs`).mailCode(e));

routerUse((e) => {
  if (e.request.url.path.endsWith("/auth-with-otp")) require(`${__hooks}/second-factor.cjs`).countGuess(e);
  return e.next();
});
onRecordAuthWithOTPRequest((e) => {
  require(`${__hooks}/second-factor.cjs`).expectCounted(e);
  return e.next();
});

// What PocketBase would do by mails of its own. `pnpm run staff` gives another password.
onRecordRequestPasswordResetRequest(() => {
  throw new NotFoundError("");
}, "staff");
onRecordRequestVerificationRequest(() => {
  throw new NotFoundError("");
}, "staff");

// Another password, or all sessions ended: PocketBase signs tokens with another key from then on.
onRecordUpdate(
  (e) => {
    const before = e.record.original().tokenKey();
    e.next();
    if (e.record.tokenKey() !== before) require(`${__hooks}/sign-ins.cjs`).forgetSignIns(e.app, e.record.id);
  },
  "_superusers",
  "staff",
);
onRecordDelete(
  (e) => {
    e.next();
    require(`${__hooks}/sign-ins.cjs`).forgetSignIns(e.app, e.record.id);
  },
  "_superusers",
  "staff",
);

routerAdd(
  "GET",
  "/api/account",
  (e) => {
    const { listSignIns } = require(`${__hooks}/sign-ins.cjs`);
    const { isWanted } = require(`${__hooks}/second-factor.cjs`);
    const isOwner = e.hasSuperuserAuth();
    e.response.header().set("Cache-Control", "no-store");
    return e.json(200, {
      email: e.auth.email(),
      role: isOwner ? "owner" : "staff",
      hasSecondFactor: isOwner ? e.auth.collection().mfa.enabled : isWanted(),
      hasMail: $os.getenv("MAIL_RELAY_URL") !== "",
      signIns: listSignIns(e),
    });
  },
  $apis.requireAuth("_superusers", "staff"),
);

// Whoever signs out leaves no token behind that another could use.
routerAdd(
  "POST",
  "/api/account/sign-out",
  (e) => {
    require(`${__hooks}/sign-ins.cjs`).signOut(e);
    return e.noContent(204);
  },
  $apis.requireAuth("_superusers", "staff"),
);

routerAdd(
  "DELETE",
  "/api/account/sign-ins/{id}",
  (e) => {
    const { endSignIn } = require(`${__hooks}/sign-ins.cjs`);
    if (!endSignIn(e, e.request.pathValue("id"))) throw new NotFoundError("There is no such sign-in.");
    return e.noContent(204);
  },
  $apis.requireAuth("_superusers", "staff"),
);

routerAdd(
  "DELETE",
  "/api/account/sign-ins",
  (e) => {
    require(`${__hooks}/sign-ins.cjs`).endAllSignIns(e);
    return e.noContent(204);
  },
  $apis.requireAuth("_superusers", "staff"),
);

// What `pnpm run owner` and `pnpm run staff` run, with the password from the environment, which nobody else on the machine
// can see.
$app.rootCmd.addCommand(
  new Command({
    use: "owner",
    run: (_, [email]) => require(`${__hooks}/accounts.cjs`).saveAccount($app, "_superusers", email),
  }),
);
$app.rootCmd.addCommand(
  new Command({
    use: "staff",
    run: (_, [email]) => require(`${__hooks}/accounts.cjs`).saveAccount($app, "staff", email),
  }),
);
$app.rootCmd.addCommand(
  new Command({
    use: "staff-remove",
    run: (_, [email]) => require(`${__hooks}/accounts.cjs`).removeAccount($app, "staff", email),
  }),
);
