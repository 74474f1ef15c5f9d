import type { ReactNode } from 'react'
import { useLinkElement } from '../link'
import { buttonStyles, type ButtonSize, type ButtonVariant, type ButtonWidth } from './styles'

export interface LinkButtonProps {
  /** Where it leads. */
  href: string
  /** The words of the link ("Browse Products"), with an icon before or after them where that helps. */
  children: ReactNode
  /** Rank among the buttons near it; `primary` by default. */
  variant?: Exclude<ButtonVariant, 'danger'>
  /** Height and type size; `md` by default. */
  size?: ButtonSize
  /** `full` fills the line, as in a bar at the foot of a phone. */
  width?: ButtonWidth
  /** The accessible name where the words alone do not say where it leads; it begins with those words. */
  label?: string
  /** Runs before navigation, for example to close the dialog the link stands in. */
  onActivate?: () => void
}

/** A link that stands among buttons and looks like one. It goes somewhere; it does nothing else. */
export function LinkButton({
  href,
  children,
  variant = 'primary',
  size = 'md',
  width = 'auto',
  label,
  onActivate,
}: LinkButtonProps) {
  const Element = useLinkElement()
  return (
    <Element
      href={href}
      aria-label={label}
      onClick={onActivate ? () => onActivate() : undefined}
      className={buttonStyles({ variant, size, width })}
    >
      <span className="inline-flex items-center justify-center gap-2">{children}</span>
    </Element>
  )
}
