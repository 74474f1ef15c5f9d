import { createOffice } from '@skafferi/domain/office'
import { neutralBrand, type Brand } from '@skafferi/domain/rules/brand/brand'
import { paths } from './paths'

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

function read(): OfficeSettings {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=office-settings]')
  return tag ? { ...defaults, ...(JSON.parse(tag.content) as OfficeSettings) } : defaults
}

/** The settings in the document that the store serves. */
export const settings = read()

/** Pack shots beside the sign-in forms, by row. */
export const shelves = settings.shelves.map((shelf) => shelf.map((src) => ({ src })))

/** The office client, for the store at the page's own origin. */
export const office = createOffice({ baseUrl: '', locale: settings.locale, timeZone: settings.timeZone, paths })
