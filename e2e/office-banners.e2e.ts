import sharp from 'sharp'
import { enterOffice, goTo, maja } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1', DRAWING_LIMIT: '99999' } } })

const set = { headline: 'Salt herring, by the barrel', below: 'From the west coast, every Thursday.' }

/** The default texts of the landing page. */
const own = {
  headline: 'The #1 Wholesale Marketplace for Businesses',
  below: /trusted supply\. One pantry for every shop/,
}

const herring = async () => ({
  name: 'herring.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 600, height: 600, channels: 4, background: { r: 90, g: 140, b: 150, alpha: 1 } },
  })
    .png()
    .toBuffer(),
})

test('the landing page has the operator’s texts and picture, until the defaults are restored', async ({
  page,
  context,
}) => {
  const problems: string[] = []
  context.on('weberror', (problem) => problems.push(problem.error().message))
  const visitor = await context.newPage()
  const title = visitor.getByRole('heading', { level: 1 })
  const back = page.getByRole('button', { name: 'Restore default content...' })

  const src =
    await test.step('typed texts and an uploaded picture are shown in the preview before they are saved', async () => {
      await enterOffice(page)
      await goTo(page, 'Banners')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banners')
      const preview = page.frameLocator('iframe')
      await expect(preview.getByText(own.headline)).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('textbox', { name: 'Headline' }).fill(set.headline)
      await page.getByRole('textbox', { name: 'Subtitle' }).fill(set.below)
      await page.getByRole('button', { name: 'Remove picture 1' }).click()
      await page.getByLabel('Add a picture').setInputFiles(await herring())
      const picture = page.getByRole('img', { name: 'Picture 1' })
      await expect(picture).toHaveAttribute('src', /^\/files\/products\/\w+\.webp$/)
      const sent = (await picture.getAttribute('src'))!
      await expect(preview.getByText(set.headline)).toBeVisible()
      await expect(preview.locator(`img[src="${sent}"]`)).toBeVisible()
      await expectNoAxeViolations(page)
      return sent
    })

  await test.step('visitors see them after they are saved', async () => {
    await visitor.goto('/landing')
    await expect(title).toHaveText(own.headline)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status', { name: 'State of this page' })).toHaveText('No changes to save')
    // Within a second.
    await expect(async () => {
      await visitor.reload()
      expect(await title.textContent()).toBe(set.headline)
    }).toPass()
    await expect(visitor.getByText(set.below)).toBeVisible()
    const picture = visitor.locator(`img[src="${src}"]`)
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    await expectNoAxeViolations(visitor)
  })

  await test.step('the default texts are restored', async () => {
    await back.click()
    const question = page.getByRole('dialog', { name: /^Restore default content\?/ })
    await expect(question).toBeVisible()
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: 'Restore' }).click()
    await expect(question).toBeHidden()
    await expect(back).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(own.headline)
    await expectNoAxeViolations(page)
    await expect(async () => {
      await visitor.reload()
      expect(await title.textContent()).toBe(own.headline)
    }).toPass()
    await expect(visitor.getByText(own.below)).toBeVisible()
    await expect(visitor.locator(`img[src="${src}"]`)).toHaveCount(0)
  })

  await test.step('the activity log has both changes', async () => {
    await goTo(page, 'Activity')
    const done = page.getByRole('list', { name: 'Activity' }).getByRole('listitem')
    for (const action of [
      'changed a banner Landing page, headline',
      'restored a banner’s default content Landing page, headline',
    ]) {
      await expect(done.filter({ hasText: `${maja.name} ${action}` })).toHaveCount(1)
    }
    await expectNoAxeViolations(page)
  })

  expect(problems).toEqual([])
})
