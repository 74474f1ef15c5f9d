import { restoreBackup } from '../backup'
import { readCodeKey } from '../code-key'
import type { Config } from '../config'
import { createContext } from '../context'
import type { OpenDatabase } from '../db/database'
import { isEmpty, seedDemo } from '../db/seed'
import { seedManyProducts } from '../db/seed/many-products'
import { createCatalogueImports } from '../features/imports'
import { openFileStore } from '../files'
import { conflict } from '../http/errors'
import { openStoreDatabase } from '../open-database'
import { createOperatorActions, perform, resultOf, type Ask } from '../operator'
import type { Offline } from './commands/upkeep'

/** A way to the store's actions. */
export interface Connection {
  /** @param name what whoever asks says of themselves */
  askAs: (name?: string) => Ask
  close: () => Promise<void>
}

/** Opens the database with its tables up to date. */
async function openReady(config: Config): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  const { database, close } = await openStoreDatabase(config)
  try {
    await database.exclusively(() => database.migrate(config.folders.migrations))
  } catch (error) {
    await close()
    throw error
  }
  return { database, close }
}

/** Opens the database, and performs the actions on it. */
export async function openActions(config: Config): Promise<Connection> {
  const { database, close } = await openReady(config)
  const secret = await readCodeKey(config)
  const context = createContext(config, { db: database.db, files: openFileStore(config), now: () => new Date(), secret })
  const imports = createCatalogueImports(context)
  const actions = createOperatorActions({ context, database, imports })
  const askAs = (as?: string) => async (action: string, ...args: unknown[]) => resultOf(await perform(actions, { action, args, as }))
  // What is not done yet is left to the next store that starts.
  return { askAs: askAs as Connection['askAs'], close: () => imports.stop().then(close) }
}

/** Work on a shop that no store runs on: the embedded database's folder is taken for as long as it takes. */
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
        if (!(await isEmpty(database.db))) throw conflict('not_empty', 'The shop holds data already; only an empty one is filled.')
        await seedDemo(database.db, new Date())
        return await seedManyProducts(database.db, products ?? 0)
      } finally {
        await close()
      }
    },
  }
}
