import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../apps/store/src/testing/postgres'
import { root } from '../../scripts/lib/command.mjs'
import { copyOf, emptyPlace, type Place } from './place'

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

const server = join(root, 'apps/store/dist/server.js')
const operator = join(root, 'apps/store/dist/cli.js')
const run = promisify(execFile)
const startLimit = 240_000
const stopLimit = 60_000

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

interface Running {
  child: ChildProcess
  log: () => string
}

/**
 * Starts the built store and waits until it is ready.
 * @throws Error when the shop is not built, or with the store's output when it does not become ready
 */
async function launch(env: NodeJS.ProcessEnv): Promise<Running> {
  if (!existsSync(server)) {
    throw new Error('The shop is not built: run `npm run e2e`, which builds it first.')
  }
  const child = spawn(process.execPath, [server], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const log = () => output
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  try {
    await ready(child, log)
  } catch (error) {
    await end(child)
    throw error
  }
  return { child, log }
}

/** What a store on this place hears about its surroundings. */
async function surroundings(place: Place, { host, env }: Operator): Promise<{ url: string; env: NodeJS.ProcessEnv }> {
  const port = await freePort()
  const url = `http://${host}:${port}`
  const own = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, SMTP_URL: '', SEED: 'demo', ...env }
  return { url, env: { ...process.env, ...own, ...place.env } }
}

/**
 * The demo world, filled in by a store that has ended since: what each journey has a copy of. Nobody runs it yet.
 * @param postgresUrl the server to make it on; the embedded database unless given
 * @throws as `launch`
 */
export async function fillDemoWorld(postgresUrl: string | undefined): Promise<Place> {
  const place = await emptyPlace(postgresUrl)
  try {
    const { env } = await surroundings(place, { host: '127.0.0.1', env: { OFFICE: '0' } })
    const { child } = await launch(env)
    await end(child)
  } catch (error) {
    await place.remove()
    throw error
  }
  return place
}

/**
 * Starts the built store on a copy of the demo world; with `SEED` `none`, on an empty place beside it.
 * @param world what is copied, from `fillDemoWorld`
 * @param settings what the shop's operator has set
 * @throws as `launch`
 */
export async function startStore(world: Place, settings: Operator): Promise<Store> {
  const place = await (settings.env.SEED === 'none' ? emptyPlace(world.postgresUrl) : copyOf(world))
  try {
    const { url, env } = await surroundings(place, settings)
    const { child, log } = await launch(env)
    const operate = async (...command: string[]): Promise<unknown> => {
      const { stdout } = await run(process.execPath, [operator, ...command, '--json'], { cwd: root, env })
      return JSON.parse(stdout)
    }
    const stop = async () => {
      await end(child)
      await place.remove()
    }
    return { url, log, operate, stop }
  } catch (error) {
    await place.remove()
    throw error
  }
}
