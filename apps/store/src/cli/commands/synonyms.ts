import type { Command } from '../command'
import { plain } from '../table'

const id = { name: 'id', summary: 'id from `synonyms list`' }
const terms = { name: 'terms', summary: 'words or phrases that mean the same, separated by commas' }

const split = (text: string) => text.split(',')
const joined = (row: { terms: string[] }) => plain(row.terms.join(', '))

/** Commands for synonyms. */
export const synonymCommands: Command[] = [
  {
    name: 'synonyms list',
    summary: 'List groups of words that searches treat as equal',
    examples: ['synonyms list'],
    async run({ localAdmin }) {
      const data = await localAdmin('listSynonyms', {})
      const lines = data.map((row) => `${row.id}  ${joined(row)}`)
      return { data, text: lines.join('\n') || 'No synonyms: a search finds the words that were typed.' }
    },
  },
  {
    name: 'synonyms add',
    summary: 'Add words that searches treat as equal',
    args: [terms],
    examples: ['synonyms add "liquorice, lakrits, lakrids, salmiakki"', 'synonyms add "soft drink, läsk, brus"'],
    async run({ args: [text = ''], localAdmin }) {
      const data = await localAdmin('addSynonyms', { terms: split(text) })
      return { data, text: `${data.id} was added: ${joined(data)}` }
    },
  },
  {
    name: 'synonyms set',
    summary: 'Replace the words of a group',
    args: [id, terms],
    examples: ['synonyms set syn_01… "liquorice, licorice, lakrits"'],
    async run({ args: [given = '', text = ''], localAdmin }) {
      const data = await localAdmin('setSynonyms', { id: given, terms: split(text) })
      return { data, text: `${data.id} is now: ${joined(data)}` }
    },
  },
  {
    name: 'synonyms remove',
    summary: 'Remove a group of words',
    args: [id],
    examples: ['synonyms remove syn_01…'],
    async run({ args: [given = ''], localAdmin }) {
      const data = await localAdmin('removeSynonyms', { id: given })
      return { data, text: `${data.id} was removed. It was: ${joined(data)}` }
    },
  },
]
