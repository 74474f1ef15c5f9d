import { DescriptionList } from '../../components/description-list'
import { useWords } from '../../words'
import { ordersWords } from '../../words/generated/orders'

/** Props of {@link ProfileCard}. */
export interface ProfileCardProps {
  /** First and last name. */
  name: string
  email: string
  companyName: string
  /** The customer's telephone number; null where none was given. */
  phone: string | null
}

/** Who is signed in, and for which company. */
export function ProfileCard({ name, email, companyName, phone }: ProfileCardProps) {
  const t = useWords(ordersWords)
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-3">{t('details.title')}</h2>
      <DescriptionList
        look="split"
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
