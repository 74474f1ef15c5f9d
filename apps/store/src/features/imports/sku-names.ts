import { identifierKey } from '@skafferi/domain/format/typed-text.rules'

/** What an article is known by: its SKU as it is written, and as others may write it. The first that is known is meant. */
export function skuNames(sku: string): [alike: string, key: string] {
  return [`=${sku}`, identifierKey(sku)]
}

/** What is known of a SKU: that of the article written alike, else of the one that others may write so. */
export function findBySku<Value>(known: ReadonlyMap<string, Value>, sku: string): Value | undefined {
  const [alike, key] = skuNames(sku)
  return known.get(alike) ?? known.get(key)
}
