import { brand, phoneHref } from '@skafferi/brand'
import { DescriptionList } from '../../../components/content/description-list'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { contactWords } from '../../../words/generated/contact'

/** How to reach the shop without the form: phone, hours, e-mail, postal address. */
export function ContactDetails() {
  const t = useWords(contactWords)
  const { phone, hours, email, address } = brand.contact
  const lines = address.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="mb-3">{t('details.title')}</h2>
      <DescriptionList
        variant="stacked"
        items={[
          { term: t('details.phone'), description: <Link href={phoneHref(phone)}>{phone}</Link> },
          { term: t('details.hours'), description: hours },
          { term: t('details.email'), description: <Link href={`mailto:${email}`}>{email}</Link> },
          { term: t('details.address'), description: lines },
        ]}
      />
    </section>
  )
}
