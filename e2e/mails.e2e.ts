import { kinds, render } from '../apps/store/src/platform/mail/testing/sample-mails'
import { expectNoAxeViolations, test } from './support/test'

test.use({ isReadOnly: true })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every e-mail is accessible in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const kind of kinds) {
      await test.step(kind, async () => {
        await page.setContent(render(kind).html)
        await expectNoAxeViolations(page)
      })
    }
  })
}
