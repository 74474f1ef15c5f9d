import type { components } from '@skafferi/api/admin'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useActivity } from './use-activity'

const entry: components['schemas']['Activity'] = {
  id: 7,
  at: '2026-11-21T09:20:00.000Z',
  actor: { kind: 'operator', name: 'Eva', id: 'oper_eva' },
  action: 'product.changed',
  subject_id: 'prod_1',
  subject_name: 'Fish',
  subject_sku: null,
  company_id: null,
  before: null,
  after: null,
  products: [],
  put_back: null,
  request_id: null,
}

const everything = { by: '', operator: '', subject: '' } as const

/** A list that is read slowly after a change. @param answers to changes, in turn */
async function open(...answers: Response[]) {
  const sent: string[] = []
  let free = () => {}
  const isFree = new Promise<void>((resolve) => (free = resolve))
  const office = createOffice({
    baseUrl: 'http://store.test',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: new Proxy({}, { get: () => () => '/' }) as OfficePaths,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (request.method === 'POST') {
        sent.push(pathname)
        return answers.shift()!
      }
      if (pathname !== '/admin/activities') return Response.json({})
      if (sent.length === 0) return Response.json({ activities: [entry], operators: [] })
      await isFree
      return Response.json({ activities: [{ ...entry, id: 8 }, entry], operators: [] })
    },
  })
  const page = await renderHook(createTestShop({}), () => useActivity(everything), { wrapper: officeWrapper(office) })
  await page.until(({ activity }) => activity.status === 'ready')
  return { sent, page, free }
}

it('is busy from the press until the list shows that the old values were put back, and sends them once', async () => {
  const { sent, page, free } = await open(Response.json({}))
  const done: boolean[] = []
  await page.does(({ putBack }) => {
    void putBack({ id: '7' }).then((isDone) => done.push(isDone))
    void putBack({ id: '7' })
  })
  await expect.poll(() => sent).toEqual(['/admin/products/prod_1/put-back'])
  await page.does(() => new Promise((resolve) => setTimeout(resolve)))
  expect([page.current().puttingBack, done]).toEqual([true, []])
  await page.does(() => free())
  const { activity } = await page.until(({ puttingBack }) => !puttingBack)
  expect(activity).toMatchObject({ view: [{ entries: [{ id: '8' }, { id: '7' }] }] })
  expect([sent.length, done]).toEqual([1, [true]])
})

it('shows a refusal without waiting for the list', async () => {
  const { page } = await open(refusal(409, 'conflict', 'Changed'))
  await page.does(({ putBack }) => putBack({ id: '7' }))
  expect(page.current()).toMatchObject({ puttingBack: false, problem: { code: 'conflict' } })
})

it('puts back one product of a change of many', async () => {
  const { sent, page, free } = await open(Response.json({}))
  free()
  await page.does(({ putBack }) => putBack({ id: '7', product: 'prod_2' }))
  expect(sent).toEqual(['/admin/products/prod_2/put-back'])
})
