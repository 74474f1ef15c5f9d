import { ApiError } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { createWorld } from '@skafferi/fixtures/world'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { useApplication } from '../index'
import { createTestOffice } from '../testing/test-office'

const answeredAt = '2026-11-19T08:00:00.000Z'
const path = '/admin/applications/appl_1'

const application = {
  id: 'appl_1',
  kind: 'access_request',
  status: 'pending',
  waits_for: 'shop',
  company_name: 'Kiosk & Co AB',
  full_name: 'Anna Lind',
  email: 'anna@kiosk.example',
  created_at: '2026-11-18T08:00:00.000Z',
  asked_at: '2026-11-18T12:00:00.000Z',
}

const answer = {
  application,
  request: { company_name: 'Kiosk & Co AB', full_name: 'Anna Lind', email: 'anna@kiosk.example' },
  previous: { request: null, license: null, replaced_at: answeredAt },
  question: 'What is your organisation number?',
  reason: null,
  company_id: null,
  license: null,
  consents: [],
  shelf: null,
  duplicates: [],
}

const terms = { days: '', poRequired: false, details: {} }

it.each([
  ['approve', (page: ReturnType<typeof useApplication>) => page.decide({ do: 'approve', terms })],
  ['approve', (page: ReturnType<typeof useApplication>) => page.decide({ do: 'join', company: 'comp_1' })],
  ['reject', (page: ReturnType<typeof useApplication>) => page.decide({ do: 'reject', reason: 'No licence.' })],
  ['ask', (page: ReturnType<typeof useApplication>) => page.ask('Which bank?')],
] as const)('each decision (%s) names the answers that were read', async (call, decide) => {
  const { wrapper, calls } = createTestOffice({
    [`GET ${path}`]: () => answer,
    [`POST ${path}/${call}`]: () => {
      throw new ApiError(409, { code: 'application_answered', message: 'The applicant has answered since.' })
    },
  })
  const page = await renderHook(createTestShop({}), () => useApplication('appl_1'), { wrapper })
  await page.until(({ application: state }) => state?.status === 'ready')
  await page.does(decide)
  expect(calls).toContainEqual({
    name: `POST ${path}/${call}`,
    body: expect.objectContaining({ answered_at: answeredAt }),
  })
})

it.each([
  ['2026-12-06', 'Sunday'],
  ['2026-12-07', null],
  [undefined, null],
])('with deliveries preferred on %s names the day on which no orders leave: %s', async (day, dayOff) => {
  const registration = createWorld().applications.find(({ kind }) => kind === 'registration')!
    .request as components['schemas']['RegistrationRequest']
  const request = { ...registration, contact_person: { ...registration.contact_person, preferred_delivery_days: day } }
  const { wrapper } = createTestOffice({
    [`GET ${path}`]: () => ({ ...answer, request, previous: null, not_asked: [] }),
    'GET /admin/settings': () => ({
      delivery: { value: { working_days: [1, 2, 3, 4, 5] } },
      orders: { value: { payment_days: 30 } },
      applications: { value: { questions: {} } },
    }),
  })
  const page = await renderHook(createTestShop({}), () => useApplication('appl_1'), { wrapper })
  const { application: state } = await page.until(
    ({ application: load }) => load?.status === 'ready' && load.view.dayOff === dayOff,
  )
  expect(state).toMatchObject({ view: { dayOff } })
})
