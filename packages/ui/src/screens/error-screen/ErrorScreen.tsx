import { ErrorState } from '../../components/error-state'
import { DocumentTitle } from '../../components/page-layout'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'

export interface ErrorScreenProps {
  /** Renders the page again. */
  onRetry: () => void
}

/** In place of a page that broke in a way nobody expected. */
export function ErrorScreen({ onRetry }: ErrorScreenProps) {
  const t = useWords(shellWords)
  return (
    <>
      <DocumentTitle>{t('error.title')}</DocumentTitle>
      <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={onRetry} />
    </>
  )
}
