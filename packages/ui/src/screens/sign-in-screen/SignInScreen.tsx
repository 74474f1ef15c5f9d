import type { Problem } from '@skafferi/domain/action/views'
import { Link } from '../../components/link'
import { DocumentTitle } from '../../components/page-layout'
import { AuthPage, type AuthPageProps } from '../../commerce/auth-page'
import { useProblemText } from '../../commerce/problem-text'
import { useShopPaths } from '../../commerce/shop-paths'
import { SignInForm, type SignInFormProps } from '../../commerce/sign-in-form'
import { useWords } from '../../words'
import { sessionWords } from '../../words/generated/session'

export interface SignInScreenProps extends Omit<SignInFormProps, 'error'>, Pick<AuthPageProps, 'shelves'> {
  /** Why the last attempt failed. */
  problem: Problem | null
}

/** Sign-in: the form, and a full pantry beside it. It has no header: there is one thing to do here. */
export function SignInScreen({ problem, shelves, ...form }: SignInScreenProps) {
  const t = useWords(sessionWords)
  const { signUp } = useShopPaths()
  const problemText = useProblemText()
  return (
    <AuthPage heading={t('signIn.title')} text={t('signIn.text')} shelves={shelves}>
      <DocumentTitle>{t('signIn.pageTitle')}</DocumentTitle>
      <SignInForm {...form} error={problem === null ? undefined : problemText(problem)} />
      {signUp !== undefined && (
        <p className="text-center text-ink-muted">
          {t('signIn.new')} <Link href={signUp}>{t('signIn.apply')}</Link>
        </p>
      )}
    </AuthPage>
  )
}
