import type { Command } from '../command'
import { oneOf } from '../choices'
import { facts, moment, table } from '../table'

const statuses = ['open', 'closed'] as const

const which = { name: 'complaint', summary: 'its case number or id' }

/** Complaints about orders. */
export const complaintCommands: Command[] = [
  {
    name: 'complaints list',
    summary: 'Complaints, newest first',
    options: {
      status: { type: 'string', value: `<${statuses.join('|')}>`, summary: 'only those' },
      limit: { type: 'string', value: '<number>', summary: 'how many at most' },
    },
    examples: ['complaints list --status open'],
    async run({ ask, text, count }) {
      const status = oneOf(statuses, 'status', text('status'))
      const data = await ask('complaints list', { status, limit: count('limit') })
      type Row = (typeof data)[number]
      const columns = {
        CASE: (row: Row) => row.display_id,
        FILED: (row: Row) => moment(row.created_at),
        STATUS: (row: Row) => row.status,
        ORDER: (row: Row) => row.order_display_id,
        COMPANY: (row: Row) => row.company_name,
        TYPE: (row: Row) => row.type,
        SUBJECT: (row: Row) => row.subject,
      }
      return { data, text: table(data, columns, 'No complaints.') }
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
