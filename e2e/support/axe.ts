import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rule tags of WCAG 2.2, levels A and AA. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Expects no axe violations on the page in its current state. axe is injected through the debugger, so that the page's
 * Content Security Policy stays active.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Wait for colour transitions, so that the final contrast is measured.
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
