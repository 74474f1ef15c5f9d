/** An amount that was typed: understood, none (the cell was emptied), or not to be understood. */
export type TypedAmount = { kind: 'amount'; amount: number } | { kind: 'none' } | { kind: 'wrong' }

/** With thousands or without, with a comma or a point, at most two decimals: "1,95", "1.234,50", "1 200". */
const pattern = /^(\d{1,3}(?:[ .,\u00A0\u202F]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/

/** Reads an amount as people type it; signs of currencies around it are passed over. */
export function readAmount(text: string): TypedAmount {
  const bare = text.replace(/[^\d.,\s\u00A0\u202F-]/g, '').trim()
  if (bare === '' && text.trim() === '') return { kind: 'none' }
  const found = pattern.exec(bare)
  const amount = found ? Number(`${found[1]!.replace(/\D/g, '')}.${found[2] ?? '0'}`) : 0
  return amount > 0 && amount <= 1_000_000 ? { kind: 'amount', amount } : { kind: 'wrong' }
}

/** Reads a number of whole pieces; null where it is none. */
export function readPieces(text: string): number | null {
  const bare = text.trim().replace(/(?<=\d)[ .,\u00A0\u202F](?=\d{3}(\D|$))/g, '')
  return /^\d{1,8}$/.test(bare) ? Number(bare) : null
}
