import { useAccessRequest } from '@skafferi/domain/shop/registration'
import { AccessRequestScreen } from '@skafferi/ui/screens/access-request-screen'
import { Navigate } from 'react-router-dom'
import { useSettings } from '../app/use-settings'
import { useShelves } from '../app/use-shelves'
import { paths } from '../paths'

export default function RequestAccessRoute() {
  const { send, ...page } = useAccessRequest()
  const shelves = useShelves()
  if (useSettings().hiddenPages.includes('requestAccess')) return <Navigate to={paths.signUp} replace />
  return <AccessRequestScreen {...page} shelves={shelves} onSend={send} />
}
