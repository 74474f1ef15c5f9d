import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '../../../platform/db/schema'
import { shopOfFile, world } from '../../../testing/shop'
import { createSynonymsOperator } from './manage-synonyms'

const shop = await shopOfFile()
const anna = shop.client(await shop.signIn('kiosk'))
const operator = createSynonymsOperator(shop.context)

const idsOf = async (q: string) => {
  const { products } = await unwrap(anna.GET('/store/products', { params: { query: { q, limit: 100 } } }))
  return products.map(({ id }) => id)
}
const eventsOf = (id: string) =>
  shop.database.db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)

describe('a search with synonyms', () => {
  it.each([
    ['lakrits', 'liquorice'],
    ['LÄSK', 'soda'],
    ['lask', 'soda'],
    ['knekkebrød', 'crispbread'],
    ['suklaa', 'chocolate'],
    ['snus', 'nicotine pouches'],
    ['hörlurar', 'headphones'],
    // Not typed to its end.
    ['lakr', 'liquorice'],
  ])('for %s finds %s', async (typed, meant) => {
    const found = await idsOf(typed)
    const [best] = world.products.filter(({ id }) => id === found[0])
    const texts = [best!.title, best!.category!.name, ...best!.tags].join(' ').toLowerCase()
    expect(meant.split(' ').every((word) => texts.includes(word))).toBe(true)
    expect((await idsOf(meant)).slice(0, 5)).toEqual(expect.arrayContaining([found[0]]))
  })

  it('still requires the other words', async () => {
    const salty = await idsOf('salt lakrits')
    expect(salty.length).toBeGreaterThan(0)
    expect(salty).toEqual(expect.arrayContaining([(await idsOf('salt liquorice'))[0]]))
    expect(salty.length).toBeLessThan((await idsOf('lakrits')).length)
  })

  it('uses changes at once: added, changed and removed synonyms', async () => {
    expect(await idsOf('zwompel')).toEqual([])
    const { id } = await operator.addSynonyms(['Zwompel', 'oat porridge, no', 'julmust'])
    expect(await idsOf('zwompel')).toEqual(await idsOf('julmust'))
    expect((await idsOf('zwompel')).length).toBeGreaterThan(0)
    await operator.setSynonyms(id, ['zwompel', 'crispbread sourdough'])
    const crispbread = await idsOf('zwompel')
    expect(crispbread.length).toBeGreaterThan(0)
    expect(await idsOf('sourdough crispbread')).toEqual(expect.arrayContaining(crispbread))
    await operator.removeSynonyms(id)
    expect(await idsOf('zwompel')).toEqual([])
  })

  it('prefers the synonyms of a misspelled word to similar spellings', async () => {
    const spelt = await idsOf('julmost')
    expect(spelt).toEqual(await idsOf('julmust'))
    const { id } = await operator.addSynonyms(['julmost', 'apple must'])
    expect(await idsOf('julmost')).toEqual(await idsOf('apple must'))
    await operator.removeSynonyms(id)
  })
})

describe('the operator’s synonyms', () => {
  it('are stored as entered without duplicates, and listed oldest first', async () => {
    const added = await operator.addSynonyms([' Läsk ', 'lask', '', 'Soft  drink'])
    expect(added).toEqual({
      id: expect.stringMatching(/^syn_/),
      terms: ['Läsk', 'Soft  drink'],
      created_at: shop.clock.now().toISOString(),
      updated_at: shop.clock.now().toISOString(),
    })
    const all = await operator.listSynonyms()
    expect(all.map(({ id }) => id)).toEqual([...world.synonyms.map(({ id }) => id).toSorted(), added.id])
    const changed = await operator.setSynonyms(added.id, ['a', 'b'])
    await operator.removeSynonyms(added.id)
    expect(await operator.listSynonyms()).not.toContainEqual(changed)
    const records = (await eventsOf(added.id)).map(({ action, before, after }) => [action, before, after])
    expect(records).toEqual([
      ['synonyms.added', null, ['Läsk', 'Soft  drink']],
      ['synonyms.set', ['Läsk', 'Soft  drink'], ['a', 'b']],
      ['synonyms.removed', ['a', 'b'], null],
    ])
  })

  it.each([
    ['one term', ['alone', ' Alone'], 'must be 2 to 40 different ones, separated by commas'],
    [
      'more than forty',
      Array.from({ length: 41 }, (_, index) => `word${index}`),
      'must be 2 to 40 different ones, separated by commas',
    ],
    ['a term without letters', ['a', '!?'], 'must have letters or digits, unlike "!?"'],
    ['a very long term', ['a', 'b'.repeat(61)], 'is longer than 60 characters'],
  ])('are refused with %s', async (_what, terms, problem) => {
    const refusal = { status: 400, refusal: { code: 'invalid_request', fields: { terms: { message: problem } } } }
    await expect(operator.addSynonyms(terms)).rejects.toMatchObject(refusal)
    await expect(operator.setSynonyms(world.synonyms[0]!.id, terms)).rejects.toMatchObject(refusal)
  })

  it('answer 404 for an unknown group', async () => {
    const notFound = { status: 404, refusal: { code: 'synonyms_not_found' } }
    await expect(operator.setSynonyms('syn_none', ['a', 'b'])).rejects.toMatchObject(notFound)
    await expect(operator.removeSynonyms('syn_none')).rejects.toMatchObject(notFound)
  })
})
