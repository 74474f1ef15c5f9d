import { useTestCustomer } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { TestCustomer } from '@skafferi/ui/office/test-customer'

/** The card of the test customer, for owners. */
export default function TestCustomerCard() {
  const { link, busy, problem, make } = useTestCustomer()
  const problemText = useOfficeProblem()
  if (!make) return null
  return <TestCustomer link={link} busy={busy} problem={problemText(problem)} onMake={() => void make()} />
}
