import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { legalVersions } from '@skafferi/brand/legal/versions'
import type { LegalKind } from '@skafferi/domain/rules/legal/legal-text'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, legalDrafts, legalTexts, rateHits } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { adoptLegalTexts, demoKinds, demoVersion } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const noor = await addOperator(shop, 'owner')
const reader = await addOperator(shop, 'reader')
const published = shop.clock.now()

const empty = () => db.execute(sql`truncate legal_texts, legal_drafts, events`)

beforeEach(async () => {
  await empty()
  await db.insert(legalTexts).values(demoKinds.map((kind) => demoVersion(kind, published)))
  await db.delete(rateHits)
})

type Content = components['schemas']['LegalContent']
const content: Content = {
  title: 'Terms of sale',
  notes: [],
  sections: [{ title: 'Payment', paragraphs: ['You pay by invoice.', 'See [privacy](/privacy).'] }],
}

async function read(kind: LegalKind = 'terms', { client } = elsa) {
  const { data, response } = await client.GET('/admin/legal-texts/{kind}/draft', { params: { path: { kind } } })
  return { draft: data!.legal_draft, tag: response.headers.get('etag')! }
}

async function save(
  en: Content,
  { by = elsa, tag, kind = 'terms' }: { by?: typeof elsa; tag?: string; kind?: LegalKind } = {},
) {
  const params = { path: { kind }, header: { 'If-Match': tag ?? (await read(kind)).tag } }
  return (await unwrap(by.client.POST('/admin/legal-texts/{kind}/draft', { params, body: { text: { en } } })))
    .legal_draft
}

async function publish({ by = elsa, tag, kind = 'terms' }: { by?: typeof elsa; tag?: string; kind?: LegalKind } = {}) {
  const params = { path: { kind }, header: { 'If-Match': tag ?? (await read(kind)).tag } }
  return (await unwrap(by.client.POST('/admin/legal-texts/{kind}/publish', { params }))).legal_draft
}

const get = async (kind: LegalKind = 'terms', client = shop.client()) =>
  (await unwrap(client.GET('/store/legal/get', { params: { query: { kind } } }))).legal_text

describe('the published text', () => {
  it('is the demo’s with the version and the hash that recorded consents name', async () => {
    for (const kind of demoKinds) expect(await get(kind)).toMatchObject({ kind, url: null, ...legalVersions[kind] })
    expect((await get()).text?.en.title).toBe('Terms and conditions')
  })

  it('is sent again only if it has changed', async () => {
    const send = (etag?: string) =>
      shop.app.inject({
        url: '/store/legal/get?kind=terms',
        headers: { 'x-publishable-api-key': 'pk_demo', ...(etag && { 'if-none-match': etag }) },
      })
    const { headers } = await send()
    expect((await send(String(headers.etag))).statusCode).toBe(304)
    await save(content)
    await publish()
    expect((await send(String(headers.etag))).statusCode).toBe(200)
  })

  it('is missing until the shop publishes one', async () => {
    await empty()
    await expect(get()).rejects.toMatchObject({ status: 404, code: 'legal_text_not_published' })
  })

  it('never changes and never disappears', async () => {
    await expect(db.update(legalTexts).set({ url: 'https://evil.example' })).rejects.toThrow()
    await expect(db.delete(legalTexts)).rejects.toThrow()
    expect(await db.$count(legalTexts)).toBe(3)
  })
})

describe('a draft', () => {
  it('begins with the published text without the note of its version', async () => {
    const { draft } = await read()
    expect(draft).toMatchObject({ revision: 0, changed_at: null, changed_by: null })
    expect(draft.text?.en.notes).toHaveLength(1)
  })

  it('is saved with its revision and its editor, and is not visible in the shop', async () => {
    expect(await save(content)).toMatchObject({ revision: 1, changed_by: elsa.name, text: { en: content } })
    expect(await save({ ...content, title: 'Terms' }, { by: noor })).toMatchObject({
      revision: 2,
      changed_by: noor.name,
    })
    expect((await get()).version).toBe(legalVersions.terms.version)
  })

  it('is refused if a colleague changed or published it since it was read', async () => {
    const { tag } = await read()
    await save(content, { by: noor })
    const stale = { status: 412, code: 'legal_draft_changed' }
    await expect(save({ ...content, title: 'Mine' }, { tag })).rejects.toMatchObject(stale)
    const { tag: second } = await read()
    await publish({ by: noor })
    await expect(save({ ...content, title: 'Mine' }, { tag: second })).rejects.toMatchObject(stale)
    await expect(publish({ tag: second })).rejects.toMatchObject(stale)
    const withoutTag = await sendAdmin(
      shop,
      'saveLegalDraft',
      { path: { kind: 'terms' }, body: { text: { en: content } } },
      { token: elsa.token },
    )
    expect(withoutTag.statusCode).toBe(428)
  })

  it('keeps one of eight changes at once', async () => {
    const { tag } = await read()
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => save({ ...content, title: `${index}` }, { tag })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('loses control characters and direction marks, and keeps markup as text', async () => {
    const hostile = 'A\u202e<script>alert(1)</script>\u0007'
    const { text } = await save({ ...content, sections: [{ title: hostile, paragraphs: [hostile, ' '] }] })
    const clean = 'A<script>alert(1)</script>'
    expect(text?.en.sections).toEqual([{ title: clean, paragraphs: [clean] }])
  })

  it('cannot link to another host', async () => {
    const sections = [{ title: 'Links', paragraphs: ['[ok](/terms)', '[evil](https://evil.example/)'] }]
    await expect(save({ ...content, sections })).rejects.toMatchObject({
      status: 400,
      code: 'link_not_allowed',
      fields: { 'text.en.sections.0.paragraphs.1': { code: 'link_not_allowed' } },
    })
    expect(await db.$count(legalDrafts)).toBe(0)
  })

  it('is read by every role, and changed by owners and the catalogue only', async () => {
    expect((await read('terms', reader)).draft.kind).toBe('terms')
    await expect(save(content, { by: reader })).rejects.toMatchObject({ status: 403 })
    await expect(publish({ by: reader })).rejects.toMatchObject({ status: 403 })
  })
})

describe('publishing', () => {
  it('makes the next version of the day, names it in the text, and removes the draft', async () => {
    await save(content)
    const day = published.toISOString().slice(0, 10)
    expect(await publish()).toMatchObject({
      revision: 0,
      changed_at: null,
      text: { en: content },
      current: { version: day, published_by: elsa.name },
    })
    await save({ ...content, title: 'Second' })
    expect((await publish({ by: noor })).current).toMatchObject({ version: `${day}-2`, published_by: noor.name })
    expect(await get()).toMatchObject({ version: `${day}-2`, text: { en: { notes: [`Version ${day}-2`] } } })
  })

  it('is recorded with kind and version', async () => {
    await save(content)
    const { current } = await publish()
    const { activities } = await unwrap(elsa.client.GET('/admin/activities', { params: { query: { limit: 1 } } }))
    expect(activities[0]).toMatchObject({
      action: 'legal_text.published',
      subject_id: 'legal_terms',
      subject_name: `Terms and conditions, ${current!.version}`,
      actor: { name: elsa.name },
    })
  })

  it('is refused without a difference, and twice with the same draft', async () => {
    const unchanged = { status: 409, code: 'legal_text_unchanged' }
    await expect(publish()).rejects.toMatchObject(unchanged)
    await save((await read()).draft.text!.en)
    await expect(publish()).rejects.toMatchObject(unchanged)
    await save(content)
    const { tag } = await read()
    const both = await Promise.allSettled([publish({ tag }), publish({ tag })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.$count(legalTexts, eq(legalTexts.kind, 'terms'))).toBe(2)
  })

  it('is refused while something is missing', async () => {
    await save({ title: '', notes: [], sections: [{ title: 'Payment', paragraphs: [] }] })
    await expect(publish()).rejects.toMatchObject({
      status: 400,
      fields: { 'text.en.title': { code: 'required' }, 'text.en.sections.0.paragraphs': { code: 'required' } },
    })
  })

  it('is refused above 64 kB', async () => {
    const paragraphs = Array.from({ length: 7 }, () => 'x'.repeat(10_000))
    await save({ ...content, sections: [{ title: 'Long', paragraphs }] })
    await expect(publish()).rejects.toMatchObject({ fields: { 'text.en.sections': { code: 'too_long' } } })
  })

  it('keeps earlier versions readable, with the text before them', async () => {
    await save(content)
    const { current } = await publish()
    const params = { path: { kind: 'terms' as const } }
    const { versions } = await unwrap(elsa.client.GET('/admin/legal-texts/{kind}/versions', { params }))
    expect(versions.map(({ version }) => version)).toEqual([current!.version, legalVersions.terms.version])
    const one = (version: string) =>
      unwrap(
        elsa.client.GET('/admin/legal-texts/{kind}/versions/{version}', {
          params: { path: { kind: 'terms', version } },
        }),
      )
    const newest = await one(current!.version)
    expect(newest.previous?.en.title).toBe('Terms and conditions')
    expect((await one(legalVersions.terms.version)).previous).toBeNull()
    await expect(one('2020-01-01')).rejects.toMatchObject({ status: 404, code: 'legal_version_not_found' })
  })
})

describe('the imprint', () => {
  it('is not one of the demo’s texts, and pages lead to it once it is published', async () => {
    const listed = async () =>
      (await unwrap(elsa.client.GET('/admin/legal-texts'))).legal_texts.find(({ kind }) => kind === 'imprint')
    expect(await listed()).toEqual({ kind: 'imprint', current: null, drafted_at: null })
    await expect(get('imprint')).rejects.toMatchObject({ status: 404, code: 'legal_text_not_published' })
    const imprint = { title: 'Imprint', notes: [], sections: [{ title: 'Who', paragraphs: ['Kiosk GmbH'] }] }
    await save(imprint, { kind: 'imprint' })
    expect(shop.context.settings.hasImprint).toBe(false)
    await publish({ kind: 'imprint' })
    expect(shop.context.settings.hasImprint).toBe(true)
    expect((await get('imprint')).text?.en.sections).toEqual(imprint.sections)
  })
})

describe('the first start', () => {
  const now = new Date('2026-11-28T23:30:00Z')
  const adopt = (addresses = {}) => adoptLegalTexts(db, { addresses, timeZone: 'Europe/Stockholm', now })
  const upgraded = () =>
    db.insert(legalDrafts).values(demoKinds.map((kind) => ({ kind, revision: 0, text: null, changedAt: now })))
  const versions = () => db.select().from(legalTexts).orderBy(asc(legalTexts.kind))

  it('of a new shop publishes nothing, neither then nor later', async () => {
    await empty()
    await adopt()
    await adopt()
    expect(await versions()).toEqual([])
  })

  it('after an upgrade publishes the texts of the release once', async () => {
    await empty()
    await upgraded()
    await Promise.all([adopt(), adopt()])
    expect((await versions()).map(({ kind, version, sha256 }) => ({ kind, version, sha256 }))).toEqual(
      demoKinds.map((kind) => ({ kind, ...legalVersions[kind] })),
    )
    expect(await db.$count(legalDrafts)).toBe(0)
    expect(await db.$count(events, eq(events.action, 'legal_text.published'))).toBe(3)
  })

  it('publishes a configured address once, also in a new shop', async () => {
    await empty()
    const terms = { url: 'https://group.example/terms', sha256: 'c'.repeat(64) }
    await adopt({ terms })
    await adopt({ terms: { ...terms, url: 'https://group.example/other' } })
    expect(await versions()).toMatchObject([{ kind: 'terms', version: '2026-11-29', ...terms, text: null }])
    expect(await get()).toMatchObject({ ...terms, text: null })
  })

  it('after an upgrade prefers the configured address to the text of the release', async () => {
    await empty()
    await upgraded()
    await adopt({ privacy: { url: 'https://group.example/privacy', sha256: null } })
    expect((await versions()).map(({ kind, url }) => [kind, url])).toEqual([
      ['terms', null],
      ['privacy', 'https://group.example/privacy'],
      ['cookies', null],
    ])
  })

  it('leaves what an operator published', async () => {
    await save(content)
    await publish()
    const before = await versions()
    await adopt({ terms: { url: 'https://group.example/terms', sha256: null } })
    expect(await versions()).toEqual(before)
  })
})
