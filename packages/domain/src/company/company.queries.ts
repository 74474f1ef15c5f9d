import { ApiError, unwrap, type Company } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { cartKeys } from '../cart'
import type { Shop } from '../shop-context'

/** Names of this feature's cached answers. */
export const companyKeys = { company: ['company'] } as const

/** Which number a company gets, and which one was shown when it was asked for. */
export interface VatIdChange {
  vatId: string
  /** Null where none was shown. */
  replaces: string | null
}

/** The company of the signed-in customer. A colleague or the register may have changed it while the page was out of sight. */
export function companyQuery({ client }: Shop) {
  return queryOptions({
    refetchOnWindowFocus: 'always',
    queryKey: companyKeys.company,
    queryFn: async () => (await unwrap(client.GET('/store/customers/me/company'))).company,
  })
}

/** Refusals that say something of the company which the page does not know: it is read again. */
const refetchCodes: readonly (string | null)[] = ['vat_id_changed', 'owner_only']

/** A refusal that names the number the company has by now shows that one everywhere. */
async function patchVatId(
  { client }: Shop,
  queryClient: QueryClient,
  { vatId, replaces }: VatIdChange,
): Promise<Company> {
  try {
    const body = { vat_id: vatId, replaces }
    return (await unwrap(client.PATCH('/store/customers/me/company', { body }))).company
  } catch (error) {
    if (error instanceof ApiError && refetchCodes.includes(error.code)) {
      void queryClient.invalidateQueries({ queryKey: companyKeys.company })
    }
    throw error
  }
}

/**
 * Gives the company another VAT number. The VAT of the cart follows it, so every page and tab asks for that again.
 * @throws ApiError where it is refused, `vat_id_changed` where the company has another number than was shown
 */
export async function saveVatId(shop: Shop, queryClient: QueryClient, change: VatIdChange): Promise<void> {
  const company = await patchVatId(shop, queryClient, change)
  await queryClient.cancelQueries({ queryKey: companyKeys.company })
  queryClient.setQueryData<Company>(companyKeys.company, company)
  void queryClient.invalidateQueries({ queryKey: cartKeys.current })
  void queryClient.invalidateQueries({ queryKey: cartKeys.checkout })
  shop.otherTabs.notify()
}
