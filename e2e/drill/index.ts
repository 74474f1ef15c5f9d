/**
 * `npm run drill`: simulates failures of machines, with the system's PostgreSQL, PgBouncer and faketime. It uses
 * a temporary folder and removes it. The step "previous" installs the packages of that version in it. Mounting small disks requires root.
 *
 *   npm run drill -- [failover] [full-disk] [full-disk-embedded] [clock] [pooler] [previous] [stop]
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { release, tmpdir } from 'node:os'
import { join } from 'node:path'
import { clockJumps } from './clock'
import { failover } from './failover'
import { fullDisk, fullDiskEmbedded } from './full-disk'
import { pooler } from './pooler'
import { previousVersion } from './previous'
import { findPrograms, type Programs } from './programs'
import type { Step } from './step'
import { stopUnderLoad } from './stop'

const steps: Record<string, [title: string, step: Step]> = {
  failover: ['The primary is killed while 200 orders are placed', failover],
  'full-disk': ['A disk is full', fullDisk],
  'full-disk-embedded': ['The disk of the embedded database is full', fullDiskEmbedded],
  clock: ['The clock jumps', clockJumps],
  pooler: ['A pooler in transaction mode', pooler],
  previous: ['The previous version on the new tables', previousVersion],
  stop: ['A store is told to stop while 20 buyers order and 60 strangers send slowly', stopUnderLoad],
}

const cleanups: (() => unknown)[] = []

/** Runs the cleanups of a step, last first. */
async function clearUp(): Promise<void> {
  for (const work of cleanups.splice(0).reverse()) {
    try {
      await work()
    } catch (error) {
      console.error(`  Cleanup failed: ${String(error)}`)
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void clearUp().finally(() => process.exit(1)))

async function perform(step: Step, programs: Programs, folder: string): Promise<boolean> {
  let good = true
  const say = (line: string) => console.log(`  ${line}`)
  const expect = (holds: boolean, what: string) => {
    good &&= holds
    console.log(`  ${holds ? 'passed' : 'FAILED'}  ${what}`)
  }
  try {
    await step({ programs, folder, report: say, expect, later: (work) => cleanups.push(work) })
  } catch (error) {
    good = false
    console.error(error)
  }
  await clearUp()
  return good
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in steps))
try {
  if (unknown.length > 0) throw new Error(`There is no drill ${unknown.join(', ')}: ${Object.keys(steps).join(', ')}.`)
  const programs = findPrograms()
  const parent = mkdtempSync(join(tmpdir(), 'skafferi-drill-'))
  // PostgreSQL's account must be able to enter the folder.
  chmodSync(parent, 0o755)
  console.log(
    `Drill of ${new Date().toISOString().slice(0, 16)}Z, Node ${process.versions.node}, Linux ${release()}, ${programs.postgres}`,
  )
  for (const [name, [title, step]] of Object.entries(steps)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.log(`\n${title} (${name})`)
    const folder = join(parent, name)
    mkdirSync(folder)
    if (!(await perform(step, programs, folder))) process.exitCode = 1
  }
  rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
