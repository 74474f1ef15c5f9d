import type { Command } from '../command'
import { choice, limit, oneOf } from '../choices'
import { facts, listing, moment } from '../table'

const statuses = ['open', 'closed'] as const

const which = { name: 'complaint', summary: 'its case number or id' }

/** Complaints about orders. */
export const complaintCommands: Command[] = [
  {
    name: 'complaints list',
    summary: 'Complaints, newest first',
    options: {
      status: choice(statuses, 'only those'),
      limit,
    },
    examples: ['complaints list --status open'],
    async run({ ask, text, count }) {
      const status = oneOf(statuses, 'status', text('status'))
      return listing(await ask('complaints list', { status, limit: count('limit') }), 'No complaints.', {
        CASE: (row) => row.display_id,
        FILED: (row) => moment(row.created_at),
        STATUS: (row) => row.status,
        ORDER: (row) => row.order_display_id,
        COMPANY: (row) => row.company_name,
        TYPE: (row) => row.type,
        SUBJECT: (row) => row.subject,
      })
    },
  },
  {
    name: 'complaints show',
    summary: 'One complaint with its text and pictures',
    args: [which],
    examples: ['complaints show 2004'],
    async run({ args: [id = ''], ask }) {
      const data = await ask('complaints show', id)
      return { data, text: facts({ ...data, created_at: moment(data.created_at), closed_at: moment(data.closed_at) }) }
    },
  },
  {
    name: 'complaints close',
    summary: 'Close a complaint',
    args: [which],
    options: { note: { type: 'string', value: '<text>', summary: 'how it ended; only operators see it' } },
    examples: ['complaints close 2004 --note "Sent two new bags"'],
    async run({ args: [id = ''], ask, text }) {
      const data = await ask('complaints close', id, { note: text('note') })
      return { data, text: `Case ${data.display_id} is closed.` }
    },
  },
]
