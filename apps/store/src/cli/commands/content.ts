import { unwrap } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import type { ContentPage } from '@skafferi/domain/rules/content/blocks'
import { UsageError, type Command } from '../command'
import { limit } from '../choices'
import { firstOf } from '../lists'
import { facts, listing, dateTime } from '../table'

/**
 * Parses a file's content.
 * @throws UsageError if it is not JSON
 */
function fromJson(text: string, file: string): object {
  try {
    return JSON.parse(text) as object
  } catch {
    throw new UsageError(`${file} does not hold JSON.`)
  }
}

/** Returns the draft of a page with its entity tag. */
async function readDraft(admin: AdminClient, page: string) {
  const call = admin.GET('/admin/content/{page}/draft', { params: { path: { page: page as ContentPage } } })
  const { content_draft } = await unwrap(call)
  return { ...content_draft, tag: (await call).response.headers.get('etag') ?? undefined }
}

/** Commands for the pages' content and contact messages. */
export const contentCommands: Command[] = [
  {
    name: 'content list',
    summary: 'List the pages that are made of blocks',
    examples: ['content list'],
    async run({ store }) {
      const { admin } = await store()
      const { pages } = await unwrap(admin.GET('/admin/content'))
      return listing(pages, 'There are no pages.', {
        PAGE: (row) => row.page,
        BLOCKS: (row) => String(row.blocks),
        VERSION: (row) => String(row.current?.version ?? ''),
        PUBLISHED: (row) => dateTime(row.current?.published_at ?? null),
        DRAFT: (row) => dateTime(row.drafted_at),
      })
    },
  },
  {
    name: 'content get',
    summary: 'Show the blocks of a page as JSON for `content publish`',
    args: [{ name: 'page', summary: 'landing, home, product, faq or about' }],
    examples: ['content get faq', 'content get landing > landing.json'],
    async run({ args: [page = ''], store }) {
      const { admin } = await store()
      const { blocks } = await readDraft(admin, page)
      return { data: { blocks }, text: JSON.stringify({ blocks }, null, 2) }
    },
  },
  {
    name: 'content publish',
    summary: 'Replace the blocks of a page and publish them',
    args: [
      { name: 'page', summary: 'landing, home, product, faq or about' },
      { name: 'file', summary: 'a JSON file, or - for standard input' },
    ],
    examples: ['content publish faq faq.json', 'content publish landing - < landing.json'],
    async run({ args: [page = '', file = ''], store, read }) {
      // Validated by the store.
      const body = fromJson(await read(file), file) as components['schemas']['ContentDraftChange']
      const { admin } = await store()
      const path = { page: page as ContentPage }
      const header = async () => ({ 'If-Match': (await readDraft(admin, page)).tag })
      await unwrap(admin.POST('/admin/content/{page}/draft', { params: { path, header: await header() }, body }))
      const { content_draft: data } = await unwrap(
        admin.POST('/admin/content/{page}/publish', { params: { path, header: await header() } }),
      )
      return { data, text: `${page} was published as version ${data.current?.version}.` }
    },
  },
  {
    name: 'messages list',
    summary: 'List messages of the contact form, newest first',
    options: { limit },
    examples: ['messages list', 'messages list --limit 5 --json'],
    async run({ store, count }) {
      const maxRows = count('limit')
      const { admin } = await store()
      const rows = await firstOf(
        maxRows,
        async (query) => (await unwrap(admin.GET('/admin/messages', { params: { query } }))).messages,
      )
      return listing(rows, 'No messages.', {
        ID: (row) => row.id,
        RECEIVED: (row) => dateTime(row.created_at),
        FROM: (row) => row.email,
        SUBJECT: (row) => row.subject,
      })
    },
  },
  {
    name: 'messages show',
    summary: 'Show a message with its text',
    args: [{ name: 'id', summary: 'id from `messages list`' }],
    examples: ['messages show message_01…'],
    async run({ args: [id = ''], store }) {
      const { admin } = await store()
      const { message, text, answers } = await unwrap(admin.GET('/admin/messages/{id}', { params: { path: { id } } }))
      const data = { ...message, message: text, answers }
      return { data, text: facts({ ...data, created_at: dateTime(data.created_at) }) }
    },
  },
]
