import type { ReactNode } from 'react'
import { useLinkElement } from '../link'
import { CountBadge } from './CountBadge'
import { iconButtonStyles } from './styles'

export interface IconLinkProps {
  /** The URL. */
  href: string
  /** The accessible name, including the count if there is one ("Cart, 12 items"). */
  label: string
  /** The icon, from the icon folder. */
  icon: ReactNode
  /** A formatted number on the corner ("12"). */
  count?: string
  /** `outlined` among buttons and fields; `plain` by default. */
  variant?: 'plain' | 'outlined'
  /** `page` for a link to the current page. */
  current?: 'page'
}

/** A link with only an icon, such as cart and wishlist in the header. */
export function IconLink({ href, label, icon, count, variant = 'plain', current }: IconLinkProps) {
  const Element = useLinkElement()
  return (
    <Element
      href={href}
      aria-label={label}
      title={label}
      aria-current={current}
      className={iconButtonStyles({ variant })}
    >
      {icon}
      {count !== undefined && <CountBadge count={count} />}
    </Element>
  )
}
