import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScanner } from './run'
import type { Sample } from './samples'

const line = '='.repeat(54)

/** Formats a request in the log format that sqlmap reads. */
function noted({ method, address, body }: Sample, host: string): string {
  const headers = [`Host: ${host}`, ...(body === undefined ? [] : ['Content-Type: application/json'])]
  return [line, `${method} ${address} HTTP/1.1`, ...headers, '', body ?? '', line, ''].join('\n')
}

/**
 * Runs sqlmap on every parameter; it continues if a response looks like a database error. Time-based techniques are
 * disabled.
 * @param isThorough true to continue with every parameter; takes hours
 * @returns the findings
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
  // Rows without a technique are requests that could not be tested.
  return rows.filter((row) => row !== '').map((row) => `sqlmap: ${row}`)
}
