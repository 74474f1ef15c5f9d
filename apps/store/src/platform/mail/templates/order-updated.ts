import { articleName } from '@skafferi/domain/rules/catalogue/variant-name'
import { mailWords } from '../../words/mail-words'
import { formatCount, formatDay, formatMoney } from '../format'
import type { Block, MailContent } from '../mail-content'
import type { MailOf, MailOrderNews } from '../messages'
import { trackingFacts } from './orders'
import { pieceLines } from './piece-lines'

/** Renders the sentence about the change. */
function introOf(news: MailOrderNews, number: string, locale: string): string {
  switch (news.kind) {
    case 'parcel_undone':
      return mailWords('updated.parcel_undone', { carrier: news.carrier, number })
    case 'missing_undone':
      return mailWords(news.isCredited ? 'updated.creditUndone' : 'updated.missingUndone', { number })
    case 'tracking':
      return mailWords('updated.tracking', { carrier: news.carrier, number })
    case 'backorder':
      return news.availableFrom === undefined
        ? mailWords('updated.backorder', { number })
        : mailWords('updated.backorderFrom', { number, day: formatDay(news.availableFrom, locale) })
    case 'replaced':
      return mailWords('updated.replaced', { number })
  }
}

/** Renders the details of a replacement. */
function replacementBlocks(news: Extract<MailOrderNews, { kind: 'replaced' }>, locale: string): Block[] {
  const money = (amount: number) => formatMoney(amount, news.currencyCode, locale)
  const { title, variantTitle, quantity } = news.article
  const article = mailWords('updated.articleText', {
    quantity: formatCount(quantity, locale),
    title: articleName(title, variantTitle, null),
    price: money(news.unitPrice),
  })
  return [
    { type: 'text', text: mailWords('refund.reason') },
    { type: 'quote', text: news.reason },
    {
      type: 'facts',
      facts: [
        { name: mailWords('updated.article'), value: article },
        ...(news.credited > 0 ? [{ name: mailWords('updated.credited'), value: money(news.credited) }] : []),
        { name: mailWords('updated.total'), value: money(news.total) },
      ],
    },
  ]
}

/** Renders the e-mail about a change of an order. Contains the tracking link only if it is an https URL. */
export function orderUpdated({ data, locale }: MailOf<'order_updated'>): MailContent {
  const { firstName, poNumber, news, orderUrl } = data
  const number = String(data.displayId)
  const trackingUrl = news.kind === 'tracking' && /^https:\/\//i.test(news.trackingUrl ?? '') ? news.trackingUrl : null
  return {
    subject: mailWords('updated.subject', { number }),
    preheader: mailWords('updated.title'),
    title: mailWords('updated.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: introOf(news, number, locale) },
      ...(news.kind === 'replaced' ? replacementBlocks(news, locale) : []),
      {
        type: 'facts',
        facts: [
          { name: mailWords('order.number'), value: number },
          ...(poNumber === null ? [] : [{ name: mailWords('order.po_number'), value: poNumber }]),
          ...(news.kind === 'tracking' ? trackingFacts(news.trackingUrl) : []),
        ],
      },
      ...('lines' in news ? [pieceLines(news.lines, mailWords('updated.missing'), locale)] : []),
      ...(trackingUrl === null
        ? []
        : [{ type: 'button', label: mailWords('shipped.track'), url: trackingUrl } as const]),
      { type: trackingUrl === null ? 'button' : 'link', label: mailWords('order.button'), url: orderUrl },
    ],
  }
}
