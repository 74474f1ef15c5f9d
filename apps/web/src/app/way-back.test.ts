import type { Location, To } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { createWayBack, type RouterHistory } from './way-back'

type Tell = Pick<ReturnType<typeof createWayBack>, 'pop' | 'draw'>

/** A browser's history, the hand that presses Back and Forward, and a router that draws what it is told at once. */
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

/** Something over the page, as long as it is open. */
function open(wayBack: ReturnType<typeof createWayBack>, { refuses = false } = {}) {
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

/** What follows from a press by itself is done with. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

let browser: ReturnType<typeof openHistory>
let wayBack: ReturnType<typeof createWayBack>

beforeEach(() => {
  browser = openHistory()
  wayBack = createWayBack(browser.history)
  wayBack.draw(browser.history.location, 'POP')
  browser.follow(wayBack)
})

it('Back closes what is open and stays on the page; the next Back leaves it', async () => {
  const dialog = open(wayBack)
  await settled()
  expect(browser.entries()).toEqual(['/profile', '/order', '/order'])
  browser.back()
  await settled()
  expect([dialog.isOpen, browser.at()]).toEqual([false, '/order'])
  browser.back()
  expect(browser.at()).toBe('/profile')
})

it('what was closed otherwise takes its entry away: Back leads where it should', async () => {
  const dialog = open(wayBack)
  await settled()
  dialog.close()
  await settled()
  browser.back()
  await settled()
  expect(browser.at()).toBe('/profile')
})

it('one that closes while another opens hands its entry on', async () => {
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

it('what may not be closed yet stays, and is asked again by the next Back', async () => {
  const dialog = open(wayBack, { refuses: true })
  await settled()
  browser.back()
  await settled()
  browser.back()
  await settled()
  expect([dialog.isOpen, dialog.asked, browser.at()]).toEqual([true, 2, '/order'])
})

it('of several Back closes the last', async () => {
  const [below, above] = [open(wayBack), open(wayBack)]
  await settled()
  browser.back()
  await settled()
  expect([below.isOpen, above.isOpen]).toEqual([true, false])
})

it('Forward reopens nothing and leads back to the page itself', async () => {
  open(wayBack)
  await settled()
  browser.back()
  await settled()
  browser.forward()
  await settled()
  expect([browser.at(), browser.state()]).toEqual(['/order', { ended: 'anna' }])
})

it('Back from a page that a menu led to arrives on the page below it, at once', async () => {
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

it('what stays open while the address changes under it is still closed first', async () => {
  const sheet = open(wayBack)
  await settled()
  browser.visit('/order', '?filtered')
  await settled()
  browser.back()
  await settled()
  expect([sheet.isOpen, browser.at()]).toEqual([false, '/order?filtered'])
})

/** Has the router draw late: of all that happened meanwhile only the last, and that only if it is not drawn yet. */
function lag() {
  const drawn = browser.history.location
  let last: Parameters<typeof wayBack.draw> | undefined
  browser.follow({ pop: wayBack.pop, draw: (...now) => void (last = now) })
  return () => {
    browser.follow(wayBack)
    if (last && last[0].key !== drawn.key) wayBack.draw(...last)
  }
}

it('what opens at the moment at which the page learns of entries that were left stays open', async () => {
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

it('Back that is quicker than the page closes what has just opened', async () => {
  const catchUp = lag()
  const menu = open(wayBack)
  await settled()
  browser.back()
  catchUp()
  await settled()
  expect([menu.isOpen, browser.at()]).toEqual([false, '/order'])
})

it('Back to another page asks nothing of what stands over the page that is left', async () => {
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

it('several that close at once are left in one step, however long the browser takes for it', async () => {
  const closed = [open(wayBack), open(wayBack)]
  await settled()
  const go = vi.spyOn(browser.history, 'go').mockImplementation(() => {})
  closed.forEach(({ close }) => close())
  await settled()
  expect(go.mock.calls).toEqual([[-2]])
})
