import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { Problem } from '@skafferi/domain/platform/action/views'
import type { CardPurchaseState } from '@skafferi/domain/shop/cart/views'
import type { StockView } from '@skafferi/domain/shop/catalogue/views'
import type { SavedItemState } from '@skafferi/domain/shop/wishlist/views'
import type { NumberEntry } from '../../../components/forms/number-stepper'
import { useStableDuringPress } from '../../../internal/use-stable-during-press'
import { QuantityNote } from '../quantity-stepper'
import { useWords } from '../../../words'
import { cardWords } from '../../../words/generated/card'
import { catalogWords } from '../../../words/generated/catalog'
import { CheckIcon, WarningIcon } from '../../../components/content/icon'
import { useProblemText } from '../../service/problem-text'

export interface CardStatusProps extends CardMessagesProps {
  /** The id that describes the quantity field. */
  id: string
  /** The input of the quantity field. */
  entry: NumberEntry
  /** Limits the quantity. */
  stock: Pick<StockView, 'limit' | 'text'>
  /** Shown if there is no message. */
  children: ReactNode
}

/** The error of the quantity, otherwise the result of the last press, otherwise the children. */
export function CardStatus({ id, entry: latestEntry, stock, children, ...latest }: CardStatusProps) {
  const t = useWords(catalogWords)
  const { wishlistProblem } = latest
  const [entry, state, problem, wishlist] = useStableDuringPress(
    latestEntry,
    latest.state,
    latest.problem,
    latest.wishlist,
  )
  const hasNote = entry.note !== null
  const isAboveStock = stock.limit !== null && (entry.value ?? 0) > stock.limit
  return (
    <>
      <span role="status" id={id}>
        {hasNote ? (
          <QuantityNote entry={entry} invalidText={isAboveStock ? t('aboveStock', { left: stock.text }) : undefined} />
        ) : (
          <CardMessages state={state} problem={problem} wishlist={wishlist} wishlistProblem={wishlistProblem} />
        )}
      </span>
      {!hasNote && !hasMessage({ state, wishlist }) && children}
    </>
  )
}

const styles = cva('flex items-start gap-1.5 font-medium', {
  variants: { tone: { positive: 'text-positive', critical: 'text-critical' } },
})

export interface CardMessagesProps {
  /** The state of the last purchase. */
  state: CardPurchaseState
  /** Why it failed; otherwise null. */
  problem: Problem | null
  /** The state of the last press of the wishlist button. */
  wishlist: SavedItemState
  /** Why it failed; otherwise null. */
  wishlistProblem: Problem | null
}

/** True if there is a message. */
function hasMessage({ state, wishlist }: Pick<CardMessagesProps, 'state' | 'wishlist'>): boolean {
  return [state, wishlist].some((each) => each !== 'idle' && each !== 'busy')
}

/** The results of the last purchase and of the last press of the wishlist button, one line each. */
export function CardMessages({ state, problem, wishlist, wishlistProblem }: CardMessagesProps) {
  const t = useWords(cardWords)
  const tCatalog = useWords(catalogWords)
  const problemText = useProblemText()
  return (
    <>
      {state === 'added' && <Message tone="positive">{tCatalog('itemAdded')}</Message>}
      {(state === 'out_of_stock' || state === 'failed') && (
        <Message tone="critical">
          {problem ? problemText(problem) : state === 'out_of_stock' ? tCatalog('outOfStock') : t('addFailed')}
        </Message>
      )}
      {wishlist === 'added' && <Message tone="positive">{t('wishlistAdded')}</Message>}
      {wishlist === 'removed' && <Message tone="positive">{t('wishlistRemoved')}</Message>}
      {wishlist === 'failed' && (
        <Message tone="critical">{wishlistProblem ? problemText(wishlistProblem) : t('wishlistFailed')}</Message>
      )}
    </>
  )
}

function Message({ tone, children }: { tone: NonNullable<VariantProps<typeof styles>['tone']>; children: ReactNode }) {
  return (
    <span className={styles({ tone })}>
      {tone === 'positive' ? <CheckIcon size="sm" /> : <WarningIcon size="sm" />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
