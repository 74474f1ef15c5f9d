import { useParams } from 'react-router-dom'
import { useSharedShelf } from '@skafferi/domain/shop/shelf'
import { SharedShelfScreen } from '@skafferi/ui/screens/shared-shelf-screen'
import { paths } from '../paths'

export { fetchSharedShelf as prefetch } from '@skafferi/domain/shop/shelf'

export default function SharedShelfRoute() {
  const { id: code = '' } = useParams()
  return (
    <SharedShelfScreen
      page={useSharedShelf(code)}
      applyHref={paths.signUpWithShelf(code)}
      onCopy={async () => navigator.clipboard.writeText(location.origin + paths.sharedShelf(code))}
    />
  )
}
