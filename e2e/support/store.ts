import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, freshDatabase } from '../../apps/store/src/testing/postgres'
import { root } from '../../scripts/lib/command.mjs'

/** What an operator has set. */
export interface Operator {
  /** The host of the shop's public address; its port is any free one. */
  host: string
  /** Other variables of the store's environment. */
  env: Readonly<Record<string, string>>
}

/** A started shop with the demo world in a database of its own. */
export interface Store {
  /** Public address of the shop, without a slash at the end. */
  url: string
  /** What it has written to its output so far. */
  log: () => string
  /** Runs one of the operator's commands on it, and resolves to its answer. */
  operate: (...command: string[]) => Promise<unknown>
  /** Ends it and removes its data. */
  stop: () => Promise<void>
}

interface Place {
  env: Record<string, string>
  remove: () => Promise<void>
}

const server = join(root, 'apps/store/dist/server.js')
const operator = join(root, 'apps/store/dist/cli.js')
const run = promisify(execFile)
const startLimit = 240_000
const stopLimit = 60_000

/** An empty folder for the embedded database and for files. */
async function emptyFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'skafferi-e2e-'))
  return {
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** An empty database on a PostgreSQL server, and a folder for files. */
async function emptyDatabase(serverUrl: string): Promise<Place> {
  const folder = await emptyFolder()
  const database = await freshDatabase(serverUrl)
  const remove = async () => {
    await database.drop()
    await folder.remove()
  }
  return { env: { ...folder.env, DATABASE_URL: database.url }, remove }
}

/** Ends a store and waits for it; one that does not stop by itself is killed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  const late = setTimeout(() => child.kill('SIGKILL'), stopLimit)
  await ended
  clearTimeout(late)
}

/** Resolves when the store says that it is ready; rejects with its output when it ends or takes too long. */
function ready(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The store ${what}:\n${log()}`))
    const late = setTimeout(() => fail(`was not ready after ${startLimit / 1000} s`), startLimit)
    child.once('exit', () => fail('ended while starting'))
    child.stdout?.on('data', () => {
      if (log().includes('Ready: ')) {
        clearTimeout(late)
        resolve()
      }
    })
  })
}

/**
 * Starts the built store on an empty database of its own, which it fills with the demo world.
 * @param postgresUrl the server to make it on; the embedded database unless given
 * @throws Error when the shop is not built, or with the store's output when it does not become ready
 */
export async function startStore(postgresUrl: string | undefined, { host, env: set }: Operator): Promise<Store> {
  if (!existsSync(server)) {
    throw new Error('The shop is not built: run `npm run e2e`, which builds it first.')
  }
  const place = await (postgresUrl === undefined ? emptyFolder() : emptyDatabase(postgresUrl))
  const port = await freePort()
  const url = `http://${host}:${port}`
  let output = ''
  const log = () => output
  const own = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, SMTP_URL: '', SEED: 'demo', ...set }
  const env = { ...process.env, ...own, ...place.env }
  const child = spawn(process.execPath, [server], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const operate = async (...command: string[]): Promise<unknown> => {
    const { stdout } = await run(process.execPath, [operator, ...command, '--json'], { cwd: root, env })
    return JSON.parse(stdout)
  }
  const stop = async () => {
    await end(child)
    await place.remove()
  }
  try {
    await ready(child, log)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, log, operate, stop }
}
