import { describe, expect, it } from 'vitest'
import type { Block } from './blocks'
import { catalogueNeeds } from './catalogue-needs'
import { discountSteps, toPublicArticle } from './page-catalogue'

const tier = (min_quantity: number, amount: number) => ({ min_quantity, amount })

describe('discountSteps', () => {
  it('returns whole per cent below the price of one piece, by quantity', () => {
    expect(discountSteps([tier(1, 200), tier(50, 184), tier(200, 148)])).toEqual([
      { min_quantity: 50, percent: 8 },
      { min_quantity: 200, percent: 26 },
    ])
  })

  it('leaves out steps that are not lower than the one before', () => {
    expect(discountSteps([tier(1, 200), tier(10, 200), tier(50, 184), tier(60, 190)])).toEqual([
      { min_quantity: 50, percent: 8 },
    ])
  })

  it.each([[[]], [[tier(1, 200)]], [[tier(1, 200), tier(50, 199.9)]], [[tier(50, 184), tier(100, 100)]]])(
    'returns none without a lower price or without the price of one piece: %j',
    (tiers) => {
      expect(discountSteps(tiers)).toEqual([])
    },
  )
})

describe('toPublicArticle', () => {
  const row = {
    variantId: 'variant_1',
    productId: 'prod_1',
    productTitle: 'Fish',
    brand: 'Sältan',
    variantTitle: '120 g',
    strengthMg: null,
    netContent: '120 g',
    unit: 'bag',
    sku: 'SAL-0120',
    cartonSize: 24,
    thumbnail: '/assets/packshots/0a1b/fish.svg',
    stamp: null,
    widthMm: null,
    heightMm: 180,
    tiers: [tier(1, 200), tier(50, 160)],
  }

  it('has no amount of money and no stock', () => {
    const article = toPublicArticle(row)
    expect(article).toMatchObject({ steps: [{ min_quantity: 50, percent: 20 }], height_mm: 180 })
    expect(article.front).toBe('/assets/packshots/0a1b/front/fish.svg')
    expect(article.width_mm).toBeGreaterThan(0)
    expect(JSON.stringify(article)).not.toMatch(/price|amount|inventory|stock|1\.6|160/)
  })
})

const hero = { title: '', text: '', button: { text: '', href: null } }
const tab = { name: '', business: '', location: '', text: '', button: { text: '', href: null }, pictures: [] }
const block = (kind: Block['kind'], content: object) => ({ id: kind, kind, content }) as Block

describe('catalogueNeeds', () => {
  it('is null for blocks that show nothing of the catalogue', () => {
    expect(catalogueNeeds([block('text', { title: 'A', text: '{free_from}' })])).toBeNull()
    expect(catalogueNeeds([block('samples', { title: '', note: '', items: [] })])).toBeNull()
  })

  it('names each SKU and picture once, the rule of the list, and whether a text names a figure', () => {
    const needs = catalogueNeeds([
      block('hero', { ...hero, shelves: [['/a.svg', '/b.svg'], ['/a.svg']] }),
      block('facts', { title: '', items: [{ title: '{articles}', text: 'articles' }] }),
      block('values', { title: '', tabs: [{ ...tab, articles: ['A', '', 'B'] }, tab, { ...tab, articles: ['B'] }] }),
      block('samples', { title: '', note: '', rule: 'newest', items: [] }),
    ])
    expect(needs).toEqual({ figures: true, skus: ['A', 'B'], rule: 'newest', pictures: ['/a.svg', '/b.svg'] })
  })
})
