/** What a fault did to what visitors sent. */
export type Outcome = {
  /** Requests sent. */
  sent: number;
  /** Requests that the server said it had stored. */
  acknowledged: number;
  /** Acknowledged ones that are not in the database afterwards: none may be. */
  lost: number;
};
