import { phoneHref, useBrand } from '../../../components/content/brand'
import { DescriptionList } from '../../../components/content/description-list'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { contactWords } from '../../../words/generated/contact'

/** The company behind the shop and how to reach it without the form. Nothing if nothing is given. */
export function ContactDetails() {
  const t = useWords(contactWords)
  const { company, vatId, contact } = useBrand()
  const { phone, hours, email, address } = contact
  const lines = address.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
  const items = [
    phone !== null && { term: t('details.phone'), description: <Link href={phoneHref(phone)}>{phone}</Link> },
    phone !== null && hours !== null && { term: t('details.hours'), description: hours },
    email !== null && { term: t('details.email'), description: <Link href={`mailto:${email}`}>{email}</Link> },
    company !== null && { term: t('details.company'), description: company },
    address.length > 0 && { term: t('details.address'), description: lines },
    vatId !== null && { term: t('details.vatId'), description: vatId },
  ].filter((item) => item !== false)
  if (items.length === 0) return null
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-3">{t('details.title')}</h2>
      <DescriptionList variant="stacked" items={items} />
    </section>
  )
}
