import { expect, it } from 'vitest'
import type { Office } from './office-context'
import { toDeed } from './deeds'

const office = { locale: 'en-GB', timeZone: 'Europe/Stockholm', paths: {}, now: () => new Date('2026-11-26T08:00:00Z') } as unknown as Office

const entry = {
  id: 7,
  at: '2026-11-21T09:20:00.000Z',
  actor: { kind: 'operator', name: 'Eva', id: 'operator_eva' },
  action: 'promotion.ended',
  subject_id: 'promo_7',
  subject_name: 'SPRING',
} as unknown as Parameters<typeof toDeed>[0]

it('a moment that was changed is told by the shop’s clock, other values as they were recorded', () => {
  const { changes } = toDeed({ ...entry, before: { endsAt: null, code: 'A' }, after: { endsAt: '2026-04-29T22:00:00.000Z', code: 'B' } }, office)
  expect(changes).toEqual([
    { field: 'endsAt', before: null, after: expect.stringMatching(/30 Apr.* 00:00$/) as string },
    { field: 'code', before: 'A', after: 'B' },
  ])
})
