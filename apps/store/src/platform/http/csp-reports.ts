import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics'

/** The endpoint for violation reports of the Content Security Policy. */
export const reportPath = '/csp-reports'

/** Maximum size of a report; longer ones add no information. */
const maxReportBytes = 16 * 1024

/** Maximum number of reports counted in a minute: one broken page sends the same report for each of its visitors. */
const reportsAMinute = 120

/** The directives that may become metric labels. Accepting others would let anyone create labels without limit. */
const directives: ReadonlySet<string> = new Set([
  'script-src-elem',
  'script-src-attr',
  'script-src',
  'style-src-elem',
  'style-src-attr',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'object-src',
  'base-uri',
  'form-action',
  'default-src',
  'require-trusted-types-for',
])

interface Report {
  'effective-directive'?: unknown
  'violated-directive'?: unknown
  effectiveDirective?: unknown
}

/** Returns the directives named in a body, of either format: the Reporting API or `report-uri`. */
function directivesOf(text: string): string[] {
  const json = JSON.parse(text) as unknown
  const reports = [json].flat().map((report) => {
    const { body, 'csp-report': old } = (report ?? {}) as { body?: Report; 'csp-report'?: Report }
    return body ?? old ?? {}
  })
  return reports.slice(0, 20).map((report) => {
    const name = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']
    const [directive = ''] = typeof name === 'string' ? name.split(' ') : []
    return directives.has(directive) ? directive : 'other'
  })
}

/**
 * Counts violation reports. Nothing of a report is stored, because it may contain the addresses that a person visited.
 */
export function countReports(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'countReport'>,
  now: () => number = Date.now,
): void {
  let minute = 0
  let count = 0
  app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: maxReportBytes } as const
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      options,
      (_request, body, done) => done(null, body),
    )
    scope.post(reportPath, async ({ body }, reply) => {
      const current = Math.floor(now() / 60_000)
      if (current !== minute) [minute, count] = [current, 0]
      count += 1
      if (count <= reportsAMinute) {
        try {
          for (const directive of directivesOf(body as string)) metrics.countReport(directive)
        } catch {
          // Bodies that are not a report are ignored.
        }
      }
      return reply.code(204).send()
    })
  })
}
