import type { Database } from '../../db/database'
import * as repo from './imports.repo'
import type { CatalogFile } from './open-catalog-file'

/**
 * Has the rows of a file put together by product.
 * @param options `onlyKnown` refuses rows of articles that the shop does not have
 */
export async function groupRowsOf(
  db: Database,
  file: CatalogFile,
  { onlyKnown }: { onlyKnown?: boolean } = {},
): Promise<void> {
  for (;;) {
    const names = await file.names()
    if (!names) return await file.group(onlyKnown)
    await file.know(await repo.findKnown(db, names))
  }
}
