import type { Command, CommandCall, Output } from '../command'
import { limit } from '../choices'
import { listing, dateTime } from '../table'

const who = { name: 'customer', summary: 'e-mail or id' }

/** Commands for customers, including exports and erasure under the GDPR. */
export const customerCommands: Command[] = [
  {
    name: 'customers list',
    summary: 'List customers, newest first',
    options: {
      q: { type: 'string', value: '<text>', summary: 'text in the name, e-mail or company' },
      limit,
    },
    examples: ['customers list', 'customers list --q kiosk'],
    async run({ localAdmin, text, count }) {
      const query = { q: text('q'), limit: count('limit') }
      return listing(await localAdmin('listCustomers', query), 'No customers.', {
        ID: (row) => row.id,
        NAME: (row) => `${row.first_name} ${row.last_name}`,
        'E-MAIL': (row) => row.email,
        COMPANY: (row) => row.company_name,
        SINCE: (row) => dateTime(row.created_at),
        BLOCKED: (row) => dateTime(row.blocked_at),
      })
    },
  },
  {
    name: 'customers block',
    summary: 'Block a customer and end all their sessions',
    args: [who],
    examples: ['customers block anna@kiosk.example'],
    async run({ args: [customer = ''], localAdmin }) {
      const data = await localAdmin('blockCustomer', { customer })
      return { data, text: `${data.email} is blocked and signed out everywhere.` }
    },
  },
  {
    name: 'customers unblock',
    summary: 'Unblock a customer',
    args: [who],
    examples: ['customers unblock anna@kiosk.example'],
    async run({ args: [customer = ''], localAdmin }) {
      const data = await localAdmin('unblockCustomer', { customer })
      return { data, text: `${data.email} can sign in again.` }
    },
  },
  {
    name: 'customers password-link',
    summary:
      'A link to choose a password with, once, for a day: where codes are switched off after too many wrong ones',
    args: [who],
    options: { send: { type: 'boolean', summary: 'e-mail the link to the customer instead of printing it' } },
    examples: ['customers password-link anna@kiosk.example', 'customers password-link anna@kiosk.example --send'],
    async run({ args: [customer = ''], localAdmin, is }) {
      const data = await localAdmin('makePasswordLink', { customer, send: is('send') })
      if (data.url === null)
        return { data, text: `A link is on its way to ${data.email}. It works once, for ${data.hours} hours.` }
      return {
        data,
        text: `Give this to ${data.email} only. It works once, for ${data.hours} hours:\n\n${data.url}`,
      }
    },
  },
  {
    name: 'export-customer',
    summary: 'Export all data about a customer as JSON',
    args: [who, { name: 'file', summary: 'file to write; by default prints it', optional: true }],
    examples: ['export-customer anna@kiosk.example anna.json'],
    run: exportCustomer,
  },
  {
    name: 'erase-customer',
    summary: 'Erase a customer’s personal data permanently; orders stay, without a name',
    args: [who],
    options: { yes: { type: 'boolean', summary: 'confirm: this cannot be undone' } },
    examples: ['erase-customer anna@kiosk.example --yes'],
    async run({ args: [customer = ''], localAdmin, is }) {
      if (!is('yes')) return { data: null, text: `Nothing was done. Add --yes to erase ${customer} permanently.` }
      const data = await localAdmin('eraseCustomer', { customer })
      return { data, text: `${data.id} is erased. Files deleted: ${data.files}.` }
    },
  },
]

async function exportCustomer({ args: [customer = '', file], localAdmin, write }: CommandCall): Promise<Output> {
  const data = await localAdmin('exportCustomer', { customer })
  const text = JSON.stringify(data, null, 2)
  if (file === undefined) return { data, text }
  await write(file, text)
  return { data, text: `Written to ${file}.` }
}
