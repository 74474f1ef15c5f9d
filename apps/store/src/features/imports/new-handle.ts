import type { Database } from '../../db/database'
import { createHandles, handleOf } from './handles'
import { findHandles, findHandlesLike } from './imports.repo'

/** A handle that no product has, made of the title of one that is new. */
export async function newHandle(tx: Database, title: string): Promise<string> {
  const plain = handleOf(title)
  if ((await findHandles(tx, [plain])).length === 0) return plain
  return createHandles(await findHandlesLike(tx, [plain]))(title)
}
