import { brand } from '@skafferi/brand'
import type { Address } from '@skafferi/api'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import type { MailKind, MailMessage, MailOf, MailOrder } from '../messages'
import type { MailSender } from '../../words/mail-words'
import { renderMail, type RenderedMail } from '../render-mail'

/** The address of the order in the sample e-mails. */
export const orderUrl = 'https://shop.example/profile/order/order_1'

/** The address of the sample order. */
export const address: Address = {
  first_name: 'Anna',
  last_name: 'Lindqvist',
  company: 'Kiosk & Co AB',
  address_1: 'Linnégatan 14',
  address_2: '',
  city: 'Gothenburg',
  province: 'Västra Götaland',
  country_code: 'se',
  postal_code: '413 04',
  phone: '+46 31 555 01 10',
  metadata: {},
}

/** An order of a sample e-mail. */
export const order: MailOrder = {
  displayId: 1042,
  createdAt: new Date('2026-11-20T23:30:00Z'),
  timeZone: 'Europe/Stockholm',
  currencyCode: shopCurrency,
  items: [
    {
      title: 'Tjärn Cool Mint pouches',
      variantTitle: 'Roll of 10 cans',
      sku: 'TJ-10',
      quantity: 1200,
      unitPrice: 272,
      total: 326400,
    },
    { title: 'Liquorice', variantTitle: '', sku: null, quantity: 1, unitPrice: 180, total: 180 },
  ],
  itemTotal: 326580,
  discountTotal: 32658,
  shippingTotal: 1900,
  taxTotal: 73922,
  tax: {
    explanation: 'domestic',
    rates: [
      { percent: 6, net: 180, tax: 11 },
      { percent: 25, net: 295642, tax: 73911 },
    ],
    sellerVatId: 'SE559000000101',
    buyerVatId: 'SE559000000001',
  },
  shippingAddress: address,
  billingAddress: { ...address, address_1: 'Box 1140', postal_code: '405 23' },
  buyer: { name: 'Kiosk & Co AB', organisation_number: '559000-0000', vat_id: 'SE559000000001' },
  total: 369744,
  deliveryStart: '2026-11-30',
  deliveryEnd: '2026-12-02',
  shippingOptionName: 'DHL Paket',
  paymentTermsDays: 60,
  dueDate: '2027-01-20',
  placedBy: 'Anna Lindqvist',
  poNumber: 'PO-4711',
  customerReference: 'Anna Lindqvist',
  note: 'Please ring.\nThe front is a tram stop.',
  receptionHours: 'Weekdays, 7:00 to 11:00',
}

const data: { [Kind in MailKind]: MailOf<Kind>['data'] } = {
  application_received: { statusUrl: 'https://shop.example/application#appl_01a.3q2-7wFhTn0' },
  application_approved: {
    fullName: 'Anna Lindqvist',
    companyName: 'Kiosk & Co AB',
    signInUrl: 'https://shop.example/forgot-password?first=1&email=anna%40kiosk.example',
    termsDays: 30,
    poRequired: true,
  },
  account_opened: {
    fullName: 'Per Ek',
    companyName: 'Kiosk & Co AB',
    signInUrl: 'https://shop.example/forgot-password?first=1&email=per%40kiosk.example',
  },
  colleague_added: { firstName: 'Anna', companyName: 'Kiosk & Co AB', added: 'Per Ek', email: 'per@kiosk.example' },
  vat_id_changed: {
    firstName: 'Anna',
    companyName: 'Kiosk & Co AB',
    by: 'Per Ek',
    before: null,
    vatId: 'DK12345678',
    isConfirmed: false,
  },
  application_asked: {
    question: 'The licence cannot be read.\nPlease send it again.',
    answerUrl: 'https://shop.example/application/answer#appl_1.m.x',
  },
  application_rejected: { reason: 'No licence.\nPlease send one.' },
  password_code: { firstName: 'Anna', code: '40718', minutes: 10 },
  password_changed: {
    firstName: 'Anna',
    at: new Date('2026-11-20T08:05:00Z'),
    timeZone: 'Europe/Stockholm',
    browser: 'Firefox',
    system: 'Windows',
    resetUrl: 'https://shop.example/forgot-password',
  },
  codes_ended: { firstName: 'Anna', wrong: 100, isKnown: false },
  webhook_disabled: { name: 'Maja Holm', host: 'warehouse.example', days: 5 },
  recovery_code_used: {
    name: 'Maja Holm',
    at: new Date('2026-11-20T08:05:00Z'),
    timeZone: 'Europe/Stockholm',
    left: 9,
  },
  operator_notice: {
    name: 'Maja Holm',
    notices: [
      {
        kind: 'order',
        at: new Date('2026-11-20T08:05:00Z'),
        number: 1042,
        company: 'Kiosk & Co AB',
        total: { amount: 17500, currencyCode: 'eur' },
      },
      { kind: 'application', at: new Date('2026-11-20T08:05:00Z'), company: 'Kalmar Kiosk AB' },
      { kind: 'message', at: new Date('2026-11-20T08:05:00Z') },
      { kind: 'low_stock', at: new Date('2026-11-20T08:05:00Z'), title: 'Salt crackers', sku: 'SC-1', left: 49 },
      { kind: 'failed_mail', at: new Date('2026-11-20T08:05:00Z'), id: 'mail_1' },
    ],
    timeZone: 'Europe/Stockholm',
    url: 'https://shop.example/office',
    choiceUrl: 'https://shop.example/office/notices',
  },
  password_link: {
    firstName: 'Anna',
    url: 'https://shop.example/otp#email=anna%40kiosk.example&token=pw_1',
    hours: 24,
  },
  order_confirmation: { firstName: 'Anna', order, orderUrl },
  order_shipped: {
    firstName: 'Anna',
    displayId: 1042,
    poNumber: 'PO-4711',
    carrier: 'DHL',
    trackingUrl: 'https://track.example/7',
    taxChange: null,
    orderUrl,
    isLast: true,
    shipped: 48,
    pieces: 48,
    lines: [{ title: 'Cool Mint', variantTitle: 'Can', sku: 'TJ-10', quantity: 48 }],
  },
  order_refunded: {
    firstName: 'Anna',
    displayId: 1042,
    poNumber: 'PO-4711',
    currencyCode: shopCurrency,
    amount: 770,
    rates: [{ percent: 6, net: 726, tax: 44 }],
    reason: 'Three jars arrived broken.',
    lines: [{ title: 'Lingonberry Jam', variantTitle: 'Jar', quantity: 3 }],
    isPaid: true,
    total: 21130,
    refunded: 1540,
    due: 0,
    orderUrl,
  },
  order_rest_closed: {
    firstName: 'Anna',
    displayId: 1042,
    poNumber: 'PO-4711',
    reason: 'The supplier has discontinued it.',
    lines: [{ title: 'Lingonberry Jam', variantTitle: 'Jar', quantity: 36 }],
    isLast: true,
    refund: {
      currencyCode: shopCurrency,
      amount: 8208,
      rates: [{ percent: 12, net: 7329, tax: 879 }],
      lines: [{ title: 'Lingonberry Jam', variantTitle: 'Jar', quantity: 36 }],
      isPaid: false,
      total: 182350,
      refunded: 8208,
      due: 174142,
    },
    shipped: 1767,
    pieces: 1803,
    orderUrl,
  },
  order_updated: {
    firstName: 'Anna',
    displayId: 1042,
    poNumber: 'PO-4711',
    news: {
      kind: 'replaced',
      lines: [{ title: 'Lingonberry Jam', variantTitle: 'Jar', quantity: 36 }],
      article: { title: 'Blueberry Jam', variantTitle: 'Jar', quantity: 36 },
      unitPrice: 215,
      credited: 8208,
      total: 182350,
      currencyCode: 'eur',
      reason: 'The supplier has discontinued it.',
    },
    orderUrl,
  },
  complaint_received: {
    firstName: 'Anna',
    displayId: 2001,
    orderDisplayId: 1042,
    subject: 'Three rolls were open',
    lines: [],
  },
  complaint_answered: {
    firstName: 'Anna',
    displayId: 2001,
    orderDisplayId: 1042,
    lines: [],
    answer: 'Sorry.\nWe credit three rolls.',
    status: 'open',
    orderUrl,
  },
  back_in_stock: {
    firstName: 'Anna',
    title: 'Källa Garden Mint',
    productUrl: 'https://shop.example/products/prod_1',
  },
  message_answered: { answer: 'A pallet costs €12.' },
}

/** All kinds of e-mails. */
export const kinds = Object.keys(data) as MailKind[]

/** Renders a sample e-mail of a kind, with some values and some of the sender's replaced. */
export function render<Kind extends MailKind>(
  kind: Kind,
  changes: Partial<MailOf<Kind>['data']> = {},
  locale = 'en-GB',
  sender: Partial<MailSender> = {},
): RenderedMail {
  const message = { kind, to: 'anna@kiosk.example', subjectId: 'x', locale, data: { ...data[kind], ...changes } }
  return renderMail(message as unknown as MailMessage, {
    name: brand.name,
    ...brand.contact,
    approval: brand.approval,
    company: null,
    signature: '',
    colours: null,
    ...sender,
  })
}
