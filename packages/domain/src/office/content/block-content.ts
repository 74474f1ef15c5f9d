import type { BlockKind } from '../../rules/content/blocks'
import { isRecord } from '../../rules/json/schema'
import { blockFields, type BlockSpec, type FieldSpec, type ListSpec } from './block-fields'

/** The content of a block as the form edits it, by the paths of {@link blockFields}. */
export type BlockContent = Readonly<Record<string, unknown>>

/** Returns the value at a path such as `items.2.title`; undefined if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)
}

/** Returns a copy with another value at a path. Missing lists and objects on the way are created. */
export function withValue(value: unknown, path: string, next: unknown): unknown {
  if (path === '') return next
  const [name = '', ...rest] = path.split('.')
  const isIndex = /^\d+$/.test(name)
  const inner = withValue((value as Record<string, unknown> | undefined)?.[name], rest.join('.'), next)
  if (!isIndex) return { ...(isRecord(value) ? value : {}), [name]: inner }
  const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : []
  list[Number(name)] = inner
  return list
}

/** The value of an empty field. */
function emptyValue(spec: BlockSpec): unknown {
  switch (spec.type) {
    case 'choice':
      return spec.options[0]
    case 'pictures':
      return { list: [], text: '', nullable: null }[spec.stored]
    case 'list':
    case 'articles':
      return []
    default:
      return spec.isNullable ? null : ''
  }
}

function normalizeFields(value: unknown, specs: readonly BlockSpec[]): unknown {
  return specs.reduce<unknown>((content, spec) => {
    const found = valueAt(value, spec.path) ?? emptyValue(spec)
    const entries =
      spec.type === 'list' && Array.isArray(found) ? found.map((each) => normalizeFields(each, spec.fields)) : found
    return withValue(content, spec.path, entries)
  }, undefined)
}

/** The content with every field of its kind in a fixed order, so that equal contents have equal JSON. */
export const normalizeContent = (kind: BlockKind, content: unknown) =>
  normalizeFields(content, blockFields[kind]) as BlockContent

/** The content of a new block. */
export const emptyContent = (kind: BlockKind) => normalizeContent(kind, {})

/** An entry of a list as it is added. */
export const emptyEntry = ({ fields }: ListSpec) => normalizeFields(undefined, fields)

/** The list of a kind of block at a path; undefined if there is none. */
export const listAt = (kind: BlockKind, path: string): ListSpec | undefined =>
  blockFields[kind].find((spec): spec is ListSpec => spec.type === 'list' && spec.path === path)

/** A field at its place: `items.2.title` instead of `title`. */
export interface PlacedField {
  path: string
  spec: FieldSpec
}

const inEntry = (path: string, index: number, inner: string) =>
  inner === '' ? `${path}.${index}` : `${path}.${index}.${inner}`

/** The fields of each entry of a list. */
export function fieldsOfEntries(spec: ListSpec, content: BlockContent): PlacedField[][] {
  const entries = valueAt(content, spec.path)
  return (Array.isArray(entries) ? entries : []).map((_, index) =>
    spec.fields.map((field) => ({ path: inEntry(spec.path, index, field.path), spec: field })),
  )
}

/** All fields of a block, with those of the entries of its lists. */
export const placedFields = (kind: BlockKind, content: BlockContent): PlacedField[] =>
  blockFields[kind].flatMap((spec) =>
    spec.type === 'list' ? fieldsOfEntries(spec, content).flat() : [{ path: spec.path, spec }],
  )

/** The value of a field as texts: one, or one for each picture. */
export function textsAt(content: BlockContent, { path }: PlacedField): readonly string[] {
  const value = valueAt(content, path)
  if (Array.isArray(value)) return value as string[]
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** Converts typed texts to the value of a field. */
export function toFieldValue(spec: FieldSpec, texts: readonly string[]): unknown {
  if (spec.type === 'pictures') return spec.stored === 'list' ? texts : (texts[0] ?? emptyValue(spec))
  if (spec.type === 'articles') return texts
  const [typed = ''] = texts
  const text = spec.type === 'link' ? typed.trim() : spec.type === 'colour' ? typed.trim().toLowerCase() : typed
  return text === '' ? emptyValue(spec) : text
}

/** The field of a kind of block at a path such as `items.2.title`; undefined if there is none. */
export const fieldAt = (kind: BlockKind, content: BlockContent, path: string): FieldSpec | undefined =>
  placedFields(kind, content).find((field) => field.path === path)?.spec

/** The SKUs of typed lines. */
export const skusOf = (lines: readonly unknown[]) => lines.map((line) => String(line).trim()).filter(Boolean)

/** The content as it is stored: shelves without pictures and empty lines of SKUs are left out. */
export function toStoredContent(content: BlockContent): BlockContent {
  const { shelves, tabs } = content
  if (Array.isArray(tabs)) {
    const articlesOf = (tab: unknown) => (isRecord(tab) && Array.isArray(tab.articles) ? tab.articles : [])
    return { ...content, tabs: tabs.map((tab: object) => ({ ...tab, articles: skusOf(articlesOf(tab)) })) }
  }
  if (!Array.isArray(shelves)) return content
  return { ...content, shelves: shelves.filter((shelf) => Array.isArray(shelf) && shelf.length > 0) }
}
