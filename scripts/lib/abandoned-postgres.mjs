/**
 * A server outlives the process that started it when that process is killed. Its folder carries the number of that
 * process, so that the next one finds it and cleans up.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'skafferi-postgres-'

/** Beginning of the path of this process's server folders. */
export const homePrefix = () => join(tmpdir(), `${PREFIX}${process.pid}-`)

/** Ends the servers of earlier processes that were killed before they could, and removes their data. */
export function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) {
      continue
    }
    const home = join(tmpdir(), name)
    const pid = ownServer(home)
    if (pid) {
      process.kill(pid, 'SIGQUIT')
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * The process of the server on a folder, if it is still that server: numbers are given again.
 * @param {string} home
 * @returns {number | undefined}
 */
function ownServer(home) {
  try {
    const pid = Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    const command = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
    return command.includes(home) ? pid : undefined
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
