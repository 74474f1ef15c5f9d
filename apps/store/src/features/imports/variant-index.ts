import type { VariantState } from './catalog-state'
import { skuNames } from './sku-names'

/** The variants of a product with indexes, so that lookups take constant time while rows change them. */
export interface VariantIndex {
  all: () => VariantState[]
  size: () => number
  at: (index: number) => VariantState | undefined
  /**
   * Returns the index of the variant with this SKU, exact or normalized, or else with this GTIN; undefined if there is
   * none.
   */
  find: (sku: string, gtin: string | null | undefined) => number | undefined
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
type Places = Map<string, Set<number>>

function placesIn(places: Places, key: string): Set<number> {
  const found = places.get(key) ?? new Set()
  places.set(key, found)
  return found
}

export function createVariantIndex(given: readonly VariantState[]): VariantIndex {
  const variants: VariantState[] = []
  const [skus, gtins, values]: [Places, Places, Places] = [new Map(), new Map(), new Map()]

  function placesOf(variant: VariantState): Set<number>[] {
    return [
      ...(variant.sku === null ? [] : skuNames(variant.sku).map((name) => placesIn(skus, name))),
      ...(variant.gtin === null ? [] : [placesIn(gtins, variant.gtin)]),
      placesIn(values, keyOfValues(variant.values)),
    ]
  }

  function put(variant: VariantState, index = variants.length): void {
    const before = variants[index]
    if (before) for (const places of placesOf(before)) places.delete(index)
    variants[index] = variant
    for (const places of placesOf(variant)) places.add(index)
  }

  function otherOf(places: Iterable<number>, index: number | undefined): VariantState | undefined {
    for (const place of places) if (place !== index) return variants[place]
    return undefined
  }

  for (const variant of given) put(variant)

  return {
    all: () => [...variants],
    size: () => variants.length,
    at: (index) => variants[index],
    find(sku, gtin) {
      const named = skuNames(sku).map((name) => skus.get(name)?.values().next().value)
      return named[0] ?? named[1] ?? (gtin ? gtins.get(gtin)?.values().next().value : undefined)
    },
    withGtin: (gtin, index) => (gtin === null ? undefined : otherOf(gtins.get(gtin) ?? [], index)),
    withValues: (requested, index) => otherOf(values.get(keyOfValues(requested)) ?? [], index),
    other: (index) => variants[index === 0 ? 1 : 0],
    put,
  }
}
