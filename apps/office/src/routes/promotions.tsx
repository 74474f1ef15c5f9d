import { useNavigate, useSearchParams } from 'react-router-dom'
import { useFlashSales, usePromotions } from '@skafferi/domain/office'
import { PromotionsScreen } from '@skafferi/ui/office/promotions-screen'
import { useOpenCode } from '../app/use-open-code'
import { paths, withQuery } from '../paths'

export default function PromotionsRoute() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const view = parameters.get('view') === 'codes' ? 'codes' : 'sales'
  const page = Math.max(1, Math.floor(Number(parameters.get('page'))) || 1)
  const hrefOf = (query: Record<string, string | number>) => withQuery(paths.promotions, query)
  const sales = useFlashSales(view === 'sales' ? page : 1)
  const codes = usePromotions(view === 'codes' ? page : 1)
  const code = useOpenCode()
  return (
    <PromotionsScreen
      sales={sales}
      codes={codes}
      view={view}
      hrefs={{ sales: hrefOf({}), codes: hrefOf({ view: 'codes' }), newSale: paths.flashSale('new') }}
      hrefFor={(next) => hrefOf({ view: view === 'codes' ? view : '', page: next })}
      {...code}
      onOpenSale={({ id }) => void navigate(paths.flashSale(id))}
    />
  )
}
