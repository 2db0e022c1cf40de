// Where the server ends TLS itself, every response, the API's and the admin's too, asks for TLS from then on. Behind
// a proxy that is the proxy's to say; without TLS it must not be said (RFC 6797, 7.2).
if ($os.getenv("STRICT_TRANSPORT_SECURITY")) {
  routerUse((e) => {
    e.response.header().set("Strict-Transport-Security", $os.getenv("STRICT_TRANSPORT_SECURITY"));
    return e.next();
  });
}
