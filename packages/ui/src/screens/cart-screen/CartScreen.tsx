import type { Load, Problem } from '@skafferi/domain/platform/action/views'
import type { CartView } from '@skafferi/domain/shop/cart/views'
import { LinkButton } from '../../components/actions/button'
import { ErrorState } from '../../components/feedback/error-state'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { CartNotices, withOrder, type CartNoticesProps } from '../../commerce/cart/cart-conflicts'
import { useProblemText } from '../../commerce/service/problem-text'
import { useProblemToast } from '../../commerce/service/problem-toast'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { CartContent, type CartContentProps } from './CartContent'
import { CartTools, type CartToolsProps } from './CartTools'
import { CartSkeleton } from './CartSkeleton'

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
