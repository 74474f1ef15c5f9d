import { expect } from 'storybook/test'

/** Minimum target size in px (WCAG 2.5.8). */
const minTargetSize = 24

/** A number: digits with their separators. */
const numberPattern = /\d[\d.,\u00A0\u202F]*\d/gu

/** Links within a sentence are exempt from the minimum size (WCAG 2.5.8, inline). */
function isInSentence(target: Element): boolean {
  return (
    getComputedStyle(target).display === 'inline' &&
    target.parentElement!.textContent.trim() !== target.textContent.trim()
  )
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
}

/** Numbers that wrap onto a second line, with their context. */
function wrappedNumbers(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const wrapped: string[] = []
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!isVisible(text.parentElement!)) continue
    for (const { 0: digits, index } of text.data.matchAll(numberPattern)) {
      range.setStart(text, index)
      range.setEnd(text, index + digits.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) wrapped.push(`${digits} in ${text.parentElement!.className}`)
    }
  }
  return wrapped
}

/**
 * Asserts that a page with extreme content does not scroll sideways, that no price wraps onto a second line, and that
 * every control has the minimum target size.
 */
export async function expectRobustLayout(page: Element): Promise<void> {
  const small = [...page.querySelectorAll('button, a[href], [role="button"], select')]
    .filter((target) => isVisible(target) && !isInSentence(target))
    .map((target) => ({
      name: target.getAttribute('aria-label') ?? target.textContent,
      box: target.getBoundingClientRect(),
    }))
    .filter(({ box }) => Math.min(box.width, box.height) < minTargetSize)
    .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
  const wrappedPrices = [...page.querySelectorAll('.num')].flatMap(wrappedNumbers)
  const tooWide = document.documentElement.scrollWidth - innerWidth
  await expect({ tooWide, brokenPrices: wrappedPrices, small }).toEqual({ tooWide: 0, brokenPrices: [], small: [] })
}
