import { existsSync } from 'node:fs'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import type { Config } from '../platform/config/config'
import { socketPathIn } from '../local-admin/socket'
import { StartError } from '../platform/start-error'
import type { Connection } from './direct'

/** True if a store listens on the socket; a killed process leaves the file behind. */
function isListening(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = dial(path)
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false)
      else reject(error)
    })
  })
}

/**
 * Connects to the configured store: to the running one, if it uses the embedded database; otherwise to one in this
 * process.
 * @throws StartError if the database cannot be opened
 */
export async function connect(config: Config): Promise<Connection> {
  if (config.databaseUrl === undefined) {
    const path = socketPathIn(config.dataFolder)
    if (await isListening(path)) return { path, close: async () => undefined }
    if (!existsSync(join(config.dataFolder, 'db'))) {
      throw new StartError(
        `There is no shop in ${config.dataFolder} yet. Start it once with npm start, or name another DATA_DIR.`,
      )
    }
  }
  const { openInProcess } = await import('./direct')
  return openInProcess(config)
}
