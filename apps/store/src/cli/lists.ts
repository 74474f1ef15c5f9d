import { usualLimit } from '../machine/listing'

/** How much of a list an admin call answers at most. */
const longestPage = 100

/** Which part of a list is asked for. */
export interface Part {
  limit: number
  offset: number
}

/** The first rows of a list that comes in pages. @param limit how many; 50 where left out */
export async function firstOf<Row>(
  limit: number = usualLimit,
  page: (part: Part) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  while (rows.length < limit) {
    const part = { limit: Math.min(limit - rows.length, longestPage), offset: rows.length }
    const found = await page(part)
    rows.push(...found)
    if (found.length < part.limit) break
  }
  return rows
}
