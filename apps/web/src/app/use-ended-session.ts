import { useEffect, useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useSessionState } from '@skafferi/domain/session'
import { useIsHydrated } from '@skafferi/domain/shop-context'
import { pages, type Page } from '../pages'
import { paths } from '../paths'
import { endedIn, toSignIn } from './ended-session'

/** Whether a page shows a customer what it does not show visitors: what is prerendered is the same for everybody. */
function isCustomers(pathname: string): boolean {
  const page = Object.values<Page>(pages).find(({ path }) => matchPath(path, pathname))
  return page?.document !== 'prerendered'
}

/**
 * Leads away when a session ends: to sign-in where it ended by itself, which leads back here, and to the landing page
 * where its person has left. Pages that are the same for everybody stay.
 */
export function useLeavingWithSession() {
  const { status, ended } = useSessionState()
  const location = useLocation()
  const navigate = useNavigate()
  const before = useRef(status)
  useEffect(() => {
    const isOver = before.current === 'signed_in' && status === 'signed_out'
    before.current = status
    if (!isOver) return
    if (ended === null) void navigate(paths.landing(), { replace: true })
    else if (isCustomers(location.pathname)) {
      const { to, options } = toSignIn(location, ended)
      void navigate(to, options)
    }
  }, [status, ended, location, navigate])
}

/** Whether somebody is here to sign in again because a session has ended by itself. */
export function useIsEndedSession(): boolean {
  const { state } = useLocation()
  return useIsHydrated() && endedIn(state) !== null
}
