import type { components } from '@skafferi/api/admin'
import { findCategoryPath, type NamedCategory } from '@skafferi/domain/rules/catalogue/category-path'
import type { Database } from '../../../platform/db/database'
import { newState } from '@skafferi/domain/rules/catalogue/field-state'
import { netOf } from '@skafferi/domain/rules/tax/net-of'
import type { TaxClass } from '@skafferi/domain/rules/tax/tax-rates'
import { newId } from '../../../platform/db/ids'
import { acquireLockByName } from '../../../platform/db/named-lock'
import { fault } from '../../../platform/http/errors'
import { priceContextOf } from '../../pricing'
import { addCategory } from '../categories'
import {
  fileLimits,
  createHandles,
  handleOf,
  importedFields,
  numberedHandles,
  findNamedCategories,
  findHandles,
  lockVariants,
  loadProducts,
  writeProducts,
  type ImportedRow,
  type MakeId,
  type PlanContext,
  type ProductState,
  type ProductWrite,
  type StoredProduct,
  planProduct,
  productDifferences,
  setArchived,
  type Outcome,
  RowRefusal,
} from '../products'
import { addCombinations } from './add-combinations'
import { settleArchived, withArchiving, withRestored } from './archived-products'
import type { ChosenCategories } from './category-matches.repo'
import { withCartonPrices, withPiecePrices } from './carton-prices'
import { priceOf } from './columns'
import type { RowGroup } from './group-rows'
import type { ImportRow } from './import-row'
import { addedPictures, maxProductPictures, picturesWhenApplied, type PictureList } from './pictures-of-product'
import type { FilePicture } from './product-pictures'
import type { RowOutcomeCollector } from './row-outcomes'
import { withdrawVariants } from './withdraw-variants'

/** Options for importing rows. */
export interface ApplyOptions {
  /** True to check only. */
  isCheck: boolean
  /** True to refuse rows of unknown categories instead of creating them. */
  refuseCategories?: boolean
  /** The tax class of new products whose rows have none; such rows are refused without it. */
  taxClass?: TaxClass
  /** Categories of the shop that are used for those of the file instead of creating them. */
  matchedCategories?: ChosenCategories
}

/** A category of a file that the shop does not have. */
export type UnknownCategory = NonNullable<components['schemas']['ImportReport']['unknown_categories']>[number]

/** The rows of products with their context. */
export interface GroupsToApply {
  groups: readonly RowGroup[]
  /** Pictures by group; undefined if its rows have none. */
  images: ReadonlyMap<RowGroup, readonly FilePicture[] | undefined>
  /** Categories by name. */
  categories: ReadonlyMap<string, NamedCategory>
  /** Number of categories that the file has created so far. */
  newCategories?: number
  options: ApplyOptions
  report: Pick<RowOutcomeCollector, 'refuse' | 'warn' | 'preview' | 'convertPrice'>
  now: Date
  /** Returns ids of new articles; random by default. */
  makeId?: MakeId
  /** Returns the VAT rate of a tax class in percent, for prices that include VAT. */
  rateOf?: (taxClass: TaxClass) => number
}

/** Results of rows, to be counted after the commit. */
export interface AppliedGroups {
  outcomes: Map<number, Outcome>
  /** Names of created categories. */
  categories: string[]
  /** Categories of the file that the shop does not have, with those of the shop that are used for them. */
  unknownCategories: UnknownCategory[]
  /** All categories by name. */
  allCategories: Map<string, NamedCategory>
  /** Pictures of the products whose pictures the file sets, if one is missing; null if none is. */
  pictures: { productId: string; list: PictureList | null }[]
  /** What changes in the written products. */
  changes: ImportedRow[]
  /** The numbers of the rows of each product that was not on sale before. */
  published: number[][]
}

/** True if a product is on sale after a change and was not before. */
function isPublished(
  before: StoredProduct | undefined,
  { publishedAt }: Pick<ProductState, 'publishedAt'>,
  { now, isRestored }: { now: Date; isRestored: boolean },
): boolean {
  const isOnSale = (date: Date | null | undefined, isArchived: boolean) => Boolean(date && date <= now && !isArchived)
  const wasArchived = Boolean(before?.archivedAt)
  return isOnSale(publishedAt, wasArchived && !isRestored) && !isOnSale(before?.publishedAt, wasArchived)
}

/** Uses other categories for missing ones, or creates them, up to a limit, or refuses their rows. */
async function createCategories(
  tx: Database,
  { groups, options, report, now, categories, newCategories = 0 }: GroupsToApply,
) {
  // A check creates none, so those of earlier rows are only in `categories`. Existing ones may have been renamed or
  // deleted.
  const existing = await findNamedCategories(tx)
  const byName = new Map([...(options.isCheck ? categories : []), ...existing])
  const created: string[] = []
  const unknown: UnknownCategory[] = []
  const namesById = new Map([...existing.values()].map(({ id, name }) => [id, name]))
  const matched = options.matchedCategories ?? {}
  for (const group of groups) {
    if (!group.changes.category || group.rows.length === 0) continue
    const text = group.changes.category
    const { name, missing, isOneOfList } = findCategoryPath(byName, text)
    const [first] = missing
    const category = namesById.get((Object.hasOwn(matched, text) && matched[text]) || '') ?? null
    if (first) unknown.push({ name: text, category })
    if (first && category !== null) {
      group.changes = { ...group.changes, category }
      continue
    }
    if (first && options.refuseCategories) {
      for (const row of group.rows)
        report.refuse(row, new RowRefusal('category', fault('category_not_in_shop', { name: first.name })))
      group.rows = []
      continue
    }
    const limit = fileLimits.newCategories
    if (first && newCategories + created.length + missing.length > limit) {
      for (const row of group.rows)
        report.warn(row, new RowRefusal('category', fault('too_many_categories', { limit })))
      group.changes = { ...group.changes, category: undefined }
      continue
    }
    if (isOneOfList)
      for (const row of group.rows)
        report.warn(row, new RowRefusal('category', fault('one_category_of_list', { name })))
    group.changes = { ...group.changes, category: name }
    let parentId: string | null = null
    // A missing parent precedes its children.
    for (const { name: each, parentId: existingParent = parentId } of missing) {
      const row: NamedCategory = { id: newId('cat', now), name: each, parentId: existingParent }
      parentId = row.id
      byName.set(row.name, row)
      created.push(row.name)
      if (!options.isCheck) await addCategory(tx, row)
    }
  }
  return { byName, created, unknown }
}

/** Returns the text that a new product's handle is made from; undefined if its rows have the handle. */
const handleTextOf = ({ preferredHandle, changes: { handle, title } }: RowGroup): string | undefined =>
  handle ? undefined : (preferredHandle ?? title)

/** Returns unused handles for new products; refuses a requested one that was taken in the meantime. */
async function handlesFor(
  tx: Database,
  groups: readonly RowGroup[],
  report: GroupsToApply['report'],
): Promise<(title: string) => string> {
  const created = groups.filter(({ productId }) => productId === undefined)
  const requested = created.flatMap(({ changes }) => changes.handle ?? [])
  const derived = created.flatMap((group) => handleTextOf(group) ?? []).map(handleOf)
  const taken = new Set(await findHandles(tx, [...requested, ...derived]))
  for (const group of created) {
    if (!group.changes.handle || !taken.has(group.changes.handle)) continue
    for (const row of group.rows) report.refuse(row, new RowRefusal('handle', fault('handle_given_away')))
    group.rows = []
  }
  const counts = new Map<string, number>()
  for (const handle of derived) counts.set(handle, (counts.get(handle) ?? 0) + 1)
  const isDuplicate = (handle: string) => taken.has(handle) || (counts.get(handle) ?? 0) > 1
  const numbered = await findHandles(tx, [...new Set(derived.filter(isDuplicate))].flatMap(numberedHandles))
  return createHandles([...taken, ...requested, ...numbered])
}

/** Returns a product with its tax class; refuses a new one without, because none is assumed. */
function withTaxClass(group: RowGroup, before: StoredProduct | undefined, { options }: GroupsToApply): RowGroup {
  if (before || group.changes.tax_class) return group
  const { taxClass } = options
  if (!taxClass) throw new RowRefusal('tax_class', fault('missing_in_new_product'))
  return { ...group, changes: { ...group.changes, tax_class: taxClass } }
}

/** Takes the VAT off the prices of a product's rows, with the rate of its tax class. */
function withoutVat(
  { rows, changes, includesVat = false }: RowGroup,
  before: StoredProduct | undefined,
  { rateOf, report }: GroupsToApply,
): ImportRow[] {
  const percent = rateOf?.(changes.tax_class ?? before?.taxClass ?? newState('product').taxClass) ?? 0
  const withNet = <Price extends { amount: number | null }>(row: ImportRow, price: Price): Price => {
    if (price.amount === null || !(row.includesVat ?? includesVat)) return price
    const amount = netOf(price.amount, percent)
    report.convertPrice(row, { percent, gross: price.amount, net: amount })
    return { ...price, amount }
  }
  return rows.map((row) => ({
    ...row,
    prices: row.prices.map((price) => withNet(row, price)),
    cartonPrice: row.cartonPrice && withNet(row, row.cartonPrice),
  }))
}

/** What the rows of a product do. */
interface GroupPlan {
  product: ProductState | undefined
  outcomes: Iterable<readonly [ImportRow, Outcome]>
  /** The pictures to fetch; null if none is, undefined if those of earlier files stay. */
  list: PictureList | null | undefined
}

type PlanOptions = Omit<Parameters<typeof planProduct<ImportRow>>[2], 'handleFor'>

/** Adds to the preview of a new product how many pictures it gets, also those that are fetched later. */
function withPictureCount(preview: PlanOptions['preview'], pictures: readonly FilePicture[]): PlanOptions['preview'] {
  const count = pictures.filter((picture) => !picture.fault).length
  if (!preview || count === 0) return preview
  const added = { column: 'images', before: '', after: String(count) }
  return (row, planned, title) => preview(row, { ...planned, changes: [...planned.changes, added] }, title)
}

/** Plans the changes of a product by its rows. */
function planRows(
  given: RowGroup,
  stored: StoredProduct | undefined,
  input: GroupsToApply,
  context: PlanOptions & Pick<PlanContext, 'handleFor'>,
): GroupPlan {
  const { before, group: hidden } = withArchiving({ before: stored, group: given })
  const group = withTaxClass(hidden, before, input)
  const sold = addCombinations(withdrawVariants(group, before, input.report.warn), before, input.report.warn)
  const { changes } = sold
  const pieces = withPiecePrices(withoutVat(sold, before, input), before, input.report.warn)
  const variants = withCartonPrices(pieces, before, input.report.warn)
  const pictures = input.images.get(given)
  const shown = pictures && picturesWhenApplied(pictures, before?.images.map(({ url }) => url) ?? [])
  const images = shown?.urls.map((url) => ({ url }))
  const preview = before ? context.preview : withPictureCount(context.preview, pictures ?? [])
  const { product, outcomes } = planProduct(before, { changes, variants, images }, { ...context, preview })
  const hasList = changes.images !== undefined && outcomes.size > 0
  const open = pictures && !shown?.isComplete ? { pictures, formerUrls: shown?.formerUrls ?? [] } : null
  return { product, outcomes, list: hasList ? open : undefined }
}

/** Returns the SKU of a product with a single article. */
const skuOf = ({ variants }: StoredProduct) => (variants.length === 1 && variants[0]?.sku) || ''

/** Plans the addition of pictures to a product. Those without room are left out. */
function planAddition(
  group: RowGroup,
  before: StoredProduct,
  { images, report }: GroupsToApply,
  context: PlanOptions & Pick<PlanContext, 'handleFor'>,
): GroupPlan {
  const current = before.images.map(({ url }) => url)
  const { pictures, rest } = addedPictures(images.get(group) ?? [], current)
  const [first] = group.rows
  if (first && rest.length > 0)
    report.warn(first, new RowRefusal('images', fault('too_many_pictures', { limit: maxProductPictures })))
  const { urls, isComplete } = picturesWhenApplied(pictures, current)
  const { product } = planProduct<ImportRow>(
    before,
    { changes: {}, variants: [], images: urls.map((url) => ({ url })) },
    context,
  )
  const changes = product ? productDifferences(before, product) : []
  if (context.preview)
    for (const { row, sku } of group.rows)
      report.preview({ row, sku: sku || skuOf(before), product: before.title, prices: [], jumps: undefined, changes })
  const isFetched = pictures.some(({ url, fault: problem }) => url === undefined && !problem)
  const outcome = product || isFetched ? 'updated' : 'unchanged'
  return {
    product,
    outcomes: group.rows.map((row) => [row, outcome] as const),
    list: isComplete ? undefined : { pictures, formerUrls: [], isAddition: true },
  }
}

/** True if the row has a warning about its unusable price, which is not missing then. */
const isSaid = ({ warnings }: ImportRow, { column, fault: { code } }: RowRefusal) =>
  column === 'price' &&
  code === 'draft_without_price' &&
  warnings.some((each) => priceOf(each.column.toLowerCase())?.from === 1 && each.problem.code !== 'price_rounded')

/** Compares products with their rows and writes the differences, in the caller's transaction. */
export async function applyGroups(tx: Database, input: GroupsToApply): Promise<AppliedGroups> {
  const { groups, options, report, now, makeId } = input
  await acquireLockByName(tx, 'catalogue import')
  const { byName, created: createdCategories, unknown } = await createCategories(tx, input)
  const categoryIds = new Map([...byName.values()].map(({ id, name }) => [name, id]))
  const remaining = groups.filter(({ rows }) => rows.length > 0)
  const ids = remaining.flatMap(({ productId }) => productId ?? [])
  if (!options.isCheck) await lockVariants(tx, ids)
  const byId = new Map((await loadProducts(tx, ids)).map((product) => [product.id, product]))
  const handleFor = await handlesFor(tx, remaining, report)
  const { refuse } = report
  const warn = (row: ImportRow, problem: RowRefusal) => {
    if (!isSaid(row, problem)) report.warn(row, problem)
  }
  const preview: PlanOptions['preview'] = ({ row, sku }, planned, product) => {
    const { prices, jumps, changes } = planned
    report.preview({ row, sku: planned.sku ?? sku, product, prices, jumps, changes })
  }
  const context = { now, refuse, warn, ...(options.isCheck && { preview }) }
  const outcomes: AppliedGroups['outcomes'] = new Map()
  const writes: ProductWrite[] = []
  const published: number[][] = []
  const restored: StoredProduct[] = []
  const lists: { write: ProductWrite | undefined; productId: string | undefined; list: PictureList | null }[] = []
  for (const group of remaining.filter(({ rows }) => rows.length > 0)) {
    const before = group.productId ? byId.get(group.productId) : undefined
    const withHandle = { ...context, handleFor: (title: string) => handleFor(handleTextOf(group) ?? title) }
    try {
      const plan =
        group.addsPictures && before
          ? planAddition(group, before, input, withHandle)
          : planRows(group, before, input, withHandle)
      const planned = new Map(plan.outcomes)
      const isRestored = settleArchived({ before, group }, planned, report.warn)
      if (isRestored && before) restored.push(before)
      for (const [{ row }, outcome] of planned) outcomes.set(row, outcome)
      const write = plan.product && { before, product: plan.product, source: group.source }
      if (write) writes.push(write)
      const after = plan.product ?? (isRestored ? before : undefined)
      if (after && isPublished(before, after, { now, isRestored }))
        published.push([...planned.keys()].map(({ row }) => row))
      if (plan.list !== undefined) lists.push({ write, productId: before?.id, list: plan.list })
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      for (const row of group.rows) report.refuse(row, error)
    }
  }
  const writtenIds = options.isCheck
    ? []
    : await writeProducts(tx, writes, {
        categoryIds,
        prices: priceContextOf(undefined, now),
        makeId,
        stockKind: 'import',
      })
  if (!options.isCheck) for (const { id } of restored) await setArchived(tx, id, null, now)
  const idOf = new Map(writes.map((write, index) => [write, writtenIds[index]]))
  const pictures = lists.map(({ write, productId, list }) => ({
    productId: productId ?? (write && idOf.get(write)) ?? '',
    list,
  }))
  const changes = writes.flatMap(({ before, product }, index): ImportedRow[] => {
    const productId = writtenIds[index]
    if (productId === undefined) return []
    return [{ productId, ...(before ? importedFields(before, product) : { before: null, after: {} }) }]
  })
  return {
    outcomes,
    categories: createdCategories,
    unknownCategories: unknown,
    allCategories: byName,
    pictures,
    changes: options.isCheck ? [] : withRestored(changes, restored),
    published,
  }
}
