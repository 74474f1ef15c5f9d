import type { ChoosePasswordView } from '@skafferi/domain/password-reset/views'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { PasswordField } from '../../components/password-field'
import { TextField } from '../../components/text-field'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

export interface PasswordFormProps extends Pick<ChoosePasswordView, 'email' | 'limits' | 'busy'> {
  /** Why it was not saved, in words. */
  error?: string
  /** What is wrong with the password, in words, such as that it is easy to guess. */
  passwordError?: string
  /** Saves a password that is long enough. */
  onChoose: (event: { password: string }) => void
}

/** Asks for a new password once: it can be displayed instead of typed twice. */
export function PasswordForm({ email, limits, busy, error, passwordError, onChoose }: PasswordFormProps) {
  const t = useWords(accessWords)
  const field = useRef<HTMLInputElement>(null)
  const [short, setShort] = useState(false)
  const [edited, setEdited] = useState(false)
  const complaint = short ? t('password.short', { min: limits.min }) : edited || busy ? undefined : passwordError

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
        error={complaint}
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
