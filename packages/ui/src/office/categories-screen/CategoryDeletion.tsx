import type { RemoteCategoryChange, ListedCategoryView } from '@skafferi/domain/office/views'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { useWords } from '../../words'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import { StopDialog } from '../offer-parts'
import { CategoryChanges } from './CategoryChanges'

export interface CategoryDeletionProps {
  name: string
  /** What keeps it from being deleted; `null` where it is empty. */
  holds: ListedCategoryView['holds']
  /** What a colleague has changed since it was read; empty while nothing. */
  remoteChanges: readonly RemoteCategoryChange[]
  busy: boolean
  /** Why it was not deleted, in words; `null` where nothing failed. */
  failure: string | null
  onDelete: () => void
  onClose: () => void
}

/** Asked before a category is deleted; of one that is not empty, it says what is in its way. */
export function CategoryDeletion({
  name,
  holds,
  remoteChanges,
  busy,
  failure,
  onDelete,
  onClose,
}: CategoryDeletionProps) {
  const t = useWords(officeCategoriesWords)
  const title = t('deleteTitle', { name })
  if (holds !== null) {
    return (
      <Dialog open title={title} footer={<Button onPress={onClose}>{t('close')}</Button>} onClose={onClose}>
        <p>{t(holds.what === 'products' ? 'holdsProducts' : 'holdsCategories', { count: holds.count })}</p>
      </Dialog>
    )
  }
  const words = { title, text: t('deleteText'), stop: t('deleteDo'), stopping: t('deleting') }
  return (
    <StopDialog words={words} busy={busy} problem={failure} onStop={onDelete} onClose={onClose}>
      <CategoryChanges changes={remoteChanges} />
    </StopDialog>
  )
}
