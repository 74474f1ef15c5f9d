import { unwrap } from '@skafferi/api'
import { bannerIds } from '@skafferi/domain/rules/content/banners'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { banners, events } from '../../../platform/db/schema'
import { shopOfFile } from '../../../testing/shop'
import { createBannerChanges } from './index'

const shop = await shopOfFile()
const linkHosts = ['partner.example', 'cdn.example:8443']
const changes = createBannerChanges({ ...shop.context, linkHosts })

/** Changes a banner in its current version. */
const operator = {
  async setBanner(id: string, settings: unknown) {
    const { tag: ifMatch } = await changes.showBanner(id)
    await changes.changeBanner({ id, ifMatch }, { settings: settings as object })
    return read(id)
  },
}

beforeEach(async () => {
  await shop.database.db.delete(banners)
})

const read = async (id: string) =>
  (await unwrap(shop.client().GET('/store/banner/get-by-id', { params: { query: { id } } }))).banner

describe('a banner', () => {
  it('does not exist until an operator sets it', async () => {
    for (const id of bannerIds) {
      await expect(read(id)).rejects.toMatchObject({
        status: 404,
        code: 'banner_not_found',
        message: 'No banner data found',
      })
    }
    await expect(read('banner_other')).rejects.toMatchObject({ status: 404 })
  })

  it.each(['', 'banner hero', '../banner_hero', "banner_hero' or 1=1"])('cannot be read as %j', async (id) => {
    await expect(read(id)).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('is shown to visitors as it was set, with empty values for omitted fields', async () => {
    const set = await operator.setBanner('banner_hero', { title: 'The #1 Wholesale Marketplace for Businesses' })
    const at = shop.clock.now().toISOString()
    expect(set).toEqual({
      id: 'banner_hero',
      banner_name: 'Landing page, headline',
      dimensions: null,
      background_color: null,
      title: 'The #1 Wholesale Marketplace for Businesses',
      texts: {},
      buttons: [],
      image_url: {},
      instructions: null,
      styles: {},
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    expect(await read('banner_hero')).toEqual(set)
  })

  it('may contain all fields', async () => {
    const data = {
      banner_name: 'Hero in spring',
      dimensions: '1200 × 400',
      background_color: '#1f4e3d',
      title: 'Spring',
      texts: { subtitle: 'New: cloudberry' },
      buttons: [
        { text: 'Shop Now', url: '/sign-in' },
        { text: 'Our partner', url: 'https://partner.example/offers?x=1#y' },
      ],
      image_url: { 1: '/assets/spring.webp', 2: 'https://cdn.example:8443/2.png' },
      instructions: 'Only until May',
      styles: { align: 'left' },
    }
    await operator.setBanner('banner_hero', data)
    expect(await read('banner_hero')).toMatchObject(data)
  })

  it("keeps the values banner's text names with their irregular spacing", async () => {
    const texts = {
      'Tab Name-1': 'Kiosks',
      'Tab  Name-2': 'Cafés',
      'Tab Name -3': 'Hotels',
      ' Business Name-1 ': 'Kiosk Linné',
      'Location-1': 'Gothenburg ',
      'Description-1': ' Opens early.\nCloses late.',
      'Description- 2': '',
    }
    await operator.setBanner('banner_values', { title: 'Values', texts })
    expect((await read('banner_values')).texts).toEqual(texts)
  })

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    "'); drop table banners; --",
    '${7*7} {{7*7}} %s \\u0000 \\',
    'RTL \u202e gnissorc',
    '🧂👨‍👩‍👧 é Å',
    ' space around ',
    'javascript:alert(1)',
  ])('keeps text unchanged: %j', async (text) => {
    const lines = { banner_name: text, title: text, dimensions: text, instructions: text }
    const data = { ...lines, texts: { [text]: text }, styles: { [text]: text }, buttons: [{ text, url: '/' }] }
    await operator.setBanner('banner_side', data)
    expect(await read('banner_side')).toMatchObject(data)
  })
})

/** Returns an object with this many equal values. */
const numbered = (count: number, value: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index + 1}`, value]))

describe('setting a banner', () => {
  const refusalOf = async (data: unknown, id = 'banner_promo') => {
    const error = await operator.setBanner(id, data).then(
      () => undefined,
      (reason) => reason,
    )
    return { status: error?.status, ...error?.refusal }
  }

  it('changes given fields only', async () => {
    const first = await operator.setBanner('banner_promo', {
      title: 'Old',
      background_color: '#000000',
      texts: { subtitle: 'Old', note: 'Old' },
      buttons: [{ text: 'Old', url: '/old' }],
    })
    shop.clock.advance(1000)
    const second = await operator.setBanner('banner_promo', { texts: { subtitle: 'New' }, background_color: null })
    expect(second).toEqual({
      ...first,
      texts: { subtitle: 'New' },
      background_color: null,
      updated_at: shop.clock.now().toISOString(),
    })
    expect(await read('banner_promo')).toEqual(second)
  })

  it('converts the colour to lower case', async () => {
    expect(await operator.setBanner('banner_promo', { title: 'T', background_color: '#AbCdEf' })).toMatchObject({
      background_color: '#abcdef',
    })
  })

  it('requires a title the first time', async () => {
    expect(await refusalOf({ texts: {} })).toMatchObject({ status: 400, fields: { title: { code: 'required' } } })
    await operator.setBanner('banner_promo', { title: 'Promo' })
    expect(await operator.setBanner('banner_promo', { texts: {} })).toMatchObject({ title: 'Promo' })
  })

  it('is limited to the five places', async () => {
    for (const id of ['banner_other', 'hero', '', 'BANNER_HERO']) {
      expect(await refusalOf({ title: 'T' }, id)).toMatchObject({ status: 404, code: 'banner_not_found' })
    }
    for (const id of bannerIds) await operator.setBanner(id, { title: id })
    const { banners: listed } = await changes.listBanners()
    expect(listed.map(({ id, title }) => [id, title])).toEqual(bannerIds.map((id) => [id, id]))
  })

  it.each([
    ['an unknown field', { titel: 'T' }, 'titel'],
    ['a field that the shop sets', { id: 'banner_hero' }, 'id'],
    ['a time that the shop sets', { updated_at: '2020-01-01T00:00:00.000Z' }, 'updated_at'],
    ['no title', { title: '' }, 'title'],
    ['a title of space', { title: ' \n' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['a title that is no text', { title: 5 }, 'title'],
    ['a title that is null', { title: null }, 'title'],
    ['text that cannot be stored', { title: 'null \0' }, 'title'],
    ['half a character', { texts: { subtitle: '\ud800' } }, 'texts.subtitle'],
    ['a colour by name', { background_color: 'red' }, 'background_color'],
    ['a short colour', { background_color: '#fff' }, 'background_color'],
    ['a colour with more behind it', { background_color: '#000000;position:fixed' }, 'background_color'],
    ['a colour with a line break', { background_color: '#000000\n' }, 'background_color'],
    ['a colour that loads something', { background_color: 'url(https://evil.example)' }, 'background_color'],
    ['texts that are a list', { texts: ['a'] }, 'texts'],
    ['a text that is no text', { texts: { subtitle: 1 } }, 'texts.subtitle'],
    ['a text that is too long', { texts: { subtitle: 'x'.repeat(501) } }, 'texts.subtitle'],
    ['a text without a name', { texts: { '': 'a' } }, 'texts'],
    ['a text with too long a name', { texts: { ['x'.repeat(61)]: 'a' } }, 'texts'],
    ['too many texts', { texts: numbered(61, 'a') }, 'texts'],
    ['buttons that are no list', { buttons: { list: [] } }, 'buttons'],
    ['too many buttons', { buttons: Array.from({ length: 11 }, () => ({ text: 'a', url: '/' })) }, 'buttons'],
    ['a button without words', { buttons: [{ url: '/' }] }, 'buttons.0.text'],
    ['a button with empty words', { buttons: [{ text: ' ', url: '/' }] }, 'buttons.0.text'],
    ['a button without an address', { buttons: [{ text: 'a' }] }, 'buttons.0.url'],
    ['a button with more than that', { buttons: [{ text: 'a', url: '/', onclick: 'alert(1)' }] }, 'buttons.0.onclick'],
    ['a picture that is not an address', { image_url: { 1: null } }, 'image_url.1'],
    ['too long an address', { image_url: { 1: `/${'x'.repeat(500)}` } }, 'image_url.1'],
    ['too many pictures', { image_url: numbered(11, '/') }, 'image_url'],
    ['a style that is too long', { styles: { align: 'x'.repeat(101) } }, 'styles.align'],
  ])('is refused with %s and the field’s name', async (_what, data, field) => {
    const fields = { [field]: { code: expect.any(String) } }
    expect(await refusalOf(data)).toMatchObject({ status: 400, code: 'invalid_request', fields })
    await expect(read('banner_promo')).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'http://partner.example/',
    'https://evil.example/',
    'https://partner.example.evil.example/',
    'https://partner.example@evil.example/',
    'https://anna:secret@partner.example/',
    'https://cdn.example/',
    'products',
    '',
  ])('is refused with the address %j, in a button as in a picture', async (address) => {
    const buttons = [
      { text: 'Good', url: '/products' },
      { text: 'Bad', url: address },
    ]
    expect(await refusalOf({ title: 'T', buttons, image_url: { 1: '/good.png', 2: address } })).toMatchObject({
      status: 400,
      code: 'link_not_allowed',
      fields: { 'buttons.1.url': { code: expect.any(String) }, 'image_url.2': { code: expect.any(String) } },
    })
    await expect(read('banner_promo')).rejects.toMatchObject({ status: 404 })
  })

  it('records the state before and after', async () => {
    await operator.setBanner('banner_promo', {
      title: 'First',
      texts: { subtitle: 'New' },
      buttons: [{ text: 'Go', url: '/faq' }],
    })
    await operator.setBanner('banner_promo', { title: 'Second', image_url: { 1: '/1.png' } })
    const first = { title: 'First', subtitle: 'New', texts: { subtitle: 'New' }, leads_to: 'Go: /faq', pictures: '' }
    const ofBanner = eq(events.subjectId, 'banner_promo')
    const rows = await shop.database.db.select().from(events).where(ofBanner).orderBy(desc(events.id)).limit(2)
    expect(rows).toMatchObject([
      {
        action: 'banner.set',
        actorId: 'operator',
        before: first,
        after: { ...first, title: 'Second', pictures: '/1.png' },
      },
      { action: 'banner.set', actorId: 'operator', before: null, after: first },
    ])
  })
})
