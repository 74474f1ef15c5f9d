import type { ReactNode } from 'react'
import { useLinkElement } from '../link'
import { buttonStyles, type ButtonSize, type ButtonVariant, type ButtonWidth } from './styles'

export interface LinkButtonProps {
  /** The URL. */
  href: string
  /** The link text ("Browse Products"), with an icon before or after it if that helps. */
  children: ReactNode
  /** Rank among the buttons near it; `primary` by default. */
  variant?: Exclude<ButtonVariant, 'danger'>
  /** Height and font size; `md` by default. */
  size?: ButtonSize
  /** `full` fills the line, e.g. in a bar at the bottom of a phone. */
  width?: ButtonWidth
  /** The accessible name if the text alone does not describe the destination; it begins with that text. */
  label?: string
  /** Called before navigation, e.g. to close the dialog that contains the link. */
  onActivate?: () => void
}

/** A link among buttons that looks like one. For actions use Button. */
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
