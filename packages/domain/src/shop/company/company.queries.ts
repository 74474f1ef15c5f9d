import { ApiError, unwrap, type Company } from '@skafferi/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { cartKeys } from '../cart'
import type { Shop } from '../shop-context'

/** Query keys of this feature. */
export const companyKeys = { company: ['company'] } as const

/** The new VAT number, and the displayed one that it replaces. */
export interface VatIdChange {
  vatId: string
  /** Null if there was none. */
  replaces: string | null
}

/**
 * The signed-in customer's company. Refetched at window focus, because a colleague or the register may have changed it.
 */
export function companyQuery({ client }: Shop) {
  return queryOptions({
    refetchOnWindowFocus: 'always',
    queryKey: companyKeys.company,
    queryFn: async () => (await unwrap(client.GET('/store/customers/me/company'))).company,
  })
}

/** Refusals because the company has changed, after which it is refetched. */
const refetchCodes: readonly (string | null)[] = ['vat_id_changed', 'owner_only']

/** Sends the change. Refetches the company after a refusal because of another change. */
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
 * Changes the company's VAT number, and invalidates the cart in every tab, because its VAT depends on the number.
 * @throws ApiError if it is refused; `vat_id_changed` if the company's number differs from `replaces`
 */
export async function saveVatId(shop: Shop, queryClient: QueryClient, change: VatIdChange): Promise<void> {
  const company = await patchVatId(shop, queryClient, change)
  await queryClient.cancelQueries({ queryKey: companyKeys.company })
  queryClient.setQueryData<Company>(companyKeys.company, company)
  void queryClient.invalidateQueries({ queryKey: cartKeys.current })
  void queryClient.invalidateQueries({ queryKey: cartKeys.checkout })
  shop.otherTabs.notify()
}
