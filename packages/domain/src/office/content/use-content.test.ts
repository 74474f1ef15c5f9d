import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { createOfficeDrafts } from '../office-drafts'
import { officeWrapper } from '../testing/test-office'
import type { BlockContents, BlockKind, ContentPage } from '../../rules/content/blocks'
import { contentPageOf, useContentForm, useContentHistory } from './use-content'

type StoredBlock = components['schemas']['StoredBlock']

const stored = (id: string, text: string, change: Partial<StoredBlock> = {}) =>
  ({
    id,
    kind: 'text',
    on: true,
    starts_at: null,
    ends_at: null,
    content: { en: { title: id, text }, sv: { title: `${id} (sv)`, text } },
    ...change,
  }) as StoredBlock

const settings = {
  profile: {
    version: 1,
    value: { name: 'Skafferi', phone: '+46 31', email: '', hours: { en: 'Weekdays' }, returns: { en: '' } },
  },
  delivery: {
    version: 1,
    value: {
      options: [
        { countries: ['se'], amount: 0, goods_from: 140 },
        { countries: ['se'], amount: 12, goods_from: 0 },
      ],
    },
  },
  orders: { version: 1, value: { minimum: 150, payment_days: 30 } },
}

/** A store with the About page. */
function createStore(first: StoredBlock[]) {
  let [published, draft, revision, lost, incomplete] = [first, null as StoredBlock[] | null, 0, false, false]
  const sent: string[] = []
  let version = 1
  const answerDraft = () =>
    Response.json(
      {
        content_draft: {
          page: 'about',
          revision,
          blocks: draft ?? published,
          changed_at: draft && '2026-11-28T08:00:00Z',
          changed_by: draft && 'Johan Berg',
          current: { version, published_at: '2026-11-27T08:00:00Z', published_by: 'Maja Holm' },
          catalogue: { figures: { articles: 631, brands: 44 }, articles: [], listed: [], pictures: [] },
        },
      },
      { headers: { etag: `"${revision}"` } },
    )
  async function change(request: Request, path: string) {
    sent.push(`${request.method} ${path}`)
    if (request.headers.get('if-match') !== `"${revision}"`) return refusal(412, 'content_draft_changed', 'Changed')
    if (incomplete && path.endsWith('publish')) return refusal(400, 'invalid_request', 'Incomplete')
    revision += 1
    if (request.method === 'DELETE') draft = null
    else if (path.endsWith('publish')) [published, draft, version] = [draft ?? published, null, version + 1]
    else draft = ((await request.json()) as { blocks: StoredBlock[] }).blocks
    if (!lost) return answerDraft()
    lost = false
    throw new TypeError('network')
  }
  return {
    sent,
    blocks: () => draft ?? published,
    publishedBlocks: () => published,
    loseNextAnswer: () => (lost = true),
    refusePublishing: () => (incomplete = true),
    saveElsewhere(next: StoredBlock[]) {
      draft = next
      revision += 1
    },
    async fetch(request: Request): Promise<Response> {
      const path = new URL(request.url).pathname.replace('/admin/', '')
      if (request.method !== 'GET') return change(request, path)
      if (path === 'settings') return Response.json(settings)
      if (path === 'product-categories') return Response.json({ product_categories: [{ id: 'fish', name: 'Fish' }] })
      if (path === 'content') {
        const pages = [{ page: 'about', blocks: published.length, current: null, drafted_at: null }]
        return Response.json({ pages, link_hosts: ['partner.example'] })
      }
      if (path.endsWith('draft')) return answerDraft()
      const content_version = { version: 1, published_at: '2026-11-27T08:00:00Z', published_by: null }
      if (path.includes('versions/')) return Response.json({ content_version, blocks: published })
      return Response.json({ versions: [content_version] })
    },
  }
}

async function open(store: ReturnType<typeof createStore>, name: ContentPage = 'about') {
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  const base = createOffice({
    baseUrl: 'http://store.test',
    fetch: store.fetch,
    locale: 'en-GB',
    timeZone: 'Europe/Stockholm',
    paths,
    now: () => new Date('2026-11-28T12:00:00Z'),
  })
  let text: string | null = null
  const tab = { read: () => text, write: (next: string) => void (text = next), clear: () => void (text = null) }
  const office = { ...base, drafts: createOfficeDrafts(tab) }
  const page = await renderHook(createTestShop({}), () => useContentForm(name), { wrapper: officeWrapper(office) })
  await page.until(({ content }) => content.status === 'ready' && content.view.placeholders[0]?.value !== null)
  return { page, office }
}

type Page = Awaited<ReturnType<typeof open>>['page']
function viewOf(page: Page) {
  const { content } = page.current()
  if (content.status !== 'ready') throw new Error(content.status)
  return content.view
}
const idsOf = (page: Page) => viewOf(page).blocks.map(({ id }) => id)
const textsOf = (blocks: readonly StoredBlock[]) =>
  blocks.map(({ id, content }) => `${id}: ${(content.en as { text: string }).text}`)

const about = () => [stored('lead', 'One'), stored('who', 'Two'), stored('how', 'Three')]

describe('the form of a page', () => {
  it('saves the changed blocks and keeps other languages', async () => {
    const store = createStore(about())
    const { page } = await open(store)
    expect(viewOf(page)).toMatchObject({ changed: [], changes: [], kinds: ['text'] })
    await page.does(({ type }) => type('who', 'text', ['2']))
    expect(viewOf(page)).toMatchObject({ changed: ['who'], changes: [{ id: 'who', change: 'changed' }] })
    await page.does(async ({ save }) => expect(await save()).toBe(true))
    expect(textsOf(store.blocks())).toEqual(['lead: One', 'who: 2', 'how: Three'])
    expect(store.blocks()[1]?.content).toEqual({
      en: { title: 'who', text: '2' },
      sv: { title: 'who (sv)', text: 'Two' },
    })
    expect(viewOf(page)).toMatchObject({ changed: [], saved: { by: 'Johan Berg' } })
  })

  it('adds, moves, switches and deletes blocks, and undoes the deletion', async () => {
    const store = createStore(about())
    const { page } = await open(store)
    let added = ''
    await page.does(({ add }) => void (added = add('text')))
    await page.does(({ move }) => move(added, -1))
    await page.does(({ switchOn }) => switchOn('lead', false))
    await page.does(({ remove }) => remove('who'))
    expect(idsOf(page)).toEqual(['lead', added, 'how'])
    expect(page.current().deleted).toEqual({ kind: 'text', rule: null, summary: 'who' })
    await page.does(({ undoRemove }) => undoRemove())
    expect(idsOf(page)).toEqual(['lead', 'who', added, 'how'])
    expect(page.current().deleted).toBeNull()
    await page.does(({ save }) => save())
    expect(store.blocks().map(({ id, on }) => [id, on])).toEqual([
      ['lead', false],
      ['who', true],
      [added, true],
      ['how', true],
    ])
  })

  it('deletes a block that was saved by an attempt to publish', async () => {
    const store = createStore(about())
    store.refusePublishing()
    const { page } = await open(store)
    let added = ''
    await page.does(({ add }) => void (added = add('text')))
    await page.does(async ({ publish }) => expect(await publish()).toBe(false))
    expect(store.blocks().map(({ id }) => id)).toContain(added)
    await page.does(({ remove }) => remove(added))
    expect(idsOf(page)).toEqual(['lead', 'who', 'how'])
    await page.does(({ save }) => save())
    expect(store.blocks().map(({ id }) => id)).toEqual(['lead', 'who', 'how'])
  })

  it('deletes a block that a colleague added while the order was changed', async () => {
    const store = createStore(about())
    const { page } = await open(store)
    await page.does(({ move }) => move('how', -1))
    store.saveElsewhere([...about(), stored('new', '+')])
    await page.does(({ save }) => save())
    expect(idsOf(page)).toEqual(['lead', 'how', 'who', 'new'])
    await page.does(({ remove }) => remove('new'))
    expect(idsOf(page)).toEqual(['lead', 'how', 'who'])
    await page.does(({ undoRemove }) => undoRemove())
    expect(idsOf(page)).toEqual(['lead', 'how', 'who', 'new'])
  })

  it('keeps what was typed and takes the other blocks of a colleague', async () => {
    const store = createStore(about())
    const { page } = await open(store)
    await page.does(({ type }) => type('lead', 'text', ['Mine']))
    await page.does(({ move }) => move('how', -1))
    store.saveElsewhere([stored('lead', 'Theirs'), stored('who', 'Theirs'), stored('how', 'Three'), stored('new', '+')])
    await page.does(async ({ save }) => expect(await save()).toBe(false))
    expect(page.current().remote).toMatchObject({
      by: 'Johan Berg',
      changes: [
        { id: 'lead', change: 'changed' },
        { id: 'who', change: 'changed' },
        { id: 'new', change: 'added' },
      ],
    })
    expect(idsOf(page)).toEqual(['lead', 'how', 'who', 'new'])
    await page.does(async ({ save }) => expect(await save()).toBe(true))
    expect(textsOf(store.blocks())).toEqual(['lead: Mine', 'how: Three', 'who: Theirs', 'new: +'])
    expect(page.current().remote.changes).toEqual([])
  })

  it('loads the blocks of a colleague instead of what was typed', async () => {
    const store = createStore(about())
    const { page } = await open(store)
    await page.does(({ type }) => type('lead', 'text', ['Mine']))
    store.saveElsewhere([stored('lead', 'Theirs')])
    await page.does(({ save }) => save())
    await page.does(({ discardEdits }) => discardEdits())
    expect(idsOf(page)).toEqual(['lead'])
    expect(viewOf(page).changed).toEqual([])
    expect(page.current()).toMatchObject({ problem: null, remote: { changes: [] } })
  })

  it('saves again if the answer to the first attempt was lost', async () => {
    const store = createStore(about())
    const { page } = await open(store)
    await page.does(({ type }) => type('lead', 'text', ['Mine']))
    store.loseNextAnswer()
    await page.does(async ({ save }) => expect(await save()).toBe(false))
    expect(viewOf(page).changed).toEqual(['lead'])
    await page.does(async ({ save }) => expect(await save()).toBe(true))
    expect(page.current()).toMatchObject({ problem: null, remote: { changes: [] } })
    expect(textsOf(store.blocks())).toEqual(['lead: Mine', 'who: Two', 'how: Three'])
  })

  it('keeps typed text for the next visit until it is saved', async () => {
    const store = createStore(about())
    const { page, office } = await open(store)
    await page.does(({ type }) => type('lead', 'text', ['Mine']))
    await page.leave()
    const again = await renderHook(createTestShop({}), () => useContentForm('about'), {
      wrapper: officeWrapper(office),
    })
    await again.until(({ content }) => content.status === 'ready')
    expect(viewOf(again).blocks[0]?.preview.content).toMatchObject({ text: 'Mine' })
    const other = await renderHook(createTestShop({}), () => useContentForm('faq'), { wrapper: officeWrapper(office) })
    await other.until(({ pages }) => pages.length > 0)
    expect(other.current().pages).toMatchObject([{ page: 'about', typed: true }])
    await again.does(({ save }) => save())
    expect(office.drafts.read('', 'content about')).toBe('')
  })

  it('saves unsaved changes before it publishes', async () => {
    const store = createStore(about())
    const { page } = await open(store)
    await page.does(({ type }) => type('lead', 'text', ['New']))
    await page.does(async ({ publish }) => expect(await publish()).toBe(true))
    expect(store.sent).toEqual(['POST content/about/draft', 'POST content/about/publish'])
    expect(textsOf(store.publishedBlocks())[0]).toBe('lead: New')
  })

  it('discards the draft with the unsaved changes', async () => {
    const store = createStore(about())
    store.saveElsewhere([stored('lead', 'Draft')])
    const { page } = await open(store)
    await page.does(({ type }) => type('lead', 'text', ['Mine']))
    await page.does(async ({ discardDraft }) => expect(await discardDraft()).toBe(true))
    expect(textsOf(store.blocks())).toEqual(['lead: One', 'who: Two', 'how: Three'])
    expect(viewOf(page)).toMatchObject({ changed: [], saved: null })
  })

  it('has periods in the shop’s time zone', async () => {
    const store = createStore([stored('lead', 'One', { ends_at: '2026-04-06T22:00:00Z' })])
    const { page } = await open(store)
    expect(viewOf(page).blocks[0]).toMatchObject({ state: 'ended', until: '6 Apr', endsAt: '2026-04-07T00:00' })
    await page.does(({ schedule }) => schedule('lead', 'endsAt', '2026-07-01T06:30'))
    await page.does(({ schedule }) => schedule('lead', 'startsAt', '2026-12-14T06:00'))
    expect(viewOf(page).faults).toEqual({ 'lead.endsAt': 'period' })
    await page.does(({ schedule }) => schedule('lead', 'endsAt', ''))
    expect(viewOf(page).blocks[0]).toMatchObject({ state: 'planned', from: '14 Dec' })
    await page.does(({ save }) => save())
    expect(store.blocks()[0]).toMatchObject({ starts_at: '2026-12-14T05:00:00.000Z', ends_at: null })
  })

  it('shows refusals at their fields', async () => {
    const refused = createStore(about())
    const answer = refused.fetch.bind(refused)
    refused.fetch = async (request) =>
      request.method === 'POST'
        ? Response.json(
            {
              type: 'invalid_data',
              code: 'invalid_data',
              message: 'Invalid',
              fields: { 'blocks.1.content.en.text': { code: 'required', message: 'is required' } },
            },
            { status: 400 },
          )
        : answer(request)
    const { page } = await open(refused)
    await page.does(({ type }) => type('who', 'text', ['']))
    await page.does(({ save }) => save())
    expect(page.current().refused).toMatchObject({ 'who.text': { code: 'required' } })
    expect(viewOf(page).changed).toEqual(['who'])
  })
})

const button = { text: 'Go', href: '/products' }
const titled = { title: 'T', text: 'One\nTwo' }

/** A content of each kind, with every field filled or empty. */
const contents: { readonly [Kind in BlockKind]: BlockContents[Kind] } = {
  hero: { ...titled, button, shelves: [['/a.png', '/b.png'], ['/c.png']] },
  banner: {
    ...titled,
    layout: 'side',
    price: '$1',
    badge: '',
    background: '#082b37',
    button: { text: '', href: null },
    pictures: ['/a.png'],
  },
  values: {
    title: '',
    tabs: [
      {
        name: 'N',
        business: 'B',
        location: '',
        text: '',
        button,
        pictures: ['https://partner.example/a.png'],
        articles: ['SAL-0120'],
      },
    ],
  },
  facts: { title: '', items: [{ title: 'from {free_from}', text: 'free delivery' }] },
  shelf: { rule: 'explore', title: '' },
  samples: {
    title: 'T',
    note: 'N',
    rule: 'newest',
    items: [{ title: 'T', brand: 'B', price: '$1', picture: '/a.png' }],
  },
  services: { title: 'T', items: [{ ...titled, icon: 'truck' }] },
  terms: { title: 'T', items: [{ ...titled, lead: '60 days' }] },
  steps: { title: 'T', items: [titled, titled] },
  text: titled,
  tiles: { title: 'T', items: [{ ...titled, tint: 'sea', pictures: [], href: null }] },
  categories: { title: 'T', items: [{ category: 'Fish', picture: null }], selected: null },
  promises: { title: 'T', items: [{ ...titled, icon: 'money' }] },
  questions: { title: 'T', items: [{ question: 'Q', answer: 'A' }] },
  list: { title: 'T', items: ['One', 'Two'] },
}

describe('the fields of blocks', () => {
  it('contain all that is stored', async () => {
    const blocks = Object.entries(contents).map(([kind, content]) =>
      stored(kind, '', { kind, content: { en: content } } as Partial<StoredBlock>),
    )
    const store = createStore(blocks)
    const { page } = await open(store)
    expect(viewOf(page).faults).toEqual({})
    await page.does(({ switchOn }) => switchOn('hero', false))
    await page.does(({ save }) => save())
    expect(store.blocks()).toEqual([{ ...blocks[0], on: false }, ...blocks.slice(1)])
  })

  it('change lists, pictures and addresses', async () => {
    const store = createStore([
      stored('hero', '', { kind: 'hero', content: { en: contents.hero } } as Partial<StoredBlock>),
      stored('steps', '', { kind: 'steps', content: { en: contents.steps } } as Partial<StoredBlock>),
      stored('banner', '', { kind: 'banner', content: { en: contents.banner } } as Partial<StoredBlock>),
    ])
    const { page } = await open(store)
    await page.does(({ addPicture }) => addPicture('hero', 'shelves.2', '/d.png'))
    await page.does(({ type }) => type('hero', 'shelves.1', []))
    await page.does(({ type }) => type('hero', 'button.href', [' ']))
    await page.does(({ addEntry }) => addEntry('steps', 'items'))
    await page.does(({ type }) => type('steps', 'items.2.title', ['Last']))
    await page.does(({ moveEntry }) => moveEntry('steps', 'items', 2, -1))
    await page.does(({ removeEntry }) => removeEntry('steps', 'items', 0))
    await page.does(({ type }) => type('banner', 'background', ['#FFF']))
    await page.does(({ type }) => type('banner', 'button.href', ['https://other.example']))
    await page.does(({ type }) => type('banner', 'title', ['x'.repeat(201)]))
    expect(viewOf(page).faults).toEqual({
      'banner.background': 'colour',
      'banner.button.href': 'link',
      'banner.title': 'too_long',
    })
    await page.does(({ save }) => save())
    const [hero, steps] = store.blocks()
    expect(hero?.content.en).toMatchObject({
      shelves: [['/a.png', '/b.png'], ['/d.png']],
      button: { text: 'Go', href: null },
    })
    expect(steps?.content.en).toMatchObject({ items: [{ title: 'Last', text: '' }, titled] })
  })

  it('that must be filled before publishing are named, and do not prevent saving', async () => {
    const { page } = await open(createStore(about()))
    let added = ''
    await page.does(({ add }) => void (added = add('text')))
    expect(viewOf(page)).toMatchObject({ missing: [`${added}.text`], faults: {} })
    await page.does(({ type }) => type(added, 'text', [' ']))
    expect(viewOf(page).missing).toEqual([`${added}.text`])
    await page.does(({ type }) => type(added, 'text', ['Opening hours']))
    expect(viewOf(page).missing).toEqual([])
  })

  it('suggest pages, and warn of links that are not shown or lead to no page', async () => {
    const store = createStore([
      stored('banner', '', { kind: 'banner', content: { en: contents.banner } } as Partial<StoredBlock>),
      stored('tiles', '', { kind: 'tiles', content: { en: contents.tiles } } as Partial<StoredBlock>),
    ])
    const { page } = await open(store)
    const fieldOf = (name: string) =>
      viewOf(page)
        .blocks.flatMap(({ fields }) =>
          fields.flatMap((field) => (field.type === 'list' ? field.entries.flat() : [field])),
        )
        .find((field) => field.name === name)
    expect(fieldOf('banner.button.href')).toMatchObject({
      warning: null,
      suggestions: expect.arrayContaining(['/about']),
    })
    await page.does(({ type }) => type('banner', 'button.href', ['/about']))
    expect(fieldOf('banner.button.href')).toMatchObject({ warning: 'no_button' })
    await page.does(({ type }) => type('banner', 'button.text', ['Go']))
    expect(fieldOf('banner.button.href')).toMatchObject({ warning: null })
    // A tile has no button: it is the link.
    await page.does(({ type }) => type('tiles', 'items.0.href', ['/categories/gift-boxes']))
    expect(fieldOf('tiles.items.0.href')).toMatchObject({ warning: 'unknown_page' })
    await page.does(({ type }) => type('tiles', 'items.0.href', ['https://partner.example/gifts']))
    expect(fieldOf('tiles.items.0.href')).toMatchObject({ warning: null })
    expect(viewOf(page).faults).toEqual({})
  })

  it('suggest the shop’s categories, and warn of unknown ones', async () => {
    const items = ['Fish', 'Gifts'].map((category) => ({ category, picture: null }))
    const content = { en: { title: '', items, selected: 'Toys' } }
    const { page } = await open(
      createStore([stored('some', '', { kind: 'categories', content } as Partial<StoredBlock>)]),
      'home',
    )
    const fields = () => viewOf(page).blocks[0]!.fields
    await page.until(() => JSON.stringify(fields()).includes('unknown_category'))
    const [, list, selected] = fields()
    expect(list).toMatchObject({
      entries: [
        [{ label: 'category', value: 'Fish', suggestions: ['Fish'], warning: null }, {}],
        [{ label: 'category', value: 'Gifts', suggestions: ['Fish'], warning: 'unknown_category' }, {}],
      ],
    })
    expect(selected).toMatchObject({ suggestions: ['Fish', 'Gifts'], warning: 'not_listed' })
  })

  it('show what visitors see, or what was typed if they do not see the block', async () => {
    const texts = ['Call {phone}\n{returns}', '{brand} {other}', '{returns}']
    const { page } = await open(createStore(texts.map((text, index) => stored(`text-${index}`, text))))
    expect(viewOf(page).blocks.map(({ preview }) => (preview.content as { text: string }).text)).toEqual([
      'Call +46 31',
      'Skafferi {other}',
      '{returns}',
    ])
    expect(Object.fromEntries(viewOf(page).placeholders.map(({ placeholder, value }) => [placeholder, value]))).toEqual(
      {
        '{brand}': 'Skafferi',
        '{phone}': '+46 31',
        '{email}': null,
        '{hours}': 'Weekdays',
        '{returns}': null,
        '{free_from}': '€140',
        '{order_minimum}': '€150',
        '{payment_days}': '30',
        '{articles}': '631',
        '{brands}': '44',
      },
    )
  })
})

describe('the history of a page', () => {
  it('puts a version back as the draft', async () => {
    const store = createStore(about())
    store.saveElsewhere([stored('lead', 'Draft'), stored('more', 'More')])
    const { page, office } = await open(store)
    const history = await renderHook(createTestShop({}), () => useContentHistory('about'), {
      wrapper: officeWrapper(office),
    })
    await history.until(({ versions }) => versions.status === 'ready')
    await history.does(({ open: openVersion }) => openVersion(1))
    await history.until(({ version }) => version.status === 'ready')
    expect(history.current().version).toMatchObject({ view: { version: 1, by: null } })
    await page.does(({ putBack }) => putBack(history.current().blocks!))
    expect(idsOf(page)).toEqual(['lead', 'who', 'how'])
    await page.does(({ save }) => save())
    expect(textsOf(store.blocks())).toEqual(['lead: One', 'who: Two', 'how: Three'])
  })
})

it('finds the page of an address', () => {
  expect(['faq', 'constructor', undefined].map(contentPageOf)).toEqual(['faq', null, null])
})
