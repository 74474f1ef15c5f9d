import { useShareShelf } from '@skafferi/domain/shop/shelf'
import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { ShareShelfDialog } from '@skafferi/ui/commerce/shelf/share-shelf'
import { paths } from '../paths'

/** The dialog that shares the company's shelf as it is arranged now. */
export default function ShareShelf({ places, onClose }: { places: readonly ShelfPlaceView[]; onClose: () => void }) {
  const { code, busy, problem, share } = useShareShelf()
  const link = code === null ? null : location.origin + paths.sharedShelf(code)
  return (
    <ShareShelfDialog
      link={link}
      busy={busy}
      problem={problem}
      onShare={({ title }) => {
        const arranged = places.map(({ variantId, target, facings }) => ({ variantId, target, facings: facings.count }))
        void share({ title, places: arranged })
      }}
      onCopy={async () => navigator.clipboard.writeText(link ?? '')}
      onClose={onClose}
    />
  )
}
