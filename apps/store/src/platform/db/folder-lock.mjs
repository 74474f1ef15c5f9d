/**
 * Lock file of a data folder. PGlite does not notice a second process on its files, and rows are lost; the store takes
 * this lock before it opens them.
 *
 * Plain JavaScript with Node's built-in modules only: the start script reads the lock before dependencies are
 * installed.
 */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from './make-folder.mjs'

/** @typedef {{ pid: number, started: string | undefined }} Holder */

/** @param {string} dir */
const lockFile = (dir) => join(resolve(dir), 'store.lock')

/**
 * Reads a process's state and start time from `/proc`. The start time, in the kernel's unit and with the boot id,
 * identifies the process: its pid alone may have been reused.
 * @param {number} pid
 * @returns {{ ended: boolean, started: string } | undefined} undefined on systems without `/proc`
 */
function facts(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { ended: fields[0] === 'Z' || fields[0] === 'X', started: `${boot}/${fields[19]}` }
  } catch {
    return undefined
  }
}

/**
 * @param {Holder} holder
 * @returns {boolean}
 */
function isAlive(holder) {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  const now = facts(holder.pid)
  if (!now) return true
  return !now.ended && (!holder.started || now.started === holder.started)
}

/**
 * @param {string} file
 * @returns {string | undefined} undefined without a lock file
 */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * @param {string} text
 * @returns {Holder | undefined} undefined if the process has ended
 */
function livingHolder(text) {
  try {
    const holder = /** @type {Holder} */ (JSON.parse(text))
    return Number.isInteger(holder.pid) && isAlive(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes the lock of an ended process. If another process did the same and has already taken a new lock, that one is
 * put back.
 * @param {string} file
 * @param {string} stale
 */
function clearStale(file, stale) {
  const staleFile = `${file}.${process.pid}.old`
  try {
    renameSync(file, staleFile)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return
    throw error
  }
  if (readText(staleFile) !== stale) linkSync(staleFile, file)
  rmSync(staleFile, { force: true })
}

/**
 * Creates the lock file with its content atomically, so that no process reads an empty one.
 * @param {string} file
 * @param {string} text
 * @returns {boolean} false if the file exists
 */
function create(file, text) {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Returns the process that uses a data folder.
 * @param {string} dir the data folder; need not exist
 * @returns {{ pid: number } | undefined} undefined if no living process holds the lock
 */
export function readLock(dir) {
  const text = readText(lockFile(dir))
  const holder = text === undefined ? undefined : livingHolder(text)
  return holder && { pid: holder.pid }
}

/**
 * Locks a data folder for this process; creates the folder if it is missing.
 * @param {string} dir
 * @returns {{ release(): void }} `release` removes the lock; calling it twice is a no-op
 * @throws {Error & { code: 'FOLDER_IN_USE', pid: number }} if a living process, this one included, holds the lock
 */
export function acquireLock(dir) {
  const file = lockFile(dir)
  makeFolder(resolve(dir))
  const own = JSON.stringify({ pid: process.pid, started: facts(process.pid)?.started })
  while (!create(file, own)) {
    const text = readText(file)
    if (text === undefined) continue
    const holder = livingHolder(text)
    if (holder) {
      const message = `The data folder ${resolve(dir)} is in use by process ${holder.pid}.`
      throw Object.assign(new Error(message), { code: /** @type {const} */ ('FOLDER_IN_USE'), pid: holder.pid })
    }
    clearStale(file, text)
  }
  return {
    release() {
      if (readText(file) === own) rmSync(file, { force: true })
    },
  }
}
