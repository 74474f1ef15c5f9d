import { useSessionState } from '@skafferi/domain/shop/session'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { useDocumentContent } from '../app/use-document-content'
import { useReturnTo } from '../app/use-return-to'

export default function LandingRoute() {
  const { status } = useSessionState()
  const { content, loader } = useDocumentContent('landing')
  const audience = status === 'signed_in' ? 'customer' : 'visitor'
  return (
    <>
      <LandingScreen {...content} audience={audience} returnTo={useReturnTo()} />
      {loader}
    </>
  )
}
