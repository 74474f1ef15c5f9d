import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { choice, nameIn, oneOf } from '../choices'
import { UsageError, type Command } from '../command'
import type { Store } from '../store'

const yesOrNo = ['yes', 'no'] as const
const verdicts: readonly components['schemas']['VatIdJudgement']['status'][] = ['valid', 'invalid', 'unchecked']

/** Returns a company with its entity tag, by its id, or by the e-mail or id of one of its customers. */
async function readCompany({ admin, localAdmin }: Store, idOrEmail: string) {
  const name = idOrEmail.trim()
  const people = await localAdmin('listCustomers', { q: name })
  const person = people.find(({ id, email }) => id === name || email === name.toLowerCase())
  // Anything that is not an id is reported here, because it cannot be part of a path.
  if (!person && !/^[a-z]+_[\w-]+$/.test(name)) throw new Error('Company not found')
  const path = { id: person?.company_id ?? name }
  const { response } = await admin.GET('/admin/companies/{id}', { params: { path } })
  return { path, header: { 'If-Match': response.headers.get('etag') ?? undefined } }
}

/** Commands for companies. */
export const companyCommands: Command[] = [
  {
    name: 'companies set-vat-id',
    summary: 'Set whether a VAT number is valid; applies to new orders',
    args: [{ name: 'company', summary: 'id of the company, or e-mail or id of one of its customers' }],
    options: {
      status: choice(verdicts, 'the status of the number'),
      number: { type: 'string', value: '<number>', summary: 'a new VAT number for the company' },
      by: { type: 'string', value: '<name>', summary: 'name of who decided, for the activity' },
    },
    examples: ['companies set-vat-id anna@kiosk.example --number DK12345678 --status valid --by "Eva Ek"'],
    async run({ args: [id = ''], store, text }) {
      const [status, by] = [oneOf(verdicts, 'status', text('status')), nameIn('by', text('by'))]
      if (status === undefined || by === undefined) throw new UsageError('--status and --by are required.')
      const connection = await store(by)
      const request = { params: await readCompany(connection, id), body: { status, vat_id: text('number') } }
      const { company: data } = await unwrap(connection.admin.POST('/admin/companies/{id}/vat-id', request))
      return { data, text: `The VAT number ${data.vat_id} of ${data.name} is ${data.vat_id_status}.` }
    },
  },
  {
    name: 'companies set-terms',
    summary: 'Set payment terms and whether PO numbers are required; applies to new orders',
    args: [{ name: 'company', summary: 'id of the company, or e-mail or id of one of its customers' }],
    options: {
      days: { type: 'string', value: '<number>', summary: 'days until invoices are due' },
      'po-required': choice(yesOrNo, 'whether orders need a purchase order number'),
    },
    examples: ['companies set-terms anna@kiosk.example --days 30 --po-required yes'],
    async run({ args: [id = ''], store, text, number }) {
      const po = oneOf(yesOrNo, 'po-required', text('po-required'))
      const days = number('days')
      if (days === undefined && po === undefined) throw new Error('Give days, or whether a PO number is required.')
      const body = { payment_terms_days: days, po_required: po && po === 'yes' }
      const connection = await store()
      const { company: data } = await unwrap(
        connection.admin.POST('/admin/companies/{id}', { params: await readCompany(connection, id), body }),
      )
      const poRule = data.po_required ? 'only with a PO number' : 'with or without a PO number'
      return { data, text: `${data.name} pays within ${data.payment_terms_days} days and orders ${poRule}.` }
    },
  },
]
