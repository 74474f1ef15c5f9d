import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'
import { createContext } from '../context'
import type { OpenDatabase } from '../db/database'
import { openFileStore } from '../files'
import { askThrough, createOperatorActions, NobodyListens, perform, resultOf, socketPathIn, type Ask } from '../operator'
import { openStoreDatabase } from '../open-database'
import { StartError } from '../start-error'

/** A way to the store's actions. */
export interface Connection {
  ask: Ask
  close: () => Promise<void>
}

/** Opens the database with its tables up to date. */
export async function openReady(config: Config): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  const { database, close } = await openStoreDatabase(config)
  try {
    await database.exclusively(() => database.migrate(config.folders.migrations))
  } catch (error) {
    await close()
    throw error
  }
  return { database, close }
}

/** Performs the actions in this very process. */
async function connectDirectly(config: Config): Promise<Connection> {
  const { database, close } = await openReady(config)
  const context = createContext(config, { db: database.db, files: openFileStore(config), now: () => new Date() })
  const actions = createOperatorActions({ context, database })
  const ask = async (action: string, ...args: unknown[]) => resultOf(await perform(actions, { action, args }))
  return { ask: ask as Ask, close }
}

/** Whether a store on the embedded database runs in this data folder and listens. */
async function isListening(ask: Ask): Promise<boolean> {
  try {
    await ask('banners list')
    return true
  } catch (error) {
    if (error instanceof NobodyListens) return false
    throw error
  }
}

/**
 * Reaches the store that the configuration names: through its socket where it runs on the embedded database, else by
 * opening the database itself.
 * @throws StartError where the database cannot be opened
 */
export async function connect(config: Config): Promise<Connection> {
  if (config.databaseUrl !== undefined) return connectDirectly(config)
  const socket = socketPathIn(config.dataFolder)
  if (existsSync(socket)) {
    const ask = askThrough(socket)
    if (await isListening(ask)) return { ask, close: async () => undefined }
  }
  if (!existsSync(join(config.dataFolder, 'db'))) {
    throw new StartError(`There is no shop in ${config.dataFolder} yet. Start it once with npm start, or name another DATA_DIR.`)
  }
  return connectDirectly(config)
}
