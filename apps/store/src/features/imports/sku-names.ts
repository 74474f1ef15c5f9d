import { identifierKey } from '@skafferi/domain/format/typed-text.rules'

/** Returns the keys of a SKU: its exact spelling, and its normalized form. The exact one takes precedence. */
export function skuNames(sku: string): [alike: string, key: string] {
  return [`=${sku}`, identifierKey(sku)]
}

/** Looks up a SKU by its exact spelling, or else by its normalized form. */
export function findBySku<Value>(known: ReadonlyMap<string, Value>, sku: string): Value | undefined {
  const [alike, key] = skuNames(sku)
  return known.get(alike) ?? known.get(key)
}
