import type { OptionChoice, OrderMode, ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'
import { useWords } from '../../../words'
import { productWords } from '../../../words/generated/product'
import { OrderModeSwitch } from '../../cart/order-mode-switch'
import { TierTable } from '../../prices-and-stock/tier-table'
import { VariantPicker } from '../variant-picker'
import { PriceBlock } from './PriceBlock'
import { PurchaseButtons, type PurchaseEvents } from './PurchaseButtons'
import { PurchaseFacts } from './PurchaseFacts'
import { PurchaseSuccess, PurchaseFailure } from './PurchaseMessages'
import { isQuantityRefused } from './quantity-field'
import { QuantityChoice } from './QuantityChoice'
import { Total, totalText } from './Total'
import { VisitorSteps } from './VisitorSteps'

/** Changes to the purchase by the buyer. */
export interface PurchaseChoiceEvents {
  /** The order mode was switched. */
  onModeChange: (event: { mode: OrderMode }) => void
  /** A value of an option was chosen. */
  onOptionChoose: (event: OptionChoice) => void
  /** The quantity was edited, valid or not; `null` if it is not an integer. */
  onQuantityChange: (event: { quantity: number | null }) => void
}

export interface PurchasePanelProps extends PurchaseChoiceEvents, PurchaseEvents {
  purchase: ProductView
  state: PurchaseState
  /** `panel`: the buttons are here, and on phones in a PurchaseBar. `dialog`: in the footer of a dialog. */
  buttons: 'panel' | 'dialog'
}

/** The controls to buy a product, in this order: mode, price, tiers, options, quantity, total, buttons. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { purchase, state, buttons, onModeChange, onOptionChoose, onQuantityChange, onAddToCart, onBuyNow } = props
  const t = useWords(productWords)
  const { id, priced, hasBulk, mode, tiers, options, quantityRefusal, stock } = purchase
  const hasPhoneBar = buttons === 'panel'
  const isRefused = isQuantityRefused(state)
  const total = totalText(purchase)

  return (
    <div data-purchase={buttons === 'panel' || undefined} className="grid gap-4.5">
      {priced && hasBulk && <OrderModeSwitch mode={mode} onModeChange={onModeChange} />}
      {priced ? <PriceBlock purchase={purchase} /> : <VisitorSteps product={purchase} />}
      {tiers.length > 1 && <TierTable tiers={tiers} kind={purchase.price?.from ? 'from' : 'exact'} />}
      <VariantPicker
        options={options}
        state={state.refusal === 'select_all_options' ? 'refused' : 'settled'}
        onChoose={onOptionChoose}
      />
      <PurchaseFacts purchase={purchase} />
      {priced && (
        <div className="border-t border-line-strong pt-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <QuantityChoice
              key={`${id} ${mode}`}
              purchase={purchase}
              refused={isRefused && quantityRefusal !== null}
              onQuantityChange={onQuantityChange}
              onEnter={() => state.status === 'idle' && stock.state !== 'out' && onAddToCart()}
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
