import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ContentPage } from '../../rules/content/blocks'
import { useCustomer, useSessionState } from '../session'
import { useShop } from '../shop-context'
import { contentQuery } from './page-content.queries'
import { toPageContentView, type ContentSettings, type PageContentView } from './page-content.view'

/**
 * Loads the blocks of a page, filled with values of the settings. Customers read the payment terms of their company,
 * and none until they are loaded.
 */
export function usePageContent(page: ContentPage, settings: ContentSettings): PageContentView {
  const { data } = useQuery(contentQuery(useShop(), page))
  const isVisitor = useSessionState().status !== 'signed_in'
  const customer = useCustomer()
  const own = customer.status === 'ready' ? customer.view.paymentDays : 0
  const paymentDays = isVisitor ? settings.paymentDays : own
  return useMemo(() => toPageContentView(data, { ...settings, paymentDays }), [data, settings, paymentDays])
}
