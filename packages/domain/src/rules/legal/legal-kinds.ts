import type { LegalKind } from './legal-text'

/** The kinds that an applicant consents to. */
export const consentKinds = ['terms', 'privacy'] as const

/** The countries whose law asks sellers for an imprint. */
const imprintCountries: readonly string[] = ['de', 'at', 'ch']

/** Checks whether a seller in a country (ISO 3166-1 alpha-2, lower case) needs a kind. */
export const isNeeded = (kind: LegalKind, country: string): boolean =>
  kind !== 'imprint' || imprintCountries.includes(country)

/** True for the kinds that a shop opens without. */
export const opensWithout = (kind: LegalKind): boolean => !(consentKinds as readonly LegalKind[]).includes(kind)
