import { PageWidth } from '../../../components/layout/page-layout'
import { Legal } from './Legal'
import { SupportLine } from './SupportLine'

/** The footer of the checkout: contact and legal pages, without other links. */
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
