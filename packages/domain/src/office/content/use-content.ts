import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { contentPages, type BlockKind, type ContentPage } from '../../rules/content/blocks'
import { fromLocalTime } from '../date-time'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { readSettings, settingsKey } from '../settings/settings.queries'
import { toOfficeLoad } from '../to-office-load'
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
import {
  blockChange,
  blockKey,
  blocksOf,
  isSameBlocks,
  moved,
  parseContentEdits,
  refusedFields,
  toContentDraft,
  toListedBlocks,
  type ContentDraft,
  type DraftBlock,
  type ListedBlock,
} from './content-draft'
import {
  contentKey,
  discardContentDraft,
  publishContent,
  readContent,
  readContentDraft,
  readContentVersion,
  readContentVersions,
  saveContentDraft,
  type VersionedContentDraft,
} from './content.queries'
import {
  changesBetween,
  noPlaceholders,
  summaryOf,
  toContentForm,
  toContentVersion,
  toContentVersionDetail,
  toListedContent,
  toPlaceholderValues,
} from './to-content'

/** The page in a path; null if there is none. */
export const contentPageOf = (text: string | undefined): ContentPage | null =>
  contentPages.find((page) => page === text) ?? null

/** Saves blocks, or the blocks as they are; then publishes or discards the draft. */
interface ContentCommand {
  page: ContentPage
  blocks: readonly ListedBlock[]
  do: 'save' | 'publish' | 'discard'
}

const empty: ContentDraft = { order: [] }

const keyOf = (page: ContentPage) => [...contentKey, 'one', page]

const formOf = (page: ContentPage) => `content ${page}`

const blocksIn = (read: VersionedContentDraft | undefined) => toListedBlocks(read?.draft.blocks ?? [])

/** The values that texts can name. */
function usePlaceholderValues() {
  const office = useOffice()
  const { data } = useQuery({
    queryKey: [...settingsKey, 'list'],
    queryFn: ({ signal }) => readSettings(office, signal),
  })
  return data ? toPlaceholderValues(data, office) : noPlaceholders
}

/**
 * The form of a page made of blocks: its saved draft with unsaved edits, which stay in the tab while the operator reads
 * another page or loads this one again.
 */
export function useContentForm(page: ContentPage) {
  const office = useOffice()
  const cache = useQueryClient()
  const values = usePlaceholderValues()
  const list = useQuery({ queryKey: [...contentKey, 'list'], queryFn: ({ signal }) => readContent(office, signal) })
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: keyOf(page),
    read: (signal) => readContentDraft(office, page, signal),
    compare: (before, after) => changesBetween(blocksIn(before), blocksIn(after)),
  })
  const read = query.data?.draft
  // The published blocks, to show what publishing changes. A version never changes.
  const version = read?.current?.version
  const published = useQuery({
    queryKey: [...contentKey, 'version', page, version],
    queryFn: ({ signal }) => readContentVersion(office, page, version!, signal),
    enabled: version !== undefined,
    staleTime: Infinity,
  })

  const cached = () => blocksIn(cache.getQueryData<VersionedContentDraft>(keyOf(page)))
  async function save(blocks: readonly ListedBlock[], signal: AbortSignal) {
    try {
      await change((before) => saveContentDraft(office, before, blocks, signal), signal)
    } catch (error) {
      // The answer to an earlier attempt was lost if the stored blocks are those that are sent.
      if (!(error instanceof ApiError && error.status === 412 && isSameBlocks(cached(), blocks))) throw error
    }
  }
  const action = useAction(
    'office',
    async ({ blocks, do: what }: ContentCommand, signal) => {
      if (what === 'discard') await change((before) => discardContentDraft(office, before, signal), signal)
      else if (what === 'save' || !isSameBlocks(cached(), blocks)) await save(blocks, signal)
      if (what === 'publish') await change((before) => publishContent(office, before, signal), signal)
      dismissRemoteChanges()
      refreshLists(cache, contentKey)
    },
    { idOf: (command) => command.page },
  )
  const { busy, input, problem } = action.of(page)

  const stored = read ? toContentDraft(blocksIn(query.data)) : empty
  const form = useOfficeForm<ContentDraft>({
    form: formOf(page),
    stored,
    parse: parseContentEdits,
    send: () => action.run({ page, blocks, do: 'save' }),
  })
  const { draft, overwritten } = form
  const blocks = blocksOf(draft, stored, overwritten.before.order)
  const order = blocks.map(({ id }) => id)
  const isChanged = (field: string) => (form.changed as readonly string[]).includes(field)
  const changed = [...order.filter((id) => isChanged(blockKey(id))), ...(isChanged('order') ? ['order'] : [])]
  const [deletion, setDeletion] = useState<{ page: ContentPage; listed: ListedBlock; index: number } | null>(null)
  const deleted = deletion?.page === page ? deletion : null

  const setBlock = (id: string, next: (block: DraftBlock) => Partial<DraftBlock>) =>
    form.type((before) => {
      const block = before[blockKey(id)]
      return block ? blockChange(id, { ...block, ...next(block) }) : {}
    })
  /** Changes a list in a block. */
  const setList = (id: string, path: string, next: (entries: readonly unknown[]) => readonly unknown[]) =>
    setBlock(id, ({ content }) => {
      const entries = valueAt(content, path)
      return { content: withValue(content, path, next(Array.isArray(entries) ? entries : [])) as BlockContent }
    })
  const insert = (listed: ListedBlock, index: number) =>
    form.type({ ...blockChange(listed.id, listed.block), order: order.toSpliced(index, 0, listed.id) })
  async function runAndForget(what: 'publish' | 'discard') {
    const isDone = await action.run({ page, blocks, do: what })
    if (isDone) form.discard()
    return isDone
  }

  const isReady = read && list.data && (version === undefined || published.data)
  const failed = [list, published].find(({ isError }) => isError)
  const context = { hosts: list.data?.link_hosts ?? [], values, office }
  return {
    pages:
      list.data?.pages.map((each) =>
        toListedContent(each, each.page === page ? changed.length > 0 : form.isEdited(formOf(each.page)), office),
      ) ?? [],
    content: toOfficeLoad(
      failed ?? query,
      isReady
        ? toContentForm(
            read,
            {
              page,
              blocks,
              changed,
              published: toListedBlocks(published.data?.blocks ?? []),
            },
            context,
          )
        : undefined,
    ),
    /** The changes by another operator since the page was read. */
    remote: { by: read?.changed_by ?? read?.current?.published_by ?? null, changes: remoteChanges },
    dismissRemoteChanges,
    saving: busy && input?.do === 'save',
    publishing: busy && input?.do === 'publish',
    discarding: busy && input?.do === 'discard',
    problem,
    /** The store's refusals by name of the field. */
    refused: refusedFields(problem?.fields ?? {}, input?.blocks ?? []),
    /** The block that was deleted last, until its deletion is saved. */
    deleted: deleted && { kind: deleted.listed.block.kind, summary: summaryOf(deleted.listed.block) },
    /** Changes a field of a block. Texts are one, or one for each picture. */
    type: (id: string, path: string, texts: readonly string[]) =>
      setBlock(id, ({ kind, content }) => {
        const spec = fieldAt(kind, content, path)
        return spec ? { content: withValue(content, path, toFieldValue(spec, texts)) as BlockContent } : {}
      }),
    addPicture: (id: string, path: string, url: string) =>
      setBlock(id, ({ kind, content }) => {
        const spec = fieldAt(kind, content, path)
        const texts = spec ? [...textsAt(content, { path, spec }), url] : []
        return spec ? { content: withValue(content, path, toFieldValue(spec, texts)) as BlockContent } : {}
      }),
    /** Changes the period of a block. @param text the value of a `datetime-local` input */
    schedule: (id: string, field: 'startsAt' | 'endsAt', text: string) =>
      setBlock(id, () => ({ [field]: fromLocalTime(text, office) })),
    switchOn: (id: string, on: boolean) => setBlock(id, () => ({ on })),
    move: (id: string, by: -1 | 1) => form.type({ order: moved(order, order.indexOf(id), by) }),
    /** Adds an empty block at the end. Returns its id. */
    add(kind: BlockKind): string {
      const id = `${kind}-${office.now().getTime().toString(36)}`
      const block = { kind, on: true, startsAt: null, endsAt: null, content: emptyContent(kind), translations: {} }
      insert({ id, block }, order.length)
      return id
    },
    remove(id: string) {
      const index = order.indexOf(id)
      setDeletion({ page, listed: blocks[index]!, index })
      form.type({ order: order.filter((each) => each !== id) })
    },
    /** Adds the block again that was deleted last. */
    undoRemove() {
      if (deleted) insert(deleted.listed, deleted.index)
      setDeletion(null)
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
    /** Makes the blocks of a version the draft, unsaved. */
    putBack: (version: readonly ListedBlock[]) => form.type(toContentDraft(version)),
    async save() {
      setDeletion(null)
      return form.save()
    },
    /** Removes the unsaved edits. */
    discardEdits() {
      form.discard()
      setDeletion(null)
      dismissRemoteChanges()
      action.reset()
    },
    /** Saves unsaved edits and publishes the draft. Resolves to true if it was published. */
    publish: () => runAndForget('publish'),
    /** Removes the saved draft with the unsaved edits. Resolves to true if it was done. */
    discardDraft: () => runAndForget('discard'),
    /** Removes the failure, e.g. when a dialog closes. */
    reset: action.reset,
  }
}

/** The versions of a page, and one of them with its blocks. */
export function useContentHistory(page: ContentPage) {
  const office = useOffice()
  const values = usePlaceholderValues()
  const [open, setOpen] = useState<{ page: ContentPage; version: number } | null>(null)
  // Back may lead to another page while a version is open.
  const opened = open?.page === page ? open.version : null
  const list = useQuery({
    queryKey: [...contentKey, 'versions', page],
    queryFn: ({ signal }) => readContentVersions(office, page, signal),
  })
  const detail = useQuery({
    queryKey: [...contentKey, 'version', page, opened],
    queryFn: ({ signal }) => readContentVersion(office, page, opened!, signal),
    enabled: opened !== null,
    staleTime: Infinity,
  })
  return {
    versions: toOfficeLoad(
      list,
      list.data?.versions.map((each) => toContentVersion(each, office)),
    ),
    opened,
    open: (version: number) => setOpen({ page, version }),
    close: () => setOpen(null),
    version: toOfficeLoad(detail, detail.data && toContentVersionDetail(detail.data, { values, office })),
    /** The blocks of the opened version; null while it loads. */
    blocks: detail.data ? toListedBlocks(detail.data.blocks) : null,
  }
}
