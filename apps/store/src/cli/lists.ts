import { defaultLimit } from '../platform/listing'

/** Maximum page size of the admin API. */
const maxPageSize = 100

/** A section of a list. */
export interface Part {
  limit: number
  offset: number
}

/**
 * Returns the first rows of a paginated list.
 * @param limit maximum number; 50 by default
 */
export async function firstOf<Row>(
  limit: number = defaultLimit,
  page: (part: Part) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  while (rows.length < limit) {
    const section = { limit: Math.min(limit - rows.length, maxPageSize), offset: rows.length }
    const found = await page(section)
    rows.push(...found)
    if (found.length < section.limit) break
  }
  return rows
}
