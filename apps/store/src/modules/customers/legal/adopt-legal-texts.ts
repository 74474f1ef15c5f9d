import { cookiesText } from '@skafferi/brand/legal/cookies'
import { privacyText } from '@skafferi/brand/legal/privacy'
import { termsText } from '@skafferi/brand/legal/terms'
import { legalVersions } from '@skafferi/brand/legal/versions'
import { nextVersion } from '@skafferi/domain/rules/legal/legal-text'
import { wallClock } from '@skafferi/domain/rules/delivery/calendar'
import type { LegalAddresses } from '../../../platform/config/config'
import type { Database } from '../../../platform/db/database'
import { recordEvent } from '../../../platform/db/events'
import * as repo from './legal-texts.repo'
import { recordOf } from './publish-legal-text'
import { sha256Of } from './sha256-of'

const demoTexts = { terms: termsText, privacy: privacyText, cookies: cookiesText }

type DemoKind = keyof typeof demoTexts

/** The kinds that the demo has. */
export const demoKinds = Object.keys(demoTexts) as DemoKind[]

/** The texts that were part of the release, with the versions that recorded consents name. */
export function demoVersion(kind: DemoKind, publishedAt: Date): repo.LegalTextRow {
  const text = { en: demoTexts[kind] }
  const nobody = { operatorId: null, apiKeyId: null, declaredName: null }
  return { kind, version: legalVersions[kind].version, sha256: sha256Of(text), text, url: null, publishedAt, ...nobody }
}

export interface AdoptOptions {
  /** The configured addresses of texts elsewhere. */
  addresses: LegalAddresses
  timeZone: string
  now: Date
}

/**
 * Publishes the texts that a shop had before texts were data: the configured addresses, otherwise the texts of the
 * release in a shop that was upgraded. Does nothing for a kind that has a version; a new shop without addresses has
 * none.
 */
export async function adoptLegalTexts(db: Database, { addresses, timeZone, now }: AdoptOptions): Promise<void> {
  for (const kind of demoKinds) {
    await db.transaction(async (tx) => {
      await repo.lockLegalKind(tx, kind)
      const isUpgraded = (await repo.findDraft(tx, kind))?.text === null
      if (isUpgraded) await repo.deleteDraft(tx, kind)
      if (await repo.findCurrent(tx, kind)) return
      const address = addresses[kind]
      const row = address
        ? { ...demoVersion(kind, now), ...address, version: nextVersion(wallClock(now, timeZone).date, []), text: null }
        : isUpgraded && demoVersion(kind, now)
      if (!row) return
      await repo.insertVersion(tx, row)
      await recordEvent(tx, { at: now, action: 'legal_text.published', ...recordOf(row) })
    })
  }
}
