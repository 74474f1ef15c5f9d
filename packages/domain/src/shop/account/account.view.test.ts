import { expect, it } from 'vitest'
import { toSessionView } from './account.view'

it('shows the browser, system, start date and date of last use of a session', () => {
  const session = {
    id: 'signin_desk',
    browser: 'Firefox',
    system: null,
    started_at: '2026-11-18T08:00:00.000Z',
    last_used_at: '2026-11-20T23:30:00.000Z',
    current: true,
  }
  expect(toSessionView(session, 'en-GB')).toEqual({
    id: 'signin_desk',
    browser: 'Firefox',
    system: null,
    started: '18 Nov 2026',
    lastUsed: '21 Nov 2026',
    current: true,
  })
})
