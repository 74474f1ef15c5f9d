import type { Problem } from '@skafferi/domain/platform/action/views'
import { useWords } from '../../words'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import { useOfficeProblem } from '../problem-text'

const KNOWN = [
  'category_changed',
  'category_not_found',
  'category_name_taken',
  'category_handle_taken',
  'category_below_itself',
] as const

const isKnown = (code: string): code is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(code)

/** The text of a failed action on a category; `null` without a failure. */
export function useCategoryProblem(): (
  problem: Pick<Problem<'office'>, 'code' | 'message' | 'params'> | null,
) => string | null {
  const t = useWords(officeCategoriesWords)
  const officeProblem = useOfficeProblem()
  return (problem) => {
    if (problem === null) return null
    const { count, levels } = problem.params ?? {}
    if (problem.code === 'category_too_deep') return t('problem.category_too_deep', { levels: Number(levels) })
    if (problem.code === 'category_has_products') return t('holdsProducts', { count: Number(count) })
    if (problem.code === 'category_has_subcategories') return t('holdsCategories', { count: Number(count) })
    return isKnown(problem.code) ? t(`problem.${problem.code}`) : officeProblem(problem)
  }
}
