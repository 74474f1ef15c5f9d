import { cva } from 'class-variance-authority'
import { useWords } from '../../../words'
import { displayWords } from '../../../words/generated/display'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { CheckIcon } from '../../content/icon'
import { VisuallyHidden } from '../../content/visually-hidden'
import type { ImportStep } from './stages'

/** The line is strong up to the current step. */
const lineStyles = cva(
  'flex min-w-0 flex-1 items-center gap-2 border-t-2 pe-2 pt-2 pb-1 text-sm font-medium max-md:aria-[current]:flex-[3]',
  {
    variants: {
      state: {
        done: 'border-shelf text-ink',
        current: 'border-shelf font-bold text-ink',
        ahead: 'border-line-strong text-ink-muted',
      },
    },
  },
)

const ringStyles = cva('num grid size-5.5 flex-none place-items-center rounded-full border text-2xs font-bold', {
  variants: {
    state: {
      done: 'border-positive bg-positive-quiet text-positive',
      current: 'border-transparent bg-inverse text-ink-on-inverse forced-colors:border-current',
      ahead: 'border-line-control',
    },
  },
})

export interface ImportProgressProps {
  /** All steps, in order. */
  steps: readonly ImportStep[]
  /** The current step. */
  step: ImportStep
  /** True if the last step is completed. Default `false`. */
  finished?: boolean
}

/** The steps on one line. On a phone only the current one is named. */
export function ImportProgress({ steps, step, finished = false }: ImportProgressProps) {
  const t = useWords(importWizardWords)
  const display = useWords(displayWords)
  const currentIndex = steps.indexOf(step)
  return (
    <ol role="list" aria-label={t('steps')} className="flex">
      {steps.map((name, index) => {
        const state =
          index < currentIndex || (finished && index === currentIndex)
            ? 'done'
            : index === currentIndex
              ? 'current'
              : 'ahead'
        return (
          <li key={name} aria-current={index === currentIndex ? 'step' : undefined} className={lineStyles({ state })}>
            <span className={ringStyles({ state })}>
              {state === 'done' ? <CheckIcon size="sm" /> : display('stepNumber', { number: index + 1 })}
            </span>
            {state === 'done' && <VisuallyHidden>{t('step.done')} </VisuallyHidden>}
            <span className={index === currentIndex ? 'truncate' : 'truncate max-md:sr-only'}>{t(`step.${name}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}
