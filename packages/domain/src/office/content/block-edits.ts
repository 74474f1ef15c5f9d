import type { BlockKind } from '../../rules/content/blocks'
import type { Office } from '../office-context'
import {
  emptyContent,
  emptyEntry,
  fieldAt,
  listAt,
  textsAt,
  toFieldValue,
  valueAt,
  withValue,
  type BlockContent,
} from './block-content'
import { fromLocalTime } from './local-time'
import { blockChange, blockKey, moved, type ContentDraft, type DraftBlock, type ListedBlock } from './content-draft'

interface BlockEditOptions {
  /** The blocks in the order of the page. */
  blocks: readonly ListedBlock[]
  /** Changes the form; a function receives the current draft. */
  type: (change: Partial<ContentDraft> | ((draft: ContentDraft) => Partial<ContentDraft>)) => void
  office: Office
}

/** The edits of the blocks of a page. */
export function createBlockEdits({ blocks, type, office }: BlockEditOptions) {
  const order = blocks.map(({ id }) => id)
  const setBlock = (id: string, next: (block: DraftBlock) => Partial<DraftBlock>) =>
    type((before) => {
      const block = before[blockKey(id)]
      return block ? blockChange(id, { ...block, ...next(block) }) : {}
    })
  /** Changes the texts of a field. */
  const setTexts = (id: string, path: string, next: (texts: readonly string[]) => readonly string[]) =>
    setBlock(id, ({ kind, content }) => {
      const spec = fieldAt(kind, content, path)
      if (!spec) return {}
      const value = toFieldValue(spec, next(textsAt(content, { path, spec })))
      return { content: withValue(content, path, value) as BlockContent }
    })
  /** Changes a list in a block. */
  const setList = (id: string, path: string, next: (entries: readonly unknown[]) => readonly unknown[]) =>
    setBlock(id, ({ content }) => {
      const entries = valueAt(content, path)
      return { content: withValue(content, path, next(Array.isArray(entries) ? entries : [])) as BlockContent }
    })
  /** Puts a block at a place. */
  const insert = (listed: ListedBlock, index: number) =>
    type({ ...blockChange(listed.id, listed.block), order: order.toSpliced(index, 0, listed.id) })
  return {
    insert,
    events: {
      /** Changes a field of a block. Texts are one, or one for each picture. */
      type: (id: string, path: string, texts: readonly string[]) => setTexts(id, path, () => texts),
      addPicture: (id: string, path: string, url: string) => setTexts(id, path, (before) => [...before, url]),
      /** Changes the period of a block. @param text the value of a `datetime-local` input */
      schedule: (id: string, field: 'startsAt' | 'endsAt', text: string) =>
        setBlock(id, () => ({ [field]: fromLocalTime(text, office) })),
      switchOn: (id: string, on: boolean) => setBlock(id, () => ({ on })),
      move: (id: string, by: -1 | 1) => type({ order: moved(order, order.indexOf(id), by) }),
      /** Adds an empty block at the end. Returns its id. */
      add(kind: BlockKind): string {
        const id = `${kind}-${office.now().getTime().toString(36)}`
        const block = { kind, on: true, startsAt: null, endsAt: null, content: emptyContent(kind), translations: {} }
        insert({ id, block }, order.length)
        return id
      },
      addEntry: (id: string, path: string) =>
        setBlock(id, ({ kind, content }) => {
          const spec = listAt(kind, path)
          const entries = valueAt(content, path)
          if (!spec || !Array.isArray(entries) || entries.length >= spec.max) return {}
          return { content: withValue(content, path, [...(entries as unknown[]), emptyEntry(spec)]) as BlockContent }
        }),
      removeEntry: (id: string, path: string, index: number) =>
        setList(id, path, (entries) => entries.toSpliced(index, 1)),
      moveEntry: (id: string, path: string, index: number, by: -1 | 1) =>
        setList(id, path, (entries) => moved(entries, index, by)),
    },
  }
}
