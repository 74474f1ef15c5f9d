import { UsageError, type Command } from '../command'
import { limit } from '../choices'
import { facts, listing, moment, plain } from '../table'

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
      return listing(await ask('banners list'), 'No banner was set yet: the shop shows its own words.', {
        ID: (row) => row.id,
        TITLE: (row) => row.title,
        CHANGED: (row) => moment(row.updated_at),
      })
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
      return listing(await ask('messages list', { limit: count('limit') }), 'No messages.', {
        ID: (row) => row.id,
        RECEIVED: (row) => moment(row.created_at),
        FROM: (row) => row.email,
        SUBJECT: (row) => row.subject,
      })
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
