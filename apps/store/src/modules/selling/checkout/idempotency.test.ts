import { unwrap, type ApiError } from '@skafferi/api'
import { expect, it } from 'vitest'
import { contract, endpointById, resolve, type Schema } from '../../../platform/http/contract'
import { addBuyer } from '../../../testing/buyers'
import { fillCart } from '../../../testing/requests'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()

const { operation } = endpointById.get('completeCart')!
const body = resolve(operation.requestBody!.content!['application/json']!.schema)
const fields = Object.entries(body.properties!).map(([name, schema]) => [name, resolve(schema)] as const)

/** A value that the contract allows. */
function valueOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum.at(-1)
  if ('example' in schema) return schema.example
  const [type] = [schema.type].flat()
  switch (type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueOf(resolve(inner))]),
      )
    case 'array':
      return [valueOf(resolve(schema.items!))]
    default:
      return 'x'.repeat(Number(schema.minLength ?? 1))
  }
}

it('the contract declares the headers of Place Order', () => {
  expect(contract.components.schemas.CompleteRequest).toBe(body)
  expect(fields.length).toBeGreaterThan(0)
})

it.each(fields)(
  'a key is not accepted for another request: Place Order with another %s is refused',
  async (name, schema) => {
    const buyer = await addBuyer(shop)
    await fillCart(buyer)
    const complete = (asked: object) => {
      const params = { header: { 'Idempotency-Key': `key of ${name}` } }
      return unwrap(buyer.client.POST('/store/cart/complete', { body: asked, params }))
    }
    await complete({})
    const again = await complete({ [name]: valueOf(schema) }).catch((error: ApiError) => error.code)
    const advice = `${name} does not count for the Idempotency-Key: askedFor in http/idempotency.ts leaves it out.`
    expect(again === 'idempotency_key_reused' ? [] : [advice]).toEqual([])
  },
)
