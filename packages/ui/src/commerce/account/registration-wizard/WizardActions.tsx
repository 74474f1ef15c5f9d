import type { LicenseView, RegistrationStep } from '@skafferi/domain/shop/registration/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { registrationWords } from '../../../words/generated/registration'

export interface WizardActionsProps {
  step: RegistrationStep
  /** Number of steps; the last one sends the application. */
  count: number
  /** True while the application is being sent. */
  submitting: boolean
  /** The state of the licence: the application cannot be sent without it (Specification (accounts) §4). */
  license: 'none' | LicenseView['status']
  /** Opens the previous step. */
  onBack: () => void
}

/** Back, and Next or Submit, with the reason below if it is disabled. */
export function WizardActions({ step, count, submitting, license, onBack }: WizardActionsProps) {
  const t = useWords(registrationWords)
  const reason = license === 'uploading' ? t('uploadRunning') : license === 'uploaded' ? undefined : t('licenseMissing')
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      {step > 1 && (
        <Button variant="secondary" size="lg" disabled={submitting} onPress={onBack}>
          {t('back')}
        </Button>
      )}
      <span className="ms-auto">
        {step === count ? (
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
