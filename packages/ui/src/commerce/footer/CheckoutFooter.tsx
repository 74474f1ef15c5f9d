import { PageWidth } from '../../components/page-layout'
import { Legal } from './Legal'
import { SupportLine } from './SupportLine'

/** The foot of the checkout: how to reach the shop, and the legal pages. Nothing leads away to other goods. */
export function CheckoutFooter() {
  return (
    <div className="mt-10 border-t-2 border-shelf bg-surface md:mt-16">
      <PageWidth>
        <SupportLine />
        <Legal />
      </PageWidth>
    </div>
  )
}
