import { useOperator, usePlannedPrices, type PlannedPricesOf } from '@skafferi/domain/office'
import { PlannedPrices as PlannedPricesPart } from '@skafferi/ui/office/planned-prices'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

/** The planned prices of a product or an import. */
export default function PlannedPrices({ of }: { of: PlannedPricesOf }) {
  const { planned, removing, removed, problem, remove } = usePlannedPrices(of)
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <PlannedPricesPart
      planned={planned}
      editable={may.includes('catalogue')}
      removing={removing}
      removed={removed}
      failure={problemText(problem)}
      onRemove={({ ids }) => remove(ids)}
    />
  )
}
