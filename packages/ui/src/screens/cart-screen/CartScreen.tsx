import { ErrorState } from '../../components/error-state'
import { DocumentTitle, PageHeading } from '../../components/page-layout'
import type { Load } from '../../commerce/load'
import { useProblemText, type Problem } from '../../commerce/problem-text'
import { useProblemToast } from '../../commerce/problem-toast'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { CartContent, type CartContentProps } from './CartContent'
import { CartTools, type CartToolsProps } from './CartTools'
import { CartSkeleton } from './CartSkeleton'
import type { CartView } from './view'

/** Props of {@link CartScreen}. */
export interface CartScreenProps extends Omit<CartContentProps, 'cart'>, CartToolsProps {
  cart: Load<CartView>
  /** What was refused or failed last, until {@link onDismissProblem} is told. */
  problem: Problem | null
  /** The problem stands in a toast now and can be forgotten. */
  onDismissProblem: () => void
}

/** The shopping cart (Specification (shopping), cart page). */
export function CartScreen({ cart, problem, onDismissProblem, bulkUpload, wishlist, ...content }: CartScreenProps) {
  const t = useWords(cartWords)
  useProblemToast(problem, onDismissProblem)
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
      {cart.status === 'failed' && <CartFailed problem={cart.problem} onRetry={cart.retry} />}
      {cart.status === 'ready' && <CartContent cart={cart.view} {...content} />}
    </div>
  )
}

function CartFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useWords(cartWords)
  const problemText = useProblemText()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <ErrorState title={problemText(problem)} text={t('unchanged')} onRetry={onRetry} />
    </div>
  )
}
