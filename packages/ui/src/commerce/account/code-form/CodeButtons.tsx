import type { CodeFormView } from '@skafferi/domain/shop/password-reset/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { accessWords } from '../../../words/generated/access'

export interface CodeButtonsProps extends Pick<CodeFormView, 'busy' | 'expired' | 'resendIn'> {
  /** Sends another code. */
  onResend: () => void
}

/** The buttons to verify the code and to request another one; each shows why it is disabled. */
export function CodeButtons({ busy, expired, resendIn, onResend }: CodeButtonsProps) {
  const t = useWords(accessWords)
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        size="lg"
        width="full"
        busy={busy === 'verifying'}
        busyLabel={t('code.submitting')}
        disabledReason={expired ? t('code.expired') : undefined}
      >
        {t('code.submit')}
      </Button>
      <Button
        variant="secondary"
        size="lg"
        width="full"
        busy={busy === 'resending'}
        busyLabel={t('code.resending')}
        disabledReason={resendIn > 0 && busy !== 'resending' ? t('code.wait', { seconds: resendIn }) : undefined}
        onPress={onResend}
      >
        {t('code.resend')}
      </Button>
    </div>
  )
}
