/**
 * `npm run check:demo`: serves the static demo as any host would, and uses it in a browser: signs in, adds to the cart,
 * reloads, and opens Storybook.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from './browser.mjs'
import { root } from './lib/command.mjs'

const folder = join(root, 'demo-static')
const PORT = Number(process.env.PORT ?? 4373)

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A file of the folder, or the index of a folder in it. @param {string} path */
async function read(path) {
  for (const file of path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`]) {
    const content = await readFile(join(folder, file)).catch(() => undefined)
    if (content) return { content, type: TYPES[extname(file)] ?? 'application/octet-stream' }
  }
  return undefined
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const found = await read(decodeURIComponent(pathname))
  const { content, type } = found ?? { content: await readFile(join(folder, '404.html')), type: 'text/html' }
  response.writeHead(found ? 200 : 404, { 'content-type': type }).end(content)
})
await new Promise((resolve) => server.listen(PORT, () => resolve(undefined)))
const browser = await chromium.launch(chromiumLaunch())
try {
  const page = await browser.newPage()
  // Storybook is large, and the machine may be busy.
  page.setDefaultTimeout(120_000)
  /** @type {string[]} */
  const problems = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('response', (response) => {
    // A page that only the app knows is answered with 404.html.
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      problems.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(`http://localhost:${PORT}/`)
  await page.waitForURL('**/landing')
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.goto(`http://localhost:${PORT}/sign-in`)
  await page.getByRole('textbox', { name: 'Email' }).fill('anna@kiosk.example')
  await page.getByLabel('Password', { exact: true }).fill('skafferi-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`http://localhost:${PORT}/`)

  await page.goto(`http://localhost:${PORT}/products`)
  await page
    .getByRole('button', { name: /^Add .*to cart/i })
    .first()
    .click()
  await page
    .getByRole('link', { name: /cart, 1 /i })
    .first()
    .waitFor()
  await page.goto(`http://localhost:${PORT}/cart`)
  await page.getByText('(1 item)').first().waitFor()
  assert.equal(await page.locator('[data-line]').count(), 1)

  await page.goto(`http://localhost:${PORT}/storybook/`)
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor()
  assert.deepEqual(problems, [])
  console.log('The demo works on a static host.')
} finally {
  await browser.close()
  server.close()
}
