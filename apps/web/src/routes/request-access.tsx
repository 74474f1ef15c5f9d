import { useAccessRequest } from '@skafferi/domain/shop/registration'
import { AccessRequestScreen } from '@skafferi/ui/screens/access-request-screen'
import { useShelves } from '../app/use-shelves'

export default function RequestAccessRoute() {
  const { send, ...page } = useAccessRequest()
  return <AccessRequestScreen {...page} shelves={useShelves()} onSend={send} />
}
