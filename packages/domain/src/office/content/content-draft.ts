import type { FieldFault } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { BlockKind } from '../../rules/content/blocks'
import { isRecord, isText, listOf, oneOf, parseJson, shape, type Schema } from '../../rules/json/schema'
import { firstLanguage } from '../../rules/text/local-text'
import { isSameAt, noEdits, type FormEdits } from '../forms/form-edits'
import { normalizeContent, placedFields, toStoredContent, type BlockContent } from './block-content'
import { blockFields } from './block-fields'

type StoredBlock = components['schemas']['StoredBlock']

/** A block in the form. */
export interface DraftBlock {
  kind: BlockKind
  on: boolean
  /** Timestamps, or null. */
  startsAt: string | null
  endsAt: string | null
  content: BlockContent
  /** The content in other languages, which the form does not change. */
  translations: Readonly<Record<string, unknown>>
}

/** The field of a block in the draft. */
export type BlockKey = `block.${string}`

/**
 * The form of a page. Each block is a field of its own, so that blocks that the operator does not edit follow the
 * changes of a colleague.
 */
export interface ContentDraft {
  /** The ids of the blocks in the order of the page. */
  readonly order: readonly string[]
  readonly [key: BlockKey]: DraftBlock | undefined
}

/** A block with its id. */
export interface ListedBlock {
  id: string
  block: DraftBlock
}

export const blockKey = (id: string): BlockKey => `block.${id}`

/** The change of a block. */
export const blockChange = (id: string, block: DraftBlock) => ({ [blockKey(id)]: block }) as Partial<ContentDraft>

/** The blocks of an answer with their ids. */
export function toListedBlocks(blocks: readonly StoredBlock[]): ListedBlock[] {
  return blocks.map(({ id, kind, on, starts_at, ends_at, content }) => {
    const { [firstLanguage]: first, ...translations } = content as Record<string, unknown>
    const block = {
      kind,
      on,
      startsAt: starts_at,
      endsAt: ends_at,
      content: normalizeContent(kind, first),
      translations,
    }
    return { id, block }
  })
}

/** The form's values of blocks. */
export function toContentDraft(blocks: readonly ListedBlock[]): ContentDraft {
  const entries = blocks.map(({ id, block }) => [blockKey(id), block] as const)
  return { order: blocks.map(({ id }) => id), ...Object.fromEntries(entries) }
}

/**
 * The blocks of a form in their order. Blocks that a colleague has added since the operator changed the order are last.
 * @param before the order when the operator began to change it; undefined if it is not changed
 */
export function blocksOf(
  draft: ContentDraft,
  stored: ContentDraft,
  before: ContentDraft['order'] | undefined,
): ListedBlock[] {
  const added = before ? stored.order.filter((id) => !before.includes(id) && !draft.order.includes(id)) : []
  return [...draft.order, ...added].flatMap((id) => {
    const block = draft[blockKey(id)]
    return block ? [{ id, block }] : []
  })
}

/** The request of blocks. */
export const toStoredBlocks = (blocks: readonly ListedBlock[]) =>
  blocks.map(({ id, block: { kind, on, startsAt, endsAt, content, translations } }) => ({
    id,
    kind,
    on,
    starts_at: startsAt,
    ends_at: endsAt,
    content: { ...translations, [firstLanguage]: toStoredContent(content) },
    // The compiler cannot relate the kind to its content.
  })) as unknown as StoredBlock[]

/** True if two lists have the same blocks in the same order. */
export const isSameBlocks = (one: readonly ListedBlock[], other: readonly ListedBlock[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const isDraftBlock = shape<DraftBlock>({
  kind: oneOf(...(Object.keys(blockFields) as BlockKind[])),
  on: true,
  startsAt: oneOf(null, isText),
  endsAt: oneOf(null, isText),
  content: isRecord,
  translations: isRecord,
})

const isPartialDraft: Schema<Partial<ContentDraft>> = (value): value is Partial<ContentDraft> =>
  isRecord(value) &&
  Object.entries(value).every(([name, part]) =>
    name === 'order' ? listOf(isText)(part) : name.startsWith('block.') && isDraftBlock(part),
  )

const isContentEdits = shape<FormEdits<ContentDraft>>({ typed: isPartialDraft, over: isPartialDraft })

/** Parses the edits in a tab's storage; returns none if they are invalid. */
export const parseContentEdits = (text: string): FormEdits<ContentDraft> => parseJson(text, isContentEdits) ?? noEdits

/** Moves an entry of a list by one place; the same list if it is the first or the last. */
export function moved<Entry>(list: readonly Entry[], index: number, by: -1 | 1): readonly Entry[] {
  const entry = list[index]
  if (entry === undefined || index + by < 0 || index + by >= list.length) return list
  return list.toSpliced(index, 1).toSpliced(index + by, 0, entry)
}

/** The name of a field on the page. */
export const fieldName = (id: string, path: string) => `${id}.${path}`

const periodFields: Readonly<Record<string, string>> = { starts_at: 'startsAt', ends_at: 'endsAt' }

/**
 * The store's refusals (`blocks.2.content.en.button.href`) by name of the field, until the field is edited.
 * @param sent the blocks that were sent
 * @param current the blocks of the form
 */
export function refusedFields(
  faults: Readonly<Record<string, FieldFault>>,
  sent: readonly ListedBlock[],
  current: readonly ListedBlock[],
): Readonly<Record<string, FieldFault>> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) => {
      const [list, index, name = '', ...inner] = path.split('.')
      const block = list === 'blocks' ? sent[Number(index)] : undefined
      const now = current.find(({ id }) => id === block?.id)
      if (!block || !now) return []
      // The first of the inner names is the language.
      const field = name === 'content' ? inner.slice(1).join('.') : (periodFields[name] ?? '')
      if (!isSameAt(name === 'content' ? `content.${field}` : field, block.block, now.block)) return []
      return [[fieldName(block.id, toFieldPath(block, field)), fault]]
    }),
  )
}

/** The field of the form that contains a path, e.g. `pictures` for `pictures.2`; empty if there is none. */
function toFieldPath({ block }: ListedBlock, path: string): string {
  if (path === 'startsAt' || path === 'endsAt') return path
  const paths = placedFields(block.kind, block.content).map((field) => field.path)
  return paths.find((each) => path === each || path.startsWith(`${each}.`)) ?? ''
}
