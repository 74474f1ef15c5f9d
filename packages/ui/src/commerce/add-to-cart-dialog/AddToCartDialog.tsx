import type { Load } from '@skafferi/domain/action/views'
import type { ProductView, PurchaseState } from '@skafferi/domain/product/views'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { ErrorState } from '../../components/error-state'
import { Gallery } from '../../components/gallery'
import { Link } from '../../components/link'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'
import { ProductMarks } from '../product-card'
import { ProductTitle } from '../product-title'
import { PurchasePanel, type PurchaseChoiceEvents } from '../purchase-panel'
import { useShopPaths } from '../shop-paths'
import { DialogSkeleton } from './DialogSkeleton'

export interface AddToCartDialogProps extends PurchaseChoiceEvents {
  open: boolean
  /** The product whose variant is chosen. */
  product: Load<ProductView>
  state: PurchaseState
  /** Buy Now was pressed: put the chosen pieces into the cart and go there. */
  onBuyNow: () => void
  /** The dialog was closed without buying. */
  onClose: () => void
}

/** Chooses a variant from the listing, with the product page's own controls and one button. */
export function AddToCartDialog({ open, product, state, onBuyNow, onClose, ...choiceEvents }: AddToCartDialogProps) {
  const t = useWords(productWords)
  const isBusy = state.status === 'adding' || state.status === 'buying'
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('selectVariant')}
      busy={isBusy}
      footer={
        product.status === 'ready' ? <BuyButton product={product.view} busy={isBusy} onBuyNow={onBuyNow} /> : null
      }
      onClose={() => onClose()}
    >
      {product.status === 'loading' && <DialogSkeleton label={t('loadingProduct')} />}
      {product.status === 'failed' && (
        <ErrorState title={t('loadFailed')} headingLevel={3} onRetry={() => product.retry()} />
      )}
      {product.status === 'ready' && <DialogProduct product={product.view} state={state} {...choiceEvents} />}
    </Dialog>
  )
}

interface DialogProductProps extends PurchaseChoiceEvents {
  product: ProductView
  state: PurchaseState
}

function DialogProduct({ product, state, ...choiceEvents }: DialogProductProps) {
  const t = useWords(productWords)
  const paths = useShopPaths()
  return (
    <div className="grid gap-5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="max-md:-mx-5 max-md:-mt-5">
        <Gallery
          pictures={product.pictures}
          title={product.title}
          mark={<ProductMarks isNew={product.isNew} salePercent={product.price?.sale?.percent} />}
          variant="dialog"
        />
      </div>
      <div className="grid min-w-0 content-start gap-4.5">
        <ProductTitle product={product} headingLevel={3} />
        <PurchasePanel purchase={product} state={state} buttons="elsewhere" {...choiceEvents} />
        <p className="text-xs">
          <Link href={paths.product(product.id)}>{t('viewProduct')}</Link>
        </p>
      </div>
    </div>
  )
}

function BuyButton({ product, busy, onBuyNow }: { product: ProductView; busy: boolean; onBuyNow: () => void }) {
  const t = useWords(productWords)
  if (product.stock.state === 'out') {
    return (
      <Button variant="secondary" size="lg" width="full" disabled>
        {t('outOfStock')}
      </Button>
    )
  }
  return (
    <Button size="lg" width="full" busy={busy} busyLabel={t('adding')} onPress={onBuyNow}>
      {t('buyNow')}
    </Button>
  )
}
