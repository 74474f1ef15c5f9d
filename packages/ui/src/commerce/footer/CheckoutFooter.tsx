import type { ReactNode } from 'react'
import { PageWidth } from '../../components/page-layout'
import { Legal } from './Legal'
import { SupportLine } from './SupportLine'

export interface CheckoutFooterProps {
  /** How the buyer has the shop shown, at the end of the last line; nothing by default. */
  settings?: ReactNode
}

/** The foot of the checkout: how to reach the shop, and the legal pages. Nothing leads away to other goods. */
export function CheckoutFooter({ settings }: CheckoutFooterProps) {
  return (
    <div className="mt-10 border-t-2 border-shelf bg-surface md:mt-16">
      <PageWidth>
        <SupportLine />
        <Legal settings={settings} />
      </PageWidth>
    </div>
  )
}
