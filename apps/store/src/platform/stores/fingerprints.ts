import { createHash, createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config/config'
import { loadOrCreateSecret } from '../config/stored-secret'

/** Values that all stores of a shop must share, hashed so that they reveal nothing. */
export interface Fingerprints {
  codeKey: string
  files: string
}

/**
 * Returns the identity of the file store: the bucket's URL, or an id stored in the folder, which is the same for all
 * stores that share it.
 */
async function placeOfFiles({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Promise<string> {
  return s3 ? `${s3.endpoint}/${s3.bucket}` : loadOrCreateSecret(join(dataFolder, 'files', 'folder-id'))
}

/**
 * Returns the fingerprints of a configuration.
 * @param codeKey the key for hashes of codes
 */
export async function fingerprintsOf(
  config: Pick<Config, 's3' | 'dataFolder'>,
  codeKey: string,
): Promise<Fingerprints> {
  return {
    codeKey: createHmac('sha256', codeKey).update('the fingerprint of the key of codes').digest('hex'),
    files: createHash('sha256')
      .update(await placeOfFiles(config))
      .digest('hex'),
  }
}
