import type { ForgotPasswordView } from '@skafferi/domain/password-reset/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

export interface ForgotPasswordFormProps extends Pick<ForgotPasswordView, 'email' | 'limit' | 'busy'> {
  /** Why none was sent, in words. */
  error?: string
  /** Sends a code. The answer is the same whether or not there is an account. */
  onRequest: (event: { email: string }) => void
  /** The e-mail was typed, as far as it is. */
  onTypeEmail: (event: { email: string }) => void
}

/** Asks for the e-mail to send a code to. */
export function ForgotPasswordForm({ email, limit, busy, error, onRequest, onTypeEmail }: ForgotPasswordFormProps) {
  const t = useWords(accessWords)
  const [empty, setEmpty] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const given = String(new FormData(form).get('email')).trim()
    setEmpty(given === '')
    // What is too long says so below it, and is not sent.
    if (given === '' || given.length > limit) form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    else onRequest({ email: given })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        type="email"
        name="email"
        label={t('email')}
        need="required"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
        maxLength={limit}
        error={empty ? t('emailEmpty') : undefined}
        onChange={({ value }) => {
          setEmpty(false)
          onTypeEmail({ email: value })
        }}
      />
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('forgot.submitting')}>
        {t('forgot.submit')}
      </Button>
      <FormProblem text={busy ? undefined : error} />
    </form>
  )
}
