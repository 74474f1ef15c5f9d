import type { CustomerView } from '@skafferi/domain/session/views'
import { DescriptionList } from '../../components/description-list'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

export interface ProfileCardProps {
  customer: CustomerView
}

/** Who is signed in, and for which company. */
export function ProfileCard({ customer }: ProfileCardProps) {
  const t = useWords(ordersWords)
  const { name, email, companyName, phone } = customer
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-3">{t('details.title')}</h2>
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
    </section>
  )
}
