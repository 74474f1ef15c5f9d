import { expect } from 'storybook/test'

/** Spread into the story of a page at 400 %: what a desk's window of 1280 × 1024 then has room for. */
export const zoomed = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    viewport: { options: { zoomed: { name: '400 % of 1280 × 1024', styles: { width: '320px', height: '256px' } } } },
  },
}

/** As many stops of the keyboard as say how a page does. */
const STOPS = 40

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary'

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1

/** Whether something that sticks to the window lies over all that can be seen of an element. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // A row that scrolls in itself shows a part of what stands at its end.
  const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
    const above = document.elementFromPoint(middle, y)
    return (
      above === null || !(above.contains(element) || element.contains(above) || element.parentElement!.contains(above))
    )
  })
}

/**
 * Expects of a page at 400 % that it scrolls one way only, that what sticks to the window leaves half of it to what is
 * read, and that a stop of the keyboard is never hidden behind it.
 */
export async function expectReadable(page: HTMLElement): Promise<void> {
  const root = document.documentElement
  scrollTo(0, root.scrollHeight / 2)
  const stuck = [...page.querySelectorAll('*')].filter(
    (part) => /sticky|fixed/.test(getComputedStyle(part).position) && isSeen(part),
  )
  const rows = Array.from({ length: innerHeight }, (_, y) => y + 0.5)
  const taken = rows.filter((y) =>
    stuck.some((part) => {
      const { top, bottom, width } = part.getBoundingClientRect()
      return top <= y && y < bottom && width > innerWidth / 2
    }),
  ).length
  const stops = [...page.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isSeen).slice(0, STOPS)
  const covered: HTMLElement[] = []
  for (const stop of stops) {
    stop.focus()
    // What sticks to the window may follow a frame later.
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
