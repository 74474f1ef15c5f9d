import { useState } from 'react'
import { isOrderable, type OrderRule } from '@skafferi/domain/rules/quantity/order-rule'
import type { LineStepView } from '@skafferi/domain/shop/cart/views'
import { MinusIcon, PlusIcon, ChevronDownIcon } from '../../../components/content/icon'
import { useKeepMounted } from '../../../components/content/virtual-rows'
import { StepButton } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'

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

interface StepSelectProps {
  /** The available step sizes. */
  steps: readonly LineStepView[]
  chosen: LineStepView
  onChoose: (event: Pick<LineStepView, 'kind'>) => void
}

/** Selects the step size. A native select can show longer texts than the button, and works best on phones. */
function StepSelect({ steps, chosen, onChoose }: StepSelectProps) {
  const t = useWords(cartWords)
  const shortLabel = t('step.short', { kind: chosen.upTo === null ? 'none' : chosen.kind, pieces: piecesOf(chosen) })
  if (steps.length === 1) {
    // One piece goes without saying.
    return <span className="num text-center text-ink-muted">{piecesOf(chosen) !== 1 && shortLabel}</span>
  }
  return (
    <span
      className={
        'relative grid h-control items-center rounded-md text-ink-muted hover:bg-well ' +
        'has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-focus'
      }
    >
      <span aria-hidden="true" className="num inline-flex items-center justify-center gap-0.5 whitespace-nowrap">
        {shortLabel}
        <ChevronDownIcon size="sm" />
      </span>
      <select
        aria-label={t('line.step')}
        value={chosen.kind}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0"
        onChange={({ currentTarget: { value } }) => {
          const step = steps.find(({ kind }) => kind === value)
          if (step) onChoose(step)
        }}
      >
        {steps.map((step) => (
          <option key={step.kind} value={step.kind}>
            {step.kind === 'tier' && step.price !== null
              ? t('step.tier', { pieces: piecesOf(step), price: step.price })
              : t('step.full', { kind: step.kind, pieces: piecesOf(step) })}
          </option>
        ))}
      </select>
    </span>
  )
}

/** The number in a step's text: its pieces, or the quantity of the next price tier. */
function piecesOf({ kind, up, upTo }: LineStepView): number {
  return (kind === 'tier' ? upTo : up) ?? 0
}
