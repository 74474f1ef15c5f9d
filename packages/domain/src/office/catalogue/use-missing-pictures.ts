import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { toMissingPictures } from './to-pictures-to-fetch'

/** The pictures that a product lacks; null if none is missing, and until that is known. */
export function useMissingPictures(productId: string) {
  const office = useOffice()
  const query = useQuery({
    queryKey: ['office', 'products', 'missing-pictures', productId],
    queryFn: ({ signal }) =>
      unwrap(
        office.client.GET('/admin/products/{id}/missing-pictures', { params: { path: { id: productId } }, signal }),
      ),
  })
  return query.data ? toMissingPictures(query.data, office) : null
}
