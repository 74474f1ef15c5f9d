import { useAccessRequest } from '@skafferi/domain/shop/registration'
import { AccessRequestScreen } from '@skafferi/ui/screens/access-request-screen'
import { wallShelves } from '../content/shelves'

export default function RequestAccessRoute() {
  const { send, ...page } = useAccessRequest()
  return <AccessRequestScreen {...page} shelves={wallShelves} onSend={send} />
}
