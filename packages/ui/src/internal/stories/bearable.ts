import { expect } from 'storybook/test'

/** What a finger has to meet, in px (WCAG 2.5.8). */
const leastTarget = 24

/** A figure: digits with what separates them. */
const figure = /\d[\d.,\u00A0\u202F]*\d/gu

/** Sentences bring their own room around a link (WCAG 2.5.8, inline). */
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

/** The figures of an element that break inside themselves, with what they stand in. */
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
 * Expects of a page with awkward content that it scrolls nowhere sideways, that no price breaks inside its number, and
 * that everything to press has room for a finger.
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
