import type { AccessRequestView } from '@skafferi/domain/shop/registration/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { LinkButton } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { DocumentTitle } from '../../components/layout/page-layout'
import { AuthPage, useFocusWhenDone, type AuthPageProps } from '../../commerce/account/auth-page'
import { AccessRequestForm, type AccessRequestFormProps } from '../../commerce/account/access-request-form'
import { useAccountProblemText } from '../../commerce/account/account-problem-text'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'

export interface AccessRequestScreenProps
  extends AccessRequestView, Pick<AccessRequestFormProps, 'draft' | 'onSend'>, Pick<AuthPageProps, 'shelves'> {}

/** The short access request, for companies that cannot complete the application yet. */
export function AccessRequestScreen({ problem, done, shelves, ...form }: AccessRequestScreenProps) {
  const t = useWords(registrationWords)
  const { landing, signUp } = useShopPaths()
  const problemText = useAccountProblemText()
  useFocusWhenDone(done)
  if (done) {
    return (
      <AuthPage heading={t('done.title')} shelves={shelves}>
        <DocumentTitle>{t('done.title')}</DocumentTitle>
        <BannerMessage tone="positive" announce="polite">
          <p className="font-bold">{t('request.doneHeading')}</p>
          <p>{t('request.doneText')}</p>
        </BannerMessage>
        <LinkButton href={landing()} size="lg" width="full">
          {t('done.landing')}
        </LinkButton>
      </AuthPage>
    )
  }
  return (
    <AuthPage heading={t('request.title')} text={t('request.text')} shelves={shelves}>
      <DocumentTitle>{t('request.title')}</DocumentTitle>
      <AccessRequestForm {...form} error={problem === null ? undefined : problemText(problem)} />
      {signUp !== undefined && (
        <p className="text-center text-ink-muted">
          {t('request.other')} <Link href={signUp}>{t('request.otherLink')}</Link>
        </p>
      )}
    </AuthPage>
  )
}
