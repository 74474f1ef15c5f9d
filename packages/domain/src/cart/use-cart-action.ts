import { useQueryClient } from '@tanstack/react-query'
import { useAction, type Action, type ActionOptions, type ProblemAction, type RunName } from '../action'
import { useShop } from '../shop-context'
import type { CartWriter } from './cart.writes'

/**
 * An action that needs the cart for itself: one is sent after those before it have been answered, so that the answers
 * arrive in the order of the writes and the last one is the truth.
 */
export function useCartAction<Name extends ProblemAction, Result, Input = void>(
  name: RunName<Input, Name>,
  send: (writer: CartWriter, input: Input) => Promise<Result>,
  options?: Omit<ActionOptions<Input>, 'scope'>,
): Action<Input, Result, Name> {
  const writer = { shop: useShop(), queryClient: useQueryClient() }
  return useAction(name, (input: Input) => send(writer, input), { ...options, scope: 'cart' })
}
