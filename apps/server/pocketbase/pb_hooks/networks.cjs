/**
 * The network that an address counts as: its own, or of IPv6 the first half, since everybody there has all addresses of
 * theirs to choose from.
 *
 * @param address as PocketBase gives it: IPv6 in full, without `::`.
 * @example networkOf("2001:0db8:0000:0001:0000:0000:0000:0007") ⇒ "2001:0db8:0000:0001::"
 * @example networkOf("203.0.113.7") ⇒ "203.0.113.7"
 */
exports.networkOf = (address) => {
  if (!address.includes(":")) return address;
  const groups = address.split(":");
  const isMapped = groups[5] === "ffff" && groups.slice(0, 5).every((group) => /^0+$/.test(group));
  if (!isMapped) return `${groups.slice(0, 4).join(":")}::`;
  // An IPv4 address that some proxies write as IPv6.
  const bytes = groups.slice(6).join("").match(/../g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 16)).join(".");
};

/**
 * Has everything from here on see the network in place of the address: PocketBase's own limits count addresses.
 *
 * @returns the network.
 */
exports.countByNetwork = (e) => {
  const address = e.realIP();
  const network = exports.networkOf(address);
  if (network !== address) {
    const [header] = e.app.settings().trustedProxy.headers;
    if (header) e.request.header.set(header, network);
    e.request.remoteAddr = network.includes(":") ? `[${network}]:0` : `${network}:0`;
  }
  return network;
};

/**
 * How many requests may wait for their body, read and write, in all; and from which number on a network has a share, so that
 * it cannot take the place of others. One that waits holds one of the hooks' 160 machines, one that reads or writes two or
 * more, and where none is left each further request makes its own, even to be refused. A body mostly comes with its
 * headers, and an answer mostly fits into what the system keeps for the connection: neither waits then.
 */
const BOUNDS = {
  waiting: { most: 150, many: 100, share: 50 },
  reading: { most: 150, many: 50, share: 40 },
  writing: { most: 300, many: 200, share: 50 },
};

/** How long, in ms, an answer may take; and a body and an answer while many do. Else server.pb.js says it. */
const ANSWER = 120_000;
const CROWDED = { body: 500, answer: 20_000 };

/**
 * Takes a request in as far as there is room: waits for its body, which is given up where it does not come, and goes on.
 *
 * @param mostBytes of the body.
 */
exports.goOnUnlessCrowded = (e, network, mostBytes, next) => {
  const connection = e.response.unwrap();
  // Chunked, it is -1.
  if (e.request.contentLength !== 0) {
    takeTurn(e, "waiting", network, (areMany) => {
      if (areMany) connection.setReadDeadline(inFuture(CROWDED.body));
      readBody(e, mostBytes);
    });
  }
  const isReading = e.request.method === "GET" || e.request.method === "HEAD";
  return takeTurn(e, isReading ? "reading" : "writing", network, (areMany) => {
    connection.setWriteDeadline(inFuture(areMany ? CROWDED.answer : ANSWER));
    return next();
  });
};

/** Does something of which there may be so much at once. */
function takeTurn(e, what, network, act) {
  const { most, many, share } = BOUNDS[what];
  const store = e.app.store();
  const ofNetwork = `${what} of ${network}`;
  const all = add(store, what, 1);
  const own = add(store, ofNetwork, 1);
  try {
    if (all > most || (all > many && own > share)) {
      endConnection(e);
      throw new TooManyRequestsError("");
    }
    return act(all > many);
  } finally {
    add(store, what, -1);
    // Another request may have begun in between, and then counts as none.
    if (add(store, ofNetwork, -1) <= 0) store.remove(ofNetwork);
  }
}

/** Reads the body, which everything from here on reads again: whatever refuses it later has nothing left to wait for. */
function readBody(e, mostBytes) {
  const isTooLarge =
    e.request.contentLength > mostBytes || toBytes(e.request.body, mostBytes + 1).length > mostBytes;
  if (!isTooLarge) return;
  // Who is sending it shall get to the answer.
  e.response.unwrap().setReadDeadline(inFuture(CROWDED.body));
  throw new ApiError(413, "The body is too large.");
}

/** Ends a request's connection with its answer, and waits for nothing more of it. */
function endConnection(e) {
  e.response.header().set("Connection", "close");
  e.response.unwrap().setReadDeadline(inFuture(0));
}

/** Lets a request of the owner's take as long as PocketBase does: a backup that is uploaded is large. */
exports.bePatient = (e) => e.response.unwrap().setReadDeadline(inFuture(300_000));

const inFuture = (milliseconds) => new DateTime().time().add(milliseconds * 1_000_000);

/** Adds to a number of the store, which all machines of the hooks share, in one step. */
function add(store, key, difference) {
  let sum = 0;
  store.setFunc(key, (count) => {
    sum = (count || 0) + difference;
    return sum;
  });
  return sum;
}
