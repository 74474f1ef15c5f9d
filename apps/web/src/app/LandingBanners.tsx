import { useEffect } from 'react'
import { accessoriesBanner, businessValues, heroBanner } from '@skafferi/brand/content/landing-banners'
import { useBanner, useBusinessValues } from '@skafferi/domain/shop/content'
import { settings } from '../settings'
import type { LandingContent } from './landing-content'

const { linkHosts: hosts } = settings
const heroDefaults = { fallback: heroBanner, hosts }
const valuesDefaults = { fallback: businessValues, hosts }
const accessoriesDefaults = { fallback: accessoriesBanner, hosts }

/** Loads the operator's banners and passes them to the page. */
export default function LandingBanners({ onChange }: { onChange: (content: LandingContent) => void }) {
  const hero = useBanner('banner_hero', heroDefaults)
  const values = useBusinessValues(valuesDefaults)
  const accessories = useBanner('banner_accessories', accessoriesDefaults)
  useEffect(() => onChange({ hero, values, accessories }), [onChange, hero, values, accessories])
  return null
}
