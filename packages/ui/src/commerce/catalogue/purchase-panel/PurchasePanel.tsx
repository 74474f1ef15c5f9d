import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type {
  OptionChoice,
  OrderMode,
  ProductView,
  PurchaseState,
  MarketView,
} from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'
import { OrderModeSwitch } from '../../cart/order-mode-switch'
import { TierTable } from '../../prices-and-stock/tier-table'
import { VariantPicker } from '../variant-picker'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { Skeleton } from '../../../components/feedback/skeleton'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { InfoIcon, WarningIcon } from '../../../components/content/icon'
import { PurchaseButtons, type PurchaseEvents } from './PurchaseButtons'
import { PurchaseSuccess, PurchaseFailure } from './PurchaseMessages'
import { isQuantityRefused } from './missing-choice'
import { QuantityChoice } from './QuantityChoice'
import { Total, totalText } from './Total'
import type { VisitorStepsProps } from './VisitorSteps'

/** {@link VisitorSteps}, loaded for visitors alone. */
const LazyVisitorSteps = lazyWithRetry(() =>
  import('./VisitorSteps').then(({ VisitorSteps }) => ({ default: VisitorSteps })),
)

/** Changes to the purchase by the buyer. */
export interface PurchaseChoiceEvents {
  /** The order mode was switched. */
  onModeChange: (event: { mode: OrderMode }) => void
  /** A value of an option was chosen. */
  onOptionChoose: (event: OptionChoice) => void
  /** The quantity was edited, valid or not; `null` if it is not an integer. */
  onQuantityChange: (event: { quantity: number | null }) => void
}

export interface PurchasePanelProps
  extends PurchaseChoiceEvents, PurchaseEvents, Pick<VisitorStepsProps, 'paymentDays' | 'hasOwnForm'> {
  purchase: ProductView
  state: PurchaseState
  /** `panel`: the buttons are here, and on phones in a PurchaseBar. `dialog`: in the footer of a dialog. */
  buttons: 'panel' | 'dialog'
}

/**
 * The controls to buy a product, in this order: mode, price, tiers, options, quantity, total, buttons. Without stock
 * only price, options and a note.
 */
export function PurchasePanel(props: PurchasePanelProps) {
  const { purchase, state, buttons, onModeChange, onOptionChoose, onQuantityChange, onAddToCart, onBuyNow } = props
  const t = useWords(productWords)
  const { id, priced, hasBulk, mode, tiers, options, quantityRefusal, stock, soldOut } = purchase
  const isOut = priced && stock.state === 'out'
  const hasPhoneBar = buttons === 'panel'
  const isRefused = isQuantityRefused(state)
  const total = totalText(purchase)

  return (
    <div data-purchase={buttons === 'panel' || undefined} className="grid gap-4.5">
      {priced && hasBulk && !isOut && <OrderModeSwitch mode={mode} onModeChange={onModeChange} />}
      {priced ? (
        <PriceBlock purchase={purchase} />
      ) : (
        <LazyBoundary fallback={<Skeleton height="24.25rem" />}>
          <LazyVisitorSteps product={purchase} paymentDays={props.paymentDays} hasOwnForm={props.hasOwnForm} />
        </LazyBoundary>
      )}
      {tiers.length > 1 && !isOut && (
        <TierTable tiers={tiers} kind={purchase.price?.from ? 'from' : 'exact'} unit={purchase.unit} />
      )}
      <VariantPicker
        options={options}
        state={state.refusal === 'select_all_options' ? 'refused' : 'settled'}
        onChoose={onOptionChoose}
      />
      {isOut && <BannerMessage>{t(soldOut ? 'out.product' : 'out.choice')}</BannerMessage>}
      <PurchaseFacts purchase={purchase} />
      {priced && !isOut && (
        <div className="border-t border-line-strong pt-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <QuantityChoice
              key={`${id} ${mode}`}
              purchase={purchase}
              refused={isRefused && quantityRefusal !== null}
              onQuantityChange={onQuantityChange}
              onEnter={() => state.status === 'idle' && onAddToCart()}
            />
            {total !== null && (
              <p className={hasPhoneBar ? 'ms-auto text-end max-md:hidden' : 'ms-auto text-end'}>
                <span className="block text-xs text-ink-muted">{t('totalAmount')}</span>
                <output className="num block text-2xl leading-7 font-bold tracking-[-0.015em] wrap-anywhere">
                  <Total text={total} />
                </output>
              </p>
            )}
          </div>
          <div className={hasPhoneBar ? 'pt-3.5 max-md:hidden' : 'pt-3.5'}>
            <PurchaseFailure purchase={purchase} state={isRefused ? { ...state, refusal: null } : state} />
            {buttons === 'panel' && (
              <PurchaseButtons
                purchase={purchase}
                state={state}
                variant="panel"
                onAddToCart={onAddToCart}
                onBuyNow={onBuyNow}
              />
            )}
            {/* Below the buttons, so that they do not move. */}
            <div className="pt-2.5">
              <PurchaseSuccess state={state} />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

/** Yellow only if the price is lower than the unit price, or than the price without the sale. */
const priceStyles = cva('inline-block text-price-lg leading-10 tracking-[-0.02em] wrap-anywhere', {
  variants: {
    better: {
      true: '-ms-0.5 rounded-xs bg-price-better px-2 text-ink-on-price forced-colors:border print:border',
      false: '',
    },
  },
})

interface PriceBlockProps {
  purchase: Pick<ProductView, 'price' | 'unit'>
}

/** The current price of one piece; beside it that without the sale, else that of a single piece. */
function PriceBlock({ purchase }: PriceBlockProps) {
  const t = useWords(productWords)
  const catalog = useWords(catalogWords)
  const { price, unit } = purchase
  if (price === null) {
    return null
  }
  const { text, from, isBulkPrice, unitPrice, perItem, sale } = price
  return (
    <p className="num flex flex-wrap items-baseline gap-x-2.5">
      {from && <span className="text-ink-muted">{catalog('priceFrom')}</span>}
      {sale && <VisuallyHidden>{catalog('salePrice')}</VisuallyHidden>}
      <b className={priceStyles({ better: isBulkPrice || sale !== null })}>{text}</b>
      <span>{t('perUnit', { unit: unit ?? 'other' })}</span>
      {sale ? (
        <>
          <VisuallyHidden>{catalog('insteadOf')}</VisuallyHidden>
          <s className="text-ink-muted">{sale.original}</s>
          <span className="font-medium">{t('saleLess', sale)}</span>
        </>
      ) : (
        unitPrice !== null && <s className="text-ink-muted">{t('unitPriceWas', { price: unitPrice })}</s>
      )}
      <span className="text-xs text-ink-muted">
        {perItem !== null && t('perItem', { price: perItem.text, count: perItem.count })}
        {perItem !== null && t('partSeparator')}
        {catalog('exclVat')}
      </span>
    </p>
  )
}

interface PurchaseFactsProps {
  purchase: Pick<ProductView, 'ageLimit' | 'market' | 'deposit'>
}

/** Facts to know before buying: age limit, delivery restrictions, deposit. */
function PurchaseFacts({ purchase: { ageLimit, market, deposit } }: PurchaseFactsProps) {
  const t = useWords(productWords)
  return (
    <>
      {ageLimit !== null && <Fact>{t('ageLimit', { age: ageLimit })}</Fact>}
      {market !== null && <Market market={market} />}
      {deposit !== null && <Fact>{t('deposit', { ...deposit })}</Fact>}
    </>
  )
}

/** A restriction for the company's destination replaces the list of countries. */
function Market({ market: { deliveryRestriction, excludedCountries } }: { market: MarketView }) {
  const t = useWords(productWords)
  if (deliveryRestriction !== null) {
    const { country, variants, reason, maxStrength } = deliveryRestriction
    return (
      <p role="status" className="flex gap-2 text-xs">
        <span className="text-caution">
          <WarningIcon size="sm" />
        </span>
        <span>
          <b>{t('cannotDeliver', { variants, country })}</b> {t('law', { reason, most: maxStrength ?? '' })}
        </span>
      </p>
    )
  }
  return excludedCountries === null ? null : <Fact>{t('notDelivered', { countries: excludedCountries })}</Fact>
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 text-xs text-ink-muted">
      <InfoIcon size="sm" />
      {children}
    </p>
  )
}
