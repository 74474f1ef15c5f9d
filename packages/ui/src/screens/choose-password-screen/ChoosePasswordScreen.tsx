import type { ChoosePasswordView } from '@skafferi/domain/shop/password-reset/views'
import { LinkButton } from '../../components/actions/button'
import { DocumentTitle } from '../../components/layout/page-layout'
import { AuthPage, useFocusWhenDone, type AuthPageProps } from '../../commerce/account/auth-page'
import { useAccountProblemText } from '../../commerce/account/account-problem-text'
import { PasswordForm, type PasswordFormProps } from '../../commerce/account/password-form'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { FormProblem } from '../../internal/form-problem'
import { useWords } from '../../words'
import { accessWords } from '../../words/generated/access'

export interface ChoosePasswordScreenProps
  extends ChoosePasswordView, Pick<PasswordFormProps, 'onChoose'>, Pick<AuthPageProps, 'shelves'> {}

/** The last step of setting a password: choosing it. */
export function ChoosePasswordScreen({ reason, problem, done, shelves, ...form }: ChoosePasswordScreenProps) {
  const t = useWords(accessWords)
  const { signIn, forgotPassword } = useShopPaths()
  const problemText = useAccountProblemText()
  useFocusWhenDone(done)
  const errorText = problem === null ? undefined : problemText(problem)
  if (done) {
    const text = t(reason === 'first' ? 'password.doneFirst' : 'password.doneText')
    return (
      <AuthPage heading={t('password.doneTitle')} text={text} shelves={shelves}>
        <DocumentTitle>{t('password.doneTitle')}</DocumentTitle>
        <LinkButton href={signIn()} size="lg" width="full">
          {t('password.doneSignIn')}
        </LinkButton>
      </AuthPage>
    )
  }
  // The token works once and for a limited time; without a valid one the form would always be refused.
  const isExpired = problem?.code === 'unauthorized'
  const isPasswordFault = problem !== null && 'password' in problem.fields
  return (
    <AuthPage heading={t('password.title')} text={t('password.text')} shelves={shelves}>
      <DocumentTitle>{t('password.title')}</DocumentTitle>
      {isExpired ? (
        <>
          <FormProblem text={t('password.ended')} />
          {forgotPassword !== undefined && (
            <LinkButton href={forgotPassword} size="lg" width="full">
              {t('password.another')}
            </LinkButton>
          )}
        </>
      ) : (
        <PasswordForm
          {...form}
          error={isPasswordFault ? undefined : errorText}
          passwordError={isPasswordFault ? errorText : undefined}
        />
      )}
    </AuthPage>
  )
}
