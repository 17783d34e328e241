import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counters for Prometheus. No names, no tables, no addresses. */
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
    help: 'Seconds from request to response',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });
  readonly entries = new Counter({
    name: 'faubourg_log_rows_total',
    help: 'Entries written to logs by this node',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly replayed = new Counter({
    name: 'faubourg_log_rows_replayed_total',
    help: 'Entries replayed to load tables and to read histories',
    registers: [this.registry],
  });
  readonly commandLatency = new Histogram({
    name: 'faubourg_step_seconds',
    help: 'Seconds from a command at a table to its acknowledgement',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'faubourg_refusals_total',
    help: 'Problems returned, by rule',
    labelNames: ['rule'],
    registers: [this.registry],
  });
  readonly connectionsCut = new Counter({
    name: 'faubourg_connections_cut_total',
    help: 'Connections closed by the server, by reason',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly botAnswers = new Counter({
    name: 'faubourg_bot_thoughts_total',
    help: 'Answers of bots by how they came about',
    labelNames: ['how'],
    registers: [this.registry],
  });

  readonly #ofKind = new Map<string, Counter.Internal>();

  /** Counts an entry. The counters are cached by kind, because looking one up is slow. */
  countEntry(kind: string): void {
    let counter = this.#ofKind.get(kind);
    if (!counter) {
      counter = this.entries.labels(kind);
      this.#ofKind.set(kind, counter);
    }
    counter.inc();
  }

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is computed when the metrics are read. */
  gauge(name: string, help: string, read: () => number): void {
    // The gauge registers itself; nothing else refers to it.
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
