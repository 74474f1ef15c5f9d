import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2, levels A and AA. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Expects that axe finds nothing on the page as it stands. The shop's own content policy stays in force: axe comes in
 * through the browser's debugger, not as a script of the page.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A colour on its way to another is neither; what people read is where it ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    ),
  )
  await page.evaluate(source)
  const violations = await page.evaluate(async (tags) => {
    const { axe: engine } = window as unknown as { axe: typeof axe }
    const result = await engine.run(document, { runOnly: tags, resultTypes: ['violations'] })
    return result.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(' ')),
    }))
  }, standard)
  expect(violations, `axe on ${page.url()}`).toEqual([])
}
