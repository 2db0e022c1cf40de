// The protocol of ALTCHA (version 1, https://altcha.org/docs/server-integration/): a number that has to be searched for, as its hash with a
// salt is given.

/** How many numbers there are to try, half of them on average: under a second for most visitors. */
const MOST = 50_000;

/** How long, in seconds, a challenge may be answered. */
const LIFE = 600;

/** What a used proof is called in the store until its challenge ends. */
const USED = "proof of work until ";

/** A challenge that nobody but us can have made, for a visitor to answer. */
exports.makeChallenge = (secret) => {
  // The `&` ends the salt: without, digits could move over to it from the number, and it would live for longer.
  const salt = `${$security.randomString(16)}?expires=${now() + LIFE}&`;
  const number = Number($security.randomStringWithAlphabet(9, "0123456789")) % (MOST + 1);
  const challenge = $security.sha256(salt + number);
  return {
    algorithm: "SHA-256",
    challenge,
    maxnumber: MOST,
    salt,
    signature: $security.hs256(challenge, secret),
  };
};

/** What is wrong with a proof, if anything; one that is right is used up by asking. */
exports.problemWithProof = (app, proof, secret) => {
  if (!proof) return "missing";
  const { challenge, number, salt, signature } = parse(proof) ?? {};
  const expires = Number(/\?expires=(\d{1,12})&$/.exec(salt)?.[1]);
  const isRight =
    Number.isInteger(number) &&
    $security.sha256(`${salt}${number}`) === challenge &&
    $security.equal($security.hs256(challenge, secret), String(signature));
  if (!expires || !isRight) return "wrong";
  if (expires < now()) return "too old";
  return markUsed(app.store(), USED + expires + signature) ? "" : "used before";
};

/** Forgets used proofs whose challenge has ended. */
exports.forgetUsed = (app) => {
  const store = app.store();
  for (const key of Object.keys(store.getAll())) {
    if (key.startsWith(USED) && Number.parseInt(key.slice(USED.length), 10) < now()) store.remove(key);
  }
};

const now = () => Math.floor(Date.now() / 1000);

function parse(proof) {
  try {
    return JSON.parse(Buffer.from(String(proof), "base64").toString());
  } catch {
    return undefined;
  }
}

/** Whether it was there for the first time, in one step for all machines of the hooks. */
function markUsed(store, key) {
  let isFirst = false;
  store.setFunc(key, (used) => {
    isFirst = !used;
    return true;
  });
  return isFirst;
}
