import type { Command, CommandCall, Output } from '../command'
import { choice, limit, oneOf } from '../choices'
import { facts, listing, moment } from '../table'

const statuses = ['open', 'closed'] as const

const which = { name: 'complaint', summary: 'its case number or id' }

async function show({ args: [id = ''], ask, text, write }: CommandCall): Promise<Output> {
  const data = await ask('complaints show', id)
  const shown = facts({ ...data, created_at: moment(data.created_at), closed_at: moment(data.closed_at) })
  const start = text('save-pictures')
  if (start === undefined || data.images.length === 0) return { data, text: shown }
  const names = data.images.map((_, index) => `${start}${index + 1}.webp`)
  for (const [index, url] of data.images.entries()) {
    const { bytes } = await ask('files read', url)
    await write(names[index] as string, Buffer.from(bytes, 'base64'))
  }
  return { data, text: `${shown}\n\nIts pictures were written to ${names.join(', ')}.` }
}

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
    summary: 'One complaint with its text, and addresses that open its pictures for an hour',
    args: [which],
    options: { 'save-pictures': { type: 'string', value: '<start>', summary: 'write its pictures there, as <start>1.webp and so on' } },
    examples: ['complaints show 2004', 'complaints show 2004 --save-pictures case-2004-'],
    run: show,
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
