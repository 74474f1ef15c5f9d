import type { CaseDetailView } from '@skafferi/domain/office/views'
import { DescriptionList, type Description } from '../../components/content/description-list'
import { Link } from '../../components/actions/link'
import { useWords } from '../../words'
import { officeInboxWords } from '../../words/generated/office-inbox'

/** The person, company and order of a case. */
export function CaseFacts({ detail }: { detail: CaseDetailView }) {
  const t = useWords(officeInboxWords)
  const { person, company, order, email, phone } = detail
  const items: (Description | null)[] = [
    person === null
      ? { term: t('case.person'), description: t('case.erased'), tone: 'muted' }
      : { term: t('case.person'), description: person },
    company && {
      term: t('case.company'),
      description: company.href === null ? company.name : <Link href={company.href}>{company.name}</Link>,
    },
    order && { term: t('case.order'), description: <Link href={order.href}>{order.number}</Link> },
    email === null ? null : { term: t('case.email'), description: email },
    phone === null ? null : { term: t('case.phone'), description: phone },
  ]
  return <DescriptionList variant="aligned" items={items.filter((item) => item !== null)} />
}
