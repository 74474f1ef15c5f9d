import type { Database } from '../../db/database'
import { createHandles, handleOf, numberedHandles } from './handles'
import { findHandles } from './imports.repo'

/** A handle that no product has, made of the title of one that is new. */
export async function newHandle(tx: Database, title: string): Promise<string> {
  return createHandles(await findHandles(tx, numberedHandles(handleOf(title))))(title)
}
