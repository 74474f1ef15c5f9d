import type {
  CompanyCommand,
  ActivityEntryView,
  RemoteCompanyChange,
  OfficeState,
  CompanyDetailView,
  CompanyPersonView,
} from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useCountryName } from '../../commerce/account/country'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { CompanyState } from '../companies-screen'
import { LazyActivityTimeline } from '../activity-entry/lazy-activity'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { PageProblem } from '../page-news'
import { CompanyAddresses, CompanyApplications, CompanyBlock } from './CompanyFacts'
import { CompanyTerms, type CompanyTermsProps } from './CompanyTerms'
import { ClockIcon, LockIcon, CheckIcon, CloseIcon } from '../../components/content/icon'
import { RemoteChanges, type RemoteChangesProps } from '../remote-changes'
import { isVatStatus } from './vat'
import type { OpenDialog } from './CompanyDialog'
import { PasswordLinkButton, type PasswordLinkProps } from './PasswordLinkButton'
import { Badge } from '../../components/content/badge'

/** Loaded when one is opened. */
const LazyCompanyDialog = lazyWithRetry(() =>
  import('./CompanyDialog').then(({ CompanyDialog }) => ({ default: CompanyDialog })),
)
/** Loaded with the first link. */
const LazyNewPasswordLink = lazyWithRetry(() =>
  import('./CompanyDialog').then(({ NewPasswordLink }) => ({ default: NewPasswordLink })),
)

const LOOKS = {
  invited: { tone: 'caution', Icon: ClockIcon },
  active: { tone: 'positive', Icon: CheckIcon },
  blocked: { tone: 'critical', Icon: LockIcon },
  erased: { tone: 'neutral', Icon: CloseIcon },
} as const

/** The customers of a company, in columns on wide screens and below the name on a phone. */
function CompanyPeople({
  people,
  passwordLink,
}: Pick<CompanyScreenProps, 'passwordLink'> & { people: readonly CompanyPersonView[] }) {
  const t = useWords(officeCompaniesWords)
  return (
    <ul aria-label={t('company.people')} className="rounded-lg border border-line bg-surface text-xs">
      {people.map(({ id, name, email, phone, role, state, since }) => {
        const { tone, Icon } = LOOKS[state]
        return (
          <li
            key={id}
            className={
              'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 ' +
              'md:grid md:grid-cols-[minmax(0,1fr)_5rem_9rem_9rem] md:gap-x-4'
            }
          >
            <span className="grid min-w-0 max-md:basis-full">
              <b className="text-sm wrap-anywhere">{name}</b>
              <span className="text-ink-muted wrap-anywhere">{email}</span>
              {phone !== null && <span className="num text-ink-muted">{phone}</span>}
            </span>
            <span>{t(`company.role.${role}`)}</span>
            <span>
              <Badge tone={tone} icon={<Icon size="sm" />}>
                {t(`company.person.${state}`)}
              </Badge>
              {passwordLink && (state === 'invited' || state === 'active') && (
                <PasswordLinkButton id={id} name={name} {...passwordLink} />
              )}
            </span>
            <span className="num text-ink-muted">{t('company.personSince', { when: since })}</span>
          </li>
        )
      })}
    </ul>
  )
}

interface CompanyChangesProps extends Pick<RemoteChangesProps, 'onDismiss'> {
  changes: readonly RemoteCompanyChange[]
}

/** The changes of a company by another operator. */
function CompanyChanges({ changes, onDismiss }: CompanyChangesProps) {
  const companyText = useWords(officeCompaniesWords)

  function textOf({ what }: RemoteCompanyChange, value: string | null): string | null {
    if (value === null) return null
    if (what === 'days') return companyText('company.daysShort', { days: Number(value) })
    if (what === 'po') return companyText(value === 'true' ? 'company.po.needed' : 'company.po.free')
    if (what === 'blocked') return companyText(value === 'true' ? 'company.blocked' : 'company.active')
    return what === 'vatStatus' && isVatStatus(value) ? companyText(`company.vat.${value}`) : value
  }

  const fields = changes.map((change) => ({
    id: change.what,
    label: companyText(`company.change.${change.what}`),
    before: textOf(change, change.before),
    after: textOf(change, change.after),
    kind: 'text' as const,
  }))
  return <RemoteChanges title={companyText('company.remoteChange')} fields={fields} onDismiss={onDismiss} />
}

interface CompanyActionsProps {
  blocked: boolean
  /** True while the company is being unblocked. */
  busy: boolean
  onVat: () => void
  onBlock: () => void
  onUnblock: () => void
}

/** Buttons to change the VAT number and to block or unblock a company. */
function CompanyActions({ blocked, busy, onVat, onBlock, onUnblock }: CompanyActionsProps) {
  const companyText = useWords(officeCompaniesWords)
  const catalogueText = useWords(officeCatalogueWords)
  return (
    <>
      <Button variant="secondary" onPress={onVat}>
        {companyText('vat.do')}
      </Button>
      {blocked ? (
        <Button variant="secondary" busy={busy} busyLabel={catalogueText('product.saving')} onPress={onUnblock}>
          {companyText('block.undo')}
        </Button>
      ) : (
        <Button variant="danger" onPress={onBlock}>
          <LockIcon size="sm" />
          {companyText('block.open')}
        </Button>
      )}
    </>
  )
}

export interface CompanyScreenProps {
  company: OfficeState<CompanyDetailView>
  /** The form of its terms. */
  terms: Omit<CompanyTermsProps, 'busy' | 'problem'>
  /** Its activity, newest first. */
  activity: readonly ActivityEntryView[]
  /** URL of the company list. */
  companiesHref: string
  /** URL of its orders. */
  ordersHref: string
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteCompanyChange[]
  /** True if the operator may change it. */
  editable: boolean
  /** True if the application form asks for a licence. */
  asksLicence: boolean
  /** The pending action; `null` if none is. */
  busy: CompanyCommand['do'] | null
  /** The last refused action and the text of the reason; `null` otherwise. */
  refused: { do: CompanyCommand['do']; problem: string } | null
  /** Runs an action. Resolves to true if it was done. */
  onAction: (command: CompanyCommand) => Promise<boolean>
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
  /** Makes links to choose a password. Omit it if the operator may not. */
  passwordLink?: PasswordLinkProps
  /** Clears the refusal. */
  onReset: () => void
}

/** One company: people, addresses, terms, applications and activity. */
export function CompanyScreen(props: CompanyScreenProps) {
  const { company, companiesHref } = props
  const t = useWords(officeWords)
  const companyText = useWords(officeCompaniesWords)
  if (company.status === 'ready') return <CompanyPage {...props} company={company.view} />
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader title={companyText('company.name')} crumb={{ label: t('place.companies'), href: companiesHref }} />
      {company.status === 'loading' ? (
        <SkeletonGroup label={companyText('company.loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      ) : (
        <OfficeFailure title={companyText('company.failed')} request={company.request} onRetry={company.retry} />
      )}
    </div>
  )
}

function CompanyPage(props: Omit<CompanyScreenProps, 'company'> & { company: CompanyDetailView }) {
  const {
    company,
    terms,
    activity,
    companiesHref,
    ordersHref,
    remoteChanges,
    editable,
    asksLicence,
    busy,
    refused,
    onAction,
    onDismissRemoteChanges,
    passwordLink,
    onReset,
  } = props
  const t = useWords(officeWords)
  const companyText = useWords(officeCompaniesWords)
  const countryName = useCountryName()
  const [open, setOpen] = useState<OpenDialog>(null)
  const { name, number, country, since, orders, total, blocked, vat, people } = company
  const problemOf = (action: CompanyCommand['do']) => (refused?.do === action ? refused.problem : null)

  function show(what: OpenDialog) {
    onReset()
    setOpen(what)
  }

  return (
    <div className="grid gap-5 pb-8">
      <PageHeader
        title={name}
        crumb={{ label: t('place.companies'), href: companiesHref }}
        state={<CompanyState blocked={blocked !== null} />}
        facts={[
          { label: companyText('company.number'), value: number ?? '–' },
          {
            label: companyText('company.vat'),
            value: `${vat.number ?? '–'} ${companyText(`company.vat.${vat.status}`)}`,
          },
          { label: companyText('company.country'), value: countryName(country) },
          { label: companyText('company.since'), value: since },
          { label: companyText('company.orders'), value: <Link href={ordersHref}>{orders}</Link> },
          { label: companyText('company.total'), value: total },
        ]}
        actions={
          editable && (
            <CompanyActions
              blocked={blocked !== null}
              busy={busy === 'unblock'}
              onVat={() => show('vat')}
              onBlock={() => show('block')}
              onUnblock={() => void onAction({ do: 'unblock' })}
            />
          )
        }
      />
      {remoteChanges.length > 0 && <CompanyChanges changes={remoteChanges} onDismiss={onDismissRemoteChanges} />}
      <PageProblem text={problemOf('unblock')} />
      <CompanyBlock blocked={blocked} />
      {passwordLink && (passwordLink.link !== null || passwordLink.problem !== null) && (
        <LazyBoundary>
          <LazyNewPasswordLink {...passwordLink} />
        </LazyBoundary>
      )}
      <div
        className={
          'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]'
        }
      >
        <div className="grid min-w-0 gap-6">
          <Section
            title={companyText('company.people')}
            aside={
              editable &&
              blocked === null && (
                <Button variant="secondary" size="sm" onPress={() => show('invite')}>
                  {companyText('invite.open')}
                </Button>
              )
            }
          >
            <CompanyPeople people={people} passwordLink={blocked === null ? passwordLink : undefined} />
          </Section>
          <Section title={companyText('company.addresses')}>
            <CompanyAddresses company={company} />
          </Section>
          <Section title={companyText('company.terms')}>
            {editable ? (
              <CompanyTerms {...terms} busy={busy === 'terms'} problem={problemOf('terms')} />
            ) : (
              <p className="text-sm">
                {[
                  companyText('company.daysShort', { days: Number(company.terms.days) }),
                  companyText(company.terms.poRequired ? 'company.po.needed' : 'company.po.free'),
                ].join(' · ')}
              </p>
            )}
          </Section>
        </div>
        <div className="grid min-w-0 gap-6">
          <Section title={companyText('company.applications')}>
            <CompanyApplications company={company} mayOpen={editable} asksLicence={asksLicence} />
          </Section>
          {activity.length > 0 && (
            <Section title={t('order.happened')}>
              <LazyActivityTimeline label={t('order.happened')} entries={activity} />
            </Section>
          )}
        </div>
      </div>
      {open !== null && (
        <LazyBoundary onClose={() => show(null)}>
          <LazyCompanyDialog
            open={open}
            company={company}
            busy={busy}
            problemOf={problemOf}
            onAction={onAction}
            onClose={() => show(null)}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
