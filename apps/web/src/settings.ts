import { settingsFrom, settingsName, type PageSettings } from '@skafferi/domain/rules/settings/shop-settings'

const defaults: PageSettings = { ...settingsFrom({}), hiddenPages: ['imprint'], freeFrom: null, orderMinimum: null }

function read(): PageSettings {
  if (typeof document === 'undefined') return defaults
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${settingsName}]`)
  return tag ? (JSON.parse(tag.content) as PageSettings) : defaults
}

/** The operator's settings from the document; defaults on the server and in stories. */
export const settings = read()
