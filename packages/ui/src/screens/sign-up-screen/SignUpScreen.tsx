import type { ReactNode } from 'react'
import { EmptyState } from '../../components/feedback/empty-state'
import { Link } from '../../components/actions/link'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { RegistrationWizard, type RegistrationWizardProps } from '../../commerce/account/registration-wizard'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useBrand } from '../../components/content/brand'
import { useWords } from '../../words'
import { registrationWords } from '../../words/generated/registration'

export interface SignUpScreenProps extends Omit<RegistrationWizardProps, 'intro'> {
  /** True while the shop takes no applications: its terms or privacy policy are not published. Default `false`. */
  closed?: boolean
  /** The notice of a shared shelf that the application is sent with. Default none. */
  shelf?: ReactNode
}

/** The application for an account, with links to the alternatives: the access request and sign-in. */
export function SignUpScreen({ closed = false, shelf, ...props }: SignUpScreenProps) {
  const t = useWords(registrationWords)
  const { requestAccess, signIn } = useShopPaths()
  const { approval } = useBrand()
  return (
    <div className="grid gap-8 py-6 md:py-8">
      <DocumentTitle>{t('title')}</DocumentTitle>
      {closed ? (
        <div className="grid gap-4">
          <PageHeading>{t('title')}</PageHeading>
          <EmptyState variant="panel" title={t('closed')} text={t('closed.text')} />
        </div>
      ) : (
        <RegistrationWizard
          {...props}
          intro={
            <div className="grid gap-4">
              <div className="grid gap-1">
                <PageHeading>{t('title')}</PageHeading>
                {approval !== null && <p className="text-ink-muted">{approval}</p>}
              </div>
              {shelf}
            </div>
          }
        />
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-ink-muted">
        {requestAccess !== undefined && (
          <span>
            {t('other.request')} <Link href={requestAccess}>{t('other.requestLink')}</Link>
          </span>
        )}
        <span>
          {t('other.signIn')} <Link href={signIn()}>{t('other.signInLink')}</Link>
        </span>
      </p>
    </div>
  )
}
