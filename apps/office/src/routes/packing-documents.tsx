import { useSearchParams } from 'react-router-dom'
import { usePackingDocuments } from '@skafferi/domain/office'
import { PackingDocumentsScreen } from '@skafferi/ui/office/packing-documents-screen'
import { paths } from '../paths'

export default function PackingDocumentsRoute() {
  const [parameters] = useSearchParams()
  const order = parameters.get('slip')
  const slips = parameters.getAll('slips')
  const kind = order !== null ? 'slip' : slips.length > 0 ? 'slips' : 'pick'
  const documents = usePackingDocuments(
    order === null
      ? { of: slips.length > 0 ? 'slips' : 'pick', orders: slips.length > 0 ? slips : parameters.getAll('pick') }
      : { of: 'slip', order, parcel: parameters.get('parcel') ?? '' },
  )
  return (
    <PackingDocumentsScreen
      kind={kind}
      documents={documents}
      ordersHref={paths.orders}
      onPrint={() => window.print()}
    />
  )
}
