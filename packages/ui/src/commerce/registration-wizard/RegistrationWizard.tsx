import { useId, useRef, type FormEvent, type ReactNode } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { StepList } from '../../components/step-list'
import { Progress } from '../../components/progress'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { useAccountProblemText } from '../account-problem-text'
import type { Problem } from '../problem-text'
import {
  RegistrationFields,
  registrationSteps,
  type RegistrationFieldsProps,
  type RegistrationStep,
} from '../registration-steps'
import { useAttention } from './use-attention'
import { WizardActions } from './WizardActions'

/** A step in the list beside the form. */
export interface WizardStep {
  step: RegistrationStep
  /** `done` is complete; `open` can be gone to, but lacks something; `locked` cannot be gone to yet. */
  state: 'done' | 'current' | 'open' | 'locked'
}

/** Props of {@link RegistrationWizard}. */
export interface RegistrationWizardProps extends RegistrationFieldsProps {
  /** The page's heading and what belongs to it, above the steps. */
  intro?: ReactNode
  /** All five, in their order. */
  steps: readonly WizardStep[]
  /** How far, from 0 to 1, the present step counted in. */
  fraction: number
  /** The same as shown, "40%". */
  percent: string
  /** Why the application was not taken; everything that was entered is still there. */
  problem: Problem<'register'> | null
  /** The step shall be left for the next one. Whoever keeps the answers says so by `step`, or why not by `faults`. */
  onNext: () => void
  /** The application shall be sent. */
  onSubmit: () => void
  /** The step before shall be opened. */
  onBack: () => void
  /** A step was chosen from the list. */
  onStep: (event: { step: RegistrationStep }) => void
}

/** The application for an account, step by step (Specification (accounts) §2). Its answers are kept elsewhere. */
export function RegistrationWizard(props: RegistrationWizardProps) {
  const { intro, steps, fraction, percent, problem, onNext, onSubmit, onBack, onStep, ...fields } = props
  const { step, submitting, faults, license } = fields
  const t = useWords(registrationWords)
  const problemText = useAccountProblemText()
  const headingId = useId()
  const form = useRef<HTMLFormElement>(null)
  const askedToGoOn = useAttention(form, { step, submitting, faults })

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    // Sent by Enter in a field, the focus would be lost with the field while it is shut.
    const { submitter } = event.nativeEvent as SubmitEvent
    submitter?.focus()
    askedToGoOn()
    if (step === registrationSteps.length) onSubmit()
    else onNext()
  }

  return (
    <div className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid max-w-form gap-5">
        {intro}
        <div className="max-lg:hidden">
          <StepList
            label={t('steps')}
            steps={steps.map(({ step: id, state }) => ({ id: String(id), title: t(`step.${id}`), state }))}
            onSelect={({ id }) => {
              const chosen = registrationSteps.find((known) => String(known) === id)
              if (chosen !== undefined) onStep({ step: chosen })
            }}
          />
        </div>
        <div className="lg:hidden">
          <Progress
            label={t('step', { step, count: registrationSteps.length })}
            text={percent}
            value={fraction}
            max={1}
          />
        </div>
      </div>
      <form ref={form} noValidate className="grid max-w-form gap-6" onSubmit={goOn}>
        <h2 id={headingId} tabIndex={-1} className="rounded-xs border-b-2 border-shelf pb-2.5">
          {t(`step.${step}`)}
        </h2>
        <fieldset aria-labelledby={headingId} disabled={submitting} className="m-0 min-w-0 border-0 p-0">
          <RegistrationFields {...fields} />
        </fieldset>
        {problem !== null && (
          <BannerMessage tone="critical" announce="assertive">
            <span className="wrap-anywhere">{problemText(problem)}</span>
          </BannerMessage>
        )}
        <WizardActions step={step} submitting={submitting} license={license?.status ?? 'none'} onBack={onBack} />
      </form>
    </div>
  )
}
