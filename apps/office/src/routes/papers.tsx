import { useSearchParams } from 'react-router-dom'
import { usePapers } from '@skafferi/domain/office'
import { PapersScreen } from '@skafferi/ui/office/papers-screen'
import { paths } from '../paths'

export default function PapersRoute() {
  const [parameters] = useSearchParams()
  const order = parameters.get('slip')
  const slips = parameters.getAll('slips')
  const kind = order !== null ? 'slip' : slips.length > 0 ? 'slips' : 'pick'
  const papers = usePapers(
    order === null
      ? { of: slips.length > 0 ? 'slips' : 'pick', orders: slips.length > 0 ? slips : parameters.getAll('pick') }
      : { of: 'slip', order, parcel: parameters.get('parcel') ?? '' },
  )
  return <PapersScreen kind={kind} papers={papers} ordersHref={paths.orders} onPrint={() => window.print()} />
}
