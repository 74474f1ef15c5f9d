import type { VariantChanges } from './catalog-changes'
import type { VariantState } from './catalog-state'
import { skuKeys } from './sku-keys'

/** The variants of a product with indexes, so that lookups take constant time while rows change them. */
export interface VariantIndex {
  all: () => VariantState[]
  size: () => number
  at: (index: number) => VariantState | undefined
  /**
   * Returns the index of the variant with the SKU of a change, exact or normalized, or else with its GTIN, or for an
   * external file with the SKU that was made for it or its options; undefined if there is none.
   */
  find: (change: VariantChanges) => number | undefined
  /**
   * Returns another variant with this GTIN.
   * @param index the variant to ignore; undefined for a new one
   */
  withGtin: (gtin: string | null, index: number | undefined) => VariantState | undefined
  /** Returns another variant with these option values. */
  withValues: (values: VariantState['values'], index: number | undefined) => VariantState | undefined
  /** Returns any other variant. */
  other: (index: number | undefined) => VariantState | undefined
  /** Replaces a variant, or adds it at the end. */
  put: (variant: VariantState, index: number | undefined) => void
}

const keyOfValues = (values: VariantState['values']) =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Indexes of variants by key, in order. */
type IndexesByKey = Map<string, Set<number>>

const first = (indexes: ReadonlySet<number> | undefined): number | undefined => indexes?.values().next().value

function indexesFor(indexesByKey: IndexesByKey, key: string): Set<number> {
  const found = indexesByKey.get(key) ?? new Set()
  indexesByKey.set(key, found)
  return found
}

export function createVariantIndex(given: readonly VariantState[]): VariantIndex {
  const variants: VariantState[] = []
  const [skus, gtins, values]: [IndexesByKey, IndexesByKey, IndexesByKey] = [new Map(), new Map(), new Map()]

  function indexesOf(variant: VariantState): Set<number>[] {
    return [
      ...(variant.sku === null ? [] : skuKeys(variant.sku).map((name) => indexesFor(skus, name))),
      ...(variant.gtin === null ? [] : [indexesFor(gtins, variant.gtin)]),
      indexesFor(values, keyOfValues(variant.values)),
    ]
  }

  function put(variant: VariantState, index = variants.length): void {
    const before = variants[index]
    if (before) for (const places of indexesOf(before)) places.delete(index)
    variants[index] = variant
    for (const places of indexesOf(variant)) places.add(index)
  }

  function otherOf(indexes: Iterable<number>, index: number | undefined): VariantState | undefined {
    for (const place of indexes) if (place !== index) return variants[place]
    return undefined
  }

  for (const variant of given) put(variant)

  return {
    all: () => [...variants],
    size: () => variants.length,
    at: (index) => variants[index],
    find({ sku, madeSku, options = [], fields: { gtin } }) {
      const bySku = (text: string) =>
        skuKeys(text)
          .map((key) => first(skus.get(key)))
          .find((index) => index !== undefined)
      const byCode = bySku(sku) ?? (gtin ? first(gtins.get(gtin)) : undefined)
      if (byCode !== undefined || madeSku === undefined) return byCode
      // Without a SKU in the file, its options identify a variant of a known product.
      const chosen = Object.fromEntries(options.map(({ name, value }) => [name, value]))
      return sku === madeSku ? first(values.get(keyOfValues(chosen))) : bySku(madeSku)
    },
    withGtin: (gtin, index) => (gtin === null ? undefined : otherOf(gtins.get(gtin) ?? [], index)),
    withValues: (requested, index) => otherOf(values.get(keyOfValues(requested)) ?? [], index),
    other: (index) => variants[index === 0 ? 1 : 0],
    put,
  }
}
