import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enterOffice, goTo, maja } from './support/office'
import { beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1', DRAWING_LIMIT: '99999' } } })

const product = {
  title: 'Vinga Smoked Salt Caramels',
  brand: 'Vinga',
  sku: 'VIN-0042',
  alt: 'A jar of dark caramels',
  text: 'Stirred by hand on the west coast.',
}

const jar = async () => ({
  name: 'jar.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 600, height: 600, channels: 4, background: { r: 120, g: 70, b: 40, alpha: 1 } },
  })
    .png()
    .toBuffer(),
})

/** Shows the whole form first: otherwise the head or the form's bar may cover a field, so that it cannot be clicked. */
async function expectNoFormViolations(page: Page) {
  const before = page.viewportSize()!
  await page.setViewportSize({ ...before, height: 4_000 })
  await expectNoAxeViolations(page)
  await page.setViewportSize(before)
}

const settled = (page: Page) =>
  expect(page.getByRole('status', { name: 'State of this page' })).toHaveText(/^(No changes to save|Saved)$/)

/** Searches the shop until it finds the expected number of products: changes appear within a second. */
const finds = (shop: Page, title: string, count: number) =>
  expect(async () => {
    await shop.goto(`/products?q=${encodeURIComponent(title)}`)
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shop.getByRole('link', { name: title, exact: true })).toHaveCount(count)
  }).toPass()

test('a product with a picture is created in the office, and customers find it unless it is archived', async ({
  page,
  context,
}) => {
  const problems: string[] = []
  context.on('weberror', (problem) => problems.push(problem.error().message))
  const shop = await context.newPage()
  await beSignedIn(shop)

  await test.step('its form shows a preview, survives a reload, and creates it once', async () => {
    await enterOffice(page)
    await goTo(page, 'Products')
    await page.getByRole('link', { name: 'New product' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New product')
    await expectNoFormViolations(page)
    await page.getByRole('textbox', { name: 'Name' }).fill(product.title)
    await page.getByRole('textbox', { name: 'Brand' }).fill(product.brand)
    await page.getByLabel('Category').selectOption({ index: 1 })
    await page.getByLabel('Tax class').selectOption('confectionery')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(product.title)
    await page.getByLabel('Add pictures').setInputFiles(await jar())
    await page.getByRole('textbox', { name: 'Description of picture 1' }).fill(product.alt)
    await page.getByRole('textbox', { name: 'SKU' }).fill('BJO-0312')
    await page.getByRole('textbox', { name: 'Unit price', exact: true }).fill('4,50')
    await page.getByRole('textbox', { name: 'Stock' }).fill('240')
    await page.getByRole('textbox', { name: 'Net content' }).fill('200 g')
    const card = page.getByRole('region', { name: 'As the buyer sees it' })
    await expect(card.getByText('€4.50')).toBeVisible()
    await expectNoFormViolations(page)
    // The demo already has this SKU.
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText(/^Not accepted: it /)).toBeVisible()
    await page
      .getByRole('status', { name: 'State of this page' })
      .locator('..')
      .getByRole('button', { name: 'SKU' })
      .click()
    await expect(page.getByRole('textbox', { name: 'SKU' })).toBeFocused()
    await page.getByRole('textbox', { name: 'SKU' }).fill(product.sku)
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
    await expect(page.getByRole('img', { name: product.alt })).toHaveAttribute('src', /^\/files\/products\/\w+\.webp$/)
    await settled(page)
    await expectNoFormViolations(page)
    await finds(shop, product.title, 0)
  })

  await test.step('a customer finds it with its picture after it is published', async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('button', { name: 'Hide from buyers' })).toBeVisible()
    await finds(shop, product.title, 1)
    await shop.getByRole('link', { name: product.title, exact: true }).click()
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(product.title)
    const picture = shop.getByRole('img', { name: product.alt }).first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
  })

  await test.step('its texts are changed, and it gets a bulk price from 50', async () => {
    await page.getByRole('textbox', { name: 'Tier price from quantity' }).fill('50')
    await page.getByRole('button', { name: 'Add a tier' }).click()
    const tier = page.getByRole('textbox', { name: /^Price of .* from 50$/ })
    await tier.click()
    await expect(tier).toHaveValue('')
    await tier.fill('3,90')
    await tier.press('Enter')
    await tier.blur()
    await expect(tier).toHaveValue('€3.90')
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill(product.text)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await settled(page)
    await expect(async () => {
      await shop.reload()
      await expect(shop.getByText(product.text).first()).toBeVisible()
    }).toPass()
  })

  await test.step('it is archived, and customers do not find it', async () => {
    await page.getByRole('button', { name: 'Archive...' }).click()
    const question = page.getByRole('dialog', { name: `Archive ${product.title}?` })
    await expect(question).toBeVisible()
    await expectNoFormViolations(page)
    await question.getByRole('button', { name: 'Archive product' }).dblclick()
    await expect(question).toBeHidden()
    await expect(page.getByText('Archived', { exact: true })).toBeVisible()
    await expectNoFormViolations(page)
    await finds(shop, product.title, 0)
    await page.goto('/office/products?status=archived')
    await page.getByRole('link', { name: product.title }).click()
  })

  await test.step('it is restored unchanged', async () => {
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('button', { name: 'Hide from buyers' })).toBeVisible()
    await finds(shop, product.title, 1)
  })

  await test.step('the activity log has all changes', async () => {
    await goTo(page, 'Activity')
    const done = page.getByRole('main').getByRole('listitem')
    for (const action of ['added a product', 'archived the product', 'restored the product']) {
      await expect(done.filter({ hasText: `${maja.name} ${action} ${product.title}` })).toHaveCount(1)
    }
    await expectNoAxeViolations(page)
  })

  expect(problems).toEqual([])
})
