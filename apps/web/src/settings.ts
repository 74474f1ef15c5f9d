import { settingsFrom, settingsName, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'

function read(): ShopSettings {
  if (typeof document === 'undefined') return settingsFrom({})
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${settingsName}]`)
  return tag ? (JSON.parse(tag.content) as ShopSettings) : settingsFrom({})
}

/** The operator's settings from the document; defaults on the server and in stories. */
export const settings = read()
