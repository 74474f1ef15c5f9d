import { settings } from '../settings'

/** The form of another site that stands in for the shop's own. */
export interface ExternalForm {
  src: string
  /** Who runs that site, for the person to decide whether to load it. */
  provider: string
}

/** The form at an operator's address; null where none is configured, and the shop's own form is shown. */
export function externalForm(address: string | undefined): ExternalForm | null {
  return address ? { src: address, provider: new URL(address).host } : null
}

/** What the operator configured. */
export const configuredForm = externalForm(settings.contactFormUrl)
