import { neutralBrand, type Brand } from '@skafferi/domain/rules/brand/brand'

interface OfficeSettings {
  isOpen: boolean
  locale: string
  timeZone: string
  demoOperator: boolean
  /** The shop's name and logo. */
  brand: Brand
  /** Pictures beside the sign-in forms, by shelf; empty for none. */
  shelves: readonly (readonly string[])[]
}

/** Settings for the development server, whose document has none. */
const defaults: OfficeSettings = {
  isOpen: true,
  locale: 'en-IE',
  timeZone: 'Europe/Stockholm',
  demoOperator: true,
  brand: neutralBrand,
  shelves: [],
}

/** Name of the `<meta>` element with the settings. */
export const settingsName = 'office-settings'

function read(): OfficeSettings {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${settingsName}]`)
  return tag ? { ...defaults, ...(JSON.parse(tag.content) as OfficeSettings) } : defaults
}

/** The settings in the document that the store serves. */
export const settings = read()

/** Pack shots beside the sign-in forms, by row. */
export const shelves = settings.shelves.map((shelf) => shelf.map((src) => ({ src })))

/** The settings that an operator can change. */
export type LiveSettings = Pick<OfficeSettings, 'brand' | 'timeZone'>

let onSaved: (saved: LiveSettings) => void = () => {}

/** Calls `listener` with settings that were saved. There is one listener. */
export function listenForSettings(listener: (saved: LiveSettings) => void): void {
  onSaved = listener
}

/** Shows settings that were saved. */
export const showSettings = (saved: LiveSettings): void => onSaved(saved)
