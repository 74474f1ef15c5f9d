import { useState } from 'react'
import type { Load, Problem } from '@skafferi/domain/platform/action/views'
import type { CartView } from '@skafferi/domain/shop/cart/views'
import { LinkButton, Button } from '../../components/actions/button'
import { ErrorState } from '../../components/feedback/error-state'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { CartNotices, withOrder, type CartNoticesProps } from '../../commerce/cart/cart-conflicts'
import { useProblemText } from '../../commerce/service/problem-text'
import { useProblemToast } from '../../commerce/service/problem-toast'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { SummarySkeleton } from '../../commerce/checkout/order-totals'
import { UploadIcon } from '../../components/content/icon'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyBulkUploadDialog, type BulkUploadDialogProps } from '../../commerce/cart/bulk-upload'
import { SaveToWishlist, type SaveToWishlistProps } from '../../commerce/wishlist/save-to-wishlist'
import { CartContent, type CartContentProps } from './CartContent'

/** Placeholder of the cart, in its size. */
function CartSkeleton() {
  const t = useWords(cartWords)
  return (
    <SkeletonGroup scope="page" label={t('loading')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="rounded-lg border border-line bg-surface">
          <div className="border-b border-line px-4 py-3 md:px-5" data-density="compact">
            <div className="md:w-96">
              <Skeleton height="max(2.125rem, var(--control))" />
            </div>
          </div>
          <div className="h-9.25 border-b border-line-strong max-md:hidden" />
          {Array.from({ length: 8 }, (_, line) => (
            <div
              key={line}
              className="flex h-28.25 items-center gap-3 border-b border-line px-4 last:border-b-0 md:h-13.25 md:px-5"
            >
              <span className="w-16 md:w-10">
                <Skeleton height="2.5rem" />
              </span>
              <span className="grid flex-1 gap-2">
                <Skeleton width="40%" />
                <Skeleton width="20%" height="0.625rem" />
              </span>
              <Skeleton width="4rem" />
            </div>
          ))}
        </div>
        <SummarySkeleton>
          <Skeleton width="60%" height="1.75rem" />
        </SummarySkeleton>
      </div>
    </SkeletonGroup>
  )
}

export interface CartScreenProps extends Omit<CartContentProps, 'cart'>, CartToolsProps, CartNoticesProps {
  cart: Load<CartView>
  /** The last refused or failed action, until {@link onDismissProblem} is called. */
  problem: Problem | null
  /** The user closed the toast with the problem. */
  onDismissProblem: () => void
}

/** The shopping cart (Specification (shopping), cart page). */
export function CartScreen({
  cart: cartLoad,
  placedOrder: placed,
  endedCodes: ended,
  problem,
  onDismissProblem,
  bulkUpload,
  wishlist,
  ...content
}: CartScreenProps) {
  const t = useWords(cartWords)
  const paths = useShopPaths()
  const problemText = useProblemText()
  const { load: cart, order } = withOrder(cartLoad, placed)
  const dismissToast = useProblemToast(problem, onDismissProblem)
  /** Closes the toast of the previous attempt, so that each attempt shows its own failure. */
  function closingToast<Event extends unknown[], Result>(attempt: (...event: Event) => Result) {
    return (...event: Event) => {
      dismissToast('lost')
      return attempt(...event)
    }
  }
  return (
    <div className="pt-6 lg:pb-8">
      <DocumentTitle>{t('title')}</DocumentTitle>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <PageHeading>
          {t('title')}
          {cart.status === 'ready' && (
            <span className="num font-regular text-ink-muted"> {t('itemCount', { count: cart.view.lineCount })}</span>
          )}
        </PageHeading>
        {cart.status === 'ready' && (
          <CartTools bulkUpload={bulkUpload} wishlist={cart.view.lineCount > 0 ? wishlist : undefined} />
        )}
      </div>
      {cart.status === 'loading' && <CartSkeleton />}
      {cart.status === 'failed' && (
        <ErrorState
          variant="panel"
          title={problemText(cart.problem)}
          text={t('unchanged')}
          onRetry={() => cart.retry()}
        />
      )}
      <CartNotices placedOrder={placed} endedCodes={ended} />
      {order && cart.status === 'ready' && cart.view.lineCount === 0 && (
        <LinkButton href={paths.products()}>{t('empty.browse')}</LinkButton>
      )}
      {cart.status === 'ready' && (!order || cart.view.lineCount > 0) && (
        <CartContent
          cart={cart.view}
          {...content}
          onAdjust={closingToast(content.onAdjust)}
          onQuantityChange={closingToast(content.onQuantityChange)}
          onRemove={closingToast(content.onRemove)}
          onProceed={closingToast(content.onProceed)}
        />
      )}
    </div>
  )
}

interface CartToolsProps {
  /** Props of the bulk upload; its `onClose` is called after the dialog has closed. Omit if there is none. */
  bulkUpload?: BulkUploadDialogProps
  /** Saves the whole cart to the wishlist. Omit if there is none, and for an empty cart. */
  wishlist?: SaveToWishlistProps
}

/** Actions for the cart, beside its title. */
function CartTools({ bulkUpload, wishlist }: CartToolsProps) {
  const t = useWords(cartWords)
  const [uploading, setUploading] = useState(false)
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      {bulkUpload && (
        <Button variant="secondary" aria-haspopup="dialog" onPress={() => setUploading(true)}>
          <UploadIcon />
          {t('bulkUpload')}
        </Button>
      )}
      {wishlist && (
        <span className="-mx-2">
          <SaveToWishlist {...wishlist} />
        </span>
      )}
      {bulkUpload && uploading && (
        <LazyBoundary onClose={() => setUploading(false)}>
          <LazyBulkUploadDialog
            {...bulkUpload}
            onClose={() => {
              setUploading(false)
              bulkUpload.onClose()
            }}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
