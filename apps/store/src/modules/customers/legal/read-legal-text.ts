import type { components } from '@skafferi/api'
import { consentKinds } from '@skafferi/domain/rules/legal/legal-kinds'
import type { LegalKind } from '@skafferi/domain/rules/legal/legal-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import * as repo from './legal-texts.repo'

type LegalTextAnswer = components['schemas']['LegalTextAnswer']

/** Creates the operations on legal texts for visitors and buyers. */
export function createLegalService({ db }: Pick<Context, 'db'>) {
  return {
    /**
     * Returns the text in force.
     * @throws StoreError 404 `legal_text_not_published`
     */
    async get(kind: LegalKind): Promise<LegalTextAnswer> {
      const row = await repo.findCurrent(db, kind)
      if (!row) throw refuse('legal_text_not_published')
      const { version, sha256, url, text, publishedAt } = row
      const legal_text = { kind, version, sha256, url, text, published_at: publishedAt.toISOString() }
      return { legal_text } as LegalTextAnswer
    },
  }
}

export type LegalService = ReturnType<typeof createLegalService>

/** The version of a text that an applicant agreed to; undefined if no version has the hash. */
export type ShownVersion = Readonly<Record<(typeof consentKinds)[number], string | undefined>>

/**
 * Returns the versions that an applicant agreed to, by the hashes of the displayed texts: any version that was
 * published before, so that publishing does not invalidate an open form. Without a hash, the version in force.
 * @throws StoreError 409 `applications_closed` until both texts are published
 */
export async function findShownVersions(
  db: Database,
  hashes: Readonly<Record<(typeof consentKinds)[number], string | null>>,
): Promise<ShownVersion> {
  const versions: Partial<Record<LegalKind, string | undefined>> = {}
  for (const kind of consentKinds) {
    const current = await repo.findCurrent(db, kind)
    if (!current) throw refuse('applications_closed')
    const sha256 = hashes[kind]
    versions[kind] = (sha256 === null ? current : await repo.findVersionOf(db, kind, sha256))?.version
  }
  return versions as ShownVersion
}
