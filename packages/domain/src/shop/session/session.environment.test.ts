import { afterEach, expect, it, vi } from 'vitest'
import { browserEnvironment } from './session.environment'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['over http', 'theme=dark; skafferi_user=%7B%7D; other=1', 'skafferi_user=; Path=/; Max-Age=0; SameSite=Lax'],
  ['over https', '__Host-skafferi_user=%7B%7D', '__Host-skafferi_user=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
])('reads and removes the cookie of the session record %s', (_, cookie, removal) => {
  const page = { cookie, addEventListener: () => undefined }
  vi.stubGlobal('document', page)
  const { record } = browserEnvironment()
  expect(record.read()).toBe('%7B%7D')
  record.clear()
  expect(page.cookie).toBe(removal)
})

it('ignores cookies whose name only ends like the record’s, and an empty cookie', () => {
  for (const cookie of ['', 'my_skafferi_user=1', 'skafferi_user=']) {
    vi.stubGlobal('document', { cookie })
    expect(browserEnvironment().record.read()).toBeNull()
  }
})

it('has no record if the browser blocks cookies', () => {
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  const { record } = browserEnvironment()
  expect(record.read()).toBeNull()
  record.clear()
})
