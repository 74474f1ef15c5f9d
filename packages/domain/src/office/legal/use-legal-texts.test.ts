import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { createOfficeDrafts } from '../office-drafts'
import { officeWrapper } from '../testing/test-office'
import { moveSection } from './to-legal'
import { useOutdatedLegalTexts } from './use-outdated-legal-texts'
import { useLegalForm } from './use-legal-form'
import { useLegalTexts } from './use-legal-texts'

type Content = components['schemas']['LegalContent']

const published: Content = {
  title: 'Terms',
  notes: ['Version 2026-11-27'],
  sections: [{ title: 'Payment', paragraphs: ['You pay by invoice.'] }],
}

const profile = {
  name: 'Lakrits',
  legal_name: 'Lakritsboden AB',
  registration_number: '',
  address: ['Torget 1'],
  country: 'se',
  email: 'hej@lakrits.example',
  returns: { en: 'Return within 14 days.' },
}

/** A store with one legal text; null if none is published. */
function storeOf(text: Content | null) {
  let [current, draft, revision] = [text, null as Content | null, 0]
  const sent: string[] = []
  const version = () =>
    current && {
      version: '2026-11-27',
      sha256: null,
      url: null,
      published_at: '2026-11-27T08:00:00Z',
      published_by: null,
    }
  const tag = () => `"${revision}"`
  const draftAnswer = () =>
    Response.json(
      {
        legal_draft: {
          kind: 'terms',
          revision,
          text: (draft ?? current) && { en: draft ?? { ...current, notes: [] } },
          changed_at: draft && '2026-11-28T08:00:00Z',
          changed_by: null,
          current: version(),
        },
      },
      { headers: { etag: tag() } },
    )
  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/admin/', '')
    if (request.method === 'POST') {
      sent.push(path)
      if (request.headers.get('if-match') !== tag()) return refusal(412, 'legal_draft_changed', 'Changed')
      revision += 1
      if (path.endsWith('publish')) [current, draft] = [draft, null]
      else draft = ((await request.json()) as { text: { en: Content } }).text.en
      return draftAnswer()
    }
    if (path === 'legal-texts') {
      return Response.json({ legal_texts: [{ kind: 'terms', current: version(), drafted_at: null }], link_hosts: [] })
    }
    if (path === 'settings') return Response.json({ profile: { value: profile } })
    if (path.endsWith('draft')) return draftAnswer()
    if (path.includes('versions/')) {
      return Response.json({ legal_version: version(), text: current && { en: current }, previous: null })
    }
    return Response.json({})
  }
  return {
    answer,
    sent,
    published: () => current,
    saveElsewhere(next: Content) {
      draft = next
      revision += 1
    },
  }
}

type Answers = Pick<ReturnType<typeof storeOf>, 'answer'>

async function open(store: Answers, drafts = tabOf()) {
  const page = await render(store, () => useLegalForm('terms'), drafts)
  await page.until(({ legal }) => legal.status === 'ready')
  return page
}

/** The storage of a tab. */
function tabOf() {
  let tab: string | null = null
  const write = (text: string | null) => void (tab = text)
  return createOfficeDrafts({ read: () => tab, write, clear: () => write(null) })
}

function render<Result>({ answer }: Answers, use: () => Result, drafts = tabOf()) {
  const paths = new Proxy({}, { get: () => () => '/' }) as OfficePaths
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths,
  })
  return renderHook(createTestShop({}), use, { wrapper: officeWrapper({ ...office, drafts }) })
}

type Page = Awaited<ReturnType<typeof open>>
const viewOf = (page: Page) => {
  const { legal } = page.current()
  if (legal.status !== 'ready') throw new Error(legal.status)
  return legal.view
}

describe('the form of a legal text', () => {
  it('has the published text, and shows typed paragraphs in the preview and as changes', async () => {
    const page = await open(storeOf(published))
    expect(viewOf(page)).toMatchObject({ changed: [], changes: [], missing: [] })
    await page.does(({ type }) =>
      type({ sections: [{ title: 'Payment', text: 'You pay by card.\n\nSee [privacy](/privacy).' }] }),
    )
    expect(viewOf(page).preview?.sections[0]?.paragraphs).toEqual([
      ['You pay by card.'],
      ['See ', { text: 'privacy', href: '/privacy' }, '.'],
    ])
    expect(viewOf(page).changes.map(({ kind }) => kind)).toEqual(['removed', 'added', 'added'])
  })

  it('begins with the template if nothing is published', async () => {
    const page = await open(storeOf(null))
    expect(viewOf(page)).toMatchObject({ draft: null, preview: null, missing: [] })
    await page.does(({ beginWithTemplate }) => beginWithTemplate())
    expect(viewOf(page)).toMatchObject({ draft: { title: 'Terms and conditions' }, missing: [] })
    const texts = viewOf(page).draft!.sections.map(({ text }) => text)
    expect(texts[0]).toContain('The seller is Lakritsboden AB, Torget 1.')
    expect(texts.at(-1)).toContain('Return within 14 days.')
    await page.does(({ discard }) => discard())
    expect(viewOf(page).draft).toBeNull()
  })

  it('names the places that are not filled in, and what the profile says beside', async () => {
    const page = await open(storeOf(published))
    await page.does(({ type }) =>
      type({ sections: [{ title: '', text: 'The seller is Lakritsboden AB.\nYou pay: ___.' }] }),
    )
    await page.until(() => viewOf(page).unsaid.length > 0)
    expect(viewOf(page)).toMatchObject({
      missing: [
        { field: 'sections.0.title', text: null },
        { field: 'sections.0.text', text: 'You pay: ___.' },
      ],
      unsaid: ['Torget 1'],
    })
  })

  it('keeps unsaved edits when the operator leaves the page, and shows what a colleague saved under them', async () => {
    const [store, drafts] = [storeOf(published), tabOf()]
    const first = await open(store, drafts)
    const sections = [{ title: 'Payment', text: 'You pay by card.' }]
    await first.does(({ type }) => type({ sections }))
    const again = await open(store, drafts)
    expect(viewOf(again)).toMatchObject({ draft: { title: 'Terms', sections }, changed: ['sections'] })
    expect(again.current().remoteChanges).toEqual([])
    store.saveElsewhere({ title: 'Theirs', notes: [], sections: [{ title: 'Payment', paragraphs: ['In cash.'] }] })
    const later = await open(store, drafts)
    expect(later.current().remoteChanges).toEqual([
      { kind: 'removed', line: 'You pay by invoice.' },
      { kind: 'added', line: 'In cash.' },
    ])
    await later.does(({ dismissRemoteChanges }) => dismissRemoteChanges())
    expect(later.current().remoteChanges).toEqual([])
    await later.does(async ({ publish }) => expect(await publish()).toBe(true))
    expect(store.published()).toMatchObject({ title: 'Theirs', sections: [{ paragraphs: ['You pay by card.'] }] })
    expect(viewOf(await open(store, drafts)).changed).toEqual([])
  })

  it('saves unsaved edits before it publishes', async () => {
    const store = storeOf(published)
    const page = await open(store)
    await page.does(({ type }) => type({ title: 'Terms of sale' }))
    await page.does(async ({ publish }) => expect(await publish()).toBe(true))
    expect(store.sent).toEqual(['legal-texts/terms/draft', 'legal-texts/terms/publish'])
    expect(store.published()?.title).toBe('Terms of sale')
    expect(viewOf(page).changed).toEqual([])
  })

  it('publishes nothing if a colleague saved another draft, shows the difference, and keeps what was typed', async () => {
    const store = storeOf(published)
    const page = await open(store)
    await page.does(({ type }) => type({ title: 'Mine' }))
    store.saveElsewhere({ ...published, notes: [], title: 'Theirs' })
    await page.does(async ({ publish }) => expect(await publish()).toBe(false))
    expect(page.current().problem?.code).toBe('legal_draft_changed')
    expect(page.current().remoteChanges).toEqual([
      { kind: 'removed', line: 'Terms' },
      { kind: 'added', line: 'Theirs' },
    ])
    expect(viewOf(page).draft?.title).toBe('Mine')
    expect(store.published()?.title).toBe('Terms')
  })

  it('refuses a link to another host before it is sent', async () => {
    const page = await open(storeOf(published))
    await page.does(({ type }) => type({ sections: [{ title: 'Law', text: 'One.\n[law](https://evil.example/)' }] }))
    expect(viewOf(page).faults).toEqual({ 'sections.0.text': 'link_not_allowed' })
  })
})

it.each([
  ['se', 3],
  ['de', 4],
])('the texts that are missing in %s are %i: an imprint counts where the law asks for it', async (country, count) => {
  const listed = (kind: string) => ({ kind, current: null, drafted_at: null })
  const legal_texts = ['terms', 'privacy', 'cookies', 'imprint'].map(listed)
  const answer = async (request: Request) =>
    Response.json(
      request.url.endsWith('/settings') ? { profile: { value: { country } } } : { legal_texts, link_hosts: [] },
    )
  const page = await render({ answer }, useLegalTexts)
  await page.until(({ kinds, missing }) => kinds.length > 0 && missing === count)
  expect(page.current().missing).toBe(count)
})

describe('published texts of a profile that has changed since', () => {
  const version = { version: '2026-11-27', sha256: null, published_at: '2026-11-27T08:00:00Z', published_by: null }
  const paragraphs: Record<string, string> = {
    imprint: 'Lakritsboden AB, Gamla torget 9, hej@lakrits.example',
    terms: 'The seller is Lakritsboden AB, Torget 1. You reach the seller at hej@lakrits.example.',
  }
  const answer = (url: string | null) => async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/admin/', '')
    const current = { ...version, url }
    if (path === 'settings') return Response.json({ profile: { value: profile } })
    if (path === 'legal-texts') {
      const legal_texts = Object.keys(paragraphs).map((kind) => ({ kind, current, drafted_at: null }))
      return Response.json({ legal_texts, link_hosts: [] })
    }
    const paragraph = paragraphs[path.split('/')[1]!]!
    const text = { en: { title: 'Text', notes: [], sections: [{ title: 'Seller', paragraphs: [paragraph] }] } }
    return Response.json({ legal_version: current, text: url === null ? text : null, previous: null })
  }

  it('are those that lack what the profile says now', async () => {
    const page = await render({ answer: answer(null) }, useOutdatedLegalTexts)
    await page.until((texts) => texts.length > 0)
    expect(page.current()).toEqual([{ kind: 'imprint', href: '/', gaps: ['Torget 1'] }])
  })

  it('are none if the texts are elsewhere', async () => {
    const page = await render({ answer: answer('https://lakrits.example/legal') }, () => ({
      texts: useOutdatedLegalTexts(),
      list: useLegalTexts(),
    }))
    await page.until(({ list }) => list.kinds.length > 0)
    expect(page.current().texts).toEqual([])
  })
})

describe('moveSection', () => {
  const sections = ['1', '2', '3'].map((title) => ({ title, text: '' }))
  it.each([
    [0, 1, '213'],
    [2, -1, '132'],
    [0, -1, '123'],
    [2, 1, '123'],
    [7, -1, '123'],
  ] as const)('moves section %i by %i', (index, by, expected) => {
    expect(
      moveSection(sections, index, by)
        .map(({ title }) => title)
        .join(''),
    ).toBe(expected)
  })
})
