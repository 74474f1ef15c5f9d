import { join } from 'node:path'
import type { Config } from './config'
import { keptSecret } from './kept-secret'

/**
 * The key that codes are hashed with: the configured one, or one in the data folder that the first start makes. It
 * outlives a restart, since codes may be in an e-mail by then, and is not in the database, whose copy would otherwise
 * give every code away.
 */
export async function readCodeKey({ codeKey, dataFolder }: Pick<Config, 'codeKey' | 'dataFolder'>): Promise<string> {
  return codeKey ?? keptSecret(join(dataFolder, 'code-key'))
}
