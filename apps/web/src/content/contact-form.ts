import { settings } from '../settings'

/** An external form that replaces the shop's own. */
export interface ExternalForm {
  src: string
  /** The host of that site, shown before it is loaded. */
  provider: string
}

/** The external form at a URL; null if none is configured, and the shop's own form is shown. */
export function externalForm(address: string | undefined): ExternalForm | null {
  return address ? { src: address, provider: new URL(address).host } : null
}

/** The operator's configuration. */
export const configuredForm = externalForm(settings.contactFormUrl)
