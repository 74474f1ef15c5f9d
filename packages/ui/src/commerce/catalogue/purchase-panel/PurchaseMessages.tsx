import { cva } from 'class-variance-authority'
import type { ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'
import { CheckIcon, WarningIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { useStableDuringPress } from '../../../internal/use-stable-during-press'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'
import { useCartNowText } from '../../cart/cart-now'
import { useProblemText, useReadyProblem } from '../../service/problem-text'
import { useShopPaths } from '../../service/shop-paths'
import { useRefusalText } from './use-refusal-text'

const styles = cva('flex items-start gap-1.5 text-sm font-medium not-empty:pb-2', {
  variants: { tone: { positive: 'text-positive', critical: 'text-critical' } },
})

export interface PurchaseMessagesProps {
  purchase: Pick<ProductView, 'mode' | 'minimum' | 'bulkMinimum' | 'stock' | 'inCart'>
  state: PurchaseState
}

/** Why the purchase was refused or failed. Announced at once. */
export function PurchaseFailure({ purchase, state }: PurchaseMessagesProps) {
  const problemText = useProblemText()
  const refusalText = useRefusalText(purchase)
  const { refusal } = state
  const problem = useReadyProblem(state.problem)

  const [failure] = useStableDuringPress(refusal ? refusalText(refusal) : problem && problemText(problem))
  return (
    <div role="alert" className={styles({ tone: 'critical' })}>
      {failure !== null && (
        <>
          <span className="pt-0.5">
            <WarningIcon size="sm" />
          </span>
          <span className="min-w-0 wrap-anywhere">{failure}</span>
        </>
      )}
    </div>
  )
}

/** States that the pieces are in the cart, and the cart's total. Announced politely. */
export function PurchaseSuccess({ state: { status, cart = null } }: Pick<PurchaseMessagesProps, 'state'>) {
  const t = useWords(productWords)
  const tCatalog = useWords(catalogWords)
  const cartText = useCartNowText()
  const paths = useShopPaths()
  const [isAdded, currentCart] = useStableDuringPress(status === 'added', cart)
  return (
    <div role="status" className={styles({ tone: 'positive' })}>
      {isAdded && (
        <>
          <span className="pt-0.5">
            <CheckIcon size="sm" />
          </span>
          <span className="num min-w-0 flex-1 wrap-anywhere">
            {t('itemAdded')} {currentCart && <span className="font-regular text-ink">{cartText(currentCart)}</span>}
          </span>
          {currentCart && (
            <span className="flex-none">
              <Link href={paths.cart}>{tCatalog('viewCart')}</Link>
            </span>
          )}
        </>
      )}
    </div>
  )
}
