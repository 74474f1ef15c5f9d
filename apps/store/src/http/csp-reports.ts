import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics'

/** Where browsers report what the security policy kept a page from doing. */
export const reportPath = '/csp-reports'

/** Longer ones say nothing more. */
const maxReportBytes = 16 * 1024

/** Reports that are looked at in a minute: one broken page in front of many people says the same again and again. */
const reportsAMinute = 120

/** What a report may be counted under; others would let anybody fill the figures with names. */
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

/** The directives that a body names, in either of the two shapes that browsers send. */
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

/** Takes reports and counts them. Nothing of them is kept: they may name addresses that people were at. */
export function takeReports(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'countReport'>,
  now: () => number = Date.now,
): void {
  let minute = 0
  let seen = 0
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
      if (current !== minute) [minute, seen] = [current, 0]
      seen += 1
      if (seen <= reportsAMinute) {
        try {
          for (const directive of directivesOf(body as string)) metrics.countReport(directive)
        } catch {
          // Whatever else it is, it is no report.
        }
      }
      return reply.code(204).send()
    })
  })
}
