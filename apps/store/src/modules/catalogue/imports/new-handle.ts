import type { Database } from '../../../platform/db/database'
import { createHandles, handleOf, numberedHandles } from './handles'
import { findHandles } from './imports.repo'

/** Returns an unused handle for a title. */
export async function newHandle(tx: Database, title: string): Promise<string> {
  return createHandles(await findHandles(tx, numberedHandles(handleOf(title))))(title)
}
