import { createOffice } from '@skafferi/domain/office'
import { parseJson, shape } from '@skafferi/domain/rules/json/schema'
import { paths } from './paths'

interface OfficeSettings {
  isOpen: boolean
  locale: string
  timeZone: string
  demoOperator: boolean
}

const isOfficeSettings = shape<OfficeSettings>({
  isOpen: false,
  locale: '',
  timeZone: '',
  demoOperator: false,
})

/** Settings for the development server, whose document has none. */
const defaults: OfficeSettings = { isOpen: true, locale: 'en-IE', timeZone: 'Europe/Stockholm', demoOperator: true }

const tag = document.querySelector<HTMLMetaElement>('meta[name=office-settings]')

/** The settings in the document that the store serves. */
export const settings = parseJson(tag?.content, isOfficeSettings) ?? defaults

/** The office client, for the store at the page's own origin. */
export const office = createOffice({ baseUrl: '', locale: settings.locale, timeZone: settings.timeZone, paths })
