/** An amount that was typed: understood, none (the cell was emptied), or not to be understood. */
export type TypedAmount = { kind: 'amount'; amount: number } | { kind: 'none' } | { kind: 'wrong' }

/**
 * With a comma or a point and at most two decimals: "1,95", "1 200". Thousands with a sign of their own count only beside decimals
 * with the other one, "1.234,50": "1.234" alone may be meant either way, and is asked for again.
 */
const pattern = /^(\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:[.,](\d{1,2}))?$|^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$|^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/

/** Reads an amount as people type it; signs of currencies around it are passed over. */
export function readAmount(text: string): TypedAmount {
  const bare = text.replace(/[^\d.,\s\u00A0\u202F-]/g, '').trim()
  if (text.trim() === '') return { kind: 'none' }
  const [, ...parts] = pattern.exec(bare) ?? []
  const [whole = '0', decimals = '0'] = parts.filter((part) => part !== undefined)
  const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  return amount > 0 && amount <= 1_000_000 ? { kind: 'amount', amount } : { kind: 'wrong' }
}

/** Reads a number of whole pieces; null where it is none. */
export function readPieces(text: string): number | null {
  const bare = text.trim().replace(/(?<=\d)[ .,\u00A0\u202F](?=\d{3}(\D|$))/g, '')
  return /^\d{1,8}$/.test(bare) ? Number(bare) : null
}
