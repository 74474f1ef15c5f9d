import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from '../../content/icon'

const styles = cva('flex flex-wrap gap-2.5 rounded-md border border-transparent px-3.5 py-3 text-ink', {
  variants: {
    tone: {
      info: 'bg-info-quiet',
      positive: 'bg-positive-quiet',
      caution: 'bg-caution-quiet',
      critical: 'bg-critical-quiet',
    },
  },
})

const iconStyles = cva('flex-none', {
  variants: {
    tone: {
      info: 'text-info',
      positive: 'text-positive',
      caution: 'text-caution',
      critical: 'text-critical',
    },
  },
})

const ICONS = { info: InfoIcon, positive: CheckIcon, caution: WarningIcon, critical: WarningIcon }

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const

export interface BannerMessageProps {
  /** The kind of message, which decides icon and colour; the text must be clear without them. Default `info`. */
  tone?: 'info' | 'positive' | 'caution' | 'critical'
  /** The message, in one or two sentences. */
  children: ReactNode
  /** One action in response: a quiet button or a link. */
  action?: ReactNode
  /**
   * How the message is announced when it appears: `polite` when the user is idle, `assertive` at once (a rejected
   * form). Default `off`, for a message that is part of the initial page.
   */
  announce?: 'off' | 'polite' | 'assertive'
}

/** A message about the section of the page that contains it. For the result of an action use a toast. */
export function BannerMessage({ tone = 'info', children, action, announce = 'off' }: BannerMessageProps) {
  const Icon = ICONS[tone]
  return (
    <div role={ROLES[announce]} data-tone={tone} className={styles({ tone })}>
      <span className={iconStyles({ tone })}>
        <Icon />
      </span>
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">{children}</div>
      {action && <div className="-my-1.5 flex-none self-center">{action}</div>}
    </div>
  )
}
