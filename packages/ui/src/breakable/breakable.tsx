import { Fragment } from "react";

/** An address, or a line of a CSV file, with places to break it at between its parts: a browser knows none. */
export function breakable(address: string) {
  return address.split(/(?<=[@/_;,])|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts recur, and none moves.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
