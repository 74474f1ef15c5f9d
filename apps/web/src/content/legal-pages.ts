/** Where the shop's legal pages are; left out where the operator has configured none, and their links lead to landing. */
export interface LegalPages {
  privacy?: string
  terms?: string
  cookies?: string
}

/** What the environment of a build says; an empty variable counts as not set. */
export function legalPagesOf(env: Pick<ImportMetaEnv, 'PRIVACY_URL' | 'TERMS_URL' | 'COOKIES_URL'>): LegalPages {
  return {
    privacy: env.PRIVACY_URL || undefined,
    terms: env.TERMS_URL || undefined,
    cookies: env.COOKIES_URL || undefined,
  }
}

/** What was configured when the app was built. */
export const legalPages = legalPagesOf(import.meta.env)
