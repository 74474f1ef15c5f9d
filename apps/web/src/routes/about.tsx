import { useSessionState } from '@skafferi/domain/shop/session'
import { AboutScreen } from '@skafferi/ui/screens/about-screen'
import { wallShelves } from '../content/shelves'

export default function AboutRoute() {
  const { status } = useSessionState()
  return <AboutScreen audience={status === 'signed_in' ? 'customer' : 'visitor'} shelves={wallShelves} />
}
