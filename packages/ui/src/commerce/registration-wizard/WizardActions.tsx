import { Button } from '../../components/button'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'
import { registrationSteps, type RegistrationStep } from '../registration-steps'

/** Props of {@link WizardActions}. */
export interface WizardActionsProps {
  step: RegistrationStep
  /** The application is on its way. */
  submitting: boolean
  /** How far the licence is: without it nothing is sent (Specification (accounts) §4). */
  license: 'none' | 'uploading' | 'failed' | 'uploaded'
  /** The step before shall be opened. */
  onBack: () => void
}

/** Back and on: one filled button, and beneath it why it cannot be pressed. */
export function WizardActions({ step, submitting, license, onBack }: WizardActionsProps) {
  const t = useWords(registrationWords)
  const last = step === registrationSteps.length
  const reason = license === 'uploading' ? t('uploadRunning') : license === 'uploaded' ? undefined : t('licenseMissing')
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      {step > 1 && (
        <Button variant="secondary" size="lg" disabled={submitting} onPress={onBack}>
          {t('back')}
        </Button>
      )}
      <span className="ms-auto">
        {last ? (
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
