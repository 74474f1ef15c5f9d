import { useId } from 'react'
import type { OptionChoice, OrderMode, ProductView, PurchaseState } from '@skafferi/domain/product/views'
import { InfoIcon } from '../../components/icon'
import { useWords } from '../../words'
import { productWords } from '../../words/generated/product'
import { OrderModeSwitch } from '../order-mode-switch'
import { TierTable } from '../tier-table'
import { VariantPicker } from '../variant-picker'
import { PriceBlock } from './PriceBlock'
import { PurchaseButtons, type PurchaseEvents } from './PurchaseButtons'
import { PurchaseMessage } from './PurchaseMessage'
import { QuantityChoice } from './QuantityChoice'
import { Total } from './Total'

/** What a buyer can change about a purchase. */
export interface PurchaseChoiceEvents {
  /** The order mode was switched. */
  onModeChange: (event: { mode: OrderMode }) => void
  /** A value of an option was chosen. */
  onOptionChoose: (event: OptionChoice) => void
  /** Another quantity was settled. */
  onQuantityChange: (event: { quantity: number }) => void
}

export type PurchasePanelProps = PurchaseChoiceEvents & {
  purchase: ProductView
  state: PurchaseState
} & (
    | ({
        /** `panel`: the buttons stand here, and on phones in a PurchaseBar. */
        buttons: 'panel'
      } & PurchaseEvents)
    | {
        /** `elsewhere`: in the foot of a dialog. */
        buttons: 'elsewhere'
      }
  )

/** How a product is bought, in the order of the decision: mode, price, tiers, options, quantity, total, buttons. */
export function PurchasePanel(props: PurchasePanelProps) {
  const { purchase, state, onModeChange, onOptionChoose, onQuantityChange } = props
  const t = useWords(productWords)
  const messageId = useId()
  const { priced, hasBulk, mode, tiers, options, total, ageLimit } = purchase
  const isPhoneBarNear = props.buttons === 'panel'

  return (
    <div className="grid gap-4.5">
      {priced && hasBulk && <OrderModeSwitch mode={mode} onModeChange={onModeChange} />}
      <PriceBlock purchase={purchase} />
      {tiers.length > 1 && <TierTable tiers={tiers} />}
      <VariantPicker
        options={options}
        state={state.refusal === 'select_all_options' ? 'refused' : 'settled'}
        onChoose={onOptionChoose}
      />
      {ageLimit !== null && (
        <p className="flex gap-2 text-xs text-ink-muted">
          <InfoIcon size="sm" />
          {t('ageLimit', { age: ageLimit })}
        </p>
      )}
      {priced && (
        <div className="border-t border-line-strong pt-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <QuantityChoice
              purchase={purchase}
              refusal={state.refusal}
              messageId={messageId}
              onQuantityChange={onQuantityChange}
            />
            {total !== null && (
              <p className={isPhoneBarNear ? 'ms-auto text-end max-md:hidden' : 'ms-auto text-end'}>
                <span className="block text-xs text-ink-muted">{t('totalAmount')}</span>
                <output className="num block text-2xl leading-7 font-bold tracking-[-0.015em] wrap-anywhere">
                  <Total text={total} />
                </output>
              </p>
            )}
          </div>
          <div className={isPhoneBarNear ? 'pt-3.5 max-md:hidden' : 'pt-3.5'}>
            <PurchaseMessage id={messageId} purchase={purchase} state={state} />
            {props.buttons === 'panel' && (
              <PurchaseButtons
                purchase={purchase}
                state={state}
                variant="panel"
                onAddToCart={props.onAddToCart}
                onBuyNow={props.onBuyNow}
              />
            )}
          </div>
        </div>
      )}
    </div>
  )
}
