import { mailWords } from '../../words/mail-words'
import { formatCount, formatDate, formatMoney } from '../format'
import type { Block, Letter, LetterTotal } from '../letter'
import type { MailOf, MailOrder } from '../messages'

/** Mail programs cut off what gets longer than about 100 kB. */
const mostLines = 60

function orderTotals(order: MailOrder, locale: string): LetterTotal[] {
  const money = (amount: number) => formatMoney(amount, order.currencyCode, locale)
  const between = [
    { name: mailWords('order.discount'), amount: -order.discountTotal, tone: 'better' },
    { name: mailWords('order.shipping'), amount: order.shippingTotal, tone: 'plain' },
    { name: mailWords('order.tax'), amount: order.taxTotal, tone: 'plain' },
  ] as const
  return [
    { name: mailWords('order.items'), value: money(order.itemTotal), tone: 'plain' },
    ...between.flatMap(({ name, amount, tone }) => (amount === 0 ? [] : [{ name, value: money(amount), tone }])),
    { name: mailWords('order.total'), value: money(order.total), tone: 'sum' },
  ]
}

function orderLines(order: MailOrder, locale: string): Block {
  const shown = order.items.slice(0, mostLines)
  const rest = order.items.length - shown.length
  return {
    type: 'lines',
    heads: { title: mailWords('order.product'), amount: mailWords('order.amount') },
    lines: shown.map(({ title, variantTitle, sku, quantity, total }) => ({
      title: mailWords('order.quantity', { quantity: formatCount(quantity, locale), title }),
      detail: [variantTitle, sku].filter(Boolean).join(' · '),
      amount: formatMoney(total, order.currencyCode, locale),
    })),
    more: rest > 0 ? mailWords('order.more', { count: formatCount(rest, locale) }) : '',
    totals: orderTotals(order, locale),
  }
}

/** What was ordered, and what it comes to. */
export function orderConfirmation({ data, locale }: MailOf<'order_confirmation'>): Letter {
  const { firstName, order, orderUrl } = data
  const number = String(order.displayId)
  return {
    subject: mailWords('order.subject', { number }),
    preheader: mailWords('order.preheader', { total: formatMoney(order.total, order.currencyCode, locale) }),
    title: mailWords('order.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('order.intro') },
      {
        type: 'facts',
        facts: [
          { name: mailWords('order.number'), value: number },
          { name: mailWords('order.date'), value: formatDate(order.createdAt, order.timeZone, locale) },
        ],
      },
      orderLines(order, locale),
      { type: 'button', label: mailWords('order.button'), url: orderUrl },
    ],
  }
}

/** That a parcel has left, and where it can be followed. Carriers' addresses count only if they are https. */
export function orderShipped({ data }: MailOf<'order_shipped'>): Letter {
  const { firstName, carrier, trackingUrl, orderUrl } = data
  const number = String(data.displayId)
  const canFollow = trackingUrl !== null && /^https:\/\//i.test(trackingUrl)
  return {
    subject: mailWords('shipped.subject', { number }),
    preheader: mailWords('shipped.preheader', { carrier }),
    title: mailWords('shipped.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('shipped.intro', { number, carrier }) },
      {
        type: 'facts',
        facts: [
          { name: mailWords('order.number'), value: number },
          { name: mailWords('shipped.carrier'), value: carrier },
        ],
      },
      ...(canFollow ? [{ type: 'button', label: mailWords('shipped.track'), url: trackingUrl } as const] : []),
      { type: canFollow ? 'link' : 'button', label: mailWords('order.button'), url: orderUrl },
    ],
  }
}
