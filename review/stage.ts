import { test as base, expect, type Browser, type Page, type Request } from '@playwright/test'
import { freezeClock } from '../.storybook/frozen-clock'
import { storyBase } from '../packages/fixtures/src/world/time'

/** The settings of a window for stories. */
export interface View {
  width: number
  scheme?: 'light' | 'dark'
  forcedColours?: boolean
}

type Listener = (news: { storyId: string; status?: string; message?: string }) => void

/** The used part of Storybook's channel. */
interface Channel {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, news: object) => void
}

/** The first story of each window; it is not tested itself. */
const FIRST = 'foundations-parts--depth'

const HEIGHTS: Record<number, number> = { 390: 844, 1280: 900 }

/** Windows that are reused for many stories, because opening one takes longer than a story. */
export class Stage {
  readonly #windows = new Map<string, Promise<Page>>()
  /** Pending requests by window. */
  readonly #awaited = new WeakMap<Page, Set<Request>>()

  constructor(readonly browser: Browser) {}

  /**
   * Shows a story, runs its play function, and waits for fonts and pictures.
   * @param isPlay true to fail if the play function fails; at another width than its own it may not find its elements
   */
  async show(id: string, view: View, { isPlay = false } = {}): Promise<Page> {
    const key = JSON.stringify(view)
    const opened = this.#windows.get(key) ?? this.#open(view)
    this.#windows.set(key, opened)
    const page = await opened
    // Firefox reports focus only to the window in front.
    if (isPlay) await page.bringToFront()
    const { end, thrown } = await page.evaluate(resultOf, id)
    if (end !== 'success' || (isPlay && thrown))
      throw new Error(`The story ${id} ended with ${thrown || end}\nnpm run test:stories`)
    await page.evaluate(settle)
    return page
  }

  /** Waits for lazy parts of a story, and for their fonts and pictures. */
  async arrived(page: Page): Promise<void> {
    if (this.#awaited.get(page)!.size === 0) return
    await expect.poll(() => this.#awaited.get(page)!.size).toBe(0)
    await page.evaluate(settle)
  }

  /** Opens a window with an unrelated story: one that starts while its window opens loses the focus or its events. */
  async #open({ width, scheme = 'light', forcedColours }: View): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width, height: HEIGHTS[width]! },
      forcedColors: forcedColours ? 'active' : 'none',
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(`(${freezeClock})('${storyBase.toISOString()}')`)
    await context.addInitScript(nameRunner)
    const page = await context.newPage()
    const awaited = new Set<Request>()
    this.#awaited.set(page, awaited)
    page.on('request', (request) => awaited.add(request))
    page.on('requestfinished', (request) => awaited.delete(request))
    page.on('requestfailed', (request) => awaited.delete(request))
    await page.goto(
      `${process.env.REVIEW_URL}iframe.html?viewMode=story&id=${FIRST}&globals=scheme:${scheme};a11y.manual:!true`,
    )
    await page.locator('body.sb-show-main #storybook-root > *').first().waitFor()
    return page
  }
}

/**
 * Runs in the page: this user agent makes Storybook skip animations, instead of waiting a tenth of a second for each
 * story.
 */
function nameRunner(): void {
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} StorybookTestRunner` })
}

/** Runs in the page: requests a story from Storybook and waits until it has finished. */
function resultOf(id: string): Promise<{ end: string; thrown: string }> {
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
  return new Promise((resolve) => {
    // A story whose play function throws still finishes with success here.
    let thrown = ''
    const finish = (end: string) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve({ end, thrown })
    }
    const listeners: Record<string, Listener> = {
      playFunctionThrewException: ({ message }) => (thrown = message || 'an error of its play function'),
      storyFinished: ({ storyId, status }) => storyId === id && finish(status ?? 'nothing'),
      storyErrored: () => finish('an error'),
      storyMissing: () => finish('nothing: it is missing'),
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Runs in the page: waits for fonts and pictures, also those further down. */
async function settle(): Promise<void> {
  const pictures = [...document.images]
  pictures.forEach((picture) => (picture.loading = 'eager'))
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
  // An opened dialog moves the focus to its first field, which scrolls.
  if (document.querySelector(':modal, :popover-open')) await new Promise((done) => setTimeout(done, 300))
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** Playwright's `test` with a stage. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [async ({ browser }, provide) => provide(new Stage(browser)), { scope: 'worker' }],
})

export { expect } from '@playwright/test'
