import { within } from 'storybook/test'

/** An element that a screen reader announces. */
export interface RoleEntry {
  role: string
  name: string
  /** The number of elements of the role whose names begin with the same word. */
  count: number
  /** True if changes are announced (live region). */
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

/** Maximum number of entries. */
const MAX_ENTRIES = 16

/** Accessible roles and names of the elements below a root, in document order. */
export function readRoles(root: HTMLElement): readonly RoleEntry[] {
  const found: { element: Element; role: string; name: string }[] = []
  for (const role of ROLES) {
    const note = (name: string, element: Element) => found.push({ element, role, name }) > 0
    within(root).queryAllByRole(role, { name: note })
  }
  found.sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  const entries = new Map<string, RoleEntry>()
  for (const { role, name, element } of found) {
    const live = LIVE.test(role) || element.hasAttribute('aria-live')
    // Twelve "Remove …" buttons count as one entry.
    const key = `${role} ${name.split(' ', 1)[0]!}`
    const before = entries.get(key)
    entries.set(key, { role, name: before?.name ?? name, live, count: (before?.count ?? 0) + 1 })
  }
  return [...entries.values()].slice(0, MAX_ENTRIES)
}
