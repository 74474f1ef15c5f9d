import { useCategories } from '@skafferi/domain/office'
import { CategoriesScreen } from '@skafferi/ui/office/categories-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useOpenCategory } from '../app/use-open-category'
import { paths } from '../paths'

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
