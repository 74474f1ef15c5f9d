import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useShop } from '../shop-context'
import {
  toBannerSlot,
  toBannerView,
  toValuesView,
  type BannerSlot,
  type BannerView,
  type ValuesView,
} from './banner.view'
import type { BannerId } from './banners.rules'
import { bannerQuery } from './content.queries'

/** What stands in a banner's place while the operator's is not there, and where its links may lead. */
export interface BannerDefaults<View> {
  fallback: View
  /** Hosts beside the shop itself. */
  hosts: readonly string[]
}

/** A banner: the operator's, or the default while or where there is none. It never breaks a page. */
export function useBanner(id: BannerId, { fallback, hosts }: BannerDefaults<BannerView>): BannerSlot<BannerView> {
  const { data } = useQuery(bannerQuery(useShop(), id))
  return useMemo(
    () => toBannerSlot(data, (banner) => toBannerView(banner, fallback, hosts), fallback),
    [data, fallback, hosts],
  )
}

/** The business values, in the same way. */
export function useBusinessValues({ fallback, hosts }: BannerDefaults<ValuesView>): BannerSlot<ValuesView> {
  const { data } = useQuery(bannerQuery(useShop(), 'banner_values'))
  return useMemo(
    () => toBannerSlot(data, (banner) => toValuesView(banner, fallback, hosts), fallback),
    [data, fallback, hosts],
  )
}
