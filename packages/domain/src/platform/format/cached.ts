/** Caches the results of a function. Creating an `Intl` formatter takes about a thousand times as long as using it. */
export function cached<Key extends string, Result>(create: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = create(key)
    results.set(key, result)
    return result
  }
}
