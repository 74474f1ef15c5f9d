import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/command.mjs'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ isReadOnly: true })

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>
  components: { schemas: object }
}

for (const { path, file } of [
  { path: '/docs', file: 'openapi.json' },
  { path: '/docs/admin', file: 'admin/openapi.json' },
]) {
  test(`${path} lists every call and schema of its contract, in light and dark and on a phone`, async ({
    page,
    store,
  }) => {
    const json = readFileSync(join(root, 'packages/api/src/generated', file), 'utf8')
    const { paths, components } = JSON.parse(json) as Contract
    const calls = Object.values(paths).flatMap((methods) =>
      Object.values(methods).filter(({ operationId }) => operationId !== undefined),
    )
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(store.url)) others.push(request.url())
    })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path, { waitUntil: 'load' })
      const summaries = page.locator('.opblock-summary-control')
      await expect(summaries).toHaveCount(calls.length)
      await summaries.first().click()
      await expect(page.getByText('Security: ').first()).toBeVisible()
      await expect(page.locator('.responses-table').first()).toBeVisible()
      await expectNoAxeViolations(page)
    }
    // Only the visible part of the schemas is rendered.
    const schemas = page.locator('.models-scroll')
    const last = schemas.getByText(Object.keys(components.schemas).at(-1)!, { exact: true })
    await expect(async () => {
      await schemas.evaluate((list) => list.scrollTo({ top: list.scrollHeight }))
      await expect(last).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(others).toEqual([])
  })
}
