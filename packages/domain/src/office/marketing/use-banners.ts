import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'

/** The query key of banners. */
export const bannersKey = ['office', 'banners'] as const

/** The banners, and the allowed hosts of their links. */
export function useBanners() {
  const { client } = useOffice()
  return useQuery({
    queryKey: [...bannersKey, 'list'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/banners', { signal })),
  })
}
