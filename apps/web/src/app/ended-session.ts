import type { Location, NavigateOptions, To } from 'react-router-dom'
import { paths } from '../paths'
import { safeReturnAddress } from './return-address'

/** The complete URL of a location in the shop. */
export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

/** The navigation to sign-in after a session has ended: sign-in says so, and leads back to the location. */
export function toSignIn(location: Location, ended: string): { to: To; options: NavigateOptions } {
  return { to: paths.signIn(addressOf(location)), options: { replace: true, state: { ended } } }
}

/** The user whose session has ended, from the history state of {@link toSignIn}; null for other entries. */
export function endedUserOf(state: unknown): string | null {
  const { ended } = (state ?? {}) as { ended?: unknown }
  return typeof ended === 'string' ? ended : null
}

/**
 * The URL after sign-in. A URL stored for one user is not used for another, who starts at the home page.
 * @param returnAddress the requested URL, from the query
 * @param ended the user whose session had ended there; null if none had
 */
export function addressAfterSignIn(
  returnAddress: string | null,
  ended: string | null,
  user: string | undefined,
): string {
  return ended !== null && ended !== user ? paths.home : safeReturnAddress(returnAddress)
}
