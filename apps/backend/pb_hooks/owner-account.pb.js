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
