import { describe, expect, it } from 'vitest'
import { endpoints } from '../platform/http/contract'
import { shopOfFile, world } from '../testing/shop'
import { addOwner, send, validRequests } from '../testing/requests'

const shop = await shopOfFile()
const owner = await addOwner(shop)

/** Names of money fields in the contract; no other fields have such names. */
const moneyName = /amount|prices?(_|$)|_total$|subtotal|discount/

/** Returns the paths of all money fields. A text, such as that of a sample, is content that the seller wrote. */
function moneyIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const at = `${path}/${name}`
    const isMoney = moneyName.test(name) && typeof entry !== 'string'
    return [...(isMoney ? [at] : []), ...moneyIn(entry, at)]
  })
}

it('the check finds money fields', async () => {
  const answer = await send(shop, 'getCart', {}, owner)
  expect(moneyIn(answer.json())).toContain('/cart/items/0/unit_price')
})

describe.each(endpoints)('$method $path', ({ operation: { operationId } }) => {
  it('shows a visitor no price in any response', async () => {
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
