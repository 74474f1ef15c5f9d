import { expect } from 'storybook/test'

/** Minimum target size in px (WCAG 2.5.8). */
const leastTarget = 24

/** A number: digits with their separators. */
const figure = /\d[\d.,\u00A0\u202F]*\d/gu

/** Links within a sentence are exempt from the minimum size (WCAG 2.5.8, inline). */
function isInSentence(target: Element): boolean {
  return (
    getComputedStyle(target).display === 'inline' &&
    target.parentElement!.textContent.trim() !== target.textContent.trim()
  )
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
}

/** Numbers in the text of an element that wrap within the number, with their context. */
function brokenFigures(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!isSeen(text.parentElement!)) continue
    for (const { 0: digits, index } of text.data.matchAll(figure)) {
      range.setStart(text, index)
      range.setEnd(text, index + digits.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${digits} in ${text.parentElement!.className}`)
    }
  }
  return broken
}

/**
 * Asserts that a page with extreme content does not scroll sideways, that no price wraps within its number, and that
 * every control has the minimum target size.
 */
export async function expectBearable(page: Element): Promise<void> {
  const small = [...page.querySelectorAll('button, a[href], [role="button"], select')]
    .filter((target) => isSeen(target) && !isInSentence(target))
    .map((target) => ({
      name: target.getAttribute('aria-label') ?? target.textContent,
      box: target.getBoundingClientRect(),
    }))
    .filter(({ box }) => Math.min(box.width, box.height) < leastTarget)
    .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
  const brokenPrices = [...page.querySelectorAll('.num')].flatMap(brokenFigures)
  const tooWide = document.documentElement.scrollWidth - innerWidth
  await expect({ tooWide, brokenPrices, small }).toEqual({ tooWide: 0, brokenPrices: [], small: [] })
}
