import type { PasswordForm, SessionList } from '@skafferi/domain/shop/account/views'
import type { VatIdForm } from '@skafferi/domain/shop/company/views'
import { LazyPasswordCard } from '../../commerce/account/password-card'
import { LazySessionsCard } from '../../commerce/account/sessions-card'
import { VatIdCard } from '../../commerce/account/vat-id-card'
import { LazyAppearanceSwitches, useAppearanceValue } from '../../components/settings/appearance-switches'
import { Skeleton } from '../../components/feedback/skeleton'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface AccountCardsProps {
  /** The company's VAT number, and the form that changes it. */
  vatId: VatIdForm
  /** The form that changes the password. */
  password: PasswordForm
  /** Where the customer is signed in. */
  sessions: SessionList
}

/**
 * Rarely used account settings, below the orders. Both columns are equally high, so that an open form leaves no gap.
 * The appearance is below the sessions, of which there are usually few.
 */
export function AccountCards({ vatId, password, sessions }: AccountCardsProps) {
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
