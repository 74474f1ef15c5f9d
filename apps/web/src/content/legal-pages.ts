import { legalVersions } from '@skafferi/brand/legal/versions'

/** URLs of external legal pages. */
export interface LegalPages {
  privacy?: string
  terms?: string
  cookies?: string
}

/** The legal pages in a build's environment; an empty variable counts as not set. */
export function legalPagesOf(env: LegalPages): LegalPages {
  return Object.fromEntries(Object.entries(env).filter(([, address]) => address))
}

/** The configuration of the build. */
export const legalPages = legalPagesOf({
  privacy: import.meta.env.PRIVACY_URL,
  terms: import.meta.env.TERMS_URL,
  cookies: import.meta.env.COOKIES_URL,
})

/** SHA-256 of the texts that consents name; undefined for an external text without a configured hash. */
export const consentTexts = {
  termsAndConditions: (legalPages.terms ? import.meta.env.TERMS_SHA256 : legalVersions.terms.sha256) || undefined,
  gdprConsent: (legalPages.privacy ? import.meta.env.PRIVACY_SHA256 : legalVersions.privacy.sha256) || undefined,
}
