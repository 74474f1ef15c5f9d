import type { ListedCategoryView } from '@skafferi/domain/office/views'
import type { DataColumn } from '../../components/content/data-table'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '../../components/content/icon'
import { IconButton } from '../../components/actions/icon-button'
import { Menu } from '../../components/actions/menu'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import type { OpenCategory } from './open-category'

interface CategoryActions {
  onOpen: (event: OpenCategory) => void
  onMove: (event: { id: string; by: -1 | 1 }) => void
}

/** The indentation of a name by level. */
const INDENTS = ['', 'ps-5', 'ps-10'] as const

/** The columns of the category tree. @param actions `null` without the permission to change categories */
export function useCategoryColumns(actions: CategoryActions | null): readonly DataColumn<ListedCategoryView>[] {
  const t = useWords(officeCategoriesWords)
  const office = useWords(officeWords)
  const columns: readonly DataColumn<ListedCategoryView>[] = [
    {
      id: 'name',
      label: t('name'),
      cell: ({ name, level, parent }) => (
        <span
          className={
            `block wrap-anywhere ${INDENTS[level - 1] ?? 'ps-10'} ` + (level === 1 ? 'font-bold' : 'font-regular')
          }
        >
          {name}
          {parent !== null && <VisuallyHidden>{`, ${t('under', { parent })}`}</VisuallyHidden>}
        </span>
      ),
    },
    {
      id: 'handle',
      label: t('handle'),
      cell: ({ handle }) => <span className="text-ink-muted wrap-anywhere">{handle}</span>,
    },
    { id: 'products', label: t('products'), align: 'end', cell: ({ products }) => products },
  ]
  if (actions === null) return columns
  return [
    ...columns,
    {
      id: 'order',
      label: t('order'),
      align: 'end',
      visibleFrom: 'phone',
      cell: (category) => <MoveButtons category={category} onMove={actions.onMove} />,
    },
    {
      id: 'actions',
      label: office('team.do'),
      align: 'end',
      visibleFrom: 'phone',
      cell: ({ id, name, level }) => (
        <Menu
          label={t('actions', { name })}
          icon={<PencilIcon />}
          items={[
            { id: 'change', label: t('change') },
            ...(level < INDENTS.length ? [{ id: 'add', label: t('below') }] : []),
            { id: 'delete', label: t('delete') },
          ]}
          onSelect={({ id: action }) =>
            actions.onOpen(
              action === 'add' ? { action, parent: id } : { action: action === 'delete' ? 'delete' : 'change', id },
            )
          }
        />
      ),
    },
  ]
}

function MoveButtons({
  category: { id, name, place, siblings },
  onMove,
}: {
  category: ListedCategoryView
  onMove: CategoryActions['onMove']
}) {
  const t = useWords(officeCategoriesWords)
  return (
    <span className="inline-flex">
      <IconButton
        size="sm"
        label={t('up', { name })}
        icon={<ArrowUpIcon size="sm" />}
        state={place === 1 ? 'ended' : 'idle'}
        onPress={() => onMove({ id, by: -1 })}
      />
      <IconButton
        size="sm"
        label={t('down', { name })}
        icon={<ArrowDownIcon size="sm" />}
        state={place === siblings ? 'ended' : 'idle'}
        onPress={() => onMove({ id, by: 1 })}
      />
    </span>
  )
}

/** The line below a category's name on a phone. */
export function useCategorySummary() {
  const t = useWords(officeCategoriesWords)
  return ({ level, products }: ListedCategoryView) => (
    <span className={`num block ${INDENTS[level - 1] ?? 'ps-10'}`}>{t('productsOf', { count: products })}</span>
  )
}
