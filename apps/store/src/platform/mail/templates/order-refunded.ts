import { afterRefunds } from '@skafferi/domain/rules/orders/payment'
import { mailWords } from '../../words/mail-words'
import { formatMoney } from '../format'
import type { Block, Fact, MailContent, MailTotal } from '../mail-content'
import type { MailOf, MailRefundSums } from '../messages'
import { pieceLines } from './piece-lines'
import { rateName } from './rate-name'

function refundTotals({ rates, amount, currencyCode }: MailRefundSums, locale: string): MailTotal[] {
  const money = (minor: number) => formatMoney(minor, currencyCode, locale)
  return [
    { name: mailWords('refund.net'), value: money(rates.reduce((sum, { net }) => sum + net, 0)), tone: 'plain' },
    ...rates.map((rate) => {
      return { name: rateName(rate, currencyCode, locale), value: money(rate.tax), tone: 'plain' } as const
    }),
    { name: mailWords('refund.sum'), value: money(amount), tone: 'sum' },
  ]
}

/** Renders the refunded pieces and the totals by VAT rate. */
export function refundLines(
  refund: MailRefundSums,
  locale: string,
  title: 'refund.pieces' | 'closed.pieces' = 'refund.pieces',
): Block {
  return { ...pieceLines(refund.lines, mailWords(title), locale), totals: refundTotals(refund, locale) }
}

/** Renders the order's total after all refunds, and the amount still due. */
export function ledgerFacts({ total, refunded, due, currencyCode }: MailRefundSums, locale: string): Fact[] {
  const money = (minor: number) => formatMoney(minor, currencyCode, locale)
  return [
    { name: mailWords('order.total'), value: money(total) },
    { name: mailWords('refund.all'), value: money(refunded) },
    { name: mailWords('refund.remaining'), value: money(afterRefunds({ total, refunded })) },
    { name: mailWords('refund.due'), value: money(due) },
  ]
}

/** Says that money is returned, or that less is due. */
export function refundText({ amount, currencyCode, isPaid }: MailRefundSums, number: string, locale: string): Block {
  const money = formatMoney(amount, currencyCode, locale)
  return { type: 'text', text: mailWords(isPaid ? 'refund.paid' : 'refund.unpaid', { amount: money, number }) }
}

/** Renders the e-mail that announces a refund with its VAT, lines and reason. */
export function orderRefunded({ data, locale }: MailOf<'order_refunded'>): MailContent {
  const { firstName, poNumber, reason, orderUrl } = data
  const number = String(data.displayId)
  const amount = formatMoney(data.amount, data.currencyCode, locale)
  return {
    subject: mailWords('refund.subject', { number }),
    preheader: mailWords('refund.preheader', { amount }),
    title: mailWords('refund.title', { amount }),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      refundText(data, number, locale),
      { type: 'text', text: mailWords('refund.reason') },
      { type: 'quote', text: reason },
      {
        type: 'facts',
        facts: [
          { name: mailWords('order.number'), value: number },
          ...(poNumber === null ? [] : [{ name: mailWords('order.po_number'), value: poNumber }]),
          ...ledgerFacts(data, locale),
        ],
      },
      refundLines(data, locale),
      { type: 'button', label: mailWords('order.button'), url: orderUrl },
    ],
  }
}
