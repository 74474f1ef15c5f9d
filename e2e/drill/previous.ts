import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openRoundRobin } from '../../apps/store/src/testing/round-robin'
import { root } from '../../scripts/lib/command.mjs'
import { readPreviousVersion } from '../../scripts/lib/previous-version.mjs'
import { makeCluster, makeDatabase } from './cluster'
import { differences, makeRecords, readRecords } from './records'
import { booked, createTally, crowd, orderAll, readiness, startStore } from './shop'
import type { Step } from './step'

/**
 * Returns the version to upgrade from.
 * @throws Error if this clone lacks its commit
 */
function findVersion(): string {
  const version = process.env.DRILL_PREVIOUS || readPreviousVersion().commit
  try {
    execFileSync('git', ['cat-file', '-e', `${version}^{commit}`], { cwd: root, stdio: 'ignore' })
  } catch {
    throw new Error(
      `Commit ${version} of the previous version is not in this clone: git fetch --unshallow, or name another with DRILL_PREVIOUS=<commit>.`,
    )
  }
  return version
}

/** Builds another version's store beside this one, with the packages of its own lock file. */
function buildVersion(version: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const parts = ['apps', 'packages', 'openapi', 'package.json', 'package-lock.json', 'tsconfig.base.json']
  const archive = execFileSync('git', ['archive', version, ...parts], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const npm = ['npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']] as const
  execFileSync(...npm, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(
    process.execPath,
    [join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--ssr', '--logLevel', 'warn'],
    {
      cwd: join(folder, 'apps/store'),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return join(folder, 'apps/store/dist/server.js')
}

/** The previous version runs on the migrated database, alone and together with this version. */
export const previousVersion: Step = async ({ programs: { postgres: bin }, folder, expect, later }) => {
  const version = findVersion()
  const server = buildVersion(version, join(folder, 'previous'))
  const cluster = await makeCluster(bin, join(folder, 'postgres'))
  later(() => cluster.stop())
  makeDatabase(bin, cluster, 'shop')
  const env = { DATABASE_URL: cluster.urlOf('shop'), DATA_DIR: join(folder, 'data'), WEBHOOKS_TO_LOOPBACK: 'on' }
  const old = await startStore(env, server)
  later(() => old.stop())
  await makeRecords(old.url)
  const buyers = await crowd(cluster.urlOf('shop'), 60, 1000)
  const tally = createTally()
  const order = (url: string, from: number) =>
    orderAll(url, buyers.slice(from, from + 20), 10, (outcome) => tally.add(outcome))
  await order(old.url, 0)
  const records = await readRecords(old.url)
  const fresh = await startStore(env)
  later(() => fresh.stop())
  const changed = differences(records, await readRecords(fresh.url))
  expect(
    changed.length === 0,
    `${Object.keys(records).length} lists and details of the previous version read the same: ${changed.slice(0, 10).join('; ')}`,
  )
  const front = await openRoundRobin([old.url, fresh.url])
  later(() => front.close())
  await order(front.url, 20)
  await fresh.stop()
  // Like a rollback: the previous version starts on the migrated database.
  const again = await startStore(env, server)
  later(() => again.stop())
  await order(again.url, 40)
  const { orderIds, stock } = await booked(cluster.urlOf('shop'), buyers)
  // "503 busy" is allowed: it is caused by the machine's load, not by the database.
  expect(
    tally.names().every((name) => name === '200' || name === '503 busy'),
    `${version.slice(0, 12)} before, beside and after this version on its tables: ${tally.text()}`,
  )
  expect(
    orderIds.length === 60 && stock === 940,
    `${orderIds.length} orders, stock ${stock} of 1000; readiness ${await readiness(again.url)}`,
  )
}
