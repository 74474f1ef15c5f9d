import type {
  CompanyCommand,
  ActivityEntryView,
  RemoteCompanyChange,
  OfficeState,
  CompanyDetailView,
} from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { Timeline } from '../../components/content/timeline'
import { useCountryName } from '../../commerce/account/country'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { CompanyState } from '../companies-screen'
import { useActivityTimeline } from '../activity-entry'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { PageProblem } from '../page-news'
import { CompanyActions } from './CompanyActions'
import { CompanyChanges } from './CompanyChanges'
import { CompanyDialog, type OpenDialog } from './CompanyDialog'
import { CompanyAddresses, CompanyApplications, CompanyBlock } from './CompanyFacts'
import { CompanyPeople } from './CompanyPeople'
import { CompanyTerms } from './CompanyTerms'

export interface CompanyScreenProps {
  company: OfficeState<CompanyDetailView>
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
  /** The pending action; `null` if none is. */
  busy: CompanyCommand['do'] | null
  /** The last refused action and the text of the reason; `null` otherwise. */
  refused: { do: CompanyCommand['do']; problem: string } | null
  /** Runs an action. Resolves to true if it was done. */
  onAction: (command: CompanyCommand) => Promise<boolean>
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
  /** Clears the refusal. */
  onReset: () => void
}

/** One company: people, addresses, terms, applications and activity. */
export function CompanyScreen(props: CompanyScreenProps) {
  const { company, companiesHref } = props
  const t = useWords(officeWords)
  if (company.status === 'ready') return <CompanyPage {...props} company={company.view} />
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader title={t('company.name')} crumb={{ label: t('place.companies'), href: companiesHref }} />
      {company.status === 'loading' ? (
        <SkeletonGroup label={t('company.loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      ) : (
        <OfficeFailure title={t('company.failed')} request={company.request} onRetry={company.retry} />
      )}
    </div>
  )
}

function CompanyPage(props: Omit<CompanyScreenProps, 'company'> & { company: CompanyDetailView }) {
  const {
    company,
    activity,
    companiesHref,
    ordersHref,
    remoteChanges,
    editable,
    busy,
    refused,
    onAction,
    onDismissRemoteChanges,
    onReset,
  } = props
  const t = useWords(officeWords)
  const countryName = useCountryName()
  const entriesOf = useActivityTimeline()
  const [open, setOpen] = useState<OpenDialog>(null)
  const { name, number, country, since, orders, total, blocked, vat, terms, people } = company
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
          ...(number === null ? [] : [{ label: t('company.number'), value: number }]),
          { label: t('company.vat'), value: `${vat.number ?? '–'} ${t(`company.vat.${vat.status}`)}` },
          { label: t('company.country'), value: countryName(country) },
          { label: t('company.since'), value: since },
          { label: t('company.orders'), value: <Link href={ordersHref}>{orders}</Link> },
          { label: t('company.total'), value: total },
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
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid min-w-0 gap-6">
          <Section
            title={t('company.people')}
            aside={
              editable &&
              blocked === null && (
                <Button variant="secondary" size="sm" onPress={() => show('invite')}>
                  {t('invite.open')}
                </Button>
              )
            }
          >
            <CompanyPeople people={people} />
          </Section>
          <Section title={t('company.addresses')}>
            <CompanyAddresses company={company} />
          </Section>
          <Section title={t('company.terms')}>
            {editable ? (
              <CompanyTerms
                terms={terms}
                busy={busy === 'terms'}
                problem={problemOf('terms')}
                onSave={(next) => onAction({ do: 'terms', terms: next })}
              />
            ) : (
              <p className="text-sm">{`${t('company.daysShort', { days: Number(terms.days) })} · ${t(terms.poRequired ? 'company.po.needed' : 'company.po.free')}`}</p>
            )}
          </Section>
        </div>
        <div className="grid min-w-0 gap-6">
          <Section title={t('company.applications')}>
            <CompanyApplications company={company} mayOpen={editable} />
          </Section>
          {activity.length > 0 && (
            <Section title={t('order.happened')}>
              <Timeline label={t('order.happened')} background="page" entries={entriesOf(activity)} />
            </Section>
          )}
        </div>
      </div>
      <CompanyDialog
        open={open}
        company={company}
        busy={busy}
        problemOf={problemOf}
        onAction={onAction}
        onClose={() => show(null)}
      />
    </div>
  )
}
