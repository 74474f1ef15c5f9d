import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { CheckIcon } from '../../content/icon'
import { VisuallyHidden } from '../../content/visually-hidden'

/** A line runs beside the steps, and is strong beside the current one. */
const stepStyles = cva('-ms-0.5 border-s-2', {
  variants: { current: { true: 'border-shelf', false: 'border-transparent' } },
})

const lineStyles = cva(
  'flex min-h-control w-full items-center gap-3 rounded-sm py-2.5 ps-4 pe-2 text-start font-medium',
  {
    variants: {
      access: { open: 'text-ink hover:bg-well active:bg-fill', locked: 'cursor-not-allowed text-ink-muted' },
    },
  },
)

const ringStyles = cva('num grid size-7 flex-none place-items-center rounded-full border text-xs font-bold', {
  variants: {
    state: {
      done: 'border-positive bg-positive-quiet text-positive',
      current: 'border-transparent bg-inverse text-ink-on-inverse',
      open: 'border-line-control bg-surface',
      locked: 'border-dashed border-line-control',
    },
  },
})

/** The state of a step: completed, current, available, or not available yet. */
export type StepState = 'done' | 'current' | 'open' | 'locked'

/** A step of a process. */
export interface Step {
  /** Identifies the step in events. */
  id: string
  /** The title ("Company Information"). */
  title: string
  state: StepState
}

export interface StepListProps {
  /** The accessible name ("Registration steps"). */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
  /** A step that is not locked was chosen. */
  onSelect: (event: { id: string }) => void
}

/** The steps of a process in a column on a desktop. Phones use StepBar; the page shows one of the two. */
export function StepList({ label, steps, onSelect }: StepListProps) {
  return (
    <ol
      role="list"
      aria-label={label}
      className="m-0 ms-0.5 grid list-none border-s-2 border-line-strong p-0 print:hidden"
    >
      {steps.map((step, index) => (
        <li key={step.id} data-state={step.state} className={stepStyles({ current: step.state === 'current' })}>
          <StepLine step={step} number={index + 1} onSelect={onSelect} />
        </li>
      ))}
    </ol>
  )
}

interface StepLineProps {
  step: Step
  number: number
  onSelect: StepListProps['onSelect']
}

function StepLine({ step, number, onSelect }: StepLineProps) {
  const t = useWords(displayWords)
  const { id, title, state } = step
  const content = (
    <>
      <span className={ringStyles({ state })}>
        {state === 'done' ? <CheckIcon size="sm" /> : t('stepNumber', { number })}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {state === 'done' && <VisuallyHidden>{t('stepDone')} </VisuallyHidden>}
        {state === 'locked' && <VisuallyHidden>{t('stepLocked')} </VisuallyHidden>}
        {title}
      </span>
    </>
  )
  if (state === 'locked') {
    return <span className={lineStyles({ access: 'locked' })}>{content}</span>
  }
  return (
    <button
      type="button"
      aria-current={state === 'current' ? 'step' : undefined}
      className={lineStyles({ access: 'open' })}
      onClick={() => onSelect({ id })}
    >
      {content}
    </button>
  )
}
