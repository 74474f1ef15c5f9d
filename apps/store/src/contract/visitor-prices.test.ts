import { describe, expect, it } from 'vitest'
import { endpoints } from '../http/contract'
import { shopOfFile, world } from '../testing/shop'
import { addOwner, send, validRequests } from '../testing/requests'

const shop = await shopOfFile()
const owner = await addOwner(shop)

/** Names under which the contract carries money (DATA: only money fields are called so). */
const moneyName = /amount|prices?(_|$)|_total$|subtotal|discount/

/** The ways to every field that is named like money. */
function moneyIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const at = `${path}/${name}`
    return [...(moneyName.test(name) ? [at] : []), ...moneyIn(entry, at)]
  })
}

it('finds money where there is some', async () => {
  const answer = await send(shop, 'getCart', {}, owner)
  expect(moneyIn(answer.json())).toContain('/cart/items/0/unit_price')
})

describe.each(endpoints)('$method $path', ({ operation: { operationId } }) => {
  it('tells a visitor no price, whatever it answers', async () => {
    const answer = await send(shop, operationId, validRequests[operationId](owner))
    expect(moneyIn(answer.json())).toEqual([])
  })
})

it.each(world.products.filter((_, index) => index % 10 === 0))(
  '$title has no price for a visitor',
  async ({ id, variants }) => {
    const answer = await send(shop, 'getProduct', { path: { id } })
    expect(answer.statusCode).toBe(200)
    expect(moneyIn(answer.json())).toEqual([])
    expect(answer.json().product.variants.length).toBe(variants.length)
  },
)
