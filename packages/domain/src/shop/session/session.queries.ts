import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import { cleanIdentifier } from '../../rules/text/typed-text'
import type { Shop } from '../shop-context'

/** Query keys of this feature. */
export const sessionKeys = {
  customer: ['session', 'customer'],
} as const

/** The values of the sign-in form. */
export interface Credentials {
  email: string
  password: string
  /** Keep the session after the browser is closed. */
  remember: boolean
}

/** Pending sign-out requests. Their response removes the session cookie, also one of a later session. */
const pendingSignOuts = new WeakMap<Shop['session'], Promise<unknown>>()

/** The profile of the signed-in customer. */
export function customerQuery({ client }: Shop) {
  return queryOptions({
    queryKey: sessionKeys.customer,
    queryFn: async () => (await unwrap(client.GET('/store/customers/me'))).customer,
  })
}

/**
 * Signs in, in every tab. Waits for a pending sign-out. The response has a token for API clients; the browser does not
 * store it, and uses the session cookie instead.
 * @throws ApiError if it is refused; `no_cookie` if the browser did not accept the cookie
 */
export async function signIn({ client, session }: Shop, { email, password, remember }: Credentials): Promise<void> {
  await pendingSignOuts.get(session)
  const body = { email: cleanIdentifier(email), password, remember }
  const { token } = await unwrap(client.POST('/auth/customer/emailpass', { body }))
  if (!token) throw new ApiError(200, { code: 'no_token', message: 'No token received' })
  if (session.start()) return
  const message = 'Your browser did not store the sign-in. Allow cookies for this shop, then sign in again.'
  throw new ApiError(200, { code: 'no_cookie', message })
}

/**
 * Signs out at once in every tab, then requests the store to end the session. It does not wait for the response: if the
 * store is not reached, the session ends with the browser's next request. All drafts are erased. An expired session
 * keeps them for the same customer.
 */
export function signOut({ client, session, drafts }: Shop): void {
  if (session.getUser() === undefined) return
  session.end()
  drafts.erase()
  pendingSignOuts.set(
    session,
    client.DELETE('/auth/session').catch(() => undefined),
  )
}
