import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Cookie } from 'playwright'
import { chromiumLaunch } from '../../scripts/browser.mjs'

const run = promisify(execFile)

/** Fetched by npm when it is asked for: too large to install for everybody. */
const lighthouse = ['exec', '--yes', 'lighthouse@12.8.2', '--']

/** Where the browser that Lighthouse looks with can be told what to do. */
const port = 9333

/** What Lighthouse says of one page: medians. */
export interface LighthouseResult {
  /** The page that was seen in the end: not the one asked for, where it led on. */
  path: string
  /** From 0 to 100. */
  score: number
  /** From 0 to 100. */
  accessibility: number
  /** Milliseconds until something was painted. */
  fcp: number
  /** Milliseconds until the largest part was painted. */
  lcp: number
  /** Milliseconds in which nothing could be pressed. */
  tbt: number
  /** How much of the page moved by itself. */
  cls: number
  /** Kilobytes of 1,000 that came, with their headers. */
  transfer: number
  /** How fast the machine was meanwhile. Scores of two runs compare only where this is the same. */
  benchmarkIndex: number
}

interface LighthouseOptions {
  runs: number
  /** Of somebody who is signed in. */
  cookies: readonly Cookie[]
  /**
   * The line and the processor are slowed down. Otherwise Lighthouse works out from quick ones what a page would take: all that came
   * before the largest part was painted counts as needed for it, and over a quick line nearly everything does.
   */
  applied: boolean
}

interface Report {
  finalDisplayedUrl: string
  categories: Record<'performance' | 'accessibility', { score: number }>
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}

/** The one in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/**
 * Looks at a page once, in a browser that has never been there. Cookies have to be in its jar: a header that Lighthouse adds is
 * seen by the store alone, and the page's scripts would take the customer for a visitor.
 */
async function look(url: string, { cookies, applied }: Omit<LighthouseOptions, 'runs'>): Promise<Report> {
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

/** Runs Lighthouse on a page, as a phone sees it. */
export async function runLighthouse(url: string, { runs, ...options }: LighthouseOptions): Promise<LighthouseResult> {
  const reports: Report[] = []
  for (let at = 0; at < runs; at++) reports.push(await look(url, options))
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
