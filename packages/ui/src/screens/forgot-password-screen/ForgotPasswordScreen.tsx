import { brand } from '@skafferi/brand'
import type { ForgotPasswordView } from '@skafferi/domain/shop/password-reset/views'
import { Link } from '../../components/actions/link'
import { DocumentTitle } from '../../components/layout/page-layout'
import { AuthPage, type AuthPageProps } from '../../commerce/account/auth-page'
import { useAccountProblemText } from '../../commerce/account/account-problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm'

export interface ForgotPasswordScreenProps
  extends
    ForgotPasswordView,
    Pick<ForgotPasswordFormProps, 'onRequest' | 'onTypeEmail'>,
    Pick<AuthPageProps, 'shelves'> {}

/** The first step of setting a password: requesting a code by e-mail. */
export function ForgotPasswordScreen({ reason, problem, shelves, ...form }: ForgotPasswordScreenProps) {
  const t = useWords(accessWords)
  const { signIn, code } = useShopPaths()
  const problemText = useAccountProblemText()
  const first = reason === 'first'
  const heading = first ? t('forgot.firstTitle', { brand: brand.name }) : t('forgot.title')
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
