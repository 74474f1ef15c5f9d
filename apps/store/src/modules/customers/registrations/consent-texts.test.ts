import { unwrap, createShopClient, type ShopClient } from '@skafferi/api'
import { legalVersions } from '@skafferi/brand/legal/versions'
import type { LegalKind } from '@skafferi/domain/rules/legal/legal-text'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../app'
import { applications, consents, legalTexts, rateHits } from '../../../platform/db/schema'
import { fetchFrom, shopOfFile, testConfig } from '../../../testing/shop'
import { createLegalOperator, demoKinds, demoVersion } from '../legal'
import { addUpload, registrationForm } from './testing/forms'

const shop = await shopOfFile()
const { db } = shop.database
const published = shop.clock.now()
const operator = createLegalOperator(shop.context)

const empty = () => db.execute(sql`truncate legal_texts, legal_drafts`)

beforeEach(async () => {
  await empty()
  await db.insert(legalTexts).values(demoKinds.map((kind) => demoVersion(kind, published)))
  await db.delete(rateHits)
})

/** Publishes other terms, and returns their version. */
async function publishTerms() {
  const target = async () => ({ kind: 'terms', ifMatch: (await operator.showDraft('terms')).tag }) as const
  const sections = [{ title: 'Payment', paragraphs: ['You pay by card.'] }]
  await operator.saveDraft(await target(), { en: { title: 'Terms of sale', notes: [], sections } })
  return (await operator.publish(await target())).legal_draft.current
}

const get = async (kind: LegalKind, client = shop.client()) =>
  (await unwrap(client.GET('/store/legal/get', { params: { query: { kind } } }))).legal_text

const other = createApp({
  database: shop.database,
  files: shop.files,
  config: testConfig,
  now: shop.clock.now,
  validateResponses: true,
})
afterAll(async () => (await other).close())
const clientOfOther = async (): Promise<ShopClient> =>
  createShopClient({
    baseUrl: 'http://store.test',
    publishableKey: 'pk_demo',
    getToken: () => undefined,
    fetch: fetchFrom(await other, '127.0.0.1'),
  })

async function register(
  hashes: { terms?: string | null; privacy?: string | null; newsletter?: boolean },
  client = shop.client(),
) {
  const form = registrationForm(await addUpload(shop), {
    upload_and_consent: {
      ...(hashes.terms && { terms_and_conditions_sha256: hashes.terms }),
      ...(hashes.newsletter && { newsletter_subscription: true }),
      ...(hashes.privacy && { gdpr_consent_sha256: hashes.privacy }),
    },
  })
  const { application_id } = await unwrap(client.POST('/store/customers/register', { body: form }))
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.applicationId, application_id))
    .orderBy(asc(consents.kind))
  return rows.map(({ kind, version, textSha256 }) => ({ kind, version, textSha256 }))
}

describe('consent', () => {
  it('to the newsletter names the shop’s own privacy policy', async () => {
    await db.execute(sql`truncate legal_texts`)
    await db
      .insert(legalTexts)
      .values([demoVersion('terms', published), { ...demoVersion('privacy', published), version: '2026-11-30' }])
    expect(await register({ newsletter: true })).toContainEqual({
      kind: 'newsletter',
      version: '2026-11-30',
      textSha256: null,
    })
  })

  it('names the version that was shown, although another store published a new one while the form was open', async () => {
    const shown = { terms: await get('terms'), privacy: await get('privacy') }
    const current = await publishTerms()
    const client = await clientOfOther()
    expect((await get('terms', client)).version).toBe(current!.version)
    expect(await register({ terms: shown.terms.sha256, privacy: shown.privacy.sha256 }, client)).toEqual([
      { kind: 'terms_and_conditions', version: shown.terms.version, textSha256: shown.terms.sha256 },
      { kind: 'gdpr', version: shown.privacy.version, textSha256: shown.privacy.sha256 },
    ])
    const next = await get('terms')
    expect((await register({ terms: next.sha256, privacy: shown.privacy.sha256 }))[0]).toMatchObject({
      version: current!.version,
    })
  })

  it('to the text of another kind is refused', async () => {
    const { sha256 } = await get('terms')
    await expect(register({ terms: sha256, privacy: sha256 })).rejects.toMatchObject({
      code: 'consent_text_changed',
      fields: { 'upload_and_consent.gdpr_consent': { code: 'text_changed' } },
    })
  })

  it('names the version in force if the client does not say which text it showed', async () => {
    expect(await register({})).toMatchObject([
      { version: legalVersions.terms.version, textSha256: null },
      { version: legalVersions.privacy.version, textSha256: null },
    ])
  })

  it('cannot be given before terms and privacy policy are published', async () => {
    await empty()
    const before = await db.$count(applications)
    await expect(register({})).rejects.toMatchObject({ status: 409, code: 'applications_closed' })
    await db.insert(legalTexts).values(demoVersion('terms', published))
    await expect(register({})).rejects.toMatchObject({ status: 409, code: 'applications_closed' })
    expect(await db.$count(applications)).toBe(before)
    await db.insert(legalTexts).values(demoVersion('privacy', published))
    expect(await register({})).toHaveLength(2)
  })
})
