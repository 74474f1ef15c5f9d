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
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { Timeline } from '../../components/content/timeline'
import { useCountryName } from '../../commerce/account/country'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { CompanyState } from '../companies-screen'
import { useActivityTimeline } from '../activity-entry'
import { OfficeFailure, PageHeader, Section } from '../page-header'
import { PageProblem } from '../page-news'
import { CompanyAddresses, CompanyApplications, CompanyBlock } from './CompanyFacts'
import { CompanyTerms, type CompanyTermsProps } from './CompanyTerms'
import { LockIcon, CheckIcon, CloseIcon } from '../../components/content/icon'
import { RemoteChanges, type RemoteChangesProps } from '../remote-changes'
import { isVatStatus } from './vat'
import { BlockDialog } from './BlockDialog'
import { InviteCustomerDialog } from './InviteCustomerDialog'
import { VatDialog } from './VatDialog'
import { Badge } from '../../components/content/badge'

const LOOKS = {
  active: { tone: 'positive', Icon: CheckIcon },
  blocked: { tone: 'critical', Icon: LockIcon },
  erased: { tone: 'neutral', Icon: CloseIcon },
} as const

/** The customers of a company, in columns on wide screens and below the name on a phone. */
function CompanyPeople({ people }: { people: readonly CompanyPersonView[] }) {
  const t = useWords(officeWords)
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
            </span>
            <span className="num text-ink-muted">{t('company.personSince', { when: since })}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The open dialog; `null` if none is open. */
type OpenDialog = 'vat' | 'block' | 'invite' | null

interface CompanyDialogProps {
  open: OpenDialog
  company: CompanyDetailView
  /** The pending action; `null` if none is. */
  busy: CompanyCommand['do'] | null
  /** Text of an action's failure; `null` otherwise. */
  problemOf: (action: CompanyCommand['do']) => string | null
  /** Runs an action. Resolves to true if it was done. */
  onAction: (command: CompanyCommand) => Promise<boolean>
  onClose: () => void
}

/** The open dialog of the company page. */
function CompanyDialog({ open, company, busy, problemOf, onAction, onClose }: CompanyDialogProps) {
  if (open === null) return null
  const dialog = { busy: busy === open, failure: problemOf(open), onClose }
  if (open === 'vat') return <VatDialog {...dialog} company={company} onSave={onAction} />
  if (open === 'invite')
    return (
      <InviteCustomerDialog
        {...dialog}
        company={company.name}
        onInvite={({ person }) => onAction({ do: 'invite', person })}
      />
    )
  const people = company.people.filter(({ state }) => state === 'active').length
  return (
    <BlockDialog
      {...dialog}
      company={company.name}
      people={people}
      onBlock={({ reason }) => onAction({ do: 'block', reason })}
    />
  )
}

interface CompanyChangesProps extends Pick<RemoteChangesProps, 'onDismiss'> {
  changes: readonly RemoteCompanyChange[]
}

/** The changes of a company by another operator. */
function CompanyChanges({ changes, onDismiss }: CompanyChangesProps) {
  const t = useWords(officeWords)

  function textOf({ what }: RemoteCompanyChange, value: string | null): string | null {
    if (value === null) return null
    if (what === 'days') return t('company.daysShort', { days: Number(value) })
    if (what === 'po') return t(value === 'true' ? 'company.po.needed' : 'company.po.free')
    if (what === 'blocked') return t(value === 'true' ? 'company.blocked' : 'company.active')
    return what === 'vatStatus' && isVatStatus(value) ? t(`company.vat.${value}`) : value
  }

  const fields = changes.map((change) => ({
    id: change.what,
    label: t(`company.change.${change.what}`),
    before: textOf(change, change.before),
    after: textOf(change, change.after),
    kind: 'text' as const,
  }))
  return <RemoteChanges title={t('company.remoteChange')} fields={fields} onDismiss={onDismiss} />
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
  const t = useWords(officeWords)
  return (
    <>
      <Button variant="secondary" onPress={onVat}>
        {t('vat.do')}
      </Button>
      {blocked ? (
        <Button variant="secondary" busy={busy} busyLabel={t('product.saving')} onPress={onUnblock}>
          {t('block.undo')}
        </Button>
      ) : (
        <Button variant="danger" onPress={onBlock}>
          <LockIcon size="sm" />
          {t('block.open')}
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
    terms,
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
      <div
        className={
          'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] min-[96rem]:grid-cols-[minmax(0,1fr)_25rem]'
        }
      >
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
              <CompanyTerms {...terms} busy={busy === 'terms'} problem={problemOf('terms')} />
            ) : (
              <p className="text-sm">
                {[
                  t('company.daysShort', { days: Number(company.terms.days) }),
                  t(company.terms.poRequired ? 'company.po.needed' : 'company.po.free'),
                ].join(' · ')}
              </p>
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
