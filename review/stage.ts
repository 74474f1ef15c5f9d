import { test as base, expect, type Browser, type Page, type Request } from '@playwright/test'
import { freezeClock } from '../.storybook/frozen-clock'
import { storyBase } from '../packages/fixtures/src/world/time'

/** What a window shows stories in. */
export interface View {
  width: number
  scheme?: 'light' | 'dark'
  forcedColours?: boolean
}

type Listener = (news: { storyId: string; status?: string; message?: string }) => void

/** Storybook's channel, as far as it is used here. */
interface Channel {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, news: object) => void
}

/** What a window begins with; no picture and no proof of anything. */
const FIRST = 'foundations-parts--depth'

const HEIGHTS: Record<number, number> = { 390: 844, 1280: 900 }

/** Windows that stories are shown in one after the other: a new one for each costs more than the story. */
export class Stage {
  readonly #windows = new Map<string, Promise<Page>>()
  /** What each window has asked for and not got yet. */
  readonly #awaited = new WeakMap<Page, Set<Request>>()

  constructor(readonly browser: Browser) {}

  /**
   * Shows a story, its play function through, its letters and pictures there.
   * @param isPlay whether it fails where its play function does: at another width than its own it may look for what is not there
   */
  async show(id: string, view: View, { isPlay = false } = {}): Promise<Page> {
    const key = JSON.stringify(view)
    const opened = this.#windows.get(key) ?? this.#open(view)
    this.#windows.set(key, opened)
    const page = await opened
    // Of several windows of Firefox only the one in front tells its page where the focus goes.
    if (isPlay) await page.bringToFront()
    const { end, thrown } = await page.evaluate(tellStory, id)
    if (end !== 'success' || (isPlay && thrown))
      throw new Error(`The story ${id} ends in ${thrown || end}\nnpm run test:stories`)
    await page.evaluate(settle)
    return page
  }

  /** Waits for parts of a story that load later than it, and for their letters and pictures. */
  async arrived(page: Page): Promise<void> {
    if (this.#awaited.get(page)!.size === 0) return
    await expect.poll(() => this.#awaited.get(page)!.size).toBe(0)
    await page.evaluate(settle)
  }

  /** A window with a story that nobody asks for: one that begins while its window comes up loses the focus, or ends unheard. */
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

/** In the page: by this name Storybook ends animations itself, instead of giving each story a tenth of a second for them. */
function nameRunner(): void {
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} StorybookTestRunner` })
}

/** In the page: asks Storybook for a story and waits until it is through. */
function tellStory(id: string): Promise<{ end: string; thrown: string }> {
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
  return new Promise((tell) => {
    // A story whose play function throws still finishes with success here.
    let thrown = ''
    const finish = (end: string) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      tell({ end, thrown })
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

/** In the page: waits for letters and pictures, also those further down. */
async function settle(): Promise<void> {
  const pictures = [...document.images]
  pictures.forEach((picture) => (picture.loading = 'eager'))
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.ready
  // A dialog gives the focus on to its first field once it is open, and a focus scrolls.
  if (document.querySelector(':modal, :popover-open')) await new Promise((done) => setTimeout(done, 300))
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** Playwright's `test` with a stage. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [async ({ browser }, provide) => provide(new Stage(browser)), { scope: 'worker' }],
})

export { expect } from '@playwright/test'
