import { sumDispatches } from '@skafferi/domain/rules/catalogue/stock'
import { referenceColumns, referenceNames } from '@skafferi/domain/rules/checkout/references'
import type { Address } from '@skafferi/api'
import { isTrackingNumber } from '@skafferi/domain/rules/orders/tracking'
import { toPrintedAddressView } from '@skafferi/domain/rules/addresses/address'
import { mailLanguage, mailWords } from '../../words/mail-words'
import { formatCount, formatDate, formatDay, formatDays, formatMoney } from '../format'
import type { Block, Fact, MailContent, MailTotal } from '../mail-content'
import type { MailOf, MailOrder, MailShipment } from '../messages'
import { ledgerFacts, refundLines, refundText } from './order-refunded'
import { maxLines, pieceLines } from './piece-lines'
import { rateName } from './rate-name'

const countryNames = new Intl.DisplayNames(mailLanguage, { type: 'region' })

const countryOf = ({ country_code: code }: Address): string => countryNames.of(code.toUpperCase()) ?? code

/** Formats a postal address in one line, like the order page. */
const addressLine = (address: Address): string =>
  [...toPrintedAddressView(address).lines, countryOf(address)].join(', ')

/** Renders the billed company with its registration numbers. Empty for e-mails queued by an earlier version. */
function buyerFact({ buyer }: MailOrder): Fact[] {
  if (!buyer) return []
  const { name, organisation_number: registration, vat_id: vatId } = buyer
  const numbers = [
    registration && mailWords('order.registration', { number: registration }),
    vatId && mailWords('order.vatId', { number: vatId }),
  ]
  return [{ name: mailWords('order.buyer'), value: [name, ...numbers].filter(Boolean).join(', ') }]
}

/** Renders the delivery and billing addresses. */
function addressFacts(order: MailOrder): Fact[] {
  const { shippingAddress, billingAddress } = order
  const [delivery, billing] = [addressLine(shippingAddress), addressLine(billingAddress)]
  const phone = shippingAddress.phone ? [{ name: mailWords('order.phone'), value: shippingAddress.phone }] : []
  return [
    { name: mailWords('order.deliveryAddress'), value: delivery },
    ...phone,
    ...buyerFact(order),
    { name: mailWords('order.billingAddress'), value: billing === delivery ? mailWords('order.sameAddress') : billing },
  ]
}

/** Renders the VAT by rate. Older orders were stored without rates and have one row. */
function taxRows({ tax, taxTotal, currencyCode }: MailOrder, locale: string): MailTotal[] {
  const money = (amount: number) => formatMoney(amount, currencyCode, locale)
  if (tax === null)
    return taxTotal === 0 ? [] : [{ name: mailWords('order.tax'), value: money(taxTotal), tone: 'plain' }]
  return tax.rates.map((rate) => ({
    name: rateName(rate, currencyCode, locale),
    value: money(rate.tax),
    tone: 'plain',
  }))
}

/** Renders the explanation of the VAT treatment, e.g. reverse charge. */
function taxReason({ tax, shippingAddress }: MailOrder): Block[] {
  if (tax === null) return []
  const values = {
    country: countryOf(shippingAddress),
    seller: tax.sellerVatId ?? '–',
    buyer: tax.buyerVatId ?? '–',
  }
  return [{ type: 'note', text: mailWords(`order.vat.${tax.explanation}`, values) }]
}

function orderTotals(order: MailOrder, locale: string): MailTotal[] {
  const money = (amount: number) => formatMoney(amount, order.currencyCode, locale)
  const between = [
    { name: mailWords('order.discount'), amount: -order.discountTotal, tone: 'better' },
    { name: mailWords('order.shipping'), amount: order.shippingTotal, tone: 'plain' },
  ] as const
  return [
    { name: mailWords('order.items'), value: money(order.itemTotal), tone: 'plain' },
    ...between.flatMap(({ name, amount, tone }) => (amount === 0 ? [] : [{ name, value: money(amount), tone }])),
    ...taxRows(order, locale),
    { name: mailWords('order.total'), value: money(order.total), tone: 'sum' },
  ]
}

type LaterPieces = NonNullable<MailOrder['items'][number]['later']>

/** Renders how many pieces ship later; empty if none do. */
function laterText({ pieces, from }: LaterPieces, locale: string): string {
  if (pieces === 0) return ''
  const count = formatCount(pieces, locale)
  return from === null
    ? mailWords('order.later', { count })
    : mailWords('order.laterFrom', { count, day: formatDay(from, locale) })
}

function orderLines(order: MailOrder, locale: string): Block {
  const listed = order.items.slice(0, maxLines)
  const omitted = order.items.length - listed.length
  return {
    type: 'lines',
    heads: { title: mailWords('order.product'), amount: mailWords('order.amount') },
    lines: listed.map(({ title, variantTitle, sku, quantity, unitPrice, total, later }) => ({
      title: mailWords('order.quantity', { quantity: formatCount(quantity, locale), title }),
      detail: [
        variantTitle,
        sku,
        mailWords('order.each', { price: formatMoney(unitPrice, order.currencyCode, locale) }),
        later && laterText(later, locale),
      ]
        .filter(Boolean)
        .join(' · '),
      amount: formatMoney(total, order.currencyCode, locale),
    })),
    more: omitted > 0 ? mailWords('order.more', { count: formatCount(omitted, locale) }) : '',
    totals: orderTotals(order, locale),
  }
}

/**
 * Renders the dates of the first delivery, and the pieces that ship later. Empty for older orders, which were stored
 * without dates.
 */
function deliveryFact({ deliveryStart, deliveryEnd, items }: MailOrder, locale: string): Fact[] {
  if (deliveryStart === null || deliveryEnd === null) return []
  const lines = items.map(({ quantity, later }) => ({
    open: quantity,
    backorder: later ? { quantity: later.pieces, available_from: later.from } : null,
  }))
  const later = sumDispatches(lines).later.map(({ quantity, available_from }) =>
    laterText({ pieces: quantity, from: available_from }, locale),
  )
  const dates = formatDays(deliveryStart, deliveryEnd, locale)
  return [{ name: mailWords('order.delivery'), value: [dates, ...later].join(' · ') }]
}

/** Renders the delivery option. Empty if the order or the e-mail is older. */
function optionFact({ shippingOptionName: value }: MailOrder): Fact[] {
  return value ? [{ name: mailWords('order.deliveryOption'), value }] : []
}

/** Renders the payment terms. Empty for older orders, which were stored without them. */
function paymentFact({ paymentTermsDays, dueDate }: MailOrder, locale: string): Fact[] {
  if (paymentTermsDays === null || dueDate === null) return []
  const values = { days: formatCount(paymentTermsDays, locale), date: formatDay(dueDate, locale) }
  const part = paymentTermsDays === 0 ? 'none' : paymentTermsDays === 1 ? 'day' : 'days'
  return [{ name: mailWords('order.payment'), value: mailWords(`order.invoice.${part}`, values) }]
}

/** Renders the buyer's references but the note, which has a paragraph of its own. */
function referenceFacts(order: MailOrder): Fact[] {
  return referenceNames.flatMap((name) => {
    // Missing in e-mails that an earlier version queued, if the reference is newer.
    const value: string | null | undefined = order[referenceColumns[name]]
    return name === 'note' || !value ? [] : [{ name: mailWords(`order.${name}`), value }]
  })
}

/** Renders the order's references, delivery and payment. */
function orderFacts(order: MailOrder, locale: string): Fact[] {
  return [
    { name: mailWords('order.number'), value: String(order.displayId) },
    { name: mailWords('order.date'), value: formatDate(order.createdAt, order.timeZone, locale) },
    { name: mailWords('order.placedBy'), value: order.placedBy },
    ...referenceFacts(order),
    ...deliveryFact(order, locale),
    ...optionFact(order),
    ...paymentFact(order, locale),
    ...addressFacts(order),
  ]
}

/** Renders the buyer's note on packing and delivery. */
function buyersNote({ note }: MailOrder): Block[] {
  if (note === null) return []
  return [
    { type: 'text', text: mailWords('order.note') },
    { type: 'quote', text: note },
  ]
}

/** Renders the e-mail that confirms an order. */
export function orderConfirmation({ data, locale }: MailOf<'order_confirmation'>): MailContent {
  const { firstName, order, orderUrl } = data
  const number = String(order.displayId)
  return {
    subject: mailWords('order.subject', { number }),
    preheader: mailWords('order.preheader', { total: formatMoney(order.total, order.currencyCode, locale) }),
    title: mailWords('order.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('order.intro') },
      { type: 'facts', facts: orderFacts(order, locale) },
      orderLines(order, locale),
      ...taxReason(order),
      ...buyersNote(order),
      { type: 'button', label: mailWords('order.button'), url: orderUrl },
    ],
  }
}

/** Renders the explanation if the VAT changed before dispatch, otherwise nothing. */
function taxChangeNote({ taxChange }: MailShipment, locale: string): Block[] {
  // E-mails queued by an earlier version lack the field.
  if (!taxChange) return []
  const money = (amount: number) => formatMoney(amount, taxChange.currencyCode, locale)
  const values = {
    day: formatDay(taxChange.day, locale),
    placed: money(taxChange.placedTotal),
    now: money(taxChange.taxTotal),
    total: money(taxChange.total),
  }
  return [{ type: 'text', text: mailWords('shipped.tax', values) }]
}

/** Renders the shipment’s contents, and whether more shipments follow. */
function parcelBlocks({ lines, isLast }: MailShipment, locale: string): Block[] {
  const more: Block[] = isLast ? [] : [{ type: 'text', text: mailWords('shipped.rest') }]
  return [pieceLines(lines, mailWords('shipped.pieces'), locale), ...more]
}

/** Renders how much of the order is shipped, e.g. "Partly shipped · 1,767 of 1,803". */
function shipmentFact(
  { isLast, shipped, pieces }: Pick<MailShipment, 'isLast' | 'shipped' | 'pieces'>,
  locale: string,
): Fact {
  const values = { shipped: formatCount(shipped, locale), pieces: formatCount(pieces, locale) }
  return {
    name: mailWords('shipped.state'),
    value: mailWords(isLast ? 'shipped.state.all' : 'shipped.state.partial', values),
  }
}

/** The tracking number of a parcel, if it has one instead of a link. */
export const trackingFacts = (tracking: string | null) =>
  tracking !== null && isTrackingNumber(tracking) ? [{ name: mailWords('shipped.number'), value: tracking }] : []

/** Renders the e-mail that announces a shipment. Contains the tracking link only if it is an https URL. */
export function orderShipped({ data, locale }: MailOf<'order_shipped'>): MailContent {
  const { firstName, poNumber, carrier, trackingUrl, orderUrl } = data
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
          ...(poNumber === null ? [] : [{ name: mailWords('order.po_number'), value: poNumber }]),
          { name: mailWords('shipped.carrier'), value: carrier },
          ...trackingFacts(trackingUrl),
          shipmentFact(data, locale),
        ],
      },
      ...parcelBlocks(data, locale),
      ...taxChangeNote(data, locale),
      ...(canFollow ? [{ type: 'button', label: mailWords('shipped.track'), url: trackingUrl } as const] : []),
      { type: canFollow ? 'link' : 'button', label: mailWords('order.button'), url: orderUrl },
    ],
  }
}

/** Renders the e-mail that announces that pieces will not be shipped, with the reason. */
export function orderRestClosed({ data, locale }: MailOf<'order_rest_closed'>): MailContent {
  const { firstName, poNumber, reason, orderUrl, lines, isLast, refund } = data
  const number = String(data.displayId)
  return {
    subject: mailWords('closed.subject', { number }),
    preheader: mailWords('closed.title'),
    title: mailWords('closed.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords(isLast ? 'closed.intro.last' : 'closed.intro', { number }) },
      ...(refund ? [refundText(refund, number, locale)] : []),
      { type: 'text', text: mailWords('refund.reason') },
      { type: 'quote', text: reason },
      {
        type: 'facts',
        facts: [
          { name: mailWords('order.number'), value: number },
          ...(poNumber === null ? [] : [{ name: mailWords('order.po_number'), value: poNumber }]),
          shipmentFact(data, locale),
          ...(refund ? ledgerFacts(refund, locale) : []),
        ],
      },
      refund ? refundLines(refund, locale, 'closed.pieces') : pieceLines(lines, mailWords('closed.pieces'), locale),
      { type: 'button', label: mailWords('order.button'), url: orderUrl },
    ],
  }
}
