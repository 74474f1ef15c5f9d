import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionStore } from './session.store'

const anna = 'anna@kiosk.example'
const bjorn = 'bjorn@grocer.example'

/** A browser with several tabs, which share its cookies. */
function createBrowser() {
  const tabs = new Set<{ notify: () => void; becomeVisible: () => void }>()
  let record: string | null = null

  function openTab({ reachable: receives = true } = {}) {
    const tab = { notify: () => {}, becomeVisible: () => {} }
    const session = createSessionStore({
      record: { read: () => record, clear: () => void (record = null) },
      otherTabs: {
        notify: () => tabs.forEach((other) => other !== tab && other.notify()),
        listen(callback) {
          if (receives) tab.notify = callback
          return () => undefined
        },
      },
      onPageVisible: (callback) => void (tab.becomeVisible = callback),
    })
    tabs.add(tab)
    return { session, show: () => tab.becomeVisible() }
  }

  return {
    openTab,
    /** Sets the record, as the store does at sign-in, and returns it. */
    setRecord(email: string, session = 'first') {
      record = encodeURIComponent(JSON.stringify({ email, session }))
      return record
    },
    /** Removes the record, as the store does at sign-out, or the browser when it is closed. */
    removeRecord: () => void (record = null),
    setText: (text: string) => void (record = text),
    record: () => record,
  }
}

const signedIn = { status: 'signed_in', ready: true, ended: null }
const signedOut = { status: 'signed_out', ready: true, ended: null }
/** Anna’s session has ended, but not by a sign-out in this tab. */
const ended = { ...signedOut, ended: anna }

let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  browser = createBrowser()
})

describe('a tab', () => {
  it('knows the signed-in user from the start', () => {
    browser.setRecord(anna)
    const { session } = browser.openTab()
    expect([session.getSnapshot(), session.getUser()]).toEqual([signedIn, anna])
  })

  it('knows from the start that no user is signed in', () => {
    const { session } = browser.openTab()
    expect([session.getSnapshot(), session.getUser()]).toEqual([signedOut, undefined])
  })

  it('ignores a malformed record', () => {
    for (const text of ['', '{', '%', 'null', '{"email":1}', '{"email":""}', '%7B%7D']) {
      browser.setText(text)
      expect(browser.openTab().session.getSnapshot()).toEqual(signedOut)
    }
  })

  it('reads the record again before each request, and when it becomes visible', () => {
    const isolated = browser.openTab({ reachable: false })
    browser.setRecord(anna)
    isolated.show()
    expect(isolated.session.getSnapshot()).toEqual(signedIn)
    browser.setRecord(bjorn)
    expect(isolated.session.getUser()).toBe(bjorn)
    browser.removeRecord()
    isolated.show()
    expect(isolated.session.getSnapshot()).toEqual({ ...signedOut, ended: bjorn })
  })
})

describe('signing in', () => {
  it('updates every open tab', () => {
    const [first, second] = [browser.openTab(), browser.openTab()]
    browser.setRecord(anna)
    expect(first.session.start()).toBe(true)
    expect(second.session.getSnapshot()).toEqual(signedIn)
  })

  it('fails if the browser blocks cookies', () => {
    const { session } = browser.openTab()
    expect(session.start()).toBe(false)
    expect(session.getSnapshot()).toEqual(signedOut)
  })
})

describe('signing out', () => {
  it('removes the record and updates the other tabs, where the session counts as ended', () => {
    browser.setRecord(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    second.session.end()
    expect([first.session.getSnapshot(), second.session.getSnapshot()]).toEqual([ended, signedOut])
    expect(browser.record()).toBeNull()
  })

  it('resets the ended session of other tabs at the next sign-in', () => {
    browser.setRecord(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    second.session.end()
    browser.setRecord(bjorn)
    second.session.start()
    first.session.end()
    expect([first.session.getSnapshot(), second.session.getSnapshot().ended]).toEqual([signedOut, bjorn])
  })
})

describe('a session that the store rejects', () => {
  it('is ended in every open tab', () => {
    const rejected = browser.setRecord(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    second.session.refuse(rejected)
    expect([first.session.getSnapshot(), second.session.getSnapshot()]).toEqual([ended, ended])
    expect(browser.record()).toBeNull()
  })

  it('is ended in every open tab even if the record is already removed', () => {
    const rejected = browser.setRecord(anna)
    const [first, second] = [browser.openTab(), browser.openTab()]
    browser.removeRecord()
    second.session.refuse(rejected)
    expect(first.session.getSnapshot()).toEqual(ended)
  })

  it('does not sign out another user who has signed in since', () => {
    const rejected = browser.setRecord(anna)
    const { session } = browser.openTab()
    browser.setRecord(bjorn)
    expect(session.getUser()).toBe(bjorn)
    session.refuse(rejected)
    expect(session.getUser()).toBe(bjorn)
  })

  it('does not end a newer session of the same user, also in a tab that was not notified of it', () => {
    browser.setRecord(anna)
    const { session } = browser.openTab()
    const rejected = session.getSession()
    browser.setRecord(anna, 'second')
    session.refuse(rejected!)
    expect([session.getUser(), session.getSnapshot()]).toEqual([anna, signedIn])
    expect(session.getSession()).not.toBe(rejected)
  })

  it('does not exist for a visitor', () => {
    expect(browser.openTab().session.getSession()).toBeUndefined()
  })
})

describe('subscribers of the session', () => {
  it('are notified of changes until they unsubscribe', () => {
    const { session } = browser.openTab()
    const users: (string | undefined)[] = []
    const stop = session.subscribe(() => users.push(session.getUser()))
    browser.setRecord(anna)
    session.start()
    browser.setRecord(bjorn)
    session.start()
    session.end()
    stop()
    browser.setRecord(anna)
    session.start()
    expect(users).toEqual([anna, bjorn, undefined])
  })

  it('get the same snapshot object until it changes, and "signed out" while a page is prerendered', () => {
    browser.setRecord(anna)
    const { session } = browser.openTab()
    expect(session.getSnapshot()).toBe(session.getSnapshot())
    expect(session.getServerSnapshot()).toEqual({ ...signedOut, ready: false })
  })
})

afterEach(() => vi.unstubAllGlobals())

it('has equal server and client snapshots on a page that was rendered for a visitor, but not for a customer', () => {
  const environmentOf = (record: string | null) => ({
    record: { read: () => record, clear: () => undefined },
    otherTabs: { notify: () => undefined, listen: () => () => undefined },
    onPageVisible: () => undefined,
  })
  const store = createSessionStore(environmentOf(null), null)
  expect(store.getServerSnapshot()).toBe(store.getSnapshot())
  const record = encodeURIComponent(JSON.stringify({ email: 'anna@kiosk.example', session: 'q3Zb-1uK' }))
  expect(createSessionStore(environmentOf(record), null).getServerSnapshot()).toMatchObject({ ready: false })
})

it('needs no browser while pages are prerendered, and is signed out', () => {
  vi.stubGlobal('window', undefined)
  const session = createSessionStore()
  expect(session.getSnapshot()).toEqual(signedOut)
  expect(session.start()).toBe(false)
  session.end()
})
