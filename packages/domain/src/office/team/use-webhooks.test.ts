import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useDeliveries, useWebhooks } from '../index'
import { createTestOffice } from '../testing/test-office'

const hook = {
  id: 'wh_1',
  url: 'https://warehouse.example/in',
  events: ['order.placed'],
  responsible: 'Maja Holm',
  created_at: '2026-11-01T08:00:00.000Z',
  failing_since: null,
  disabled_at: null,
}
const message = {
  id: 'd_1',
  type: 'stock.low',
  state: 'failed',
  tries: 10,
  status: 503,
  failure: 'answers with 503',
  created_at: '2026-11-19T08:00:00.000Z',
  sent_at: null,
  next_try_at: null,
}
const at = '2026-11-19T08:00:00.000Z'
const [list, one] = ['/admin/webhooks', '/admin/webhooks/wh_1']

it('lists webhooks with their states and shows the secret of a new one once', async () => {
  const { wrapper, calls } = createTestOffice({
    [`GET ${list}`]: () => ({
      webhooks: [
        hook,
        { ...hook, id: 'wh_2', failing_since: at },
        { ...hook, id: 'wh_3', failing_since: at, disabled_at: at },
      ],
    }),
    [`POST ${list}`]: () => ({ webhook: hook, secret: 'whsec_1' }),
    [`POST ${one}`]: () => ({ webhook: hook }),
    [`DELETE ${one}`]: () => ({ success: true }),
  })
  const page = await renderHook(createTestShop({}), useWebhooks, { wrapper })
  const { webhooks } = await page.until((now) => now.webhooks.status === 'ready')
  expect(webhooks).toMatchObject({
    view: [{ state: 'on', since: '1 Nov 2026' }, { state: 'failing' }, { state: 'off' }],
  })

  // A double press creates one.
  await page.does(({ add }) =>
    Promise.all([
      add({ url: ' https://warehouse.example/in ', events: ['order.placed'] }),
      add({ url: 'https://warehouse.example/in', events: ['order.placed'] }),
    ]),
  )
  expect(calls.filter(({ name }) => name === `POST ${list}`)).toEqual([
    { name: `POST ${list}`, body: { url: 'https://warehouse.example/in', events: ['order.placed'] } },
  ])
  expect(page.current().created).toMatchObject({ url: hook.url, secret: 'whsec_1' })

  await page.does(({ run }) => run('disable', 'wh_1'))
  await page.does(({ change }) => change('wh_1', { url: hook.url, events: ['stock.low'] }))
  expect(calls.filter(({ name }) => name === `POST ${one}`).map(({ body }) => body)).toEqual([
    { disabled: true },
    { url: hook.url, events: ['stock.low'] },
  ])
  // Its secret can be copied until the webhook is removed.
  expect(page.current().created).toMatchObject({ secret: 'whsec_1' })
  await page.does(({ run }) => run('remove', 'wh_1'))
  expect(page.current().created).toBeNull()
  expect(calls.map(({ name }) => name)).toContain(`DELETE ${one}`)
})

it('sends a failed delivery again and updates the log', async () => {
  let state = 'failed'
  const { wrapper } = createTestOffice({
    [`GET ${one}/deliveries`]: () => ({ deliveries: [{ ...message, state }], count: 1, limit: 50, offset: 0 }),
    'POST /admin/webhook-deliveries/d_1/resend': () => {
      state = 'delivered'
      return { delivery: { ...message, state } }
    },
  })
  const page = await renderHook(createTestShop({}), () => useDeliveries('wh_1'), { wrapper })
  const { log } = await page.until((now) => now.log.status === 'ready')
  expect(log).toMatchObject({
    view: { count: 1, deliveries: [{ type: 'stock.low', state: 'failed', attempts: 10, status: 503 }] },
  })
  await page.does(({ resend }) => resend('d_1'))
  const after = await page.until(
    (now) => now.log.status === 'ready' && now.log.view.deliveries[0]?.state === 'delivered',
  )
  expect(after.sending).toEqual([])
})
