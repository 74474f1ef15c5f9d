import type { ReactNode } from 'react'
import { useLinkElement } from '../../components/link'

export interface MenuEntryProps {
  /** The target. */
  href: string
  /** The text ("Orders"). */
  label: string
  /** A drawn sign before the words. */
  icon?: ReactNode
  /** The open category, or the page one is on. */
  current?: boolean
  /** The link was activated; the menu closes. */
  onActivate: () => void
}

/** One line of a phone's menu. */
export function MenuEntry({ href, label, icon, current = false, onActivate }: MenuEntryProps) {
  const Element = useLinkElement()
  return (
    <li className="border-b border-line last:border-b-0">
      <Element
        href={href}
        aria-current={current ? 'page' : undefined}
        className={
          'flex min-h-11 items-center gap-3 font-medium wrap-anywhere text-ink no-underline ' +
          'aria-[current]:font-bold'
        }
        onClick={onActivate}
      >
        {icon}
        {label}
      </Element>
    </li>
  )
}
