import type { Problem } from '@skafferi/domain/platform/action/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { Link } from '../../components/actions/link'
import { DocumentTitle } from '../../components/layout/page-layout'
import { AuthPage, type AuthPageProps } from '../../commerce/account/auth-page'
import { useProblemText } from '../../commerce/service/problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { SignInForm, type SignInFormProps } from '../../commerce/account/sign-in-form'
import { useWords } from '../../words'
import { sessionWords } from '../../words/generated/session'

export interface SignInScreenProps extends Omit<SignInFormProps, 'error' | 'refused'>, Pick<AuthPageProps, 'shelves'> {
  /** Why the last attempt failed. */
  problem: Problem | null
  /** True if the session has expired; signing in returns to the page. Default `false`. */
  isEnded?: boolean
  /** True if applications are taken: the shop is open to visitors. Default `true`. */
  canApply?: boolean
}

/** Sign-in: the form beside a picture, without a header, so that nothing distracts from it. */
export function SignInScreen({ problem, isEnded = false, canApply = true, shelves, ...form }: SignInScreenProps) {
  const t = useWords(sessionWords)
  const { signUp, code } = useShopPaths()
  const problemText = useProblemText()
  return (
    <AuthPage heading={t('signIn.title')} text={t('signIn.text')} shelves={shelves}>
      <DocumentTitle>{t('signIn.pageTitle')}</DocumentTitle>
      {isEnded && (
        <BannerMessage tone="caution" announce="polite">
          {t('signIn.ended')}
        </BannerMessage>
      )}
      <SignInForm
        {...form}
        error={problem === null ? undefined : problemText(problem)}
        refused={problem?.code === 'invalid_credentials'}
      />
      {code !== undefined && (
        <p className="text-center">
          <Link href={code}>{t('signIn.haveCode')}</Link>
        </p>
      )}
      {canApply && signUp !== undefined && (
        <p className="text-center text-ink-muted">
          {t('signIn.new')} <Link href={signUp}>{t('signIn.apply')}</Link>
        </p>
      )}
    </AuthPage>
  )
}
