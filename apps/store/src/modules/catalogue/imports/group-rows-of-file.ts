import type { Database } from '../../../platform/db/database'
import { findKnownArticles } from '../products'
import type { CatalogFile } from './open-catalog-file'

/**
 * Groups the rows of a file by product, after looking up their names.
 * @param options `onlyKnown` refuses rows of unknown articles
 */
export async function groupRowsOf(
  db: Database,
  file: CatalogFile,
  { onlyKnown }: { onlyKnown?: boolean } = {},
): Promise<void> {
  for (;;) {
    const names = await file.nextNames()
    if (!names) return await file.group(onlyKnown)
    await file.addKnown(await findKnownArticles(db, names))
  }
}
