import type { onRequestAsyncHookHandler } from 'fastify'
import { isForCustomers, type AccessRules } from './access'
import type { Operation } from './contract'
import { refuse } from './errors'
import { readerOf } from './reader'

/**
 * Creates the check of an operation that runs after its access check: while the shop is closed, only customers may make
 * the calls that the contract opens to visitors with a publishable key. Visitors may sign in and choose a password,
 * whose calls need no key. A customer's token or cookie counts also if the operation does not read it.
 */
export function refuseVisitorsOfClosed(
  { security }: Operation,
  { isOpen, ...readers }: { isOpen: () => boolean } & Pick<AccessRules, 'cookies' | 'findSession'>,
): onRequestAsyncHookHandler {
  const isForVisitors = security.some((schemes) => 'publishableKey' in schemes && !isForCustomers(schemes))
  return async (request) => {
    if (!isForVisitors || isOpen() || request.session) return
    if (!(await readerOf(request, readers))) throw refuse('shop_closed')
  }
}
