import { unwrap } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import { UsageError, type Command } from '../command'
import { limit } from '../choices'
import { firstOf } from '../lists'
import { facts, listing, dateTime, plain } from '../table'

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

/** Returns a banner with its entity tag. */
async function readBanner(admin: AdminClient, id: string) {
  const call = admin.GET('/admin/banners/{id}', { params: { path: { id } } })
  const { banner } = await unwrap(call)
  return { banner, tag: (await call).response.headers.get('etag') ?? undefined }
}

/** Commands for banners and contact messages. */
export const contentCommands: Command[] = [
  {
    name: 'banners list',
    summary: 'List changed banners',
    examples: ['banners list'],
    async run({ store }) {
      const { admin } = await store()
      const { banners } = await unwrap(admin.GET('/admin/banners'))
      const set = banners.filter(({ state }) => state !== 'own')
      return listing(set, 'No banner was set yet: the shop shows its own words.', {
        ID: (row) => row.id,
        TITLE: (row) => row.title ?? '',
        STATE: (row) => row.state,
        CHANGED: (row) => dateTime(row.changed_at),
      })
    },
  },
  {
    name: 'banners get',
    summary: 'Show a banner as JSON for `banners set`',
    args: [{ name: 'id', summary: 'banner_hero, banner_values, banner_accessories, banner_promo or banner_side' }],
    examples: ['banners get banner_hero', 'banners get banner_hero > hero.json'],
    async run({ args: [id = ''], store }) {
      const { admin } = await store()
      const { banner: data } = await readBanner(admin, id)
      if (data.state === 'own') throw new Error(`Nothing is set for ${id}: the shop shows its own words.`)
      const { id: _id, state: _state, changed_at: _at, changed_by: _by, ...settings } = data
      return { data, text: JSON.stringify(settings, null, 2) }
    },
  },
  {
    name: 'banners set',
    summary: 'Change a banner; omitted fields stay as they are',
    args: [
      { name: 'id', summary: 'id of the banner' },
      { name: 'file', summary: 'a JSON file, or - for standard input' },
    ],
    examples: ['banners set banner_hero hero.json', `banners set banner_side - < side.json`],
    async run({ args: [id = '', file = ''], store, read }) {
      // Validated by the store.
      const body = fromJson(await read(file), file) as components['schemas']['BannerChange']
      const { admin } = await store()
      const header = { 'If-Match': (await readBanner(admin, id)).tag }
      const { banner: data } = await unwrap(
        admin.POST('/admin/banners/{id}', { params: { path: { id }, header }, body }),
      )
      return { data, text: `${data.id} was set. Its texts: ${plain(data.title ?? '')}` }
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
