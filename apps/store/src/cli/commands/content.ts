import { UsageError, type Command } from '../command'
import { facts, moment, plain, table } from '../table'

const limit = { type: 'string', value: '<number>', summary: 'how many at most' } as const

/** Parses what a file holds. @throws UsageError where it is no JSON */
function fromJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${file} does not hold JSON.`)
  }
}

/** Banners and messages of the contact form. */
export const contentCommands: Command[] = [
  {
    name: 'banners list',
    summary: 'Banners that were set',
    examples: ['banners list'],
    async run({ ask }) {
      const data = await ask('banners list')
      const columns = {
        ID: (row: (typeof data)[number]) => row.id,
        TITLE: (row: (typeof data)[number]) => row.title,
        CHANGED: (row: (typeof data)[number]) => moment(row.updated_at),
      }
      return { data, text: table(data, columns, 'No banner was set yet: the shop shows its own words.') }
    },
  },
  {
    name: 'banners get',
    summary: 'One banner, as JSON that `banners set` takes',
    args: [{ name: 'id', summary: 'banner_hero, banner_values, banner_accessories, banner_promo or banner_side' }],
    examples: ['banners get banner_hero', 'banners get banner_hero > hero.json'],
    async run({ args: [id = ''], ask }) {
      const data = await ask('banners get', id)
      const { id: _id, created_at, updated_at, deleted_at, ...settings } = data
      return { data, text: JSON.stringify(settings, null, 2) }
    },
  },
  {
    name: 'banners set',
    summary: 'Change a banner; what the JSON leaves out stays as it is',
    args: [
      { name: 'id', summary: 'which banner' },
      { name: 'file', summary: 'a JSON file, or - for what is piped in' },
    ],
    examples: ['banners set banner_hero hero.json', `banners set banner_side - < side.json`],
    async run({ args: [id = '', file = ''], ask, read }) {
      const data = await ask('banners set', id, fromJson(await read(file), file))
      return { data, text: `${data.id} was set. It says: ${plain(data.title)}` }
    },
  },
  {
    name: 'messages list',
    summary: 'Messages of the contact form, newest first',
    options: { limit },
    examples: ['messages list', 'messages list --limit 5 --json'],
    async run({ ask, count }) {
      const data = await ask('messages list', { limit: count('limit') })
      type Row = (typeof data)[number]
      const columns = {
        ID: (row: Row) => row.id,
        RECEIVED: (row: Row) => moment(row.created_at),
        FROM: (row: Row) => row.email,
        SUBJECT: (row: Row) => row.subject,
      }
      return { data, text: table(data, columns, 'No messages.') }
    },
  },
  {
    name: 'messages show',
    summary: 'One message with its text',
    args: [{ name: 'id', summary: 'as `messages list` shows it' }],
    examples: ['messages show message_01…'],
    async run({ args: [id = ''], ask }) {
      const data = await ask('messages show', id)
      return { data, text: facts({ ...data, created_at: moment(data.created_at) }) }
    },
  },
]
