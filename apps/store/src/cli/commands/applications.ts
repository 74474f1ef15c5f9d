import { ApiError, unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { applicationStatusValues } from '@skafferi/api/admin/values'
import { findDeliveryCountry } from '@skafferi/domain/rules/registration/delivery-country'
import type { CommandCall, Command, Output } from '../command'
import { choice, limit, oneOf } from '../choices'
import { firstOf } from '../lists'
import { facts, listing, dateTime } from '../table'
import { approvalOptions, inCommands, approvalFrom } from './approval'

type Schemas = components['schemas']

const idArgument = { name: 'id', summary: 'id from `applications list`' }

/** Converts an application to a flat object, for output as a table or JSON. */
const flat = ({ application, ...rest }: Schemas['ApplicationAnswer']) => ({ ...application, ...rest })

async function approve({ args: [id = ''], store, text }: CommandCall): Promise<Output> {
  const { admin } = await store()
  const approval = approvalFrom(text)
  const country = approval.country_code && (findDeliveryCountry(approval.country_code) ?? approval.country_code)
  const body = { ...approval, country_code: country as Schemas['CountryCode'] | undefined }
  try {
    const data = flat(await unwrap(admin.POST('/admin/applications/{id}/approve', { params: { path: { id } }, body })))
    return { data, text: `Approved. ${data.email} gets an e-mail with a link to choose a password.` }
  } catch (error) {
    throw error instanceof ApiError ? inCommands(error, id, approval) : error
  }
}

async function show({ args: [id = ''], store, text, write }: CommandCall): Promise<Output> {
  const { admin } = await store()
  const named = { params: { path: { id } } }
  const data = flat(await unwrap(admin.GET('/admin/applications/{id}', named)))
  const details = facts({ ...data, created_at: dateTime(data.created_at), decided_at: dateTime(data.decided_at) })
  const file = text('save-licence')
  if (file === undefined || !data.license) return { data, text: details }
  const bytes = await unwrap(admin.GET('/admin/applications/{id}/license', { ...named, parseAs: 'arrayBuffer' }))
  await write(file, new Uint8Array(bytes))
  return { data, text: `${details}\n\nThe licence was written to ${file}.` }
}

/** Commands for applications. */
export const applicationCommands: Command[] = [
  {
    name: 'applications list',
    summary: 'List applications, newest first',
    options: {
      status: choice(applicationStatusValues, 'only those'),
      limit,
    },
    examples: ['applications list --status pending', 'applications list --json'],
    async run({ store, text, count }) {
      const status = oneOf(applicationStatusValues, 'status', text('status'))
      const maxRows = count('limit')
      const { admin } = await store()
      const rows = await firstOf(
        maxRows,
        async (part) =>
          (await unwrap(admin.GET('/admin/applications', { params: { query: { status, ...part } } }))).applications,
      )
      return listing(rows, 'No applications.', {
        ID: (row) => row.id,
        RECEIVED: (row) => dateTime(row.created_at),
        STATUS: (row) => row.status,
        COMPANY: (row) => row.company_name,
        PERSON: (row) => row.full_name,
        'E-MAIL': (row) => row.email,
        KNOWN: (row) => (row.is_duplicate ? 'yes' : undefined),
      })
    },
  },
  {
    name: 'applications show',
    summary: 'Show an application with all its answers',
    args: [idArgument],
    options: { 'save-licence': { type: 'string', value: '<file>', summary: 'write the licence to this file' } },
    examples: ['applications show appl_01…', 'applications show appl_01… --save-licence licence.pdf'],
    run: show,
  },
  {
    name: 'applications approve',
    summary:
      'Approve an application: create a company and its owner, or a buyer of an existing company, and e-mail them',
    args: [idArgument],
    options: approvalOptions,
    examples: [
      'applications approve appl_01…',
      'applications approve appl_01… --country se --organisation-number 559000-0018',
      'applications approve appl_01… --company comp_01…',
    ],
    run: approve,
  },
  {
    name: 'applications reject',
    summary: 'Reject an application and e-mail the reason',
    args: [idArgument],
    options: { reason: { type: 'string', value: '<text>', summary: 'reason, sent by e-mail' } },
    examples: ['applications reject appl_01… --reason "We do not deliver to your country yet."'],
    async run({ args: [id = ''], store, text }) {
      const { admin } = await store()
      const body = { reason: text('reason') ?? '' }
      const data = flat(await unwrap(admin.POST('/admin/applications/{id}/reject', { params: { path: { id } }, body })))
      return { data, text: `Rejected. ${data.email} gets an e-mail.` }
    },
  },
]
