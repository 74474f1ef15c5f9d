import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../apps/store/src/testing/postgres'
import { lentAccount } from './programs'

/** A PostgreSQL server from the system's packages, with `fsync` on. */
export interface Cluster {
  port: number
  folder: string
  /** Returns the URL of a database. */
  urlOf: (database: string) => string
  /** True if its main process runs. */
  isRunning: () => boolean
  /** Kills all its processes at once, like a power failure. */
  kill: () => Promise<void>
  /** Starts it again. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

const account = lentAccount()

/** Creates a folder that PostgreSQL can write to. */
export function openFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

/** Runs a program as PostgreSQL's account and returns its output. */
function runAs(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { ...account, cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Returns the child processes of a process. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, ppid] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
        return Number(ppid) === parent
      } catch {
        return false
      }
    })
}

async function untilReady(bin: string, port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
    try {
      runAs(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return
    } catch {
      await delay(100)
    }
  }
}

/** Starts a server on an initialized folder. */
async function startOn(bin: string, folder: string, settings: readonly string[]): Promise<Cluster> {
  const port = await freePort()
  const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', ...settings]
  let child: ChildProcess

  async function start(): Promise<void> {
    const args = ['-D', folder, '-p', String(port), ...fixed.flatMap((setting) => ['-c', setting])]
    child = spawn(join(bin, 'postgres'), args, { ...account, cwd: '/', stdio: 'ignore' })
    await untilReady(bin, port, child)
  }

  async function end(signals: () => void): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    signals()
    await ended
  }

  await start()
  return {
    port,
    folder,
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    start,
    kill: () =>
      end(() => {
        const pid = child.pid as number
        // Stop the main process first: otherwise it would notice that the others end, and clean up.
        process.kill(pid, 'SIGSTOP')
        for (const one of childrenOf(pid)) process.kill(one, 'SIGKILL')
        process.kill(pid, 'SIGKILL')
      }),
    stop: () => end(() => child.kill('SIGINT')),
  }
}

/**
 * Creates a server.
 * @param log a separate folder for the write-ahead log
 */
export async function makeCluster(
  bin: string,
  folder: string,
  settings: readonly string[] = [],
  log?: string,
): Promise<Cluster> {
  openFolder(folder)
  const flags = ['-D', folder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  runAs(join(bin, 'initdb'), [...flags, ...(log === undefined ? [] : ['-X', log])])
  return startOn(bin, folder, settings)
}

/** Creates a streaming standby of a server. */
export async function makeStandby(bin: string, primary: Cluster, folder: string): Promise<Cluster> {
  openFolder(folder)
  runAs(join(bin, 'pg_basebackup'), [
    '-h',
    '127.0.0.1',
    '-p',
    String(primary.port),
    '-U',
    'postgres',
    '-D',
    folder,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ])
  return startOn(bin, folder, [])
}

/** Promotes a standby and waits until it is the primary. */
export function promote(bin: string, { folder }: Cluster): void {
  runAs(join(bin, 'pg_ctl'), ['promote', '-w', '-D', folder])
}

/** Creates an empty database. */
export function makeDatabase(bin: string, { port }: Cluster, name: string): void {
  runAs(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name])
}

/** Runs a statement and returns the first column of the first row. */
export function ask(bin: string, { port }: Cluster, database: string, statement: string): string {
  return runAs(join(bin, 'psql'), [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-AtX',
    '-c',
    statement,
    database,
  ]).trim()
}
