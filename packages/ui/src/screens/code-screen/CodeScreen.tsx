import type { CodeFormView } from '@skafferi/domain/password-reset/views'
import { Link } from '../../components/link'
import { DocumentTitle } from '../../components/page-layout'
import { AuthPage, type AuthPageProps } from '../../commerce/auth-page'
import { useAccountProblemText } from '../../commerce/account-problem-text'
import { CodeForm, type CodeFormProps } from '../../commerce/code-form'
import { useShopPaths } from '../../commerce/shop-paths'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

export interface CodeScreenProps
  extends CodeFormView, Pick<CodeFormProps, 'onVerify' | 'onResend'>, Pick<AuthPageProps, 'shelves'> {
  /** The e-mail the code was sent to, if there is an account for it. */
  email: string
}

/** The second step to a password: the code from the e-mail (Specification (accounts) §2, one-time passcode). */
export function CodeScreen({ email, problem, shelves, ...form }: CodeScreenProps) {
  const t = useWords(accessWords)
  const { forgotPassword } = useShopPaths()
  const problemText = useAccountProblemText()
  return (
    <AuthPage heading={t('code.title')} text={t('code.sent', { email, length: form.length })} shelves={shelves}>
      <DocumentTitle>{t('code.title')}</DocumentTitle>
      <CodeForm {...form} error={problem === null ? undefined : problemText(problem)} />
      {forgotPassword !== undefined && (
        <p>
          <Link href={forgotPassword}>{t('code.otherEmail')}</Link>
        </p>
      )}
    </AuthPage>
  )
}
