import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const styles = cva('flex gap-2.5 rounded-md border border-transparent px-3.5 py-3 text-ink', {
  variants: {
    tone: {
      info: 'bg-info-quiet [&_svg]:text-info',
      positive: 'bg-positive-quiet [&_svg]:text-positive',
    },
  },
})

export interface HintProps {
  tone: NonNullable<VariantProps<typeof styles>['tone']>
  /** The icon of the subject. */
  icon: ReactNode
  children: string
}

/** A hint beside the total about the benefit of a slightly larger order. */
export function Hint({ tone, icon, children }: HintProps) {
  return (
    <p data-tone={tone} className={styles({ tone })}>
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
