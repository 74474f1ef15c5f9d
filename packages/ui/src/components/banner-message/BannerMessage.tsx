import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from '../icon'

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

const signStyles = cva('flex-none', {
  variants: {
    tone: {
      info: 'text-info',
      positive: 'text-positive',
      caution: 'text-caution',
      critical: 'text-critical',
    },
  },
})

const SIGNS = { info: InfoIcon, positive: CheckIcon, caution: WarningIcon, critical: WarningIcon }

const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const

export interface BannerMessageProps {
  /** What kind of news it is. Sign and tone follow; the words must say it by themselves. Default `info`. */
  tone?: 'info' | 'positive' | 'caution' | 'critical'
  /** What is the case, in one or two sentences. */
  children: ReactNode
  /** One thing to do about it: a quiet button or a link. */
  action?: ReactNode
  /**
   * Whether it is read out when it appears: `polite` when the reader pauses, `assertive` at once (a refused form).
   * Default `off`, for news that stands on the page from the start.
   */
  announce?: 'off' | 'polite' | 'assertive'
}

/** News about the part of the page it stands in. News about what one just did, from anywhere, is a toast. */
export function BannerMessage({ tone = 'info', children, action, announce = 'off' }: BannerMessageProps) {
  const Sign = SIGNS[tone]
  return (
    <div role={ROLES[announce]} data-tone={tone} className={styles({ tone })}>
      <span className={signStyles({ tone })}>
        <Sign />
      </span>
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">{children}</div>
      {action && <div className="-my-1.5 flex-none self-center">{action}</div>}
    </div>
  )
}
