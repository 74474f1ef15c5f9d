import type { Location, To } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { createBackHandler, type RouterHistory } from './back-handler'

type Handlers = Pick<ReturnType<typeof createBackHandler>, 'handlePop' | 'handleRender'>

/** A simulated history, with Back and Forward, and a router that renders at once. */
function openHistory() {
  const entries: Location[] = []
  let index = -1
  let created = 0
  let handlers: Handlers = { handlePop: () => {}, handleRender: () => {} }
  const go = (steps: number) => {
    index += steps
    handlers.handlePop()
    handlers.handleRender(entries[index]!, 'POP')
  }
  const push = (to: To, state?: unknown) => {
    entries.splice(++index, Infinity, { ...(to as Location), key: `entry-${created++}`, state })
    handlers.handleRender(entries[index]!, 'PUSH')
  }
  const history = {
    get location() {
      return entries[index]!
    },
    push,
    go,
  } as unknown as RouterHistory
  push({ pathname: '/profile', search: '' })
  push({ pathname: '/order', search: '' }, { ended: 'anna' })
  return {
    history,
    follow: (next: Handlers) => void (handlers = next),
    visit: (pathname: string, search = '') => push({ pathname, search }),
    back: (steps = 1) => go(-steps),
    forward: () => go(1),
    at: () => history.location.pathname + history.location.search,
    entries: () => entries.map(({ pathname }) => pathname),
    state: () => history.location.state as unknown,
  }
}

/** Adds an open overlay. */
function open(target: ReturnType<typeof createBackHandler>, { refuses = false } = {}) {
  const overlay = { isOpen: true, closeRequests: 0, close: () => undefined as void }
  const remove = target.add(() => {
    overlay.closeRequests += 1
    if (!refuses) overlay.close()
  })
  overlay.close = () => {
    overlay.isOpen = false
    remove()
  }
  return overlay
}

/** Waits for pending history events. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

let browser: ReturnType<typeof openHistory>
let handler: ReturnType<typeof createBackHandler>

beforeEach(() => {
  browser = openHistory()
  handler = createBackHandler(browser.history)
  handler.handleRender(browser.history.location, 'POP')
  browser.follow(handler)
})

it('closes an overlay on Back and stays on the page; the next Back leaves it', async () => {
  const dialog = open(handler)
  await settled()
  expect(browser.entries()).toEqual(['/profile', '/order', '/order'])
  browser.back()
  await settled()
  expect([dialog.isOpen, browser.at()]).toEqual([false, '/order'])
  browser.back()
  expect(browser.at()).toBe('/profile')
})

it('removes the entry of an overlay that was closed otherwise', async () => {
  const dialog = open(handler)
  await settled()
  dialog.close()
  await settled()
  browser.back()
  await settled()
  expect(browser.at()).toBe('/profile')
})

it('reuses the entry of an overlay that closes while another opens', async () => {
  const first = open(handler)
  await settled()
  first.close()
  const second = open(handler)
  await settled()
  expect(browser.entries()).toHaveLength(3)
  browser.back()
  await settled()
  expect([second.isOpen, browser.at()]).toEqual([false, '/order'])
})

it('keeps an overlay that refuses to close, and asks it again on the next Back', async () => {
  const dialog = open(handler, { refuses: true })
  await settled()
  browser.back()
  await settled()
  browser.back()
  await settled()
  expect([dialog.isOpen, dialog.closeRequests, browser.at()]).toEqual([true, 2, '/order'])
})

it('closes the last of several overlays', async () => {
  const [below, above] = [open(handler), open(handler)]
  await settled()
  browser.back()
  await settled()
  expect([below.isOpen, above.isOpen]).toEqual([true, false])
})

it('does not reopen overlays on Forward', async () => {
  open(handler)
  await settled()
  browser.back()
  await settled()
  browser.forward()
  await settled()
  expect([browser.at(), browser.state()]).toEqual(['/order', { ended: 'anna' }])
})

it('goes back at once from a page that a menu led to', async () => {
  const menu = open(handler)
  await settled()
  menu.close()
  browser.visit('/cart')
  await settled()
  expect(browser.at()).toBe('/cart')
  browser.back()
  await settled()
  browser.back()
  await settled()
  expect(browser.at()).toBe('/profile')
})

it('closes an overlay first that stayed open while the URL changed', async () => {
  const sheet = open(handler)
  await settled()
  browser.visit('/order', '?filtered')
  await settled()
  browser.back()
  await settled()
  expect([sheet.isOpen, browser.at()]).toEqual([false, '/order?filtered'])
})

/** Delays rendering: only the last location is rendered. */
function delayRendering() {
  const rendered = browser.history.location
  let last: Parameters<typeof handler.handleRender> | undefined
  browser.follow({ handlePop: handler.handlePop, handleRender: (...now) => void (last = now) })
  return () => {
    browser.follow(handler)
    if (last && last[0].key !== rendered.key) handler.handleRender(...last)
  }
}

it('keeps an overlay that opens while entries are being removed', async () => {
  const closed = [open(handler), open(handler)]
  await settled()
  const catchUp = delayRendering()
  closed.forEach(({ close }) => close())
  await settled()
  catchUp()
  const next = open(handler)
  await settled()
  expect([next.isOpen, browser.entries()]).toEqual([true, ['/profile', '/order', '/order']])
})

it('closes an overlay that has just opened if Back is pressed before the page renders', async () => {
  const catchUp = delayRendering()
  const menu = open(handler)
  await settled()
  browser.back()
  catchUp()
  await settled()
  expect([menu.isOpen, browser.at()]).toEqual([false, '/order'])
})

it('does not ask overlays of a page that Back leaves', async () => {
  const menu = open(handler)
  await settled()
  menu.close()
  browser.visit('/cart')
  const form = open(handler)
  await settled()
  const catchUp = delayRendering()
  browser.back(2)
  expect(form.closeRequests).toBe(0)
  form.close()
  catchUp()
  await settled()
  expect(browser.at()).toBe('/order')
})

it('removes the entries of several overlays in one step', async () => {
  const closed = [open(handler), open(handler)]
  await settled()
  const go = vi.spyOn(browser.history, 'go').mockImplementation(() => {})
  closed.forEach(({ close }) => close())
  await settled()
  expect(go.mock.calls).toEqual([[-2]])
})
