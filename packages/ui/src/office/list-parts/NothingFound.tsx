import { Button } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface NothingFoundProps {
  /** That nothing fits, in words. */
  title: string
  /** All are wanted again. */
  onClear: () => void
}

/** A list in which nothing fits what is searched for. */
export function NothingFound({ title, onClear }: NothingFoundProps) {
  const t = useWords(officeWords)
  const clear = (
    <Button variant="secondary" onPress={onClear}>
      {t('products.clear')}
    </Button>
  )
  return <EmptyState title={title} action={clear} />
}
