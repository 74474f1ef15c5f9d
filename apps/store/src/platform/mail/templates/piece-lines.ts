import { mailWords } from '../../words/mail-words'
import { formatCount } from '../format'
import type { Block } from '../mail-content'
import type { MailShipment } from '../messages'

/** Maximum number of lines; e-mail clients truncate messages above about 100 kB. */
export const maxLines = 60

/** Renders pieces by line, without prices. */
export function pieceLines(
  lines: MailShipment['lines'],
  heading: string,
  locale: string,
): Extract<Block, { type: 'lines' }> {
  const listed = lines.slice(0, maxLines)
  const omitted = lines.length - listed.length
  return {
    type: 'lines',
    heads: { title: mailWords('order.product'), amount: heading },
    lines: listed.map(({ title, variantTitle, sku, quantity }) => ({
      title,
      detail: [variantTitle, sku].filter(Boolean).join(' · '),
      amount: formatCount(quantity, locale),
    })),
    more: omitted > 0 ? mailWords('order.more', { count: formatCount(omitted, locale) }) : '',
    totals: [],
  }
}
