import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { enterOffice, goTo } from './support/office'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ operator: { host: '127.0.0.1', env: { OFFICE: '1' } } })

const caseFile = (name: string) =>
  fileURLToPath(new URL(`../apps/store/src/modules/catalogue/imports/cases/${name}`, import.meta.url))

/** Chooses a file on the import page. */
async function chooseFile(page: Page, name: string) {
  await goTo(page, 'Import')
  await page.getByLabel(/^File/).setInputFiles(caseFile(name))
}

/** Reads another sheet of a workbook, and other headings on it. */
async function chooseSheet(page: Page) {
  const title = page.locator('summary')
  await expect(title).toHaveText('File layout: sheet “Sommer”, headings in row 1')
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Winter')
  await page.getByRole('button', { name: 'Read the file again' }).click()
  await expect(title).toHaveText('File layout: sheet “Winter”, headings in row 1')
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: 'Headings in row 2' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Headings in row 2' })).toBeChecked()
  await page.getByRole('button', { name: 'Read the file again' }).click()
  await expect(page.getByRole('rowheader', { name: 'Unser Code' })).toBeVisible()
  await page.reload()
  await expect(title).toHaveText('File layout: sheet “Winter”, headings in row 2')
}

/** Answers that all rows have the tax class of food and prices without VAT. */
async function answerForFood(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missing in this file')
  await expectNoAxeViolations(page)
  const tax = page.getByRole('radiogroup', { name: /^Tax class/ })
  await tax.getByRole('radio', { name: 'The same for all rows' }).check()
  await page.getByRole('combobox', { name: 'Tax class of all rows' }).selectOption('food')
  await page.getByRole('radio', { name: 'Without VAT' }).check()
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
}

/** Applies the checked file, whose two rows are new. */
async function apply(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check before anything changes')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Apply 2 rows' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imported')
}

test('a sheet is chosen, and an ERP list is imported after its columns are confirmed and its questions answered', async ({
  page,
}) => {
  await enterOffice(page)
  await chooseFile(page, '14-two-sheets.xlsx')
  await chooseSheet(page)
  await chooseFile(page, '02-erp-list-without-maker.csv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match the columns')
  await expect(page.getByRole('cell', { name: 'Getränke · Lebensmittel' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Prices and taxes are in the right columns: Preis' }).check()
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  await answerForFood(page)
  await expect(page.getByText('is below 0: 0 is used').first()).toBeVisible()
  await apply(page)
  await page.goto('/office/products?q=C02-2')
  await page.getByRole('link', { name: 'Rote Linsen 5 kg' }).click()
  await expect(page.getByRole('textbox', { name: /Stock/ }).first()).toHaveValue('0')
})

test('a Shopify file is imported although its picture cannot be fetched, which can be left out', async ({ page }) => {
  await enterOffice(page)
  await chooseFile(page, '05-shopify-one-dead-picture.csv')
  await answerForFood(page)
  await expect(
    page.getByText('1 picture is fetched from cdn.example.invalid after the import is applied.'),
  ).toBeVisible()
  await apply(page)
  const picture = page.getByText('https://cdn.example.invalid/a.jpg')
  await expect(picture).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Leave out https/ }).click()
  await expect(picture).toBeHidden()
})

test('a WooCommerce file is recognised: paths become categories, kilograms grams, and hidden products drafts', async ({
  page,
}) => {
  await enterOffice(page)
  await chooseFile(page, '13-woocommerce-like.csv')
  await answerForFood(page)
  await expect(page.getByText('New categories: Clothing, Hats and Belts.')).toBeVisible()
  await apply(page)
  await page.goto('/office/products?q=C13-2')
  await expect(page.getByRole('row', { name: /Belt.*Draft/ })).toBeVisible()
  await page.goto('/office/products?q=C13-1')
  await page.getByRole('link', { name: 'Beanie' }).click()
  await expect(page.getByRole('textbox', { name: /^Weight/ })).toHaveValue('200')
})
