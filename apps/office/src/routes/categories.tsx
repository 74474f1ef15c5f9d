import { useCategories } from '@skafferi/domain/office'
import { CategoriesScreen, useCategoryProblem } from '@skafferi/ui/office/categories-screen'
import { useOpenCategory } from '../app/use-open-category'
import { paths } from '../paths'

export default function CategoriesRoute() {
  const { categories, problem, move } = useCategories()
  const category = useOpenCategory()
  const problemText = useCategoryProblem()
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
