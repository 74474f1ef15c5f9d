import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { complaintStatusValues } from '@skafferi/api/admin/values'
import type { Command, CommandCall, Output } from '../command'
import { choice, limit, oneOf } from '../choices'
import { firstOf } from '../lists'
import { facts, listing, dateTime } from '../table'

const complaintArgument = { name: 'complaint', summary: 'case number or id' }

/** Converts a complaint to a flat object, for output as a table or JSON. */
const flat = ({ complaint, pictures: _, ...rest }: components['schemas']['AdminComplaint']) => ({
  ...complaint,
  ...rest,
})

/** Returns a complaint's number without "#", e.g. "2004" for "#2004". */
const named = (given: string) => given.replace(/^#/, '')

async function show({ args: [given = ''], store, text, write }: CommandCall): Promise<Output> {
  const { admin, localAdmin } = await store()
  const id = named(given)
  const complaint = flat(await unwrap(admin.GET('/admin/complaints/{id}', { params: { path: { id } } })))
  const data = { ...complaint, images: await localAdmin('listPictureAddresses', { id }) }
  const details = facts({ ...data, created_at: dateTime(data.created_at), closed_at: dateTime(data.closed_at) })
  const start = text('save-pictures')
  if (start === undefined || data.images.length === 0) return { data, text: details }
  const names = data.images.map((_, index) => `${start}${index + 1}.webp`)
  for (const [index, name] of names.entries()) {
    const path = { id, number: index + 1 }
    await write(
      name,
      new Uint8Array(
        await unwrap(
          admin.GET('/admin/complaints/{id}/pictures/{number}', { params: { path }, parseAs: 'arrayBuffer' }),
        ),
      ),
    )
  }
  return { data, text: `${details}\n\nIts pictures were written to ${names.join(', ')}.` }
}

/** Commands for complaints. */
export const complaintCommands: Command[] = [
  {
    name: 'complaints list',
    summary: 'List complaints, newest first',
    options: {
      status: choice(complaintStatusValues, 'only those'),
      limit,
    },
    examples: ['complaints list --status open'],
    async run({ store, text, count }) {
      const status = oneOf(complaintStatusValues, 'status', text('status'))
      const maxRows = count('limit')
      const { admin } = await store()
      const rows = await firstOf(
        maxRows,
        async (part) =>
          (await unwrap(admin.GET('/admin/complaints', { params: { query: { status, ...part } } }))).complaints,
      )
      return listing(rows, 'No complaints.', {
        CASE: (row) => row.display_id,
        FILED: (row) => dateTime(row.created_at),
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
    summary: 'Show a complaint with its text, and links to its pictures that work for an hour',
    args: [complaintArgument],
    options: {
      'save-pictures': {
        type: 'string',
        value: '<start>',
        summary: 'write its pictures to <start>1.webp and so on',
      },
    },
    examples: ['complaints show 2004', 'complaints show 2004 --save-pictures case-2004-'],
    run: show,
  },
  {
    name: 'complaints close',
    summary: 'Close a complaint',
    args: [complaintArgument],
    options: { note: { type: 'string', value: '<text>', summary: 'outcome, visible to operators only' } },
    examples: ['complaints close 2004 --note "Sent two new bags"'],
    async run({ args: [id = ''], store, text }) {
      const { admin } = await store()
      const request = { params: { path: { id: named(id) } }, body: { note: text('note') } }
      const data = flat(await unwrap(admin.POST('/admin/complaints/{id}/close', request)))
      return { data, text: `Case ${data.display_id} is closed.` }
    },
  },
]
