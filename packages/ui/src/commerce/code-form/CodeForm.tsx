import type { CodeFormView } from '@skafferi/domain/password-reset/views'
import { useRef, useState, type FormEvent } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { CodeInput } from '../../components/code-input'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

export interface CodeFormProps extends Omit<CodeFormView, 'problem'> {
  /** Why the last attempt was refused, in words. */
  error?: string
  /** All digits are entered: checks them. */
  onVerify: (event: { code: string }) => void
  /** Sends another code. */
  onResend: () => void
}

/** Asks for the code that came by e-mail, or for another one (Specification (accounts) §2, one-time passcode). */
export function CodeForm({ length, busy, error, sent, resendIn, expired, onVerify, onResend }: CodeFormProps) {
  const t = useWords(accessWords)
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const focusCode = () => form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy !== null || expired) return
    const whole = code.length === length
    setIncomplete(!whole)
    if (whole) onVerify({ code })
    else focusCode()
  }

  function askAgain() {
    setCode('')
    setIncomplete(false)
    onResend()
    focusCode()
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
      <FormProblem text={busy === null ? error : undefined} />
      {sent === 'again' && busy !== 'resending' && error === undefined && (
        <BannerMessage tone="positive" announce="polite">
          {t('code.again')}
        </BannerMessage>
      )}
      <CodeInput
        label={t('code.label')}
        name="code"
        need="required"
        length={length}
        value={code}
        busy={busy === 'verifying'}
        error={incomplete ? t('code.incomplete', { length }) : undefined}
        onChange={({ value }) => {
          setCode(value)
          setIncomplete(false)
        }}
      />
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
          onPress={askAgain}
        >
          {t('code.resend')}
        </Button>
      </div>
    </form>
  )
}
