import { join } from 'node:path'
import type { Config } from './config/config'
import type { OpenDatabase } from './db/database'
import { acquireLock } from './db/folder-lock.mjs'
import { StartError } from './start-error'

/** Returns the message of the innermost cause. */
export function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  if (cause instanceof Error) return reasonOf(cause)
  return error instanceof Error ? error.message : String(error)
}

function lockFolder(folder: string): () => void {
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

async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  const folder = join(dataFolder, 'db')
  const { openPglite } = await import('./db/pglite')
  try {
    return await openPglite({ folder })
  } catch (error) {
    throw new StartError(`The database in ${folder} cannot be opened: ${reasonOf(error)}`)
  }
}

/** An open database. */
export interface OpenedDatabase {
  database: OpenDatabase
  /** Closes the database and releases the lock of the data folder. */
  close: () => Promise<void>
}

/**
 * Opens the configured database. For the embedded one, the data folder is locked first, because two processes lose
 * rows. Only the driver in use is loaded.
 * @param options.serving true to set timeouts for serving requests
 * @throws StartError if the folder is in use or the database cannot be opened
 */
export async function openStoreDatabase(
  { databaseUrl, databaseReplicaUrl, databasePrepared, dataFolder, poolSize }: Config,
  { serving = false } = {},
): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) {
    const { openPostgres, openReplica } = await import('./db/postgres')
    const options = { poolSize, prepared: databasePrepared }
    const replica = serving && databaseReplicaUrl !== undefined ? openReplica(databaseReplicaUrl, options) : undefined
    const database = await openPostgres(databaseUrl, { ...options, serving })
    return {
      database: { ...database, replica },
      close: async () => {
        await replica?.close()
        await database.close()
      },
    }
  }
  const release = lockFolder(dataFolder)
  try {
    const database = await openEmbedded(dataFolder)
    return {
      database,
      close: async () => {
        await database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
