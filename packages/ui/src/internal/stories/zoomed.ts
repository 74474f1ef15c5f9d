import { expect } from 'storybook/test'

/** Spread into the story of a page at 400 % zoom: the viewport of a desktop window of 1280 × 1024. */
export const zoomed = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    viewport: { options: { zoomed: { name: '400 % of 1280 × 1024', styles: { width: '320px', height: '256px' } } } },
  },
}

/** The number of tab stops that are checked. */
const STOPS = 40

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary'

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1

/** True if a fixed or sticky element covers the visible part of an element. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // In a horizontally scrolling row only a part of the last element may be visible.
  const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
    const above = document.elementFromPoint(middle, y)
    return (
      above === null || !(above.contains(element) || element.contains(above) || element.parentElement!.contains(above))
    )
  })
}

/**
 * Asserts that a page at 400 % zoom scrolls in one direction only, that fixed and sticky elements leave half of the
 * window free, and that they never cover a focused element.
 */
export async function expectReadable(page: HTMLElement): Promise<void> {
  const root = document.documentElement
  scrollTo(0, root.scrollHeight / 2)
  const stickyElements = [...page.querySelectorAll('*')].filter(
    (part) => /sticky|fixed/.test(getComputedStyle(part).position) && isVisible(part),
  )
  const rows = Array.from({ length: innerHeight }, (_, y) => y + 0.5)
  const taken = rows.filter((y) =>
    stickyElements.some((part) => {
      const { top, bottom, width } = part.getBoundingClientRect()
      return top <= y && y < bottom && width > innerWidth / 2
    }),
  ).length
  const stops = [...page.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible).slice(0, STOPS)
  const covered: HTMLElement[] = []
  for (const stop of stops) {
    stop.focus()
    // Sticky elements may move a frame later.
    if (isCovered(stop)) await new Promise(requestAnimationFrame)
    if (isCovered(stop)) covered.push(stop)
  }
  stops.at(-1)?.blur()
  scrollTo(0, 0)
  await expect({
    tooWide: root.scrollWidth - root.clientWidth,
    taken: taken > innerHeight / 2 ? taken : 'little',
    covered: covered.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent),
  }).toEqual({ tooWide: 0, taken: 'little', covered: [] })
}
