import type { ReactNode } from 'react'
import { useLinkElement } from '../link'
import { CountMark } from './CountMark'
import { iconButtonStyles } from './styles'

export interface IconLinkProps {
  /** Where it leads. */
  href: string
  /** Where it leads, in words, with the count where there is one ("Cart, 12 items"). */
  label: string
  /** The drawn sign, from the icon folder. */
  icon: ReactNode
  /** A number on the corner, as shown ("12"). */
  count?: string
  /** `outlined` among buttons and fields; `plain` by default. */
  variant?: 'plain' | 'outlined'
  /** `page` marks the link to the page one is on. */
  current?: 'page'
}

/** A link that is only a sign, as the cart and the wishlist in the header. */
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
      {count !== undefined && <CountMark count={count} />}
    </Element>
  )
}
