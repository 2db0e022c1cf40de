/** Ms until the title is read: routers change the address first, and React's effects run after the next paint. */
const TITLE_DELAY = 300;

/**
 * Calls `send` once, with the title that the page has by then.
 *
 * @returns a function that calls it now. If the next view's title may be there already, the one after this task counts.
 */
export function whenTitled(
  document: { readonly title: string },
  setTimeout: (task: () => void, delay?: number) => unknown,
  send: (title: string) => void,
): (isNext?: boolean) => void {
  let title = "";
  let isSent = false;
  const read = () => {
    title = document.title;
  };
  const sendNow = (isNext?: boolean) => {
    if (isSent) return;
    isSent = true;
    if (!isNext) read();
    send(title);
  };
  setTimeout(read);
  setTimeout(sendNow, TITLE_DELAY);
  return sendNow;
}
