import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the house counts about itself, for Prometheus. No names, no tables, no addresses. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Counter({
    name: 'faubourg_requests_total',
    help: 'HTTP requests by route and status',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  });
  readonly latency = new Histogram({
    name: 'faubourg_request_seconds',
    help: 'Time from request to answer',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });
  readonly rows = new Counter({
    name: 'faubourg_log_rows_total',
    help: 'Rows appended to tables by this node',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly stepLatency = new Histogram({
    name: 'faubourg_step_seconds',
    help: 'Time from a wish at a table to its acknowledgement',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'faubourg_refusals_total',
    help: 'Problems answered, by rule of the house',
    labelNames: ['rule'],
    registers: [this.registry],
  });
  readonly cut = new Counter({
    name: 'faubourg_connections_cut_total',
    help: 'Live connections ended by the house',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly thoughts = new Counter({
    name: 'faubourg_bot_thoughts_total',
    help: 'Answers of bots by how they came about',
    labelNames: ['how'],
    registers: [this.registry],
  });

  readonly #ofKind = new Map<string, Counter.Internal>();

  /** A row of this kind was appended. Counters are kept at hand: finding one takes its time. */
  row(kind: string): void {
    let counter = this.#ofKind.get(kind);
    if (!counter) {
      counter = this.rows.labels(kind);
      this.#ofKind.set(kind, counter);
    }
    counter.inc();
  }

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    // The gauge registers itself; it is only ever read through the registry.
    const gauge = new Gauge({
      name: `faubourg_${name}`,
      help,
      registers: [this.registry],
      collect: () => {
        gauge.set(read());
      },
    });
  }
}
