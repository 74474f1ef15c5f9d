import { createHash, createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config'
import { keptSecret } from '../kept-secret'

/** What all stores of a shop have in common, in a form that gives nothing of it away. */
export interface Fingerprints {
  codeKey: string
  files: string
}

/** Where files are: a bucket by its address, a folder by a name that lies in it, so that one which stores share is one. */
async function placeOfFiles({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>): Promise<string> {
  return s3 ? `${s3.endpoint}/${s3.bucket}` : keptSecret(join(dataFolder, 'files', 'folder-id'))
}

/** The fingerprints of a store with this configuration. @param codeKey what it hashes codes with */
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
