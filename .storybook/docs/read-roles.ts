import { within } from 'storybook/test'

/** One thing a screen reader comes across. */
export interface Said {
  role: string
  name: string
  /** How many of the kind have a name that differs in nothing but what it is about. */
  count: number
  /** Whether a change of it is read out by itself. */
  live: boolean
}

const ROLES = [
  'alert',
  'alertdialog',
  'article',
  'banner',
  'button',
  'checkbox',
  'combobox',
  'complementary',
  'contentinfo',
  'dialog',
  'figure',
  'form',
  'group',
  'heading',
  'img',
  'link',
  'list',
  'listbox',
  'log',
  'main',
  'menu',
  'menuitem',
  'navigation',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'search',
  'searchbox',
  'slider',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'table',
  'tablist',
  'tabpanel',
  'textbox',
  'timer',
  'tooltip',
]

const LIVE = /^(alert|log|status)$/

/** More than this is a page, and a page is read on the page. */
const MOST = 16

/** Roles and names below an element, as the rules of the web compute them, in the order they are come across. */
export function readRoles(root: HTMLElement): readonly Said[] {
  const found: { element: Element; role: string; name: string }[] = []
  for (const role of ROLES) {
    const note = (name: string, element: Element) => found.push({ element, role, name }) > 0
    within(root).queryAllByRole(role, { name: note })
  }
  found.sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  const said = new Map<string, Said>()
  for (const { role, name, element } of found) {
    const live = LIVE.test(role) || element.hasAttribute('aria-live')
    // Twelve "Remove …" are one thing twelve times.
    const key = `${role} ${name.split(' ', 1)[0]!}`
    const before = said.get(key)
    said.set(key, { role, name: before?.name ?? name, live, count: (before?.count ?? 0) + 1 })
  }
  return [...said.values()].slice(0, MOST)
}
