import type { ReactNode } from 'react'
import { useLinkElement } from '../../../components/actions/link'

export interface MenuEntryProps {
  /** The target. */
  href: string
  /** The text ("Orders"). */
  label: string
  /** An icon before the label. */
  icon?: ReactNode
  /** True for the current page or category. */
  current?: boolean
  /** The link was activated; the menu closes. */
  onActivate: () => void
}

/** A link in the menu on phones. */
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
