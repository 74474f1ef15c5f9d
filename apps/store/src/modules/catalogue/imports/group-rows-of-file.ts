import type { Database } from '../../../platform/db/database'
import { findArchived, findKnownArticles } from '../products'
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
    const known = await findKnownArticles(db, names)
    await file.addKnown(known)
    const { skus, gtins, handles, sourceIds } = known
    const ids = [skus, gtins, handles, sourceIds].flatMap((each) => [...each.values()])
    await file.addArchived(await findArchived(db, [...new Set(ids)]))
  }
}
