import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { CartConflictView, CartView, CartLineView } from '@skafferi/domain/shop/cart/views'
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
import { DeliverySteps } from '../../commerce/prices-and-stock/delivery-steps'
import { OrderTotals } from '../../commerce/checkout/order-totals'
import { SkipLink } from '../../components/navigation/skip-link'
import { focusPage } from '../../components/layout/page-layout'
import { CartPanel } from './CartPanel'

const summaryId = 'cart-summary'

interface CartSummaryProps {
  cart: CartView
  /** True while the checkout is being prepared. */
  proceeding: boolean
  /** The buyer continues to checkout. */
  onProceed: () => void
}

/** The totals of the cart, the checkout button, and the value to free delivery. */
function CartSummary({ cart, proceeding, onProceed }: CartSummaryProps) {
  const t = useWords(cartWords)
  return (
    <aside id={summaryId} tabIndex={-1} aria-labelledby="order-summary" className="grid gap-3 lg:sticky lg:top-4">
      <div className="rounded-lg border border-line bg-surface p-5">
        <h2 id="order-summary" className="mb-3.5">
          {t('summary.title')}
        </h2>
        <OrderTotals totals={cart.totals} stage="cart" />
        {cart.toMinimum !== null && <p className="num mt-3">{t('toMinimum', { missing: cart.toMinimum })}</p>}
        <div className="mt-4 max-lg:hidden">
          <Button size="lg" width="full" busy={proceeding} busyLabel={t('proceeding')} onPress={onProceed}>
            {t('proceed')}
          </Button>
        </div>
      </div>
      {cart.delivery && <DeliverySteps {...cart.delivery} />}
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
    // With the ring: a mouse user would not see why nothing else happens.
    if (fix) return fix.focus({ focusVisible: true })
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
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <LinkButton href={paths.products()}>{t('empty.browse')}</LinkButton>
              {paths.usualArticles !== undefined && (
                <LinkButton href={paths.usualArticles} variant="secondary">
                  {t('empty.usual')}
                </LinkButton>
              )}
            </span>
          }
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
      <SkipLink target={summaryId} label={t('skipLines')} />
      <div
        ref={region}
        className={
          'grid items-start gap-6 max-lg:clear-of-bar lg:grid-cols-[minmax(0,1fr)_18rem] ' +
          'xl:grid-cols-[minmax(0,1fr)_19rem]'
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

interface Removal {
  line: CartLineView
  /** Ids of the lines to focus after removal, by preference: those below, then those above. */
  next: readonly string[]
}

interface Removals {
  /** Ref of the element around the lines. */
  region: RefObject<HTMLDivElement | null>
  /** Call when a line's removal is requested; the line may stay until the store has responded. */
  noteRemoval: (lineId: string) => void
}

const VISIBLE_LINES = '[data-line]:not([hidden])'

const linesIn = (region: RefObject<HTMLElement | null>) => [
  ...(region.current?.querySelectorAll<HTMLElement>(VISIBLE_LINES) ?? []),
]

/**
 * Waits until removed lines disappear, and reports each. The focus moves from a removed line to the remove button of
 * the next one, or to the page's heading if none is left.
 */
function useRemovals(lines: readonly CartLineView[], onRemoved: (line: CartLineView) => void): Removals {
  const region = useRef<HTMLDivElement>(null)
  const pending = useRef(new Map<string, Removal>())
  const notify = useEffectEvent(onRemoved)

  useLayoutEffect(() => {
    const removed = [...pending.current.values()].filter(({ line }) => !lines.some(({ id }) => id === line.id))
    for (const { line, next } of removed) {
      pending.current.delete(line.id)
      if (document.activeElement === document.body) {
        const present = linesIn(region)
        const id = next.find((lineId) => present.some(({ dataset }) => dataset.line === lineId))
        const nextLine = present.find(({ dataset }) => dataset.line === id)
        const button = nextLine?.querySelector<HTMLElement>('[data-part=remove] button')
        if (button) {
          button.focus()
        } else {
          focusPage()
        }
      }
      notify(line)
    }
  }, [lines])

  function noteRemoval(lineId: string) {
    const line = lines.find(({ id }) => id === lineId)
    if (line) {
      const visibleIds = linesIn(region).flatMap(({ dataset }) => dataset.line ?? [])
      const position = visibleIds.indexOf(lineId)
      pending.current.set(lineId, {
        line,
        next: [...visibleIds.slice(position + 1), ...visibleIds.slice(0, position).reverse()],
      })
    }
  }

  return { region, noteRemoval }
}
