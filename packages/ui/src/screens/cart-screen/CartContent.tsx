import type { CartConflictView, CartView } from '@skafferi/domain/shop/cart/views'
import { Button, LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { useToast } from '../../components/feedback/toast'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyCartConflicts } from '../../commerce/cart/cart-conflicts'
import { CartSizeNotice } from '../../commerce/prices-and-stock/cart-size-notice'
import type { CartLineEvents } from '../../commerce/cart/cart-line'
import { CheckoutBar } from '../../commerce/checkout/checkout-bar'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import { CartPanel } from './CartPanel'
import { useRemovals } from './use-removals'
import { FreeDeliveryNote, NextTierHint } from '../../commerce/prices-and-stock/next-tier-hint'
import { OrderTotals } from '../../commerce/checkout/order-totals'

interface CartSummaryProps {
  cart: CartView
  /** True while the checkout is being prepared. */
  proceeding: boolean
  /** The buyer continues to checkout. */
  onProceed: () => void
}

/** The totals of the cart, the checkout button, and the next discount or free delivery. */
function CartSummary({ cart, proceeding, onProceed }: CartSummaryProps) {
  const t = useWords(cartWords)
  return (
    <aside aria-labelledby="order-summary" className="grid gap-3 lg:sticky lg:top-4">
      <div className="rounded-lg border border-line bg-surface p-5">
        <h2 id="order-summary" className="mb-3.5">
          {t('summary.title')}
        </h2>
        <OrderTotals totals={cart.totals} stage="cart" />
        <div className="mt-4 max-lg:hidden">
          <Button size="lg" width="full" busy={proceeding} busyLabel={t('proceeding')} onPress={onProceed}>
            {t('proceed')}
          </Button>
        </div>
      </div>
      {cart.freeDelivery && <FreeDeliveryNote {...cart.freeDelivery} />}
      {cart.nextTier && <NextTierHint {...cart.nextTier} />}
    </aside>
  )
}

export interface CartContentProps extends CartLineEvents {
  cart: CartView
  /** True while the checkout is being prepared. */
  proceeding: boolean
  /** Lines that have changed since the buyer loaded the page, each with its actions. Omit without a comparison. */
  conflicts?: readonly CartConflictView[]
  /** The buyer dismissed the conflicts. */
  onDismissConflicts?: () => void
  /** The buyer continues to checkout. */
  onProceed: () => void
  /** Restores a removed line. Omit if removing is final. */
  onUndoRemove?: (event: { lineId: string }) => void
}

/** A cart: its lines and totals, or a link to the products if it is empty. */
export function CartContent(props: CartContentProps) {
  const { cart, proceeding, onUndoRemove, ...events } = props
  const { conflicts = [], onDismissConflicts } = props
  const t = useWords(cartWords)
  const paths = useShopPaths()
  const { showToast } = useToast()
  const { region, noteRemoval } = useRemovals(cart.lines, ({ id, name }) =>
    showToast({
      message: t('removed', { title: name }),
      action: onUndoRemove && { label: t('undo'), onSelect: () => onUndoRemove({ lineId: id }) },
    }),
  )
  function remove({ lineId }: { lineId: string }) {
    noteRemoval(lineId)
    events.onRemove({ lineId })
  }

  /** Focuses an invalid quantity or a shortage first: neither can be ordered. */
  function proceed() {
    const fields = [...(region.current?.querySelectorAll<HTMLInputElement>('[data-line]:not([hidden]) input') ?? [])]
    if (!fields.every((field) => field.checkValidity())) return
    const fix = region.current?.querySelector<HTMLElement>('[data-line]:not([hidden]) [data-fix] button')
    if (fix) return fix.focus()
    // A field commits its quantity on blur, and not every press moves the focus.
    fields.find((field) => field === document.activeElement)?.blur()
    events.onProceed()
  }

  const changes = conflicts.length > 0 && (
    <LazyBoundary>
      <LazyCartConflicts
        conflicts={conflicts}
        actions={{ onQuantityChange: events.onQuantityChange, onRemove: remove }}
        onDismiss={onDismissConflicts}
      />
    </LazyBoundary>
  )
  if (cart.lines.length === 0) {
    return (
      <>
        {changes}
        <EmptyState
          variant="panel"
          title={t('empty.title')}
          text={t('empty.text')}
          action={<LinkButton href={paths.products()}>{t('empty.browse')}</LinkButton>}
        />
      </>
    )
  }

  return (
    <>
      {changes}
      {cart.size && (
        <div className="mb-4">
          <CartSizeNotice size={cart.size} />
        </div>
      )}
      <div
        ref={region}
        className={
          'grid items-start gap-6 max-lg:clear-of-bar lg:grid-cols-[minmax(0,1fr)_18rem] ' +
          'xl:grid-cols-[minmax(0,1fr)_21rem]'
        }
      >
        <CartPanel
          lines={cart.lines}
          betterLineCount={cart.bulkPriceLineCount}
          onAdjust={events.onAdjust}
          onQuantityChange={events.onQuantityChange}
          onType={events.onType}
          onKeepCurrent={events.onKeepCurrent}
          onRemove={remove}
        />
        <CartSummary cart={cart} proceeding={proceeding} onProceed={proceed} />
      </div>
      <CheckoutBar label={t('bar.total', { count: cart.lineCount })} total={cart.totals.total}>
        <Button size="lg" width="full" busy={proceeding} busyLabel={t('proceeding')} onPress={proceed}>
          {t('proceed')}
        </Button>
      </CheckoutBar>
    </>
  )
}
