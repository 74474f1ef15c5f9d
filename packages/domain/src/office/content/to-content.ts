import type { components } from '@skafferi/api/admin'
import { formatNumber, formatRoundMoney } from '../../platform/format'
import { toBlockViews } from '../../platform/shared-views'
import { blockKinds, contentLimits, type Block, type ContentPage } from '../../rules/content/blocks'
import { isAllowedLink, isInternalPath } from '../../rules/content/links'
import type { PageCatalogue } from '../../rules/content/page-catalogue'
import { missingTexts } from '../../rules/content/missing-texts'
import { placeholderNames, type PlaceholderValues } from '../../rules/content/placeholders'
import { isShopPage, suggestedPages } from '../../rules/content/shop-pages'
import { wallClock } from '../../rules/delivery/calendar'
import { toMinor } from '../../rules/pricing/money'
import { freeDeliveryFrom } from '../../rules/delivery/free-delivery'
import { isRecord } from '../../rules/json/schema'
import { firstLanguage, textIn } from '../../rules/text/local-text'
import { formatShortDay, toDateTimeView } from '../date-time'
import type { Office } from '../office-context'
import { lastDay } from '../marketing/to-promotions'
import { shopCurrency } from '../shop-currency'
import {
  fieldsOfEntries,
  placedFields,
  skusOf,
  textsAt,
  toStoredContent,
  valueAt,
  type PlacedField,
} from './block-content'
import { blockFields, maxSku } from './block-fields'
import { fieldName, toListedBlocks, type DraftBlock, type ListedBlock } from './content-draft'
import { toLocalTime } from './local-time'
import type {
  BlockFieldView,
  BlockName,
  BlockRule,
  BlockState,
  ContentBlockView,
  ContentChange,
  ContentFault,
  ContentFormView,
  ContentVersionDetailView,
  ContentVersionView,
  ContentWarning,
  DeletedBlockView,
  ListedContentView,
  PlaceholderView,
} from './content.view'

type Schemas = components['schemas']

/** What the views of blocks need from the settings. */
export interface BlockContext {
  /** The allowed hosts of links and pictures beside the shop itself. */
  hosts: readonly string[]
  values: PlaceholderValues
  office: Office
}

/** What the form of a page needs in addition. */
export interface FormContext extends BlockContext {
  /** The names of the shop's categories; null while they are unknown. */
  categories: readonly string[] | null
}

/** What the fields of a form depend on. */
interface FieldContext extends Pick<FormContext, 'categories'> {
  /** What the saved draft shows of the catalogue. */
  catalogue: PageCatalogue
}

export const toContentVersion = (
  { version, published_at, published_by }: Schemas['ContentVersion'],
  office: Office,
): ContentVersionView => ({ version, published: toDateTimeView(published_at, office), by: published_by })

export const toListedContent = (
  { page, blocks, drafted_at }: Schemas['ListedPage'],
  typed: boolean,
  office: Office,
): ListedContentView => ({
  page,
  href: office.paths.contentPage(page),
  count: blocks,
  drafted: drafted_at !== null,
  typed,
})

/** The values that texts can name, before the settings are loaded. */
export const noPlaceholders: PlaceholderValues = {
  brand: '',
  phone: null,
  email: null,
  hours: null,
  returns: null,
  free_from: null,
  order_minimum: null,
  payment_days: null,
  articles: null,
  brands: null,
}

/** The values that texts can name. */
export function toPlaceholderValues(
  { profile, delivery, orders }: Pick<Schemas['AdminSettings'], 'profile' | 'delivery' | 'orders'>,
  { locale }: Office,
): PlaceholderValues {
  const { name, phone, email, hours, returns } = profile.value
  const { minimum } = orders.value
  const options = delivery.value.options.map(({ countries, amount, goods_from }) => ({
    countries,
    amount: toMinor(amount),
    goodsFrom: toMinor(goods_from),
  }))
  return {
    brand: name,
    phone: phone || null,
    email: email || null,
    hours: textIn(hours, firstLanguage) || null,
    returns: textIn(returns, firstLanguage) || null,
    free_from: freeDeliveryFrom({ options }, locale),
    order_minimum: minimum === null ? null : formatRoundMoney(toMinor(minimum), shopCurrency, locale),
    payment_days: toFigure(orders.value.payment_days, locale),
    articles: null,
    brands: null,
  }
}

/** A figure that texts can name; 0 counts as not set. */
const toFigure = (value: number, locale: string) => (value === 0 ? null : formatNumber(value, locale))

/** Adds the figures of the catalogue to the values that texts can name. */
const withFigures = (
  values: PlaceholderValues,
  { figures }: Schemas['PageCatalogue'],
  { locale }: Office,
): PlaceholderValues => ({
  ...values,
  articles: toFigure(figures.articles, locale),
  brands: toFigure(figures.brands, locale),
})

const toPlaceholders = (values: PlaceholderValues): PlaceholderView[] =>
  placeholderNames.map((name) => ({ placeholder: `{${name}}`, value: values[name] || null }))

/** A block as visitors see it; with its texts as typed if they do not see it, e.g. because it is still empty. */
function toPreview({ id, block: { kind, content } }: ListedBlock, context: Pick<BlockContext, 'hosts' | 'values'>) {
  const block = { id, kind, content: toStoredContent(content) } as unknown as Block
  return toBlockViews([block], context)[0] ?? block
}

/** The first words of a block; empty if it has none. */
function summaryOf({ kind, content }: DraftBlock): string {
  const texts = placedFields(kind, content).filter(({ spec }) => spec.type === 'line' || spec.type === 'text')
  return texts.map((field) => textsAt(content, field)[0]?.trim() ?? '').find((text) => text !== '') ?? ''
}

/** What names a block. */
function toBlockName(block: DraftBlock): BlockName {
  const { kind, content } = block
  const rule =
    kind === 'shelf' || kind === 'samples' ? ((content.rule as BlockRule | 'none' | undefined) ?? 'none') : 'none'
  return { kind, rule: rule === 'none' ? null : rule, summary: summaryOf(block) }
}

/** Names a block that was deleted. */
export const toDeletedBlock = ({ block }: ListedBlock): DeletedBlockView => toBlockName(block)

/** The state of a block at a time. */
function stateOf({ on, startsAt, endsAt }: DraftBlock, now: Date): BlockState {
  if (!on) return 'off'
  if (endsAt !== null && new Date(endsAt) <= now) return 'ended'
  return startsAt !== null && new Date(startsAt) > now ? 'planned' : 'shown'
}

function faultOf(content: DraftBlock['content'], field: PlacedField, hosts: readonly string[]): ContentFault | null {
  const texts = textsAt(content, field)
  const { spec } = field
  if (spec.type === 'pictures') return texts.every((src) => isAllowedLink(src, hosts)) ? null : 'link'
  if (spec.type === 'articles') {
    const skus = skusOf(texts)
    return skus.length > spec.max ? 'too_many' : skus.some((sku) => sku.length > maxSku) ? 'too_long' : null
  }
  const [text = ''] = texts
  if (spec.type === 'choice' || text === '') return null
  if (text.trim().length > spec.max) return 'too_long'
  if (spec.type === 'link') return isAllowedLink(text, hosts) ? null : 'link'
  return spec.type === 'colour' && !/^#[0-9a-f]{6}$/.test(text) ? 'colour' : null
}

/** The faults of a block by name of the field. */
function faultsOf({ id, block }: ListedBlock, hosts: readonly string[]): Record<string, ContentFault> {
  const { kind, content, startsAt, endsAt } = block
  const faults = placedFields(kind, content).flatMap((field) => {
    const fault = faultOf(content, field, hosts)
    return fault === null ? [] : [[fieldName(id, field.path), fault] as const]
  })
  const hasPeriod = startsAt === null || endsAt === null || new Date(startsAt) < new Date(endsAt)
  return { ...Object.fromEntries(faults), ...(!hasPeriod && { [fieldName(id, 'endsAt')]: 'period' as const }) }
}

/** The categories in a block of them. */
const listedCategories = (content: DraftBlock['content']) =>
  listOfRecords(content.items).map(({ category }) => String(category))

const listOfRecords = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

function warningOf(
  content: DraftBlock['content'],
  { path, spec }: PlacedField,
  text: string,
  categories: FormContext['categories'],
): ContentWarning | null {
  if (text === '') return null
  if (spec.label === 'href') {
    const button = path.endsWith('button.href') && valueAt(content, path.replace(/href$/, 'text'))
    if (typeof button === 'string' && button.trim() === '') return 'no_button'
    return isInternalPath(text) && !isShopPage(text) ? 'unknown_page' : null
  }
  if (spec.label === 'selected') return listedCategories(content).includes(text) ? null : 'not_listed'
  return spec.label === 'category' && categories?.includes(text) === false ? 'unknown_category' : null
}

function suggestionsOf(content: DraftBlock['content'], { spec }: PlacedField, categories: FormContext['categories']) {
  if (spec.label === 'href') return suggestedPages
  if (spec.label === 'selected') return listedCategories(content).filter(Boolean)
  return spec.label === 'category' ? (categories ?? []) : []
}

function toFieldView(
  id: string,
  content: DraftBlock['content'],
  field: PlacedField,
  { categories, catalogue }: FieldContext,
): BlockFieldView {
  const { path, spec } = field
  const base = { name: fieldName(id, path), path, label: spec.label }
  const texts = textsAt(content, field)
  if (spec.type === 'pictures') {
    const shelf = spec.label === 'shelf' ? Number(path.split('.').at(-1)) + 1 : null
    return { ...base, type: 'pictures', value: texts, max: spec.max, shelf }
  }
  if (spec.type === 'articles') {
    const unknown = skusOf(texts).filter((sku) => !catalogue.articles.some((article) => article.sku === sku))
    return { ...base, type: 'articles', value: texts.join('\n'), max: spec.max, unknown }
  }
  const [value = ''] = texts
  if (spec.type === 'choice') return { ...base, type: 'choice', value, options: spec.options }
  return {
    ...base,
    type: spec.type,
    value,
    max: spec.max,
    suggestions: suggestionsOf(content, field, categories),
    warning: warningOf(content, field, value, categories),
  }
}

/** A block of the form. @param changed true if it differs from the saved draft */
function toBlockView(listed: ListedBlock, changed: boolean, context: FormContext & FieldContext): ContentBlockView {
  const { hosts, values, office } = context
  const { id, block } = listed
  const { kind, on, content, startsAt, endsAt } = block
  return {
    ...toBlockName(block),
    id,
    on,
    state: stateOf(block, office.now()),
    from: startsAt && formatShortDay(wallClock(new Date(startsAt), office.timeZone).date, office),
    until: endsAt && formatShortDay(lastDay(endsAt, office), office),
    startsAt: startsAt === null ? '' : toLocalTime(startsAt, office),
    endsAt: endsAt === null ? '' : toLocalTime(endsAt, office),
    changed,
    fields: blockFields[kind].map((spec) =>
      spec.type === 'list'
        ? {
            type: 'list',
            name: fieldName(id, spec.path),
            path: spec.path,
            label: spec.label,
            max: spec.max,
            entries: fieldsOfEntries(spec, content).map((entry) =>
              entry.map((field) => toFieldView(id, content, field, context)),
            ),
          }
        : toFieldView(id, content, { path: spec.path, spec }, context),
    ),
    preview: toPreview(listed, { hosts, values }),
  }
}

/** What differs between two states of a page. Blocks that others pushed aside are not `moved`. */
export function changesBetween(before: readonly ListedBlock[], after: readonly ListedBlock[]): ContentChange[] {
  const old = new Map(before.map(({ id, block }) => [id, block]))
  const isKept = new Set(after.map(({ id }) => id))
  const toChange = ({ id, block }: ListedBlock, change: ContentChange['change']): ContentChange => ({
    ...toBlockName(block),
    id,
    change,
  })
  const kept = before.filter(({ id }) => isKept.has(id))
  const same = after.filter(({ id }) => old.has(id))
  return [
    ...after.flatMap((each) => {
      const previous = old.get(each.id)
      if (!previous) return [toChange(each, 'added')]
      if (JSON.stringify(previous) !== JSON.stringify(each.block)) return [toChange(each, 'changed')]
      const index = same.indexOf(each)
      const isMoved = kept[index]?.id !== each.id && kept[index - 1]?.id !== same[index - 1]?.id
      return isMoved ? [toChange(each, 'moved')] : []
    }),
    ...before.filter(({ id }) => !isKept.has(id)).map((each) => toChange(each, 'removed')),
  ]
}

interface FormParts {
  page: ContentPage
  blocks: readonly ListedBlock[]
  /** The ids of the blocks that differ from the saved draft, and `order`. */
  changed: readonly string[]
  /** The published blocks; none if nothing is published. */
  published: readonly ListedBlock[]
}

/** Converts a draft with its unsaved changes to the form. */
export function toContentForm(
  { current, changed_at, changed_by, catalogue }: Schemas['ContentDraft'],
  { page, blocks, changed, published }: FormParts,
  { values: settings, ...others }: FormContext,
): ContentFormView {
  const { hosts, office } = others
  const values = withFigures(settings, catalogue, office)
  const context = { ...others, values, catalogue }
  return {
    page,
    blocks: blocks.map((listed) => toBlockView(listed, changed.includes(listed.id), context)),
    kinds: blocks.length < contentLimits.blocks ? blockKinds[page] : [],
    changed,
    faults: Object.assign({}, ...blocks.map((listed) => faultsOf(listed, hosts))) as ContentFormView['faults'],
    missing: blocks.flatMap(({ id, block }) =>
      missingTexts(block.kind, block.content).map((path) => fieldName(id, path)),
    ),
    linkHosts: hosts,
    saved: changed_at === null ? null : { time: toDateTimeView(changed_at, office), by: changed_by },
    current: current && toContentVersion(current, office),
    changes: changesBetween(published, blocks),
    placeholders: toPlaceholders(values),
    catalogue: context.catalogue,
  }
}

/** Converts a version with its blocks. */
export function toContentVersionDetail(
  { content_version, blocks }: Schemas['ContentVersionAnswer'],
  { office, ...context }: BlockContext,
): ContentVersionDetailView {
  return {
    ...toContentVersion(content_version, office),
    blocks: toListedBlocks(blocks)
      .filter(({ block }) => block.on)
      .map((listed) => toPreview(listed, context)),
  }
}
