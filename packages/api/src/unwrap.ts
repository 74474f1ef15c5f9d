import { noContent } from './error'

/**
 * Returns the body of a client's call: `const { cart } = await unwrap(client.GET('/store/cart/info'))`.
 * @throws ApiError if the call rejected, or the body is empty
 */
export async function unwrap<Answer>(call: Promise<{ data?: Answer }>): Promise<NonNullable<Answer>> {
  const { data } = await call
  if (data === undefined || data === null) throw noContent('unexpected_state')
  return data
}
