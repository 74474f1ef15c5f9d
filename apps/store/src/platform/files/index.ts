import { join } from 'node:path'
import type { Config } from '../config/config'
import type { FileStore } from './file-store'
import { createFolderStore } from './folder-store'
import { createS3Store } from './s3-store'

export type { FileStore } from './file-store'

/** Opens the configured file store. */
export function openFileStore({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): FileStore {
  return s3 ? createS3Store(s3) : createFolderStore(join(dataFolder, 'files'))
}
