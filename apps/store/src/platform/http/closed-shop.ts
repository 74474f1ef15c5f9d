import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { isForCustomers, type AccessRules } from './access'
import type { Operation } from './contract'
import { refuse } from './errors'
import { readerOf } from './reader'

/**
 * Creates the check of an operation that runs after its access check: while the shop is closed, only customers may make
 * the calls that the contract opens to visitors with a publishable key, and visitors who have opened a preview link.
 * Visitors may sign in and choose a password, whose calls need no key, and read the legal texts: the law asks for an
 * imprint, and those who are asked to sign in may read what they agreed to. A customer's token or cookie counts also
 * if the operation does not read it.
 */
export function refuseVisitorsOfClosed(
  { operationId, security }: Operation,
  {
    isOpenTo,
    ...readers
  }: { isOpenTo: (visitor: FastifyRequest) => boolean } & Pick<AccessRules, 'cookies' | 'findSession'>,
): onRequestAsyncHookHandler {
  const isForVisitors =
    operationId !== 'getLegalText' &&
    security.some((schemes) => 'publishableKey' in schemes && !isForCustomers(schemes))
  return async (request) => {
    if (!isForVisitors || isOpenTo(request) || request.session) return
    if (!(await readerOf(request, readers))) throw refuse('shop_closed')
  }
}
