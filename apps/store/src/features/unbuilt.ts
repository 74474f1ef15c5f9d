import type { OperationId } from '../http/contract'
import type { Handlers } from '../http/handler'

/** Stands in for calls under construction. */
export function unbuilt<Id extends OperationId>(...names: Id[]): Handlers<Id> {
  const refuse = async () => {
    throw new Error('This call is not built yet.')
  }
  return Object.fromEntries(names.map((name) => [name, refuse])) as unknown as Handlers<Id>
}
