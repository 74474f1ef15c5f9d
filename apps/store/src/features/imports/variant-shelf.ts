import type { VariantState } from './catalog-state'
import { skuNames } from './sku-names'

/** Variants of a product, found by what names them, while rows change them: as fast for the thousandth as for the first. */
export interface VariantShelf {
  all: () => VariantState[]
  size: () => number
  at: (index: number) => VariantState | undefined
  /** Where the variant with this SKU is, written alike or as others may write it, or else with this GTIN; undefined if there is none. */
  find: (sku: string, gtin: string | null | undefined) => number | undefined
  /** Another one with this GTIN. @param index of the one that is not meant; undefined for a new one */
  withGtin: (gtin: string | null, index: number | undefined) => VariantState | undefined
  /** Another one with these values of the options. */
  withValues: (values: VariantState['values'], index: number | undefined) => VariantState | undefined
  /** Another one, whichever. */
  other: (index: number | undefined) => VariantState | undefined
  /** Puts one in its place, or behind the others. */
  put: (variant: VariantState, index: number | undefined) => void
}

const keyOfValues = (values: VariantState['values']) =>
  JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** What is found by a key: places in their order. */
type Places = Map<string, Set<number>>

function placesIn(places: Places, key: string): Set<number> {
  const found = places.get(key) ?? new Set()
  places.set(key, found)
  return found
}

export function createVariantShelf(given: readonly VariantState[]): VariantShelf {
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
    withValues: (wanted, index) => otherOf(values.get(keyOfValues(wanted)) ?? [], index),
    other: (index) => variants[index === 0 ? 1 : 0],
    put,
  }
}
