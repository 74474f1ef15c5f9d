import type { ListedCategoryView, OfficeState } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { DataTable, RowShortcuts } from '../../components/content/data-table'
import { EmptyState } from '../../components/feedback/empty-state'
import { PlusIcon } from '../../components/content/icon'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import { ListPage } from '../list-page'
import { OfficeFailure } from '../page-header'
import { PageProblem } from '../page-news'
import { CategoryDeletion } from './CategoryDeletion'
import { CategoryDialog, type CategoryDialogProps } from './CategoryDialog'
import type { OpenCategory } from './open-category'
import { useCategoryColumns, useCategorySummary } from './use-category-columns'

export interface CategoriesScreenProps {
  categories: OfficeState<readonly ListedCategoryView[]>
  /** URL of the product list. */
  productsHref: string
  /** True if the operator may change categories. */
  editable: boolean
  /** Text of a failed move; `null` otherwise. */
  problem: string | null
  /** The open category dialog; `null` if none is open. */
  open: (OpenCategory & Omit<CategoryDialogProps, 'parent' | 'onSave' | 'onClose'>) | null
  /** Opens a category dialog; `null` closes it. */
  onOpen: (event: OpenCategory | null) => void
  /** Moves a category up or down among those of its parent. Resolves to true if it was moved. */
  onMove: (event: { id: string; by: -1 | 1 }) => Promise<boolean>
  /** Saves the open category. */
  onSave: CategoryDialogProps['onSave']
  /** Deletes the open category. Resolves to true if it was deleted. */
  onDelete: () => Promise<boolean>
}

const NO_ROWS: readonly ListedCategoryView[] = []

/** The category tree, in the order that buyers see. */
export function CategoriesScreen(props: CategoriesScreenProps) {
  const { categories, productsHref, editable, problem, onOpen, onMove } = props
  const t = useWords(officeCategoriesWords)
  const office = useWords(officeWords)
  const rows = categories.status === 'ready' ? categories.view : NO_ROWS
  const [moved, setMoved] = useState<string>()
  const last = rows.find(({ id }) => id === moved)

  async function move(event: { id: string; by: -1 | 1 }) {
    setMoved(undefined)
    if (await onMove(event)) setMoved(event.id)
  }

  const columns = useCategoryColumns(editable ? { onOpen, onMove: (event) => void move(event) } : null)
  const phoneSummary = useCategorySummary()
  return (
    <>
      <ListPage
        title={office('place.categories')}
        crumb={{ label: office('place.products'), href: productsHref }}
        actions={
          editable && (
            <Button onPress={() => onOpen({ action: 'add', parent: '' })}>
              <PlusIcon size="sm" />
              {t('new')}
            </Button>
          )
        }
      >
        <PageProblem text={problem} />
        <VisuallyHidden>
          <span role="status">
            {last && t('moved', { name: last.name, place: last.place, siblings: last.siblings })}
          </span>
        </VisuallyHidden>
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          phoneSummary={phoneSummary}
          state={categories.status === 'loading' ? 'loading' : 'ready'}
          loadingLabel={t('loading')}
          empty={
            categories.status === 'failed' ? (
              <OfficeFailure
                variant="plain"
                title={t('failed')}
                request={categories.request}
                onRetry={categories.retry}
              />
            ) : (
              <EmptyState title={t('empty')} text={t('emptyText')} />
            )
          }
          footer={
            rows.length === 0 ? undefined : (
              <>
                <span>{t(editable ? 'hint' : 'readOnly')}</span>
                <RowShortcuts />
              </>
            )
          }
          onOpen={editable ? ({ id }) => onOpen({ action: 'change', id }) : undefined}
        />
      </ListPage>
      <OpenCategoryDialog {...props} rows={rows} />
    </>
  )
}

function OpenCategoryDialog({
  open,
  rows,
  onOpen,
  onSave,
  onDelete,
}: CategoriesScreenProps & { rows: readonly ListedCategoryView[] }) {
  if (open === null) return null
  const close = () => onOpen(null)
  if (open.action !== 'delete')
    return (
      <CategoryDialog {...open} parent={open.action === 'add' ? open.parent : ''} onSave={onSave} onClose={close} />
    )
  const { remoteChanges, busy, failure, stored } = open
  const blockedBy = rows.find(({ id }) => id === open.id)?.blockedBy ?? null
  const remove = () => void onDelete().then((isDone) => isDone && close())
  return (
    <CategoryDeletion
      name={stored?.name ?? ''}
      blockedBy={blockedBy}
      remoteChanges={remoteChanges}
      busy={busy}
      failure={failure}
      onDelete={remove}
      onClose={close}
    />
  )
}
