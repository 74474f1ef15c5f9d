import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionStore } from './session.store'

const anna = 'anna@kiosk.example'
const bjorn = 'bjorn@grocer.example'

/** A browser of several tabs, which share its cookies. */
function createBrowser() {
  const tabs = new Set<{ hear: () => void; show: () => void }>()
  let record: string | null = null

  function openTab({ reachable = true } = {}) {
    const opened = { hear: () => {}, show: () => {} }
    const session = createSessionStore({
      record: { read: () => record, clear: () => void (record = null) },
      otherTabs: {
        tell: () => tabs.forEach((other) => other !== opened && other.hear()),
        listen(look) {
          if (reachable) opened.hear = look
          return () => undefined
        },
      },
      onShown: (look) => void (opened.show = look),
    })
    tabs.add(opened)
    return { session, show: () => opened.show() }
  }

  return {
    openTab,
    /** The store sets the record, as with its answer to sign-in; gives what it is. */
    keep(email: string, session = 'first') {
      record = encodeURIComponent(JSON.stringify({ email, session }))
      return record
    },
    /** The store removes it, or the browser does with its cookies when it is closed. */
    forget: () => void (record = null),
    keepText: (text: string) => void (record = text),
    kept: () => record,
  }
}

const signedIn = { status: 'signed_in', ready: true, ended: null }
const signedOut = { status: 'signed_out', ready: true, ended: null }
/** Anna’s session has ended without her leaving it in this tab. */
const ended = { ...signedOut, ended: anna }

let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  browser = createBrowser()
})

describe('a tab', () => {
  it('knows at once who is signed in, and waits for nobody', () => {
    browser.keep(anna)
    const { session } = browser.openTab()
    expect([session.getSnapshot(), session.getUser()]).toEqual([signedIn, anna])
  })

  it('is a visitor’s where nobody is, and certain of it', () => {
    const { session } = browser.openTab()
    expect([session.getSnapshot(), session.getUser()]).toEqual([signedOut, undefined])
  })

  it('takes a damaged record for none', () => {
    for (const text of ['', '{', '%', 'null', '{"email":1}', '{"email":""}', '%7B%7D']) {
      browser.keepText(text)
      expect(browser.openTab().session.getSnapshot()).toEqual(signedOut)
    }
  })

  it('looks again before each call, and when it is shown again', () => {
    const deaf = browser.openTab({ reachable: false })
    browser.keep(anna)
    deaf.show()
    expect(deaf.session.getSnapshot()).toEqual(signedIn)
    browser.keep(bjorn)
    expect(deaf.session.getUser()).toBe(bjorn)
    browser.forget()
    deaf.show()
    expect(deaf.session.getSnapshot()).toEqual({ ...signedOut, ended: bjorn })
  })
})

describe('signing in', () => {
  it('reaches every open tab', () => {
    const [first, second] = [browser.openTab(), browser.openTab()]
    browser.keep(anna)
    expect(first.session.start()).toBe(true)
    expect(second.session.getSnapshot()).toEqual(signedIn)
  })

  it('has not happened where the browser keeps no cookies', () => {
    const { session } = browser.openTab()
    expect(session.start()).toBe(false)
    expect(session.getSnapshot()).toEqual(signedOut)
  })
})

describe('signing out', () => {
  it('removes the record and reaches every open tab, where it was not the person’s own doing', () => {
    browser.keep(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    second.session.end()
    expect([first.session.getSnapshot(), second.session.getSnapshot()]).toEqual([ended, signedOut])
    expect(browser.kept()).toBeNull()
  })

  it('that was the doing of another tab is forgotten with the next sign-in', () => {
    browser.keep(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    second.session.end()
    browser.keep(bjorn)
    second.session.start()
    first.session.end()
    expect([first.session.getSnapshot(), second.session.getSnapshot().ended]).toEqual([signedOut, bjorn])
  })
})

describe('a session that the store refuses', () => {
  it('signs every open tab out', () => {
    const refused = browser.keep(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    second.session.refuse(refused)
    expect([first.session.getSnapshot(), second.session.getSnapshot()]).toEqual([ended, ended])
    expect(browser.kept()).toBeNull()
  })

  it('signs every open tab out too where the record is gone already', () => {
    const refused = browser.keep(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    browser.forget()
    second.session.refuse(refused)
    expect(first.session.getSnapshot()).toEqual(ended)
  })

  it('signs nobody out where somebody else is signed in by now', () => {
    const refused = browser.keep(anna)
    const { session } = browser.openTab()
    browser.keep(bjorn)
    expect(session.getUser()).toBe(bjorn)
    session.refuse(refused)
    expect(session.getUser()).toBe(bjorn)
  })

  it('signs nobody out where the same person has signed in anew, also in a tab that has not heard of it', () => {
    browser.keep(anna)
    const { session } = browser.openTab()
    const refused = session.getSession()
    browser.keep(anna, 'second')
    session.refuse(refused!)
    expect([session.getUser(), session.getSnapshot()]).toEqual([anna, signedIn])
    expect(session.getSession()).not.toBe(refused)
  })

  it('is none in a tab of a visitor', () => {
    expect(browser.openTab().session.getSession()).toBeUndefined()
  })
})

describe('whoever watches the session', () => {
  it('is told of changes until it stops watching, also of another person', () => {
    const { session } = browser.openTab()
    const seen: (string | undefined)[] = []
    const stop = session.subscribe(() => seen.push(session.getUser()))
    browser.keep(anna)
    session.start()
    browser.keep(bjorn)
    session.start()
    session.end()
    stop()
    browser.keep(anna)
    session.start()
    expect(seen).toEqual([anna, bjorn, undefined])
  })

  it('gets the same object while nothing changes, and "signed out" while a page is rendered ahead', () => {
    browser.keep(anna)
    const { session } = browser.openTab()
    expect(session.getSnapshot()).toBe(session.getSnapshot())
    expect(session.getServerSnapshot()).toEqual({ ...signedOut, ready: false })
  })
})

afterEach(() => vi.unstubAllGlobals())

it('a page that was drawn for a visitor knows that nobody is signed in; it is another one for a customer', () => {
  const environmentOf = (record: string | null) => ({
    record: { read: () => record, clear: () => undefined },
    otherTabs: { tell: () => undefined, listen: () => () => undefined },
    onShown: () => undefined,
  })
  const visitors = createSessionStore(environmentOf(null), null)
  expect(visitors.getServerSnapshot()).toBe(visitors.getSnapshot())
  const record = encodeURIComponent(JSON.stringify({ email: 'anna@kiosk.example', session: 'q3Zb-1uK' }))
  expect(createSessionStore(environmentOf(record), null).getServerSnapshot()).toMatchObject({ ready: false })
})

it('a page rendered ahead of time has no session and needs no browser', () => {
  vi.stubGlobal('window', undefined)
  const session = createSessionStore()
  expect(session.getSnapshot()).toEqual(signedOut)
  expect(session.start()).toBe(false)
  session.end()
})
