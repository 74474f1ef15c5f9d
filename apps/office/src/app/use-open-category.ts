import { useState } from 'react'
import { useCategory, useOperator } from '@skafferi/domain/office'
import type { CategoriesScreenProps, OpenCategory } from '@skafferi/ui/office/categories-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

type CategoryProps = Pick<CategoriesScreenProps, 'editable' | 'open' | 'onOpen' | 'onSave' | 'onDelete'>

/** State of the category that is being edited. */
export function useOpenCategory(): CategoryProps {
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
