/** An amount of money in minor units (cents), as an integer so that sums are exact. */
export type Minor = number

/**
 * Rounds to an integer, halves away from zero, so that a refund equals the charge. The value is first rounded to 15
 * significant digits, the precision of a double, because e.g. 1.005 × 100 results in 100.49999999999999.
 */
function roundHalfUp(value: number): number {
  const rounded = Number(value.toPrecision(15))
  return Math.sign(rounded) * Math.round(Math.abs(rounded)) + 0
}

/** Converts major units, as in JSON, to minor units, e.g. 3.2 to 320 and 1.005 to 101. */
export function toMinor(amount: number): Minor {
  return roundHalfUp(amount * 100)
}

/** Converts minor units to major units, as in JSON, e.g. 320 to 3.2. */
export function toMajor(minor: Minor): number {
  return minor / 100
}

/** Converts each amount of an object to major units. */
export function allToMajor<Amounts extends Record<keyof Amounts, Minor>>(
  amounts: Amounts,
): Record<keyof Amounts, number> {
  const entries = Object.entries<Minor>(amounts).map(([name, amount]) => [name, toMajor(amount)])
  return Object.fromEntries(entries) as Record<keyof Amounts, number>
}

/** Returns a percentage of an amount, rounded half away from zero. `percent` may have decimals, e.g. Finland's 25.5. */
export function percentOf(minor: Minor, percent: number): Minor {
  return roundHalfUp((minor * percent) / 100)
}

/**
 * Divides an amount in proportion to values, e.g. a discount by the lines' prices, in whole cents whose sum is the
 * amount. Remaining cents go to the largest remainders; of equal remainders, to the first. If the amount is at most the
 * sum of the values, no share exceeds its value.
 * @returns one share per value; zeros if all values are zero
 */
export function allocate(amount: Minor, values: readonly Minor[]): Minor[] {
  const sum = values.reduce((total, each) => total + each, 0)
  if (sum === 0) return values.map(() => 0)
  // The product may exceed 2^53, above which a double is not exact.
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
 * Returns how `Intl.NumberFormat` displays a currency: US dollars as "$" instead of "US$", as in the specification.
 * Other currencies keep their full symbols, because several countries share the narrow symbol "kr".
 * @param currency ISO code in any case
 */
export function currencyDisplayOf(currency: string): 'narrowSymbol' | 'symbol' {
  return currency.toUpperCase() === 'USD' ? 'narrowSymbol' : 'symbol'
}
