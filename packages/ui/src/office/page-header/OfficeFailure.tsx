import { ErrorState } from '../../components/feedback/error-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface OfficeFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string
  /** The request id; `null` if there was no answer. */
  request: string | null
  /** The user retries. */
  onRetry: () => void
  /** Default `panel`. */
  variant?: 'plain' | 'panel'
}

/** An error state with the request id to quote to support. */
export function OfficeFailure({ title, request, onRetry, variant = 'panel' }: OfficeFailureProps) {
  const t = useWords(officeWords)
  const text = request === null ? t('failed.holds') : t('failed.request', { request })
  return <ErrorState variant={variant} title={title} text={text} onRetry={onRetry} />
}
