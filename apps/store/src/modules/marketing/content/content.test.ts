import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { demoBlocks } from '@skafferi/brand/content/blocks'
import { contentPages, type ContentPage, type StoredBlock } from '@skafferi/domain/rules/content/blocks'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { banners, contentDrafts, contentVersions, events } from '../../../platform/db/schema'
import { addOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { adoptContent, demoPage } from './index'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const noor = await addOperator(shop, 'owner')
const reader = await addOperator(shop, 'reader')
const published = shop.clock.now()

const empty = () => db.execute(sql`truncate content_versions, content_drafts, banners, events`)

beforeEach(async () => {
  await empty()
  await db.insert(contentVersions).values(contentPages.map((page) => demoPage(page, published)))
})

type Block = components['schemas']['StoredBlock']

const text = (words: string, changes: object = {}) =>
  ({
    id: 'note',
    kind: 'text',
    on: true,
    starts_at: null,
    ends_at: null,
    content: { en: { title: 'Note', text: words } },
    ...changes,
  }) as Block

const banner = (content: object) =>
  text('', {
    kind: 'banner',
    content: {
      en: {
        layout: 'strip',
        title: 'Jam',
        text: '',
        price: '',
        badge: '',
        background: null,
        button: { text: 'Shop Now', href: null },
        pictures: [],
        ...content,
      },
    },
  })

async function read(page: ContentPage = 'landing', { client } = elsa) {
  const { data, response } = await client.GET('/admin/content/{page}/draft', { params: { path: { page } } })
  return { draft: data!.content_draft, tag: response.headers.get('etag')! }
}

interface Target {
  by?: typeof elsa
  tag?: string
  page?: ContentPage
}

async function save(blocks: Block[], { by = elsa, tag, page = 'landing' }: Target = {}) {
  const params = { path: { page }, header: { 'If-Match': tag ?? (await read(page)).tag } }
  return (await unwrap(by.client.POST('/admin/content/{page}/draft', { params, body: { blocks } }))).content_draft
}

async function publish({ by = elsa, tag, page = 'landing' }: Target = {}) {
  const params = { path: { page }, header: { 'If-Match': tag ?? (await read(page)).tag } }
  return (await unwrap(by.client.POST('/admin/content/{page}/publish', { params }))).content_draft
}

async function discard({ by = elsa, tag, page = 'landing' }: Target = {}) {
  const params = { path: { page }, header: { 'If-Match': tag ?? (await read(page)).tag } }
  return (await unwrap(by.client.DELETE('/admin/content/{page}/draft', { params }))).content_draft
}

const shown = async (page: ContentPage = 'landing') =>
  (await unwrap(shop.client().GET('/store/content/get', { params: { query: { page } } }))).page_content.blocks

const getBanner = async (id: string) =>
  (await unwrap(shop.client().GET('/store/banner/get-by-id', { params: { query: { id } } }))).banner

describe('a page', () => {
  it('of the demo has its blocks, in their order', async () => {
    for (const page of contentPages) expect(await shown(page)).toEqual(demoBlocks[page])
  })

  it('shows a draft to visitors only once it is published', async () => {
    await save([text('Closed on Monday.\nThen open.')])
    expect(await shown()).toEqual(demoBlocks.landing)
    expect(await publish()).toMatchObject({ revision: 0, current: { version: 2, published_by: elsa.name } })
    expect(await shown()).toEqual([
      { id: 'note', kind: 'text', content: { title: 'Note', text: 'Closed on Monday.\nThen open.' } },
    ])
  })

  it('without blocks is an empty page', async () => {
    await save([])
    await publish()
    expect(await shown()).toEqual([])
    await expect(getBanner('banner_hero')).rejects.toMatchObject({ status: 404, code: 'banner_not_found' })
  })

  it('shows blocks that are on and within their period', async () => {
    const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * 3_600_000).toISOString()
    await save([
      text('off', { id: 'off', on: false }),
      text('planned', { id: 'planned', starts_at: at(1) }),
      text('ended', { id: 'ended', ends_at: at(-1) }),
      text('now', { id: 'now', starts_at: at(-1), ends_at: at(1) }),
    ])
    await publish()
    expect((await shown()).map(({ id }) => id)).toEqual(['now'])
    shop.clock.advance(2 * 3_600_000)
    expect((await shown()).map(({ id }) => id)).toEqual(['planned'])
  })
})

describe('the draft', () => {
  it('of one operator is not lost by another, who works from what was before', async () => {
    const { tag } = await read()
    await save([text('mine')])
    await expect(save([text('theirs')], { by: noor, tag })).rejects.toMatchObject({
      status: 412,
      code: 'content_draft_changed',
    })
    await expect(publish({ by: noor, tag })).rejects.toMatchObject({ status: 412 })
    await expect(discard({ by: noor, tag })).rejects.toMatchObject({ status: 412 })
    expect((await read()).draft.blocks).toEqual([text('mine')])
  })

  it('that was discarded and begun again is another one', async () => {
    await save([text('first')])
    const { tag } = await read()
    shop.clock.advance(1000)
    expect(await discard()).toMatchObject({ revision: 0, changed_at: null })
    await save([text('second')])
    await expect(save([text('late')], { tag })).rejects.toMatchObject({ status: 412 })
  })

  it('that equals the published page is not published', async () => {
    const { draft } = await read()
    await save(draft.blocks as Block[])
    await expect(publish()).rejects.toMatchObject({ status: 409, code: 'content_unchanged' })
  })

  it('may be incomplete, but is published with what it needs', async () => {
    await save([text('')])
    await expect(publish()).rejects.toMatchObject({
      status: 400,
      fields: { 'blocks.0.content.en.text': { code: 'required' } },
    })
    expect(await db.$count(contentVersions, eq(contentVersions.page, 'landing'))).toBe(1)
  })

  it('cannot name a value that does not exist, and the refusal lists those that do', async () => {
    const field = 'blocks.0.content.en.text'
    const known = expect.stringContaining('{free_from}, {order_minimum}, {payment_days}') as string
    const code = 'unknown_placeholders'
    const faults = { [field]: { code, params: { unknown: '{minimum-order}, {från}', known } } }
    const typed = text('From {order_minimum}, {minimum-order}, {från}, and { this } {minimum-order}.')
    const spaced = { ...faults[field], params: { unknown: '{minimum-order}, {från}, { this }', known } }
    await expect(save([typed])).rejects.toMatchObject({ status: 400, fields: { [field]: spaced } })
    await save([text('From {order_minimum}.')])
    // A draft from before the rule.
    const older = text('{minimum-order} {från}')
    const blocks = [{ ...older, startsAt: null, endsAt: null } as unknown as StoredBlock]
    await db.update(contentDrafts).set({ blocks }).where(eq(contentDrafts.page, 'landing'))
    await expect(publish()).rejects.toMatchObject({ status: 400, fields: faults })
  })

  it('loses what could hide or reverse text', async () => {
    const { blocks } = await save([text(' a\u0000\u202eb\u200f \r\n\tc\u2066 '.replace('\u0000', ''))])
    expect(blocks[0]).toMatchObject({ content: { en: { text: 'ab\nc' } } })
  })

  it('is changed by owners and the catalogue role, and read by every role', async () => {
    await save([text('by an owner')], { by: noor })
    expect((await read('landing', reader)).draft.blocks).toHaveLength(1)
    await expect(save([text('mine')], { by: reader })).rejects.toMatchObject({ status: 403 })
    await expect(publish({ by: reader })).rejects.toMatchObject({ status: 403 })
  })

  it.each([
    [[banner({ title: 'x'.repeat(201) })], 'blocks.0.content.en.title'],
    [[banner({ layout: 'wide' })], 'blocks.0.content.en.layout'],
    [[banner({ background: 'red' })], 'blocks.0.content.en.background'],
    [[banner({ pictures: Array.from({ length: 6 }, () => '/a.png') })], 'blocks.0.content.en.pictures'],
    [[text('a', { on: 'yes' })], 'blocks.0.on'],
    [[text('a', { id: 'A b' })], 'blocks.0.id'],
    [[text('a', { kind: 'shelf', content: { en: { rule: 'usual', title: '' } } })], 'blocks.0.kind'],
    [[text('a'), text('b')], 'blocks.1.id'],
    [[text('a', { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' })], 'blocks.0.ends_at'],
    [[text('a', { content: { sv: { title: '', text: 'hej' } } })], 'blocks.0.content.en'],
    [[text('a', { content: { en: { title: '', text: 'a', html: '<b>' } } })], 'blocks.0.content.en.html'],
    [Array.from({ length: 41 }, (_, index) => text('a', { id: `b${index}` })), 'blocks'],
  ])('is refused, naming the field: case %#', async (blocks, field) => {
    await expect(save(blocks)).rejects.toMatchObject({ status: 400, fields: { [field]: expect.anything() } })
    expect(await db.$count(contentDrafts)).toBe(0)
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'data:image/png;base64,AA', 'cart'])(
    'is refused with the address %j of a link or a picture',
    async (address) => {
      const link = { button: { text: 'Go', href: address } }
      await expect(save([banner(link)])).rejects.toMatchObject({
        code: 'link_not_allowed',
        fields: { 'blocks.0.content.en.button.href': { code: 'link_not_allowed' } },
      })
      await expect(save([banner({ pictures: ['/a.png', address] })])).rejects.toMatchObject({
        fields: { 'blocks.0.content.en.pictures.1': { code: 'link_not_allowed' } },
      })
    },
  )
})

describe('the first draft', () => {
  beforeEach(empty)

  it('of the landing page begins with what the shop shows by itself', async () => {
    const { draft } = await read()
    const hero = { title: '{brand}', text: shop.context.settings.current.profile.about.en }
    expect(draft).toMatchObject({ current: null, changed_at: null, blocks: [{ kind: 'hero', content: { en: hero } }] })
    await save([...draft.blocks, text('Closed on Monday.')])
    await publish()
    expect((await shown()).map(({ kind }) => kind)).toEqual(['hero', 'text'])
  })

  it('of the home page begins with four shelves; those of other pages are empty', async () => {
    const rules = ['usual', 'flash_sale', 'best_sellers', 'explore']
    expect((await read('home')).draft.blocks.map(({ content }) => content.en)).toEqual(
      rules.map((rule) => ({ rule, title: '' })),
    )
    expect((await read('about')).draft.blocks).toEqual([])
  })
})

describe('the history', () => {
  it('has each version, never changed, with its blocks to put back', async () => {
    await save([text('second')])
    await publish()
    const params = { path: { page: 'landing' as const } }
    const { versions } = await unwrap(elsa.client.GET('/admin/content/{page}/versions', { params }))
    expect(versions.map(({ version, published_by }) => [version, published_by])).toEqual([
      [2, elsa.name],
      [1, null],
    ])
    const first = { path: { page: 'landing' as const, version: 1 } }
    const { blocks } = await unwrap(elsa.client.GET('/admin/content/{page}/versions/{version}', { params: first }))
    await save(blocks as Block[])
    await publish()
    expect(await shown()).toEqual(demoBlocks.landing)
    await expect(db.update(contentVersions).set({ blocks: [] })).rejects.toThrow()
    await expect(
      unwrap(
        elsa.client.GET('/admin/content/{page}/versions/{version}', {
          params: { path: { ...first.path, version: 9 } },
        }),
      ),
    ).rejects.toMatchObject({ status: 404, code: 'content_version_not_found' })
  })

  it('is in the activity', async () => {
    await save([text('second')])
    await publish()
    const { activities } = await unwrap(
      elsa.client.GET('/admin/activities', { params: { query: { subject_id: 'content_landing', limit: 5 } } }),
    )
    expect(activities).toMatchObject([
      {
        action: 'content.published',
        actor: { name: elsa.name },
        after: { name: 'Landing page, 2', version: 2, blocks: 1 },
      },
    ])
  })
})

describe('a banner', () => {
  it.each([
    ['banner_hero', { title: 'The #1 Wholesale Marketplace for Businesses' }],
    ['banner_values', { title: 'Made for how you sell' }],
    ['banner_accessories', { title: 'The Perfect Accessories', background_color: '#082b37' }],
    ['banner_promo', { texts: { price: '$299' } }],
    ['banner_side', { texts: { badge: '29%' } }],
  ])('%s is read from the block that its page shows', async (id, expected) => {
    expect(await getBanner(id)).toMatchObject({ id, ...expected })
  })

  it('that does not exist is not found', async () => {
    await expect(getBanner('banner_other')).rejects.toMatchObject({ status: 404, message: 'No banner data found' })
  })
})

describe('the first start', () => {
  const upgraded = () =>
    db
      .insert(contentDrafts)
      .values(contentPages.map((page) => ({ page, revision: 0, blocks: null, changedAt: published })))

  it('of a new shop publishes nothing', async () => {
    await empty()
    await adoptContent(db, published)
    expect(await db.$count(contentVersions)).toBe(0)
  })

  it('of a shop in use publishes its pages once, with the banners that its operators set', async () => {
    await empty()
    await upgraded()
    const own = { dimensions: null, instructions: null, styles: {}, createdAt: published, updatedAt: published }
    const endsAt = new Date(published.getTime() + 48 * 3_600_000)
    await db.insert(banners).values([
      {
        ...own,
        id: 'banner_side',
        bannerName: 'Side',
        title: 'Salt week',
        texts: { 'Sub title': '', subtitle: ' All liquorice. ', price: '€9' },
        buttons: [{ text: 'See', url: '/products?q=salt' }],
        imageUrl: { 1: '/files/products/1large.webp', 3: '/files/products/3large.webp' },
        backgroundColor: '#123456',
        startsAt: null,
        endsAt,
      },
      {
        ...own,
        id: 'banner_values',
        bannerName: 'Values',
        title: 'Ours',
        texts: { 'Tab Name - 1': 'Kiosks', 'Business Name-1': 'Kiosk & Co' },
        buttons: [],
        imageUrl: {},
        backgroundColor: null,
        startsAt: null,
        endsAt: null,
      },
    ])
    await adoptContent(db, published)
    await adoptContent(db, published)
    expect(await db.$count(contentVersions)).toBe(contentPages.length)
    expect(await db.$count(events)).toBe(contentPages.length)
    expect(await getBanner('banner_side')).toMatchObject({
      title: 'Salt week',
      background_color: '#123456',
      texts: { subtitle: 'All liquorice.', price: '€9' },
      buttons: [{ text: 'See', url: '/products?q=salt' }],
      image_url: { 1: '/files/products/1large.webp', 2: '/files/products/3large.webp' },
    })
    expect((await getBanner('banner_values')).texts).toEqual({
      'Tab Name-1': 'Kiosks',
      'Business Name-1': 'Kiosk & Co',
    })
    const { draft } = await read('home')
    expect(draft.blocks.find(({ id }) => id === 'side')).toMatchObject({ ends_at: endsAt.toISOString() })
  })
})
