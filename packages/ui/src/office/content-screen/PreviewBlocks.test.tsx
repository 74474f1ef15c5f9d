import { toContentForm, toListedBlocks } from '@skafferi/domain/office'
import type { BlockKind, ContentPage } from '@skafferi/domain/office/views'
import { blockKinds, contentPages } from '@skafferi/domain/rules/content/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShopPathsProvider } from '../../commerce/service/shop-paths'
import { previewPaths } from '../shop-preview/preview-paths'
import { PreviewBlocks } from './PreviewBlocks'

type Context = Parameters<typeof toContentForm>[2]
type Stored = Parameters<typeof toListedBlocks>[0][number]

const context: Context = {
  hosts: [],
  categories: null,
  values: {
    brand: 'Shop',
    phone: null,
    email: null,
    hours: null,
    returns: null,
    free_from: null,
    order_minimum: null,
    payment_days: null,
    articles: null,
    brands: null,
  },
  office: { locale: 'en-GB', timeZone: 'UTC', now: () => new Date('2026-11-28T12:00:00Z') } as Context['office'],
}
const draft = {
  revision: 0,
  blocks: [],
  changed_at: null,
  changed_by: null,
  current: null,
  catalogue: { figures: { articles: 0, brands: 0 }, articles: [], listed: [], pictures: [] },
}

/** The preview of a block whose missing fields are empty. */
function previewOf(page: ContentPage, kind: BlockKind, content: object) {
  const block = { id: 'one', kind, on: true, starts_at: null, ends_at: null, content: { en: content } }
  const blocks = toListedBlocks([block as unknown as Stored])
  const form = toContentForm({ ...draft, page }, { page, blocks, changed: [], published: [] }, context)
  return renderToStaticMarkup(
    <ShopPathsProvider paths={previewPaths}>
      <PreviewBlocks blocks={form.blocks.map(({ preview }) => preview)} />
    </ShopPathsProvider>,
  )
}

const kinds = contentPages.flatMap((page) => blockKinds[page].map((kind) => [page, kind] as const))

it.each(kinds)('shows a block of the %s page as it is added: %s', (page, kind) => {
  const markup = previewOf(page, kind, {})
  expect(markup).not.toMatch(/undefined|null|NaN|\[object/)
  const isSeen = kind === 'hero' || kind === 'banner' || kind === 'shelf'
  expect(markup.includes('Visitors do not see this block yet')).toBe(!isSeen)
})

it.each(kinds)('shows a block of the %s page with one empty entry: %s', (page, kind) => {
  const markup = previewOf(page, kind, { items: kind === 'list' ? [''] : [{}], tabs: [{}] })
  expect(markup).not.toBe('')
  expect(markup).not.toMatch(/undefined|null|NaN|\[object/)
})

it('fills a shelf of products by its rule, also without own entries', () => {
  const shelf = { title: 'New in the shop', note: '', items: [] }
  expect(previewOf('landing', 'samples', { ...shelf, rule: 'newest' })).toContain('The shop fills it with products.')
  expect(previewOf('landing', 'samples', { ...shelf, rule: 'none' })).toContain('Visitors do not see this block yet')
})

it('has the application for an account in the hero, once, as visitors see it', () => {
  const applied = (button: object) =>
    previewOf('landing', 'hero', { title: 'A', text: '', button, shelves: [] }).match(/Apply for an account/g)
  expect(applied({ text: 'Sign in', href: null })).toHaveLength(1)
  expect(applied({ text: 'Apply for an account', href: '/sign-up' })).toHaveLength(1)
})
