import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers the forms that browsers send without JavaScript. */
export type FormHandler = {
  handles(path: string): boolean;
  /** Answers with a form that has values already, such as the CRM that was typed on another page. */
  prefill(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  answer(request: IncomingMessage, response: ServerResponse, sent: SentForm): Promise<void>;
};

/** A form as it was sent. */
export type SentForm = { path: string; body: Buffer; network: string };
