import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../date-time'
import { useOffice } from '../office-context'
import { useOperator } from '../use-operator'
import { settingsKey } from './settings.queries'
import { useIsShopOpen } from './setup.queries'
import type { PreviewLinkView } from './setup.view'

/** Links are valid for some days; a page that stays open gets a new one each day, in milliseconds. */
const renewedAfter = 24 * 3600 * 1000

/** The link to a preview of the closed shop, for owners. */
export function usePreviewLink() {
  const office = useOffice()
  const { may } = useOperator()
  const enabled = !useIsShopOpen() && may.includes('administration')
  const { data, isLoading } = useQuery({
    queryKey: [...settingsKey, 'preview-link'],
    queryFn: ({ signal }) => unwrap(office.client.GET('/admin/preview-link', { signal })),
    staleTime: renewedAfter,
    refetchInterval: renewedAfter,
    enabled,
  })
  const link: PreviewLinkView | null =
    enabled && data ? { href: data.url, until: formatDateTime(data.expires_at, office) } : null
  return {
    /** Null for others than owners, while the shop is open, and until it is known. */
    link,
    isLoading,
  }
}
