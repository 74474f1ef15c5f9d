import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'

/** Shown instead of numbers that could not be loaded. */
export function NotLoaded() {
  const t = useWords(officeOrdersWords)
  return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{t('notCounted')}</p>
}
