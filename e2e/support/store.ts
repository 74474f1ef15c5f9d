import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../apps/store/src/testing/postgres'
import { root } from '../../scripts/lib/command.mjs'
import { copyOf, emptyPlace, type Place } from './place'

/** Settings of a store. */
export interface Operator {
  /** Host of the public address; the port is chosen. */
  host: string
  /** Further environment variables. */
  env: Readonly<Record<string, string>>
}

/** A running shop with the demo world in its own database. */
export interface Store {
  /** Public address without a trailing slash. */
  url: string
  /** Returns its output so far. */
  log: () => string
  /** Runs a command of the command line; resolves to its JSON output. */
  operate: (...command: string[]) => Promise<unknown>
  /** Stops it and removes its data. */
  stop: () => Promise<void>
}

const server = join(root, 'apps/store/dist/server.js')
const operator = join(root, 'apps/store/dist/cli.js')
const run = promisify(execFile)
const startLimit = 240_000
const stopLimit = 60_000

/** Stops a store; kills it after a timeout. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  const timeout = setTimeout(() => child.kill('SIGKILL'), stopLimit)
  await ended
  clearTimeout(timeout)
}

/** Resolves when the store prints that it is ready; rejects with its output if it ends or the timeout passes. */
function ready(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The store ${what}:\n${log()}`))
    const timeout = setTimeout(() => fail(`was not ready after ${startLimit / 1000} s`), startLimit)
    child.once('exit', () => fail('ended while starting'))
    child.stdout?.on('data', () => {
      if (log().includes('Ready: ')) {
        clearTimeout(timeout)
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
 * @throws Error if the shop is not built, or with the store's output if it does not become ready
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

/** Returns the URL and environment of a store. */
async function surroundings(place: Place, { host, env }: Operator): Promise<{ url: string; env: NodeJS.ProcessEnv }> {
  const port = await freePort()
  const url = `http://${host}:${port}`
  const own = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, SMTP_URL: '', SEED: 'demo', ...env }
  return { url, env: { ...process.env, ...own, ...place.env } }
}

/**
 * Creates storage with the demo world, by starting a store once. Journeys use copies of it.
 * @param postgresUrl the server for its database; by default the embedded database
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
 * Starts the built store on a copy of the demo world, or on empty storage if `SEED` is `none`.
 * @param world from `fillDemoWorld`
 * @param settings of the store
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
