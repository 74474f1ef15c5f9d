import type { Load } from '@skafferi/domain/platform/action/views'
import type { ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'
import { Dialog } from '../../../components/overlays/dialog'
import { ErrorState } from '../../../components/feedback/error-state'
import { Gallery } from '../../../components/content/gallery'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'
import { ProductBadges } from '../../catalogue/product-card'
import { ProductTitle } from '../../catalogue/product-title'
import {
  PurchaseButtons,
  PurchasePanel,
  type PurchaseChoiceEvents,
  type PurchaseEvents,
} from '../../catalogue/purchase-panel'
import { useShopPaths } from '../../service/shop-paths'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'

interface DialogSkeletonProps {
  /** The accessible name: what is loading. */
  label: string
}

/** A placeholder while the product loads, about as large as the dialog's content. */
function DialogSkeleton({ label }: DialogSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className="grid gap-5 md:grid-cols-[13rem_minmax(0,1fr)]">
        <span className="block aspect-square rounded-t-lg border-b-2 border-line-strong bg-media" />
        <span className="grid content-start gap-4">
          <Skeleton width="70%" height="1.375rem" />
          <Skeleton height="var(--control)" />
          <Skeleton width="35%" height="2.25rem" />
          <Skeleton height="4.5rem" />
          <Skeleton width="60%" height="var(--control)" />
          <Skeleton width="50%" height="var(--control)" />
        </span>
      </div>
    </SkeletonGroup>
  )
}

export interface AddToCartDialogProps extends PurchaseChoiceEvents, PurchaseEvents {
  /** True if it is open. */
  open: boolean
  /** The product whose variant is chosen. */
  product: Load<ProductView>
  /** The progress of the purchase. */
  state: PurchaseState
  /** The dialog was closed without buying. */
  onClose: () => void
}

/** Chooses a variant from the listing, with the product page's own controls and buttons. */
export function AddToCartDialog({ open, product, state, onClose, ...events }: AddToCartDialogProps) {
  const t = useWords(productWords)
  const catalog = useWords(catalogWords)
  const isBusy = state.status === 'adding' || state.status === 'buying'
  return (
    <Dialog
      open={open}
      size="lg"
      title={catalog('selectVariant')}
      busy={isBusy}
      footer={
        product.status === 'ready' ? (
          <PurchaseButtons
            purchase={product.view}
            state={state}
            variant="panel"
            onAddToCart={events.onAddToCart}
            onBuyNow={events.onBuyNow}
          />
        ) : null
      }
      onClose={() => onClose()}
    >
      {product.status === 'loading' && <DialogSkeleton label={t('loadingProduct')} />}
      {product.status === 'failed' && (
        <ErrorState title={t('loadFailed')} headingLevel={3} onRetry={() => product.retry()} />
      )}
      {product.status === 'ready' && <DialogProduct product={product.view} state={state} {...events} />}
    </Dialog>
  )
}

interface DialogProductProps extends PurchaseChoiceEvents, PurchaseEvents {
  product: ProductView
  state: PurchaseState
}

function DialogProduct({ product, state, ...events }: DialogProductProps) {
  const t = useWords(productWords)
  const paths = useShopPaths()
  return (
    <div className="grid gap-5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="max-md:-mx-5 max-md:-mt-5">
        <Gallery
          pictures={product.pictures}
          title={product.title}
          badge={<ProductBadges isNew={product.isNew} sale={product.price?.sale} />}
          variant="dialog"
        />
      </div>
      <div className="grid min-w-0 content-start gap-4.5">
        <ProductTitle product={product} headingLevel={3} />
        <PurchasePanel purchase={product} state={state} buttons="dialog" {...events} />
        <p className="text-xs">
          <Link href={paths.product(product.id)}>{t('viewProduct')}</Link>
        </p>
      </div>
    </div>
  )
}
