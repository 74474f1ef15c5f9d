import { useSessionState } from '@skafferi/domain/shop/session'
import { lazyWithRetry } from '@skafferi/ui/screens/error-screen'
import { LandingScreen } from '@skafferi/ui/screens/landing-screen'
import { useDocumentContent } from '../app/use-document-content'
import { useReturnTo } from '../app/use-return-to'

const LazyShelfActions = lazyWithRetry(() => import('../app/ComposedShelfActions'))

/** A router's navigation would scroll and announce a page. */
const fragment = {
  read: () => location.hash,
  replace: (hash: string) => history.replaceState(history.state, '', location.pathname + location.search + hash),
}

export default function LandingRoute() {
  const { status } = useSessionState()
  const { content, loader } = useDocumentContent('landing')
  const audience = status === 'signed_in' ? 'customer' : 'visitor'
  return (
    <>
      <LandingScreen
        {...content}
        audience={audience}
        shelfActions={audience === 'visitor' ? LazyShelfActions : undefined}
        fragment={fragment}
        returnTo={useReturnTo()}
      />
      {loader}
    </>
  )
}
