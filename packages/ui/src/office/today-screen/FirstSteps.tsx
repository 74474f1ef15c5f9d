import { LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface FirstStepsProps {
  /** Where products are imported. */
  href: string
}

/** What an empty shop begins with. */
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
