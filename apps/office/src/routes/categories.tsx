import { useCategories, useCategory, useOperator } from '@skafferi/domain/office'
import { CategoriesScreen, type CategoriesScreenProps, type OpenCategory } from '@skafferi/ui/office/categories-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useState } from 'react'
import { paths } from '../paths'

type CategoryProps = Pick<CategoriesScreenProps, 'editable' | 'open' | 'onOpen' | 'onSave' | 'onDelete'>

/** State of the category that is being edited. */
function useOpenCategory(): CategoryProps {
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const [open, setOpen] = useState<OpenCategory | null>(null)
  const { problem, open: startEditing, save, remove, ...category } = useCategory()
  return {
    editable: may.includes('catalogue'),
    open: open && { ...open, ...category, failure: problemText(problem), faults: problem?.fields ?? {} },
    onOpen(next) {
      startEditing(next === null || next.action === 'add' ? null : next.id)
      setOpen(next)
    },
    onSave: save,
    onDelete: remove,
  }
}

export default function CategoriesRoute() {
  const { categories, problem, move } = useCategories()
  const category = useOpenCategory()
  const problemText = useOfficeProblem()
  return (
    <CategoriesScreen
      {...category}
      categories={categories}
      productsHref={paths.products}
      problem={problemText(problem)}
      onMove={move}
    />
  )
}
