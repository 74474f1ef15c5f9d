import { useEffect, useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useSessionState } from '@skafferi/domain/shop/session'
import { useIsHydrated } from '@skafferi/domain/shop/shop-context'
import { pages, type Page } from '../pages'
import { paths } from '../paths'
import { endedUserOf, toSignIn } from './ended-session'

/** True if a page differs for customers; a static page is the same for everyone. */
function isForCustomers(pathname: string): boolean {
  const page = Object.values<Page>(pages).find(({ path }) => matchPath(path, pathname))
  return page?.document !== 'static'
}

/**
 * Navigates when a session ends: to sign-in if it ended by itself, which leads back here, or to the landing page after
 * sign-out. Pages that are the same for everyone stay.
 */
export function useSessionEndRedirect() {
  const { status, ended } = useSessionState()
  const location = useLocation()
  const navigate = useNavigate()
  const before = useRef(status)
  useEffect(() => {
    const isOver = before.current === 'signed_in' && status === 'signed_out'
    before.current = status
    if (!isOver) return
    if (ended === null) void navigate(paths.landing(), { replace: true })
    else if (isForCustomers(location.pathname)) {
      const { to, options } = toSignIn(location, ended)
      void navigate(to, options)
    }
  }, [status, ended, location, navigate])
}

/** True if the user has to sign in again because the session has ended. */
export function useIsEndedSession(): boolean {
  const { state } = useLocation()
  return useIsHydrated() && endedUserOf(state) !== null
}
