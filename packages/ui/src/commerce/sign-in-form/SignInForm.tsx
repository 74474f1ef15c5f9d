import type { Credentials } from '@skafferi/domain/session/views'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { Link } from '../../components/link'
import { PasswordField } from '../../components/password-field'
import { TextField } from '../../components/text-field'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { sessionWords } from '../../words/generated/session'
import { useShopPaths } from '../shop-paths'

export interface SignInFormProps {
  /** How many characters each field takes, from the contract. */
  limits: { email: number; password: number }
  /** An attempt is under way; the form sends nothing until it is over. */
  busy: boolean
  /** Why the last attempt was refused, in words; nothing was lost of what was typed. */
  error?: string
  /** Both fields are filled in: signs in. */
  onSignIn: (credentials: Credentials) => void
}

/**
 * E-mail, password and whether to stay signed in. Both fields are required (Specification (accounts), sign-in): where
 * one is empty the form says so and puts the focus there.
 */
export function SignInForm({ limits, busy, error, onSignIn }: SignInFormProps) {
  const t = useWords(sessionWords)
  const { forgotPassword } = useShopPaths()
  const [incomplete, setIncomplete] = useState(false)
  const message = incomplete ? t('signIn.incomplete') : error

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const entries = new FormData(event.currentTarget)
    const email = String(entries.get('email')).trim()
    const password = String(entries.get('password'))
    const missing = email === '' || password === ''
    setIncomplete(missing)
    if (missing) focusField(event.currentTarget, email === '' ? 'email' : 'password')
    else onSignIn({ email, password, remember: entries.has('remember') })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <FormProblem text={busy ? undefined : message} />
      <TextField
        type="email"
        name="email"
        label={t('signIn.email')}
        need="required"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={limits.email}
      />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        need="required"
        autoComplete="current-password"
        maxLength={limits.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember">{t('signIn.remember')}</Checkbox>
        {forgotPassword !== undefined && <Link href={forgotPassword}>{t('signIn.forgot')}</Link>}
      </div>
      <Button type="submit" size="lg" width="full" busy={busy} busyLabel={t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}

function focusField(form: HTMLFormElement, name: 'email' | 'password') {
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
