import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScanner } from './run'
import type { Sample } from './samples'

const line = '='.repeat(54)

/** A request as proxies note it for sqlmap. */
function noted({ method, address, body }: Sample, host: string): string {
  const headers = [`Host: ${host}`, ...(body === undefined ? [] : ['Content-Type: application/json'])]
  return [line, `${method} ${address} HTTP/1.1`, ...headers, '', body ?? '', line, ''].join('\n')
}

/**
 * Has sqlmap try every parameter, and go on where an answer looks like the database's. Techniques that measure time are left out.
 * @param isThorough whether it goes on with every parameter; takes hours
 * @returns what it found
 */
export async function runSqlmap(
  program: string,
  front: string,
  samples: readonly Sample[],
  folder: string,
  isThorough: boolean,
): Promise<string[]> {
  const [requests, results] = [join(folder, 'requests.log'), join(folder, 'sqlmap.csv')]
  writeFileSync(requests, samples.map((sample) => noted(sample, new URL(front).host)).join('\n'))
  const how = [
    '--batch',
    '--dbms=PostgreSQL',
    '--technique=BEU',
    '--ignore-code=*',
    '--disable-coloring',
    ...(isThorough ? [] : ['--smart']),
  ]
  await runScanner(
    program,
    [
      '-l',
      requests,
      '--ignore-stdin',
      ...how,
      '--flush-session',
      `--output-dir=${folder}`,
      `--results-file=${results}`,
    ],
    join(folder, 'sqlmap.log'),
  )
  const rows = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n').slice(1) : []
  // A row without techniques tells of a request that could not be tried.
  return rows.filter((row) => row !== '').map((row) => `sqlmap: ${row}`)
}
