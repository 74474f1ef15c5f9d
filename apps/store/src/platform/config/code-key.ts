import { join } from 'node:path'
import type { Config } from './config'
import { loadOrCreateSecret } from './stored-secret'

/**
 * Returns the key for hashes of codes: the configured one, or one that the first start creates in the data folder. It
 * persists, because codes in e-mails must survive a restart. It is not in the database, so that a copy of the database
 * does not reveal codes.
 */
export async function readCodeKey({ codeKey, dataFolder }: Pick<Config, 'codeKey' | 'dataFolder'>): Promise<string> {
  return codeKey ?? loadOrCreateSecret(join(dataFolder, 'code-key'))
}
