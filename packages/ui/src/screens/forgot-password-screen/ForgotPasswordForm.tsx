import { useState, type FormEvent } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

/** Props of {@link ForgotPasswordForm}. */
export interface ForgotPasswordFormProps {
  /** The e-mail to begin with, such as the one a link brought along; empty where there is none. */
  email: string
  /** The most characters it may have, from the contract. */
  limit: number
  /** A code is being asked for; the form sends nothing else until it is over. */
  busy: boolean
  /** Why none was sent, in words. */
  error?: string
  /** A code shall be sent. Whoever is told of it says the same whether or not there is an account. */
  onRequest: (event: { email: string }) => void
}

/** Asks for the e-mail that a code shall be sent to. */
export function ForgotPasswordForm({ email, limit, busy, error, onRequest }: ForgotPasswordFormProps) {
  const t = useWords(accessWords)
  const [empty, setEmpty] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const given = String(new FormData(form).get('email')).trim()
    setEmpty(given === '')
    if (given === '') form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    else onRequest({ email: given })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {error !== undefined && !busy && (
        <BannerMessage tone="critical" announce="assertive">
          <span className="wrap-anywhere">{error}</span>
        </BannerMessage>
      )}
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
        onChange={() => setEmpty(false)}
      />
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('forgot.submitting')}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
