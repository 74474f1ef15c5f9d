import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { withoutSplitUnits } from '../../rules/catalogue/variant-name'
import { toOrderDetailView } from './index'

const world = createWorld()
const locale = 'en-GB'
const today = '2026-11-24'
const { order } = world.orders.find((one) => one.order.discount_total > 0 && one.order.items.length > 1)!
const [line] = order.items

const plain = {
  ...order,
  promotions: [],
  item_subtotal: 1032.48,
  discount_total: 0,
  shipping_total: 0,
  tax_total: 0,
  tax: null,
  total: 1032.48,
}

describe('an order’s own page', () => {
  it('has the first product as title, the number, the date and the status', () => {
    const view = toOrderDetailView(
      { ...order, display_id: 1042, created_at: '2026-11-19T23:30:00Z', status: 'requires_action' },
      locale,
      today,
    )
    expect(view).toMatchObject({
      id: order.id,
      displayId: '1042',
      title: line!.product_title,
      picture: { src: line!.thumbnail, alt: line!.product_title },
      date: '20 Nov 2026',
      status: 'requires_action',
      fulfillment: order.fulfillment_status,
      payment: order.payment_status,
    })
  })

  it('without lines has no title and no picture', () => {
    expect(toOrderDetailView({ ...order, items: [] }, locale, today)).toMatchObject({
      title: '',
      picture: { src: null, alt: '' },
      items: [],
    })
  })
})

describe('a line of an order', () => {
  it('has the name of the article that it replaces', () => {
    const items = [line!, { ...line!, id: 'ordli_new', replaces_id: line!.id }]
    const shown = toOrderDetailView({ ...order, items }, locale, today).items
    expect(shown.map(({ replaces }) => replaces)).toEqual([null, expect.stringContaining(line!.product_title)])
  })

  it('costs its unit price times its quantity, before discounts', () => {
    const items = [{ ...line!, unit_price: 1.48, quantity: 1240, shipped_quantity: 1240, subtotal: 0 }]
    expect(toOrderDetailView({ ...order, items }, locale, today).items).toEqual([
      {
        id: line!.id,
        productId: line!.product_id,
        title: line!.product_title,
        variant: withoutSplitUnits(line!.variant_title),
        sku: line!.variant_sku,
        picture: { src: line!.thumbnail, alt: line!.product_title },
        pack: expect.stringMatching(/syltan-lingon\.svg$/),
        quantity: '1,240',
        pieces: 1240,
        status: line!.status,
        shipped: null,
        dispatch: null,
        ageLimit: null,
        closed: null,
        replaces: null,
        unitPrice: '€1.48',
        price: '€1,835.20',
      },
    ])
  })

  it('without a unit price has no price', () => {
    const items = [
      { ...line!, unit_price: undefined },
      { ...line!, unit_price: null },
    ]
    expect(
      toOrderDetailView({ ...order, items }, locale, today).items.map(({ price, unitPrice }) => [unitPrice, price]),
    ).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('that is free has a price of zero', () => {
    const items = [{ ...line!, unit_price: 0 }]
    expect(toOrderDetailView({ ...order, items }, locale, today).items[0]!.price).toBe('€0.00')
  })
})

it('has the seller’s VAT number if it was stored', () => {
  const tax = { ...order.tax!, seller_vat_id: 'SE559000000101' }
  expect(toOrderDetailView({ ...order, tax }, locale, today).sellerVatId).toBe('SE559000000101')
  expect(toOrderDetailView({ ...order, tax: null }, locale, today).sellerVatId).toBeNull()
})

describe('the totals of an order', () => {
  it('have rows for discount and tax only if they are not zero', () => {
    expect(toOrderDetailView(plain, locale, today).totals).toEqual({
      goods: '€1,032.48',
      discount: null,
      discountCodes: [],
      shipping: '€0.00',
      tax: { rates: [], sum: null, reason: null, changesOn: null },
      taxDay: null,
      total: '€1,032.48',
      refunds: null,
      estimated: false,
    })
    const { totals } = toOrderDetailView({ ...plain, discount_total: 59.5, tax_total: 243.25 }, locale, today)
    // Placed before the shop stored rates.
    expect(totals).toMatchObject({ discount: '-€59.50', tax: { rates: [], sum: '€243.25' } })
  })

  it('list the promo codes that gave a discount', () => {
    const [used] = world.orders.flatMap(({ order: { promotions } }) => promotions)
    const idle = { ...used!, code: 'PALLET50', discount_total: 0 }
    const { totals } = toOrderDetailView({ ...order, promotions: [used!, idle] }, locale, today)
    expect(totals.discountCodes).toEqual([used!.code])
  })

  it('have no shipping fee if the store did not state it', () => {
    expect(toOrderDetailView({ ...plain, shipping_total: null }, locale, today).totals.shipping).toBeNull()
    expect(toOrderDetailView({ ...plain, shipping_total: undefined }, locale, today).totals.shipping).toBeNull()
  })

  it('are in the order’s own currency', () => {
    expect(toOrderDetailView({ ...plain, currency_code: 'usd' }, 'en-US', today).totals.total).toBe('$1,032.48')
  })

  it.each(world.orders.map((one) => [one.order.display_id, one.order] as const))(
    'for order %i of the demo world match the displayed rows',
    (_, one) => {
      const { totals } = toOrderDetailView(one, 'en-GB', today)
      const cents = (text: string | null) => Math.round(Number((text ?? '0').replaceAll(/[€,]/g, '')) * 100)
      const { goods, discount, shipping, tax, total } = totals
      const taxes = tax.rates.reduce((sum, { amount }) => sum + cents(amount), 0)
      const nets = tax.rates.reduce((sum, { net }) => sum + cents(net), 0)
      expect(cents(goods) + cents(discount) + cents(shipping) + taxes).toBe(cents(total))
      expect(nets + taxes).toBe(cents(total))
    },
  )
})

describe('a parcel', () => {
  const parcel = (tracking_url: string | null) => ({
    id: 'ship_1',
    carrier: 'DHL',
    tracking_url,
    shipped_at: '2026-11-21T09:00:00Z',
    handed_over_at: '2026-11-22T09:00:00Z',
    delivered_at: null,
    lines: [{ item_id: order.items[0]!.id, quantity: 1200 }],
  })
  const trackingOf = (url: string | null) =>
    toOrderDetailView({ ...order, shipments: [parcel(url)] }, locale, today).shipments

  it('has its carrier, its dates, its contents and its tracking link', () => {
    expect(trackingOf('https://tracking.example/dhl/1-1')).toEqual([
      {
        id: 'ship_1',
        number: 1,
        carrier: 'DHL',
        date: '21 Nov 2026',
        handedOver: '22 Nov 2026',
        delivered: null,
        trackingUrl: 'https://tracking.example/dhl/1-1',
        trackingNumber: null,
        lines: [
          {
            id: order.items[0]!.id,
            title: order.items[0]!.product_title,
            variant: order.items[0]!.variant_title,
            sku: order.items[0]!.variant_sku,
            quantity: '1,200',
          },
        ],
        pieces: 1200,
      },
    ])
  })

  it.each(['https://tracking.example', 'https://tracking.example?id=1', 'HTTPS://tracking.example:8443/#1'])(
    'with the URL %j can be tracked',
    (url) => {
      expect(trackingOf(url)).toMatchObject([{ trackingUrl: url }])
    },
  )

  it.each([
    null,
    '',
    'http://tracking.example/1',
    'javascript:alert(1)',
    ' javascript:alert(1)//https://',
    'data:text/html,https://',
    '//tracking.example/1',
    'mailto:me?https://tracking.example/1',
    'https://tracking example/1',
    'https://tracking.example:port/1',
    'https://me:secret@tracking.example/1',
    '/profile',
    'https:',
  ])('with the URL %j cannot be tracked', (url) => {
    expect(trackingOf(url)).toMatchObject([{ trackingUrl: null }])
  })
})

describe('a partly shipped order', () => {
  it('shows for each line how many pieces are shipped and how many will not be delivered', () => {
    const items = [
      { ...line!, quantity: 36, shipped_quantity: 0, closed_quantity: 0 },
      { ...line!, quantity: 36, shipped_quantity: 12, closed_quantity: 4 },
      { ...line!, quantity: 36, shipped_quantity: 36, closed_quantity: 0 },
    ]
    const progress = toOrderDetailView({ ...order, items }, locale, today).items.map(({ shipped, closed }) => [
      shipped,
      closed,
    ])
    expect(progress).toEqual([
      [null, null],
      ['12', '4'],
      [null, null],
    ])
  })

  it('shows how many of all pieces are shipped', () => {
    const { shipment } = toOrderDetailView(
      { ...order, shipment_state: 'partial', shipped_pieces: 1767, pieces: 1803 },
      locale,
      today,
    )
    expect(shipment).toEqual({ state: 'partial', shipped: '1,767', pieces: '1,803', isComplete: false })
  })
})

describe('the refunds of an order', () => {
  const refunds = [
    {
      id: 'refund_1',
      amount: 7.7,
      reason: 'Three jars broke.',
      refunded_at: '2026-11-28T10:00:00Z',
      lines: [{ item_id: line!.id, quantity: 3 }],
    },
    { id: 'refund_2', amount: 10, reason: null, refunded_at: '2026-11-29T10:00:00Z', lines: [] },
  ]

  it('are listed with their date, their reason and their pieces', () => {
    expect(toOrderDetailView({ ...order, refunds }, locale, today).refunds).toMatchObject([
      {
        date: '28 Nov 2026',
        amount: '€7.70',
        reason: 'Three jars broke.',
        lines: [{ title: line!.product_title, quantity: '3' }],
      },
      { date: '29 Nov 2026', amount: '€10.00', reason: null, lines: [] },
    ])
  })

  it('are deducted from the total, with the amount due', () => {
    const view = toOrderDetailView(
      { ...order, refunds, total: 100, refunded_total: 17.7, amount_due: 82.3 },
      locale,
      today,
    )
    expect(view.totals.refunds).toEqual({ refunded: '-€17.70', remaining: '€82.30', due: '€82.30' })
    expect(view.refunded).toBe('€17.70')
    const paid = toOrderDetailView(
      { ...order, refunds, total: 100, refunded_total: 17.7, amount_due: 0 },
      locale,
      today,
    )
    expect(paid.totals.refunds?.due).toBeNull()
  })

  it('are not shown if there are none', () => {
    expect(toOrderDetailView({ ...order, refunds: [], refunded_total: 0 }, locale, today)).toMatchObject({
      refunded: null,
      refunds: [],
      totals: { refunds: null },
    })
  })
})

it('the delivery address is formatted for a parcel label, without empty fields', () => {
  const shipping_address = {
    ...order.shipping_address,
    first_name: 'Anna',
    last_name: 'Lindqvist',
    company: 'Kiosk & Co AB',
    address_1: 'Linnégatan 14',
    address_2: null,
    postal_code: '413 04',
    city: 'Gothenburg',
    province: 'Västra Götaland',
    country_code: 'se' as const,
    phone: '',
  }
  expect(toOrderDetailView({ ...order, shipping_address }, locale, today).address).toEqual({
    lines: ['Anna Lindqvist', 'Kiosk & Co AB', 'Linnégatan 14', '413 04 Gothenburg, Västra Götaland'],
    countryCode: 'se',
    phone: null,
  })
})

it('the invoice has the company’s legal name, which its address does not repeat', () => {
  const buyer = { name: 'Kiosk & Co AB', organisation_number: '559000-0000', vat_id: 'SE559000000001' }
  const billing_address = { ...order.billing_address, company: 'Kiosk & Co AB', phone: '+46 31 555 01 10' }
  const view = toOrderDetailView({ ...order, buyer, billing_address }, locale, today)
  expect(view.buyer).toEqual({ name: 'Kiosk & Co AB', registration: '559000-0000', vatId: 'SE559000000001' })
  expect(view.billing).toMatchObject({ phone: '+46 31 555 01 10' })
  expect(view.billing!.lines).not.toContain('Kiosk & Co AB')
  expect(view.billing!.lines).not.toContain('+46 31 555 01 10')
  const { buyer: left, ...before } = order
  expect(left).toBeDefined()
  expect(toOrderDetailView(before, locale, today).buyer).toBeNull()
})
