import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'

interface Entry {
  id: string
  type: string
  title: string
  name: string
  anchors?: { title: string }[]
}

const built = (file: string) => readFileSync(join(import.meta.dirname, '../storybook-static', file), 'utf8')
const { entries } = JSON.parse(built('index.json')) as { entries: Record<string, Entry> }

/** Opens a documentation page without the sidebar and waits for its content. */
async function open(page: Page, id: string): Promise<void> {
  expect(entries[id], `the page ${id}`).toBeDefined()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${process.env.REVIEW_URL}iframe.html?viewMode=docs&id=${id}`)
  await page.locator('#storybook-docs h1').waitFor()
}

/** The number of requests until a page has been silent for three seconds. */
async function requestsOf(page: Page, id: string): Promise<number> {
  let count = 0
  let last = Date.now()
  page.on('request', () => {
    count += 1
    last = Date.now()
  })
  await open(page, id)
  await expect.poll(() => Date.now() - last > 3000).toBe(true)
  return count
}

test.describe('a page loads only what can be seen', () => {
  const limits = {
    'screens-cart-and-checkout-cartscreen--docs': 200,
    'screens-cart-and-checkout-checkoutscreen--docs': 200,
    'atlas-cart-and-checkout--docs': 120,
    'atlas-office--docs': 120,
    'foundations-introduction--docs': 120,
    'foundations-your-brand--docs': 120,
  }
  for (const [id, limit] of Object.entries(limits)) {
    test(`${id} sends at most ${limit} requests`, async ({ page }) => {
      expect(await requestsOf(page, id)).toBeLessThanOrEqual(limit)
    })
  }
})

/** Runs in the page: the differing styles of the first example and the anatomy's picture, element by element. */
function differencesOfPictures(): string[] {
  const properties = ['color', 'backgroundColor', 'fontFamily', 'fontSize', 'fontStyle', 'fontWeight', 'lineHeight']
    .concat(['textDecorationLine', 'display', 'listStyleType', 'borderTopWidth', 'borderBottomWidth'])
    .concat(['marginTop', 'marginBottom', 'paddingTop', 'paddingLeft']) as (keyof CSSStyleDeclaration)[]
  const elementsIn = (selector: string) => [...document.querySelector(selector)!.querySelectorAll<HTMLElement>('*')]
  const first = elementsIn('.docs-story .docs-ground')
  const second = elementsIn('.docs-stage .docs-ground')
  if (first.length !== second.length || first.length === 0) return [`${first.length} and ${second.length} elements`]
  return first.flatMap((element, index) => {
    const [one, other] = [getComputedStyle(element), getComputedStyle(second[index]!)]
    return properties
      .filter((property) => one[property] !== other[property])
      .map((property) => `${element.localName} ${String(property)}: ${one[property]}, ${other[property]}`)
  })
}

test.describe('the anatomy’s picture has the styles of the first example', () => {
  // Parts with links, terms, headings and cells, which Storybook styles on its own pages.
  const parts = [
    'components-content-table',
    'components-content-descriptionlist',
    'commerce-cart-cartline',
    'commerce-cart-usualarticles',
    'commerce-catalogue-productcard',
    'commerce-checkout-ordersummary',
    'commerce-orders-orderdocument',
    'commerce-service-faqlist',
  ]
  for (const part of parts) {
    test(part, async ({ page }) => {
      await open(page, `${part}--docs`)
      for (const place of ['.docs-story', '.docs-stage']) {
        await page.locator(`${place} .docs-ground > *`).first().waitFor({ state: 'attached' })
      }
      await expect.poll(() => page.evaluate(differencesOfPictures)).toEqual([])
    })
  }
})

test('no cell of the product card’s states is cut off on its page', async ({ page }) => {
  await open(page, 'commerce-catalogue-productcard--docs')
  const cells = page.locator('[id="story--commerce-catalogue-productcard--states"] figure[data-cell]')
  await cells.first().waitFor()
  const cut = await cells.evaluateAll((all) =>
    all.filter((cell) => {
      const { left, right } = cell.getBoundingClientRect()
      const box = cell.closest('.docs-story')!.getBoundingClientRect()
      return left < box.left || right > box.right + 1
    }),
  )
  expect(cut).toHaveLength(0)
})

test('the links of documentation pages lead to pages and stories', async ({ page }) => {
  const dead: string[] = []
  for (const id of ['components-actions-button--docs', 'foundations-introduction--docs', 'foundations-status--docs']) {
    await open(page, id)
    await expect.poll(() => page.locator('#storybook-docs a').count()).toBeGreaterThan(5)
    const links = await page
      .locator('#storybook-docs a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const link of links) {
      const target = /\?path=\/(?:docs|story)\/([\w-]+)/.exec(link ?? '')?.[1]
      if (target !== undefined && entries[target] === undefined) dead.push(`${id}: ${link}`)
    }
  }
  expect(dead).toEqual([])
})

test('a brand’s colour, radius and typeface change the samples and the screens', async ({ page }) => {
  await open(page, 'foundations-your-brand--docs')
  await page.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#c2185b')
  await page.getByRole('combobox', { name: 'Radius' }).selectOption('Round')
  await page.getByRole('combobox', { name: 'Typeface' }).selectOption('Georgia')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toHaveCSS('border-radius', '12px')
  await expect(save).toHaveCSS('font-family', 'Georgia, serif')
  const colour = await save.evaluate((button) => getComputedStyle(button).backgroundColor)
  for (const name of ['Listing', 'Cart', 'Checkout']) {
    await page.locator(`[data-frame], iframe[title="${name}"]`).first().scrollIntoViewIfNeeded()
    const button = page.frameLocator(`iframe[title="${name}"]`).getByRole('button', { name: BUTTON[name] }).first()
    await expect(button).toHaveCSS('background-color', colour)
    await expect(button).toHaveCSS('border-radius', '12px')
  }
})

/** A primary button of each screen. */
const BUTTON: Record<string, RegExp> = { Listing: /Add to Cart/, Cart: /Proceed to Checkout/, Checkout: /Place Order/ }

test('the search has the states of a component, and the build writes the library for tools', () => {
  const anchors = entries['components-actions-button--docs']?.anchors?.map(({ title }) => title) ?? []
  for (const state of ['hover', 'focus', 'pressed']) {
    expect(anchors.some((title) => title.startsWith('States') && title.includes(state))).toBe(true)
  }
  const { components } = JSON.parse(built('manifests/components.json')) as { components: Record<string, unknown> }
  expect(components['components-actions-button']).toBeDefined()
  expect(built('manifests/components.json')).not.toContain(join(import.meta.dirname, '..'))
  expect(built('llms.txt')).toContain("import { Button, LinkButton } from '@skafferi/ui/components/actions/button'")
})
