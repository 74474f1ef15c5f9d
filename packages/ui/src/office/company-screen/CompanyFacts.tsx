import type { CompanyDetailView } from '@skafferi/domain/office/views'
import { BannerMessage } from '../../components/feedback/banner-message'
import { DescriptionList } from '../../components/content/description-list'
import { Link, NewTabLink } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import { officeCompaniesWords } from '../../words/generated/office-companies'

const PANEL = 'min-w-0 rounded-lg border border-line bg-surface p-4 text-sm'

/** A banner with the reason and date of the block; renders nothing if the company is active. */
export function CompanyBlock({ blocked }: Pick<CompanyDetailView, 'blocked'>) {
  const t = useWords(officeCompaniesWords)
  if (blocked === null) return null
  return (
    <BannerMessage tone="critical">
      <b>{t('company.blockedSince', { since: blocked.since })}</b>
      <span className="block whitespace-pre-line wrap-anywhere">{blocked.reason}</span>
    </BannerMessage>
  )
}

/** The saved addresses, and where invoices are sent. */
export function CompanyAddresses({ company: { addresses, invoiceEmail } }: { company: CompanyDetailView }) {
  const t = useWords(officeCompaniesWords)
  return (
    <div className="grid gap-3">
      {addresses.length === 0 && <p className="text-sm text-ink-muted">{t('company.noAddress')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.map(({ name, lines, phone }) => (
          <div key={`${name} ${lines}`} className={PANEL}>
            <h3 className="pb-1 font-medium wrap-anywhere">{name ?? t('company.appliedAddress')}</h3>
            <p className="whitespace-pre-line wrap-anywhere">{lines}</p>
            {phone !== null && (
              <p className="text-ink-muted wrap-anywhere">{t('company.addressPhone', { number: phone })}</p>
            )}
          </div>
        ))}
      </div>
      {invoiceEmail !== null && (
        <p className="text-sm wrap-anywhere">{t('company.invoiceEmail', { email: invoiceEmail })}</p>
      )}
    </div>
  )
}

export interface CompanyApplicationsProps {
  company: CompanyDetailView
  /** True if the operator may open applications and licences. */
  mayOpen: boolean
  /** True if the application form asks for a licence, so that a missing one is mentioned. */
  asksLicence: boolean
}

/** The applications of the company, with their licences. */
export function CompanyApplications({ company: { applications }, mayOpen, asksLicence }: CompanyApplicationsProps) {
  const companyText = useWords(officeCompaniesWords)
  const applicationText = useWords(officeApplicationsWords)
  if (applications.length === 0) return <p className="text-sm text-ink-muted">{companyText('company.noApplication')}</p>
  return (
    <div className={PANEL}>
      <DescriptionList
        variant="aligned"
        items={applications.map(({ id, person, decided, href, licence }) => ({
          term: decided ?? '',
          description: (
            <span className="flex flex-wrap gap-x-4 gap-y-2 leading-6">
              {mayOpen ? (
                <span>
                  <Link href={href}>{person}</Link>
                </span>
              ) : (
                person
              )}
              {licence === null ? (
                asksLicence && <span className="text-ink-muted">{applicationText('application.noLicence')}</span>
              ) : mayOpen ? (
                <NewTabLink key={id} href={licence}>
                  {applicationText('application.licence')}
                </NewTabLink>
              ) : (
                companyText('company.hasLicence')
              )}
            </span>
          ),
        }))}
      />
    </div>
  )
}
