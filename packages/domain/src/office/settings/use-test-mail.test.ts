import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, refusal } from '../../testing/test-shop'
import { createOffice, type OfficePaths } from '../office-context'
import { officeWrapper } from '../testing/test-office'
import { useTestMail } from './use-test-mail'

it('a test e-mail tells where it was sent, and afterwards why another was not', async () => {
  let isRefused = false
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    fetch: async () =>
      isRefused ? refusal(409, 'mail_refused', 'Refused') : Response.json({ recipient: 'maja@shop.example' }),
  })
  const page = await renderHook(createTestShop({}), useTestMail, { wrapper: officeWrapper(office) })
  expect(page.current().recipient).toBeNull()
  await page.does(({ send }) => send())
  expect(page.current()).toMatchObject({ recipient: 'maja@shop.example', problem: null })
  isRefused = true
  await page.does(({ send }) => send())
  expect(page.current()).toMatchObject({ recipient: null, problem: { code: 'mail_refused' } })
})
