import { isDeepStrictEqual } from 'node:util'
import { newState, withChanges } from '@skafferi/domain/rules/catalogue/field-state'
import { cleanIdentifier, identifierKey } from '@skafferi/domain/rules/text/typed-text'
import { variantTitle } from '@skafferi/domain/rules/catalogue/variant-name'
import { fault } from '../../../platform/http/errors'
import {
  plannedKey,
  type PictureState,
  type ProductState,
  type StoredProduct,
  type VariantState,
} from './catalog-state'
import { newArticleFields, productDifferences, variantDifferences, type FieldDifference } from './field-differences'
import { fileLimits } from './file-limits'
import type { PriceChange, ProductChanges, VariantChanges } from './catalog-changes'
import { countryCodes } from './catalogue.repo'
import { priceDifferences, priceJumps, type PriceDifference, type PriceJump } from './price-jumps'
import { RowRefusal } from './row-refusal'
import { createVariantIndex, type VariantIndex } from './variant-index'

/** The result of a change of a variant. */
export type Outcome = 'created' | 'updated' | 'unchanged'

/** A required picture of a product. */
export interface RequestedPicture {
  /** Address of the card size. */
  url: string
  /** Alternative text; by default the previous one, or the product's title. */
  alt?: string
}

/** A variant after its change, for a preview. */
export interface PlannedVariant {
  sku: string | null
  /** Prices that differ. */
  prices: PriceDifference[]
  /** Undefined if no price could be compared. */
  jumps: PriceJump[] | undefined
  /** Other fields of an article and of its product that differ; of a new one those that a check lists. */
  changes: FieldDifference[]
}

/** The planned change of a product. */
export interface ProductPlan<Change extends VariantChanges> {
  /** Undefined if nothing changes. */
  product?: ProductState
  /** The result of each accepted change of a variant. */
  outcomes: Map<Change, Outcome>
}

/** The changes of a product and its variants. */
interface RequestedChanges<Change extends VariantChanges> {
  changes: ProductChanges
  variants: readonly Change[]
  /** Its pictures; undefined if they do not change. */
  images?: readonly RequestedPicture[]
}

/** Dependencies of planning. */
export interface PlanContext {
  now: Date
  /** Returns the handle of a new product. */
  handleFor: (title: string) => string
}

/** Returns the refusal of a product with too many variants. */
export function tooManyVariants(): RowRefusal {
  return new RowRefusal('product', fault('too_many_variants', { limit: fileLimits.variants }))
}

function newProduct({ title, handle }: ProductChanges, { handleFor, now }: PlanContext): ProductState {
  if (!title) throw new RowRefusal('product', fault('missing_in_new_product'))
  return {
    ...newState('product'),
    handle: handle ?? handleFor(title),
    title,
    notSoldIn: [],
    images: [],
    publishedAt: now,
    options: [],
    variants: [],
  }
}

const newVariant = (sku: string): VariantState => ({
  ...newState('variant'),
  sku,
  title: '',
  values: {},
  prices: {},
  planned: {},
})

function notSoldIn(
  countries: ProductChanges['countries'],
  before: ProductState['notSoldIn'],
): ProductState['notSoldIn'] {
  if (countries === undefined) return before
  if (countries === null) return []
  return countryCodes.filter((country) => !countries.includes(country)).sort()
}

function publishedAt(published: ProductChanges['published'], before: Date | null, now: Date): Date | null {
  if (published === true) return before ?? now
  return published === undefined ? before : published
}

/** If an alternative text equals the product's title, it changes with the title. */
function withPictures(
  { images: before, title: former }: ProductState,
  title: string,
  requested: readonly RequestedPicture[] | undefined,
): PictureState[] {
  const current = before.map(({ url, alt }) => ({ url, alt: alt === former ? title : alt }))
  if (!requested) return current
  const alts = new Map(current.map(({ url, alt }) => [url, alt]))
  return requested.map(({ url, alt }) => ({ url, alt: alt ?? alts.get(url) ?? title }))
}

function withProductChanges(
  before: ProductState,
  changes: ProductChanges,
  images: readonly RequestedPicture[] | undefined,
  now: Date,
): ProductState {
  const fields = withChanges('product', before, changes)
  return {
    ...before,
    ...fields,
    notSoldIn: notSoldIn(changes.countries, before.notSoldIn),
    images: withPictures(before, fields.title, changes.images === null ? [] : images),
    publishedAt: publishedAt(changes.published, before.publishedAt, now),
  }
}

function withPrice<Key extends string | number>(
  before: Record<Key, number>,
  key: Key,
  amount: number | null,
): Record<Key, number> {
  const after = { ...before }
  if (amount === null) delete after[key]
  else after[key] = amount
  return after
}

/**
 * Reports a value that cannot be used; throws it if values must not be left out.
 * @param warning what is reported instead if it is not thrown
 */
type LeaveOut = (problem: RowRefusal, warning?: RowRefusal) => void

/**
 * Scheduled prices whose start has passed apply immediately. Contradicting tiers are left out; a new price of one piece
 * removes the tiers above it.
 */
function withPrices(
  before: VariantState,
  changes: readonly PriceChange[],
  { now, leaveOut }: { now: Date; leaveOut: LeaveOut },
): Pick<VariantState, 'prices' | 'planned'> {
  let { prices, planned } = before
  for (const { from, amount, validFrom } of changes) {
    if (validFrom && validFrom > now) planned = withPrice(planned, plannedKey(from, validFrom), amount)
    else prices = withPrice(prices, from, amount)
  }
  const problem = tierProblem(prices, before.prices)
  if (!problem) return { prices, planned }
  const single = prices[1] === undefined ? before.prices : { ...before.prices, 1: prices[1] }
  const kept = withoutRisingTiers(single)
  const removed = Object.keys(single).find((from) => !(from in kept))
  const isRemoved = removed !== undefined && !isDeepStrictEqual(single, before.prices)
  leaveOut(problem, isRemoved ? new RowRefusal('price', fault('tiers_removed', { from: Number(removed) })) : problem)
  return { prices: isRemoved ? kept : single, planned }
}

/** Removes the tiers with a higher price than a smaller quantity. */
function withoutRisingTiers(prices: VariantState['prices']): VariantState['prices'] {
  let lowest = Infinity
  const kept = Object.entries(prices).filter(([, amount]) => {
    const isKept = amount <= lowest
    lowest = Math.min(lowest, amount)
    return isKept
  })
  return Object.fromEntries(kept)
}

/** A larger quantity must not have a higher price. Violations that existed before are not reported. */
function tierProblem(prices: VariantState['prices'], before: VariantState['prices']): RowRefusal | undefined {
  const tiers = Object.entries(prices)
  const [first] = tiers
  if (first && Number(first[0]) > 1) return new RowRefusal('price', fault('no_single_price'))
  const at = tiers.findIndex(([, amount], index) => index > 0 && amount > (tiers[index - 1]?.[1] ?? amount))
  if (at < 0 || isDeepStrictEqual(prices, before)) return undefined
  const [lower, higher] = [at - 1, at].map((index) => Number(tiers[index]?.[0])) as [number, number]
  return new RowRefusal('price', fault('rising_price', { from: higher, before: lower }))
}

/** Returns the name of a variant in sentences. */
const nameOf = ({ sku, title }: VariantState): string => sku ?? title

/** Keeps the stored spelling of a SKU, and a SKU that replaced a made one; new ones are normalized. */
function skuOf(before: string | null, { sku: given, madeSku }: VariantChanges): string {
  if (before !== null && given === madeSku) return before
  return before !== null && identifierKey(before) === identifierKey(given) ? before : cleanIdentifier(given)
}

/** Sorts option values in the product's option order. */
function inOrder(values: VariantState['values'], options: readonly string[]): VariantState['values'] {
  const names = [...options.filter((name) => name in values), ...Object.keys(values)]
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}

function withVariantChanges(
  before: VariantState,
  change: VariantChanges,
  options: readonly string[],
  context: { now: Date; leaveOut: LeaveOut },
): VariantState {
  const isBack = change.isSold && before.availability === 'withdrawn' && change.fields.availability === undefined
  const fields = withChanges('variant', before, isBack ? { ...change.fields, availability: 'tracked' } : change.fields)
  const given = change.options
    ? Object.fromEntries(change.options.map(({ name, value }) => [name, value]))
    : before.values
  const values = inOrder(given, options)
  return {
    ...before,
    ...fields,
    sku: skuOf(before.sku, change),
    title: variantTitle(values, fields),
    values,
    ...withPrices(before, change.prices, context),
  }
}

/**
 * Applies the changes of a variant to a product.
 * @throws RowRefusal if it conflicts with the product
 */
function applyVariantChanges(
  product: ProductState,
  variantIndex: VariantIndex,
  change: VariantChanges,
  context: { now: Date; leaveOut: LeaveOut },
): { options: string[]; outcome: Outcome; planned: PlannedVariant } {
  const index = variantIndex.find(change)
  if (index === undefined && variantIndex.size() >= fileLimits.variants) throw tooManyVariants()
  const before = (index === undefined ? undefined : variantIndex.at(index)) ?? newVariant(cleanIdentifier(change.sku))
  let after = withVariantChanges(before, change, product.options, context)
  const options = [...new Set([...product.options, ...Object.keys(after.values)])]
  const missing = options.find((name) => !(name in after.values))
  if (missing) throw new RowRefusal('option1_name', fault('missing_option', { name: missing }))
  const sameGtin = variantIndex.withGtin(after.gtin, index)
  if (sameGtin) {
    context.leaveOut(new RowRefusal('gtin', fault('belongs_to', { name: nameOf(sameGtin) })))
    after = { ...after, gtin: before.gtin }
  }
  const sameOptions = options.length > 0 ? variantIndex.withValues(after.values, index) : undefined
  if (sameOptions) throw new RowRefusal('option1_value', fault('same_options', { name: nameOf(sameOptions) }))
  const other = variantIndex.other(index)
  if (options.length === 0 && other) {
    const { sku } = other
    throw new RowRefusal(
      'option1_name',
      sku === null ? fault('rows_need_options') : fault('needs_options', { name: sku }),
    )
  }
  variantIndex.put(after, index)
  const outcome = index === undefined ? 'created' : isDeepStrictEqual(before, after) ? 'unchanged' : 'updated'
  const changes = outcome === 'updated' ? variantDifferences(before, after) : []
  const planned = {
    sku: after.sku,
    prices: priceDifferences(before, after),
    jumps: priceJumps(change, before, after),
    changes,
  }
  return { options, outcome, planned }
}

/** Returns a new option that a variant lacks, and that variant. Detectable only after all changes are applied. */
function findIncompleteOption(
  before: ProductState,
  { options, variants }: ProductState,
): { name: string; incomplete: VariantState } | undefined {
  for (const name of options.filter((each) => !before.options.includes(each))) {
    const incomplete = variants.find(({ values }) => !(name in values))
    if (incomplete) return { name, incomplete }
  }
  return undefined
}

/** Returns the fields of a product that differ; none of a new one. */
const differencesOf = (before: ProductState | undefined, after: ProductState): FieldDifference[] =>
  before ? productDifferences(before, after) : []

/** Adds the fields of its product that differ to an existing variant, and what is said of a new one. */
function withDifferences(
  planned: PlannedVariant,
  outcome: Outcome | undefined,
  product: ProductState,
  ofProduct: readonly FieldDifference[],
): PlannedVariant {
  if (outcome !== 'created') return { ...planned, changes: [...planned.changes, ...ofProduct] }
  const variant = product.variants.find(({ sku }) => sku === planned.sku)
  return { ...planned, changes: variant ? newArticleFields(product, variant) : [] }
}

/**
 * Plans the change of a product. Refused changes of variants are reported and skipped; without `warn`, values that can
 * be left out are refused as well. Archived products stay archived.
 * @param stored the current product; undefined for a new one
 * @throws RowRefusal if the changes of the product itself are invalid
 */
export function planProduct<Change extends VariantChanges>(
  stored: StoredProduct | undefined,
  { changes: given, variants, images }: RequestedChanges<Change>,
  context: PlanContext & {
    refuse: (change: Change, refusal: RowRefusal) => void
    /** Reports a value that is left out. */
    warn?: (change: Change, problem: RowRefusal) => void
    /** Called for each accepted change, for a preview. */
    preview?: (change: Change, variant: PlannedVariant, title: string) => void
  },
): ProductPlan<Change> {
  const outcomes: ProductPlan<Change>['outcomes'] = new Map()
  const warnings: [Change, RowRefusal][] = []
  const leaveOutOf =
    (change: Change | undefined): LeaveOut =>
    (problem, warning = problem) => {
      if (!context.warn || !change) throw problem
      warnings.push([change, warning])
    }
  // Archived products cannot be published; restoring is a separate action.
  const isHidden = Boolean(stored?.archivedAt && given.published)
  if (isHidden) leaveOutOf(variants[0])(new RowRefusal('published', fault('archived_product')))
  const changes = isHidden ? { ...given, published: undefined } : given
  const {
    id: _,
    archivedAt: __,
    ...before
  } = stored ?? { id: undefined, archivedAt: null, ...newProduct(changes, context) }
  const updatedProduct = withProductChanges(before, changes, images, context.now)
  const plannedByChange = new Map<Change, PlannedVariant>()
  const variantIndex = createVariantIndex(updatedProduct.variants)
  /** A product whose articles have no price becomes or stays a draft; a published one stays published. */
  const withPublication = (product: ProductState): ProductState => {
    if (!context.warn || !product.publishedAt || stored?.publishedAt) return product
    if (product.variants.some(({ prices }) => 1 in prices)) return product
    for (const change of outcomes.keys()) leaveOutOf(change)(new RowRefusal('price', fault('draft_without_price')))
    return { ...product, publishedAt: null }
  }
  let { options } = updatedProduct
  for (const change of variants) {
    try {
      const applied = applyVariantChanges({ ...updatedProduct, options }, variantIndex, change, {
        now: context.now,
        leaveOut: leaveOutOf(change),
      })
      options = applied.options
      outcomes.set(change, applied.outcome)
      plannedByChange.set(change, applied.planned)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      context.refuse(change, error)
    }
  }
  // If all variants are refused, the product is unchanged.
  if (variants.length > 0 && outcomes.size === 0) return { outcomes }
  const product = withPublication({ ...updatedProduct, options, variants: variantIndex.all() })
  const incompleteOption = findIncompleteOption(before, product)
  if (incompleteOption) {
    const { name, incomplete: variantWithout } = incompleteOption
    const hasOption = (change: Change) => change.options?.some((option) => option.name === name)
    const problem = fault('option_of_some', { name, variant: nameOf(variantWithout) })
    for (const change of outcomes.keys())
      if (hasOption(change)) context.refuse(change, new RowRefusal('option1_name', problem))
    const remaining = [...outcomes.keys()].filter((change) => !hasOption(change))
    return remaining.length === 0
      ? { outcomes: new Map() }
      : planProduct(stored, { changes: given, variants: remaining, images }, context)
  }
  const ofProduct = differencesOf(stored && before, product)
  for (const [change, planned] of plannedByChange)
    context.preview?.(change, withDifferences(planned, outcomes.get(change), product, ofProduct), product.title)
  for (const [change, problem] of warnings) if (outcomes.has(change)) context.warn?.(change, problem)
  if (stored && isDeepStrictEqual(before, product)) return { outcomes }
  if (stored && !isDeepStrictEqual(before, updatedProduct)) {
    for (const [change, outcome] of outcomes) if (outcome === 'unchanged') outcomes.set(change, 'updated')
  }
  return { product, outcomes }
}
