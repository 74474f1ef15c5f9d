import { useNavigate } from 'react-router-dom'
import { anyProduct, useOfficeProducts, useOperator, useProductCells, useProductChoices } from '@skafferi/domain/office'
import type { ProductFilters } from '@skafferi/domain/office/views'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { ProductsScreen } from '@skafferi/ui/office/products-screen'
import { useBulkProducts } from '../app/use-bulk-products'
import { useProductFilters, useProductLists } from '../app/use-product-filters'
import { useStockChange } from '../app/use-stock-change'
import { paths } from '../paths'

export default function ProductsRoute() {
  const navigate = useNavigate()
  const { may } = useOperator()
  const { filters, page, sort, hrefOf, pageHref, show } = useProductFilters()
  const products = useOfficeProducts({ ...filters, page })
  // After the list, which is loaded first.
  const { views, view } = useProductLists(hrefOf, hrefOf({ ...filters, sort: '' }))
  const { cells, save, revert } = useProductCells()
  const problemText = useOfficeProblem()
  const choices = useProductChoices()
  const { selection, notice } = useBulkProducts({
    filters,
    filterKey: hrefOf({ ...filters, sort: '' }),
    count: products.status === 'ready' ? products.view.count : undefined,
    categories: choices.categories,
  })
  const stockChange = useStockChange()
  return (
    <ProductsScreen
      products={products}
      views={views}
      view={view}
      filters={filters}
      choices={choices}
      sort={sort}
      selection={may.includes('catalogue') ? selection : undefined}
      notice={
        <>
          {notice}
          {stockChange.notice}
        </>
      }
      onStock={may.includes('catalogue') ? stockChange.open : undefined}
      cells={cells.map((cell) => ({ ...cell, problem: problemText(cell.refusal) }))}
      onSave={may.includes('catalogue') ? ({ previousValue: seen, ...cell }) => save({ ...cell, seen }) : undefined}
      onRevertCell={revert}
      hrefs={{
        categories: paths.categories,
        ...(may.includes('catalogue') && { import: paths.import, add: paths.newProduct }),
        export: '/admin/products/export',
      }}
      hrefFor={pageHref}
      onFilter={show}
      onClear={() => show({ ...anyProduct, sort: filters.sort })}
      onSort={({ column, direction }) =>
        show({ ...filters, sort: `${direction === 'descending' ? '-' : ''}${column}` as ProductFilters['sort'] })
      }
      onOpen={({ id }) => void navigate(paths.product(id))}
    />
  )
}
