import type { Location, To } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { createBackHandler, type RouterHistory } from './back-handler'

type Tell = Pick<ReturnType<typeof createBackHandler>, 'pop' | 'draw'>

/** A simulated history, with Back and Forward, and a router that renders at once. */
function openHistory() {
  const entries: Location[] = []
  let index = -1
  let made = 0
  let tell: Tell = { pop: () => {}, draw: () => {} }
  const go = (steps: number) => {
    index += steps
    tell.pop()
    tell.draw(entries[index]!, 'POP')
  }
  const push = (to: To, state?: unknown) => {
    entries.splice(++index, Infinity, { ...(to as Location), key: `entry-${made++}`, state })
    tell.draw(entries[index]!, 'PUSH')
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
    follow: (next: Tell) => void (tell = next),
    visit: (pathname: string, search = '') => push({ pathname, search }),
    back: (steps = 1) => go(-steps),
    forward: () => go(1),
    at: () => history.location.pathname + history.location.search,
    entries: () => entries.map(({ pathname }) => pathname),
    state: () => history.location.state as unknown,
  }
}

/** Adds an open overlay. */
function open(wayBack: ReturnType<typeof createBackHandler>, { refuses = false } = {}) {
  const thing = { isOpen: true, asked: 0, close: () => undefined as void }
  const remove = wayBack.add(() => {
    thing.asked += 1
    if (!refuses) thing.close()
  })
  thing.close = () => {
    thing.isOpen = false
    remove()
  }
  return thing
}

/** Waits for pending history events. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

let browser: ReturnType<typeof openHistory>
let wayBack: ReturnType<typeof createBackHandler>

beforeEach(() => {
  browser = openHistory()
  wayBack = createBackHandler(browser.history)
  wayBack.draw(browser.history.location, 'POP')
  browser.follow(wayBack)
})

it('closes an overlay on Back and stays on the page; the next Back leaves it', async () => {
  const dialog = open(wayBack)
  await settled()
  expect(browser.entries()).toEqual(['/profile', '/order', '/order'])
  browser.back()
  await settled()
  expect([dialog.isOpen, browser.at()]).toEqual([false, '/order'])
  browser.back()
  expect(browser.at()).toBe('/profile')
})

it('removes the entry of an overlay that was closed otherwise', async () => {
  const dialog = open(wayBack)
  await settled()
  dialog.close()
  await settled()
  browser.back()
  await settled()
  expect(browser.at()).toBe('/profile')
})

it('reuses the entry of an overlay that closes while another opens', async () => {
  const first = open(wayBack)
  await settled()
  first.close()
  const second = open(wayBack)
  await settled()
  expect(browser.entries()).toHaveLength(3)
  browser.back()
  await settled()
  expect([second.isOpen, browser.at()]).toEqual([false, '/order'])
})

it('keeps an overlay that refuses to close, and asks it again on the next Back', async () => {
  const dialog = open(wayBack, { refuses: true })
  await settled()
  browser.back()
  await settled()
  browser.back()
  await settled()
  expect([dialog.isOpen, dialog.asked, browser.at()]).toEqual([true, 2, '/order'])
})

it('closes the last of several overlays', async () => {
  const [below, above] = [open(wayBack), open(wayBack)]
  await settled()
  browser.back()
  await settled()
  expect([below.isOpen, above.isOpen]).toEqual([true, false])
})

it('does not reopen overlays on Forward', async () => {
  open(wayBack)
  await settled()
  browser.back()
  await settled()
  browser.forward()
  await settled()
  expect([browser.at(), browser.state()]).toEqual(['/order', { ended: 'anna' }])
})

it('goes back at once from a page that a menu led to', async () => {
  const menu = open(wayBack)
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
  const sheet = open(wayBack)
  await settled()
  browser.visit('/order', '?filtered')
  await settled()
  browser.back()
  await settled()
  expect([sheet.isOpen, browser.at()]).toEqual([false, '/order?filtered'])
})

/** Delays rendering: only the last location is rendered. */
function lag() {
  const drawn = browser.history.location
  let last: Parameters<typeof wayBack.draw> | undefined
  browser.follow({ pop: wayBack.pop, draw: (...now) => void (last = now) })
  return () => {
    browser.follow(wayBack)
    if (last && last[0].key !== drawn.key) wayBack.draw(...last)
  }
}

it('keeps an overlay that opens while entries are being removed', async () => {
  const closed = [open(wayBack), open(wayBack)]
  await settled()
  const catchUp = lag()
  closed.forEach(({ close }) => close())
  await settled()
  catchUp()
  const next = open(wayBack)
  await settled()
  expect([next.isOpen, browser.entries()]).toEqual([true, ['/profile', '/order', '/order']])
})

it('closes an overlay that has just opened if Back is pressed before the page renders', async () => {
  const catchUp = lag()
  const menu = open(wayBack)
  await settled()
  browser.back()
  catchUp()
  await settled()
  expect([menu.isOpen, browser.at()]).toEqual([false, '/order'])
})

it('does not ask overlays of a page that Back leaves', async () => {
  const menu = open(wayBack)
  await settled()
  menu.close()
  browser.visit('/cart')
  const form = open(wayBack)
  await settled()
  const catchUp = lag()
  browser.back(2)
  expect(form.asked).toBe(0)
  form.close()
  catchUp()
  await settled()
  expect(browser.at()).toBe('/order')
})

it('removes the entries of several overlays in one step', async () => {
  const closed = [open(wayBack), open(wayBack)]
  await settled()
  const go = vi.spyOn(browser.history, 'go').mockImplementation(() => {})
  closed.forEach(({ close }) => close())
  await settled()
  expect(go.mock.calls).toEqual([[-2]])
})
