import { ApiError, unwrap } from '@skafferi/api'
import { queryOptions } from '@tanstack/react-query'
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

/** Who is signed in. */
export function customerQuery({ client }: Shop) {
  return queryOptions({
    queryKey: sessionKeys.customer,
    queryFn: async () => (await unwrap(client.GET('/store/customers/me'))).customer,
  })
}

/**
 * Signs in: a token is asked for and becomes the session of every tab.
 * @throws ApiError where it is refused
 */
export async function signIn({ client, session }: Shop, { email, password, remember }: Credentials): Promise<void> {
  const body = { email: email.trim(), password, remember }
  const { token } = await unwrap(client.POST('/auth/customer/emailpass', { body }))
  if (!token) throw new ApiError(200, { code: 'no_token', message: 'No token received' })
  session.start({ token, remember })
}

/**
 * Signs out at once in every tab, then has the store revoke the token. Whether that succeeds changes nothing for the
 * person who leaves, so nobody waits for it.
 */
export function signOut({ client, session }: Shop): void {
  const token = session.getToken()
  if (token === undefined) return
  session.end()
  client.DELETE('/auth/session', { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
}
