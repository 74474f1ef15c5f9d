import { ErrorState } from '../../components/feedback/error-state'
import { DocumentTitle } from '../../components/layout/page-layout'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'

export interface ErrorScreenProps {
  /** True if a file of the page could not be loaded because the shop is unreachable. Default `false`. */
  isOffline?: boolean
  /** Renders the page again. */
  onRetry: () => void
}

/** Replaces a page that failed unexpectedly, or could not be loaded. */
export function ErrorScreen({ isOffline = false, onRetry }: ErrorScreenProps) {
  const t = useWords(shellWords)
  const title = isOffline ? t('offline.title') : t('error.title')
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <ErrorState
        headingLevel={1}
        title={title}
        text={isOffline ? t('offline.text') : t('error.text')}
        onRetry={onRetry}
      />
    </>
  )
}
