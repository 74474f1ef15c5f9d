import { unwrap } from '@skafferi/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { addBuyer, addColleague, type Buyer } from '../../../testing/buyers'
import { shopOfFile, world } from '../../../testing/shop'

const dayOfMilliseconds = 24 * 60 * 60 * 1000
const [first, second] = world.products.map(({ id }) => id) as [string, string]

const shop = await shopOfFile()
let buyer: Buyer

beforeEach(async () => {
  buyer = await addBuyer(shop)
})

const add = ({ client }: Buyer, product_id: string, note?: string) =>
  unwrap(client.POST('/store/customer/wishlist/add', { body: { product_id, note } }))
const write = ({ client }: Buyer, product_id: string, note: string, replaces?: string | null) =>
  unwrap(client.PATCH('/store/customer/wishlist/note', { body: { product_id, note, replaces } }))
const itemsOf = async ({ client }: Buyer) =>
  (await unwrap(client.GET('/store/customer/wishlist', { params: { query: {} } }))).wishlist
const noteOf = async (who: Buyer) => (await itemsOf(who))[0]!.note

describe('the note of a saved product', () => {
  it('is changed without its 30 days or its position', async () => {
    await add(buyer, first, 'Old')
    const [before] = await itemsOf(buyer)
    shop.clock.advance(dayOfMilliseconds)
    await add(buyer, second)
    expect(await write(buyer, first, ' New ', 'Old')).toEqual({
      success: true,
      message: 'Note successfully saved',
      in_wishlist: true,
      count: 2,
    })
    const after = await itemsOf(buyer)
    expect(after.map(({ id }) => id)).toEqual([second, first])
    expect(after[1]).toMatchObject({ note: 'New', added_at: before!.added_at, expires_at: before!.expires_at })
  })

  it('is removed if only white space is left', async () => {
    await add(buyer, first, 'Old')
    await write(buyer, first, '  ', 'Old')
    expect(await noteOf(buyer)).toBeNull()
  })

  it('is not overwritten if a colleague has changed it; the refusal contains it', async () => {
    const colleague = await addColleague(shop, buyer)
    await add(buyer, first)
    await write(colleague, first, 'From a colleague', null)
    await expect(write(buyer, first, 'Mine', null)).rejects.toMatchObject({
      status: 409,
      code: 'note_changed',
      params: { note: 'From a colleague' },
    })
    expect(await noteOf(buyer)).toBe('From a colleague')
    await write(buyer, first, 'Mine', 'From a colleague')
    expect(await noteOf(buyer)).toBe('Mine')
  })

  it('can be sent again: the current text is not a conflict', async () => {
    await add(buyer, first)
    await write(buyer, first, 'Mine', null)
    await write(buyer, first, 'Mine', null)
    expect(await noteOf(buyer)).toBe('Mine')
  })

  it('is refused if the product is not on the wishlist any more', async () => {
    await expect(write(buyer, first, 'Mine')).rejects.toMatchObject({ status: 404, code: 'not_on_wishlist' })
    await add(buyer, first)
    shop.clock.advance(30 * dayOfMilliseconds)
    await expect(write(buyer, first, 'Mine')).rejects.toMatchObject({ status: 404, code: 'not_on_wishlist' })
  })

  it('belongs to the company', async () => {
    await add(buyer, first, 'Mine')
    const stranger = await addBuyer(shop)
    await expect(write(stranger, first, 'Theirs')).rejects.toMatchObject({ status: 404 })
    expect(await noteOf(buyer)).toBe('Mine')
  })

  it('has the contract’s maximum length', async () => {
    await add(buyer, first)
    await expect(write(buyer, first, 'x'.repeat(201))).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  })
})
