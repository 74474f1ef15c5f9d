import { ApiError, unwrap, type SignedInSession } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { sessionKeys } from '../session'
import type { Shop } from '../shop-context'
import type { PasswordEntry } from './account.view'
import { toCustomerRequest, type ProfileDraft } from './profile-form'

/** Names of this feature's cached answers. */
export const accountKeys = { sessions: ['account', 'sessions'] } as const

/** Where the customer is signed in. It changes elsewhere: it is looked at anew whenever the page is. */
export function sessionsQuery({ client }: Shop) {
  return queryOptions({
    refetchOnWindowFocus: 'always',
    queryKey: accountKeys.sessions,
    queryFn: async () => (await unwrap(client.GET('/store/auth/sessions'))).sessions,
  })
}

function keepSessions(queryClient: QueryClient, sessions: SignedInSession[]): void {
  void queryClient.cancelQueries({ queryKey: accountKeys.sessions })
  queryClient.setQueryData<SignedInSession[]>(accountKeys.sessions, sessions)
}

/**
 * Ends a session. One that is gone already is ended: an answer may have been lost, or somebody was faster.
 * @throws ApiError where it is refused or no answer comes
 */
export async function endSession({ client }: Shop, queryClient: QueryClient, id: string): Promise<void> {
  try {
    const { sessions } = await unwrap(client.DELETE('/store/auth/sessions/{id}', { params: { path: { id } } }))
    keepSessions(queryClient, sessions)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'session_not_found')) throw error
    await queryClient.invalidateQueries({ queryKey: accountKeys.sessions })
  }
}

/**
 * Ends all sessions but this browser's.
 * @throws ApiError where it is refused or no answer comes
 */
export async function endOtherSessions({ client }: Shop, queryClient: QueryClient): Promise<void> {
  keepSessions(queryClient, (await unwrap(client.DELETE('/store/auth/sessions'))).sessions)
}

/**
 * Changes the password, which ends all other sessions.
 * @throws ApiError `wrong_password`, `weak_password`, or why else it is refused
 */
export async function changePassword(
  { client }: Shop,
  queryClient: QueryClient,
  { current, next }: PasswordEntry,
): Promise<void> {
  const body = { current_password: current, new_password: next }
  await unwrap(client.POST('/store/customers/me/password', { body }))
  void queryClient.invalidateQueries({ queryKey: accountKeys.sessions })
}

/** Name and telephone number as they shall be, and as they were shown. */
export interface ProfileChange {
  value: ProfileDraft
  over: ProfileDraft
}

/**
 * Changes name and telephone number, on every page.
 * @throws ApiError `profile_changed` where something else stands there than was shown
 */
export async function saveProfile(
  { client }: Shop,
  queryClient: QueryClient,
  { value, over }: ProfileChange,
): Promise<void> {
  try {
    const { customer } = await unwrap(client.POST('/store/customers/me', { body: toCustomerRequest(value, over) }))
    await queryClient.cancelQueries({ queryKey: sessionKeys.customer })
    queryClient.setQueryData(sessionKeys.customer, customer)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'profile_changed') {
      void queryClient.invalidateQueries({ queryKey: sessionKeys.customer })
    }
    throw error
  }
}
