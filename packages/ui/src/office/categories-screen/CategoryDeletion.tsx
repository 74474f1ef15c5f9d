import type { RemoteCategoryChange, ListedCategoryView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import { ConfirmDialog } from '../offer-parts'
import { useOfficeSentences } from '../problem-text'
import { CategoryChanges } from './CategoryChanges'

export interface CategoryDeletionProps {
  name: string
  /** Why it cannot be deleted; `null` if it is empty. */
  blockedBy: ListedCategoryView['blockedBy']
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteCategoryChange[]
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  onDelete: () => void
  onClose: () => void
}

/** A confirmation before a category is deleted, or the reason why it cannot be deleted. */
export function CategoryDeletion({
  name,
  blockedBy,
  remoteChanges,
  busy,
  failure,
  onDelete,
  onClose,
}: CategoryDeletionProps) {
  const t = useWords(officeCategoriesWords)
  const sentence = useOfficeSentences()
  const title = t('deleteTitle', { name })
  if (blockedBy !== null) {
    return (
      <Dialog open title={title} footer={<Button onPress={onClose}>{t('close')}</Button>} onClose={onClose}>
        <p>
          {sentence({
            code: blockedBy.what === 'products' ? 'category_has_products' : 'category_has_subcategories',
            params: { count: blockedBy.count },
            message: null,
          })}
        </p>
      </Dialog>
    )
  }
  const words = { title, text: t('deleteText'), confirm: t('deleteDo'), confirming: t('deleting') }
  return (
    <ConfirmDialog words={words} busy={busy} problem={failure} onConfirm={onDelete} onClose={onClose}>
      <CategoryChanges changes={remoteChanges} />
    </ConfirmDialog>
  )
}
