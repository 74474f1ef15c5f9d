import { describe, expect, it } from 'vitest'
import { endpoints } from '../platform/http/contract'
import { shopOfFile, world } from '../testing/shop'
import { addOwner, send, validRequests } from '../testing/requests'

const shop = await shopOfFile()
const owner = await addOwner(shop)

/** Names of money fields in the contract; no other fields have such names. */
const moneyName = /amount|prices?(_|$)|_total$|subtotal|discount/

/** Names of fields with a number of pieces in stock. */
const stockName = /inventory|stock/

/** Returns the paths of all fields with such a name and of such a type. */
function fieldsIn(value: unknown, isFound: (name: string, entry: unknown) => boolean, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => {
    const at = `${path}/${name}`
    return [...(isFound(name, entry) ? [at] : []), ...fieldsIn(entry, isFound, at)]
  })
}

/** Returns the paths of all money fields. A text, such as that of a sample, is content that the seller wrote. */
const moneyIn = (value: unknown) => fieldsIn(value, (name, entry) => moneyName.test(name) && typeof entry !== 'string')

/** Returns the paths of all numbers of pieces in stock. */
const piecesIn = (value: unknown) => fieldsIn(value, (name, entry) => stockName.test(name) && typeof entry === 'number')

it('the checks find money fields and pieces in stock', async () => {
  const answer = await send(shop, 'getCart', {}, owner)
  expect(moneyIn(answer.json())).toContain('/cart/items/0/unit_price')
  expect(piecesIn(answer.json())).toContain('/cart/items/0/inventory_quantity')
})

describe.each(endpoints)('$method $path', ({ operation: { operationId } }) => {
  it('shows a visitor no price and no number of pieces in stock in any response', async () => {
    const answer = await send(shop, operationId, validRequests[operationId](owner))
    expect(moneyIn(answer.json())).toEqual([])
    expect(piecesIn(answer.json())).toEqual([])
  })
})

it.each(world.products.filter((_, index) => index % 10 === 0))(
  '$title has no price for a visitor, and whether it is in stock instead of how many pieces are',
  async ({ id, variants }) => {
    const answer = await send(shop, 'getProduct', { path: { id } })
    expect(answer.statusCode).toBe(200)
    expect(moneyIn(answer.json())).toEqual([])
    expect(piecesIn(answer.json())).toEqual([])
    const inStock = variants.map(({ inventory_quantity }) => inventory_quantity > 0)
    expect(answer.json().product.variants.map(({ in_stock }: { in_stock: boolean }) => in_stock)).toEqual(inStock)
  },
)
