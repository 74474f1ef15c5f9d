import { isOrderable, type OrderRule } from '@skafferi/domain/rules/quantity/order-rule'
import { useState } from 'react'
import type { LineStepView } from '@skafferi/domain/shop/cart/views'
import { MinusIcon, PlusIcon } from '../../../components/content/icon'
import { useKeepMounted } from '../../../components/content/virtual-rows'
import { StepButton } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { StepSelect } from './StepSelect'

export interface StockAdjusterProps {
  lineId: string
  /** The accessible name of the line, for its buttons. */
  title: string
  /** The step sizes; the first is the default. */
  steps: readonly LineStepView[]
  /** Which quantities can be ordered. */
  orderRule: OrderRule
  /** Adds (above 0) or removes (below 0) pieces. */
  onAdjust: (event: { adjustment: number }) => void
}

/**
 * Minus and plus beside a line's quantity, with the step size: the Stock Amount of the specification. A step below one
 * piece is refused (Specification (shopping), cart quantity adjust).
 */
export function StockAdjuster({ lineId, title, steps, orderRule, onAdjust }: StockAdjusterProps) {
  const t = useWords(cartWords)
  const [chosen, setChosen] = useState<LineStepView['kind']>('piece')
  useKeepMounted(lineId, chosen !== 'piece')
  const step = steps.find(({ kind }) => kind === chosen) ?? steps[0]
  if (!step) return null
  const { kind, up, down, upTo, downTo } = step
  const canAdd = up !== null && isOrderable(orderRule, upTo)
  const canSubtract = down !== null && isOrderable(orderRule, downTo)

  return (
    <span
      role="group"
      aria-label={t('line.stockAmountOf', { title })}
      className="inline-grid grid-cols-[2rem_minmax(3.75rem,1fr)_2rem] items-center text-xs"
    >
      <StepButton
        label={t('line.subtractBy', {
          kind: canSubtract ? kind : 'piece',
          pieces: (kind === 'tier' ? downTo : down) ?? 0,
        })}
        side="none"
        ended={!canSubtract}
        onPress={() => onAdjust({ adjustment: -(down ?? 0) })}
      >
        <MinusIcon size="sm" />
      </StepButton>
      <StepSelect steps={steps} chosen={step} onChoose={({ kind: next }) => setChosen(next)} />
      <StepButton
        label={t('line.addBy', { kind: canAdd ? kind : 'piece', pieces: (kind === 'tier' ? upTo : up) ?? 0 })}
        side="none"
        ended={!canAdd}
        onPress={() => onAdjust({ adjustment: up ?? 0 })}
      >
        <PlusIcon size="sm" />
      </StepButton>
    </span>
  )
}
