/**
 * `npm run scan`: runs Debian's wapiti and sqlmap against the built store on a temporary PostgreSQL with the demo
 * world, signed in as a customer and an operator. Responses are validated against the contracts. It installs nothing,
 * contacts no other server, and uses a temporary folder that is kept only if there are findings.
 *
 *   npm run scan [-- --thorough]
 *
 * `--thorough` lets sqlmap test every parameter, which takes hours.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminContract } from '../../apps/store/src/platform/http/admin/contract'
import { storeContract } from '../../apps/store/src/platform/http/contract'
import { freshDatabase, startPostgres } from '../../apps/store/src/testing/postgres'
import { pages as officePages } from '../../apps/office/src/pages'
import { pages as shopPages } from '../../apps/web/src/pages'
import { startStore } from '../drill/shop'
import { openFront } from './front'
import { samplesOf } from './samples'
import { areSignedIn, idsOf, signInBoth } from './shop'
import { runSqlmap } from './sqlmap'
import { findTools, type Tools } from './tools'
import { runWapiti } from './wapiti'

const isThorough = process.argv.includes('--thorough')
const pagePaths = [...Object.values(shopPages), ...Object.values(officePages)]
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path))

function versionOf(program: string, pattern: RegExp): string {
  return pattern.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 'unknown'
}

/** @returns the findings */
async function scan(tools: Tools, store: string, folder: string): Promise<string[]> {
  const signedIn = await signInBoth(store)
  const samples = [
    ...samplesOf(storeContract, await idsOf(store, signedIn, storeContract)),
    ...samplesOf(adminContract, await idsOf(store, signedIn, adminContract)),
  ]
  const front = await openFront(store, signedIn)
  const reading = samples
    .filter(({ method, address }) => method === 'GET' && !address.endsWith('*'))
    .map(({ address }) => address)
  const findings = await runWapiti(tools.wapiti, front.url, [...pagePaths, ...reading], folder)
  const total = () => [...front.statuses.values()].reduce((sum, count) => sum + count, 0)
  const byWapiti = total()
  console.log(`  wapiti: ${byWapiti} requests from ${pagePaths.length} pages and ${reading.length} reading calls`)
  findings.push(...(await runSqlmap(tools.sqlmap, front.url, samples, folder, isThorough)))
  console.log(
    `  sqlmap: ${total() - byWapiti} requests from ${samples.length} samples of ${storeContract.endpoints.length + adminContract.endpoints.length} calls`,
  )
  console.log(
    `  Answers: ${[...front.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}; ${front.reached.size} calls of the contracts answered`,
  )
  if (!(await areSignedIn(store, signedIn)))
    findings.push('The scan ended a session that it was signed in by: what came after was refused unread.')
  front.close()
  return [...findings, ...front.findings]
}

try {
  const tools = findTools()
  console.log(
    `Scan of ${new Date().toISOString().slice(0, 16)}Z, wapiti ${versionOf(tools.wapiti, /Wapiti ([\d.]+)/)}, sqlmap ${versionOf(tools.sqlmap, /([\d.]+)/)}${isThorough ? ', thorough' : ''}`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'skafferi-scan-'))
  const server = await startPostgres()
  const { url } = await freshDatabase(server.url)
  const store = await startStore({ DATABASE_URL: url, DATA_DIR: join(folder, 'data'), OFFICE: '1' })
  const findings = await scan(tools, store.url, folder)
  await store.stop()
  await server.stop()
  for (const finding of findings) console.log(`  FOUND   ${finding}`)
  console.log(
    findings.length === 0
      ? '  holds   no finding, no 5xx, no answer outside the contracts'
      : `  ${findings.length} findings; what the scanners said is in ${folder}`,
  )
  if (findings.length === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  else process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
