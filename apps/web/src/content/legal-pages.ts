import { legalVersions } from '@skafferi/brand/legal/versions'

/** Where the shop's legal pages are, of those that the operator keeps elsewhere. */
export interface LegalPages {
  privacy?: string
  terms?: string
  cookies?: string
}

/** The pages in a build's environment; an empty variable counts as not set, and its own page is linked. */
export function legalPagesOf(env: LegalPages): LegalPages {
  return Object.fromEntries(Object.entries(env).filter(([, address]) => address))
}

/** What was configured when the app was built. */
export const legalPages = legalPagesOf({
  privacy: import.meta.env.PRIVACY_URL,
  terms: import.meta.env.TERMS_URL,
  cookies: import.meta.env.COOKIES_URL,
})

/** SHA-256 of the texts that an application's consents name; left out where nobody told that of a text elsewhere. */
export const consentTexts = {
  termsAndConditions: (legalPages.terms ? import.meta.env.TERMS_SHA256 : legalVersions.terms.sha256) || undefined,
  gdprConsent: (legalPages.privacy ? import.meta.env.PRIVACY_SHA256 : legalVersions.privacy.sha256) || undefined,
}
