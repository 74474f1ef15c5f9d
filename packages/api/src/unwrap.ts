import { noContent } from './error'

/**
 * The answer's body, for calls of a client: `const { cart } = await unwrap(client.GET('/store/cart/info'))`.
 * @throws ApiError whatever the call rejected with
 */
export async function unwrap<Answer>(call: Promise<{ data?: Answer }>): Promise<NonNullable<Answer>> {
  const { data } = await call
  if (data === undefined || data === null) throw noContent('unexpected_state')
  return data
}
