import type { consents } from '../../db/schema'

/**
 * Which text somebody agrees to now. Give a text a new version with every change of its meaning: what was agreed to
 * before stays filed under the old one.
 */
export const consentVersions: Readonly<Record<(typeof consents.$inferSelect)['kind'], string>> = {
  terms_and_conditions: '2026-11-20',
  gdpr: '2026-11-20',
  newsletter: '2026-11-20',
}
