import { ApiError } from './error'
import type { components } from './generated/schema'

type Schemas = components['schemas']

/**
 * The response to a change of one quantity that was sent without `Prefer`, which contains the cart.
 * @throws ApiError if the store returned only the line
 */
export function requireCart(answer: Schemas['CartChanged'] | Schemas['CartLineChanged']): Schemas['CartChanged'] {
  if ('cart' in answer) return answer
  throw new ApiError(0, { code: 'unexpected_state', message: 'The store answered a line instead of the cart.' })
}
