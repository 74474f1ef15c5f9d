import { useRef, type FormEvent, type ReactNode, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { RegistrationStep, RegistrationView, LicenseView } from '@skafferi/domain/shop/registration/views'
import { StepList } from '../../../components/navigation/step-list'
import { Progress } from '../../../components/feedback/progress'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'
import { useAccountProblemText } from '../account-problem-text'
import { RegistrationFields, type RegistrationFieldsProps } from '../registration-steps'
import { Button } from '../../../components/actions/button'

type StepState = Pick<RegistrationView, 'step' | 'submitting' | 'faults'>

/**
 * Moves the focus to the first invalid field when the user continues or a response arrives, otherwise to the heading
 * of a newly opened step. It does not move while the user types.
 * @param form contains fields marked `data-field`, and the heading.
 * @returns a function to call when the user continues.
 */
function useStepFocus(form: RefObject<HTMLFormElement | null>, { step, submitting, faults }: StepState) {
  const [continueCount, setContinueCount] = useState(0)
  const before = useRef({ step, submitting, continueCount })

  const moveFocus = useEffectEvent(() => {
    const moved = before.current.step !== step
    const controls = faults.map(({ field }) =>
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select)`),
    )
    const target = controls.find((control) => control) ?? (moved ? form.current?.querySelector('h2') : null)
    target?.focus()
  })

  useEffect(() => {
    const { current: previous } = before
    const hasChanged =
      previous.step !== step || previous.continueCount !== continueCount || previous.submitting !== submitting
    if (hasChanged && !submitting) moveFocus()
    before.current = { step, submitting, continueCount }
  }, [step, submitting, continueCount])

  return () => setContinueCount((count) => count + 1)
}

export interface RegistrationWizardProps extends RegistrationView, RegistrationFieldsProps {
  /** States what could not be restored. By default, the licence and the consents. */
  restoredNote?: string
  /** What starting over restores: an empty form (default), or the answers that were sent. */
  startsFrom?: 'empty' | 'saved'
  /** A message above the fields of each step, e.g. the shop's question. */
  notice?: ReactNode
  /** Heading and introduction of the page, above the steps. */
  intro?: ReactNode
  /** Continues to the next step: the parent changes `step`, or sets `faults`. */
  onNext: () => void
  /** Sends the application. */
  onSubmit: () => void
  /** Opens the previous step. */
  onBack: () => void
  /** Discards the restored answers. */
  onStartOver: () => void
  /** A step was chosen from the list. */
  onStep: (event: { step: RegistrationStep }) => void
}

/** The application for an account, step by step (Specification (accounts) §2). The parent stores the answers. */
export function RegistrationWizard(props: RegistrationWizardProps) {
  const { intro, steps, fraction, percent, problem, restored, ...events } = props
  const { onNext, onSubmit, onBack, onStartOver, onStep, restoredNote, startsFrom, notice, ...fields } = events
  const { step, submitting, faults, license } = fields
  const { length: count } = steps
  const place = steps.findIndex((known) => known.step === step) + 1
  const t = useWords(registrationWords)
  const problemText = useAccountProblemText()
  const form = useRef<HTMLFormElement>(null)
  const focusAfterContinue = useStepFocus(form, { step, submitting, faults })

  function submitStep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    // After Enter in a field the focus would be lost, because the field is disabled while submitting.
    const { submitter } = event.nativeEvent as SubmitEvent
    submitter?.focus()
    focusAfterContinue()
    if (place === count) onSubmit()
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
              const chosen = steps.find((known) => String(known.step) === id)
              if (chosen) onStep({ step: chosen.step })
            }}
          />
        </div>
        <div className="lg:hidden">
          <Progress label={t('step', { step: place, count })} text={percent} value={fraction} max={1} />
        </div>
      </div>
      <form ref={form} noValidate className="grid max-w-form gap-6" onSubmit={submitStep}>
        <h2 tabIndex={-1} className="rounded-xs border-b-2 border-shelf pb-2.5">
          {t(`step.${step}`)}
        </h2>
        <p className="-mt-3 text-sm text-ink-muted">{t('required')}</p>
        {notice}
        {restored && (
          <DraftNotice resetTo={startsFrom} note={restoredNote ?? t('restored.note')} onStartOver={onStartOver} />
        )}
        <fieldset disabled={submitting} className="m-0 min-w-0 border-0 p-0">
          <legend className="sr-only">{t(`step.${step}`)}</legend>
          <RegistrationFields {...fields} />
        </fieldset>
        <WizardActions
          place={place}
          count={count}
          submitting={submitting}
          license={license?.status ?? 'none'}
          isLicenseRequired={fields.asked.includes('uploadLicenses') && !fields.optional.includes('uploadLicenses')}
          onBack={onBack}
        />
        <FormProblem text={problem && problemText(problem)} />
      </form>
    </div>
  )
}

interface WizardActionsProps {
  /** The place of the step among those of the form, from 1. */
  place: number
  /** Number of steps; the last one sends the application. */
  count: number
  /** True while the application is being sent. */
  submitting: boolean
  /** The state of the licence: the application cannot be sent without it (Specification (accounts) §4). */
  license: 'none' | LicenseView['status']
  /** False if the shop takes applications without a licence. */
  isLicenseRequired: boolean
  /** Opens the previous step. */
  onBack: () => void
}

/** Back, and Next or Submit, with the reason below if it is disabled. */
function WizardActions({ place, count, submitting, license, isLicenseRequired, onBack }: WizardActionsProps) {
  const t = useWords(registrationWords)
  const isThere = license === 'uploaded' || (license === 'none' && !isLicenseRequired)
  const reason = license === 'uploading' ? t('uploadRunning') : isThere ? undefined : t('licenseMissing')
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      {place > 1 && (
        <Button variant="secondary" size="lg" disabled={submitting} onPress={onBack}>
          {t('back')}
        </Button>
      )}
      <span className="ms-auto">
        {place === count ? (
          <Button
            type="submit"
            size="lg"
            busy={submitting}
            busyLabel={t('submitting')}
            disabledReason={submitting ? undefined : reason}
          >
            {t('submit')}
          </Button>
        ) : (
          <Button type="submit" size="lg">
            {t('next')}
          </Button>
        )}
      </span>
    </div>
  )
}
