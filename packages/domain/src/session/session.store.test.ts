import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionEnvironment, SessionMessage, TextStorage } from './session.environment'
import { createSessionStore } from './session.store'

const day = 24 * 60 * 60 * 1000

/** A browser of several tabs: a shared store, a channel, and a clock that is moved by hand. */
function createBrowser() {
  const tabs = new Set<{ hear: (message: SessionMessage) => void; changed: (text: string | null) => void }>()
  const timers: { at: number; callback: () => void }[] = []
  let sharedText: string | null = null
  let now = Date.parse('2026-11-20T08:00:00Z')

  function openTab({ channel = true, ownText = null as string | null } = {}) {
    const opened = { hear: (_: SessionMessage) => {}, changed: (_: string | null) => {} }
    const others = () => [...tabs].filter((other) => other !== opened)
    const changeShared = (text: string | null) => {
      if (text === sharedText) return
      sharedText = text
      for (const other of others()) other.changed(text)
    }
    const tab: TextStorage = {
      read: () => ownText,
      write: (text) => void (ownText = text),
      clear: () => void (ownText = null),
    }
    const environment: SessionEnvironment = {
      shared: { read: () => sharedText, write: changeShared, clear: () => changeShared(null) },
      tab,
      channel: channel
        ? {
            post: (message) => others().forEach((other) => other.hear(message)),
            listen: (listener) => void (opened.hear = listener),
          }
        : undefined,
      onSharedChange: (listener) => void (opened.changed = listener),
      now: () => now,
      after: (milliseconds, callback) => void timers.push({ at: now + milliseconds, callback }),
    }
    tabs.add(opened)
    const session = createSessionStore(environment)
    return {
      session,
      close: () => tabs.delete(opened),
      /** Reloading keeps what the tab itself stored. */
      reload: () => {
        tabs.delete(opened)
        return openTab({ channel, ownText })
      },
    }
  }

  return {
    openTab,
    pass(milliseconds: number) {
      now += milliseconds
      for (const timer of timers.splice(0)) {
        if (timer.at <= now) timer.callback()
        else timers.push(timer)
      }
    },
    restart() {
      tabs.clear()
    },
    /** A message from a tab that has been slow. */
    say(message: SessionMessage) {
      for (const tab of tabs) tab.hear(message)
    },
  }
}

const signedIn = { status: 'signed_in', ready: true }
const signedOut = { status: 'signed_out', ready: true }
const asking = { status: 'signed_out', ready: false }

let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  browser = createBrowser()
})

describe('a remembered session', () => {
  it('is there again after the browser was closed, for 30 days', () => {
    browser.openTab().session.start({ token: 't1', remember: true })
    browser.restart()
    browser.pass(30 * day - 1)
    expect(browser.openTab().session.getToken()).toBe('t1')
    browser.restart()
    browser.pass(1)
    expect(browser.openTab().session.getToken()).toBeUndefined()
  })

  it('is known to a new tab at once', () => {
    browser.openTab().session.start({ token: 't1', remember: true })
    expect(browser.openTab().session.getSnapshot()).toEqual(signedIn)
  })

  it('signs the open tabs in, also where they cannot be spoken to', () => {
    const deaf = browser.openTab({ channel: false })
    expect(deaf.session.getSnapshot()).toEqual(signedOut)
    browser.openTab().session.start({ token: 't1', remember: true })
    expect(deaf.session.getToken()).toBe('t1')
  })
})

describe('a session that is not remembered', () => {
  it('survives a reload of its tab', () => {
    const tab = browser.openTab()
    tab.session.start({ token: 't1', remember: false })
    expect(tab.reload().session.getToken()).toBe('t1')
  })

  it('ends with the browser', () => {
    browser.openTab().session.start({ token: 't1', remember: false })
    browser.restart()
    expect(browser.openTab().session.getToken()).toBeUndefined()
  })

  it('takes the place of a remembered one', () => {
    const tab = browser.openTab()
    tab.session.start({ token: 't1', remember: true })
    tab.session.start({ token: 't2', remember: false })
    browser.restart()
    expect(browser.openTab().session.getToken()).toBeUndefined()
  })

  it('is told to a new tab by an open one', () => {
    browser.openTab().session.start({ token: 't1', remember: false })
    const second = browser.openTab()
    expect(second.session.getSnapshot()).toEqual(signedIn)
    expect(second.session.getToken()).toBe('t1')
  })

  it('is not sent any more after 12 hours', () => {
    const tab = browser.openTab()
    tab.session.start({ token: 't1', remember: false })
    browser.pass(day / 2)
    expect(tab.reload().session.getToken()).toBeUndefined()
  })
})

describe('a tab that finds no session', () => {
  it('is not certain before the others had time to answer', () => {
    const { session } = browser.openTab()
    expect(session.getSnapshot()).toEqual(asking)
    browser.pass(149)
    expect(session.getSnapshot()).toEqual(asking)
    browser.pass(1)
    expect(session.getSnapshot()).toEqual(signedOut)
  })

  it('is certain at once where there is nobody to ask', () => {
    expect(browser.openTab({ channel: false }).session.getSnapshot()).toEqual(signedOut)
  })

  it('stays signed in when the time to answer is over', () => {
    const { session } = browser.openTab()
    session.start({ token: 't1', remember: false })
    browser.pass(150)
    expect(session.getSnapshot()).toEqual(signedIn)
  })

  it('takes damaged storage for no session', () => {
    for (const ownText of ['', '{', '{"token":1}', 'null']) {
      expect(browser.openTab({ ownText }).session.getToken()).toBeUndefined()
    }
  })
})

describe('signing out', () => {
  it.each([true, false])('ends the session in every open tab (remembered: %s)', (remember) => {
    const first = browser.openTab()
    const second = browser.openTab()
    first.session.start({ token: 't1', remember })
    expect(second.session.getToken()).toBe('t1')
    second.session.end()
    expect([first.session.getSnapshot(), second.session.getSnapshot()]).toEqual([signedOut, signedOut])
    expect(first.reload().session.getToken()).toBeUndefined()
  })

  it('reaches tabs that cannot be spoken to, through the shared store', () => {
    const deaf = browser.openTab({ channel: false })
    const tab = browser.openTab()
    tab.session.start({ token: 't1', remember: true })
    tab.session.end()
    expect(deaf.session.getSnapshot()).toEqual(signedOut)
  })

  it('of an earlier session leaves the present one alone', () => {
    const tab = browser.openTab()
    tab.session.start({ token: 't2', remember: true })
    browser.say({ type: 'end', token: 't1' })
    expect(tab.session.getToken()).toBe('t2')
    expect(tab.reload().session.getToken()).toBe('t2')
  })

  it('does not touch a session that was started meanwhile', () => {
    const first = browser.openTab()
    const second = browser.openTab()
    first.session.start({ token: 't1', remember: false })
    second.session.start({ token: 't2', remember: true })
    second.session.refuse('t1')
    expect([first.session.getToken(), second.session.getToken()]).toEqual(['t2', 't2'])
  })
})

describe('a refused token', () => {
  it('signs every open tab out', () => {
    const first = browser.openTab()
    const second = browser.openTab()
    first.session.start({ token: 't1', remember: false })
    second.session.refuse('t1')
    expect([first.session.getSnapshot(), second.session.getSnapshot()]).toEqual([signedOut, signedOut])
  })

  it('signs nobody out where a newer one is in use', () => {
    const tab = browser.openTab()
    tab.session.start({ token: 't1', remember: true })
    tab.session.start({ token: 't2', remember: true })
    tab.session.refuse('t1')
    expect(tab.session.getToken()).toBe('t2')
  })
})

describe('whoever watches the session', () => {
  it('is told of changes until it stops watching', () => {
    const { session } = browser.openTab()
    const seen: string[] = []
    const stop = session.subscribe(() => seen.push(session.getSnapshot().status))
    session.start({ token: 't1', remember: false })
    session.end()
    stop()
    session.start({ token: 't2', remember: false })
    expect(seen).toEqual(['signed_in', 'signed_out'])
  })

  it('gets the same object while nothing changes, and "signed out" while a page is rendered ahead', () => {
    const { session } = browser.openTab()
    expect(session.getSnapshot()).toBe(session.getSnapshot())
    session.start({ token: 't1', remember: true })
    expect(session.getServerSnapshot()).toEqual(asking)
  })
})

afterEach(() => vi.unstubAllGlobals())

it('a page rendered ahead of time has no session and needs no browser', () => {
  vi.stubGlobal('window', undefined)
  const session = createSessionStore()
  expect(session.getSnapshot()).toEqual(signedOut)
  session.start({ token: 't1', remember: true })
  session.end()
})
