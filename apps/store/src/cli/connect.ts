import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config'
import type { Ask } from '../operator'
import { askThrough, StoreNotRunning } from '../operator/ask'
import { socketPathIn } from '../operator/socket'
import { StartError } from '../start-error'
import type { Connection } from './direct'

/** Performs the actions in this very process, which loads the whole store. */
async function connectDirectly(config: Config): Promise<Connection> {
  const { openActions } = await import('./direct')
  return openActions(config)
}

/** Whether a store on the embedded database runs in this data folder and listens. */
async function isListening(ask: Ask): Promise<boolean> {
  try {
    await ask('banners list')
    return true
  } catch (error) {
    if (error instanceof StoreNotRunning) return false
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
    if (await isListening(askThrough(socket))) return { askAs: (name) => askThrough(socket, name), close: async () => undefined }
  }
  if (!existsSync(join(config.dataFolder, 'db'))) {
    throw new StartError(`There is no shop in ${config.dataFolder} yet. Start it once with npm start, or name another DATA_DIR.`)
  }
  return connectDirectly(config)
}
