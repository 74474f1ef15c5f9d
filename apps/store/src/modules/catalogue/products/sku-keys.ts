import { identifierKey } from '@skafferi/domain/rules/text/typed-text'

/** Returns the keys of a SKU: its exact spelling, which takes precedence, and its normalized form. */
export function skuKeys(sku: string): [exactKey: string, normalizedKey: string] {
  return [`=${sku}`, identifierKey(sku)]
}

/** Looks up a SKU by its exact spelling, or else by its normalized form. */
export function findBySku<Value>(known: ReadonlyMap<string, Value>, sku: string): Value | undefined {
  const [exactKey, key] = skuKeys(sku)
  return known.get(exactKey) ?? known.get(key)
}
