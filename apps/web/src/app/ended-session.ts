import type { Location, NavigateOptions, To } from 'react-router-dom'
import { paths } from '../paths'
import { safeReturnAddress } from './return-address'

/** The whole address of a place in the shop. */
export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash

/** The way to sign-in for whose session has ended by itself: it says so there and leads back to where they were. */
export function toSignIn(location: Location, ended: string): { to: To; options: NavigateOptions } {
  return { to: paths.signIn(addressOf(location)), options: { replace: true, state: { ended } } }
}

/** Whose session has ended, by the history entry that {@link toSignIn} has made; null for any other. */
export function endedIn(state: unknown): string | null {
  const { ended } = (state ?? {}) as { ended?: unknown }
  return typeof ended === 'string' ? ended : null
}

/**
 * Where sign-in leads. An address that was kept for somebody is theirs: somebody else begins at the home page.
 * @param asked the address that was kept, as the page's own address has it
 * @param ended whose session had ended there; null where nobody's had
 */
export function addressAfterSignIn(asked: string | null, ended: string | null, user: string | undefined): string {
  return ended !== null && ended !== user ? paths.home : safeReturnAddress(asked)
}
