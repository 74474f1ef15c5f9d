import type { Location, To } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { createWayBack, type RouterHistory } from './way-back'

/** A browser's history, and the hand that presses Back and Forward. */
function openHistory() {
  const entries: Location[] = []
  let index = -1
  let made = 0
  let arrive = (_type: 'POP' | 'PUSH') => {}
  const go = (steps: number) => {
    index += steps
    arrive('POP')
  }
  const push = (to: To, state?: unknown) => {
    entries.splice(++index, Infinity, { ...(to as Location), key: `entry-${made++}`, state })
    arrive('PUSH')
  }
  const history = { get location() { return entries[index]! }, push, go } as unknown as RouterHistory
  push({ pathname: '/profile' })
  push({ pathname: '/order' }, { ended: 'anna' })
  return {
    history,
    follow: (next: typeof arrive) => void (arrive = next),
    visit: (pathname: string) => push({ pathname }),
    back: () => go(-1),
    forward: () => go(1),
    at: () => history.location.pathname,
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
  browser.follow(wayBack.arrive)
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
  browser.visit('/order?filtered')
  await settled()
  browser.back()
  await settled()
  expect([sheet.isOpen, browser.at()]).toEqual([false, '/order?filtered'])
})

it('what opens at the moment at which the page learns of entries that were left stays open', async () => {
  const closed = [open(wayBack), open(wayBack)]
  await settled()
  const shown: Parameters<typeof wayBack.arrive>[0][] = []
  browser.follow((type) => shown.push(type))
  closed.forEach(({ close }) => close())
  await settled()
  browser.follow(wayBack.arrive)
  shown.forEach(wayBack.arrive)
  const next = open(wayBack)
  await settled()
  expect([next.isOpen, browser.entries()]).toEqual([true, ['/profile', '/order', '/order']])
})
