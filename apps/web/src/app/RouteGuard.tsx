import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import { useSessionState } from '@skafferi/domain/shop/session'
import { useShop } from '@skafferi/domain/shop/shop-context'
import { LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { paths, returnParameter } from '../paths'
import type { Access } from '../pages'
import { addressAfterSignIn, addressOf, endedUserOf, toSignIn } from './ended-session'
import { inPlaceOfFirst } from './first-page'

/** Redirects visitors from customers' pages and customers from guests' pages; the requested URL is passed on. */
export function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, ready, ended } = useSessionState()
  const { session } = useShop()
  const location = useLocation()
  const [parameters] = useSearchParams()
  if (access === 'customer' && status === 'signed_out') {
    if (!ready) return <LoadingScreen />
    if (ended === null) {
      const state = location.key === 'default' ? inPlaceOfFirst : undefined
      return <Navigate to={paths.landing(addressOf(location))} replace state={state} />
    }
    const { to, options } = toSignIn(location, ended)
    return <Navigate to={to} {...options} />
  }
  if (access === 'guest' && status === 'signed_in') {
    const returnTo = parameters.get(returnParameter)
    return (
      <Navigate to={addressAfterSignIn(returnTo, endedUserOf(location.state), session.getRenderedUser())} replace />
    )
  }
  return children
}
