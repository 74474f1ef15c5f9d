import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
import { cleanIdentifier } from '../format/typed-text.rules'
import type { Shop } from '../shop-context'

/** Names of this feature's cached answers. */
export const sessionKeys = {
  customer: ['session', 'customer'],
} as const

/** What a customer signs in with. */
export interface Credentials {
  email: string
  password: string
  /** Keep the session when the browser is closed. */
  remember: boolean
}

/** Signing out that the store has not answered yet: its answer removes whatever session's cookie is there by then. */
const leaving = new WeakMap<Shop['session'], Promise<unknown>>()

/** Who is signed in. */
export function customerQuery({ client }: Shop) {
  return queryOptions({
    queryKey: sessionKeys.customer,
    queryFn: async () => (await unwrap(client.GET('/store/customers/me'))).customer,
  })
}

/**
 * Signs in, in every tab. The answer holds a token, for programs; the browser gets the session as a cookie, and nothing
 * here keeps the token. Signing out that is still under way is waited for.
 * @throws ApiError where it is refused, `no_cookie` where the browser has not kept the session
 */
export async function signIn({ client, session }: Shop, { email, password, remember }: Credentials): Promise<void> {
  await leaving.get(session)
  const body = { email: cleanIdentifier(email), password, remember }
  const { token } = await unwrap(client.POST('/auth/customer/emailpass', { body }))
  if (!token) throw new ApiError(200, { code: 'no_token', message: 'No token received' })
  if (session.start()) return
  const message = 'Your browser did not store the sign-in. Allow cookies for this shop, then sign in again.'
  throw new ApiError(200, { code: 'no_cookie', message })
}

/**
 * Signs out at once in every tab, then has the store end the session. Whether it can be reached changes nothing for the
 * person who leaves, so nobody waits for it: with whatever the browser calls next, the session ends. Who leaves leaves
 * nothing typed behind; a session that ends by itself keeps it for its person.
 */
export function signOut({ client, session, drafts }: Shop): void {
  if (session.getUser() === undefined) return
  session.end()
  drafts.erase()
  leaving.set(
    session,
    client.DELETE('/auth/session').catch(() => undefined),
  )
}
