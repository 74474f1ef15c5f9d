import type { ReactNode } from 'react'
import type { PasswordForm, ProfileForm, SessionList } from '@skafferi/domain/shop/account/views'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { FiledComplaintsView } from '@skafferi/domain/shop/complaints/views'
import type { VatIdForm } from '@skafferi/domain/shop/company/views'
import type { Greeting } from '@skafferi/domain/platform/format/views'
import type { OrderSummaryView } from '@skafferi/domain/shop/orders/views'
import type { CustomerView } from '@skafferi/domain/shop/session/views'
import { LazyAddressBook, type AddressBookProps } from '../../commerce/account/address-book'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { LazyComplaintList } from '../../commerce/orders/complaint-list'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'
import { ErrorState } from '../../components/feedback/error-state'
import { useProblemText } from '../../commerce/service/problem-text'
import { ProfileCard } from '../../commerce/account/profile-card'
import { LazyPasswordCard } from '../../commerce/account/password-card'
import { LazySessionsCard } from '../../commerce/account/sessions-card'
import { VatIdCard } from '../../commerce/account/vat-id-card'
import { LazyAppearanceSwitches, useAppearanceValue } from '../../components/settings/appearance-switches'
import { OrderHistory, type OrderHistoryProps } from './OrderHistory'
import { OrderSummary, type OrderSummaryProps } from './OrderSummary'

interface ProfileDetailsProps {
  profile: Load<CustomerView>
  /** The form that changes name and telephone number. */
  form: ProfileForm
}

/** The profile card, or its placeholder. */
function ProfileDetails({ profile, form: { edit, type, save, cancel, ...form } }: ProfileDetailsProps) {
  const t = useWords(ordersWords)
  const problemText = useProblemText()
  if (profile.status === 'ready') {
    return <ProfileCard {...form} customer={profile.view} onEdit={edit} onType={type} onSave={save} onCancel={cancel} />
  }
  if (profile.status === 'failed') {
    return <ErrorState variant="panel" title={problemText(profile.problem)} onRetry={() => profile.retry()} />
  }
  return (
    <SkeletonGroup label={t('details.loading')}>
      <div className="grid h-57.5 content-between rounded-lg border border-line bg-surface p-5">
        <Skeleton width="45%" height="1.5rem" />
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </SkeletonGroup>
  )
}

export interface ProfileScreenProps extends OrderHistoryProps, Pick<OrderSummaryProps, 'waitingHref'> {
  /** The customer's time of day (Specification (accounts), profile); null until the browser renders. */
  greeting: Greeting | null
  /** The customer. */
  profile: Load<CustomerView>
  /** The form that changes name and telephone number. */
  profileForm: ProfileForm
  /** The form that changes the password. */
  password: PasswordForm
  /** The customer's sessions. */
  sessions: SessionList
  /** The company's VAT number, and the form that changes it. */
  vatId: VatIdForm
  /** The company's address book, with the limits and countries of its form. */
  addressBook: AddressBookProps
  /** Figures about the company's orders. */
  summary: Load<OrderSummaryView>
  /** The company's complaints. Omit to hide the section. */
  complaints?: Load<FiledComplaintsView, 'load_complaints'>
  /** Overlay: the ReorderDialog, after Reorder was pressed. */
  dialog?: ReactNode
}

/**
 * The customer's page: profile, figures, orders, complaints and account settings. Each part loads and fails separately.
 */
export function ProfileScreen(props: ProfileScreenProps) {
  const {
    greeting,
    profile,
    profileForm,
    password,
    sessions,
    vatId,
    addressBook,
    summary,
    complaints,
    waitingHref,
    dialog,
    ...history
  } = props
  const t = useWords(ordersWords)
  const timeOfDay = greeting ?? 'afternoon'
  const heading =
    profile.status === 'ready'
      ? t(`greeting.${timeOfDay}Name`, { name: profile.view.name })
      : t(`greeting.${timeOfDay}`)
  return (
    <>
      <DocumentTitle>{t('profile.title')}</DocumentTitle>
      <div className="grid gap-8 py-6 md:py-8">
        <div className={greeting === null ? 'invisible wrap-anywhere' : 'wrap-anywhere'}>
          <PageHeading>{heading}</PageHeading>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22.5rem)]">
          <OrderSummary summary={summary} waitingHref={waitingHref} />
          <ProfileDetails profile={profile} form={profileForm} />
        </div>
        <OrderHistory {...history} />
        <LazyBoundary fallback={<Skeleton height="12rem" />}>
          <LazyAddressBook {...addressBook} />
        </LazyBoundary>
        {complaints && (
          <LazyBoundary>
            <LazyComplaintList load={complaints} scope="company" />
          </LazyBoundary>
        )}
        <AccountCards vatId={vatId} password={password} sessions={sessions} />
      </div>
      {dialog}
    </>
  )
}

/**
 * Rarely used account settings, below the orders. Both columns are equally high, so that an open form leaves no gap.
 * The appearance is below the sessions, of which there are usually few.
 */
function AccountCards({ vatId, password, sessions }: Pick<ProfileScreenProps, 'vatId' | 'password' | 'sessions'>) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <VatId {...vatId} />
        <LazyBoundary fallback={<Skeleton height="8rem" />}>
          <Password {...password} />
        </LazyBoundary>
      </div>
      <div className="flex min-w-0 flex-col gap-6 *:first:flex-1">
        <LazyBoundary fallback={<Skeleton height="12rem" />}>
          <Sessions {...sessions} />
        </LazyBoundary>
        <AppearanceCard />
      </div>
    </div>
  )
}

/** How the shop looks in this browser. */
function AppearanceCard() {
  const t = useWords(ordersWords)
  if (useAppearanceValue() === null) return null
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <h2>{t('appearance.title')}</h2>
      <LazyBoundary fallback={<Skeleton height="4rem" />}>
        <LazyAppearanceSwitches variant="card" />
      </LazyBoundary>
    </section>
  )
}

function VatId({ edit, type, save, cancel, ...form }: VatIdForm) {
  return <VatIdCard {...form} onEdit={edit} onType={type} onSave={save} onCancel={cancel} />
}

function Password({ edit, save, cancel, ...form }: PasswordForm) {
  return <LazyPasswordCard {...form} onEdit={edit} onSave={save} onCancel={cancel} />
}

function Sessions({ end, endOthers, ...list }: SessionList) {
  return <LazySessionsCard {...list} onEnd={end} onEndOthers={endOthers} />
}
