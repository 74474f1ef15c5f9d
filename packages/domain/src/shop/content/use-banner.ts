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
} from '../../platform/shared-views'
import type { BannerId } from '../../rules/content/banners'
import { bannerQuery } from './content.queries'

/** The default content of a banner, and the hosts that its links may have. */
export interface BannerDefaults<View> {
  fallback: View
  /** External hosts. */
  hosts: readonly string[]
}

/** Loads a banner. Returns the default while it loads and after a failure. */
export function useBanner(id: BannerId, { fallback, hosts }: BannerDefaults<BannerView>): BannerSlot<BannerView> {
  const { data } = useQuery(bannerQuery(useShop(), id))
  return useMemo(
    () => toBannerSlot(data, (banner) => toBannerView(banner, fallback, hosts), fallback),
    [data, fallback, hosts],
  )
}

/** Loads the business values, like `useBanner`. */
export function useBusinessValues({ fallback, hosts }: BannerDefaults<ValuesView>): BannerSlot<ValuesView> {
  const { data } = useQuery(bannerQuery(useShop(), 'banner_values'))
  return useMemo(
    () => toBannerSlot(data, (banner) => toValuesView(banner, fallback, hosts), fallback),
    [data, fallback, hosts],
  )
}
