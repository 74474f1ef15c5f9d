import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScanner } from './run'

/**
 * Modules without time-based tests, which are unreliable on a busy machine, and without external requests. CSRF tokens
 * are not tested, because requests are protected by their origin; neither are backup files, because the page of an
 * unknown id is mistaken for one.
 */
const modules = [
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'http_headers',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]

interface Report {
  vulnerabilities: Record<string, { method: string; path: string; info: string }[]>
}

/** A recommendation that browsers have dropped, because the header itself caused vulnerabilities. */
const outdated = 'X-XSS-Protection is not set'

/**
 * Runs wapiti on pages and GET operations.
 * @returns the findings
 */
export async function runWapiti(
  program: string,
  front: string,
  addresses: readonly string[],
  folder: string,
): Promise<string[]> {
  const report = join(folder, 'wapiti.json')
  const starts = addresses.flatMap((address) => ['-s', front + address])
  const bounds = [
    '--scope',
    'domain',
    '-d',
    '1',
    '--max-files-per-dir',
    '40',
    '--flush-session',
    '--no-bugreport',
    '-v',
    '1',
  ]
  const files = ['--store-session', folder, '--store-config', folder, '-f', 'json', '-o', report]
  await runScanner(
    program,
    ['-u', `${front}/`, ...starts, '-m', modules.join(','), ...bounds, ...files],
    join(folder, 'wapiti.log'),
  )
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => info !== outdated)
      .map(({ method, path, info }) => `wapiti, ${kind}: ${method} ${path} ${info}`),
  )
}
