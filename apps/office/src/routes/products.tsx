import { useNavigate, useSearchParams } from 'react-router-dom'
import { useOfficeProducts, useOperator, useProductCount } from '@skafferi/domain/office'
import { useProductViews } from '@skafferi/ui/office/phrases'
import { ProductsScreen } from '@skafferi/ui/office/products-screen'
import { paths, withQuery } from '../paths'

const states = ['published', 'draft', 'archived'] as const

export default function ProductsRoute() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const { may } = useOperator()
  const text = parameters.get('q') ?? ''
  const status = states.find((each) => each === parameters.get('status')) ?? ''
  const page = Math.max(1, Math.floor(Number(parameters.get('page'))) || 1)
  const products = useOfficeProducts({ text, status, page })
  const hrefOf = (query: Record<string, string | number>) => withQuery(paths.products, query)
  const counts = [useProductCount(''), useProductCount('published'), useProductCount('draft'), useProductCount('archived')]
  const views = useProductViews((['all', ...states] as const).map((id, index) => ({ id, href: hrefOf({ status: id === 'all' ? '' : id }), count: counts[index] })))
  return (
    <ProductsScreen
      products={products}
      views={views}
      view={status === '' ? 'all' : status}
      text={text}
      hrefs={{ categories: paths.categories, ...(may.includes('catalogue') && { import: paths.import, add: paths.newProduct }), export: '/admin/products/export' }}
      hrefFor={(next) => hrefOf({ q: text, status, page: next })}
      onSearch={(event) => void navigate(hrefOf({ q: event.text, status }))}
      onOpen={({ id }) => void navigate(paths.product(id))}
    />
  )
}
