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
  it('has the server’s end time, and keeps the order of its products', () => {
    const view = toFlashSaleView(answer, received, 'en-IE')
    expect(view?.endsAt).toBe(Date.parse(flash_sale.end_date))
    expect(view?.clockOffset).toBe(0)
    expect(view?.cards.map(({ id }) => id)).toEqual(world.flashSale.items.map(({ product_id }) => product_id))
  })

  it('has the offset to the server’s clock', () => {
    const tenMinutes = 600_000
    const view = toFlashSaleView(answer, received + tenMinutes, 'en-IE')!
    expect(view.clockOffset).toBe(-tenMinutes)
    expect(received + tenMinutes + 1000 + view.clockOffset).toBe(received + 1000)
  })

  it('is null without products', () => {
    expect(toFlashSaleView({ ...answer, products: [] }, received, 'en-IE')).toBeNull()
    expect(toFlashSaleView({ ...answer, flash_sale: null }, received, 'en-IE')).toBeNull()
  })

  it('is still returned after its end', () => {
    const ended = { ...answer, flash_sale: { ...flash_sale, end_date: '2026-11-20T07:59:00Z' } }
    expect(toFlashSaleView(ended, received, 'en-IE')?.endsAt).toBeLessThan(received)
  })

  it('has no clock offset if the server’s time is malformed', () => {
    expect(toFlashSaleView({ ...answer, server_time: 'now' }, received, 'en-IE')?.clockOffset).toBe(0)
  })

  it('is null if its end time is malformed', () => {
    const broken = { ...answer, flash_sale: { ...flash_sale, end_date: 'tomorrow' } }
    expect(toFlashSaleView(broken, received, 'en-IE')).toBeNull()
  })
})

it('has the original price and the reduction of every product', () => {
  const { cards } = toFlashSaleView(answer, received, 'en-IE')!
  const percents = world.flashSale.items.map(({ percent }) => `${percent}%`)
  expect(cards.map(({ sale }) => sale?.percent)).toEqual(percents)
  const pears = cards.find(({ title }) => title === 'Björkö Sour Pears')
  expect([pears?.price.text, pears?.sale]).toEqual(['€1.79', { original: '€2.10', percent: '15%', lastDay: '22 Nov' }])
})

it('has no reduction for a product whose price is not lower', () => {
  const [first] = products
  const same = { ...answer, products: [{ ...first!, original_prices: first!.prices }] }
  expect(toFlashSaleView(same, received, 'en-IE')?.cards[0]?.sale).toBeNull()
})
