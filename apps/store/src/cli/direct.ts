import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app'
import { restoreBackup } from '../platform/backup'
import { readCodeKey } from '../platform/config/code-key'
import type { Config } from '../platform/config/config'
import type { OpenDatabase } from '../platform/db/database'
import { isEmpty, seedDemo } from '../seed'
import { seedManyProducts } from '../seed/many-products'
import { openFileStore } from '../platform/files'
import { refuse } from '../platform/http/errors'
import { listenOnAdminSocket, socketPathIn } from '../local-admin'
import { openStoreDatabase } from '../platform/open-database'
import type { Offline } from './commands/maintenance'

/** A connection to a store. */
export interface Connection {
  /** Path of its socket. */
  path: string
  close: () => Promise<void>
}

/** Opens the database and runs the migrations. */
async function openReady(config: Config): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  const { database, close } = await openStoreDatabase(config)
  try {
    await database.withExclusiveLock(() => database.migrate(config.folders.migrations))
  } catch (error) {
    await close()
    throw error
  }
  return { database, close }
}

/** Serves a store on a private socket for this process. */
async function serve(database: OpenDatabase, config: Config): Promise<Connection> {
  const app = await createApp({ database, config, files: openFileStore(config), codeKey: await readCodeKey(config) })
  const folder = await mkdtemp(join(tmpdir(), 'skafferi-'))
  const path = socketPathIn(folder)
  const stop = await listenOnAdminSocket(path, app)
  return {
    path,
    async close() {
      await stop()
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Opens a store in this process. Background work that it starts, such as imports, is left to the next process. */
export async function openInProcess(config: Config): Promise<Connection> {
  const { database, close } = await openReady(config)
  try {
    const served = await serve(database, config)
    return { path: served.path, close: () => served.close().finally(close) }
  } catch (error) {
    await close()
    throw error
  }
}

/** Creates the operations for a stopped store; they hold the lock of the data folder. */
export function createOffline(config: Config): Offline {
  return {
    async restore(file, replace) {
      const { database, close } = await openReady(config)
      try {
        return await restoreBackup({ database, files: openFileStore(config) }, { file, replace })
      } finally {
        await close()
      }
    },

    async seed(products) {
      const { database, close } = await openReady(config)
      try {
        if (!(await isEmpty(database.db))) throw refuse('not_empty')
        await seedDemo(database.db, new Date())
        return await seedManyProducts(database.db, products ?? 0)
      } finally {
        await close()
      }
    },
  }
}
