import { type Agent, type IncomingHttpHeaders, request } from "node:http";

type Passage = {
  target: string;
  agent: Agent;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Forwards a request; returns undefined when the target is unreachable. */
export async function forward({
  target,
  agent,
  method,
  path,
  headers,
  body,
}: Passage): Promise<Reply | undefined> {
  const { promise, resolve } = Promise.withResolvers<Reply | undefined>();
  const { "transfer-encoding": _, connection: __, ...kept } = headers;
  // The raw path: as a URL, `//` is invalid and `//elsewhere` names another server.
  const passed = request(target, {
    agent,
    method,
    path,
    headers: { ...kept, host: new URL(target).host, "content-length": String(body.length) },
  });
  passed.once("error", () => resolve(undefined));
  passed.once("response", async (response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { "transfer-encoding": _, connection: __, ...passedOn } = response.headers;
      resolve({ status: response.statusCode ?? 502, headers: passedOn, body: Buffer.concat(chunks) });
    } catch {
      resolve(undefined);
    }
  });
  passed.end(body);
  return promise;
}
