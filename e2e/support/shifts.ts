import type { Page } from '@playwright/test'

/** Layout shifts of a page without user input. */
export interface Shifts {
  /** The sum of all shift scores; 0 if nothing moved. */
  score: number
  /** The moved elements of each shift, largest first. */
  causes: readonly string[]
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources?: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Records layout shifts in each document of the page. Call it before the first visit. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; cause: string }[] = []
    Object.assign(globalThis, { layoutShifts: shifts })
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element
        ? `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"`
        : '?'
    }
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        // Shifts within 500 ms of user input are expected.
        if (shift.hadRecentInput) continue
        const cause = (shift.sources ?? []).map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`,
        )
        shifts.push({ value: shift.value, cause: `${shift.value.toFixed(4)}: ${cause.join('; ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shifts since the document was loaded. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  // The observer is notified after the frame, so wait for two.
  const shifts = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return (globalThis as unknown as { layoutShifts: { value: number; cause: string }[] }).layoutShifts
  })
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    causes: shifts.toSorted((one, other) => other.value - one.value).map(({ cause }) => cause),
  }
}
