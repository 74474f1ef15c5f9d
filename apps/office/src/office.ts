import { createOffice } from '@skafferi/domain/office'
import { paths } from './paths'

interface OfficeSettings {
  isOpen: boolean
  locale: string
  timeZone: string
  demoOperator: boolean
}

/** What holds while the development server answers in the store's place. */
const usual: OfficeSettings = { isOpen: true, locale: 'en-IE', timeZone: 'Europe/Stockholm', demoOperator: true }

function read(): OfficeSettings {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=office-settings]')
  return tag ? (JSON.parse(tag.content) as OfficeSettings) : usual
}

/** What the store tells in the document that it serves. */
export const settings = read()

/** The office this app shows: that of the store at the page's own address. */
export const office = createOffice({ baseUrl: '', locale: settings.locale, timeZone: settings.timeZone, paths })
