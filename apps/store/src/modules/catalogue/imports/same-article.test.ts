import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { areSimilarNames, isSameArticle } from './same-article'

type Schemas = components['schemas']

describe('the names of articles', () => {
  it.each([
    ['VELO Freeze Mini NYHET', 'Velo Freeze Mini'],
    ['Kexchoklad', 'Cloetta Kexchoklad 60 g'],
    ['Coca-Cola 33 cl', 'Coca Cola Zero'],
    ['Salt lakrits', 'Salta Lakritsi 200 g'],
    ['7-10', '7-10'],
  ])('are similar: %s, %s', (one, other) => {
    expect([areSimilarNames(one, other), areSimilarNames(other, one)]).toEqual([true, true])
  })

  it.each([
    ['VELO Freeze Mini NYHET', 'Energy Drink 0.5L'],
    ['Fazer Blå 200 g', 'Fazer Marianne 200 g'],
    ['Wine gums', 'Liquorice gums'],
    ['Pall 1', 'Kartong 1'],
  ])('are different: %s, %s', (one, other) => {
    expect([areSimilarNames(one, other), areSimilarNames(other, one)]).toEqual([false, false])
  })

  it('do not matter if the GTIN is the same', () => {
    const gtin = '7310870000011'
    expect(isSameArticle({ title: 'One', gtin }, { title: 'Two', gtin })).toBe(true)
    expect(isSameArticle({ title: 'One', gtin: null }, { title: 'Two', gtin: null })).toBe(false)
  })
})

describe('a SKU of another article', async () => {
  const shop = await shopOfFile()
  const { client, token } = await addOperator(shop, 'catalogue')
  const params = (id: string) => ({ params: { path: { id } } })
  const show = async (id: string) => (await unwrap(client.GET('/admin/imports/{id}', params(id)))).import
  async function settled(id: string): Promise<Schemas['Import']> {
    await expect.poll(async () => (await show(id)).state).not.toMatch(/^(waiting|running)$/)
    return show(id)
  }
  async function upload(query: string, ...lines: string[]) {
    const files = [{ field: 'file', name: 'list.csv', bytes: Buffer.from(lines.join('\n')) }]
    const answer = await sendAdmin(shop, 'createImport', { query, files }, { token })
    return settled(answer.json().import.id as string)
  }
  const apply = async (id: string) => {
    await unwrap(client.POST('/admin/imports/{id}/apply', params(id)))
    return settled(id)
  }
  async function answered({ id, missing }: Schemas['Import'], otherArticle: string) {
    const given: Record<string, string> = {
      tax_class: 'food',
      prices_include_vat: 'no',
      other_article: otherArticle,
    }
    const values = missing!.questions.map(({ field }) => ({ field, value: given[field] ?? null, by_category: [] }))
    await unwrap(client.POST('/admin/imports/{id}/missing', { ...params(id), body: { values, remember: false } }))
    return settled(id)
  }
  const own = 'sku,product,price EUR,tax_class'
  const file = ['Artikelnummer;Bezeichnung;VK netto', '10039;Energy Drink 0.5L;1,50', '10040;Kexchoklad 60 g;1,10']
  async function matched() {
    const { id } = await upload('columns=ask', ...file)
    const columns = (['sku', 'product', 'price'] as const).map((target) => ({ target, from: null }))
    await unwrap(client.POST('/admin/imports/{id}/match', { ...params(id), body: { columns, remember: false } }))
    return settled(id)
  }

  it('is asked about, and updates, leaves out or imports the row as a new article that is found again', async () => {
    await apply((await upload('columns=ignore', own, '10039,VELO Freeze Mini,3,food', '10040,Kexchoklad,1,food')).id)
    const asked = await matched()
    expect(asked.missing!.questions.find(({ field }) => field === 'other_article')).toMatchObject({
      rows: 1,
      samples: ['10039 Energy Drink 0.5L (VELO Freeze Mini)'],
    })
    const left = await answered(asked, 'exclude')
    expect(left.report).toMatchObject({ created: 0, updated: 1, left_out: 1 })
    const updated = await answered(await matched(), 'update')
    expect(updated.report).toMatchObject({ created: 0, updated: 2 })
    let added = await answered(await matched(), 'new_sku')
    // The new article lacks values that the others have.
    if (added.state === 'asking') added = await answered(added, 'new_sku')
    expect(added.report).toMatchObject({ created: 1, updated: 1 })
    await apply(added.id)
    const again = await matched()
    expect(again.missing?.questions.map(({ field }) => field) ?? []).not.toContain('other_article')
  })

  it('fails with the name of the article if nothing was answered, and own files may rename', async () => {
    await apply((await upload('columns=ignore', own, '20039,VELO Polar,3,food')).id)
    const woo = ['ID,Type,SKU,Name,Published,In stock?,Regular price', '7,simple,20039,Energy Drink,1,1,1.5']
    const { report } = await upload('columns=ignore&tax_class=food', ...woo)
    expect(report!.failures).toMatchObject([
      { sku: '20039', column: 'sku', problem: { code: 'sku_of_other_article', params: { name: 'VELO Polar' } } },
    ])
    const renamed = await upload('columns=ignore', own, '20039,Energy Drink,3,food')
    expect(renamed.report).toMatchObject({ updated: 1, failed: 0 })
  })
})
