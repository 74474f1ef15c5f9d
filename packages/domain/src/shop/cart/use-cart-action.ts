import { useQueryClient } from '@tanstack/react-query'
import { useAction, type Action, type ActionOptions, type ProblemAction, type RunName } from '../../platform/action'
import { useShop } from '../shop-context'
import type { CartWriter } from './cart.writes'

/**
 * An action that writes the cart: it is sent after the previous ones were answered, so that answers arrive in the order
 * of the writes and the last one is current.
 */
export function useCartAction<Name extends ProblemAction, Result, Input = void>(
  name: RunName<Input, Name>,
  send: (writer: CartWriter, input: Input) => Promise<Result>,
  options?: Omit<ActionOptions<Input>, 'scope'>,
): Action<Input, Result, Name> {
  const writer = { shop: useShop(), queryClient: useQueryClient() }
  return useAction(name, (input: Input) => send(writer, input), { ...options, scope: 'cart' })
}
