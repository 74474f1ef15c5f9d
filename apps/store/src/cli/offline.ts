import type { Config } from '../config'
import { restoreBackup } from '../backup'
import { isEmpty, seedDemo } from '../db/seed'
import { seedManyProducts } from '../db/seed/many-products'
import { openFileStore } from '../files'
import { conflict } from '../http/errors'
import type { Offline } from './commands/upkeep'
import { openReady } from './connect'

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
