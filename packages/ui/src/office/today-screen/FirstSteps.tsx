import { LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface FirstStepsProps {
  /** URL of the product import. */
  href: string
}

/** The empty state of a new shop with a link to the import. */
export function FirstSteps({ href }: FirstStepsProps) {
  const t = useWords(officeWords)
  return (
    <EmptyState
      variant="panel"
      headingLevel={2}
      title={t('today.firstTitle')}
      text={t('today.firstText')}
      action={<LinkButton href={href}>{t('today.firstAction')}</LinkButton>}
    />
  )
}
