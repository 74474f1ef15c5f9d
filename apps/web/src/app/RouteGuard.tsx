import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import type { ReactNode } from 'react'
import { useSessionState } from '@skafferi/domain/session'
import { LoadingScreen } from '@skafferi/ui/screens/error-screen'
import { paths, returnParameter } from '../paths'
import type { Access } from '../pages'
import { safeReturnAddress } from './return-address'

/** Keeps visitors out of customers' pages and customers out of guests' pages; the address asked for is kept. */
export function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, ready } = useSessionState()
  const { pathname, search } = useLocation()
  const [parameters] = useSearchParams()
  if (access === 'customer' && status === 'signed_out') {
    return ready ? <Navigate to={paths.landing(pathname + search)} replace /> : <LoadingScreen />
  }
  if (access === 'guest' && status === 'signed_in') {
    return <Navigate to={safeReturnAddress(parameters.get(returnParameter))} replace />
  }
  return children
}
