import { contactValues, useBrand } from '../../components/content/brand'
import { LinkButton } from '../../components/actions/button'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { FaqList } from '../../commerce/service/faq-list'
import { useShopPaths } from '../../commerce/service/shop-paths'
import { useWords } from '../../words'
import { faqWords } from '../../words/generated/faq'

/** The questions in the order of the specification (Specification (accounts) §2, FAQ). */
const GROUPS = [
  { id: 'account', questions: ['register', 'approval', 'unregistered'] },
  { id: 'order', questions: ['payment', 'shipping', 'tracking'] },
  { id: 'help', questions: ['returns', 'support', 'bulk'] },
] as const

/** Nine questions and answers, and a link to the contact page. */
export function FaqScreen() {
  const t = useWords(faqWords)
  const { contact } = useShopPaths()
  const { contact: contactDetails, returns } = useBrand()
  const { phone, hours } = contactDetails

  function answerTo(id: (typeof GROUPS)[number]['questions'][number]): string {
    switch (id) {
      case 'support':
        return t('support.answer', {
          ...contactValues(contactDetails),
          call: hours === null ? `${phone}` : `${phone} (${hours})`,
        })
      case 'returns':
        return t('returns.answer', { rule: returns ?? '' }).trim()
      default:
        return t(`${id}.answer`)
    }
  }

  const groups = GROUPS.map(({ id: group, questions }) => ({
    id: group,
    title: t(`group.${group}`),
    entries: questions.map((id) => ({
      id,
      question: t(`${id}.question`),
      answer: answerTo(id),
    })),
  }))
  return (
    <div className="grid gap-6 py-6 md:py-8">
      <DocumentTitle>{t('pageTitle')}</DocumentTitle>
      <div className="grid gap-2">
        <PageHeading>{t('title')}</PageHeading>
        <p className="text-ink-muted">{t('text')}</p>
      </div>
      <FaqList groups={groups} />
      {contact !== undefined && (
        <section className="flex flex-wrap items-center justify-between gap-4 border-t-2 border-shelf pt-5">
          <div className="min-w-0">
            <h2>{t('more.title')}</h2>
            <p className="text-ink-muted">{t('more.text')}</p>
          </div>
          <LinkButton href={contact}>{t('more.action')}</LinkButton>
        </section>
      )}
    </div>
  )
}
