import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { ReadingServer } from '../db/replica'

/** Upper bounds of the histogram buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The metrics of a store. */
export interface Metrics {
  /** Counts the responses of a server. */
  observe(app: FastifyInstance): void
  /**
   * Counts a read that a replica could have answered with outdated data.
   * @param server the database server that answered it
   */
  countStaleRead(server: ReadingServer): void
  /**
   * Counts a violation of the Content Security Policy.
   * @param directive the violated directive
   */
  countReport(directive: string): void
  /** Counts a run of a background job. */
  countRun(job: string, result: 'done' | 'failed'): void
  /** Returns all metrics in the Prometheus text format. */
  text(): Promise<string>
  contentType: string
}

/** Creates the metrics of the process, its responses and browsers' reports. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route as the contract writes it.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'What browsers kept pages from doing, by directive of the security policy.',
    labelNames: ['directive'],
    registers: [registry],
  })
  const staleReads = new Counter({
    name: 'late_reads_total',
    help: 'Reads of the catalogue that a replica may answer, by the server that did.',
    labelNames: ['server'],
    registers: [registry],
  })
  const jobRuns = new Counter({
    name: 'background_runs_total',
    help: 'Runs of the background jobs, by job and by result: done or failed.',
    labelNames: ['job', 'result'],
    registers: [registry],
  })
  return {
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
        }
        answers.observe(labels, reply.elapsedTime / 1000)
      })
    },
    countStaleRead: (server) => staleReads.inc({ server }),
    countReport: (directive) => reports.inc({ directive }),
    countRun: (job, result) => jobRuns.inc({ job, result }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Serves `/metrics` on a separate port of the loopback interface, which no reverse proxy of the shop exposes. */
export function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
