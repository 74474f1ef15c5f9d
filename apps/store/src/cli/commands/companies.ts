import { choice, oneOf } from '../choices'
import { UsageError, type Command } from '../command'

const yesOrNo = ['yes', 'no'] as const

/** The companies that buy. */
export const companyCommands: Command[] = [
  {
    name: 'companies set-vat-id',
    summary: 'Say whether a VAT number is valid; orders from then on are taxed by it',
    args: [{ name: 'company', summary: 'its id, or the e-mail or id of one of its people' }],
    options: {
      status: choice(['valid', 'invalid', 'unchecked'], 'what is known of the number'),
      number: { type: 'string', value: '<number>', summary: 'another number than the company has' },
      by: { type: 'string', value: '<name>', summary: 'who says so, for the log' },
    },
    examples: ['companies set-vat-id anna@kiosk.example --number DK12345678 --status valid --by "Eva Ek"'],
    async run({ args: [id = ''], ask, text }) {
      const [status, by] = [text('status'), text('by')]
      if (status === undefined || by === undefined) throw new UsageError('Say --status and --by.')
      const data = await ask('companies set-vat-id', id, { vatId: text('number'), status, by })
      return { data, text: `The VAT number ${data.vat_id} of ${data.company_name} is ${data.status}.` }
    },
  },
  {
    name: 'companies set-terms',
    summary: 'Say when its invoices are due and whether it needs PO numbers; orders from then on follow it',
    args: [{ name: 'company', summary: 'its id, or the e-mail or id of one of its people' }],
    options: {
      days: { type: 'string', value: '<number>', summary: 'days until its invoices are due' },
      'po-required': choice(yesOrNo, 'whether it places no order without a purchase order number'),
    },
    examples: ['companies set-terms anna@kiosk.example --days 30 --po-required yes'],
    async run({ args: [id = ''], ask, text, number }) {
      const po = oneOf(yesOrNo, 'po-required', text('po-required'))
      const data = await ask('companies set-terms', id, { days: number('days'), poRequired: po === undefined ? undefined : po === 'yes' })
      const needs = data.po_required ? 'only with a PO number' : 'with or without a PO number'
      return { data, text: `${data.company_name} pays within ${data.payment_terms_days} days and orders ${needs}.` }
    },
  },
]
