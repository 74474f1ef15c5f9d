import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { blockKinds, contentPages, type ContentPage } from '../../rules/content/blocks'
import { useCategoryTree } from '../catalogue/use-categories'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { createBlockEdits } from './block-edits'
import {
  blockKey,
  blocksOf,
  isSameBlocks,
  parseContentEdits,
  refusedFields,
  toContentDraft,
  toListedBlocks,
  type ContentDraft,
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
  readSettings,
  saveContentDraft,
  type VersionedContentDraft,
} from './content.queries'
import {
  changesBetween,
  noPlaceholders,
  toDeletedBlock,
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
    queryKey: [...contentKey, 'settings'],
    queryFn: ({ signal }) => readSettings(office, signal),
  })
  return data ? toPlaceholderValues(data, office) : noPlaceholders
}

/** All pages, and the allowed hosts of links. */
function useContentList() {
  const office = useOffice()
  return useQuery({ queryKey: [...contentKey, 'list'], queryFn: ({ signal }) => readContent(office, signal) })
}

/** A version of a page, which never changes. @param version null to load none */
function useContentVersion(page: ContentPage, version: number | null) {
  const office = useOffice()
  return useQuery({
    queryKey: [...contentKey, 'version', page, version],
    queryFn: ({ signal }) => readContentVersion(office, page, version!, signal),
    enabled: version !== null,
    staleTime: Infinity,
  })
}

/** The saved draft of a page, what is published, and the actions on them. */
function useStoredContent(page: ContentPage) {
  const office = useOffice()
  const cache = useQueryClient()
  const list = useContentList()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: keyOf(page),
    read: (signal) => readContentDraft(office, page, signal),
    compare: (before, after) => changesBetween(blocksIn(before), blocksIn(after)),
  })
  const read = query.data?.draft ?? null
  // The published blocks, to show what publishing changes.
  const published = useContentVersion(page, read?.current?.version ?? null)

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
  const isReady = list.data && (read === null || read.current === null || published.data)
  return {
    list: list.data,
    failed: [list, published, query].find(({ isError }) => isError) ?? query,
    /** Null until everything that the form shows is loaded. */
    read: isReady ? read : null,
    blocks: read && toListedBlocks(read.blocks),
    published: toListedBlocks(published.data?.blocks ?? []),
    remote: { by: read?.changed_by ?? read?.current?.published_by ?? null, changes: remoteChanges },
    dismissRemoteChanges,
    action,
  }
}

/** The block that was deleted last on a page, until its deletion is saved. */
function useDeletion(page: ContentPage) {
  const [last, setLast] = useState<{ page: ContentPage; listed: ListedBlock; index: number } | null>(null)
  return {
    last: last?.page === page ? last : null,
    begin: (listed: ListedBlock, index: number) => setLast({ page, listed, index }),
    end: () => setLast(null),
  }
}

/**
 * The form of a page made of blocks: its saved draft with unsaved edits, which stay in the tab while the operator reads
 * another page or loads this one again.
 */
export function useContentForm(page: ContentPage) {
  const office = useOffice()
  const values = usePlaceholderValues()
  const categories = useCategoryTree(blockKinds[page].includes('categories')).data?.map(({ name }) => name) ?? null
  const { list, failed, read, published, remote, dismissRemoteChanges, action, ...saved } = useStoredContent(page)
  const { busy, input, problem } = action.of(page)

  const stored = saved.blocks ? toContentDraft(saved.blocks) : empty
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
  const deletion = useDeletion(page)
  /** Changes the form. An order that is typed contains all stored blocks that the operator sees and keeps. */
  const type: typeof form.type = (change) => {
    if (typeof change !== 'function' && change.order) form.rebase()
    form.type(change)
  }
  const edits = createBlockEdits({ blocks, type, office })
  async function runAndForget(what: 'publish' | 'discard') {
    const isDone = await action.run({ page, blocks, do: what })
    if (isDone) form.discard()
    return isDone
  }

  const context = { hosts: list?.link_hosts ?? [], values, office, categories }
  return {
    pages:
      list?.pages.map((each) =>
        toListedContent(each, each.page === page ? changed.length > 0 : form.isEdited(formOf(each.page)), office),
      ) ?? [],
    content: toOfficeLoad(
      failed,
      read ? toContentForm(read, { page, blocks, changed, published }, context) : undefined,
    ),
    /** The changes by another operator since the page was read. */
    remote,
    dismissRemoteChanges,
    saving: busy && input?.do === 'save',
    publishing: busy && input?.do === 'publish',
    discarding: busy && input?.do === 'discard',
    problem,
    /** The store's refusals by name of the field. */
    refused: refusedFields(problem?.fields ?? {}, input?.blocks ?? [], blocks),
    /** The block that was deleted last, until its deletion is saved. */
    deleted: deletion.last && toDeletedBlock(deletion.last.listed),
    ...edits.events,
    remove(id: string) {
      const index = order.indexOf(id)
      deletion.begin(blocks[index]!, index)
      type({ order: order.filter((each) => each !== id) })
    },
    /** Adds the block again that was deleted last. */
    undoRemove() {
      if (deletion.last) edits.insert(deletion.last.listed, deletion.last.index)
      deletion.end()
    },
    /** Makes the blocks of a version the draft, unsaved. */
    putBack(listed: readonly ListedBlock[]) {
      deletion.end()
      type(toContentDraft(listed))
    },
    async save() {
      deletion.end()
      return form.save()
    },
    /** Removes the unsaved edits. */
    discardEdits() {
      form.discard()
      deletion.end()
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
  const pages = useContentList()
  const [open, setOpen] = useState<{ page: ContentPage; version: number } | null>(null)
  // Back may lead to another page while a version is open.
  const opened = open?.page === page ? open.version : null
  const list = useQuery({
    queryKey: [...contentKey, 'versions', page],
    queryFn: ({ signal }) => readContentVersions(office, page, signal),
  })
  const detail = useContentVersion(page, opened)
  return {
    versions: toOfficeLoad(
      list,
      list.data?.versions.map((each) => toContentVersion(each, office)),
    ),
    opened,
    open: (version: number) => setOpen({ page, version }),
    close: () => setOpen(null),
    version: toOfficeLoad(
      detail,
      detail.data && toContentVersionDetail(detail.data, { hosts: pages.data?.link_hosts ?? [], values, office }),
    ),
    /** The blocks of the opened version; null while it loads. */
    blocks: detail.data ? toListedBlocks(detail.data.blocks) : null,
  }
}
