import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useOffice } from '../office-context'
import { pollInterval } from '../poll-interval'
import { settingsKey } from './settings.queries'

export const setupKey = [...settingsKey, 'setup'] as const

/** The steps to an open shop. Read again by each page that shows them. */
export function useSetupQuery() {
  const { client } = useOffice()
  return useQuery({
    queryKey: setupKey,
    queryFn: ({ signal }) => unwrap(client.GET('/admin/setup', { signal })),
    staleTime: 0,
    refetchInterval: pollInterval,
  })
}

/** False if the shop is closed to visitors; true until it is known. */
export const useIsShopOpen = (): boolean => useSetupQuery().data?.open ?? true
