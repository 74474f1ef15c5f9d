import { cva } from 'class-variance-authority'
import type { ProgressStepView } from '@skafferi/domain/shop/orders/views'
import { CheckIcon } from '../../../components/content/icon'
import { VisuallyHidden } from '../../../components/content/visually-hidden'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'

/** The line to the next step is solid if the step is done, otherwise dashed. The last step has none. */
const stepStyles = cva(
  [
    'relative min-w-0 pe-2 not-last:after:absolute not-last:after:start-5 not-last:after:end-0 not-last:after:top-2.25',
    'not-last:after:border-t-2',
  ],
  {
    variants: {
      state: {
        done: 'after:border-shelf',
        current: 'after:border-dashed after:border-line-control',
        ahead: 'after:border-dashed after:border-line-control',
      },
    },
  },
)

const ringStyles = cva('mb-2 grid size-5 place-items-center rounded-full border-2', {
  variants: {
    state: {
      done: 'border-shelf bg-inverse text-ink-on-inverse',
      current: 'border-[6px] border-shelf',
      ahead: 'border-line-control',
    },
  },
})

export interface OrderProgressProps {
  /** In order; at least one. */
  steps: readonly ProgressStepView[]
}

/** The progress of an order in steps, each with its date if known. */
export function OrderProgress({ steps }: OrderProgressProps) {
  const t = useWords(orderDetailWords)
  return (
    <ol role="list" aria-label={t('progress.title')} className="grid grid-cols-4">
      {steps.map(({ name, state, date }) => (
        <li key={name} aria-current={state === 'current' ? 'step' : undefined} className={stepStyles({ state })}>
          <span className={ringStyles({ state })}>{state === 'done' && <CheckIcon size="sm" />}</span>
          <span className="block text-sm font-bold">
            {t(`progress.${name}`)} <VisuallyHidden>{t(`progress.${state}`)}</VisuallyHidden>
          </span>
          {date !== null && <span className="num block text-xs text-ink-muted">{date}</span>}
        </li>
      ))}
    </ol>
  )
}
