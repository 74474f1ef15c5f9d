import { useState, type FormEvent } from 'react'
import { useBrand } from '../../components/content/brand'
import type { ForgotPasswordView } from '@skafferi/domain/shop/password-reset/views'
import { Link } from '../../components/actions/link'
import { DocumentTitle } from '../../components/layout/page-layout'
import { AuthPage, type AuthPageProps } from '../../commerce/account/auth-page'
import { useAccountProblemText } from '../../commerce/account/account-problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'
import { Button } from '../../components/actions/button'
import { TextField } from '../../components/forms/text-field'
import { findEmailFault, type EmailFault } from '../../internal/email-fault'
import { FormProblem } from '../../internal/form-problem'

export interface ForgotPasswordScreenProps
  extends
    ForgotPasswordView,
    Pick<ForgotPasswordFormProps, 'onRequest' | 'onTypeEmail'>,
    Pick<AuthPageProps, 'shelves'> {}

/** The first step of setting a password: requesting a code by e-mail. */
export function ForgotPasswordScreen({ reason, problem, shelves, ...form }: ForgotPasswordScreenProps) {
  const t = useWords(accessWords)
  const { signIn, code } = useShopPaths()
  const { name } = useBrand()
  const problemText = useAccountProblemText()
  const first = reason === 'first'
  const heading = first ? t('forgot.firstTitle', { brand: name }) : t('forgot.title')
  return (
    <AuthPage heading={heading} text={t(first ? 'forgot.firstText' : 'forgot.text')} shelves={shelves}>
      <DocumentTitle>{heading}</DocumentTitle>
      <ForgotPasswordForm {...form} error={problem === null ? undefined : problemText(problem)} />
      <p className="text-ink-muted">{t('noMail')}</p>
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link href={signIn()}>{t('signIn')}</Link>
        {code !== undefined && <Link href={code}>{t('forgot.haveCode')}</Link>}
      </p>
    </AuthPage>
  )
}

interface ForgotPasswordFormProps extends Pick<ForgotPasswordView, 'email' | 'limit' | 'pattern' | 'busy'> {
  /** Text that says why no code was sent. */
  error?: string
  /** Sends a code. The answer is the same whether or not the account exists. */
  onRequest: (event: { email: string }) => void
  /** The e-mail was edited. */
  onTypeEmail: (event: { email: string }) => void
}

/** Asks for the e-mail address to send a code to. */
function ForgotPasswordForm({ email, limit, pattern, busy, error, onRequest, onTypeEmail }: ForgotPasswordFormProps) {
  const t = useWords(accessWords)
  const [fault, setFault] = useState<EmailFault | null>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const enteredEmail = String(new FormData(form).get('email')).trim()
    const foundFault = findEmailFault(enteredEmail, { limit, pattern })
    setFault(foundFault)
    if (foundFault !== null) form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    else onRequest({ email: enteredEmail })
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
        // The field itself shows that it is too long.
        error={fault === null || fault === 'too_long' ? undefined : t(`email.${fault}`)}
        onChange={({ value }) => {
          setFault(null)
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
