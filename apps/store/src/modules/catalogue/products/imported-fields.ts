import { isDeepStrictEqual } from 'node:util'
import { fieldsAt, type FieldLevel } from '@skafferi/domain/rules/catalogue/fields'
import type { components } from '@skafferi/api/admin'
import { putBackPossible, type LeftValue, type RecordedChange } from '../../../platform/db/put-back'
import { readPlannedKey, type ProductState, type StoredProduct, type VariantState } from './catalog-state'

/** A field that the undo of an import left as it is. */
export type LeftField = components['schemas']['LeftField']

/** Derived from other fields. */
const derivedFields: readonly string[] = ['id', 'title']

const namesOf = <State extends object>(state: State) => Object.keys(state) as (keyof State)[]

/** Returns the changed fields of the variants that both states have, with their SKUs. */
function changedVariants(before: readonly VariantState[], after: readonly VariantState[]) {
  const later = new Map(after.map((variant) => [variant.id, variant]))
  return before.flatMap((variant) => {
    const other = later.get(variant.id)
    if (!other || variant.id === undefined) return []
    const names = namesOf(other).filter(
      (name) => !derivedFields.includes(name) && !isDeepStrictEqual(variant[name], other[name]),
    )
    if (names.length === 0) return []
    const only = (state: VariantState) => Object.fromEntries(names.map((name) => [name, state[name]]))
    const { id, sku } = variant
    return [{ before: { id, sku, ...only(variant) }, after: { id, sku, ...only(other) } }]
  })
}

/** Returns the fields that an import changes in a product and its variants. New variants are not among them. */
export function importedFields(before: ProductState, after: ProductState): { before: object; after: object } {
  const names = namesOf(after).filter((name) => name !== 'variants' && !isDeepStrictEqual(before[name], after[name]))
  const variants = changedVariants(before.variants, after.variants)
  const only = (state: ProductState, side: 'before' | 'after') => ({
    ...Object.fromEntries(names.map((name) => [name, state[name]])),
    ...(variants.length > 0 && { variants: variants.map((each) => each[side]) }),
  })
  return { before: only(before, 'before'), after: only(after, 'after') }
}

const statesAt = (level: FieldLevel) => fieldsAt(level).flatMap(({ state }) => (state === undefined ? [] : [state]))

/** Pictures, options and SKUs stay. */
const productFields: readonly string[] = [...statesAt('product'), 'notSoldIn', 'publishedAt', 'archivedAt']
const variantFields: readonly string[] = [...statesAt('variant'), 'prices', 'planned']

/** What limits the undo of an import. */
export interface UndoLimits {
  /** Existing categories. */
  categories: ReadonlySet<string>
  /** GTINs that articles have now. */
  takenGtins: ReadonlySet<string>
  now: Date
}

function isReversible(path: readonly string[], before: unknown, { categories, takenGtins }: UndoLimits): boolean {
  const [field = '', entry, variantField = ''] = path
  if (entry === undefined)
    return productFields.includes(field) && (field !== 'category' || before === '' || categories.has(String(before)))
  if (!variantFields.includes(variantField)) return false
  return variantField !== 'gtin' || typeof before !== 'string' || !takenGtins.has(before)
}

/** Scheduled prices whose start has passed would replace the current ones. */
const upcoming = (planned: object, now: Date) =>
  Object.fromEntries(Object.entries(planned).filter(([key]) => readPlannedKey(key).validFrom > now))

const dateFields: readonly (string | undefined)[] = ['publishedAt', 'archivedAt']

function revive([field, , variantField]: readonly string[], recorded: unknown, now: Date): unknown {
  if (dateFields.includes(field) && typeof recorded === 'string') return new Date(recorded)
  return variantField === 'planned' && recorded ? upcoming(recorded, now) : recorded
}

function toLeftField({ path, reason }: LeftValue, { variants }: StoredProduct): LeftField {
  const [field = '', entry, variantField] = path
  if (entry === undefined || variantField === undefined) return { field, sku: null, reason }
  return { field: variantField, sku: variants.find(({ id }) => id === entry)?.sku ?? null, reason }
}

/** Returns the GTINs that the undo of imported fields would restore. */
export function formerGtins({ before }: RecordedChange): string[] {
  const { variants = [] } = before as { variants?: readonly { gtin?: string | null }[] }
  return variants.flatMap(({ gtin }) => gtin ?? [])
}

/**
 * Returns a product with the values from before an import, and the fields that stay because they were changed since.
 */
export function restoreImported(
  product: StoredProduct,
  change: RecordedChange,
  limits: UndoLimits,
): { state: StoredProduct; kept: LeftField[] } {
  const { state, kept } = putBackPossible(
    product,
    change,
    (path, before) => isReversible(path, before, limits),
    (path, recorded) => revive(path, recorded, limits.now),
  )
  return { state, kept: kept.map((each) => toLeftField(each, product)) }
}
