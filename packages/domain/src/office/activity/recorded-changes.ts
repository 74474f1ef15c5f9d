import { formatMoney, formatNumber, formatPercent, toMinor } from '../../platform/format'
import { isInteger, isRecord, isText, recordOf } from '../../rules/json/schema'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type { RecordedChange } from '../office.view'
import { shopCurrency } from '../shop-currency'
import { withPlainStates } from './order-change'
import { deliveryOptionFields, recordedFieldsOf, variantFields, type RecordedFields } from './recorded-fields'
import { formatChange, listChange, type ValueContext } from './recorded-values'

type RecordValues = Readonly<Record<string, unknown>>

/** Two records of a change; undefined if the entry has none. */
interface Records {
  before: RecordValues | undefined
  after: RecordValues | undefined
}

/** What a change belongs to. */
type Owner = RecordedChange['of']

/** Amounts of fields that the table does not have may be in minor units, so they cannot be shown. */
const isAmount = (field: string) => /total|amount|price/i.test(field)

const unknownKind = (name: string, values: readonly unknown[]) => {
  if (values.some((value) => typeof value === 'boolean')) return 'yesNo'
  return isAmount(name) && values.some((value) => typeof value === 'number') ? 'hidden' : 'text'
}

/** The changes of a text by language, which is named if there are several. */
function localTextChanges(field: string, texts: readonly [unknown, unknown], context: ValueContext): RecordedChange[] {
  const [old, current] = texts.map((text) => (isRecord(text) ? text : {}))
  const languages = [...new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])]
  const names = new Intl.DisplayNames(context.office.locale, { type: 'language' })
  return languages.flatMap((language): RecordedChange[] => {
    const change = formatChange('text', old?.[language], current?.[language], context)
    const of = { name: names.of(language) ?? language, from: null }
    return change ? [{ field, ...(languages.length > 1 && { of }), ...change }] : []
  })
}

/** The changed values of two records, in the order of the fields. A value without a previous record has no `before`. */
function changesOf({ before, after }: Records, fields: RecordedFields, context: ValueContext, of?: Owner) {
  const recorded = [...Object.keys(before ?? {}), ...Object.keys(after ?? {})]
  const names = [...Object.keys(fields).filter((name) => recorded.includes(name)), ...new Set(recorded)]
  return [...new Set(names)].flatMap((name): RecordedChange[] => {
    const [old, current] = [before?.[name], after?.[name]]
    const { label, kind } = fields[name] ?? { label: name, kind: unknownKind(name, [old, current]) }
    if (kind === 'hidden') return []
    const owner = of === undefined ? {} : { of }
    if (kind === 'localText') return localTextChanges(label, [old, current], context)
    const change = formatChange(kind, old, current, context)
    if (!change) return []
    // A value that only one of the records has is a fact, e.g. the carrier of a parcel.
    const isFact = change.before === null && (before === undefined || !(name in before))
    const { before: oldText, ...fact } = change
    return [{ field: label, ...owner, ...fact, ...(!isFact && { before: oldText }) }]
  })
}

const recordsIn = (record: RecordValues | undefined, name: string) =>
  Array.isArray(record?.[name]) ? (record[name] as unknown[]).filter(isRecord) : []

const nameOf = (entry: RecordValues) => String(entry.sku ?? entry.name ?? entry.title ?? '')

/** The changes of a list whose entries have ids: of each entry, and which were added or removed. */
function entryChanges(
  { before, after }: Records,
  list: { name: string; label: string },
  changesOfEntry: (records: Records, of: { name: string; from: null }) => RecordedChange[],
): RecordedChange[] {
  if (after?.[list.name] === undefined) return []
  // Earlier versions of the store have recorded variants without ids.
  const idOf = (entry: RecordValues) => String(entry.id ?? nameOf(entry))
  const [old, current] = [recordsIn(before, list.name), recordsIn(after, list.name)]
  const oldById = new Map(old.map((entry) => [idOf(entry), entry]))
  const order = listChange(old.map(nameOf), current.map(nameOf))
  const isRenamed = old.map(idOf).join() === current.map(idOf).join()
  return [
    ...(order && !isRenamed ? [{ field: list.label, ...order }] : []),
    ...current.flatMap((entry) =>
      changesOfEntry({ before: oldById.get(idOf(entry)), after: entry }, { name: nameOf(entry), from: null }),
    ),
  ]
}

const arePrices = recordOf(isInteger)

/** The changed prices of a variant by minimum quantity, and the scheduled ones by quantity and day. */
function priceChanges({ before, after }: Records, name: string, context: ValueContext): RecordedChange[] {
  const quantity = (from: string) => (from === '1' ? null : formatNumber(Number(from), context.office.locale))
  const of = (field: string, read: (key: string) => Owner) => {
    const [old, current] = [before?.[field], after?.[field]].map((prices) => (arePrices(prices) ? prices : {}))
    const keys = [...new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])]
    return keys
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .flatMap((key): RecordedChange[] => {
        const change = formatChange('amount', old?.[key], current?.[key], context)
        if (!change) return []
        const { before: oldText, ...fact } = change
        const label = field === 'prices' ? 'product.price' : 'product.planned'
        return [{ field: label, of: read(key), ...fact, ...(before !== undefined && { before: oldText }) }]
      })
  }
  return [
    ...of('prices', (from) => ({ name, from: quantity(from) })),
    ...of('planned', (key) => {
      const [from = '1', at = ''] = key.split(' ')
      return { name: `${name}, ${formatDateTime(at, context.office)}`, from: quantity(from) }
    }),
  ]
}

/** The shown values of a new variant; the others are on the product's page. */
const newVariantFields: RecordedFields = { stock: variantFields.stock! }

const variantChanges = (records: Records, context: ValueContext) =>
  entryChanges(records, { name: 'variants', label: 'product.variants' }, (variant, of) => [
    ...priceChanges(variant, of.name, context),
    ...(variant.before
      ? changesOf(variant, variantFields, context, of)
      : changesOf({ before: undefined, after: { stock: variant.after?.stock } }, newVariantFields, context, of)),
  ])

/** Lays the days of a delivery option beside its other fields. */
const withDays = (option: RecordValues | undefined): RecordValues | undefined =>
  option && isRecord(option.days) ? { ...option, minDays: option.days.min, maxDays: option.days.max } : option

const optionChanges = (records: Records, context: ValueContext) =>
  entryChanges(records, { name: 'options', label: 'delivery.options' }, ({ before, after }, of) =>
    before === undefined
      ? []
      : changesOf({ before: withDays(before), after: withDays(after) }, deliveryOptionFields, context, of),
  )

/** What an entry has recorded. */
export interface RecordedEntry {
  action: string
  subjectId: string
  before: unknown
  after: unknown
}

/** Formats the discount of a promo code: an amount in major units, or percent. */
function withDiscount(record: RecordValues, { locale }: Office): RecordValues {
  const { type, value } = record
  if (typeof value !== 'number') return record
  return {
    ...record,
    value: type === 'fixed' ? formatMoney(toMinor(value), shopCurrency, locale) : formatPercent(value, locale),
  }
}

/** Reads a record. Synonyms are recorded as a list. */
function asRecord(action: string, value: unknown, office: Office): RecordValues | undefined {
  if (Array.isArray(value)) return { terms: value }
  if (!isRecord(value)) return undefined
  if (action.startsWith('order.')) return withPlainStates(value)
  return action.startsWith('promotion.') ? withDiscount(value, office) : value
}

/** A product of a change of many. */
type RecordedProduct = Readonly<Record<'before' | 'after', unknown>> & { title: string }

/** The recorded values of a product; variants without a SKU have its title. */
function namedChange({ title, before, after }: RecordedProduct) {
  const named = (values: unknown) => {
    if (!isRecord(values)) return null
    const variants = recordsIn(values, 'variants').map((variant) => ({ ...variant, sku: variant.sku ?? title }))
    return variants.length > 0 ? { ...values, variants } : values
  }
  return { before: named(before), after: named(after) }
}

/** The changed values of an entry, in the order of the office's forms. */
export function recordedChanges({ action, subjectId, before, after }: RecordedEntry, office: Office): RecordedChange[] {
  const fields = recordedFieldsOf(action, subjectId)
  if (fields === null) return []
  const records = { before: asRecord(action, before, office), after: asRecord(action, after, office) }
  // The last values of what was deleted are facts.
  const shown = records.after === undefined ? { before: undefined, after: records.before } : records
  const currency = shown.after?.currencyCode
  const context = { office, currency: isText(currency) ? currency : shopCurrency }
  return [
    // Prices and stock first, because further changes are folded.
    ...(action === 'product.changed' ? variantChanges(shown, context) : []),
    ...changesOf(shown, fields, context),
    ...(subjectId === 'settings_delivery' ? optionChanges(shown, context) : []),
  ]
}

/** The changed values of a product of a change of many. */
export const changesOfProduct = (product: RecordedProduct, office: Office): RecordedChange[] =>
  recordedChanges({ action: 'product.changed', subjectId: '', ...namedChange(product) }, office)
