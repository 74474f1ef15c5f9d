/**
 * Where the shop's legal pages are; left out where the operator has configured none, and their links lead to landing.
 */
export interface LegalPages {
  privacy?: string
  terms?: string
  cookies?: string
}

/** The pages in a build's environment; an empty variable counts as not set. */
export function legalPagesOf({ privacy, terms, cookies }: LegalPages): LegalPages {
  return { privacy: privacy || undefined, terms: terms || undefined, cookies: cookies || undefined }
}

/** What was configured when the app was built. */
export const legalPages = legalPagesOf({
  privacy: import.meta.env.PRIVACY_URL,
  terms: import.meta.env.TERMS_URL,
  cookies: import.meta.env.COOKIES_URL,
})
