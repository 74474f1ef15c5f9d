import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell' })
const page = await (
  await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', colorScheme: 'dark' })
).newPage()
page.setDefaultTimeout(60000)
await page.goto('http://localhost:4100/office')
await page.getByLabel('Email').fill('office@skafferi.example')
await page.getByLabel('Password', { exact: true }).fill('skafferi-demo-office')
await page.getByRole('button', { name: 'Sign in' }).click()
await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
await page.goto('http://localhost:4100/office/import')
await page.waitForTimeout(2500)
await page.screenshot({ path: '/tmp/x/p0.png', fullPage: true })

import('node:fs').then(() => 0)
await page
  .getByLabel(/^File/)
  .setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Artnr;Vara;Kategori;Styckpris;Smak;Moms %\nX-1;Nordlys Mynta;Snus;24,85;Mynta;25\nX-2;Nordlys Citron;Snus;24,85;Citron;25\n',
    ),
  })
await page.waitForTimeout(6000)
console.log(await page.getByRole('heading', { level: 1 }).textContent())
await page.screenshot({ path: '/tmp/x/p1.png', fullPage: true })
const box = page.getByRole('checkbox', { name: /^Prices and taxes/ })
if (await box.count()) {
  await box.check()
  await page.getByRole('button', { name: /^Check \d+ rows?/ }).click()
  await page.waitForTimeout(5000)
}
console.log(await page.getByRole('heading', { level: 1 }).textContent())
await page.screenshot({ path: '/tmp/x/p2.png', fullPage: true })
const g = page.getByRole('radiogroup', { name: /^Tax class/ })
if (await g.count()) {
  await g.getByRole('radio', { name: 'By category' }).check()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/x/p3.png', fullPage: true })
}
await browser.close()
