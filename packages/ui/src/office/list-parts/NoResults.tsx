import { Button } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface NoResultsProps {
  /** The text. */
  title: string
  /** The user clears the search. */
  onClear: () => void
}

/** The empty state of a search without results. */
export function NoResults({ title, onClear }: NoResultsProps) {
  const t = useWords(officeWords)
  const clear = (
    <Button variant="secondary" onPress={onClear}>
      {t('products.clear')}
    </Button>
  )
  return <EmptyState title={title} action={clear} />
}
