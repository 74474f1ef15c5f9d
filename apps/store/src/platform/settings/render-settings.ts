import { toBrand } from '@skafferi/domain/rules/settings/seller-settings'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import type { RenderSettings } from '../http/built-app'
import type { LiveSettings } from './live-settings'

/** Returns the settings of pages; the same object until a setting changes, so that documents can be kept. */
export function renderSettingsFrom(
  settings: LiveSettings,
  config: Omit<ShopSettings, 'brand' | 'delivery' | 'isOpen'> & Pick<RenderSettings, 'renderLimitMs'>,
): () => RenderSettings {
  const { publishableKey, locale, linkHosts, contactFormUrl, renderLimitMs } = config
  let from: LiveSettings['current'] | undefined
  let current: RenderSettings
  return () => {
    if (from !== settings.current) {
      from = settings.current
      const brand = toBrand(from.profile, locale)
      const { delivery, opening } = from
      current = {
        publishableKey,
        locale,
        linkHosts,
        contactFormUrl,
        renderLimitMs,
        brand,
        delivery,
        isOpen: opening.open,
      }
    }
    return current
  }
}
