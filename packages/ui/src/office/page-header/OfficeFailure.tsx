import { ErrorState } from '../../components/error-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface OfficeFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string
  /** The request's number; `null` where no answer came. */
  request: string | null
  /** It is to be loaded again. */
  onRetry: () => void
  /** Default `panel`. */
  variant?: 'plain' | 'panel'
}

/** What could not be loaded, what holds all the same, and the number to name to whoever helps. */
export function OfficeFailure({ title, request, onRetry, variant = 'panel' }: OfficeFailureProps) {
  const t = useWords(officeWords)
  const text = request === null ? t('failed.holds') : t('failed.request', { request })
  return <ErrorState variant={variant} title={title} text={text} onRetry={onRetry} />
}
