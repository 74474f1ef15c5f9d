import type { Review } from '@skafferi/api'
import type { Command } from '../command'
import { choice, limit, oneOf } from '../choices'
import { listing, moment, plain } from '../table'

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
      status: choice(statuses, 'others than those that wait'),
      limit,
    },
    examples: ['reviews list', 'reviews list --status approved --limit 10'],
    async run({ ask, text, count }) {
      const status = oneOf(statuses, 'status', text('status'))
      return listing(await ask('reviews list', { status, limit: count('limit') }), 'No reviews wait.', {
        ID: (row) => row.id,
        WRITTEN: (row) => moment(row.created_at),
        STARS: (row) => row.rating,
        BY: (row) => row.user_name,
        TITLE: (row) => row.title,
        REVIEW: (row) => plain(row.description),
      })
    },
  },
  decision('approve', 'Show a review that waits'),
  decision('reject', 'Keep a review that waits from being shown'),
]
