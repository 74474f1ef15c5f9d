import type { Page } from '@playwright/test'

/** What moved on a page without anybody asking for it. */
export interface Shifts {
  /** The sum of all shifts, as the browser scores them: 0 where nothing moved. */
  score: number
  /** Each shift with what moved in it, the largest first, to find the cause. */
  causes: readonly string[]
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources?: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Makes each document of the page write down what moves on it. Before the first visit. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: { value: number; cause: string }[] = []
    Object.assign(globalThis, { shiftsSoFar: kept })
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element
        ? `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"`
        : '?'
    }
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        // What follows a press within half a second is what the press asked for.
        if (shift.hadRecentInput) continue
        const cause = (shift.sources ?? []).map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${previousRect.y}+${previousRect.height} → ${currentRect.y}+${currentRect.height}`,
        )
        kept.push({ value: shift.value, cause: `${shift.value.toFixed(4)}: ${cause.join('; ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has moved since the document of the page began. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  // The observer is told after the frame that moved: two frames later it has been.
  const kept = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return (globalThis as unknown as { shiftsSoFar: { value: number; cause: string }[] }).shiftsSoFar
  })
  return {
    score: kept.reduce((sum, { value }) => sum + value, 0),
    causes: kept.toSorted((one, other) => other.value - one.value).map(({ cause }) => cause),
  }
}
