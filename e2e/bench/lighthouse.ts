import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Cookie } from 'playwright'
import { chromiumLaunch } from '../../scripts/browser.mjs'

const run = promisify(execFile)

/** Run by `npm exec` on demand: too large to be a dependency. */
const lighthouse = ['exec', '--yes', 'lighthouse@12.8.2', '--']

/** Remote debugging port of Lighthouse's browser. */
const port = 9333

/** Median results of a page. */
export interface LighthouseResult {
  /** The path after redirects. */
  path: string
  /** Performance score, from 0 to 100. */
  score: number
  /** Accessibility score, from 0 to 100. */
  accessibility: number
  /** First Contentful Paint, in ms. */
  fcp: number
  /** Largest Contentful Paint, in ms. */
  lcp: number
  /** Total Blocking Time, in ms. */
  tbt: number
  /** Cumulative Layout Shift. */
  cls: number
  /** Transferred bytes including headers, in kB of 1,000. */
  transfer: number
  /** Speed of the machine. Scores are comparable only if it is the same. */
  benchmarkIndex: number
}

interface LighthouseOptions {
  runs: number
  /** Cookies of a signed-in customer. */
  cookies: readonly Cookie[]
  /**
   * True to throttle network and CPU really. Otherwise Lighthouse simulates throttling: it counts everything loaded
   * before the Largest Contentful Paint as required for it, which on a fast network is nearly everything.
   */
  applied: boolean
}

interface Report {
  finalDisplayedUrl: string
  categories: Record<'performance' | 'accessibility', { score: number }>
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/**
 * Audits a page in a new browser profile. Cookies are set in the browser: a header added by Lighthouse reaches only the
 * store, and the page's scripts would treat the customer as a visitor.
 */
async function runAudit(url: string, { cookies, applied }: Omit<LighthouseOptions, 'runs'>): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const { args, ...launch } = chromiumLaunch()
  const browser = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    await browser.addCookies([...cookies])
    const options = [
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility',
      `--port=${port}`,
      '--disable-storage-reset',
    ]
    if (applied) options.push('--throttling-method=devtools')
    const { stdout } = await run('npm', [...lighthouse, url, ...options], { maxBuffer: 64e6 })
    return JSON.parse(stdout) as Report
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** Runs Lighthouse on a page with mobile emulation. */
export async function runLighthouse(url: string, { runs, ...options }: LighthouseOptions): Promise<LighthouseResult> {
  const reports: Report[] = []
  for (let at = 0; at < runs; at++) reports.push(await runAudit(url, options))
  const medianOf = (read: (report: Report) => number) => median(reports.map(read))
  const audit = (name: string) => medianOf(({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  const category = (name: 'performance' | 'accessibility') =>
    Math.round(medianOf(({ categories }) => categories[name].score) * 100)
  return {
    path: new URL(reports[0]!.finalDisplayedUrl).pathname,
    score: category('performance'),
    accessibility: category('accessibility'),
    fcp: Math.round(audit('first-contentful-paint')),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
    transfer: Math.round(audit('total-byte-weight') / 1000),
    benchmarkIndex: Math.round(medianOf(({ environment }) => environment.benchmarkIndex)),
  }
}
