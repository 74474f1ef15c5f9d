import { formatCountry, formatMoney, formatNumber, toMinor } from '../../platform/format'
import { isInteger, isRecord, isText, listOf } from '../../rules/json/schema'
import { textIn } from '../../rules/text/local-text'
import { formatDateTime, formatDay, formatWeekdayOf } from '../date-time'
import type { Office } from '../office-context'
import type { RecordedChange } from '../office.view'
import { shopCurrency } from '../shop-currency'
import type { ValueKind } from './recorded-fields'

/** What formatting a value needs. */
export interface ValueContext {
  office: Office
  /** The currency of recorded amounts. */
  currency: string
}

const isDateTime = (value: unknown): value is string => isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
const isDate = (value: unknown): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value)
const isTextList = listOf(isText)

/** The first Monday of 2024, whose weekday is 1. */
const mondayOf2024 = Date.UTC(2024, 0, 1)
const dayInMilliseconds = 24 * 60 * 60 * 1000

const weekday = (day: unknown, office: Office) =>
  formatWeekdayOf(new Date(mondayOf2024 + (Number(day) - 1) * dayInMilliseconds).toISOString(), office)

function closureText(value: unknown, office: Office): string {
  if (!isRecord(value)) return ''
  const day = (date: unknown) => (isDate(date) ? formatDay(date, { ...office, timeZone: 'UTC' }) : '')
  const [from, to] = [day(value.from), day(value.to)]
  return [from === to ? from : `${from} – ${to}`, value.reason].filter(Boolean).join(' ')
}

function linkText(value: unknown, { locale }: Office): string {
  if (!isRecord(value) || !isRecord(value.label)) return ''
  return `${textIn(value.label as Record<string, string>, locale)} ${String(value.href)}`
}

/** The name of a country; a text that is no country code as it is. */
const countryName = (code: string, locale: string) => (/^[a-z]{2}$/i.test(code) ? formatCountry(code, locale) : code)

/** Formats a value that is no list; null if there is none. */
function textOf(kind: ValueKind, value: unknown, { office, currency }: ValueContext): string | null {
  if (value === null || value === undefined || value === '') return null
  const { locale } = office
  if (kind === 'yesNo') return value === true ? 'yes' : 'no'
  if (kind === 'logo') return 'logo'
  if (typeof value === 'number') {
    if (kind === 'amount') return formatMoney(value, currency, locale)
    return kind === 'major' ? formatMoney(toMinor(value), shopCurrency, locale) : formatNumber(value, locale)
  }
  if (isDateTime(value)) return formatDateTime(value, office)
  if (kind === 'day' && isDate(value)) return formatDay(value, { ...office, timeZone: 'UTC' })
  if (kind === 'countries' && isText(value)) return countryName(value, locale)
  if (kind === 'options' && isRecord(value)) return Object.values(value).join(', ')
  return isText(value) ? value : null
}

/** Formats the entries of a list; undefined if the value is no list. */
function entriesOf(kind: ValueKind, value: unknown, { office }: ValueContext): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const list = value as readonly unknown[]
  if (kind === 'countries' && isTextList(list)) return list.map((code) => countryName(code, office.locale))
  if (kind === 'weekdays') return list.map((day) => weekday(day, office))
  if (kind === 'closures') return list.map((closure) => closureText(closure, office))
  if (kind === 'links') return list.map((link) => linkText(link, office))
  return list.flatMap((entry) => (isText(entry) || isInteger(entry) ? [String(entry)] : []))
}

/** The formatted values of a change. */
export type FormattedChange = Pick<RecordedChange, 'kind' | 'before' | 'after'>

/** Removed and added entries of a list. If only their order differs, both lists as texts. */
export function listChange(old: readonly string[], current: readonly string[]): FormattedChange | null {
  const joined = (entries: readonly string[]) => (entries.length === 0 ? null : entries.join(', '))
  const [removed, added] = [
    joined(old.filter((entry) => !current.includes(entry))),
    joined(current.filter((entry) => !old.includes(entry))),
  ]
  if (removed !== null || added !== null) return { kind: 'list', before: removed, after: added }
  return old.join() === current.join() ? null : { kind: 'text', before: joined(old), after: joined(current) }
}

/** Names pictures by their alternative texts or else their numbers; a picture has one name on both sides. */
function pictureChange(before: unknown, after: unknown): FormattedChange | null {
  const picturesIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
  const [old, current] = [picturesIn(before), picturesIn(after)]
  const names = new Map<unknown, string>()
  for (const { url, alt } of [...old, ...current]) {
    const number = `#${names.size + 1}`
    if (!names.has(url)) names.set(url, isText(alt) && alt !== '' ? `${number} ${alt}` : number)
  }
  const named = (pictures: readonly Record<string, unknown>[]) => pictures.map(({ url }) => names.get(url) ?? '')
  const alts = (pictures: readonly Record<string, unknown>[]) => pictures.map(({ alt }) => String(alt ?? '')).join(', ')
  return (
    listChange(named(old), named(current)) ??
    (alts(old) === alts(current) ? null : { kind: 'text', before: alts(old), after: alts(current) })
  )
}

/** Words before and after the changed part of a long text. */
const contextLength = 40
const longText = 160

/** Shortens two long texts to the part that differs. */
function excerpts(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= longText) return [before, after]
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const from = Math.max(0, start - contextLength)
  const cut = (text: string) => {
    const to = Math.min(text.length, text.length - end + contextLength, from + 2 * longText)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}

const shorten = (text: string | null) =>
  text === null || text.length <= longText ? text : `${text.slice(0, longText)}…`

const displayedKind = (kind: ValueKind): RecordedChange['kind'] => {
  if (kind === 'amount' || kind === 'major') return 'money'
  if (kind === 'number') return 'number'
  return kind === 'code' || kind === 'yesNo' || kind === 'logo' ? 'code' : 'text'
}

/**
 * Formats a changed value; null if both sides read the same.
 * @param before undefined if there was no previous record
 */
export function formatChange(
  kind: ValueKind,
  before: unknown,
  after: unknown,
  context: ValueContext,
): FormattedChange | null {
  if (kind === 'pictures') return pictureChange(before, after)
  const [old, current] = [entriesOf(kind, before, context), entriesOf(kind, after, context)]
  if (old !== undefined || current !== undefined) {
    const change = listChange(old ?? [], current ?? [])
    return change && kind === 'codes' ? { ...change, kind: 'codes' } : change
  }
  const [oldText, text] = [textOf(kind, before, context), textOf(kind, after, context)]
  if (kind === 'logo' && oldText !== null && text !== null)
    return JSON.stringify(before) === JSON.stringify(after)
      ? null
      : { kind: 'code', before: oldText, after: 'new_logo' }
  if (oldText === text) return null
  const display = displayedKind(kind)
  if (oldText === null || text === null) return { kind: display, before: shorten(oldText), after: shorten(text) }
  const [shortOld, shortText] = display === 'text' ? excerpts(oldText, text) : [oldText, text]
  return { kind: display, before: shortOld, after: shortText }
}
