import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { reviewStatusValues } from '@skafferi/api/admin/values'
import type { Command } from '../command'
import { choice, limit, oneOf } from '../choices'
import { firstOf } from '../lists'
import { listing, dateTime, plain } from '../table'

/** Converts a review to a flat object, for output as a table or JSON. */
const flat = ({ review, ...rest }: components['schemas']['AdminReview']) => ({ ...review, ...rest })

function decision(verb: 'approve' | 'reject', summary: string): Command {
  return {
    name: `reviews ${verb}`,
    summary,
    args: [{ name: 'id', summary: 'id from `reviews list`' }],
    examples: [`reviews ${verb} rev_01…`],
    async run({ args: [id = ''], store }) {
      const { admin } = await store()
      const data = flat(await unwrap(admin.POST(`/admin/reviews/{id}/${verb}`, { params: { path: { id } } })))
      return { data, text: `${data.id} is ${data.status}.` }
    },
  }
}

/** Commands for reviews, which are published only after an operator approves them. */
export const reviewCommands: Command[] = [
  {
    name: 'reviews list',
    summary: 'List reviews that await approval, oldest first',
    options: {
      status: choice(reviewStatusValues, 'others than those that wait'),
      limit,
    },
    examples: ['reviews list', 'reviews list --status approved --limit 10'],
    async run({ store, text, count }) {
      const status = oneOf(reviewStatusValues, 'status', text('status'))
      const maxRows = count('limit')
      const { admin } = await store()
      const rows = await firstOf(
        maxRows,
        async (part) => (await unwrap(admin.GET('/admin/reviews', { params: { query: { status, ...part } } }))).reviews,
      )
      return listing(rows.map(flat), 'No reviews wait.', {
        ID: (row) => row.id,
        WRITTEN: (row) => dateTime(row.created_at),
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
