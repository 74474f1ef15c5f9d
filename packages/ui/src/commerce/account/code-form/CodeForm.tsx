import type { CodeFormView } from '@skafferi/domain/shop/password-reset/views'
import { useId, useRef, useState, type FormEvent } from 'react'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { CodeInput } from '../../../components/forms/code-input'
import { TextField } from '../../../components/forms/text-field'
import { findEmailFault } from '../../../internal/email-fault'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { accessWords } from '../../../words/generated/access'
import { Button } from '../../../components/actions/button'

interface CodeButtonsProps extends Pick<CodeFormView, 'busy' | 'expired' | 'resendIn'> {
  /** Sends another code. */
  onResend: () => void
}

/** The buttons to verify the code and to request another one; each shows why it is disabled. */
function CodeButtons({ busy, expired, resendIn, onResend }: CodeButtonsProps) {
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

export interface CodeFormProps extends Omit<CodeFormView, 'problem'> {
  /** Error message of the last attempt; the input stays. */
  error?: string
  /** True if the code was refused. */
  refused?: boolean
  /** The e-mail was edited. */
  onTypeEmail: (event: { email: string }) => void
  /** Verifies the entered code. Resolves to true if it is correct. */
  onVerify: (event: { code: string }) => Promise<boolean>
  /** Sends another code. Resolves to true if it was sent. */
  onResend: () => Promise<boolean>
}

/**
 * Asks for the code from the e-mail, or for another one (Specification (accounts) §2, one-time passcode), and for the
 * e-mail address if it is unknown. The first empty field is focused on arrival, and the code after a refusal.
 */
export function CodeForm(props: CodeFormProps) {
  const { length, email, emailLimit, emailPattern, requiresEmail, busy, error, refused = false, sent, expired } = props
  const t = useWords(accessWords)
  const problemId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [faults, setFaults] = useState<{ email?: string; code?: string }>({})
  const [initial] = useState({ withEmail: email !== '' })
  const fieldOf = (name: 'email' | 'code') => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)

  /** Returns true if the e-mail can be sent; otherwise focuses it and shows its fault. */
  function hasEmail(): boolean {
    const fault = findEmailFault(email.trim(), { limit: emailLimit, pattern: emailPattern })
    if (fault === null) return true
    setFaults({ email: fault === 'too_long' ? undefined : t(`email.${fault}`) })
    fieldOf('email')?.focus()
    return false
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy !== null || expired || !hasEmail()) return
    const isComplete = code.length === length
    setFaults(isComplete ? {} : { code: t('code.incomplete', { length }) })
    if (!isComplete) return fieldOf('code')?.focus()
    if (await props.onVerify({ code })) return
    // Selects the whole code, so that typing replaces it.
    fieldOf('code')?.focus()
    fieldOf('code')?.select()
  }

  async function resend() {
    if (!hasEmail()) return
    setFaults({})
    if (!(await props.onResend())) return
    setCode('')
    fieldOf('code')?.focus()
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {requiresEmail && (
        <TextField
          type="email"
          name="email"
          label={t('email')}
          need="required"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus={!initial.withEmail}
          maxLength={emailLimit}
          value={email}
          error={faults.email}
          onChange={({ value }) => {
            setFaults({})
            props.onTypeEmail({ email: value })
          }}
        />
      )}
      <CodeInput
        label={t('code.label')}
        name="code"
        need="required"
        length={length}
        autoFocus={initial.withEmail}
        value={code}
        busy={busy === 'verifying'}
        error={faults.code}
        sharedErrorId={refused && busy === null ? problemId : undefined}
        onChange={({ value }) => {
          setCode(value)
          setFaults({})
        }}
      />
      <CodeButtons {...props} onResend={() => void resend()} />
      <FormProblem id={problemId} text={busy === null ? error : undefined} />
      {sent === 'again' && busy !== 'resending' && error === undefined && (
        <BannerMessage tone="positive" announce="polite">
          {t('code.again')}
        </BannerMessage>
      )}
    </form>
  )
}
