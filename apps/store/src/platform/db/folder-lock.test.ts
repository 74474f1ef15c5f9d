import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A concurrent action of another process while this one removes a stale lock. */
const hook = vi.hoisted(() => ({ happens: () => undefined as void }))

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const renameSync: typeof fs.renameSync = (from, to) => {
    hook.happens()
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

// Reload the module, because another test file may have cached it with the real file system.
vi.resetModules()
const { acquireLock, readLock } = await import('./folder-lock.mjs')

const module = fileURLToPath(new URL('folder-lock.mjs', import.meta.url))
let parent: string
let dir: string
let children: ChildProcess[]

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'skafferi-lock-'))
  dir = join(parent, 'not', 'yet', 'there')
  children = []
})
afterEach(async () => {
  hook.happens = () => undefined
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(parent, { recursive: true })
})

/** Starts a process that takes the lock, not before the given time, and holds it; returns its first line of output. */
async function startHolder(delayMs = 0): Promise<{ child: ChildProcess; word: string }> {
  const script = `
    import { acquireLock } from ${JSON.stringify(module)}
    while (Date.now() < ${delayMs}) continue
    try { acquireLock(${JSON.stringify(dir)}); console.log('held') } catch (error) { console.log(error.code) }
    setInterval(() => undefined, 1000)
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [word] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, word: word.toString().trim() }
}

describe('the lock on a data folder', () => {
  it('has no holder if the folder would be below a file', () => {
    const file = join(parent, 'file')
    writeFileSync(file, '')
    expect(readLock(join(file, 'data'))).toBeUndefined()
  })

  it('has no holder at first, and creates the folder when it is taken', () => {
    expect(readLock(dir)).toBeUndefined()
    const lock = acquireLock(dir)
    expect(existsSync(dir)).toBe(true)
    expect(readLock(dir)).toEqual({ pid: process.pid })
    lock.release()
    expect(readLock(dir)).toBeUndefined()
    expect(readdirSync(dir)).toEqual([])
  })

  it('excludes another process and names the holder', async () => {
    const { child, word } = await startHolder()
    expect(word).toBe('held')
    expect(readLock(dir)).toEqual({ pid: child.pid })
    expect(() => acquireLock(dir)).toThrow(
      expect.objectContaining({
        code: 'FOLDER_IN_USE',
        pid: child.pid,
        message: expect.stringContaining(String(child.pid)),
      }),
    )
    expect(readLock(dir)).toEqual({ pid: child.pid })
  })

  it('excludes a second call in the same process', () => {
    const lock = acquireLock(dir)
    expect(() => acquireLock(dir)).toThrow(expect.objectContaining({ code: 'FOLDER_IN_USE' }))
    lock.release()
  })

  it('can be taken after its holder was killed', async () => {
    const { child } = await startHolder()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(readLock(dir)).toBeUndefined()
    acquireLock(dir).release()
  })

  it('goes to exactly one of many processes that find it stale', async () => {
    acquireLock(dir).release()
    writeFileSync(join(dir, 'store.lock'), JSON.stringify({ pid: 2 ** 22 + 1 }))
    const soon = Date.now() + 1500
    const holders = await Promise.all(Array.from({ length: 6 }, () => startHolder(soon)))
    const words = holders.map(({ word }) => word)
    expect(words.filter((word) => word === 'held')).toHaveLength(1)
    expect(words.filter((word) => word === 'FOLDER_IN_USE')).toHaveLength(5)
  })

  it('is not removed if another process has just replaced the stale one', async () => {
    const { child } = await startHolder()
    const file = join(dir, 'store.lock')
    const living = readFileSync(file, 'utf8')
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1 }))
    hook.happens = () => writeFileSync(file, living)
    expect(() => acquireLock(dir)).toThrow(expect.objectContaining({ code: 'FOLDER_IN_USE', pid: child.pid }))
    expect(readLock(dir)).toEqual({ pid: child.pid })
    expect(readdirSync(dir)).toEqual(['store.lock'])
  })

  it.runIf(process.platform === 'linux')('is not held by another process with a reused pid', () => {
    acquireLock(dir).release()
    writeFileSync(join(dir, 'store.lock'), JSON.stringify({ pid: process.pid, started: 'another-boot/1' }))
    expect(readLock(dir)).toBeUndefined()
    acquireLock(dir).release()
  })

  it('is taken over if it cannot be parsed', () => {
    acquireLock(dir).release()
    writeFileSync(join(dir, 'store.lock'), '')
    expect(readLock(dir)).toBeUndefined()
    acquireLock(dir).release()
  })

  it('is not removed from its new holder by a late release', async () => {
    const lock = acquireLock(dir)
    rmSync(join(dir, 'store.lock'))
    const { child } = await startHolder()
    lock.release()
    expect(readLock(dir)).toEqual({ pid: child.pid })
  })
})
