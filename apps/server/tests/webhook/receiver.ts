import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as the receiver got it. */
export type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: string };

/** A server on this machine that keeps the requests that it gets, and answers them as a test says. */
export type Receiver = Disposable & {
  url: string;
  requests: ReceivedRequest[];
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
};

/** Starts one, which accepts everything. */
export async function startReceiver(): Promise<Receiver> {
  const accept: Receiver["answer"] = (_, response) => void response.writeHead(204).end();
  const server = createServer(async (incoming, response) => {
    const request = { path: incoming.url ?? "", headers: incoming.headers, body: await text(incoming) };
    receiver.requests.push(request);
    receiver.answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: accept,
    [Symbol.dispose]() {
      server.close().closeAllConnections();
    },
  };
  return receiver;
}
