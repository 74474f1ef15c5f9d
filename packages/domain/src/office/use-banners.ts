import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from './office-context'

/** Where the cache keeps banners. */
export const bannersKey = ['office', 'banners'] as const

/** The five places, and where they may lead. */
export function useBanners() {
  const { client } = useOffice()
  return useQuery({
    queryKey: [...bannersKey, 'list'],
    queryFn: ({ signal }) => unwrap(client.GET('/admin/banners', { signal })),
  })
}
