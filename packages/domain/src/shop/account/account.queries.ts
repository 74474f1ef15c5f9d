import { ApiError, unwrap, type SignedInSession } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { sessionKeys } from '../session'
import type { Shop } from '../shop-context'
import type { PasswordEntry } from './account.view'
import { toCustomerRequest, type ProfileDraft } from './profile-form'

/** Query keys of this feature. */
export const accountKeys = { sessions: ['account', 'sessions'] } as const

/** The customer's sessions. Refetched at each window focus, because other devices change them. */
export function sessionsQuery({ client }: Shop) {
  return queryOptions({
    refetchOnWindowFocus: 'always',
    queryKey: accountKeys.sessions,
    queryFn: async () => (await unwrap(client.GET('/store/auth/sessions'))).sessions,
  })
}

function cacheSessions(queryClient: QueryClient, sessions: SignedInSession[]): void {
  void queryClient.cancelQueries({ queryKey: accountKeys.sessions })
  queryClient.setQueryData<SignedInSession[]>(accountKeys.sessions, sessions)
}

/**
 * Ends a session. Succeeds if the session has already ended, e.g. because a response was lost.
 * @throws ApiError if it is refused or the store does not respond
 */
export async function endSession({ client }: Shop, queryClient: QueryClient, id: string): Promise<void> {
  try {
    const { sessions } = await unwrap(client.DELETE('/store/auth/sessions/{id}', { params: { path: { id } } }))
    cacheSessions(queryClient, sessions)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'session_not_found')) throw error
    await queryClient.invalidateQueries({ queryKey: accountKeys.sessions })
  }
}

/**
 * Ends all sessions except this browser's.
 * @throws ApiError if it is refused or the store does not respond
 */
export async function endOtherSessions({ client }: Shop, queryClient: QueryClient): Promise<void> {
  cacheSessions(queryClient, (await unwrap(client.DELETE('/store/auth/sessions'))).sessions)
}

/**
 * Changes the password, which ends all other sessions.
 * @throws ApiError if it is refused, e.g. with `wrong_password` or `weak_password`
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

/** The new name and telephone number, and those that they replace. */
export interface ProfileChange {
  value: ProfileDraft
  replaces: ProfileDraft
}

/**
 * Changes name and telephone number, and updates the cached profile.
 * @throws ApiError `profile_changed` if the stored profile differs from `replaces`
 */
export async function saveProfile(
  { client }: Shop,
  queryClient: QueryClient,
  { value, replaces }: ProfileChange,
): Promise<void> {
  try {
    const { customer } = await unwrap(client.POST('/store/customers/me', { body: toCustomerRequest(value, replaces) }))
    await queryClient.cancelQueries({ queryKey: sessionKeys.customer })
    queryClient.setQueryData(sessionKeys.customer, customer)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'profile_changed') {
      void queryClient.invalidateQueries({ queryKey: sessionKeys.customer })
    }
    throw error
  }
}
