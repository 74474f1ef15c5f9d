import type { Command } from '../command'
import { plain } from '../table'

const id = { name: 'id', summary: 'as `synonyms list` shows it' }
const terms = { name: 'terms', summary: 'words or phrases that mean the same, separated by commas' }

const split = (text: string) => text.split(',')
const joined = (row: { terms: string[] }) => plain(row.terms.join(', '))

/** Commands for synonyms. */
export const synonymCommands: Command[] = [
  {
    name: 'synonyms list',
    summary: 'List words that search treats as the same, one group per line',
    examples: ['synonyms list'],
    async run({ store }) {
      const { localAdmin } = await store()
      const data = await localAdmin('listSynonyms', {})
      const lines = data.map((row) => `${row.id}  ${joined(row)}`)
      return { data, text: lines.join('\n') || 'No synonyms: a search finds the words that were typed.' }
    },
  },
  {
    name: 'synonyms add',
    summary: 'Let a search for one of some words find them all',
    args: [terms],
    examples: ['synonyms add "liquorice, lakrits, lakrids, salmiakki"', 'synonyms add "soft drink, läsk, brus"'],
    async run({ args: [text = ''], store }) {
      const { localAdmin } = await store()
      const data = await localAdmin('addSynonyms', { terms: split(text) })
      return { data, text: `${data.id} was added: ${joined(data)}` }
    },
  },
  {
    name: 'synonyms set',
    summary: 'Put other words in the place of a group',
    args: [id, terms],
    examples: ['synonyms set syn_01… "liquorice, licorice, lakrits"'],
    async run({ args: [given = '', text = ''], store }) {
      const { localAdmin } = await store()
      const data = await localAdmin('setSynonyms', { id: given, terms: split(text) })
      return { data, text: `${data.id} is now: ${joined(data)}` }
    },
  },
  {
    name: 'synonyms remove',
    summary: 'Remove a group',
    args: [id],
    examples: ['synonyms remove syn_01…'],
    async run({ args: [given = ''], store }) {
      const { localAdmin } = await store()
      const data = await localAdmin('removeSynonyms', { id: given })
      return { data, text: `${data.id} was removed. It was: ${joined(data)}` }
    },
  },
]
