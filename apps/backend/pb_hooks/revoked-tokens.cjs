const tokenOf = (e) => e.request.header.get("Authorization").replace(/^Bearer /i, "");

/** Has the server take a request's token no more. */
exports.revokeToken = (e) => {
  const token = tokenOf(e);
  const database = e.app.nonconcurrentDB();
  database.newQuery("DELETE FROM revoked_tokens WHERE expires < unixepoch()").execute();
  database
    .newQuery("INSERT OR IGNORE INTO revoked_tokens VALUES ({:hash}, {:expires})")
    .bind({ hash: $security.sha256(token), expires: $security.parseUnverifiedJWT(token).exp })
    .execute();
};

/** Treats whoever comes with a revoked token as a stranger. */
exports.forgetRevoked = (e) => {
  if (!e.auth) return;
  const found = arrayOf(new DynamicModel({ expires: 0 }));
  e.app
    .db()
    .newQuery("SELECT expires FROM revoked_tokens WHERE hash = {:hash}")
    .bind({ hash: $security.sha256(tokenOf(e)) })
    .all(found);
  if (found.length > 0) e.auth = null;
};
