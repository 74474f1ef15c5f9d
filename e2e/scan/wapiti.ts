import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScanner } from './run'

/**
 * What does not measure time, which says nothing on a busy machine, and asks no server outside. Forms' tokens are not looked
 * for: calls are known by their origin. Nor are copies of files: the page of an id that there is not has a document, too, which
 * is taken for one.
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

/** What it asks for and browsers have given up: it opened holes of its own. */
const outdated = 'X-XSS-Protection is not set'

/** Has wapiti read pages and the answers of reading calls, and attack them. @returns what it found */
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
