import type { CommandCall, Command, Output } from '../command'
import { choice, limit, oneOf } from '../choices'
import { facts, listing, moment } from '../table'

const statuses = ['pending', 'approved', 'rejected'] as const

const which = { name: 'id', summary: 'as `applications list` shows it' }

async function approve({ args: [id = ''], ask, text }: CommandCall): Promise<Output> {
  const data = await ask('applications approve', id, {
    companyId: text('company'),
    countryCode: text('country'),
    companyName: text('company-name'),
    organisationNumber: text('organisation-number'),
    firstName: text('first-name'),
    lastName: text('last-name'),
  })
  return { data, text: `Approved. ${data.email} gets an e-mail with the way to the first sign-in.` }
}

async function show({ args: [id = ''], ask, text, write }: CommandCall): Promise<Output> {
  const data = await ask('applications show', id)
  const shown = facts({ ...data, created_at: moment(data.created_at), decided_at: moment(data.decided_at) })
  const file = text('save-licence')
  if (file === undefined || !data.license) return { data, text: shown }
  const { bytes } = await ask('files read', data.license.key)
  await write(file, Buffer.from(bytes, 'base64'))
  return { data, text: `${shown}\n\nThe licence was written to ${file}.` }
}

/** Applications for an account. */
export const applicationCommands: Command[] = [
  {
    name: 'applications list',
    summary: 'Applications, newest first',
    options: {
      status: choice(statuses, 'only those'),
      limit,
    },
    examples: ['applications list --status pending', 'applications list --json'],
    async run({ ask, text, count }) {
      const status = oneOf(statuses, 'status', text('status'))
      return listing(await ask('applications list', { status, limit: count('limit') }), 'No applications.', {
        ID: (row) => row.id,
        RECEIVED: (row) => moment(row.created_at),
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
    summary: 'One application with everything that was sent',
    args: [which],
    options: { 'save-licence': { type: 'string', value: '<file>', summary: 'write the licence there' } },
    examples: ['applications show appl_01…', 'applications show appl_01… --save-licence licence.pdf'],
    run: show,
  },
  {
    name: 'applications approve',
    summary: 'Make a company and a customer of an application, or a customer of a company that there is, and tell them',
    args: [which],
    options: {
      company: { type: 'string', value: '<id>', summary: 'the company that the person joins; a new one where left out' },
      country: { type: 'string', value: '<se|no|dk|fi|us|gb|de>', summary: 'where the company is, where it cannot be told' },
      'company-name': { type: 'string', value: '<text>', summary: 'another name than was given' },
      'organisation-number': { type: 'string', value: '<text>', summary: 'another number than was given' },
      'first-name': { type: 'string', value: '<text>', summary: 'another first name than was given' },
      'last-name': { type: 'string', value: '<text>', summary: 'another last name than was given' },
    },
    examples: [
      'applications approve appl_01…',
      'applications approve appl_01… --country se --organisation-number 559000-0018',
      'applications approve appl_01… --company comp_01…',
    ],
    run: approve,
  },
  {
    name: 'applications reject',
    summary: 'Turn an application down, and tell why',
    args: [which],
    options: { reason: { type: 'string', value: '<text>', summary: 'what the e-mail says' } },
    examples: ['applications reject appl_01… --reason "We do not deliver to your country yet."'],
    async run({ args: [id = ''], ask, text }) {
      const data = await ask('applications reject', id, { reason: text('reason') ?? '' })
      return { data, text: `Rejected. ${data.email} gets an e-mail.` }
    },
  },
]
