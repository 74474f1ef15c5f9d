import { unwrap } from '@skafferi/api'
import { bannerIds } from '@skafferi/domain/rules/content/banners'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { banners, events, sentPictures } from '../../../platform/db/schema'
import { addOperator, sendAdmin } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'
import { picture } from '../../../testing/uploads'
import { createSentPictures } from '../../catalogue/products'

const shop = await shopOfFile()
const { db } = shop.database
const elsa = await addOperator(shop, 'catalogue')
const noor = await addOperator(shop, 'catalogue')

beforeEach(async () => {
  await db.delete(banners)
})

type Change = NonNullable<Parameters<typeof change>[1]>

async function read(id: string, { client } = elsa) {
  const { data, response } = await client.GET('/admin/banners/{id}', { params: { path: { id } } })
  return { banner: data!.banner, tag: response.headers.get('etag')! }
}

async function change(
  id: string,
  body: {
    title?: string
    buttons?: { text: string; url: string }[]
    image_url?: Record<string, string>
    starts_at?: string | null
    ends_at?: string | null
  },
  by = elsa,
  tag?: string,
) {
  const params = { path: { id }, header: { 'If-Match': tag ?? (await read(id)).tag } }
  return (await unwrap(by.client.POST('/admin/banners/{id}', { params, body }))).banner
}

const bannerOf = async (id: string) =>
  (await unwrap(shop.client().GET('/store/banner/get-by-id', { params: { query: { id } } }))).banner.title

describe('banners in the admin API', () => {
  it('list the five places, including unset ones, and the hosts that they may link to', async () => {
    const { banners: listed, link_hosts } = await unwrap(elsa.client.GET('/admin/banners'))
    expect(listed.map(({ id, state, title }) => [id, state, title])).toEqual(bannerIds.map((id) => [id, 'own', null]))
    expect(link_hosts).toEqual(shop.context.linkHosts)
  })

  it('are set, which buyers see at once, and reset to the shop’s default text', async () => {
    const set = await change('banner_promo', { title: 'Salt fish by the case' })
    expect(set).toMatchObject({
      state: 'shown',
      title: 'Salt fish by the case',
      changed_by: elsa.name,
      changed_at: shop.clock.now().toISOString(),
    })
    expect(await bannerOf('banner_promo')).toBe('Salt fish by the case')
    const { tag } = await read('banner_promo')
    const params = { path: { id: 'banner_promo' }, header: { 'If-Match': tag } }
    expect((await unwrap(elsa.client.DELETE('/admin/banners/{id}', { params }))).banner.state).toBe('own')
    await expect(bannerOf('banner_promo')).rejects.toMatchObject({ status: 404 })
  })

  it('are recorded in the activity by the name of their place', async () => {
    await change('banner_side', { title: 'Gryning' })
    const { activities } = await unwrap(
      elsa.client.GET('/admin/activities', { params: { query: { subject_id: 'banner_side', limit: 1 } } }),
    )
    expect(activities[0]).toMatchObject({
      action: 'banner.set',
      subject_name: 'Home page, side',
      actor: { name: elsa.name },
    })
  })

  it('cannot be changed if a colleague changed them since they were read', async () => {
    const { tag } = await read('banner_hero')
    await change('banner_hero', { title: 'Noor’s' }, noor)
    const outdatedChange = change('banner_hero', { title: 'Elsa’s' }, elsa, tag)
    await expect(outdatedChange).rejects.toMatchObject({ status: 412, code: 'banner_changed' })
    expect(await bannerOf('banner_hero')).toBe('Noor’s')
    expect(
      (
        await sendAdmin(
          shop,
          'updateBanner',
          { path: { id: 'banner_hero' }, body: { title: 'No tag' } },
          { token: elsa.token },
        )
      ).statusCode,
    ).toBe(428)
  })

  it('cannot be set by two operators at once without a conflict', async () => {
    const { tag } = await read('banner_hero')
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        change('banner_hero', { title: `${index}` }, index % 2 ? elsa : noor, tag),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('exist only for the known places', async () => {
    await expect(read('banner_other')).rejects.toMatchObject({ status: 404, code: 'banner_not_found' })
  })

  it.each(['https://evil.example/', 'http://shop.example/', '//evil.example', 'javascript:alert(1)'])(
    'cannot link to %s',
    async (url) => {
      await expect(change('banner_promo', { title: 'T', buttons: [{ text: 'Go', url }] })).rejects.toMatchObject({
        status: 400,
        code: 'link_not_allowed',
        fields: { 'buttons.0.url': { code: expect.any(String) } },
      })
      await expect(change('banner_promo', { title: 'T', image_url: { 1: url } })).rejects.toMatchObject({
        code: 'link_not_allowed',
      })
      expect(await db.$count(banners)).toBe(0)
    },
  )
})

describe('a banner with a display period', () => {
  it('is shown during it; before and after, the default text is shown', async () => {
    const inMinutes = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString()
    expect(
      await change('banner_promo', { title: 'Soon', starts_at: inMinutes(1), ends_at: inMinutes(2) }),
    ).toMatchObject({ state: 'planned' })
    await expect(bannerOf('banner_promo')).rejects.toMatchObject({ status: 404 })
    shop.clock.advance(60_000)
    expect(await bannerOf('banner_promo')).toBe('Soon')
    shop.clock.advance(60_000)
    await expect(bannerOf('banner_promo')).rejects.toMatchObject({ status: 404 })
    expect((await read('banner_promo')).banner.state).toBe('ended')
    expect(await change('banner_promo', { starts_at: null, ends_at: null })).toMatchObject({
      state: 'shown',
      starts_at: null,
      ends_at: null,
    })
  })

  it.each<[Change, string]>([
    [{ ends_at: '2020-01-01' }, 'ends_at'],
    [{ starts_at: '2200-01-02', ends_at: '2200-01-01' }, 'ends_at'],
    [{ starts_at: '2200-02-30' }, 'starts_at'],
  ])('is refused: %j', async (days, field) => {
    await expect(change('banner_promo', { title: 'T', ...days })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: { code: expect.any(String) } },
    })
  })
})

describe('a banner’s picture', () => {
  const send = async (bytes: Buffer, name = 'salt.png') =>
    sendAdmin(shop, 'sendBannerPicture', { files: [{ field: 'file', name, bytes }] }, { token: elsa.token })

  it('is re-encoded, and kept as long as a banner uses it', async () => {
    const { url } = (await send(await picture().png().toBuffer())).json()
    expect(url).toMatch(/^\/files\/products\/[0-9a-f]{40}large\.webp$/)
    await change('banner_side', { title: 'T', image_url: { 1: url } })
    const { url: unused } = (await send(await picture({ background: '#123456' }).png().toBuffer())).json()
    await db.update(sentPictures).set({ sentAt: new Date(shop.clock.now().getTime() - 32 * 86_400_000) })
    await createSentPictures(shop.context).forget()
    expect((await shop.app.inject({ url })).statusCode).toBe(200)
    expect((await shop.app.inject({ url: unused })).statusCode).toBe(404)
  })

  it('that is too large is refused with its field’s name', async () => {
    const answer = await send(Buffer.alloc(20 * 1024 * 1024 + 1))
    const problem = 'is larger than 20 MB'
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { code: 'file_too_large', message: expect.stringContaining(problem), fields: { file: { message: problem } } },
    ])
  })

  it('that is not a picture is refused with its field’s name', async () => {
    expect((await send(Buffer.from('<svg/>'), 'salt.svg')).json()).toMatchObject({
      code: 'not_a_picture',
      fields: { file: { code: 'not_a_picture' } },
    })
  })
})

it('remains in the history after the banner was reset', async () => {
  await change('banner_values', { title: 'Values' })
  const { tag } = await read('banner_values')
  await elsa.client.DELETE('/admin/banners/{id}', {
    params: { path: { id: 'banner_values' }, header: { 'If-Match': tag } },
  })
  const [last] = await db
    .select()
    .from(events)
    .where(eq(events.subjectId, 'banner_values'))
    .orderBy(desc(events.id))
    .limit(1)
  expect(last).toMatchObject({ action: 'banner.reset', before: { title: 'Values' }, operatorId: elsa.id })
})
