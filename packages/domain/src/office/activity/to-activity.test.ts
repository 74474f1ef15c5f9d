import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import type { Office } from '../office-context'
import { toActivityDays, toActivityEntry } from './to-activity'

const office = {
  locale: 'en-GB',
  timeZone: 'Europe/Stockholm',
  paths: {
    products: '/products',
    product: (id: string) => `/products/${id}`,
    company: (id: string) => `/companies/${id}`,
    orderTerms: '/settings/orders',
    applicationForm: '/settings/applications',
  },
  now: () => new Date('2026-11-26T08:00:00Z'),
} as unknown as Office

type Activity = components['schemas']['Activity']

const entry: Activity = {
  id: 7,
  at: '2026-11-21T09:20:00.000Z',
  actor: { kind: 'operator', name: 'Eva', id: 'oper_eva' },
  action: 'promotion.changed',
  subject_id: 'subject_7',
  subject_name: 'SPRING',
  subject_sku: null,
  company_id: null,
  before: null,
  after: null,
  products: [],
  put_back: null,
  request_id: null,
}

const changesOf = (part: Partial<Activity>) => toActivityEntry({ ...entry, ...part }, office).changes

describe('toActivityEntry', () => {
  it('formats date-times in the shop’s time zone, amounts with their currency, and names fields', () => {
    const before = { code: 'A', endsAt: null, minimum: 100, usageLimit: 1000 }
    const after = { code: 'B', endsAt: '2026-04-29T22:00:00.000Z', minimum: 150.5, usageLimit: 1000 }
    expect(changesOf({ before, after })).toEqual([
      { field: 'promotion.code', kind: 'text', before: 'A', after: 'B' },
      {
        field: 'promotion.endsAt',
        kind: 'text',
        before: null,
        after: expect.stringMatching(/30 Apr.* 00:00$/) as string,
      },
      { field: 'promotion.minimum', kind: 'money', before: '€100.00', after: '€150.50' },
    ])
  })

  it('tells yes from no, and codes from texts', () => {
    const [before, after] = [
      { paymentTermsDays: 60, poRequired: false, status: 'unchecked' },
      { paymentTermsDays: 30, poRequired: true, status: 'valid' },
    ]
    expect(changesOf({ action: 'company.terms_set', before, after })).toEqual([
      { field: 'company.paymentTermsDays', kind: 'number', before: '60', after: '30' },
      { field: 'company.poRequired', kind: 'code', before: 'no', after: 'yes' },
      { field: 'company.vatStatus', kind: 'code', before: 'unchecked', after: 'valid' },
    ])
  })

  it('lists changed values of a product by SKU, with added and removed tags', () => {
    const can = { id: 'variant_1', sku: 'CAN-1', stock: 1240, packSize: 1, prices: { 1: 272, 50: 255 }, planned: {} }
    const roll = { id: 'variant_2', sku: 'ROLL-1', stock: 8, packSize: 1, prices: { 1: 2600 }, planned: {} }
    const before = { title: 'Mint', tags: ['sour', 'mint'], variants: [can, roll] }
    const after = {
      title: 'Mint Strong',
      tags: ['mint', 'strong', 'cool'],
      variants: [
        {
          ...can,
          stock: 1200,
          packSize: 12,
          prices: { 1: 280, 240: 240 },
          planned: { '50 2026-12-01T23:00:00.000Z': 250 },
        },
        roll,
        { ...roll, id: undefined, sku: 'BOX-1', prices: {} },
      ],
    }
    expect(changesOf({ action: 'product.changed', before, after })).toEqual([
      { field: 'product.variants', kind: 'list', before: null, after: 'BOX-1' },
      { field: 'product.price', of: { name: 'CAN-1', from: null }, kind: 'money', before: '€2.72', after: '€2.80' },
      { field: 'product.price', of: { name: 'CAN-1', from: '50' }, kind: 'money', before: '€2.55', after: null },
      { field: 'product.price', of: { name: 'CAN-1', from: '240' }, kind: 'money', before: null, after: '€2.40' },
      {
        field: 'product.planned',
        of: { name: expect.stringMatching(/^CAN-1, .*2 Dec.* 00:00$/) as string, from: '50' },
        kind: 'money',
        before: null,
        after: '€2.50',
      },
      { field: 'product.stock', of: { name: 'CAN-1', from: null }, kind: 'number', before: '1,240', after: '1,200' },
      { field: 'product.pack', of: { name: 'CAN-1', from: null }, kind: 'number', before: '1', after: '12' },
      { field: 'product.stock', of: { name: 'BOX-1', from: null }, kind: 'number', after: '8' },
      { field: 'product.title', kind: 'text', before: 'Mint', after: 'Mint Strong' },
      { field: 'product.tags', kind: 'list', before: 'sour', after: 'strong, cool' },
    ])
  })

  it('names the products and variants of a change of many, with the list of them', () => {
    const before = { title: 'Mint', variants: [{ id: 'v1', sku: 'M-1', prices: { 1: 200 } }] }
    const after = { title: 'Strong mint', variants: [{ id: 'v1', sku: 'M-1', prices: { 1: 210 } }] }
    const possible = { possible: true, changed_at: null, changed_by: null }
    const changed = {
      ...entry,
      action: 'product.bulk_changed',
      subject_id: 'bulk_1',
      after: { kind: 'price', percent: 5, products: 3 },
      products: [{ id: 'prod_1', title: 'Mint', before, after, put_back: possible }],
    }
    const { changes, many } = toActivityEntry(changed, office, ['catalogue'])
    expect(changes).toEqual([
      { field: 'bulk.kind', kind: 'code', after: 'price' },
      { field: 'bulk.percent', kind: 'number', after: '5' },
      { field: 'bulk.products', kind: 'number', after: '3' },
    ])
    const product = {
      id: 'prod_1',
      title: 'Mint',
      href: '/products/prod_1',
      changes: [
        { field: 'product.price', of: { name: 'M-1', from: null }, kind: 'money', before: '€2.00', after: '€2.10' },
        { field: 'product.title', kind: 'text', before: 'Mint', after: 'Strong mint' },
      ],
      putBack: { status: 'possible', products: null },
    }
    expect(many).toEqual({ products: [product], more: 2, href: '/products?changedBy=bulk_1' })
    expect(toActivityEntry(changed, office).many?.products[0]?.putBack).toBeNull()
  })

  it('counts the products of a change of many that are not listed', () => {
    const values = { before: { title: 'Mint' }, after: { title: 'Strong mint' }, put_back: null }
    const product = { id: 'prod_1', title: 'Mint', ...values }
    const moreOf = (after: object, products = [product]) =>
      toActivityEntry({ ...entry, action: 'catalog.imported', after, products }, office).many?.more
    expect(moreOf({ created: 2, updated: 38 })).toBe(39)
    expect(moreOf({ kind: 'price', percent: 5, products: 1 })).toBe(0)
    expect(moreOf({ created: 0, updated: 38 }, [])).toBeUndefined()
  })

  it('names a product with its SKU, a buyer with the page of the company, and a page of the settings', () => {
    const product = toActivityEntry(
      { ...entry, subject_id: 'prod_1', subject_name: 'Fudge', subject_sku: 'F-1' },
      office,
    )
    expect(product.subject).toEqual({ kind: 'object', name: 'Fudge', sku: 'F-1', href: '/products/prod_1' })
    const buyer = toActivityEntry({ ...entry, subject_id: 'cus_1', subject_name: 'Anna', company_id: 'comp_2' }, office)
    expect(buyer.subject).toMatchObject({ name: 'Anna', href: '/companies/comp_2' })
    const settings = toActivityEntry({ ...entry, subject_id: 'settings_orders', subject_name: null }, office)
    expect(settings.subject).toEqual({ kind: 'settings', section: 'orders', href: '/settings/orders' })
    expect(toActivityEntry({ ...entry, subject_id: 'oper_eva' }, office).subject).toBeNull()
  })

  it('shows settings of delivery by option, weekdays by name, and texts by language', () => {
    const option = { id: 'courier', name: 'Courier', countries: ['se', 'no'], amount: 900, days: { min: 1, max: 2 } }
    const before = { cutOff: '14:00', workingDays: [1, 2], options: [option], closures: [] }
    const after = {
      cutOff: '12:00',
      workingDays: [1],
      options: [{ ...option, countries: ['se'], amount: 0, days: { min: 1, max: 3 } }],
      closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' }],
    }
    const of = { name: 'Courier', from: null }
    expect(changesOf({ action: 'settings.changed', subject_id: 'settings_delivery', before, after })).toEqual([
      { field: 'delivery.cutOff', kind: 'text', before: '14:00', after: '12:00' },
      { field: 'delivery.workingDays', kind: 'list', before: 'Tuesday', after: null },
      { field: 'delivery.closures', kind: 'list', before: null, after: '24 Dec 2026 – 26 Dec 2026 Christmas' },
      { field: 'delivery.countries', of, kind: 'list', before: 'Norway', after: null },
      { field: 'delivery.amount', of, kind: 'money', before: '€9.00', after: '€0.00' },
      { field: 'delivery.maxDays', of, kind: 'number', before: '2', after: '3' },
    ])
    const hours = (en: string, sv: string) => ({ hours: { en, sv } })
    expect(
      changesOf({
        action: 'settings.changed',
        subject_id: 'settings_profile',
        before: hours('9 to 16', '9 till 16'),
        after: hours('9 to 16', '9 till 17'),
      }),
    ).toEqual([
      {
        field: 'profile.hours',
        of: { name: 'Swedish', from: null },
        kind: 'text',
        before: '9 till 16',
        after: '9 till 17',
      },
    ])
  })

  it('shows facts without an old value, the parcel of an order among them', () => {
    const states = { status: 'pending', fulfillmentStatus: 'not_fulfilled' }
    const after = { status: 'shipping', fulfillmentStatus: 'shipped', carrier: 'DHL', pieces: 1200 }
    expect(changesOf({ action: 'order.changed', before: states, after })).toEqual([
      { field: 'order.goods', kind: 'code', before: 'to_pack', after: 'shipped' },
      { field: 'order.carrier', kind: 'text', after: 'DHL' },
      { field: 'order.pieces', kind: 'number', after: '1,200' },
    ])
  })

  it('says what changed an order instead of that it changed', () => {
    const states = { status: 'pending', fulfillmentStatus: 'not_fulfilled', paymentStatus: 'authorized' }
    const actionOf = (after: object) =>
      toActivityEntry({ ...entry, action: 'order.changed', before: states, after: { ...states, ...after } }, office)
        .action
    expect(actionOf({ fulfillmentStatus: 'fulfilled' })).toBe('order.packed')
    expect(actionOf({ carrier: 'DHL', pieces: 12 })).toBe('order.shipped')
    expect(actionOf({ status: 'shipping', fulfillmentStatus: 'shipped' })).toBe('order.shipped')
    expect(actionOf({ status: 'delivered', fulfillmentStatus: 'delivered' })).toBe('order.delivered')
    expect(actionOf({ status: 'completed' })).toBe('order.completed')
    expect(actionOf({ status: 'canceled' })).toBe('order.canceled')
    expect(actionOf({ paymentStatus: 'captured' })).toBe('order.payment_recorded')
    expect(actionOf({ note: 'new' })).toBe('order.changed')
  })

  it('shows a credit of an unpaid order as credited', () => {
    const [before, after] = [{ paymentStatus: 'authorized' }, { paymentStatus: 'refunded' }]
    expect(changesOf({ action: 'order.refunded', before, after })).toEqual([
      { field: 'order.payment', kind: 'code', before: 'unpaid', after: 'credited' },
    ])
  })

  it('shows the last values of what was deleted, and no internal ones', () => {
    const before = { name: 'Toffee', handle: 'toffee', description: '', parent: null, place: 3, asked: {} }
    expect(changesOf({ action: 'category.deleted', before })).toEqual([
      { field: 'category.name', kind: 'text', after: 'Toffee' },
      { field: 'category.handle', kind: 'text', after: 'toffee' },
      { field: 'category.place', kind: 'number', after: '3' },
    ])
    const published = { name: 'About, 4', version: 4, blocks: 7 }
    expect(changesOf({ action: 'content.published', after: published })).toEqual([])
  })

  it('shortens a long text to the changed part', () => {
    const text = (year: string) => `${'Soft fish. '.repeat(30)}Cooked since ${year}. ${'Vegan. '.repeat(30)}`
    const [change] = changesOf({
      action: 'product.changed',
      before: { description: text('1962') },
      after: { description: text('1963') },
    })
    expect(change!.before).toMatch(/^….*Cooked since 1962\. .*…$/)
    expect(change!.after).toHaveLength(change!.before!.length)
    expect(change!.after!.length).toBeLessThan(100)
  })

  it('offers to put back to those who may change the subject', () => {
    const put_back = { possible: true, changed_by: null, changed_at: null }
    const product = { ...entry, subject_id: 'prod_1', put_back }
    expect(toActivityEntry(product, office, ['see', 'catalogue']).putBack).toEqual({
      status: 'possible',
      products: null,
    })
    expect(toActivityEntry(product, office, ['see', 'orders']).putBack).toBeNull()
    const many = { ...entry, subject_id: 'bulk_1', action: 'product.bulk_changed', after: { products: 20 }, put_back }
    const products = [{ id: 'prod_1', title: 'Mint', before: {}, after: {}, put_back: null }]
    expect(toActivityEntry({ ...many, products }, office, ['catalogue']).putBack).toEqual({
      status: 'possible',
      products: 20,
    })
    const settings = { ...entry, subject_id: 'settings_orders', put_back }
    expect(toActivityEntry(settings, office, ['see', 'catalogue']).putBack).toBeNull()
    expect(toActivityEntry(settings, office, ['administration']).putBack).toEqual({
      status: 'possible',
      products: null,
    })
  })

  it('tells who has changed a value since, in the shop’s time zone', () => {
    const put_back = { possible: false, changed_by: 'Johan', changed_at: '2026-11-25T23:10:00.000Z' }
    expect(toActivityEntry({ ...entry, put_back }, office).putBack).toEqual({
      status: 'changed',
      by: 'Johan',
      at: expect.stringMatching(/26 Nov.* 00:10$/) as string,
    })
  })

  it('keeps entries of earlier versions readable', () => {
    expect(changesOf({ action: 'product.changed', before: null, after: null })).toEqual([])
    const [before, after] = [
      { formerField: 'a', formerTotal: 100, variants: [{ title: 'Can', stock: 1 }] },
      { formerField: 'b', formerTotal: 200, variants: [{ title: 'Can', stock: 2 }] },
    ]
    expect(changesOf({ action: 'product.changed', before, after })).toEqual([
      { field: 'product.stock', of: { name: 'Can', from: null }, kind: 'number', before: '1', after: '2' },
      { field: 'formerField', kind: 'text', before: 'a', after: 'b' },
    ])
  })
})

describe('toActivityDays', () => {
  it('groups entries by the shop’s days, with times', () => {
    const at = (time: string): Activity => ({ ...entry, at: time })
    const days = toActivityDays(
      [at('2026-11-26T07:31:00Z'), at('2026-11-25T23:10:00Z'), at('2026-11-25T22:50:00Z'), at('2025-11-25T12:00:00Z')],
      office,
      [],
    )
    expect(days.map(({ day, isToday, entries }) => [day.text, isToday, entries.map(({ time }) => time.text)])).toEqual([
      ['Thursday 26 November', true, ['08:31', '00:10']],
      ['Wednesday 25 November', false, ['23:50']],
      ['Tuesday, 25 November 2025', false, ['13:00']],
    ])
  })
})
