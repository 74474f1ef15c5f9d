import type { Review } from '@skafferi/api'
import type { Command } from '../command'
import { oneOf } from '../choices'
import { moment, plain, table } from '../table'

const statuses: readonly Review['status'][] = ['pending', 'approved', 'rejected']

function decision(verb: 'approve' | 'reject', summary: string): Command {
  return {
    name: `reviews ${verb}`,
    summary,
    args: [{ name: 'id', summary: 'as `reviews list` shows it' }],
    examples: [`reviews ${verb} rev_01…`],
    async run({ args: [id = ''], ask }) {
      const data = await ask(`reviews ${verb}`, id)
      return { data, text: `${data.id} is ${data.status}.` }
    },
  }
}

/** Reviews, which nobody sees before an operator approves them. */
export const reviewCommands: Command[] = [
  {
    name: 'reviews list',
    summary: 'Reviews that wait, oldest first',
    options: {
      status: { type: 'string', value: `<${statuses.join('|')}>`, summary: 'others than those that wait' },
      limit: { type: 'string', value: '<number>', summary: 'how many at most' },
    },
    examples: ['reviews list', 'reviews list --status approved --limit 10'],
    async run({ ask, text, count }) {
      const status = oneOf(statuses, 'status', text('status'))
      const data = await ask('reviews list', { status, limit: count('limit') })
      type Row = (typeof data)[number]
      const columns = {
        ID: (row: Row) => row.id,
        WRITTEN: (row: Row) => moment(row.created_at),
        STARS: (row: Row) => row.rating,
        BY: (row: Row) => row.user_name,
        TITLE: (row: Row) => row.title,
        REVIEW: (row: Row) => plain(row.description),
      }
      return { data, text: table(data, columns, 'No reviews wait.') }
    },
  },
  decision('approve', 'Show a review that waits'),
  decision('reject', 'Keep a review that waits from being shown'),
]
