import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app'
import type { Config } from './config'
import type { OpenDatabase } from './db/database'
import { acquireLock } from './db/folder-lock.mjs'
import { openPglite } from './db/pglite'
import { openPostgres } from './db/postgres'
import { createFolderStore } from './files/folder-store'
import { findDemoCustomers, isEmpty, seedDemo } from './db/seed'
import { logTo } from './http/logging'
import { StartError } from './start-error'

/** A store that listens. */
export interface RunningStore {
  /** Finishes the requests in flight, closes the database and gives the data folder back. */
  stop(): Promise<void>
}

/** How long a stopping store still listens, so that whoever sends it work can see that it is not ready any more. */
const noticeTime = 500

/** How long requests in flight may take once the store stops. */
const drainTime = 7_000

type Cleanup = () => Promise<void> | void

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  if (cause instanceof Error) return reasonOf(cause)
  return error instanceof Error ? error.message : String(error)
}

/** Runs a step of the start; a failure becomes one sentence. */
async function step<Result>(failure: string, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${failure}: ${reasonOf(error)}`)
  }
}

function lockFolder(folder: string): Cleanup {
  try {
    return acquireLock(folder).release
  } catch (error) {
    const { code, pid } = error as { code?: string; pid?: number }
    if (code !== 'FOLDER_IN_USE') throw new StartError(`The data folder ${folder} cannot be used: ${reasonOf(error)}`)
    throw new StartError(
      `The data folder ${folder} is in use by another store (process ${pid}). ` +
        'Stop that one first, or choose another folder with DATA_DIR.',
    )
  }
}

function openDatabase({ databaseUrl, dataFolder }: Config): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  const folder = join(dataFolder, 'db')
  return step(`The database in ${folder} cannot be opened`, () => openPglite({ folder }))
}

async function prepare(database: OpenDatabase, config: Config, print: (line: string) => void): Promise<void> {
  print('Bringing the tables up to date …')
  await step('The tables cannot be brought up to date', () => database.migrate(config.folders.migrations))
  if (!config.seedDemo || !(await isEmpty(database.db))) return
  print('Filling the empty shop with the demo world …')
  await step('The demo world cannot be put into the database', () => seedDemo(database.db, new Date()))
}

function listenFailure(error: unknown, { host, port }: Config): StartError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop the other program, or choose another port with PORT.`)
  }
  return new StartError(`The store cannot listen on ${host}, port ${port}: ${reasonOf(error)}`)
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    throw listenFailure(error, config)
  }
  const { port } = app.server.address() as AddressInfo
  const isLocal = ['127.0.0.1', '0.0.0.0', '::'].includes(config.host)
  return `http://${isLocal ? 'localhost' : config.host}:${port}`
}

async function printDemo(database: OpenDatabase, config: Config, print: (line: string) => void): Promise<void> {
  const customers = await findDemoCustomers(database.db)
  if (customers.length === 0) return
  for (const { customer, password } of customers) print(`Sign in as ${customer.email} with ${password}`)
  print(`Publishable key: ${config.publishableKey}`)
}

/**
 * Starts a store: takes the data folder, opens and prepares the database, listens.
 * @param print gets each line meant for the person who started it
 * @throws StartError where something stands against it; then nothing is left open
 */
export async function startStore(config: Config, print: (line: string) => void): Promise<RunningStore> {
  const cleanups: Cleanup[] = []
  const cleanUp = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  const signal = { stopping: false }
  try {
    if (config.databaseUrl === undefined) cleanups.push(lockFolder(config.dataFolder))
    print('Opening the database …')
    const database = await openDatabase(config)
    cleanups.push(() => database.close())
    await database.exclusively(() => prepare(database, config, print))
    const logger = logTo(config.production ? 'info' : 'warn')
    const files = createFolderStore(join(config.dataFolder, 'files'))
    const app = await createApp({ database, config, files, logger, signal })
    cleanups.push(() => Promise.race([app.close(), delay(drainTime)]))
    print(`Ready: ${await listen(app, config)}`)
    await printDemo(database, config, print)
  } catch (error) {
    await cleanUp()
    throw error
  }
  return {
    async stop() {
      signal.stopping = true
      await delay(noticeTime)
      await cleanUp()
    },
  }
}
