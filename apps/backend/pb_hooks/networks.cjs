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
 * Requests under way, each of which holds up to half a megabyte: so many in all, and from some number on so many of a
 * network, so that one network cannot take the place of others.
 */
const MOST = 1000;
const BEFORE_SHARING = 350;
const SHARE = 50;
const ALL = "requests under way";

/**
 * How long, in ms, the body of a request may take, and its answer; and how long while many wait. PocketBase would hold
 * either for five minutes.
 */
const PATIENCE = { body: 20_000, answer: 120_000 };
const CROWDED_PATIENCE = { body: 2000, answer: 20_000 };

/** Goes on with a request, unless there are too many under way; and gives it up if its body does not come. */
exports.goOnUnlessCrowded = (e, network, next) => {
  const store = e.app.store();
  const ofNetwork = `${ALL} of ${network}`;
  const all = add(store, ALL, 1);
  const own = add(store, ofNetwork, 1);
  const isCrowded = all > MOST || (all > BEFORE_SHARING && own > SHARE);
  try {
    const { body, answer } = all > BEFORE_SHARING ? CROWDED_PATIENCE : PATIENCE;
    const connection = e.response.unwrap();
    // What is refused ends with its connection, and does not wait for the rest of the body first.
    if (e.request.contentLength !== 0) connection.setReadDeadline(inFuture(isCrowded ? 0 : body));
    connection.setWriteDeadline(inFuture(answer));
    if (!isCrowded) return next();
    e.response.header().set("Connection", "close");
    throw new TooManyRequestsError("");
  } finally {
    add(store, ALL, -1);
    // Another request may have begun in between, and then counts as none.
    if (add(store, ofNetwork, -1) <= 0) store.remove(ofNetwork);
  }
};

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
