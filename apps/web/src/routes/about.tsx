import { useSessionState } from '@skafferi/domain/shop/session'
import { AboutScreen } from '@skafferi/ui/screens/about-screen'
import { useDocumentContent } from '../app/use-document-content'
import { useShelves } from '../app/use-shelves'

export default function AboutRoute() {
  const { status } = useSessionState()
  const { content, loader } = useDocumentContent('about')
  const audience = status === 'signed_in' ? 'customer' : 'visitor'
  return (
    <>
      <AboutScreen {...content} audience={audience} shelves={useShelves()} />
      {loader}
    </>
  )
}
