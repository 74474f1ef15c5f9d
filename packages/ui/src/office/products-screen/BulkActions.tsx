import type { BulkKind } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { useWords } from '../../words'
import { officeBulkActionsWords } from '../../words/generated/office-bulk-actions'

const kinds: readonly BulkKind[] = ['price', 'flash_sale', 'category', 'tags', 'publish', 'archive', 'restore']

export interface BulkActionsProps {
  /** The number of all matching products; null if all of them are selected, or all are on this page. */
  selectableCount: number | null
  /** The user selects all matching products. */
  onSelectAll: () => void
  /** The user starts a change of the selected products. */
  onStart: (event: { kind: BulkKind }) => void
}

/** The bulk actions of the selected products. */
export function BulkActions({ selectableCount, onSelectAll, onStart }: BulkActionsProps) {
  const t = useWords(officeBulkActionsWords)
  return (
    <>
      {selectableCount !== null && (
        <Button size="sm" variant="quiet" onPress={onSelectAll}>
          {t('all', { count: selectableCount })}
        </Button>
      )}
      {kinds.map((kind) => (
        <Button key={kind} size="sm" variant="secondary" onPress={() => onStart({ kind })}>
          {t(`do.${kind}`)}
        </Button>
      ))}
    </>
  )
}
