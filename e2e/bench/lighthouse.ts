import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumLaunch } from '../../scripts/browser.mjs'

const run = promisify(execFile)

/** Fetched by npm when it is asked for: too large to install for everybody. */
const lighthouse = ['exec', '--yes', 'lighthouse@12.8.2', '--']

/** What Lighthouse says of one page: medians. */
export interface LighthouseResult {
  /** From 0 to 100. */
  score: number
  /** Milliseconds until the largest part was painted. */
  lcp: number
  /** Milliseconds in which nothing could be pressed. */
  tbt: number
  /** How fast the machine was meanwhile. Scores of two runs compare only where this is the same. */
  benchmarkIndex: number
}

interface Report {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}

/** The one in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/**
 * Runs Lighthouse on a page, as a phone sees it.
 * @param cookie of somebody who is signed in
 */
export async function runLighthouse(url: string, { runs, cookie }: { runs: number; cookie?: string }): Promise<LighthouseResult> {
  const { executablePath, args } = chromiumLaunch()
  const options = ['--quiet', '--output=json', '--only-categories=performance', `--chrome-flags=--headless=new ${args.join(' ')}`]
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []
  const env = { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) }
  const reports: Report[] = []
  for (let at = 0; at < runs; at++) {
    const { stdout } = await run('npm', [...lighthouse, url, ...options, ...headers], { env, maxBuffer: 64e6 })
    reports.push(JSON.parse(stdout) as Report)
  }
  const medianOf = (read: (report: Report) => number) => median(reports.map(read))
  return {
    score: Math.round(medianOf(({ categories }) => categories.performance.score) * 100),
    lcp: Math.round(medianOf(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN)),
    tbt: Math.round(medianOf(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN)),
    benchmarkIndex: Math.round(medianOf(({ environment }) => environment.benchmarkIndex)),
  }
}
