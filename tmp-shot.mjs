import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
import { createHmac } from 'node:crypto'
const exe = '/usr/lib/chromium/chromium-headless-shell'
export const browser = await chromium.launch({ executablePath: exe })
export const page = await (
  await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
).newPage()
page.setDefaultTimeout(60000)
await page.goto('http://localhost:4100/office')
await page.getByLabel('Email').fill('office@skafferi.example')
await page.getByLabel('Password', { exact: true }).fill('skafferi-demo-office')
await page.getByRole('button', { name: 'Sign in' }).click()
await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
const [file, prefix] = process.argv.slice(2)
await page.goto('http://localhost:4100/office/import')
await page.getByLabel(/^File/).setInputFiles(file)
await page.waitForTimeout(5000)
await page.screenshot({ path: `/tmp/x/${prefix}-1.png`, fullPage: true })
console.log(await page.getByRole('heading', { level: 1 }).textContent())
console.log((await page.locator('main').innerText()).slice(0, 3000))

if (await page.getByRole('checkbox', { name: /^Prices and taxes/ }).count()) {
  await page.getByRole('checkbox', { name: /^Prices and taxes/ }).check()
  await page.getByRole('button', { name: /^Check \d+ rows?/ }).click()
  await page.waitForTimeout(6000)
  await page.screenshot({ path: `/tmp/x/${prefix}-2.png`, fullPage: true })
  console.log('=====2', (await page.locator('main').innerText()).slice(0, 2500))
}

const tax = page.getByRole('radiogroup', { name: /^Tax class/ })
await tax.getByRole('radio', { name: 'The same for all rows' }).check()
console.log('TAX', await tax.innerHTML().then((h) => h.replace(/class="[^"]*"/g, '').slice(0, 1500)))
await page.getByRole('combobox').first().selectOption({ index: 1 })
console.log(
  await page
    .getByRole('combobox')
    .first()
    .evaluate((e) => [
      e.getAttribute('aria-label'),
      e.labels?.[0]?.textContent,
      [...e.options].map((o) => o.value + '=' + o.text),
    ]),
)
await page.getByRole('radio', { name: 'Without VAT' }).check()
await page.getByRole('button', { name: /^Check \d+ rows?/ }).click()
await page.waitForTimeout(5000)
await page.screenshot({ path: `/tmp/x/${prefix}-3.png`, fullPage: true })
console.log('=====3', (await page.locator('main').innerText()).slice(0, 2500))
await page.getByRole('button', { name: /^Apply/ }).click()
await page.waitForTimeout(8000)
await page.screenshot({ path: `/tmp/x/${prefix}-4.png`, fullPage: true })
console.log('=====4', (await page.locator('main').innerText()).slice(0, 2500))
await browser.close()
