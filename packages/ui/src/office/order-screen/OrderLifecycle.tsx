import { cva } from 'class-variance-authority'
import { Button } from '../../components/actions/button'
import { CheckIcon } from '../../components/content/icon'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import type { OfficeOrderStepView, StepUndo } from './order.view'

/** The line above a step is solid if it is done, half solid if a part is, and dashed before. */
const stepStyles = cva('relative grid min-w-0 content-start gap-0.5 border-t-2 pt-2 pe-3 text-xs', {
  variants: {
    state: {
      done: 'border-shelf',
      part: [
        'border-dashed border-line-control before:absolute before:start-0 before:-top-0.5 before:w-1/2',
        'before:border-t-2 before:border-shelf',
      ],
      ahead: 'border-dashed border-line-control text-ink-muted',
    },
  },
})

export interface OrderLifecycleProps {
  /** In order; empty if the order was canceled. */
  steps: readonly OfficeOrderStepView[]
  /** True while a step is being undone. */
  busy: boolean
  /** The user undoes a step; omit it without the permission. */
  onUndo?: (event: StepUndo) => void
}

/** The steps of an order, each with its time and person. */
export function OrderLifecycle({ steps, busy, onUndo }: OrderLifecycleProps) {
  const t = useWords(officeOrderWords)
  if (steps.length === 0) return null
  return (
    <ol role="list" aria-label={t('lifecycle.title')} className="num grid grid-cols-2 gap-y-3 md:grid-cols-5">
      {steps.map(({ name, label, state, time, person, undo }) => (
        <li key={name} className={stepStyles({ state })}>
          <span className="flex items-center gap-1 text-sm font-bold">
            {state === 'done' && <CheckIcon size="sm" />}
            <span>
              {label} {state !== 'part' && <VisuallyHidden>{t(`lifecycle.${state}`)}</VisuallyHidden>}
            </span>
          </span>
          {time !== null && <span>{time}</span>}
          {person !== null && <span className="text-ink-muted">{person}</span>}
          {undo !== null && onUndo && (
            <span className="-ms-3 print:hidden">
              <Button variant="quiet" size="sm" disabled={busy} onPress={() => onUndo({ step: undo, parcel: null })}>
                {t(`undo.${undo}`)}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
