import { useSearchParams } from 'react-router-dom'
import { usePackingDocuments } from '@skafferi/domain/office'
import { PackingDocumentsScreen } from '@skafferi/ui/office/packing-documents-screen'
import { paths } from '../paths'

export default function PackingDocumentsRoute() {
  const [parameters] = useSearchParams()
  const order = parameters.get('slip')
  const several = (['slips', 'labels'] as const).find((each) => parameters.has(each)) ?? 'pick'
  const kind = order !== null ? 'slip' : several
  const orders = order === null ? parameters.getAll(several) : [order]
  const documents = usePackingDocuments(
    order === null ? { of: several, orders } : { of: 'slip', order, parcel: parameters.get('parcel') ?? '' },
  )
  return (
    <PackingDocumentsScreen
      kind={kind}
      documents={documents}
      ordersHref={paths.orders}
      labelsHref={paths.addressLabels(orders)}
      onPrint={() => window.print()}
    />
  )
}
