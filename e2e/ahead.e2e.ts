import { beSignedIn } from './support/sign-in'
import { expect, test } from './support/test'

test.use({ isReadOnly: true })

const isProductRequest = (url: string) => /\/store\/products\/prod_/.test(url)

test('a product is prefetched once when the pointer is on its card, and its picture moves to the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The transition waits 200 ms for the page; a busy machine may take longer, which this test ignores.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const patiently = (then: TimerHandler, ms?: number) => wait(then, ms === 200 ? 3_000 : ms)
    window.setTimeout = patiently as typeof window.setTimeout
  })
  await beSignedIn(page)
  await page.goto('/products?view=shelf')
  const calls: string[] = []
  page.on('request', (request) => isProductRequest(request.url()) && calls.push(request.url()))
  const link = page.getByRole('article').first().getByRole('link').first()
  const answer = page.waitForResponse((response) => isProductRequest(response.url()))
  await link.hover()
  await (await answer).finished()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    async function note({ ready }: ViewTransition) {
      await ready
      const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      document.body.dataset.moving = moving.join(' ')
    }
    document.startViewTransition = (update) => {
      const transition = start(update)
      void note(transition)
      return transition
    }
  })
  await link.click()
  await expect(page).toHaveURL(/\/products\/prod_/)
  await expect(page.locator('body')).toHaveAttribute('data-moving', /::view-transition-new\(pack\)/)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled()
  expect(calls).toHaveLength(1)
})
