import { useSharedLinks, useShareShelf } from '@skafferi/domain/shop/shelf'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { ShareShelfDialog } from '@skafferi/ui/commerce/shelf/share-shelf'
import { paths } from '../paths'

/** The dialog that shares the company's shelf as it is arranged now. */
export default function ShareShelf({ places, onClose }: { places: readonly ShelfPlaceView[]; onClose: () => void }) {
  const { code, busy, problem, share } = useShareShelf()
  const links = useSharedLinks()
  const link = code === null ? null : location.origin + paths.sharedShelf(code)
  return (
    <ShareShelfDialog
      link={link}
      busy={busy}
      problem={problem ?? links.problem}
      links={links}
      hrefOf={({ code: each }) => paths.sharedShelf(each)}
      onShare={({ title }) => {
        const arranged = places.map(({ variantId, target, facings }) => ({ variantId, target, facings: facings.count }))
        void share({ title, places: arranged }).then((isShared) => isShared && links.refresh())
      }}
      onCopy={async () => navigator.clipboard.writeText(link ?? '')}
      onStop={links.stop}
      onClose={onClose}
    />
  )
}
