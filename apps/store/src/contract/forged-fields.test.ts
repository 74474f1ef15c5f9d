import { describe, expect, it } from 'vitest'
import type { OperationId } from '../platform/http/contract'
import { shopOfFile } from '../testing/shop'
import { addOwner, product, send, validRequests } from '../testing/requests'

/** Fields that only the server sets. */
const forged = {
  id: 'cus_01anna',
  price: 0.01,
  unit_price: 0.01,
  prices: [{ currency_code: 'eur', amount: 0.01, min_quantity: 1 }],
  amount: 0.01,
  total: 0.01,
  item_total: 0.01,
  discount_total: 1000,
  status: 'approved',
  approved: true,
  points: 1_000_000,
  loyalty_points: 1_000_000,
  customer_id: 'cus_01anna',
  company_id: 'comp_01kiosk',
  role: 'owner',
  created_at: '2000-01-01T00:00:00.000Z',
}

const shop = await shopOfFile()
const owner = await addOwner(shop)

/** Returns copies of the body with a field added to each of its objects. Free-form objects are skipped. */
function withField(body: unknown, name: string, value: unknown): unknown[] {
  if (Array.isArray(body))
    return body.flatMap((entry, index) => withField(entry, name, value).map((changed) => body.with(index, changed)))
  if (typeof body !== 'object' || body === null) return []
  const deeper = Object.entries(body).flatMap(([key, entry]) =>
    withField(entry, name, value).map((changed) => ({ ...body, [key]: changed })),
  )
  return name in body ? deeper : [{ ...body, [name]: value }, ...deeper]
}

const anonymous = {
  customerId: 'cus_x',
  otherSignInId: 'signin_x',
  orderId: 'order_x',
  cartId: 'cart_x',
  itemId: 'item_x',
  addressId: 'addr_x',
  pictureUrl: '/files/pictures/x.webp',
}
const writes = (Object.keys(validRequests) as OperationId[]).filter(
  (id) => validRequests[id](anonymous).body !== undefined,
)

describe.each(writes)('%s', (operationId) => {
  it.each(Object.entries(forged))('refuses a body that brings its own %s', async (name, value) => {
    const valid = validRequests[operationId](owner)
    const bodies = withField(valid.body, name, value)
    expect(bodies.length).toBeGreaterThan(0)
    const answers = await Promise.all(
      bodies.map((body) => send(shop, operationId, { ...valid, body }, { token: owner.token })),
    )
    // Setting a password checks its token first.
    const refusal = operationId === 'updatePassword' ? 401 : 400
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => refusal))
  })
})

it('a review shows the customer’s own name, whatever name the request contains', async () => {
  const body = { user_name: 'Skafferi', title: 'Good', description: 'Sells well.', rating: 5, product_id: product.id }
  const answer = await send(shop, 'createReview', { body }, { token: owner.token })
  expect(answer.json().review).toMatchObject({ status: 'pending' })
  expect(answer.json().review.user_name).not.toContain('Skafferi')
})
