import type { ProfileForm } from '@skafferi/domain/shop/account/views'
import type { CustomerView } from '@skafferi/domain/shop/session/views'
import { DescriptionList } from '../../../components/content/description-list'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { AccountCard } from '../../../internal/account-card'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { ordersWords } from '../../../words/generated/orders'
import type { ProfileFieldsProps } from './ProfileFields'

export interface ProfileCardProps extends ProfileFieldsProps, Pick<ProfileForm, 'editing'> {
  customer: CustomerView
  /** Opens the form. */
  onEdit: ProfileForm['edit']
}

/** Loaded when it is first opened: names rarely change. */
const LazyProfileFields = lazyWithRetry(() =>
  import('./ProfileFields').then(({ ProfileFields }) => ({ default: ProfileFields })),
)

/** The customer and the company, and the form to change the customer's data. */
export function ProfileCard({ customer, editing, onEdit, ...fields }: ProfileCardProps) {
  const t = useWords(ordersWords)
  const { name, email, companyName, phone } = customer
  return (
    <AccountCard
      title={t('details.title')}
      editing={editing}
      form={
        <LazyBoundary>
          <LazyProfileFields {...fields} />
        </LazyBoundary>
      }
      editLabel={t('details.change')}
      onEdit={onEdit}
      announcement={fields.state === 'saved' ? t('details.saved') : null}
    >
      <DescriptionList
        variant="split"
        items={[
          { term: t('details.name'), description: name },
          { term: t('details.email'), description: email },
          { term: t('details.company'), description: companyName },
          phone === null
            ? { term: t('details.phone'), description: t('details.notGiven'), tone: 'muted' }
            : { term: t('details.phone'), description: phone },
        ]}
      />
    </AccountCard>
  )
}
