import type { ChoosePasswordView } from '@skafferi/domain/shop/password-reset/views'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../components/actions/button'
import { PasswordField } from '../../../components/forms/password-field'
import { TextField } from '../../../components/forms/text-field'
import { FormProblem } from '../../../internal/form-problem'
import { useWords } from '../../../words'
import { accessWords } from '../../../words/generated/access'

export interface PasswordFormProps extends Pick<ChoosePasswordView, 'email' | 'limits' | 'busy'> {
  /** Error message if saving failed. */
  error?: string
  /** Error message about the password, e.g. that it is easy to guess. */
  passwordError?: string
  /** Saves a password that is long enough. */
  onChoose: (event: { password: string }) => void
}

/** Asks for a new password, only once because it can be shown. */
export function PasswordForm({ email, limits, busy, error, passwordError, onChoose }: PasswordFormProps) {
  const t = useWords(accessWords)
  const field = useRef<HTMLInputElement>(null)
  const [short, setShort] = useState(false)
  const [edited, setEdited] = useState(false)
  const fieldError = short ? t('password.short', { min: limits.min }) : edited || busy ? undefined : passwordError

  useEffect(() => {
    if (passwordError !== undefined && !busy) field.current?.focus()
  }, [passwordError, busy])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = String(new FormData(event.currentTarget).get('password'))
    const tooShort = password.length < limits.min
    setShort(tooShort)
    setEdited(false)
    if (tooShort) field.current?.focus()
    else onChoose({ password })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {email !== null && (
        <TextField type="email" name="email" label={t('email')} autoComplete="username" value={email} readOnly />
      )}
      <PasswordField
        ref={field}
        name="password"
        label={t('password.label')}
        hint={t('password.hint', { min: limits.min })}
        need="required"
        autoComplete="new-password"
        minLength={limits.min}
        maxLength={limits.max}
        error={fieldError}
        onChange={() => {
          setShort(false)
          setEdited(true)
        }}
      />
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('password.submitting')}>
        {t('password.submit')}
      </Button>
      <FormProblem text={busy ? undefined : error} />
    </form>
  )
}
