import { isDeepStrictEqual } from 'node:util'
import { cleanIdentifier, identifierKey } from '@skafferi/domain/rules/text/typed-text'
import { variantTitle } from '@skafferi/domain/rules/catalogue/variant-name'
import {
  plannedKey,
  type PictureState,
  type ProductState,
  type StoredProduct,
  type VariantState,
} from './catalog-state'
import { fileLimits } from './file-limits'
import { tooManyVariants } from './group-rows'
import type { ImportRow, ProductCells } from './product-row'
import { countryCodes } from './catalogue.repo'
import { priceJumps, type PriceJump } from './price-jumps'
import { RowRefusal } from './row-refusal'
import { createVariantIndex, type VariantIndex } from './variant-index'

/** The result of a processed row. */
export type Outcome = 'created' | 'updated' | 'unchanged'

/** A required picture of a product. */
export interface RequestedPicture {
  /** Address of the card size. */
  url: string
  /** Alternative text; by default the previous one, or the product's title. */
  alt?: string
}

/** The planned change of a product. */
export interface ProductPlan {
  /** Undefined if nothing changes. */
  product?: ProductState
  /** The result of each accepted row. */
  outcomes: Map<ImportRow, Outcome>
}

/** Dependencies of planning. */
export interface PlanContext {
  now: Date
  /** Returns the handle of a new product. */
  handleFor: (title: string) => string
}

/** Returns the cell's value, or the previous one if it is undefined. */
function cellOr<Value>(cell: Value | undefined, before: Value): Value {
  return cell === undefined ? before : cell
}

function requiredCell(cells: ProductCells, column: 'product' | 'category' | 'brand'): string {
  const value = cells[column]
  if (!value) throw new RowRefusal(column, 'is missing: a new product needs one')
  return value
}

function newProduct(cells: ProductCells, { handleFor, now }: PlanContext): ProductState {
  const title = requiredCell(cells, 'product')
  return {
    handle: cells.handle ?? handleFor(title),
    title,
    category: requiredCell(cells, 'category'),
    brand: requiredCell(cells, 'brand'),
    description: '',
    tags: [],
    weight: null,
    taxClass: 'standard',
    ageLimit: null,
    flavourClass: null,
    notSoldIn: [],
    images: [],
    publishedAt: now,
    options: [],
    variants: [],
  }
}

function newVariant(sku: string): VariantState {
  return {
    sku,
    gtin: null,
    title: '',
    unit: 'piece',
    netContent: null,
    packSize: 1,
    cartonSize: null,
    strengthMg: null,
    stock: 0,
    values: {},
    prices: {},
    planned: {},
  }
}

function notSoldIn(countries: ProductCells['countries'], before: ProductState['notSoldIn']): ProductState['notSoldIn'] {
  if (countries === undefined) return before
  if (countries === null) return []
  return countryCodes.filter((country) => !countries.includes(country)).sort()
}

function publishedAt(cell: ProductCells['published'], before: Date | null, now: Date): Date | null {
  if (cell === true) return before ?? now
  return cell === undefined ? before : cell
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

function withCells(
  before: ProductState,
  cells: ProductCells,
  images: readonly RequestedPicture[] | undefined,
  now: Date,
): ProductState {
  const title = cells.product ?? before.title
  return {
    ...before,
    title,
    category: cells.category ?? before.category,
    brand: cells.brand ?? before.brand,
    description: cellOr(cells.description, before.description) ?? '',
    tags: cellOr(cells.tags, before.tags) ?? [],
    weight: cellOr(cells.weight_g, before.weight),
    taxClass: cells.tax_class ?? before.taxClass,
    ageLimit: cellOr(cells.age_limit, before.ageLimit),
    flavourClass: cellOr(cells.flavour_class, before.flavourClass),
    notSoldIn: notSoldIn(cells.countries, before.notSoldIn),
    images: withPictures(before, title, cells.images === null ? [] : images),
    publishedAt: publishedAt(cells.published, before.publishedAt, now),
  }
}

function withCell<Key extends string | number>(
  before: Record<Key, number>,
  key: Key,
  amount: number | null,
): Record<Key, number> {
  const after = { ...before }
  if (amount === null) delete after[key]
  else after[key] = amount
  return after
}

/** Scheduled prices whose start has passed apply immediately. */
function withPrices(
  before: VariantState,
  { prices: cells }: ImportRow,
  now: Date,
): Pick<VariantState, 'prices' | 'planned'> {
  let { prices, planned } = before
  for (const { from, amount, validFrom } of cells) {
    if (validFrom && validFrom > now) planned = withCell(planned, plannedKey(from, validFrom), amount)
    else prices = withCell(prices, from, amount)
  }
  assertTiers(prices, before.prices)
  return { prices, planned }
}

/** A larger quantity must not have a higher price. Violations that existed before the row are not reported. */
function assertTiers(prices: VariantState['prices'], before: VariantState['prices']): void {
  const tiers = Object.entries(prices)
  const [first] = tiers
  if (first && Number(first[0]) > 1) throw new RowRefusal('price', 'has no price for one piece')
  const at = tiers.findIndex(([, amount], index) => index > 0 && amount > (tiers[index - 1]?.[1] ?? amount))
  if (at < 0 || isDeepStrictEqual(prices, before)) return
  throw new RowRefusal('price', `is higher from ${tiers[at]?.[0]} pieces on than from ${tiers[at - 1]?.[0]}`)
}

/** Keeps the stored spelling of a SKU; new ones are normalized. */
function skuOf(before: string | null, given: string): string {
  return before !== null && identifierKey(before) === identifierKey(given) ? before : cleanIdentifier(given)
}

/** Sorts option values in the product's option order. */
function inOrder(values: VariantState['values'], options: readonly string[]): VariantState['values'] {
  const names = [...options.filter((name) => name in values), ...Object.keys(values)]
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}

function withRow(before: VariantState, row: ImportRow, options: readonly string[], now: Date): VariantState {
  const { variant: cells } = row
  const given = cells.options
    ? Object.fromEntries(cells.options.map(({ name, value }) => [name, value]))
    : before.values
  const values = inOrder(given, options)
  const netContent = cellOr(cells.net, before.netContent)
  const unit = cells.unit ?? before.unit
  return {
    ...before,
    sku: skuOf(before.sku, row.sku),
    gtin: cellOr(cells.gtin, before.gtin),
    title: variantTitle(values, { netContent, unit }),
    unit,
    netContent,
    packSize: cells.pack_size ?? before.packSize,
    cartonSize: cellOr(cells.carton_size, before.cartonSize),
    strengthMg: cellOr(cells.strength_mg, before.strengthMg),
    stock: cells.stock ?? before.stock,
    values,
    ...withPrices(before, row, now),
  }
}

/**
 * Applies a row to a product.
 * @throws RowRefusal if it conflicts with the product
 */
function applyRow(
  product: ProductState,
  variantIndex: VariantIndex,
  row: ImportRow,
  now: Date,
): { options: string[]; outcome: Outcome; priceJumps: PriceJump[] | undefined } {
  const index = variantIndex.find(row.sku, row.variant.gtin)
  if (index === undefined && variantIndex.size() >= fileLimits.variants) throw tooManyVariants()
  const before = (index === undefined ? undefined : variantIndex.at(index)) ?? newVariant(cleanIdentifier(row.sku))
  const after = withRow(before, row, product.options, now)
  const options = [...new Set([...product.options, ...Object.keys(after.values)])]
  const missing = options.find((name) => !(name in after.values))
  if (missing) throw new RowRefusal('option1_name', `is not "${missing}": all rows of a product have the same options`)
  const sameGtin = variantIndex.withGtin(after.gtin, index)
  if (sameGtin) throw new RowRefusal('gtin', `belongs to ${sameGtin.sku ?? sameGtin.title}`)
  const sameOptions = options.length > 0 ? variantIndex.withValues(after.values, index) : undefined
  if (sameOptions)
    throw new RowRefusal(
      'option1_value',
      `is what ${sameOptions.sku ?? sameOptions.title} has too: variants must differ`,
    )
  const other = variantIndex.other(index)
  if (options.length === 0 && other) {
    throw new RowRefusal(
      'option1_name',
      `is missing: ${other.sku ?? 'another row'} is of the same product, and options must differ`,
    )
  }
  variantIndex.put(after, index)
  const outcome = index === undefined ? 'created' : isDeepStrictEqual(before, after) ? 'unchanged' : 'updated'
  return { options, outcome, priceJumps: priceJumps(row, before) }
}

/** Returns a new option that a variant lacks, and that variant. Detectable only after all rows are applied. */
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

/** Archived products cannot be published; restoring is a separate action. */
function assertShowable(stored: StoredProduct | undefined, { published }: ProductCells): void {
  if (stored?.archivedAt && published)
    throw new RowRefusal('published', 'cannot show a product that is archived: restore it first')
}

/**
 * Plans the change of a product. Refused rows are reported and skipped. Archived products stay archived.
 * @param stored the current product; undefined for a new one
 * @param cells the combined product cells
 * @param images the pictures; undefined if the rows have none
 * @throws RowRefusal if the combined rows are invalid
 */
export function planProduct(
  stored: StoredProduct | undefined,
  { rows, cells, images }: { rows: readonly ImportRow[]; cells: ProductCells; images?: readonly RequestedPicture[] },
  context: PlanContext & {
    refuse: (row: ImportRow, refusal: RowRefusal) => void
    priceJump?: (row: ImportRow, jumps: readonly PriceJump[]) => void
  },
): ProductPlan {
  const outcomes: ProductPlan['outcomes'] = new Map()
  assertShowable(stored, cells)
  const {
    id: _,
    archivedAt: __,
    ...before
  } = stored ?? { id: undefined, archivedAt: null, ...newProduct(cells, context) }
  const updatedProduct = withCells(before, cells, images, context.now)
  const jumpsByRow = new Map<ImportRow, PriceJump[]>()
  const variantIndex = createVariantIndex(updatedProduct.variants)
  let { options } = updatedProduct
  for (const row of rows) {
    try {
      const applied = applyRow({ ...updatedProduct, options }, variantIndex, row, context.now)
      options = applied.options
      outcomes.set(row, applied.outcome)
      if (applied.priceJumps) jumpsByRow.set(row, applied.priceJumps)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      context.refuse(row, error)
    }
  }
  const product = { ...updatedProduct, options, variants: variantIndex.all() }
  const incompleteOption = findIncompleteOption(before, product)
  if (incompleteOption) {
    const { name, incomplete: variantWithout } = incompleteOption
    const hasOption = ({ variant }: ImportRow) => variant.options?.some((option) => option.name === name)
    const problem = `is "${name}", which ${variantWithout.sku ?? variantWithout.title} lacks: all rows of a product have the same options`
    for (const row of outcomes.keys()) if (hasOption(row)) context.refuse(row, new RowRefusal('option1_name', problem))
    const remaining = [...outcomes.keys()].filter((row) => !hasOption(row))
    return planProduct(stored, { rows: remaining, cells, images }, context)
  }
  for (const [row, found] of jumpsByRow) context.priceJump?.(row, found)
  // Without an accepted row, the product is unchanged.
  if (outcomes.size === 0 || (stored && isDeepStrictEqual(before, product))) return { outcomes }
  if (stored && !isDeepStrictEqual(before, updatedProduct)) {
    for (const [row, outcome] of outcomes) if (outcome === 'unchanged') outcomes.set(row, 'updated')
  }
  return { product, outcomes }
}
