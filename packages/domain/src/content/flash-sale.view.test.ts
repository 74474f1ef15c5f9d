import type { FlashSaleAnswer } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toFlashSaleView } from './flash-sale.view'

const base = new Date('2026-11-20T08:00:00Z')
const world = createWorld({ base })
const { items: _items, ...flash_sale } = world.flashSale
const products = world.flashSale.items.map(({ product_id }) => world.listItems.find(({ id }) => id === product_id)!)
const answer: FlashSaleAnswer = { flash_sale, products, server_time: base.toISOString() }
const received = base.getTime()

describe('a flash sale', () => {
  it('ends when the server says, and has its products in its own order', () => {
    const view = toFlashSaleView(answer, received, 'en-IE')
    expect(view?.endsAt).toBe(Date.parse(flash_sale.end_date))
    expect(view?.clockOffset).toBe(0)
    expect(view?.cards.map(({ id }) => id)).toEqual(world.flashSale.items.map(({ product_id }) => product_id))
  })

  it('counts by the server’s clock, whatever this one says', () => {
    const tenMinutes = 600_000
    const view = toFlashSaleView(answer, received + tenMinutes, 'en-IE')!
    expect(view.clockOffset).toBe(-tenMinutes)
    expect(received + tenMinutes + 1000 + view.clockOffset).toBe(received + 1000)
  })

  it('is none without products', () => {
    expect(toFlashSaleView({ ...answer, products: [] }, received, 'en-IE')).toBeNull()
    expect(toFlashSaleView({ ...answer, flash_sale: null }, received, 'en-IE')).toBeNull()
  })

  it('that is over is still shown, with its end in the past', () => {
    const ended = { ...answer, flash_sale: { ...flash_sale, end_date: '2026-11-20T07:59:00Z' } }
    expect(toFlashSaleView(ended, received, 'en-IE')?.endsAt).toBeLessThan(received)
  })

  it('counts by this clock where the server’s cannot be read', () => {
    expect(toFlashSaleView({ ...answer, server_time: 'now' }, received, 'en-IE')?.clockOffset).toBe(0)
  })

  it('leaves out what its moment cannot be read of', () => {
    const broken = { ...answer, flash_sale: { ...flash_sale, end_date: 'tomorrow' } }
    expect(toFlashSaleView(broken, received, 'en-IE')).toBeNull()
  })
})

it('every card of a sale says what the product costs otherwise, and how much less it costs now', () => {
  const { cards } = toFlashSaleView(answer, received, 'en-IE')!
  const percents = world.flashSale.items.map(({ percent }) => `${percent}%`)
  expect(cards.map(({ sale }) => sale?.percent)).toEqual(percents)
  const pears = cards.find(({ title }) => title === 'Björkö Sour Pears')
  expect([pears?.price.text, pears?.sale]).toEqual(['€1.79', { original: '€2.10', percent: '15%' }])
})

it('a product whose price does not fall has no discount', () => {
  const [first] = products
  const same = { ...answer, products: [{ ...first!, original_prices: first!.prices }] }
  expect(toFlashSaleView(same, received, 'en-IE')?.cards[0]?.sale).toBeNull()
})
