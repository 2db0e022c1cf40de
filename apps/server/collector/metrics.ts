import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Creates the metrics for Prometheus at `/metrics`. */
export function createMetrics(waiting: () => number) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "collector_waiting_rows",
    help: "Rows in the buffer, those under way included.",
    registers,
    collect() {
      this.set(waiting());
    },
  });
  return {
    registry,
    requests: new Counter({
      name: "collector_requests_total",
      help: "Requests with facts, by the status of the response.",
      labelNames: ["set", "status"],
      registers,
    }),
    rows: new Counter({ name: "collector_rows_total", help: "Rows that are stored.", registers }),
    insertSeconds: new Histogram({
      name: "collector_insert_seconds",
      help: "How long an insert took that succeeded, its further attempts included.",
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    insertFailures: new Counter({
      name: "collector_insert_failures_total",
      help: "Attempts at an insert that failed.",
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
