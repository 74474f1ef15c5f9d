import sharp from 'sharp'
import { enterOffice, goTo } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1', DRAWING_LIMIT: '99999' } } })

const set = { headline: 'Salt herring, by the barrel', below: 'From the west coast, every Thursday.' }
const before = 'The #1 Wholesale Marketplace for Businesses'

const herring = async () => ({
  name: 'herring.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 600, height: 600, channels: 4, background: { r: 90, g: 140, b: 150, alpha: 1 } },
  })
    .png()
    .toBuffer(),
})

test('visitors see the seller’s blocks after they are published, until an earlier version is put back', async ({
  page,
  context,
}) => {
  const problems: string[] = []
  context.on('weberror', (problem) => problems.push(problem.error().message))
  const visitor = await context.newPage()
  const title = visitor.getByRole('heading', { level: 1 })
  const state = page.getByRole('status', { name: 'State of this page' })

  async function publish() {
    await page.getByRole('button', { name: 'Publish...' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish Landing?' })
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  async function expectHeadline(text: string) {
    // Within a second.
    await expect(async () => {
      await visitor.reload()
      expect(await title.textContent()).toBe(text)
    }).toPass()
  }

  const src =
    await test.step('typed texts and an uploaded picture are in the preview before they are saved', async () => {
      await enterOffice(page)
      await goTo(page, 'Content')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content')
      const preview = page.frameLocator('iframe')
      await expect(preview.getByText(before)).toBeVisible()
      await expect(page.getByText('Preview, not published')).toHaveCount(0)
      await expectNoAxeViolations(page)
      await page.getByRole('textbox', { name: 'Headline' }).fill(set.headline)
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(set.below)
      await page.getByRole('button', { name: 'Remove picture 1 of Shelf 1' }).click()
      await page.getByLabel('Add to Shelf 1').setInputFiles(await herring())
      const picture = page.getByRole('group', { name: 'Shelf 1' }).getByRole('img').last()
      await expect(picture).toHaveAttribute('src', /^\/files\/.+\.webp$/)
      await expect(preview.getByText(set.headline)).toBeVisible()
      await expect(page.getByText('Preview, not published')).toBeVisible()
      return (await picture.getAttribute('src'))!
    })

  await test.step('a draft is saved, survives a reload and is not published', async () => {
    await visitor.goto('/landing')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(state).toHaveText('No changes to save')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(set.headline)
    await expectHeadline(before)
  })

  await test.step('visitors see the published blocks', async () => {
    await publish()
    await expectHeadline(set.headline)
    await expect(visitor.getByText(set.below)).toBeVisible()
    await expect(visitor.locator(`img[src="${src}"]`)).toBeVisible()
    await expectNoAxeViolations(visitor)
  })

  await test.step('an earlier version is put back and published', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Version 1', exact: true }).click()
    await page.getByRole('button', { name: 'Put back' }).click()
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(before)
    await publish()
    await expectHeadline(before)
    await expect(visitor.locator(`img[src="${src}"]`)).toHaveCount(0)
  })

  expect(problems).toEqual([])
})
