import type { LineStepView } from '@skafferi/domain/shop/cart/views'
import { ChevronDownIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'

export interface StepSelectProps {
  /** The available step sizes. */
  steps: readonly LineStepView[]
  chosen: LineStepView
  onChoose: (event: Pick<LineStepView, 'kind'>) => void
}

/** Selects the step size. A native select can show longer texts than the button, and works best on phones. */
export function StepSelect({ steps, chosen, onChoose }: StepSelectProps) {
  const t = useWords(cartWords)
  const shortLabel = t('step.short', { kind: chosen.upTo === null ? 'none' : chosen.kind, pieces: piecesOf(chosen) })
  if (steps.length === 1) {
    return <span className="num text-center text-ink-muted">{shortLabel}</span>
  }
  return (
    <span className="relative grid h-control items-center rounded-md text-ink-muted hover:bg-well has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-focus">
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
