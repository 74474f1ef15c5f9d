import type { components } from '@skafferi/api/admin'
import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useMissingPictures } from './use-missing-pictures'
import { usePicturesToFetch } from './use-pictures-to-fetch'

type Picture = components['schemas']['ImportPicture']

const picture = (change: Partial<Picture>): Picture => ({
  id: 'impic_1',
  import_id: 'import_1',
  product_id: 'prod_1',
  product_title: 'Salt liquorice coins',
  name: 'https://cdn.example/coins.jpg',
  position: 1,
  state: 'failed',
  tries: 3,
  next_try_at: null,
  problem: { code: 'unreachable', message: 'cannot be reached' },
  ...change,
})

/** A store with the pictures of an import; `answers` returns the response to each change. */
function storeOf(pictures: Picture[], answers: (call: string) => Response | Picture[] = () => pictures) {
  let now = pictures
  const sent: string[] = []
  const countOf = (...states: Picture['state'][]) => now.filter(({ state }) => states.includes(state)).length
  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/session')) return Response.json({})
    if (request.method !== 'GET') {
      sent.push(`${request.method} ${pathname}`)
      const result = answers(pathname)
      if (result instanceof Response) return result
      now = result
    }
    const counts = {
      added: 4,
      waiting: countOf('waiting', 'fetching'),
      named: countOf('named'),
      failed: countOf('failed'),
    }
    const results = { pictures: [{ name: 'fish.jpg', problem: null }], counts }
    if (request.method === 'POST' && pathname.endsWith('/pictures')) return Response.json(results)
    return Response.json({ counts, pictures: now, count: now.length + 1, limit: 100, offset: 0 })
  }
  const paths = new Proxy({}, { get: (_, name) => (id: string) => `/${String(name)}/${id}` }) as OfficePaths
  const office = createOffice({
    baseUrl: 'http://store.test',
    fetch: answer,
    sendFiles: async ({ url }) => answer(new Request(url, { method: 'POST' })),
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths,
  })
  const wrapper = officeWrapper(office)
  return {
    sent,
    change: (next: Picture[]) => void (now = next),
    open: (isApplied = true) =>
      renderHook(createTestShop({}), () => usePicturesToFetch('import_1', isApplied), { wrapper }),
    openProduct: () => renderHook(createTestShop({}), () => useMissingPictures('prod_1'), { wrapper }),
  }
}

describe('the pictures of an import', () => {
  it('are listed by product', async () => {
    const store = storeOf([
      picture({}),
      picture({ id: 'impic_2', product_id: 'prod_2', product_title: 'Fish', name: 'fish.jpg', state: 'named' }),
      picture({ id: 'impic_3', state: 'fetching', next_try_at: null, problem: null }),
      picture({ id: 'impic_4', state: 'waiting', next_try_at: '2026-11-20T08:10:00.000Z' }),
    ])
    const page = await store.open()
    const { pictures } = await page.until((now) => now.pictures.status === 'ready')
    expect(pictures).toMatchObject({
      view: {
        counts: { added: 4, waiting: 2, named: 1, failed: 1 },
        more: 1,
        products: [
          {
            title: 'Salt liquorice coins',
            href: '/product/prod_1',
            pictures: [
              { id: 'impic_1', isAddress: true, state: 'failed', nextTry: null, problem: { code: 'unreachable' } },
              { id: 'impic_3', state: 'waiting', nextTry: null, problem: null },
              { id: 'impic_4', state: 'waiting', nextTry: expect.stringContaining('09:10') },
            ],
          },
          { title: 'Fish', pictures: [{ id: 'impic_2', isAddress: false, state: 'named' }] },
        ],
      },
    })
  })

  it('are refetched while some wait', async () => {
    const store = storeOf([picture({ state: 'waiting', problem: null })])
    const page = await store.open()
    await page.until((now) => now.pictures.status === 'ready')
    store.change([])
    const { pictures } = await page.until(
      (now) => now.pictures.status === 'ready' && now.pictures.view.products.length === 0,
    )
    expect(pictures).toMatchObject({ view: { counts: { waiting: 0, failed: 0 } } })
  })

  it('are not requested before the import is applied', async () => {
    const page = await storeOf([picture({})]).open(false)
    expect(page.current().pictures.status).toBe('loading')
  })

  it('can be retried, replaced and left out', async () => {
    const store = storeOf([picture({})])
    const page = await store.open()
    await page.until((now) => now.pictures.status === 'ready')
    await page.does((now) => {
      now.retry('impic_1')
      now.retryAll()
      now.upload('impic_1', new File(['picture'], 'coins.jpg'))
      now.leaveOut('impic_1')
    })
    await page.until((now) => now.pending.length === 0 && store.sent.length === 4)
    const path = '/admin/imports/import_1/pictures'
    expect(store.sent).toEqual([
      `POST ${path}/impic_1/retry`,
      `POST ${path}/retry`,
      `POST ${path}/impic_1/upload`,
      `DELETE ${path}/impic_1`,
    ])
  })

  it('are uploaded by name and left out together', async () => {
    const store = storeOf([picture({ name: 'fish.jpg', state: 'named' })])
    const page = await store.open()
    await page.until((now) => now.pictures.status === 'ready')
    await page.does((now) => now.named.send([new File(['a'], 'fish.jpg'), new File(['a'], 'notes.txt')]))
    const { named } = await page.until((now) => now.named.pictures?.sent === 1 && !now.named.pictures.busy)
    expect(named.pictures).toMatchObject({ count: 1, accepted: 1, refused: [], ignoredCount: 1 })
    await page.does((now) => now.leaveOutAll('named'))
    await page.until((now) => now.pending.length === 0 && store.sent.length === 2)
    const path = '/admin/imports/import_1/pictures'
    expect(store.sent).toEqual([`POST ${path}`, `DELETE ${path}`])
  })

  it('are read again after a refusal, which is shown', async () => {
    const store = storeOf([picture({})], () => refusal(404, 'import_picture_not_found', 'It is gone.'))
    const page = await store.open()
    await page.until((now) => now.pictures.status === 'ready')
    await page.does((now) => now.retry('impic_1'))
    expect(await page.until((now) => now.problem !== null)).toMatchObject({
      problem: { code: 'import_picture_not_found' },
    })
  })
})

describe('the pictures that a product lacks', () => {
  it('are counted, with a link to their import', async () => {
    const page = await storeOf([picture({}), picture({ id: 'impic_2', state: 'waiting' })]).openProduct()
    expect(await page.until((now) => now !== null)).toEqual({
      waiting: 1,
      named: 0,
      failed: 1,
      href: '/importJob/import_1',
    })
  })

  it('are null if none is missing', async () => {
    const page = await storeOf([]).openProduct()
    expect(page.current()).toBeNull()
  })
})
