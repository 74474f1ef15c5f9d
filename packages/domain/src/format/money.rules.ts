/** An amount of money as whole minor units (cents), so that sums are exact. */
export type Minor = number

/**
 * Rounds to a whole number, halves away from zero, so that a refund mirrors the charge.
 * Fifteen digits is what a double holds of a decimal: it takes 100.49999999999999 for the 100.5 that was meant.
 */
function roundHalfUp(value: number): number {
  const meant = Number(value.toPrecision(15))
  return Math.sign(meant) * Math.round(Math.abs(meant)) + 0
}

/** Decimal major units, as they stand in JSON, to minor units: 3.2 → 320, 1.005 → 101. */
export function toMinor(amount: number): Minor {
  return roundHalfUp(amount * 100)
}

/** Minor units to the decimal major units of JSON: 320 → 3.2. */
export function toMajor(minor: Minor): number {
  return minor / 100
}

/** Several amounts in decimal major units, under the same names. */
export function allToMajor<Amounts extends Record<keyof Amounts, Minor>>(
  amounts: Amounts,
): Record<keyof Amounts, number> {
  const entries = Object.entries<Minor>(amounts).map(([name, amount]) => [name, toMajor(amount)])
  return Object.fromEntries(entries) as Record<keyof Amounts, number>
}

/** A share of an amount, half-up. `percent` may have decimals, such as Finland's 25.5. */
export function percentOf(minor: Minor, percent: number): Minor {
  return roundHalfUp((minor * percent) / 100)
}

/**
 * Divides an amount by values, such as a discount by what the goods of each line cost, in whole cents that add up to it
 * exactly. Cents that are left over go to the largest remainders, of equal ones to the first. What is at most the sum of
 * the values gives none of them more than itself.
 * @returns nothing but zeros where the values are zero
 */
export function shareOut(amount: Minor, values: readonly Minor[]): Minor[] {
  const sum = values.reduce((total, each) => total + each, 0)
  if (sum === 0) return values.map(() => 0)
  // Amount times value outgrows what a double holds exactly.
  const products = values.map((each) => BigInt(each) * BigInt(amount))
  const shares = products.map((product) => Number(product / BigInt(sum)))
  const remainders = products.map((product) => Number(product % BigInt(sum)))
  const leftOver = amount - shares.reduce((total, share) => total + share, 0)
  const byRemainder = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => b.remainder - a.remainder)
  const raised = new Set(byRemainder.slice(0, leftOver).map(({ index }) => index))
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0))
}

/**
 * How a currency is written: the specification's symbols are $ and €, and which country's dollar it is, is said by the shop
 * and not by each price. Crowns keep their names, since four countries have some.
 * @param currency ISO code in any case
 */
export function currencyDisplayOf(currency: string): 'narrowSymbol' | 'symbol' {
  return currency.toUpperCase() === 'USD' ? 'narrowSymbol' : 'symbol'
}
