import type { CodeFormView } from '@skafferi/domain/shop/password-reset/views'
import { Link } from '../../components/actions/link'
import { DocumentTitle } from '../../components/layout/page-layout'
import { AuthPage, type AuthPageProps } from '../../commerce/account/auth-page'
import { useAccountProblemText } from '../../commerce/account/account-problem-text'
import { CodeForm, type CodeFormProps } from '../../commerce/account/code-form'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

export interface CodeScreenProps
  extends CodeFormView, Pick<CodeFormProps, 'onTypeEmail' | 'onVerify' | 'onResend'>, Pick<AuthPageProps, 'shelves'> {}

/** Refusals that mark the code field as invalid. */
const codeFaults: readonly string[] = ['invalid_code', 'code_used', 'code_expired', 'code_tries_used']

/** The second step of setting a password: the code from the e-mail (Specification (accounts) §2, one-time passcode). */
export function CodeScreen({ problem, shelves, ...form }: CodeScreenProps) {
  const t = useWords(accessWords)
  const { forgotPassword, signIn } = useShopPaths()
  const problemText = useAccountProblemText()
  const { requiresEmail, email, length } = form
  const text = requiresEmail ? t('code.anyTab', { length }) : t('code.sent', { email, length })
  return (
    <AuthPage heading={t('code.title')} text={text} shelves={shelves}>
      <DocumentTitle>{t('code.title')}</DocumentTitle>
      <CodeForm
        {...form}
        error={problem === null ? undefined : problemText(problem)}
        refused={problem !== null && codeFaults.includes(problem.code)}
      />
      <p className="text-ink-muted">{t('noMail')}</p>
      <p>
        {requiresEmail && <Link href={signIn()}>{t('signIn')}</Link>}
        {!requiresEmail && forgotPassword !== undefined && <Link href={forgotPassword}>{t('code.otherEmail')}</Link>}
      </p>
    </AuthPage>
  )
}
