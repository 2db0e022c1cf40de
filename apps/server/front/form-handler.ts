import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers the forms that browsers send without JavaScript. */
export type FormHandler = {
  handles(path: string): boolean;
  prefill(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  answer(request: IncomingMessage, response: ServerResponse, sent: SentForm): Promise<void>;
};

/** A submitted form. */
export type SentForm = { path: string; body: Buffer; network: string };
