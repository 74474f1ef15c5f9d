import { useNavigate } from 'react-router-dom'
import { useOfficeProducts, useOperator, useProductCount } from '@skafferi/domain/office'
import { useProductViews } from '@skafferi/ui/office/phrases'
import { ProductsScreen } from '@skafferi/ui/office/products-screen'
import { useListQuery } from '../app/use-list-query'
import { paths } from '../paths'

/** Filters of the predefined lists, as in the URL. */
const lists = {
  all: { status: '', stock: '' },
  published: { status: 'published', stock: '' },
  low: { status: 'published', stock: 'low' },
  draft: { status: 'draft', stock: '' },
  archived: { status: 'archived', stock: '' },
} as const
const listIds = ['all', 'published', 'low', 'draft', 'archived'] as const

export default function ProductsRoute() {
  const navigate = useNavigate()
  const { may } = useOperator()
  const { text, filters, page, hrefOf, pageHref, show } = useListQuery(paths.products, {
    status: ['published', 'draft', 'archived'],
    stock: ['low'],
  })
  const view = listIds.find((id) => hrefOf(lists[id]) === hrefOf(filters)) ?? 'all'
  const products = useOfficeProducts({ text, status: lists[view].status, low: view === 'low', page })
  const counts = [
    useProductCount(''),
    useProductCount('published'),
    useProductCount('published', true),
    useProductCount('draft'),
    useProductCount('archived'),
  ]
  const views = useProductViews(listIds.map((id, index) => ({ id, href: hrefOf(lists[id]), count: counts[index] })))
  return (
    <ProductsScreen
      products={products}
      views={views}
      view={view}
      text={text}
      hrefs={{
        categories: paths.categories,
        ...(may.includes('catalogue') && { import: paths.import, add: paths.newProduct }),
        export: '/admin/products/export',
      }}
      hrefFor={pageHref}
      onSearch={(event) => show({ ...event, ...lists[view] })}
      onOpen={({ id }) => void navigate(paths.product(id))}
    />
  )
}
